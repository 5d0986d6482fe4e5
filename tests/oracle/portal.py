"""The portal's games for three and four, judged from their finished record (rules/portal.md, P-1 to P-21)."""

from typing import Any, Final

from tests.oracle.cards import Card, Seat, pack_54, points_54
from tests.oracle.deal import Deal, Duty, Play, Trick, check_end, last_bid, lay_out, read
from tests.oracle.duties import following, negative
from tests.oracle.talon_game import (
    SET_SIZE,
    Piles,
    Sides,
    exchange,
    hands_played,
    made,
    piles,
    sides_of,
    statements,
    sweep,
    winner,
)

VALUE: Final = {
    "three": 10,
    "two": 20,
    "solo_three": 20,
    "one": 30,
    "solo_two": 30,
    "solo_one": 40,
    "solo_without": 50,
}  # P-8
FLAT: Final = {"piccolo": 60, "beggar": 70, "open_beggar": 80}  # P-18
SILENT: Final = {"trula": 10, "kings": 10, "pagat_ultimo": 25, "trula_pagat": 50}  # seed 003's table
ANNOUNCED: Final = {"trula": 20, "kings": 20, "pagat_ultimo": 50, "trula_pagat": 70}
HALVES: Final = ("trula", "pagat_ultimo")
VALAT: Final = (250, 500)
NO_TRICK: Final = 10


def judge(record: dict[str, Any]) -> dict[str, Any]:
    """Say how the deal came out.

    Returns:
        contract, declarer, partner, card_points (where there are any), scores; as in the record's result.
    """
    deal = read(record, pack_54())
    bid = last_bid(deal)
    if bid is None:
        return klop(deal)  # P-9
    return played(deal, bid.rest[0], bid.seat)  # P-7: the contract is the last bid


def wins(plays: tuple[Play, ...], _: list[Trick]) -> Seat:
    """P-3: no emperor's trick."""
    return winner(plays, emperor=False)


def positive_duty(_: Seat, held: set[Card], table: list[Card], __: list[Trick]) -> set[Card]:
    """P-3, P-13a: an announced pagat need not be kept."""
    return following(held, table)


def negative_duty(deal: Deal) -> Duty:
    """P-19 to P-21: beat if possible; the pagat is not bound to come last, unless the house has it so."""
    last = deal.options.get("pagat_last", False) is True
    return lambda _, held, table, __: negative(held, table, emperor=False, pagat_last=last)


def klop(deal: Deal) -> dict[str, Any]:
    """P-19: everybody minus his points, who has no trick +10; the talon stays closed and counts for nobody."""
    tricks = lay_out(deal, deal.hands, deal.first, wins, negative_duty(deal))
    check_end(tricks, len(deal.hands[0]))
    piles_won = [
        [card for trick in tricks if trick.winner == seat for card in trick.cards] for seat in range(deal.players)
    ]
    points = [points_54(pile) for pile in piles_won]
    scores = [-count if pile else NO_TRICK for count, pile in zip(points, piles_won, strict=True)]
    return {
        "contract": "klop",
        "declarer": None,
        "partner": None,
        "card_points": points,
        "scores": scores,
        "tricks": tricks,
    }


def played(deal: Deal, contract: str, declarer: Seat) -> dict[str, Any]:
    sides = sides_of(deal, declarer)
    talon = exchange(deal, contract)
    leader = deal.first if contract in SET_SIZE else declarer  # P-4
    hands = hands_played(deal, declarer, talon)
    tricks = lay_out(deal, hands, leader, wins, negative_duty(deal) if contract in FLAT else positive_duty)
    own_tricks = sum(trick.winner == declarer for trick in tricks)
    if contract in FLAT:  # P-18: a beggar ends with the declarer's first trick, a piccolo with his second
        allowed = 1 if contract == "piccolo" else 0
        check_end(tricks, len(hands[0]), lambda trick: trick.winner == declarer, allowed)
        account = FLAT[contract] if own_tricks == allowed else -FLAT[contract]
        account *= statements(deal, sides).game
    else:
        check_end(tricks, len(hands[0]))
        account = positive(deal, contract, sides, piles(sides, talon, tricks), tricks)
    result = {
        "contract": contract,
        "declarer": declarer,
        "partner": sides.partner,
        "scores": [account if sides.ours(seat) else -account for seat in range(deal.players)],  # P-16: mirrored
        "tricks": tricks,
    }
    return result if contract in FLAT else {**result, "card_points": list(piles(sides, talon, tricks).points)}


def positive(deal: Deal, contract: str, sides: Sides, cards: Piles, tricks: list[Trick]) -> int:
    """P-16: value, margin and items on the declarer's account; contra of the game multiplies all of it (P-15)."""
    said = statements(deal, sides)
    announced = {item: level for (item, _), level in said.announced.items()}  # P-11: by the declarer only
    swept = sweep(sides, tricks)
    if "valat" in announced:  # P-14
        return (VALAT[1] if swept is True else -VALAT[1]) * announced["valat"] * said.game
    if swept is not None:
        return (VALAT[0] if swept else -VALAT[0]) * said.game
    points = cards.points[0]
    game = (VALUE[contract] if points >= 36 else -VALUE[contract]) + points - 35
    made_by = {
        (item, ours): made(item, ours=ours, sides=sides, pile=cards.ours if ours else cards.theirs, tricks=tricks)
        for item in SILENT
        for ours in (True, False)
    }
    stated = sum((1 if made_by[item, True] else -1) * ANNOUNCED[item] * level for item, level in announced.items())
    unstated = sum(sign * silent(made_by, ours, set(announced)) for ours, sign in ((True, 1), (False, -1)))
    return (game + stated + unstated) * said.game


def silent(made_by: dict[tuple[str, bool], bool], ours: bool, announced: set[str]) -> int:  # noqa: FBT001
    """P-12, P-13: what a side makes of the items nobody announced; trula with pagat ultimo is worth 50 together."""
    total = SILENT["kings"] if made_by["kings", ours] and "kings" not in announced else 0
    if "trula_pagat" in announced:
        return total
    halves = [half for half in HALVES if half not in announced and made_by[half, ours]]
    return total + (SILENT["trula_pagat"] if len(halves) == 2 else sum(SILENT[half] for half in halves))
