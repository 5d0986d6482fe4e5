"""What our deals of two players show."""

from collections.abc import Iterator
from typing import Final

from tests.golden.plans import Made, Plan
from tests.golden.shown.situation import Sight, Situation

RULES: Final = "portal-2"
STRONG: Final = "t22 t21 t20 t19 t18 t17 t16"


def first_declares(made: Made) -> bool:
    return made.result.declarer == (made.setup.dealer + 1) % 2


def dealer_declares(made: Made) -> bool:
    return made.result.declarer == made.setup.dealer


def nobody(made: Made) -> bool:
    return made.result.declarer is None


def scores(*wanted: int) -> Sight:
    return lambda made: made.result.scores[0] in wanted


def points(count: int) -> Sight:
    return lambda made: made.result.card_points is not None and made.result.card_points[0] == count


def taken(made: Made) -> list[tuple[int, int]]:
    """Which cards went into the hand when the piles were uncovered: seat and pile of each."""
    return [(turn.seat, turn.pile) for turn in made.happened("pile_turned") if turn.taken]


def pile_led(made: Made) -> bool:
    """Somebody leads a pile's card, his hand being empty, before the last trick."""
    turned = {turn.card for turn in made.happened("pile_turned") if not turn.taken}
    return any(trick.cards[0] in turned for trick in made.happened("trick_won")[:-3])


def tarok_turned_in_play(made: Made) -> bool:
    begun = False
    for event in made.events:
        begun = begun or event.kind == "card_played"
        if begun and event.kind == "pile_turned" and event.card.startswith("t"):
            return not event.taken
    return False


def two() -> Iterator[Situation]:
    """All of them."""
    first, dealer = ((0, "declare"),), ((1, "declare"),)
    yield Situation(
        RULES,
        "undeclared",
        "Nobody declares: the winner's margin over thirty-five, and the same off the loser.",
        (nobody, scores(*range(3, 30))),
    )
    yield Situation(RULES, "undeclared-36", "Undeclared, 36 to 34: one point.", (nobody, scores(1)))
    yield Situation(RULES, "undeclared-40", "Undeclared, 40 to 30: five points.", (nobody, scores(5)))
    yield Situation(RULES, "undeclared-tie", "Undeclared, 35 to 35: nothing for anybody.", (nobody, scores(0)))
    yield Situation(
        RULES,
        "first-declares-and-wins",
        "Who speaks first declares and wins: twice the margin.",
        (first_declares, lambda m: m.result.won is True),
        Plan({0: STRONG}, first),
    )
    yield Situation(
        RULES,
        "first-declares-and-loses",
        "He declares and loses: three times what is missing.",
        (first_declares, lambda m: m.result.won is False),
        Plan({1: STRONG}, first),
    )
    yield Situation(
        RULES,
        "dealer-declares-and-wins",
        "The dealer declares after the other left it.",
        (dealer_declares, lambda m: m.result.won is True),
        Plan({1: STRONG}, dealer),
    )
    yield Situation(
        RULES,
        "dealer-declares-and-loses",
        "The dealer declares and loses.",
        (dealer_declares, lambda m: m.result.won is False),
        Plan({0: STRONG}, dealer),
    )
    yield Situation(
        RULES,
        "declared-36",
        "Declared with thirty-six points: plus two.",
        (first_declares, points(36)),
        Plan({}, first),
    )
    yield Situation(
        RULES, "declared-40", "Declared with forty points: plus ten.", (first_declares, points(40)), Plan({}, first)
    )
    yield Situation(
        RULES,
        "declared-34",
        "Declared with thirty-four points: minus three.",
        (first_declares, points(34)),
        Plan({}, first),
    )
    yield Situation(
        RULES,
        "declared-30",
        "Declared with thirty points: minus fifteen.",
        (dealer_declares, points(30)),
        Plan({}, dealer),
    )
    yield Situation(
        RULES,
        "declared-tie",
        "Declared with thirty-five: not won, and three times nothing.",
        (first_declares, points(35)),
        Plan({}, first),
    )
    yield Situation(
        RULES,
        "pile-emptied",
        "Four taroks and kings one under another: the pile is empty before the first lead.",
        (lambda m: 4 in {taken(m).count(each) for each in taken(m)},),
        Plan({"pile 0 1": "t5 hK cK t22"}, first),
    )
    yield Situation(
        RULES,
        "nothing-taken",
        "Queens on every pile: nobody takes a card, whatever lies beneath.",
        (lambda m: not taken(m),),
        Plan(
            {
                "pile 0 0": "cQ t22 t21 hK",
                "pile 0 1": "d4",
                "pile 0 2": "s9",
                "pile 1 0": "hQ",
                "pile 1 1": "sQ",
                "pile 1 2": "dQ",
            }
        ),
    )
    yield Situation(
        RULES, "tarok-turned-in-play", "A tarok that is turned up in play stays on its pile.", (tarok_turned_in_play,)
    )
    yield Situation(
        RULES, "pile-led", "With an empty hand the top of a pile is led.", (pile_led,), Plan({}, (), ("high", "low"))
    )
