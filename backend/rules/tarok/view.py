"""What a seat or a spectator may know of a deal. (Of one event: `shared/redaction.py`.)"""

from typing import assert_never

from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.game import DealSetup
from backend.rules.shared.results import DealResult
from backend.rules.shared.views import AuctionTurn, DealView, Phase, TalonView, cards_of
from backend.rules.tarok import showing
from backend.rules.tarok.announcements import Announcing
from backend.rules.tarok.auction import Auction, Naming
from backend.rules.tarok.ending import Finished
from backend.rules.tarok.items import Statement
from backend.rules.tarok.king_call import KingCall
from backend.rules.tarok.knowledge import Sides, at_first, before_talon, known_sides, true_sides
from backend.rules.tarok.machine import Deal, to_act
from backend.rules.tarok.opening import Tarokless, ThrownIn, Undealt
from backend.rules.tarok.play import Playing
from backend.rules.tarok.talon import Discarding, TalonChoice, TalonFaceDown, discard_visibility
from backend.rules.tarok.terms import Terms, forehand
from backend.rules.tarok.values import Values


def view(rules: Values, deal: Deal, seat: Seat | None) -> DealView:
    """Return everything *seat* (None: a spectator) may know of *deal*, and nothing else."""
    setup, terms, said, play = _setup(deal), _terms(deal), _said(deal), _play(deal)
    sides = _sides(deal, seat)
    hands = _hands(rules, deal)
    return DealView(
        ruleset=rules.name,
        players=rules.players,
        viewer=seat,
        dealer=setup.dealer,
        forehand=forehand(setup),
        phase=_phase(deal),
        to_act=to_act(deal),
        compulsory_klop=setup.compulsory_klop,
        radli=setup.radli,
        hand=() if seat is None else rules.pack.sort(hands[seat]),
        cards_left=tuple(map(len, hands)),
        auction=_turns(deal),
        bid=_bid(deal),
        contract=terms.contract.name if terms else None,
        declarer=terms.declarer if terms else None,
        partner=_partner(terms, sides),
        sides=sides,
        called_card=terms.called_king if terms else None,
        talon=_talon(deal, terms),
        talon_left=showing.talon_left(play),
        discards=terms.discards if terms and seat == terms.named_by else (),
        discards_shown=discard_visibility(terms.discards)[0] if terms else (),
        items=showing.items(terms if _reached_round(deal) else None, said, sides),
        shown=showing.shown_cards(said, hands),
        open_hand=showing.open_hand(rules, play),
        trick=showing.table(play),
        winning=showing.winning(rules, play),
        last_trick=showing.complete(play.tricks[-1]) if play and play.tricks else None,
        tricks=tuple(map(showing.complete, play.tricks)) if play and play.terms.contract.tricks_stay else (),
        tricks_won=showing.tricks_won(rules, play),
        result=_result(deal),
        played=cards_of(map(showing.complete, play.tricks)) if play else (),
        counted=showing.counted(rules, deal.play) if isinstance(deal, Finished) and deal.result.card_points else (),
    )


def _phase(deal: Deal) -> Phase:
    match deal:
        case ThrownIn():
            return "thrown_in"
        case Undealt() | Tarokless() | Auction():
            return "auction"
        case Naming():
            return "contract"
        case KingCall():
            return "king_call"
        case TalonFaceDown() | TalonChoice():
            return "talon"
        case Discarding():
            return "discard"
        case Announcing():
            return "announcements"
        case Playing():
            return "play"
        case Finished():
            return "finished"
        case _ as never:
            assert_never(never)


def _setup(deal: Deal) -> DealSetup:
    match deal:
        case Undealt() | Tarokless() | ThrownIn() | Auction() | Naming():
            return deal.setup
        case Finished(play):
            return play.terms.setup
        case _:
            return deal.terms.setup


def _terms(deal: Deal) -> Terms | None:
    match deal:
        case Undealt() | Tarokless() | ThrownIn() | Auction() | Naming():
            return None
        case Finished(play):
            return play.terms
        case _:
            return deal.terms


def _said(deal: Deal) -> tuple[Statement, ...]:
    match deal:
        case Announcing() | Playing():
            return deal.said
        case Finished(play):
            return play.said
        case _:
            return ()


def _reached_round(deal: Deal) -> bool:
    return isinstance(deal, Announcing | Playing | Finished)


def _play(deal: Deal) -> Playing | None:
    match deal:
        case Playing():
            return deal
        case Finished(play):
            return play
        case _:
            return None


def _result(deal: Deal) -> DealResult | None:
    return deal.result if isinstance(deal, Finished) else None


def _hands(rules: Values, deal: Deal) -> tuple[frozenset[Card], ...]:
    """Return the cards every seat holds now; none before the deal and after it is thrown in."""
    match deal:
        case Undealt() | Tarokless() | ThrownIn():
            return (frozenset(),) * rules.players
        case Auction() | Naming():
            return tuple(map(frozenset, deal.setup.hands))
        case Playing():
            return deal.hands
        case Finished(play):
            return play.hands
        case _:
            return tuple(map(deal.terms.hand, range(rules.players)))


def _turns(deal: Deal) -> tuple[AuctionTurn, ...]:
    match deal:
        case Auction() | Naming():
            return deal.turns
        case _:
            terms = _terms(deal)
            return terms.turns if terms else ()


def _bid(deal: Deal) -> str | None:
    match deal:
        case Auction():
            return deal.standing.contract.name if deal.standing else None
        case Naming():
            return deal.bid.name if deal.bid else None
        case _:
            terms = _terms(deal)
            return terms.bid if terms else None


def _sides(deal: Deal, seat: Seat | None) -> Sides:
    """Return whose side the viewer knows (S-29); once the deal is over, everybody's."""
    match deal:
        case Undealt() | Tarokless() | ThrownIn() | Auction() | Naming():
            return (None,) * len(deal.setup.hands)
        case KingCall(terms) | TalonFaceDown(terms):
            public = before_talon(terms)
        case TalonChoice(terms) | Discarding(terms):
            public = at_first(terms)
        case Announcing(terms, _, public) | Playing(terms, _, public):
            pass
        case Finished(play):
            return true_sides(play.terms)
        case _ as never:
            assert_never(never)
    return known_sides(terms, public, seat)


def _partner(terms: Terms | None, sides: Sides) -> Seat | None:
    """Name the partner where the viewer knows him."""
    if terms is None:
        return None
    return next((seat for seat, side in enumerate(sides) if side == "declarer" and seat != terms.declarer), None)


def _talon(deal: Deal, terms: Terms | None) -> TalonView | None:
    """Show the talon once it has been turned up; in the other contracts it is never seen (S-21)."""
    if terms is None or not terms.contract.talon_set or isinstance(deal, KingCall | TalonFaceDown):
        return None
    return TalonView(terms.talon_sets, terms.taken)
