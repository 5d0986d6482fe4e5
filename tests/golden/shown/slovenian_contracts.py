"""Our Slovenian deals of four: contracts won and lost, klop."""

from collections.abc import Iterator

from tests.golden.plans import Made, Plan
from tests.golden.shown.situation import (
    Sight,
    contract,
    event,
    in_one_trick,
    line,
    lost,
    no_line,
    points,
    with_partner,
    won,
)
from tests.golden.shown.slovenian_hands import HIGH_0, LONG_SUITS, LOW, STRONG, TOP, Rest, called, solo


def games() -> Iterator[Rest]:
    for name in ("three", "two", "one"):
        plan = Plan({0: "t22 t20 t19 t18", 2: "hK t17"}, called(name))
        yield (
            f"{name}-won",
            f"{name.title()} is won together with the partner whose king was called.",
            (won, with_partner, points(*range(44, 56))),
            plan,
        )
        yield (
            f"{name}-lost",
            f"{name.title()} is lost, and the partner pays as much as the declarer.",
            (lost, with_partner),
            Plan({2: "hK"}, called(name)),
        )
    for name in ("solo_three", "solo_two", "solo_one"):
        yield (
            f"{name}-won",
            f"{name.replace('_', ' ').capitalize()} is won, one against three.",
            (won, no_line("trula")),
            Plan({0: "t22 t20 t19 t18 t17 t16 cK"}, solo(name)),
        )
        yield (
            f"{name}-lost",
            f"{name.replace('_', ' ').capitalize()} is lost, one against three.",
            (lost, points(*range(10, 30))),
            Plan({0: "t22 t20"}, solo(name)),
        )
    yield (
        "thirty-six",
        "Thirty-six points win with a difference of nothing.",
        (points(36), won),
        Plan({0: "t22 t20", 2: "hK t17"}, called("three")),
    )
    yield (
        "thirty-five",
        "Thirty-five points lose with a difference of nothing.",
        (points(35), lost),
        Plan({0: "t22 t20", 2: "hK t17"}, called("two")),
    )
    yield (
        "rounded-up",
        "Thirty-eight points are three over, which counts as five.",
        (points(38),),
        Plan({0: "t22 t20", 2: "hK t17"}, called("two")),
    )
    yield (
        "rounded-down",
        "Thirty-seven points are two over, which counts as nothing.",
        (points(37),),
        Plan({0: "t22 t20", 2: "hK t17"}, called("one")),
    )
    yield (
        "taroks-laid-away",
        "Taroks are laid away face up though plain cards would do.",
        (lambda m: len(m.happened("discarded")[0].shown) == 2,),
        Plan({0: "t9 t8"}, solo("solo_three", (0, "take 1"), (0, "discard t9 t8"))),
    )


def flats() -> Iterator[Rest]:
    yield (
        "beggar-won",
        "A beggar takes no trick; everybody gets a radl.",
        (won,),
        Plan({0: LOW}, solo("beggar"), ("low",) * 4),
    )
    yield (
        "beggar-lost",
        "A beggar ends with the declarer's first trick.",
        (lost, lambda m: 1 < len(m.happened("trick_won")) < 9),
        Plan({0: LOW}, solo("beggar")),
    )
    yield (
        "open-beggar-won",
        "An open beggar shows his hand after the first trick and takes none.",
        (won, event("hand_opened")),
        Plan({0: LOW}, solo("open_beggar"), ("low",) * 4),
    )
    yield (
        "open-beggar-lost",
        "An open beggar is beaten when his hand lies open already.",
        (lost, event("hand_opened")),
        Plan({0: LOW}, solo("open_beggar")),
    )
    yield (
        "solo-without-won",
        "Solo without is won without the talon, which counts for the opponents.",
        (won,),
        Plan({0: TOP}, solo("solo_without"), HIGH_0),
    )
    yield (
        "solo-without-lost",
        "Solo without is lost: no difference, no bonus.",
        (lost,),
        Plan({0: STRONG}, solo("solo_without")),
    )
    yield (
        "solo-without-all",
        "Every trick in a solo without is worth no more than eighty.",
        (won, lambda m: all(t.seat == m.result.declarer for t in m.happened("trick_won"))),
        Plan({0: TOP + " dK cK"}, solo("solo_without"), HIGH_0),
    )
    yield (
        "colour-valat-without-won",
        "Colour valat without talon: the long suits take everything.",
        (won,),
        Plan({0: LONG_SUITS}, solo("colour_valat_without"), HIGH_0),
    )
    yield (
        "colour-valat-without-lost",
        "A tarok cannot trump a suit in colour valat, a higher card of the suit can.",
        (lost, lambda m: len(m.happened("trick_won")) > 3),
        Plan({0: "hK hQ hC hJ h1 dK dQ dC dJ"}, solo("colour_valat_without"), HIGH_0),
    )
    yield (
        "valat-without-won",
        "Valat without talon: all twelve tricks, five hundred.",
        (won,),
        Plan({0: TOP + " dK cK"}, solo("valat_without"), HIGH_0),
    )
    yield (
        "valat-without-lost",
        "Valat without ends with the first trick lost.",
        (lost, lambda m: len(m.happened("trick_won")) > 2),
        Plan({0: STRONG}, solo("valat_without"), HIGH_0),
    )
    raise_ = (0, "raise colour_valat")
    yield (
        "raised-won",
        "Solo three is raised to colour valat and won.",
        (won, contract("colour_valat")),
        Plan({0: LONG_SUITS}, solo("solo_three", raise_), HIGH_0),
    )
    yield (
        "raised-lost",
        "Solo two is raised to colour valat; it ends with the trick lost.",
        (lost, contract("colour_valat")),
        Plan({0: "hK hQ hC dK dQ dC sK"}, solo("solo_two", raise_), HIGH_0),
    )
    yield (
        "raised-mond-left",
        "A mond left in the talon costs nothing once solo one is raised to colour valat.",
        (contract("colour_valat"), no_line("captured_mond")),
        Plan({0: LONG_SUITS, "talon": "t21"}, solo("solo_one", (0, "take 3"), raise_), HIGH_0),
    )
    yield (
        "colour-tarok-led",
        "In colour valat a tarok that is led is taken by the highest tarok.",
        (contract("colour_valat_without"), lambda m: any(t.cards[0][0] == "t" for t in m.happened("trick_won"))),
        Plan({0: LONG_SUITS}, solo("colour_valat_without")),
    )


def klops() -> Iterator[Rest]:
    klop = ((0, "contract klop"),)

    def taken(made: Made) -> set[str]:
        return {one.item for one in made.result.ledger}

    def only(*items: str) -> Sight:
        return lambda made: taken(made) == {*items}

    yield (
        "klop-points",
        "In klop everybody writes his points, rounded to five, with a minus.",
        (only("klop_points"),),
        Plan(says=klop),
    )
    yield (
        "klop-empty",
        "Who takes no trick in klop gets seventy, and nobody else writes anything.",
        (only("klop_empty"), lambda m: sum(map(bool, m.result.scores)) == 1),
        Plan({1: LOW}, klop),
    )
    yield (
        "klop-two-empty",
        "Two players without a trick get seventy each.",
        (lambda m: m.result.scores.count(70) == 2,),
        Plan({1: LOW, 2: "c9 c10 s9 s10 h2 d2 h1 d1 t3"}, klop),
    )
    yield (
        "klop-full",
        "More than thirty-five points in klop cost seventy, and the others write nothing.",
        (only("klop_full"),),
        Plan({0: STRONG}, klop),
    )
    yield (
        "klop-both",
        "One player is full and another empty: both count.",
        (only("klop_full", "klop_empty"),),
        Plan({0: STRONG, 1: LOW}, klop),
    )
    yield (
        "klop-thirty-five",
        "Exactly thirty-five points in klop are ordinary.",
        (only("klop_points"), lambda m: 35 in (m.result.card_points or ())),
        Plan({0: "t22 t20 t18"}, klop),
    )
    yield (
        "klop-seventy-one",
        "Four piles counted apart may come to seventy-one.",
        (lambda m: sum(m.result.card_points or ()) == 71,),
        Plan(says=klop),
    )
    yield (
        "klop-emperor",
        "The emperor's trick falls to the pagat in klop too, which cannot stay back.",
        (in_one_trick("t1", "t21", "t22"),),
        Plan({0: "t21", 1: "t22", 2: "t1"}, klop, ("high",) * 4),
    )
    yield (
        "klop-radl-doubles",
        "A radl doubles a loss in klop and stays.",
        (only("klop_points"), line("klop_points", radl=2)),
        Plan(says=klop, radli=(1, 0, 0, 2)),
    )
    yield (
        "klop-radl-cancelled",
        "Seventy for no trick are doubled by a radl, which is cancelled; then all get one.",
        (line("klop_empty", radl=2),),
        Plan({1: LOW}, klop, radli=(0, 2, 1, 0)),
    )
    yield (
        "klop-full-with-radl",
        "A full player with a radl loses a hundred and forty.",
        (line("klop_full", radl=2),),
        Plan({0: STRONG}, klop, radli=(1, 1, 0, 0)),
    )
    yield (
        "klop-compulsory",
        "In a compulsory klop forehand chooses klop, as nobody bids.",
        (contract("klop"),),
        Plan(says=klop, compulsory=True, radli=(0, 0, 1, 0)),
    )
    yield (
        "compulsory-outbid",
        "Solo without is the least that is bid where klop is compulsory.",
        (contract("solo_without"),),
        Plan({2: TOP}, ((2, "bid solo_without"), (2, "contract solo_without")), compulsory=True),
    )
