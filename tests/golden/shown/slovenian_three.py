"""What our Slovenian deals of three show: the shorter ladder, exact differences, nobody's partner."""

from collections.abc import Iterator
from typing import Final

from tests.golden.plans import Plan
from tests.golden.shown.situation import (
    Situation,
    contract,
    event,
    in_one_trick,
    line,
    lost,
    no_line,
    points,
    won,
)

RULES: Final = "slovenian-3"
STRONG: Final = "t22 t21 t20 t19 t18 t17 t16 t15 t14"
TOP: Final = STRONG + " t13 t12 hK dK"
SUITS: Final = "hK hQ hC hJ h1 h2 h3 dK dQ dC dJ d1 d2 d3 t22 cK"
LOW: Final = "c7 c8 c9 h4 h3 h2 d4 d3 d2 s7 s8 s9 t2 t3"
HIGH: Final = ("high", "low", "low")
LOSING: Final = ("low", "low", "low")


def says(name: str, *more: tuple[int, str]) -> tuple[tuple[int, str], ...]:
    return ((0, f"bid {name}"), (0, f"contract {name}"), *more)


def three() -> Iterator[Situation]:
    """All of them."""
    yield from games()
    yield from flats()
    yield from klops()
    yield from others()


def games() -> Iterator[Situation]:
    for name in ("three", "two", "one"):
        strong, weak = Plan({0: STRONG}, says(name)), Plan({0: "t22 t5"}, says(name))
        yield Situation(
            RULES,
            f"{name}-won",
            f"{name.title()} of three players: the exact difference.",
            (won, points(43, 44, 46, 47, 48, 49)),
            strong,
        )
        yield Situation(
            RULES, f"{name}-lost", f"{name.title()} is lost against two.", (lost, points(*range(11, 35))), weak
        )
    yield Situation(
        RULES,
        "three-by-the-dealer",
        "Anybody may bid three; with equal bids who sits earlier holds.",
        (contract("three"),),
        Plan({2: STRONG}, ((2, "bid three"), (2, "contract three"))),
    )
    yield Situation(
        RULES,
        "held-by-forehand",
        "Forehand opens, is overbid, and holds two as the one with priority.",
        (contract("two"), lambda m: len(m.happened("bid_made")) == 3),
        Plan({0: STRONG}, ((0, "bid three"), (1, "bid two"), (0, "bid two"), (0, "contract two"))),
    )


def flats() -> Iterator[Situation]:
    yield Situation(RULES, "beggar-won", "A beggar of sixteen tricks.", (won,), Plan({0: LOW}, says("beggar"), LOSING))
    yield Situation(RULES, "beggar-lost", "A beggar is beaten.", (lost,), Plan({0: LOW}, says("beggar")))
    yield Situation(
        RULES,
        "open-beggar-won",
        "An open beggar is won.",
        (won, event("hand_opened")),
        Plan({0: LOW}, says("open_beggar"), LOSING),
    )
    yield Situation(
        RULES,
        "open-beggar-lost",
        "An open beggar is beaten with the cards on the table.",
        (lost, event("hand_opened")),
        Plan({0: LOW}, says("open_beggar")),
    )
    yield Situation(
        RULES, "solo-without-won", "Solo without is won.", (won,), Plan({0: TOP}, says("solo_without"), HIGH)
    )
    yield Situation(
        RULES,
        "solo-without-lost",
        "Solo without is lost; the talon went to the opponents.",
        (lost,),
        Plan({0: "t22 t21 t20 t19"}, says("solo_without")),
    )
    yield Situation(
        RULES,
        "raised-from-one",
        "One is raised to colour valat, as every game of three is a solo.",
        (won, contract("colour_valat")),
        Plan({0: SUITS}, says("one", (0, "raise colour_valat")), HIGH),
    )
    yield Situation(
        RULES,
        "raised-from-three-lost",
        "Three is raised to colour valat and lost.",
        (lost, contract("colour_valat")),
        Plan({0: "hK hQ hC dK dQ sK"}, says("three", (0, "raise colour_valat")), HIGH),
    )
    yield Situation(
        RULES,
        "colour-valat-without",
        "Colour valat without the talon.",
        (won,),
        Plan({0: SUITS}, says("colour_valat_without"), HIGH),
    )
    yield Situation(
        RULES,
        "valat-without",
        "Valat without the talon, all sixteen tricks.",
        (won,),
        Plan({0: TOP + " cK sK t11"}, says("valat_without"), HIGH),
    )


def klops() -> Iterator[Situation]:
    yield Situation(
        RULES,
        "klop-exact",
        "All three pass, so it is klop, and points count exactly.",
        (lambda m: {one.item for one in m.result.ledger} == {"klop_points"},),
        Plan(),
    )
    yield Situation(RULES, "klop-empty", "No trick in klop.", (line("klop_empty"),), Plan({1: LOW}))
    yield Situation(
        RULES,
        "klop-full",
        "More than thirty-five points in klop.",
        (line("klop_full"), no_line("klop_empty")),
        Plan({0: STRONG}),
    )
    yield Situation(
        RULES,
        "klop-compulsory",
        "A compulsory klop of three begins by itself once all have passed.",
        (contract("klop"),),
        Plan(compulsory=True, radli=(1, 0, 0)),
    )
    yield Situation(
        RULES,
        "compulsory-outbid",
        "Solo without outbids a compulsory klop.",
        (contract("solo_without"), won),
        Plan(
            {1: TOP}, ((1, "bid solo_without"), (1, "contract solo_without")), ("low", "high", "low"), compulsory=True
        ),
    )


def others() -> Iterator[Situation]:
    yield Situation(
        RULES,
        "mond-21",
        "A captured mond costs twenty-one where three play.",
        (line("captured_mond", -1), in_one_trick("t21", "t22")),
        Plan({0: "t21 t20 t19", 1: "t22"}, says("three")),
    )
    yield Situation(
        RULES,
        "mond-left-in-talon",
        "A mond left in the talon costs the declarer twenty-one.",
        (line("captured_mond"),),
        Plan({0: "t22 t20 t19", "talon": "t21"}, says("two", (0, "take 1"))),
    )
    yield Situation(
        RULES,
        "pagat-announced",
        "Pagat ultimo is announced and made.",
        (line("pagat_ultimo", 1, announced=True),),
        Plan({0: STRONG + " t1"}, says("two", (0, "announce pagat_ultimo")), HIGH),
    )
    yield Situation(
        RULES,
        "pagat-announced-failed",
        "Pagat ultimo is announced and beaten.",
        (line("pagat_ultimo", -1, announced=True),),
        Plan({0: "t22 t20 t1"}, says("one", (0, "announce pagat_ultimo"))),
    )
    yield Situation(
        RULES,
        "trula-and-kings-silent",
        "Trula and kings, nothing announced.",
        (line("trula", 1), line("kings", 1)),
        Plan({0: STRONG + " t1 hK dK cK sK"}, says("three"), ("keep t1 high", "low", "low")),
    )
    yield Situation(
        RULES,
        "kontra-subkontra",
        "The game is doubled three times.",
        (line("game", kontra=8),),
        Plan({0: STRONG}, says("one", (1, "kontra game"), (0, "kontra game"), (2, "kontra game"))),
    )
    yield Situation(
        RULES,
        "valat-silent",
        "All sixteen tricks without a word.",
        (line("valat", 1, announced=False),),
        Plan({0: TOP + " cK sK t11"}, says("two"), HIGH),
    )
    yield Situation(
        RULES,
        "valat-missed-by-opponents",
        "An opponent announces valat and misses it: five hundred for the declarer.",
        (line("valat", 1, announced=True), won),
        Plan({0: STRONG}, says("two", (1, "announce valat"))),
    )
    yield Situation(
        RULES,
        "radl",
        "A radl doubles a lost game and stays.",
        (lost, line("game", radl=2)),
        Plan({0: "t22 t5"}, says("three"), radli=(1, 0, 0)),
    )
    yield Situation(
        RULES,
        "house-mond-20",
        "A house where the mond costs twenty also where three play.",
        (line("captured_mond"),),
        Plan({0: "t21 t20 t19", 1: "t22"}, says("three"), house=(("mond_penalty", 20),)),
    )
    yield Situation(
        RULES,
        "house-rounding",
        "A house that rounds to five also where three play.",
        (points(43, 44, 46, 47),),
        Plan({0: STRONG}, says("two"), house=(("rounding", 5),)),
    )
