"""Cards in a trick: who wins it, and what may be played to it (S-31 to S-40, P-3, P-19 to P-21)."""

from collections.abc import Set as AbstractSet

from backend.rules.shared.cards import MOND, PAGAT, SKIS, TRULA, TRUMP, Card
from backend.rules.shared.packs import Pack
from backend.rules.shared.reasons import Reason
from backend.rules.tarok.contracts import Contract
from backend.rules.tarok.values import Values


def is_emperor_trick(rules: Values, contract: Contract, cards: tuple[Card, ...]) -> bool:
    """Say whether the pagat wins because škis, mond and pagat lie together, in any order (S-33; not so by P-3).

    In colour valat a plain lead beats all three of them.
    """
    return rules.emperor and TRULA.issubset(cards) and not (contract.trump_is_suit and cards[0][0] != TRUMP)


def winning_place(rules: Values, contract: Contract, cards: tuple[Card, ...]) -> int:
    """Return the place, from 0, of the card that wins *cards*, in the order played (S-32, S-33)."""
    if is_emperor_trick(rules, contract, cards):
        return cards.index(PAGAT)
    return cards.index(_highest(contract, rules.pack, cards))


def captures_mond(contract: Contract, cards: tuple[Card, ...]) -> bool:
    """Say whether the mond falls to the škis at the cost of whoever played it, whoever wins the trick (S-41)."""
    return contract.captured_mond and MOND in cards and SKIS in cards


def playable(
    rules: Values, contract: Contract, hand: AbstractSet[Card], table: tuple[Card, ...], kept: AbstractSet[Card]
) -> AbstractSet[Card]:
    """Return the cards of *hand* that may be played on *table* (cards in order played, empty when leading).

    *kept* are the cards this player announced for the last trick (S-27).
    """
    cards = _following(rules.pack, hand, table)
    if contract.negative:
        cards = _sparing(rules, _beating(rules, contract, cards, table))
    return _keeping(cards, kept)


def refusal(
    rules: Values,
    contract: Contract,
    hand: AbstractSet[Card],
    table: tuple[Card, ...],
    kept: AbstractSet[Card],
    card: Card,
) -> Reason | None:
    """Say why *card* may not be played, None where it may. The duties are asked in the order of `playable`."""
    if card not in hand:
        return Reason.CARD_NOT_HELD
    cards = _following(rules.pack, hand, table)
    if card not in cards:
        follows = hand & rules.pack.suits[table[0][0]]
        return Reason.MUST_FOLLOW_SUIT if follows else Reason.MUST_PLAY_TRUMP
    if contract.negative:
        cards = _beating(rules, contract, cards, table)
        if card not in cards:
            return Reason.MUST_BEAT
        cards = _sparing(rules, cards)
        if card not in cards:
            return Reason.PAGAT_LAST
    return None if card in _keeping(cards, kept) else Reason.MUST_KEEP_ANNOUNCED


def _highest(contract: Contract, pack: Pack, cards: tuple[Card, ...]) -> Card:
    """Return the highest card by the plain order: what must be beaten (S-38), the emperor's trick aside (S-40 b)."""
    beaten_by = pack.above if contract.trump_is_suit else pack.beaten_by
    highest = cards[0]
    for card in cards:
        if card in beaten_by[highest]:
            highest = card
    return highest


def _following(pack: Pack, hand: AbstractSet[Card], table: tuple[Card, ...]) -> AbstractSet[Card]:
    """S-31: follow suit, else play a trump, else anything; in colour valat too."""
    return hand & pack.suits[table[0][0]] or hand & pack.suits[TRUMP] or hand if table else hand


def _beating(rules: Values, contract: Contract, cards: AbstractSet[Card], table: tuple[Card, ...]) -> AbstractSet[Card]:
    """S-38: of the cards allowed, those that beat the table, if any does."""
    if not table:
        return cards
    if rules.emperor and MOND in table and SKIS in table:
        return cards & {PAGAT} or cards  # S-39: on mond and škis the pagat is the card that wins
    return cards & rules.pack.beaten_by[_highest(contract, rules.pack, table)] or cards


def _sparing(rules: Values, cards: AbstractSet[Card]) -> AbstractSet[Card]:
    """S-39: the pagat comes last in negative contracts, when leading too; not so by P-21."""
    return (cards - {PAGAT} if rules.pagat_last else cards) or cards


def _keeping(cards: AbstractSet[Card], kept: AbstractSet[Card]) -> AbstractSet[Card]:
    """S-27, S-27a: cards announced for the last trick are kept while anything else may be played."""
    return cards - kept or cards if kept else cards
