"""What happens by default when a player's time runs out, and what a bot does in a seat."""

from backend.bots import choose, choose_dealing
from backend.rules.shared.actions import (
    Action,
    CallCard,
    CallKing,
    DealingAction,
    Discard,
    DiscardTemplate,
    LegalAction,
    NameContract,
    Pass,
    ShowTemplate,
    TakeTalon,
)
from backend.rules.shared.cards import Card, Seat, is_trump
from backend.rules.shared.packs import Pack
from backend.tables.model import Dealing, Playing, Table
from backend.tables.reasons import TableError, TableReason
from backend.tables.seats import deal_seat, rules_of


def bot_action(table: Table, seat: Seat) -> Action | DealingAction:
    """Return what the bot in table seat *seat* does now; it sees what the seat sees.

    Raises:
        TableError: WRONG_PHASE where that seat is not asked for an action.
    """
    match table.phase:
        case Dealing(dealing=state) as phase if state is not None and seat in table.question.seats:
            return default_dealing(table, phase)
        case Playing() as phase if seat in table.question.seats:
            rules, own = rules_of(table.options), deal_seat(phase.deal.seating, seat)
            return choose(rules.view(phase.deal.state, own), _offers(table, phase, seat))
        case _:
            raise TableError(TableReason.WRONG_PHASE)


def plain_action(table: Table, seat: Seat) -> Action | DealingAction:
    """Return the plainest legal answer of table seat *seat*, without a thought: for a bot that fails."""
    match table.phase:
        case Dealing() as phase:
            return rules_of(table.options).dealing_legal(phase.dealing)[0]
        case Playing() as phase:
            offers = _offers(table, phase, seat)
            first = Pass() if Pass() in offers else offers[0]
            assert not isinstance(first, ShowTemplate)  # it stands behind the cards
            return safe_discard(first, rules_of(table.options).pack) if isinstance(first, DiscardTemplate) else first
        case _:
            raise TableError(TableReason.WRONG_PHASE)


def default_dealing(table: Table, phase: Dealing) -> DealingAction:
    """Cut in the middle; of packets the first."""
    return choose_dealing(rules_of(table.options).dealing_legal(phase.dealing))


def default_action(table: Table, phase: Playing, seat: Seat) -> Action:
    """Return the default of the question *seat* is asked.

    A pass where one may pass, the lowest contract or call, the first talon set, a discard that gives away least; a card
    is the bot's. Nobody shows a poignée by running out of time.
    """
    offers = tuple(offer for offer in _offers(table, phase, seat) if not isinstance(offer, ShowTemplate))
    if Pass() in offers:
        return Pass()
    first = offers[0]
    match first:
        case NameContract() | CallKing() | CallCard() | TakeTalon():
            return first
        case DiscardTemplate():
            return safe_discard(first, rules_of(table.options).pack)
        case _:
            own = deal_seat(phase.deal.seating, seat)
            return choose(rules_of(table.options).view(phase.deal.state, own), offers)


def safe_discard(template: DiscardTemplate, pack: Pack) -> Discard:
    """Lay away plain cards before trumps and the cheapest first, with as many trumps as the rules force."""
    trumps = [card for card in template.cards if is_trump(card)]
    plain = [card for card in template.cards if not is_trump(card)]

    def cheapest(card: Card) -> tuple[int, int]:
        return pack.value[card], pack.rank[card]

    trumps.sort(key=cheapest)
    plain.sort(key=cheapest)
    forced = max(template.count - len(plain), 0) if template.trumps is None else template.trumps
    return Discard((*plain[: template.count - forced], *trumps[:forced]))


def _offers(table: Table, phase: Playing, seat: Seat) -> tuple[LegalAction, ...]:
    own = deal_seat(phase.deal.seating, seat)
    offers = () if own is None else rules_of(table.options).legal(phase.deal.state, own)
    assert offers  # who is asked has an answer
    return offers
