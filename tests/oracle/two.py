"""The portal's game for two with three piles each, judged from its finished record (rules/portal.md, P-30 to P-38)."""

from typing import Any, Final

from tests.oracle.cards import Card, Seat, is_trump, pack_54, points_54
from tests.oracle.deal import Deal, Trick, check_end, need, read
from tests.oracle.duties import following
from tests.oracle.talon_game import winner

TRICKS: Final = 27  # P-30
DECLARED: Final = {True: 2, False: 3}  # P-35: what the margin counts, won or lost


def judge(record: dict[str, Any]) -> dict[str, Any]:
    """Say how the deal came out.

    Returns:
        contract (None), declarer, card_points (declarer's first, or by seat), scores; as in the record's result.
    """
    deal = read(record, pack_54())
    declarer = declarer_of(deal)
    tricks = lay_out_two(deal)
    check_end(tricks, TRICKS)
    points = [points_54([c for trick in tricks if trick.winner == seat for c in trick.cards]) for seat in (0, 1)]
    scores = scored(points, declarer)
    ordered = points if declarer is None else [points[declarer], points[1 - declarer]]
    return {"contract": None, "declarer": declarer, "card_points": ordered, "scores": scores, "tricks": tricks}


def declarer_of(deal: Deal) -> Seat | None:
    """P-31: the non-dealer is asked, then the dealer; the first who declares ends it."""
    asked = [(said.seat, said.word) for said in deal.said]
    legal = [(deal.first, "pass"), (deal.dealer, "pass")]
    if asked == legal:
        return None
    need(asked in ([(deal.first, "declare")], [legal[0], (deal.dealer, "declare")]), "declared out of turn")
    return asked[-1][0]


def scored(points: list[int], declarer: Seat | None) -> list[int]:
    """P-35, P-36: the margin over 35, twice where declared and won, three times where not; the other the mirror."""
    if declarer is None:
        return [count - 35 for count in points]
    margin = points[declarer] - 35
    account = margin * DECLARED[margin > 0]
    return [account if seat == declarer else -account for seat in (0, 1)]


def lay_out_two(deal: Deal) -> list[Trick]:
    """P-32, P-33: cards come from the hand or lie face up on a pile; who leads must lead from his hand if he can."""
    hands = [set(hand) for hand in deal.hands]
    piles = [[list(pile) for pile in own] for own in deal.piles]
    for seat in (0, 1):
        for pile in piles[seat]:
            while pile and (is_trump(pile[0]) or pile[0][1:] == "K"):  # uncovered into the hand, before the first lead
                hands[seat].add(pile.pop(0))
    tricks: list[Trick] = []
    leader = deal.first  # P-34
    for begin in range(0, len(deal.plays), 2):
        plays = deal.plays[begin : begin + 2]
        need([seat for seat, _ in plays] == [leader, 1 - leader], f"trick {len(tricks) + 1} is not played in turn")
        allowed: list[frozenset[Card]] = []
        for place, (seat, card) in enumerate(plays):
            allowed.append(_allowed(hands[seat], piles[seat], [before for _, before in plays[:place]]))
            need(card in allowed[-1], f"seat {seat} may not play {card}, or does not hold it")
            _lay(card, hands[seat], piles[seat])
        leader = winner(plays, emperor=False)
        tricks.append(Trick(plays, leader, tuple(allowed)))
    return tricks


def _allowed(hand: set[Card], piles: list[list[Card]], table: list[Card]) -> frozenset[Card]:
    """P-33: the hand and what lies face up, together; for a lead the hand alone, unless it is empty."""
    face_up = {pile[0] for pile in piles if pile}
    return frozenset(following(hand | face_up if table or not hand else hand, table))


def _lay(card: Card, hand: set[Card], piles: list[list[Card]]) -> None:
    """Take a card from where it lies; a pile's next card then lies face up, whatever it is."""
    hand.discard(card)
    for pile in piles:
        if pile and pile[0] == card:
            pile.pop(0)
