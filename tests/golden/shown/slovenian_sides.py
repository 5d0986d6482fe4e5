"""Our Slovenian deals of four: kings, monds, kontra, radli, auctions, houses."""

from collections.abc import Iterator

from tests.golden.plans import Plan
from tests.golden.shown.situation import (
    alone,
    contract,
    event,
    in_one_trick,
    line,
    lost,
    no_event,
    no_line,
    points,
    with_partner,
    won,
)
from tests.golden.shown.slovenian_hands import HIGH_0, LOW, STRONG, TOP, Rest, called, solo


def kings() -> Iterator[Rest]:
    yield (
        "own-king",
        "The declarer calls his own king and plays alone, though the others cannot know.",
        (alone, no_event("hand_opened")),
        Plan({0: "hK t22 t20 t19"}, called("two")),
    )
    in_talon = {0: "t22 t20 t19 t18 hQ", "talon": "hK c9 c10 s9 s10 d2"}
    yield (
        "king-not-taken",
        "The called king lies in the talon and is left there: the declarer is alone, the rest is his opponents'.",
        (alone, no_line("king_ultimo")),
        Plan(in_talon, called("three", (0, "take 1"))),
    )
    yield (
        "king-taken-rest-won",
        "The declarer takes the called king from the talon, wins its trick, and the talon's rest with it.",
        (alone, lambda m: any(t.rest and t.seat == m.result.declarer for t in m.happened("trick_won"))),
        Plan(in_talon, called("three", (0, "take 0"))),
    )
    yield (
        "king-taken-rest-lost",
        "He loses the trick of that king: the rest goes to his opponents.",
        (alone, lambda m: any(t.rest and t.seat != m.result.declarer for t in m.happened("trick_won"))),
        Plan(in_talon, called("one", (0, "take 0"))),
    )


def monds() -> Iterator[Rest]:
    yield (
        "mond-by-opponent",
        "The declarer's mond falls to an opponent's škis: twenty for himself alone, not for his partner.",
        (
            line("captured_mond"),
            lambda m: m.lines("captured_mond")[0].seats == (m.result.declarer,),
            in_one_trick("t21", "t22"),
            with_partner,
        ),
        Plan({0: "t21 t20", 1: "t22", 2: "hK"}, called("two")),
    )
    yield (
        "mond-of-defender",
        "A defender loses his mond to the declarer's škis and writes minus twenty.",
        (line("captured_mond"), lambda m: m.lines("captured_mond")[0].seats != (m.result.declarer,)),
        Plan({0: "t22 t20", 1: "t21", 2: "hK"}, called("three")),
    )
    yield (
        "mond-by-partner",
        "The mond pays also where the partner's škis takes it.",
        (
            line("captured_mond"),
            lambda m: any({"t21", "t22"} <= {*t.cards} and t.seat == m.result.partner for t in m.happened("trick_won")),
        ),
        Plan({0: "t21 t20", 2: "hK t22"}, called("two")),
    )
    yield (
        "mond-in-emperor",
        "In the emperor's trick the pagat wins, and the mond pays all the same.",
        (event("trick_won", emperor=True), line("captured_mond")),
        Plan({0: "t21 t20 t19", 1: "t22", 2: "hK t1"}, called("two")),
    )
    yield (
        "mond-in-solo-without",
        "Solo without has no difference, but a captured mond.",
        (line("captured_mond"), contract("solo_without")),
        Plan({0: "t22 t20 t19 t18 t17 t16"}, solo("solo_without")),
    )
    yield (
        "mond-left-in-talon",
        "The mond lies in the talon and its set is not taken: the declarer pays.",
        (line("captured_mond"),),
        Plan({0: STRONG.replace("t21 ", ""), "talon": "t21"}, solo("solo_three", (0, "take 1"))),
    )
    yield (
        "mond-left-without",
        "A mond in the talon of a solo without costs nothing: nobody saw it.",
        (no_line("captured_mond"),),
        Plan({0: STRONG.replace("t21 ", ""), "talon": "t21"}, solo("solo_without")),
    )
    rest = {0: "t22 t20 t19 t18 hQ", "talon": "hK c9 t21 s9 s10 d2"}
    yield (
        "mond-won-with-king",
        "The mond left in the talon is won with the called king's trick: no penalty.",
        (
            no_line("captured_mond"),
            lambda m: any("t21" in t.rest and t.seat == m.result.declarer for t in m.happened("trick_won")),
        ),
        Plan(rest, called("two", (0, "take 0"))),
    )
    yield (
        "mond-lost-with-king",
        "The called king's trick is lost, and the mond with the talon's rest: twenty.",
        (
            line("captured_mond"),
            lambda m: any("t21" in t.rest and t.seat != m.result.declarer for t in m.happened("trick_won")),
        ),
        Plan(rest, called("two", (0, "take 0"))),
    )
    yield (
        "mond-twice-not",
        "Škis and mond fall together in a valat contract: no penalty there.",
        (no_line("captured_mond"), in_one_trick("t21", "t22")),
        Plan({0: "t22 t20 t19 t18", 1: "t21 t3"}, solo("valat_without")),
    )


def kontras() -> Iterator[Rest]:
    steps = ((1, "kontra game"), (0, "kontra game"), (1, "kontra game"), (0, "kontra game"))
    for level, word in enumerate(("kontra", "rekontra", "subkontra", "mordkontra"), start=1):
        yield (
            f"{word}-won",
            f"The game is raised to {word} and won: times {2**level}.",
            (won, line("game", kontra=2**level)),
            Plan({0: STRONG, 2: "hK"}, called("two", *steps[:level])),
        )
        yield (
            f"{word}-lost",
            f"The game is raised to {word} and lost: times {2**level}.",
            (lost, line("game", kontra=2**level)),
            Plan({2: "hK"}, called("three", *steps[:level])),
        )
    yield (
        "kontra-difference",
        "Kontra doubles value and difference, but no silent bonus.",
        (line("game", kontra=2), line("trula", kontra=1)),
        Plan({0: "t22 t21 t1 t20", 2: "hK"}, called("two", (3, "kontra game"))),
    )
    yield (
        "kontra-bonus-only",
        "Only the announced trula is raised, to rekontra; the game counts once.",
        (line("trula", kontra=4), line("game", kontra=1)),
        Plan(
            {0: "t22 t21 t1 t20", 2: "hK"},
            called("two", (0, "announce trula"), (1, "kontra trula"), (0, "kontra trula")),
        ),
    )
    yield (
        "kontra-by-partner",
        "The secret partner says rekontra to the game and is known by it.",
        (
            line("game", kontra=4),
            lambda m: any(k.level == 2 and k.seat == m.result.partner for k in m.happened("kontra_said")),
        ),
        Plan({0: STRONG, 2: "hK"}, called("two", (1, "kontra game"), (2, "kontra game"))),
    )
    yield (
        "kontra-valat",
        "An announced valat to mordkontra: eight thousand.",
        (line("valat", kontra=16),),
        Plan(
            {0: TOP + " cK"},
            solo("solo_one", (0, "announce valat"), *((place, "kontra valat") for place, _ in steps)),
            HIGH_0,
        ),
    )
    yield (
        "kontra-of-one-announcer",
        "Two sides announced kings: the kontra names whose is meant.",
        (lambda m: {one.kontra for one in m.lines("kings")} == {1, 2},),
        Plan({0: "hK cK"}, solo("solo_three", (0, "announce kings"), (1, "announce kings"), (0, "kontra kings *1"))),
    )


def radli() -> Iterator[Rest]:
    one = (1, 0, 0, 0)
    yield (
        "radl-won",
        "A won game is doubled by the declarer's radl, which is cancelled; the partner gets as much.",
        (won, line("game", radl=2), with_partner),
        Plan({0: STRONG, 2: "hK"}, called("two"), radli=one),
    )
    yield (
        "radl-lost",
        "A lost game is doubled and the radl stays.",
        (lost, line("game", radl=2)),
        Plan({2: "hK"}, called("three"), radli=(2, 0, 1, 0)),
    )
    yield (
        "radl-of-partner",
        "The partner's radl doubles nothing.",
        (won, line("game", radl=1), with_partner),
        Plan({0: STRONG, 2: "hK"}, called("two"), radli=(0, 0, 2, 1)),
    )
    yield (
        "radl-beggar",
        "A beggar won with a radl: it is cancelled, then everybody gets one.",
        (won, line("game", radl=2)),
        Plan({0: LOW}, solo("beggar"), ("low",) * 4, radli=(2, 1, 0, 0)),
    )
    yield (
        "radl-not-mond",
        "The radl doubles the game but not the captured mond.",
        (line("game", radl=2), line("captured_mond", radl=1)),
        Plan({0: "t21 t20", 1: "t22", 2: "hK"}, called("two"), radli=one),
    )
    yield (
        "radl-and-kontra",
        "Kontra and radl together: four times the game.",
        (line("game", kontra=2, radl=2),),
        Plan({0: STRONG, 2: "hK"}, called("two", (1, "kontra game")), radli=one),
    )
    yield (
        "radl-valat",
        "A silent valat with a radl: five hundred; one radl goes and a new one comes.",
        (line("valat", 1, radl=2),),
        Plan({0: TOP + " cK"}, solo("solo_two"), HIGH_0, radli=one),
    )


def auctions() -> Iterator[Rest]:
    yield (
        "auction-hold",
        "The third bidder holds one against the dealer, who ranks below him.",
        (
            contract("solo_three"),
            lambda m: [e.contract for e in m.happened("bid_made")] == ["two", "one", "one", "solo_three"],
        ),
        Plan({}, ((2, "bid two"), (3, "bid one"), (2, "bid one"), (3, "bid solo_three"))),
    )
    yield (
        "auction-forehand-holds",
        "Forehand, who spoke last, holds two, and the second player needs one.",
        (contract("one"), lambda m: [e.contract for e in m.happened("bid_made")] == ["two", "two", "one"]),
        Plan({2: "hK"}, ((1, "bid two"), (0, "bid two"), (1, "bid one"), (1, "contract one"), (1, "call h"))),
    )
    yield (
        "auction-raised-at-the-end",
        "The winner of the auction names a higher contract than he bid.",
        (contract("solo_one"),),
        Plan({1: STRONG}, ((1, "bid two"), (1, "contract solo_one"))),
    )
    yield (
        "auction-of-the-dealer",
        "The dealer becomes declarer; forehand leads all the same.",
        (contract("solo_two"),),
        Plan({3: STRONG}, ((3, "bid solo_two"), (3, "contract solo_two"))),
    )


def houses() -> Iterator[Rest]:
    yield (
        "house-mond-21",
        "A house where the mond costs twenty-one.",
        (line("captured_mond"),),
        Plan({0: "t21 t20", 1: "t22", 2: "hK"}, called("two"), house=(("mond_penalty", 21),)),
    )
    yield (
        "house-exact",
        "A house that does not round: forty-three points are eight over.",
        (points(43),),
        Plan({0: STRONG, 2: "hK"}, called("two"), house=(("rounding", 1),)),
    )
    yield (
        "house-no-radli",
        "A house without radli: a klop brings none.",
        (contract("klop"),),
        Plan({}, ((0, "contract klop"),), house=(("radli", False),)),
    )
    yield (
        "house-klop-ten",
        "A house where no trick in klop is worth ten.",
        (line("klop_empty"),),
        Plan({1: LOW}, ((0, "contract klop"),), house=(("klop_empty", 10),)),
    )
    yield (
        "house-three-levels",
        "A house without mordkontra: subkontra is the last step.",
        (line("game", kontra=8),),
        Plan(
            {0: STRONG, 2: "hK"},
            called("two", (1, "kontra game"), (0, "kontra game"), (1, "kontra game")),
            house=(("kontra_levels", 3),),
        ),
    )
