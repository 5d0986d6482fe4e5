"""What a seat or a spectator may know of a deal. (Of one event: `shared/redaction.py`.)"""

from typing import assert_never

from backend.rules.french import showing
from backend.rules.french.auction import Auction
from backend.rules.french.calling import Calling
from backend.rules.french.chelem import ChelemAnswered, ChelemAsked
from backend.rules.french.counting import counted
from backend.rules.french.dog import Discarding, DogFaceDown, DogShown, visibility
from backend.rules.french.ending import Finished, Void, Voided
from backend.rules.french.knowledge import Sides, after_dog, before_call, before_dog, known_sides, true_sides
from backend.rules.french.machine import Deal, to_act
from backend.rules.french.opening import PetitSec, Undealt
from backend.rules.french.play import Playing
from backend.rules.french.terms import Terms, forehand
from backend.rules.french.values import Values
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.game import DealSetup
from backend.rules.shared.views import AuctionTurn, DealView, Phase, TalonView, VoidView, cards_of


def view(rules: Values, deal: Deal, seat: Seat | None) -> DealView:
    """Return everything *seat* (None: a spectator) may know of *deal*, and nothing else."""
    setup, terms, play = _setup(deal), _terms(deal), _play(deal)
    sides, hands, turns = _sides(deal, seat), _hands(rules, deal), _turns(deal)
    discards = terms.discards if terms else ()
    return DealView(
        ruleset=rules.name,
        players=rules.players,
        viewer=seat,
        dealer=setup.dealer,
        forehand=forehand(setup),
        phase=_phase(deal),
        to_act=to_act(deal),
        compulsory_klop=False,
        radli=setup.radli,
        hand=() if seat is None else rules.pack.sort(hands[seat]),
        cards_left=tuple(map(len, hands)),
        auction=turns,
        bid=next((turn.contract for turn in reversed(turns) if turn.contract), None),
        contract=terms.contract.name if terms else None,
        declarer=terms.taker if terms else None,
        partner=_partner(terms, sides),
        sides=sides,
        called_card=terms.called if terms else None,
        talon=_talon(deal, terms),
        talon_left=0,
        discards=discards if terms and seat == terms.taker else (),
        discards_shown=visibility(discards)[0],
        items=showing.items(terms.taker, announced=_announced(deal)) if terms else (),
        shown=(),
        open_hand=None,
        trick=showing.table(play),
        winning=showing.winning(rules, play, sides),
        last_trick=showing.complete(play.tricks[-1]) if play and play.tricks else None,
        tricks=(),
        tricks_won=showing.tricks_won(rules, play),
        result=deal.result if isinstance(deal, Voided | Finished) else None,
        poignees=play.shown if play else (),
        void=_void(deal),
        played=cards_of(map(showing.complete, play.tricks)) if play else (),
        counted=counted(rules, deal.play.terms, deal.play.tricks) if isinstance(deal, Finished) else (),
    )


def _phase(deal: Deal) -> Phase:
    match deal:
        case Undealt() | PetitSec() | Auction() | Void():
            return "auction"
        case Calling():
            return "king_call"
        case DogFaceDown() | DogShown():
            return "talon"
        case Discarding():
            return "discard"
        case ChelemAsked() | ChelemAnswered():
            return "chelem"
        case Playing():
            return "play"
        case Voided() | Finished():
            return "finished"
        case _ as never:
            assert_never(never)


def _setup(deal: Deal) -> DealSetup:
    match deal:
        case Undealt() | PetitSec() | Auction() | Void():
            return deal.setup
        case Voided(void):
            return void.setup
        case Finished(play):
            return play.terms.setup
        case _:
            return deal.terms.setup


def _terms(deal: Deal) -> Terms | None:
    match deal:
        case Undealt() | PetitSec() | Auction() | Void() | Voided():
            return None
        case Finished(play):
            return play.terms
        case _:
            return deal.terms


def _play(deal: Deal) -> Playing | None:
    match deal:
        case Playing():
            return deal
        case Finished(play):
            return play
        case _:
            return None


def _announced(deal: Deal) -> bool:
    match deal:
        case ChelemAnswered() | Playing():
            return deal.announced
        case Finished(play):
            return play.announced
        case _:
            return False


def _void(deal: Deal) -> VoidView | None:
    match deal:
        case Void():
            return deal.why
        case Voided(void):
            return void.why
        case _:
            return None


def _hands(rules: Values, deal: Deal) -> tuple[frozenset[Card], ...]:
    """Return the cards every seat holds now; none before the deal. Hands nobody played stay where they are."""
    match deal:
        case Undealt():
            return (frozenset(),) * rules.players
        case PetitSec() | Auction() | Void() | Voided():
            return tuple(map(frozenset, _setup(deal).hands))
        case Playing():
            return deal.hands
        case Finished(play):
            return play.hands
        case _:
            return tuple(map(deal.terms.hand, range(rules.players)))


def _turns(deal: Deal) -> tuple[AuctionTurn, ...]:
    match deal:
        case Auction() | Void():
            return deal.turns
        case Voided(void):
            return void.turns
        case _:
            terms = _terms(deal)
            return terms.turns if terms else ()


def _sides(deal: Deal, seat: Seat | None) -> Sides:
    """Return whose side the viewer knows (F-34); once the deal is over, everybody's."""
    match deal:
        case Undealt() | PetitSec() | Auction() | Void() | Voided():
            return (None,) * len(_setup(deal).hands)
        case Calling(terms):
            return before_call(terms)
        case DogFaceDown(terms):
            public = before_dog(terms)
        case DogShown(terms) | Discarding(terms) | ChelemAsked(terms) | ChelemAnswered(terms):
            public = after_dog(terms)
        case Playing(terms, _, public):
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
    return next((seat for seat, side in enumerate(sides) if side == "declarer" and seat != terms.taker), None)


def _talon(deal: Deal, terms: Terms | None) -> TalonView | None:
    """Show the dog once it has been turned up; in garde sans and contre it is never seen (F-9)."""
    if terms is None or not terms.contract.exchanges or isinstance(deal, Calling | DogFaceDown):
        return None
    return TalonView((terms.setup.talon,), 0 if terms.taken else None)
