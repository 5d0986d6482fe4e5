"""Slovenian tarok for three and four, judged from its finished record (rules/slovenian.md, points S-…)."""

from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from tests.oracle.cards import Card, Seat, pack_54, points_54
from tests.oracle.deal import Deal, Trick, check_end, last_bid, lay_out, need, read
from tests.oracle.duties import following, negative, sparing
from tests.oracle.talon_game import (
    SET_SIZE,
    Exchange,
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

VALUE: Final = {"three": 10, "two": 20, "one": 30, "solo_three": 40, "solo_two": 50, "solo_one": 60}  # S-44
FLAT: Final = {
    "beggar": 70,
    "solo_without": 80,
    "open_beggar": 90,
    "colour_valat_without": 125,
    "colour_valat": 125,
    "valat_without": 500,
}  # S-49
BONUS: Final = {"trula": 10, "kings": 10, "king_ultimo": 10, "pagat_ultimo": 25}  # S-46: announced, twice as much
VALAT: Final = 250
BEGGARS: Final = ("beggar", "open_beggar")
SWEEPS: Final = ("colour_valat_without", "colour_valat", "valat_without")


@dataclass(frozen=True)
class House:
    """What a table or the number of players settles: section 11, and the options of the record."""

    nearest: int
    mond: int
    radli: bool
    klop_empty: int

    def rounded(self, points: int) -> int:
        """S-44: to the nearest five; ties cannot occur, as the nearest five of a whole number is never two."""
        return self.nearest * ((2 * points + self.nearest) // (2 * self.nearest))


def house_of(deal: Deal) -> House:
    """Section 11: with three, differences are exact and a mond costs 21."""
    usual: dict[str, Any] = {
        "rounding": 1 if deal.players == 3 else 5,
        "mond_penalty": 21 if deal.players == 3 else 20,
        "radli": True,
        "klop_empty": 70,
    }
    chosen = usual | dict(deal.options)
    return House(chosen["rounding"], chosen["mond_penalty"], chosen["radli"], chosen["klop_empty"])


def judge(record: dict[str, Any]) -> dict[str, Any]:
    """Say how the deal came out.

    Returns:
        contract, declarer, partner, card_points (where there are any), scores, radli; as in the record's result.
    """
    deal = read(record, pack_54())
    house = house_of(deal)
    if not house.radli:
        deal = replace(deal, radli=(0,) * deal.players)
    contract, declarer = contract_of(deal)
    if declarer is None:
        return klop(deal, house)
    return played(deal, house, contract, declarer)


def contract_of(deal: Deal) -> tuple[str, Seat | None]:
    """S-14, S-15, S-22: who was left names the contract, and may raise it to colour valat later."""
    named, bid = deal.last("contract"), last_bid(deal)
    if named is None:
        need(bid is None and deal.players == 3, "nobody named a contract")  # section 11: all three passed
        return "klop", None
    need(named.seat == (bid.seat if bid else deal.first), "the contract is named by who won the auction")
    if named.rest[0] == "klop":
        return "klop", None
    raised = deal.last("raise")
    return (raised.rest[0] if raised else named.rest[0]), named.seat


def award(house: House, radli: list[int], *, earned: bool) -> list[int]:
    """S-51: one new radl for everybody."""
    return [count + 1 for count in radli] if earned and house.radli else radli


# --- Klop ------------------------------------------------------------------------------------------------------------


def klop(deal: Deal, house: House) -> dict[str, Any]:
    """S-45: all alone, forehand leads, each of the first six tricks takes the talon's next card along."""
    tricks = lay_out(
        deal,
        deal.hands,
        deal.first,
        lambda plays, _: winner(plays, emperor=True),
        lambda _, held, table, __: negative(held, table, emperor=True, pagat_last=True),
    )
    check_end(tricks, len(deal.hands[0]))
    taken: list[list[str]] = [[] for _ in deal.hands]
    for number, trick in enumerate(tricks):
        taken[trick.winner] += [*trick.cards, *deal.talon[number : number + 1]]
    points = [points_54(pile) for pile in taken]
    scores, radli = klop_scores(house, points, [not pile for pile in taken], deal.radli)
    return {
        "contract": "klop",
        "declarer": None,
        "partner": None,
        "card_points": points,
        "scores": scores,
        "radli": award(house, radli, earned=True),
        "tricks": tricks,
    }


def klop_scores(
    house: House, points: list[int], empty: list[bool], before: tuple[int, ...]
) -> tuple[list[int], list[int]]:
    """S-45: who has nothing, or more than 35, scores alone; else everybody minus his points. S-52: radli double it."""
    special = [
        house.klop_empty if none else -70 if count > 35 else 0 for count, none in zip(points, empty, strict=True)
    ]
    plain = [-house.rounded(count) for count in points]
    scores, radli = special if any(special) else plain, list(before)
    for seat, score in enumerate(scores):
        if before[seat] and score:
            scores[seat] = 2 * score
            radli[seat] -= score > 0
    return scores, radli


# --- With a declarer -------------------------------------------------------------------------------------------------


class Booked(NamedTuple):
    """What the declarer's side's account says, before radli and mond."""

    amount: int
    won: bool
    valat: bool = False


def played(deal: Deal, house: House, contract: str, declarer: Seat) -> dict[str, Any]:
    sides = sides_of(deal, declarer)
    named = deal.words("contract")[-1].rest[0]  # the talon is taken before a raise
    talon = exchange(deal, named)
    hands = hands_played(deal, declarer, talon)
    # S-30: the declarer leads in beggar and above and in colour valat, forehand in the others.
    leader = deal.first if contract in SET_SIZE else declarer
    kept = kept_cards(deal, sides, hands)
    colour = contract in ("colour_valat", "colour_valat_without")
    tricks = lay_out(
        deal,
        hands,
        leader,
        lambda plays, _: winner(plays, emperor=not colour or plays[0][1][0] == "t", colour=colour),  # S-33
        lambda seat, held, table, _: (
            negative(held, table, emperor=True, pagat_last=True)
            if contract in BEGGARS
            else sparing(following(held, table), kept.get(seat, ()))
        ),
    )
    check_contract_end(tricks, contract, len(deal.hands[0]), sides)
    ours = piles(sides, talon, tricks)
    booked = normal(deal, house, contract, sides, ours, tricks) if contract in VALUE else flat(contract, ours, tricks)
    amount, radli = with_radli(deal, declarer, booked)
    scores = [amount if sides.ours(seat) else 0 for seat in range(deal.players)]  # S-43
    loser = mond_lost_by(contract, sides, talon, ours, tricks)
    if loser is not None:
        scores[loser] -= house.mond
    result = {
        "contract": contract,
        "declarer": declarer,
        "partner": sides.partner,
        "scores": scores,
        "radli": award(house, radli, earned=contract in FLAT or booked.valat),
        "tricks": tricks,
    }
    return result if contract in (*BEGGARS, *SWEEPS) else {**result, "card_points": list(ours.points)}


def kept_cards(deal: Deal, sides: Sides, hands: list[frozenset[Card]]) -> dict[Seat, set[Card]]:
    """S-27: who announces an ultimo and holds its card turns it up and keeps it."""
    kept: dict[Seat, set[Card]] = {}
    for said in deal.words("announce"):
        card = {"pagat_ultimo": "t1", "king_ultimo": sides.called}.get(said.rest[0])
        if card in hands[said.seat]:
            kept.setdefault(said.seat, set()).add(str(card))
    return kept


def check_contract_end(tricks: list[Trick], contract: str, full: int, sides: Sides) -> None:
    """S-35: a beggar ends with the declarer's first trick, a valat contract with the first he loses."""
    if contract in BEGGARS:
        check_end(tricks, full, lambda trick: sides.ours(trick.winner))
    elif contract in SWEEPS:
        check_end(tricks, full, lambda trick: not sides.ours(trick.winner))
    else:
        check_end(tricks, full)


def flat(contract: str, ours: Piles, tricks: list[Trick]) -> Booked:
    """S-49: the objective, or 36 points in solo without."""
    won = {
        **dict.fromkeys(BEGGARS, not ours.ours),
        **dict.fromkeys(SWEEPS, all(set(trick.cards) <= ours.ours for trick in tricks)),
        "solo_without": ours.points[0] >= 36,
    }[contract]
    return Booked(FLAT[contract] if won else -FLAT[contract], won)


def normal(deal: Deal, house: House, contract: str, sides: Sides, cards: Piles, tricks: list[Trick]) -> Booked:
    """S-44, S-46 to S-48: game and bonuses, or the valat alone."""
    said = statements(deal, sides)
    swept = sweep(sides, tricks)
    announced = [(ours, level) for (item, ours), level in said.announced.items() if item == "valat"]
    if announced:
        amount = sum(
            (1 if ours else -1) * (1 if swept is ours else -1) * 2 * VALAT * level for ours, level in announced
        )
        return Booked(amount, amount > 0, valat=True)
    if swept is not None:
        return Booked(VALAT if swept else -VALAT, swept, valat=True)
    points = cards.points[0]
    won = points >= 36  # S-5
    game = (VALUE[contract] if won else -VALUE[contract]) + house.rounded(points - 35)
    bonuses = sum(bonus(item, sides, cards, tricks, said.announced) for item in BONUS)
    return Booked(game * said.game + bonuses, won)


def bonus(item: str, sides: Sides, cards: Piles, tricks: list[Trick], announced: dict[tuple[str, bool], int]) -> int:
    """S-46, S-46a: one bonus on the declarer's side's account; as announced where anybody announced it, else silent."""
    account = 0
    claims = [(ours, level) for (name, ours), level in announced.items() if name == item]
    for ours, level in claims:
        pile = cards.ours if ours else cards.theirs
        success = made(item, ours=ours, sides=sides, pile=pile, tricks=tricks)
        account += (1 if ours == success else -1) * 2 * BONUS[item] * level
    return account if claims else silent(item, sides, cards, tricks) * BONUS[item]


def silent(item: str, sides: Sides, cards: Piles, tricks: list[Trick]) -> int:
    """S-46: 1 for the declarer's side, -1 against it, 0 for nobody; an ultimo that is beaten costs its side."""
    last = tricks[-1]
    if item == "king_ultimo":
        return (1 if sides.ours(last.winner) else -1) if sides.called in last.cards else 0
    player = last.player_of("t1")
    if item == "pagat_ultimo":
        return 0 if player is None else 1 if (player == last.winner) == sides.ours(player) else -1
    return made(item, ours=True, sides=sides, pile=cards.ours, tricks=tricks) - made(
        item, ours=False, sides=sides, pile=cards.theirs, tricks=tricks
    )


def with_radli(deal: Deal, declarer: Seat, booked: Booked) -> tuple[int, list[int]]:
    """S-50: a declarer's open radl doubles the whole amount; it is cancelled by winning."""
    radli = list(deal.radli)
    if not radli[declarer]:
        return booked.amount, radli
    radli[declarer] -= booked.won
    return 2 * booked.amount, radli


def mond_lost_by(contract: str, sides: Sides, talon: Exchange, cards: Piles, tricks: list[Trick]) -> Seat | None:
    """S-41, S-42: who pays for a captured mond."""
    if contract not in VALUE and contract != "solo_without":
        return None
    if contract in VALUE and "t21" in talon.left:
        return None if cards.won_rest else sides.declarer
    return next((trick.player_of("t21") for trick in tricks if {"t21", "t22"} <= set(trick.cards)), None)
