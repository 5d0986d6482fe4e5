"""A prototype of a fast kernel's hot loop: the play of the cards of the 54-card game on bit sets, made and unmade.

It knows what may be played, who wins a trick and what a pile counts: no auction, no announcements, no scores. One
mutable state goes forward by `play` and back by `unplay`. A card is a number, a set of cards an int with a bit a card.
`engine` measures it, tests/differential holds it against the rules, and decision 15 says what may come of it.
"""

from random import Random
from typing import Final

TRUMP_COUNT: Final = 22
SUIT_COUNT: Final = 8
PACK: Final = 54
PLAYERS: Final = 4
HAND: Final = 12
TALON: Final = 6

PAGAT: Final = 1 << 0
MOND: Final = 1 << 20
SKIS: Final = 1 << 21
TRULA: Final = PAGAT | MOND | SKIS
TRUMPS: Final = (1 << TRUMP_COUNT) - 1
ALL: Final = (1 << PACK) - 1

SUIT_STARTS: Final = range(TRUMP_COUNT, PACK, SUIT_COUNT)
SUIT_OF: Final = [TRUMPS] * TRUMP_COUNT + [0xFF << start for start in SUIT_STARTS for _ in range(SUIT_COUNT)]
"""By card: all cards of its suit. Within a suit the higher card has the higher number."""

HIGHER: Final = [SUIT_OF[card] & -(2 << card) for card in range(PACK)]
BEATING: Final = [HIGHER[card] | (TRUMPS if card >= TRUMP_COUNT else 0) for card in range(PACK)]
"""By card: what beats it, where trumps are a suit like others (S-32, colour valat) and where they are not."""

JACKS, CAVALIERS, QUEENS, KINGS = (sum(1 << start + place for start in SUIT_STARTS) for place in range(4, 8))


class Play:
    """Four hands being played: *negative* and *trump_is_suit* are the contract's, *gifts* a klop's talon (S-45)."""

    def __init__(
        self, hands: list[int], leader: int, *, negative: bool, trump_is_suit: bool = False, gifts: tuple[int, ...] = ()
    ) -> None:
        self.hands = hands
        self.piles = [0] * PLAYERS
        self.turn = leader
        self.table = 0
        self.led = ALL
        self.best = 0
        self.winner = leader
        self.pagat_by = leader
        self.trail: list[tuple[int, int, int, int, int, int, int]] = []
        self.negative = negative
        self.trump_is_suit = trump_is_suit
        self.beating = HIGHER if trump_is_suit else BEATING
        self.gifts = gifts + (0,) * (HAND - len(gifts))

    def legal(self) -> int:
        """Return what may be played (S-31, S-38, S-39)."""
        hand = self.hands[self.turn]
        cards = hand & self.led or hand & TRUMPS or hand
        if self.negative:
            if self.table:
                emperor = PAGAT if self.table & TRULA == MOND | SKIS else 0
                cards = cards & (self.beating[self.best] | emperor) or cards
            cards = cards & ~PAGAT or cards
        return cards

    def play(self, card: int) -> None:
        """Play *card*; the fourth one closes the trick."""
        seat, bit = self.turn, 1 << card
        self.trail.append((card, seat, self.table, self.led, self.best, self.winner, self.pagat_by))
        self.hands[seat] ^= bit
        if not self.table:
            self.led, self.best, self.winner = SUIT_OF[card], card, seat
        elif bit & self.beating[self.best]:
            self.best, self.winner = card, seat
        if bit == PAGAT:
            self.pagat_by = seat
        self.table |= bit
        self.turn = (seat + 1) % PLAYERS
        if len(self.trail) % PLAYERS == 0:
            self._take_in(self.gifts[len(self.trail) // PLAYERS - 1])

    def unplay(self) -> None:
        """Take the last card back."""
        card, seat, table, self.led, self.best, self.winner, self.pagat_by = self.trail.pop()
        bit = 1 << card
        if not self.table:
            self.piles[self.turn] ^= table | bit | self.gifts[len(self.trail) // PLAYERS]
        self.hands[seat] ^= bit
        self.turn, self.table = seat, table

    def _take_in(self, gift: int) -> None:
        """The trick goes to its winner, who leads next (S-32 to S-34, S-45)."""
        emperor = self.table & TRULA == TRULA and (self.led == TRUMPS or not self.trump_is_suit)
        winner = self.pagat_by if emperor else self.winner
        self.piles[winner] |= self.table | gift
        self.table, self.led, self.turn = 0, ALL, winner


def card_points(pile: int) -> int:
    """Count a pile (S-4)."""
    count = pile.bit_count()
    value = count + 4 * (pile & (KINGS | TRULA)).bit_count() + 3 * (pile & QUEENS).bit_count()
    value += 2 * (pile & CAVALIERS).bit_count() + (pile & JACKS).bit_count()
    return value - 2 * (count // 3) - bool(count % 3)


def playout(random: Random) -> int:
    """Deal a klop and play it at random, every pile counted; return how many cards that took."""
    deck = list(range(PACK))
    random.shuffle(deck)
    hands = [_set_of(deck[start : start + HAND]) for start in range(TALON, PACK, HAND)]
    play = Play(hands, leader=0, negative=True, gifts=tuple(1 << card for card in deck[:TALON]))
    for _ in range(PLAYERS * HAND):
        play.play(_any_of(play.legal(), random))
    assert sum(map(card_points, play.piles)) > 0
    return PLAYERS * HAND


def _set_of(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


def _any_of(cards: int, random: Random) -> int:
    for _ in range(int(random.random() * cards.bit_count())):
        cards &= cards - 1
    return (cards & -cards).bit_length() - 1
