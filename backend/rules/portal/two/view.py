"""What a seat or a spectator may know of a deal of two (P-38). (Of one event: `shared/redaction.py`.)"""

from typing import assert_never

from backend.rules.portal.two import tricks
from backend.rules.portal.two.board import Board, Pile, laid_out
from backend.rules.portal.two.declaration import Declaring
from backend.rules.portal.two.ending import Finished, counted
from backend.rules.portal.two.machine import Deal, to_act
from backend.rules.portal.two.opening import Undealt, forehand
from backend.rules.portal.two.play import Playing, Trick, Uncovering
from backend.rules.portal.two.values import Values
from backend.rules.shared.cards import Seat
from backend.rules.shared.game import DealSetup
from backend.rules.shared.views import AuctionTurn, DealView, Phase, PileView, Side, TrickView, cards_of, plays_from


def view(rules: Values, deal: Deal, seat: Seat | None) -> DealView:
    """Return everything *seat* (None: a spectator) may know of *deal*, and nothing else."""
    setup, board, play = _setup(deal), _board(deal), _play(deal)
    declarer = _declarer(deal)
    return DealView(
        ruleset=rules.name,
        players=rules.players,
        viewer=seat,
        dealer=setup.dealer,
        forehand=forehand(setup),
        phase=_phase(deal),
        to_act=to_act(deal),
        compulsory_klop=False,
        radli=(),
        hand=() if seat is None else rules.pack.sort(board.hands[seat]),
        cards_left=tuple(map(len, board.hands)),
        auction=tuple(AuctionTurn(each, None) for each in _passed(deal)),
        bid=None,
        contract=None,
        declarer=declarer,
        partner=None,
        sides=tuple(_side(each, declarer) for each in range(rules.players)),
        called_card=None,
        talon=None,
        talon_left=0,
        discards=(),
        discards_shown=(),
        items=(),
        shown=(),
        open_hand=None,
        trick=plays_from(play.leader, play.table, rules.players) if play else (),
        winning=_winning(rules, play),
        last_trick=_complete(play.tricks[-1]) if play and play.tricks else None,
        tricks=(),
        tricks_won=tuple(sum(t.winner == each for t in play.tricks) if play else 0 for each in range(rules.players)),
        result=deal.result if isinstance(deal, Finished) else None,
        piles=tuple(tuple(map(_pile, piles)) for piles in board.piles),
        played=cards_of(map(_complete, play.tricks)) if play else (),
        counted=counted(rules, deal.play) if isinstance(deal, Finished) else (),
    )


def _phase(deal: Deal) -> Phase:
    match deal:
        case Undealt() | Declaring():
            return "declaration"
        case Uncovering() | Playing():
            return "play"
        case Finished():
            return "finished"
        case _ as never:
            assert_never(never)


def _setup(deal: Deal) -> DealSetup:
    match deal:
        case Undealt() | Declaring():
            return deal.setup
        case Finished(play):
            return play.terms.setup
        case _:
            return deal.terms.setup


def _board(deal: Deal) -> Board:
    """Return what lies before the players now; nothing before the deal."""
    match deal:
        case Undealt():
            return Board((frozenset(), frozenset()), ((), ()))
        case Declaring(setup):
            return laid_out(setup)
        case Finished(play):
            return play.board
        case _:
            return deal.board


def _play(deal: Deal) -> Playing | None:
    match deal:
        case Playing():
            return deal
        case Finished(play):
            return play
        case _:
            return None


def _passed(deal: Deal) -> tuple[Seat, ...]:
    match deal:
        case Undealt():
            return ()
        case Declaring():
            return deal.passed
        case Finished(play):
            return play.terms.passed
        case _:
            return deal.terms.passed


def _declarer(deal: Deal) -> Seat | None:
    match deal:
        case Undealt() | Declaring():
            return None
        case Finished(play):
            return play.terms.declarer
        case _:
            return deal.terms.declarer


def _side(seat: Seat, declarer: Seat | None) -> Side | None:
    """Where nobody declared there are no sides."""
    if declarer is None:
        return None
    return "declarer" if seat == declarer else "defenders"


def _pile(pile: Pile) -> PileView:
    return PileView(len(pile.closed), pile.top)


def _winning(rules: Values, play: Playing | None) -> Seat | None:
    """Say who wins the trick as it lies."""
    if play is None or not play.table:
        return None
    return (play.leader + tricks.winning_place(rules.pack, play.table)) % rules.players


def _complete(trick: Trick) -> TrickView:
    return TrickView(plays_from(trick.leader, trick.cards, len(trick.cards)), trick.winner)
