"""Our Slovenian deals of four: bonuses, announced and silent."""

from collections.abc import Iterator

from tests.golden.plans import Plan
from tests.golden.shown.situation import alone, event, in_trick, line, lost, no_line, points, total, with_partner, won
from tests.golden.shown.slovenian_hands import HIGH_0, LOW, PAGAT_0, STRONG, TOP, Rest, called, solo


def bonuses() -> Iterator[Rest]:
    with_pagat = {0: "t22 t21 t20 t19 t18 t1", 2: "hK"}
    yield (
        "trula-silent",
        "Pagat, mond and škis end up with the declarer's side: ten, though nobody said so.",
        (line("trula", 1, announced=False), no_line("pagat_ultimo")),
        Plan(with_pagat, called("two")),
    )
    yield (
        "trula-silent-against",
        "The opponents gather the trula: ten off the declarer's side.",
        (line("trula", -1, announced=False),),
        Plan({1: "t22 t21 t1", 2: "hK"}, called("two")),
    )
    yield (
        "kings-silent",
        "All four kings in the declarer's piles.",
        (line("kings", 1, announced=False),),
        Plan({0: "t22 t21 t20 dK cK", 2: "hK sK"}, called("one")),
    )
    yield (
        "kings-silent-against",
        "All four kings, the called one among them, end up with the opponents: minus ten.",
        (line("kings", -1, announced=False),),
        Plan({1: "cK sK dK t22", 2: "hK"}, called("three")),
    )
    yield (
        "king-ultimo-silent",
        "The called king is kept for the last trick, which the declarer's side wins.",
        (line("king_ultimo", 1, announced=False),),
        Plan({0: STRONG, 2: "hK"}, called("two"), ("high", "low", "keep hK low", "low")),
    )
    yield (
        "king-ultimo-silent-lost",
        "The called king falls in the last trick to an opponent: minus ten.",
        (line("king_ultimo", -1, announced=False),),
        Plan({1: STRONG, 2: "hK"}, called("two"), ("low", "keep t22 t21 low", "keep hK low", "low")),
    )
    yield (
        "pagat-silent",
        "The pagat takes the last trick: twenty-five.",
        (line("pagat_ultimo", 1, announced=False),),
        Plan(with_pagat, called("one"), PAGAT_0),
    )
    yield (
        "pagat-silent-beaten",
        "The pagat is beaten in the last trick by an opponent: minus twenty-five.",
        (line("pagat_ultimo", -1, announced=False), lambda m: m.result.declarer != m.happened("trick_won")[-1].seat),
        Plan({0: "t1 t20", 1: "t22", 2: "hK"}, called("one"), ("keep t1 any", "keep t22 any", "any", "any")),
    )
    yield (
        "pagat-silent-by-team-mate",
        "A team-mate takes the last trick from the pagat: it is beaten all the same.",
        (
            line("pagat_ultimo", -1),
            in_trick(-1, "t1"),
            lambda m: m.happened("trick_won")[-1].seat in (m.result.declarer, m.result.partner),
        ),
        Plan({0: "t1 t20", 2: "hK t22"}, called("one"), ("keep t1 any", "any", "keep t22 any", "any")),
    )
    yield (
        "pagat-silent-against",
        "A defender's pagat takes the last trick: minus twenty-five for the declarer's side.",
        (
            line("pagat_ultimo", -1, announced=False),
            lambda m: m.happened("trick_won")[-1].seat not in (m.result.declarer, m.result.partner),
        ),
        Plan({1: with_pagat[0], 2: "hK"}, called("two"), ("any", "keep t1 any", "any", "any")),
    )
    yield (
        "pagat-silent-beaten-against",
        "A defender's pagat is beaten in the last trick: twenty-five for the declarer's side.",
        (line("pagat_ultimo", 1, announced=False), in_trick(-1, "t1")),
        Plan({0: "t22 t20", 1: "t1 t21 t19", 2: "hK"}, called("two"), ("keep t22 any", "keep t1 any", "any", "any")),
    )
    yield (
        "both-ultimos",
        "Called king and pagat fall in the same last trick: each is counted.",
        (line("king_ultimo"), line("pagat_ultimo"), in_trick(-1, "t1", "hK")),
        Plan({0: "t22 t21 t20 t19 t1", 2: "hK t2"}, called("two"), ("keep t1 high", "any", "keep hK any", "any")),
    )
    yield (
        "trula-announced",
        "An announced trula is worth twenty.",
        (line("trula", 1, announced=True),),
        Plan(with_pagat, called("two", (0, "announce trula"))),
    )
    yield (
        "trula-announced-failed",
        "An announced trula fails: minus twenty, and nothing more for the other side.",
        (line("trula", -1, announced=True),),
        Plan({0: "t22 t20", 2: "hK"}, called("two", (0, "announce trula"))),
    )
    yield (
        "kings-announced-by-defender",
        "A defender announces kings and misses them: twenty for the declarer's side.",
        (line("kings", 1, announced=True),),
        Plan({1: "cK", 2: "hK"}, called("two", (1, "announce kings"))),
    )
    yield (
        "king-ultimo-announced",
        "The partner announces king ultimo, turns the king up and keeps it to the end.",
        (line("king_ultimo", 1, announced=True), event("announced", shown="hK")),
        Plan({0: STRONG, 2: "hK"}, called("two", (2, "announce king_ultimo")), ("high", "low", "any", "low")),
    )
    yield (
        "king-ultimo-announced-forced",
        "The announced king must follow suit too early: king ultimo fails.",
        (line("king_ultimo", -1, announced=True), lambda m: not in_trick(-1, "hK")(m)),
        Plan({0: "t22 t20", 2: "hK"}, called("three", (2, "announce king_ultimo"))),
    )
    yield (
        "king-ultimo-in-talon",
        "The declarer announces king ultimo though the king lies in the talon, and fails.",
        (line("king_ultimo", -1, announced=True), alone),
        Plan({0: "t22 t20", "talon": "hK"}, called("two", (0, "take 1"), (0, "announce king_ultimo"))),
    )
    yield (
        "pagat-announced",
        "An announced pagat ultimo is made: fifty.",
        (line("pagat_ultimo", 1, announced=True), event("announced", shown="t1")),
        Plan(with_pagat, called("two", (0, "announce pagat_ultimo")), HIGH_0),
    )
    yield (
        "pagat-announced-failed",
        "An announced pagat is drawn out before the end: minus fifty.",
        (line("pagat_ultimo", -1, announced=True), lambda m: not in_trick(-1, "t1")(m)),
        Plan({0: "t1 t20", 2: "hK"}, called("two", (0, "announce pagat_ultimo"))),
    )
    yield (
        "pagat-announced-never-held",
        "Pagat ultimo announced by a side that never had the pagat.",
        (line("pagat_ultimo", -1, announced=True),),
        Plan({0: "t22", 1: "t1", 2: "hK"}, called("two", (0, "announce pagat_ultimo"))),
    )
    yield (
        "pagat-announced-against",
        "A defender announces pagat ultimo and makes it: minus fifty for the declarer's side.",
        (
            line("pagat_ultimo", -1, announced=True),
            lambda m: m.happened("trick_won")[-1].seat not in (m.result.declarer, m.result.partner),
            in_trick(-1, "t1"),
        ),
        Plan({1: with_pagat[0], 2: "hK"}, called("three", (1, "announce pagat_ultimo"))),
    )
    yield (
        "both-announce-trula",
        "Both sides announce the trula; each is settled on its own.",
        (lambda m: len(m.lines("trula")) == 2,),
        Plan({0: "t22 t21", 2: "hK"}, called("two", (0, "announce trula"), (1, "announce trula"))),
    )
    yield (
        "both-announce-pagat",
        "Both sides announce pagat ultimo: one makes it, so both lines go the same way.",
        (
            lambda m: (
                {one.points > 0 for one in m.lines("pagat_ultimo")} == {True} and len(m.lines("pagat_ultimo")) == 2
            ),
        ),
        Plan(with_pagat, called("two", (0, "announce pagat_ultimo"), (1, "announce pagat_ultimo")), PAGAT_0),
    )
    yield (
        "team-mate-repeats",
        "A defender repeats what the other has announced, as he cannot know him: it counts once.",
        (lambda m: len(m.happened("announced")) == 2 and len(m.lines("trula")) == 1,),
        Plan({1: "t22 t21 t1", 2: "hK"}, called("two", (1, "announce trula"), (3, "announce trula"))),
    )
    yield (
        "valat-silent",
        "The declarer's side takes all twelve tricks without a word: 250 and nothing else.",
        (line("valat", 1, announced=False), lambda m: len(m.result.ledger) == 1, with_partner),
        Plan({0: TOP.replace("hK", "cK"), 2: "hK"}, called("two"), HIGH_0),
    )
    yield (
        "valat-silent-against",
        "The defenders take all tricks: minus 250, and a radl for everybody.",
        (line("valat", -1, announced=False),),
        Plan({0: LOW, 1: TOP.replace("hK", "cK")}, solo("solo_three", (0, "take 1")), ("low", "high", "low", "low")),
    )
    yield (
        "valat-announced",
        "An announced valat is made: five hundred.",
        (line("valat", 1, announced=True),),
        Plan({0: TOP + " cK"}, solo("solo_one", (0, "announce valat")), HIGH_0),
    )
    yield (
        "valat-announced-failed",
        "An announced valat is missed: minus five hundred, and the game counts for nothing.",
        (line("valat", -1, announced=True), no_line("game"), points(*range(36, 66))),
        Plan({0: STRONG}, solo("solo_two", (0, "announce valat"))),
    )
    yield (
        "valat-both",
        "Both sides announce valat: each is settled on its own, and the amounts add up.",
        (lambda m: len(m.lines("valat")) == 2,),
        Plan({0: TOP + " cK"}, solo("solo_one", (0, "announce valat"), (1, "announce valat")), HIGH_0),
    )
    yield (
        "valat-and-mond",
        "A valat silences every other score but the captured mond, which is personal.",
        (line("valat", 1), line("captured_mond")),
        Plan({0: TOP.replace("t21", "t2"), 1: "t21"}, solo("solo_one"), HIGH_0),
    )
    yield (
        "won-and-negative",
        "The game is won, and a failed announcement makes the deal cost points.",
        (won, total(-1)),
        Plan({0: STRONG, 2: "hK"}, called("three", (0, "announce pagat_ultimo"))),
    )
    yield (
        "lost-and-positive",
        "The game is lost, and the bonuses bring more than it costs.",
        (lost, total(1)),
        Plan({0: "t1 t19 t18 t17 t16 t15 t14 t13 t12"}, called("three", (0, "announce pagat_ultimo"))),
    )
