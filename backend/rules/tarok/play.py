"""The play of the cards (S-30 to S-37, P-3, P-4, P-18)."""

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from backend.rules.shared.actions import Action, PlayCard, play_of
from backend.rules.shared.cards import MOND, Card, Seat
from backend.rules.shared.events import CardPlayed, HandOpened, TrickWon
from backend.rules.shared.reasons import Reason, RuleViolation
from backend.rules.tarok import tricks
from backend.rules.tarok.items import Statement, kept_cards
from backend.rules.tarok.knowledge import Sides, true_sides
from backend.rules.tarok.terms import Terms, forehand
from backend.rules.tarok.values import Values


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick: *cards* in the order played, *leader* first."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    emperor: bool = False
    gift: Card | None = None
    rest: tuple[Card, ...] = ()
    captured: Seat | None = None

    def player_of(self, card: Card) -> Seat:
        """Say who played *card* to this trick."""
        return (self.leader + self.cards.index(card)) % len(self.cards)

    @property
    def pile(self) -> tuple[Card, ...]:
        """Everything the winner gets: the trick, and what of the talon lay on it (S-20, S-45)."""
        return (*self.cards, *self.rest) if self.gift is None else (*self.cards, self.gift)


@dataclass(frozen=True, slots=True)
class Playing:
    """Cards are played. *table* is the trick going on, from *leader*; *kept* what each seat must keep (S-27).

    *public* are the sides known to all by now: once the called king is played, everybody's (S-29). *opened*: the
    declarer of an open beggar has laid his hand open (S-36).
    """

    terms: Terms
    said: tuple[Statement, ...]
    public: Sides
    kept: tuple[frozenset[Card], ...]
    hands: tuple[frozenset[Card], ...]
    leader: Seat
    table: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    opened: bool = False

    @property
    def turn(self) -> Seat:
        """Whose card is awaited."""
        return (self.leader + len(self.table)) % len(self.hands)

    def tricks_won(self, seat: Seat) -> int:
        """Count the tricks of *seat*."""
        return sum(trick.winner == seat for trick in self.tricks)

    def pile(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards *seat* has won."""
        return tuple(card for trick in self.tricks if trick.winner == seat for card in trick.pile)


PlayEvent: TypeAlias = CardPlayed | TrickWon | HandOpened


def begin(terms: Terms, said: tuple[Statement, ...], public: Sides) -> Playing:
    """Open the play: forehand leads, from beggar on the declarer (S-30)."""
    seats = range(len(terms.setup.hands))
    leader = terms.named_by if terms.contract.declarer_leads else forehand(terms.setup)
    kept = kept_cards(said)
    return Playing(
        terms,
        said,
        public,
        tuple(kept.get(seat, frozenset()) for seat in seats),
        tuple(terms.hand(seat) for seat in seats),
        leader,
    )


def decide(rules: Values, play: Playing, seat: Seat, action: Action) -> CardPlayed:
    """Judge a card.

    Raises:
        RuleViolation: WRONG_PHASE, CARD_NOT_HELD, MUST_FOLLOW_SUIT, MUST_PLAY_TRUMP (S-31), MUST_BEAT (S-38),
            PAGAT_LAST (S-39), MUST_KEEP_ANNOUNCED (S-27).
    """
    if not isinstance(action, PlayCard):
        raise RuleViolation(Reason.WRONG_PHASE, "the cards are being played")
    card, hand, kept = action.card, play.hands[seat], play.kept[seat]
    reason = tricks.refusal(rules, play.terms.contract, hand, play.table, kept, card)
    if reason is not None:
        raise RuleViolation(reason, f"{card} on {' '.join(play.table) or 'an empty table'}")
    return CardPlayed(seat, card)


def settle(rules: Values, play: Playing) -> TrickWon | HandOpened | None:
    """Take the trick that is complete, or open the hand that is to be opened."""
    if len(play.table) == rules.players:
        return _trick_won(rules, play)
    due = play.terms.contract.open_hand and not play.opened and len(play.tricks) >= rules.opens_after
    if due and not play.table and not is_over(rules, play):
        return HandOpened(play.terms.named_by, rules.pack.sort(play.hands[play.terms.named_by]))
    return None


def evolve(play: Playing, event: PlayEvent) -> Playing:
    """Book a card, a trick or the opened hand; the winner of a trick leads the next (S-34)."""
    terms, said, public, kept, hands, leader = play.terms, play.said, play.public, play.kept, play.hands, play.leader
    match event:
        case CardPlayed(seat, card):
            hands = (*hands[:seat], hands[seat] - {card}, *hands[seat + 1 :])
            public = true_sides(terms) if card == terms.called_king else public
            return Playing(terms, said, public, kept, hands, leader, (*play.table, card), play.tricks, play.opened)
        case TrickWon(seat, cards, emperor, gift, rest, captured=captured):
            taken = (*play.tricks, Trick(leader, cards, seat, emperor, gift, rest, captured))
            return Playing(terms, said, public, kept, hands, seat, (), taken, play.opened)
        case HandOpened():
            return Playing(terms, said, public, kept, hands, leader, play.table, play.tricks, opened=True)
        case _ as never:
            assert_never(never)


def legal(rules: Values, play: Playing) -> tuple[PlayCard, ...]:
    """List the cards that may be played, in the order a player holds them."""
    seat = play.turn
    cards = tricks.playable(rules, play.terms.contract, play.hands[seat], play.table, play.kept[seat])
    return tuple(map(play_of, rules.pack.sort(cards)))


def is_over(rules: Values, play: Playing) -> bool:
    """Say whether the last trick is taken, or the one objective is lost already (S-35, P-18)."""
    if play.table or not play.tricks:
        return False
    if not any(play.hands):
        return True
    return rules.early_end and _objective_lost(play)


def _objective_lost(play: Playing) -> bool:
    contract, declarer = play.terms.contract, play.terms.named_by
    if contract.objective == "all_tricks":
        return play.tricks[-1].winner != declarer
    allowed = contract.tricks_allowed
    return allowed is not None and play.tricks_won(declarer) > allowed


def _trick_won(rules: Values, play: Playing) -> TrickWon:
    terms, cards = play.terms, play.table
    place = tricks.winning_place(rules, terms.contract, cards)
    winner = (play.leader + place) % rules.players
    emperor = tricks.is_emperor_trick(rules, terms.contract, cards)
    return TrickWon(winner, cards, emperor, _gift(play), _rest(terms, cards), captured=_captured(play))


def _captured(play: Playing) -> Seat | None:
    """S-41: who loses the mond to the škis."""
    cards = play.table
    if not tricks.captures_mond(play.terms.contract, cards):
        return None
    return (play.leader + cards.index(MOND)) % len(play.hands)


def _gift(play: Playing) -> Card | None:
    """S-45: the first six tricks of klop each earn the top card of the talon."""
    talon, trick = play.terms.setup.talon, len(play.tricks)
    return talon[trick] if play.terms.contract.talon_gifts and trick < len(talon) else None


def _rest(terms: Terms, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """S-20: where the declarer took the called king from the talon, its rest goes with the king's trick."""
    king = terms.called_king
    return terms.talon_rest if king in cards and king in terms.talon_taken else ()
