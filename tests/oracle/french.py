"""French tarot for three, four and five, judged from its finished record (rules/french.md, points F-…).

Points are counted in half points, as whole numbers.
"""

from typing import Any, Final, NamedTuple

from tests.oracle.cards import OUDLERS, Card, Seat, halves_78, is_trump, pack_78, strength_78
from tests.oracle.deal import Deal, Play, Trick, check_end, last_bid, lay_out, need, read
from tests.oracle.duties import trumping

TIMES: Final = {"petite": 1, "garde": 2, "garde_sans": 4, "garde_contre": 6}  # F-23
NEEDED: Final = (56, 51, 41, 36)  # F-3, by oudlers
POIGNEES: Final = {3: (13, 15, 18), 4: (10, 13, 15), 5: (8, 10, 13)}  # F-16, section 10
POIGNEE: Final = (20, 30, 40)


class Party(NamedTuple):
    """The taker and whoever plays with him."""

    taker: Seat
    partner: Seat | None

    def has(self, seat: Seat) -> bool:
        return seat in (self.taker, self.partner)


def judge(record: dict[str, Any]) -> dict[str, Any]:
    """Say how the deal came out.

    Returns:
        contract, declarer, partner, card_points (taker's side first, halves as .5), scores; as in the record's result.
    """
    deal = read(record, pack_78())
    bid = last_bid(deal)
    if petit_sec(deal) or bid is None:
        need(not deal.plays, "a void deal is not played")
        return {"contract": None, "declarer": None, "partner": None, "scores": [0] * deal.players}  # F-6, F-8
    return played(deal, bid.rest[0], bid.seat)


def petit_sec(deal: Deal) -> bool:
    """F-6: somebody's only trump is the 1, and he has no Excuse."""
    return deal.options.get("petit_sec", True) is True and any(
        {card for card in hand if is_trump(card)} == {"t1"} for hand in deal.hands
    )


def played(deal: Deal, contract: str, taker: Seat) -> dict[str, Any]:
    party = party_of(deal, taker)
    discarded = discard(deal, contract, taker)
    hands = list(deal.hands)
    if discarded:
        hands[taker] = (hands[taker] | set(deal.talon)) - discarded
    announced = any(said.rest == ("chelem",) for said in deal.words("announce"))
    leader = taker if announced else deal.first  # F-12, F-18
    call = deal.last("call")
    tricks = lay_out(
        deal,
        hands,
        leader,
        lambda plays, before: winner(plays, before, party, len(hands[0])),
        lambda _, held, table, before: (
            trumping(held, table) if table or before or call is None else first_lead(held, call.rest[0])
        ),
    )
    check_end(tricks, len(hands[0]))
    halves, oudlers = count(deal, contract, party, discarded, tricks)
    account = base(halves, oudlers) * TIMES[contract]
    account += petit_au_bout(party, tricks) * TIMES[contract]
    account += (1 if account_won(halves, oudlers) else -1) * poignees(deal, hands)
    account += chelem(party, tricks, announced=announced)
    return {
        "contract": contract,
        "declarer": taker,
        "partner": party.partner,
        "card_points": [whole_or_half(halves), whole_or_half(2 * 91 - halves)],
        "scores": shares(account, party, deal.players),
        "tricks": tricks,
    }


def whole_or_half(halves: int) -> int | float:
    return halves // 2 if halves % 2 == 0 else halves / 2


def party_of(deal: Deal, taker: Seat) -> Party:
    """Section 10: with five, whoever was dealt the called card; he is alone if that is himself or the dog."""
    call = deal.last("call")
    holders = [seat for seat, hand in enumerate(deal.hands) if call and call.rest[0] in hand and seat != taker]
    return Party(taker, holders[0] if holders else None)


def discard(deal: Deal, contract: str, taker: Seat) -> frozenset[Card]:
    """F-9, F-10: in petite and garde the dog for as many cards: no king, no oudler, a trump only for want of others."""
    said = deal.last("discard")
    if contract in ("garde_sans", "garde_contre"):
        need(said is None, "the dog stays face down")
        return frozenset()
    assert said is not None
    away, held = frozenset(said.rest), deal.hands[taker] | set(deal.talon)
    need(len(away) == len(deal.talon) and away <= held, "he lays away as many cards as the dog had")
    plain = {card for card in held if not is_trump(card) and card[1:] != "K"}
    trumps = {card for card in away if is_trump(card)}
    need(not any(card[1:] == "K" for card in away) and not away & OUDLERS, "no king and no oudler is laid away")
    need(not trumps or plain <= away, "a trump is laid away though other cards are left")
    return away


def winner(plays: tuple[Play, ...], before: list[Trick], party: Party, full: int) -> Seat:
    """Highest trump, else highest of the suit led; the Excuse takes nothing (F-20) but a chelem's last trick (F-14)."""
    cards = {card: seat for seat, card in plays}
    if "t0" in cards and len(before) == full - 1:
        side = party.has(cards["t0"])
        if all(party.has(trick.winner) == side for trick in before):
            return cards["t0"]
    running = [card for card in cards if card != "t0"]  # F-20: if the Excuse was led, the next card sets the suit
    led = running[0][0]
    trumps = [card for card in running if is_trump(card)]
    return cards[max(trumps or [card for card in running if card[0] == led], key=strength_78)]


def first_lead(held: set[Card], called: Card) -> set[Card]:
    """Section 10: not in the suit of the called card, unless it is that card or there is nothing else."""
    return {card for card in held if card[0] != called[0] or card == called} or held


def count(deal: Deal, contract: str, party: Party, discarded: frozenset[Card], tricks: list[Trick]) -> tuple[int, int]:
    """The taker's side's half points and oudlers at the end (F-2, F-3, F-9, F-11, F-20, F-21)."""
    ours = set(discarded) | {card for trick in tricks if party.has(trick.winner) for card in trick.cards}
    if contract == "garde_sans":
        ours |= set(deal.talon)
    owed = 0  # F-20: the half point given for the Excuse
    for trick in tricks:
        player = trick.player_of("t0")
        if player is None:
            continue
        changes = party.has(player) != party.has(trick.winner)
        if trick is tricks[-1]:
            if deal.options.get("excuse_last") == "side" and player != trick.winner:  # F-21, as the federation has it
                (ours.discard if party.has(player) else ours.add)("t0")
        elif changes:
            (ours.add if party.has(player) else ours.discard)("t0")
            owed = -1 if party.has(player) else 1
    return halves_78(ours) + owed, len(ours & OUDLERS)


def account_won(halves: int, oudlers: int) -> bool:
    return halves >= 2 * NEEDED[oudlers]


def base(halves: int, oudlers: int) -> int:
    """F-23: 25 and the margin, to the taker's side; a half point goes to whoever won (section 10)."""
    needed = NEEDED[oudlers]
    if account_won(halves, oudlers):
        return 25 + (halves + 1) // 2 - needed
    return -(25 + needed - halves // 2)


def petit_au_bout(party: Party, tricks: list[Trick]) -> int:
    """F-22: ten to who wins the last trick with the 1 in it; the last but one where the Excuse won the last (F-14)."""
    last = tricks[-1]
    if last.player_of("t0") == last.winner:
        last = tricks[-2]
    return 0 if "t1" not in last.cards else 10 if party.has(last.winner) else -10


def poignees(deal: Deal, hands: list[frozenset[Card]]) -> int:
    """F-16, F-17: what all that were shown are worth together."""
    total = 0
    for said in deal.words("show"):
        shown, trumps = frozenset(said.rest), {card for card in hands[said.seat] if is_trump(card)}
        need(shown <= trumps, "he shows trumps he has")
        need("t0" not in shown or shown == trumps, "the Excuse is shown only with every other trump")
        need(len(shown) in POIGNEES[deal.players], "no poignée has that many trumps")
        total += POIGNEE[POIGNEES[deal.players].index(len(shown))]
    return total


def chelem(party: Party, tricks: list[Trick], *, announced: bool) -> int:
    """F-13, F-13a: every trick 200, announced 400; failed -200; every trick to the defence -200 besides."""
    winners = {party.has(trick.winner) for trick in tricks}
    if winners == {True}:
        return 400 if announced else 200
    return (-200 if announced else 0) + (-200 if winners == {False} else 0)


def shares(account: int, party: Party, players: int) -> list[int]:
    """F-23, section 10: each defender pays the account; a partner gets one share, the taker what is left."""
    defenders = players - (1 if party.partner is None else 2)
    scores = [account if seat == party.partner else -account for seat in range(players)]
    scores[party.taker] = account * (defenders if party.partner is None else defenders - 1)
    return scores
