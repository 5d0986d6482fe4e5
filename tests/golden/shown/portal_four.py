"""What our deals of the portal's game for four show."""

from collections.abc import Iterator
from typing import Final

from tests.golden.plans import Plan
from tests.golden.shown.situation import (
    Situation,
    alone,
    contract,
    in_one_trick,
    in_trick,
    line,
    lost,
    no_line,
    points,
    with_partner,
    won,
)

FOUR: Final = "portal-4"
STRONG: Final = "t22 t21 t20 t19 t18 t17 t16"
TOP: Final = "t22 t21 t20 t19 t18 t17 t16 t15 t14 cK"
LOW: Final = "c7 c8 h4 h3 d4 d3 s7 s8 t2"
TRULA: Final = "t22 t21 t20 t19 t18 t1"
HIGH: Final = ("high", "low", "low", "low")
PAGAT: Final = ("keep t1 high", "low", "low", "low")
LOSING: Final = ("low",) * 4

Line = tuple[int, str]


def with_king(name: str, *more: Line) -> tuple[Line, ...]:
    return ((0, f"bid {name}"), (0, "call h"), *more)


def solo(name: str, *more: Line) -> tuple[Line, ...]:
    return ((0, f"bid {name}"), *more)


def four() -> Iterator[Situation]:
    """The deals of four players."""
    yield from four_games()
    yield from four_sides()
    yield from four_items()
    yield from four_contra()


def four_games() -> Iterator[Situation]:
    for name in ("three", "two", "one"):
        yield Situation(
            FOUR,
            f"{name}-won",
            f"{name.title()} is won with a partner: both plus, both opponents minus.",
            (won, with_partner, points(*range(40, 60))),
            Plan({0: STRONG, 2: "hK"}, with_king(name)),
        )
        yield Situation(
            FOUR,
            f"{name}-lost",
            f"{name.title()} is lost with a partner: the scores mirror.",
            (lost, with_partner),
            Plan({2: "hK"}, with_king(name)),
        )
    for name in ("solo_three", "solo_two", "solo_one", "solo_without"):
        word = name.replace("_", " ").capitalize()
        yield Situation(
            FOUR, f"{name}-won", f"{word} is won, one against three.", (won,), Plan({0: STRONG + " cK"}, solo(name))
        )
        yield Situation(
            FOUR,
            f"{name}-lost",
            f"{word} is lost, one against three.",
            (lost, points(*range(10, 35))),
            Plan({0: "t22 t20"}, solo(name)),
        )
    for name in ("beggar", "open_beggar"):
        word = name.replace("_", " ").capitalize()
        yield Situation(FOUR, f"{name}-won", f"{word}: no trick.", (won,), Plan({0: LOW}, solo(name), LOSING))
        yield Situation(
            FOUR, f"{name}-lost", f"{word}: over with the declarer's first trick.", (lost,), Plan({0: LOW}, solo(name))
        )
    yield Situation(
        FOUR,
        "piccolo-won",
        "Piccolo: exactly one trick.",
        (won,),
        Plan({0: LOW + " cK"}, solo("piccolo"), ("keep cK low", "low", "low", "low")),
    )
    yield Situation(
        FOUR,
        "piccolo-none",
        "Piccolo is lost by taking no trick at all.",
        (lost, lambda m: len(m.happened("trick_won")) == 12),
        Plan({0: LOW}, solo("piccolo"), LOSING),
    )
    yield Situation(
        FOUR,
        "piccolo-two",
        "Piccolo ends with the second trick.",
        (lost, lambda m: 2 < len(m.happened("trick_won")) < 10),
        Plan({0: LOW}, solo("piccolo")),
    )
    yield Situation(
        FOUR,
        "klop",
        "All pass: klop, and every point counts against its taker; the talon stays closed.",
        (contract("klop"), no_line("klop_empty")),
        Plan(),
    )
    yield Situation(
        FOUR,
        "klop-empty",
        "No trick in klop is worth ten, and the others write their points as well.",
        (line("klop_empty"), line("klop_points")),
        Plan({1: LOW}),
    )
    yield Situation(
        FOUR,
        "klop-over-35",
        "More than thirty-five points in klop are only points.",
        (contract("klop"), lambda m: min(m.result.scores) < -35),
        Plan({0: STRONG}),
    )
    yield Situation(
        FOUR,
        "house-pagat-last",
        "A house where the pagat comes last in klop.",
        (contract("klop"),),
        Plan({0: "t1 t2 t3"}, house=(("pagat_last", True),)),
    )
    yield Situation(
        FOUR,
        "exactly-35",
        "Thirty-five points lose by nothing.",
        (points(35), lost),
        Plan({0: "t22 t20", 2: "hK t17"}, with_king("two")),
    )


def four_sides() -> Iterator[Situation]:
    yield Situation(
        FOUR,
        "own-king",
        "The declarer calls his own king: one against three.",
        (alone, lost),
        Plan({0: "hK t20"}, with_king("two")),
    )
    talon = {0: "t22 t20 t19 t18 hQ", "talon": "hK c9 c10 s9 s10 d2"}
    yield Situation(
        FOUR,
        "king-in-talon",
        "The called king is taken from the talon, and its trick brings the rest.",
        (alone, lambda m: any(t.rest and t.seat == m.result.declarer for t in m.happened("trick_won"))),
        Plan(talon, with_king("three", (0, "take 0"))),
    )
    yield Situation(
        FOUR,
        "king-in-talon-lost",
        "The called king from the talon falls to the opponents, and the rest with it.",
        (alone, lambda m: any(t.rest and t.seat != m.result.declarer for t in m.happened("trick_won"))),
        Plan(talon, with_king("two", (0, "take 0"))),
    )
    yield Situation(
        FOUR,
        "solo-over-equal-value",
        "Solo three outbids two, which has the same value.",
        (contract("solo_three"),),
        Plan({1: STRONG}, ((0, "bid two"), (1, "bid solo_three"))),
    )
    yield Situation(
        FOUR,
        "held-by-the-first",
        "The first player holds a bid that a later one made.",
        (contract("one"), lambda m: [e.contract for e in m.happened("bid_made")] == ["three", "one", "one"]),
        Plan({0: STRONG, 2: "hK"}, ((0, "bid three"), (3, "bid one"), (0, "bid one"), (0, "call h"))),
    )
    yield Situation(
        FOUR,
        "no-emperor",
        "Pagat, mond and škis in one trick: the škis wins.",
        (in_one_trick("t1", "t21", "t22"), no_line("captured_mond")),
        Plan({0: "t21 t20", 1: "t22", 2: "hK t1"}, with_king("two")),
    )


def four_items() -> Iterator[Situation]:
    hand = {0: TRULA, 2: "hK"}
    yield Situation(
        FOUR, "trula-silent", "A silent trula: ten.", (line("trula", 1, announced=False),), Plan(hand, with_king("two"))
    )
    yield Situation(
        FOUR,
        "trula-silent-against",
        "The opponents make the trula: minus ten.",
        (line("trula", -1, announced=False),),
        Plan({1: "t22 t21 t1", 2: "hK"}, with_king("two")),
    )
    yield Situation(
        FOUR,
        "kings-silent",
        "All four kings in silence.",
        (line("kings", 1, announced=False),),
        Plan({0: STRONG + " cK dK", 2: "hK sK"}, with_king("one")),
    )
    yield Situation(
        FOUR,
        "pagat-silent",
        "The pagat takes the last trick, the trula went elsewhere.",
        (line("pagat_ultimo", 1, announced=False), no_line("trula_pagat")),
        Plan(
            {0: "t20 t19 t18 t17 t16 t15 t1", 1: "t22 t21", 2: "hK"},
            with_king("two"),
            ("keep t1 high", "high", "low", "low"),
        ),
    )
    yield Situation(
        FOUR,
        "pagat-silent-beaten",
        "A beaten pagat in the last trick costs nothing where nobody announced it.",
        (in_trick(-1, "t1"), no_line("pagat_ultimo")),
        Plan({0: "t1 t20", 1: "t22", 2: "hK"}, with_king("one"), ("keep t1 any", "keep t22 any", "any", "any")),
    )
    yield Situation(
        FOUR,
        "pagat-silent-against",
        "The opponents' pagat takes the last trick: minus twenty-five.",
        (line("pagat_ultimo", -1, announced=False),),
        Plan({0: "t22", 1: "t21 t20 t19 t18 t17 t1", 2: "hK"}, with_king("two"), ("any", "keep t1 any", "any", "any")),
    )
    yield Situation(
        FOUR,
        "trulapagat-silent",
        "Trula and pagat ultimo together: fifty instead of thirty-five.",
        (line("trula_pagat", 1, announced=False), no_line("trula")),
        Plan(hand, with_king("one"), PAGAT),
    )
    yield Situation(
        FOUR,
        "trulapagat-silent-against",
        "The opponents make trula and pagat together: minus fifty.",
        (line("trula_pagat", -1, announced=False),),
        Plan({1: TRULA + " t17", 2: "hK"}, with_king("two"), ("any", "keep t1 any", "any", "any")),
    )
    yield Situation(
        FOUR,
        "trulapagat-announced",
        "Trulapagat is announced and made: seventy.",
        (line("trula_pagat", 1, announced=True),),
        Plan(hand, with_king("two", (0, "announce trula_pagat")), PAGAT),
    )
    yield Situation(
        FOUR,
        "trulapagat-half",
        "Trulapagat is announced, the trula made and the pagat lost: minus seventy and nothing else.",
        (
            line("trula_pagat", -1, announced=True),
            no_line("trula"),
            lambda m: (
                {"t1", "t21", "t22"}
                <= {
                    c
                    for t in m.happened("trick_won")
                    if t.seat in (m.result.declarer, m.result.partner)
                    for c in t.cards
                }
            ),
        ),
        Plan(hand, with_king("two", (0, "announce trula_pagat"))),
    )
    yield Situation(
        FOUR,
        "halves-announced",
        "Trula and pagat are announced one by one: twenty and fifty, no trulapagat.",
        (line("trula", 1, announced=True), line("pagat_ultimo", 1, announced=True), no_line("trula_pagat")),
        Plan(hand, with_king("two", (0, "announce trula"), (0, "announce pagat_ultimo")), PAGAT),
    )
    yield Situation(
        FOUR,
        "one-half-announced",
        "Pagat ultimo is announced, the trula is silent: fifty and ten.",
        (line("trula", 1, announced=False), line("pagat_ultimo", 1, announced=True)),
        Plan(hand, with_king("three", (0, "announce pagat_ultimo")), PAGAT),
    )
    yield Situation(
        FOUR,
        "pagat-announced-failed",
        "An announced pagat ultimo fails: minus fifty; he need not keep the card.",
        (line("pagat_ultimo", -1, announced=True), lambda m: not in_trick(-1, "t1")(m)),
        Plan(hand, with_king("two", (0, "announce pagat_ultimo")), HIGH),
    )
    yield Situation(
        FOUR,
        "valat-silent",
        "Every trick without a word: 250 and nothing else.",
        (line("valat", 1, announced=False),),
        Plan({0: TOP, 2: "hK"}, with_king("two"), HIGH),
    )
    yield Situation(
        FOUR,
        "valat-silent-against",
        "The opponents take every trick.",
        (line("valat", -1, announced=False),),
        Plan({0: LOW, 1: TOP}, solo("solo_three"), ("low", "high", "low", "low")),
    )
    yield Situation(
        FOUR,
        "valat-announced",
        "An announced valat is made: five hundred each way.",
        (line("valat", 1, announced=True),),
        Plan({0: TOP + " dK"}, solo("solo_one", (0, "announce valat")), HIGH),
    )
    yield Situation(
        FOUR,
        "valat-announced-failed",
        "An announced valat is missed, though the game would be won.",
        (line("valat", -1, announced=True), points(*range(40, 66))),
        Plan({0: STRONG}, solo("solo_two", (0, "announce valat"))),
    )


def four_contra() -> Iterator[Situation]:
    steps = ((1, "kontra game"), (0, "kontra game"), (1, "kontra game"))
    for level, word in enumerate(("contra", "re", "sub"), start=1):
        yield Situation(
            FOUR,
            f"{word}",
            f"The game is raised to {word}: everything times {2**level}, silent items too.",
            (line("game", kontra=2**level), line("trula", kontra=2**level)),
            Plan({0: TRULA, 2: "hK"}, with_king("two", *steps[:level])),
        )
    yield Situation(
        FOUR,
        "contra-of-an-item",
        "Contra on the trula only: the game counts once.",
        (line("trula", kontra=2), line("game", kontra=1)),
        Plan({0: TRULA, 2: "hK"}, with_king("two", (0, "announce trula"), (1, "kontra trula"))),
    )
    yield Situation(
        FOUR,
        "contra-of-both",
        "Contra on the game and re on the kings: both multiply the kings, eight times.",
        (line("kings", kontra=8), line("game", kontra=2)),
        Plan(
            {0: STRONG + " cK", 2: "hK"},
            with_king("two", (0, "announce kings"), (1, "kontra game"), (1, "kontra kings"), (0, "kontra kings")),
        ),
    )
    yield Situation(
        FOUR,
        "contra-of-a-beggar",
        "A beggar is contra'd and lost.",
        (line("game", -1, kontra=2),),
        Plan({0: LOW}, solo("beggar", (2, "kontra game"))),
    )
    yield Situation(
        FOUR,
        "contra-of-a-valat",
        "Contra of the game multiplies a valat too.",
        (line("valat", 1, kontra=2),),
        Plan({0: TOP + " dK"}, solo("solo_one", (3, "kontra game")), HIGH),
    )
