"""The packs: which cards there are, how they rank and what each is worth."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from backend.rules.shared.cards import EXCUSE, MOND, PAGAT, SUITS, TRULA, TRUMP, Card


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack of cards as a value.

    *rank* orders the cards of one suit (and the trumps among themselves): higher beats lower; ranks of different suits
    are not comparable. *value* is the card value of counting: 1 to 5 in the 54-card pack (S-4), half points (1 to 9) in
    the 78-card pack (F-2). *place* is where a player holds the card. *suits* are the cards of each suit by its letter,
    the trumps by `t` (the excuse, which follows and beats nothing, is not among them); *above* are the higher cards of
    a card's own suit, *beaten_by* those and, of a plain card, the trumps.
    """

    cards: tuple[Card, ...]
    rank: Mapping[Card, int] = field(hash=False)
    value: Mapping[Card, int] = field(hash=False)
    place: Mapping[Card, int] = field(hash=False)
    suits: Mapping[str, frozenset[Card]] = field(hash=False)
    above: Mapping[Card, frozenset[Card]] = field(hash=False)
    beaten_by: Mapping[Card, frozenset[Card]] = field(hash=False)

    def sort(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Order *cards* as a player holds them: trumps from the highest, then each suit from the highest."""
        return tuple(sorted(cards, key=self.place.__getitem__))


_SUIT_ORDER: Final = {TRUMP: 0, "h": 1, "s": 2, "d": 3, "c": 4}
_RED_PIPS: Final = ("4", "3", "2", "1")  # S-2: the red one is the best pip
_BLACK_PIPS: Final = ("7", "8", "9", "10")
_COURTS: Final = ("J", "C", "Q", "K")
_COURT_VALUES: Final = {"J": 2, "C": 3, "Q": 4, "K": 5}


def _pack(trumps: list[Card], suits: list[list[Card]], value: dict[Card, int]) -> Pack:
    """Make a pack of series of cards, each from its lowest card up."""
    rank = {card: place for series in (trumps, *suits) for place, card in enumerate(series, start=1)}
    held = sorted(rank, key=lambda card: (_SUIT_ORDER[card[0]], -rank[card]))
    place = {card: index for index, card in enumerate(held)}
    by_letter = {series[-1][0]: frozenset(series) - {EXCUSE} for series in (trumps, *suits)}
    above = {
        card: frozenset(series[place:]) for series in (trumps, *suits) for place, card in enumerate(series, start=1)
    }
    beaten_by = {card: higher if card[0] == TRUMP else higher | by_letter[TRUMP] for card, higher in above.items()}
    return Pack(
        cards=tuple(rank),
        rank=MappingProxyType(rank),
        value=MappingProxyType(value),
        place=MappingProxyType(place),
        suits=MappingProxyType(by_letter),
        above=MappingProxyType(above),
        beaten_by=MappingProxyType(beaten_by),
    )


def _tarok_54() -> Pack:
    trumps = [Card(f"{TRUMP}{number}") for number in range(1, 23)]
    suits = [
        [Card(suit + rank) for rank in (*(_RED_PIPS if suit in "hd" else _BLACK_PIPS), *_COURTS)] for suit in SUITS
    ]
    value = {card: 5 if card in TRULA else 1 for card in trumps}
    value |= {card: _COURT_VALUES.get(card[1:], 1) for series in suits for card in series}
    return _pack(trumps, suits, value)


def _tarot_78() -> Pack:
    trumps = [EXCUSE, *(Card(f"{TRUMP}{number}") for number in range(1, 22))]
    suits = [[Card(suit + rank) for rank in (*map(str, range(1, 11)), *_COURTS)] for suit in SUITS]
    value = {card: 9 if card in (EXCUSE, PAGAT, MOND) else 1 for card in trumps}
    value |= {card: 2 * _COURT_VALUES.get(card[1:], 1) - 1 for series in suits for card in series}
    return _pack(trumps, suits, value)


TAROK_54: Final = _tarok_54()
"""The 54-card pack: taroks I to XXI, the škis, four suits of eight (S-1 to S-3)."""

TAROT_78: Final = _tarot_78()
"""The 78-card pack: trumps 1 to 21, the excuse (ranked below them, it wins nothing), four suits of 14 (F-1, F-2)."""
