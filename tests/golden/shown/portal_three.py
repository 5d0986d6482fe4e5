"""What our deals of the portal's game for three show."""

from collections.abc import Iterator
from typing import Final

from tests.golden.plans import Plan
from tests.golden.shown.situation import Situation, contract, event, line, lost, points, won

THREE: Final = "portal-3"
STRONG: Final = "t22 t21 t20 t19 t18 t17 t16"
LOW_3: Final = "c7 c8 c9 h4 h3 h2 d4 d3 d2 s7 s8 s9 t2 t3"
TRULA: Final = "t22 t21 t20 t19 t18 t1"
PAGAT: Final = ("keep t1 high", "low", "low", "low")
LOSING: Final = ("low",) * 4
Line = tuple[int, str]


def solo(name: str, *more: Line) -> tuple[Line, ...]:
    return ((0, f"bid {name}"), *more)


def three() -> Iterator[Situation]:
    """The deals of three players."""
    for name in ("three", "two", "one", "solo_without"):
        word = name.replace("_", " ").capitalize()
        yield Situation(
            THREE,
            f"{name}-won",
            f"{word} is won, one against two.",
            (won, points(*range(37, 60))),
            Plan({0: STRONG + " t15"}, solo(name)),
        )
        yield Situation(
            THREE,
            f"{name}-lost",
            f"{word} is lost: each opponent writes what the declarer pays.",
            (lost,),
            Plan({0: "t22 t20"}, solo(name)),
        )
    example = solo("two", (0, "announce trula"))
    yield Situation(
        THREE,
        "the-portals-example",
        "Two with thirty-nine points and an announced trula: 44, and minus 44 for each opponent.",
        (points(39), line("trula", 1, announced=True), lambda m: max(m.result.scores) == 44),
        Plan({0: "t22 t21 t1 t5"}, example),
    )
    yield Situation(
        THREE,
        "the-portals-example-contra",
        "The same under contra: 88 and minus 88.",
        (points(39), line("trula", 1, announced=True), lambda m: max(m.result.scores) == 88),
        Plan({0: "t22 t21 t1 t5"}, (*example, (1, "kontra game"))),
    )
    for name in ("beggar", "open_beggar"):
        yield Situation(
            THREE,
            f"{name}-won",
            f"{name.replace('_', ' ').capitalize()}: sixteen tricks and none of them his.",
            (won,),
            Plan({0: LOW_3}, solo(name), LOSING[:3]),
        )
        yield Situation(
            THREE,
            f"{name}-lost",
            f"{name.replace('_', ' ').capitalize()} is lost.",
            (lost,),
            Plan({0: LOW_3}, solo(name)),
        )
    yield Situation(
        THREE,
        "piccolo-won-sub",
        "A piccolo raised to sub and won.",
        (won, line("game", kontra=8)),
        Plan(
            {0: LOW_3 + " cK"},
            solo("piccolo", (1, "kontra game"), (0, "kontra game"), (2, "kontra game")),
            ("keep cK low", "low", "low"),
        ),
    )
    yield Situation(
        THREE, "piccolo-two", "A piccolo ends with the second trick.", (lost,), Plan({0: LOW_3}, solo("piccolo"))
    )
    yield Situation(
        THREE,
        "klop",
        "Klop of three: the points add up to less than seventy.",
        (contract("klop"), lambda m: sum(m.result.card_points or ()) < 70),
        Plan(),
    )
    yield Situation(THREE, "klop-empty", "No trick in klop of three.", (line("klop_empty"),), Plan({1: LOW_3}))
    yield Situation(
        THREE,
        "trulapagat-silent",
        "Silent trulapagat.",
        (line("trula_pagat", 1, announced=False),),
        Plan({0: TRULA + " t17 t16 t15"}, solo("one"), PAGAT[:3]),
    )
    yield Situation(
        THREE,
        "trulapagat-failed",
        "Announced trulapagat, contra'd and failed.",
        (line("trula_pagat", -1, announced=True, kontra=2),),
        Plan({0: TRULA}, solo("three", (0, "announce trula_pagat"), (2, "kontra trula_pagat"))),
    )
    yield Situation(
        THREE,
        "kings-against",
        "Silent kings of the opponents.",
        (line("kings", -1),),
        Plan({0: "t22", 1: "hK dK cK sK t21 t20"}, solo("two")),
    )
    yield Situation(
        THREE,
        "valat-announced-failed",
        "An announced valat is missed under re.",
        (line("valat", -1, announced=True, kontra=4),),
        Plan({0: STRONG}, solo("two", (0, "announce valat"), (1, "kontra valat"), (0, "kontra valat"))),
    )
    yield Situation(
        THREE,
        "cards-on-the-table",
        "An open beggar's cards lie open from the start.",
        (event("hand_opened"), contract("open_beggar")),
        Plan({1: LOW_3}, ((1, "bid open_beggar"),)),
    )
