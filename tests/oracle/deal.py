"""A deal record taken apart: who was dealt what, who said what, who played what; and the tricks laid out.

The record is the whole truth of a deal, so everything is read from it in one pass: there is no state here, and nothing
asks whose turn it is to speak. What is cheap to see is checked all the same: turns and cards of the play, who leads,
that the pack is whole and that the deal ends where it must.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from tests.oracle.cards import Card, Seat

Play: TypeAlias = tuple[Seat, Card]


class ContradictionError(ValueError):
    """The record cannot be a whole deal of its game."""


def need(truth: bool, otherwise: str) -> None:  # noqa: FBT001 - it reads like assert
    if not truth:
        raise ContradictionError(otherwise)


class Said(NamedTuple):
    """One action that is no card: `word` and what followed it."""

    seat: Seat
    word: str
    rest: tuple[str, ...]


class Trick(NamedTuple):
    """Cards in the order played, who took them, and among which cards each player had to choose."""

    plays: tuple[Play, ...]
    winner: Seat
    allowed: tuple[frozenset[Card], ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for _, card in self.plays)

    def player_of(self, card: Card) -> Seat | None:
        return next((seat for seat, played in self.plays if played == card), None)


Duty: TypeAlias = Callable[[Seat, set[Card], list[Card], list[Trick]], set[Card]]
"""What a seat may play, given its cards, the cards of the trick so far, and the tricks before it."""


@dataclass(frozen=True)
class Deal:
    """A record, read."""

    rules: str
    dealer: Seat
    hands: tuple[frozenset[Card], ...]
    piles: tuple[tuple[tuple[Card, ...], ...], ...]
    talon: tuple[Card, ...]
    radli: tuple[int, ...]
    options: Mapping[str, object]
    said: tuple[Said, ...]
    plays: tuple[Play, ...]

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def first(self) -> Seat:
        """Who sits on the dealer's right."""
        return (self.dealer + 1) % self.players

    def words(self, word: str) -> list[Said]:
        """Everything said with this word, in order."""
        return [said for said in self.said if said.word == word]

    def last(self, word: str) -> Said | None:
        return self.words(word)[-1] if self.words(word) else None


def read(record: Mapping[str, Any], pack: frozenset[Card]) -> Deal:
    """Take a record apart.

    Raises:
        ContradictionError: the cards dealt are not this pack.
    """
    hands = tuple(frozenset(hand.split()) for hand in record["hands"])
    piles = tuple(tuple(tuple(pile.split()) for pile in own) for own in record.get("piles", ()))
    talon = tuple(record.get("talon", "").split())
    dealt = [*(card for hand in hands for card in hand), *talon, *(c for own in piles for pile in own for c in pile)]
    need(len(dealt) == len(pack) and set(dealt) == pack, "the cards dealt are not the pack")
    said = [Said(seat, *_word(text)) for seat, text in record["actions"]]
    return Deal(
        rules=record["rules"],
        dealer=record["dealer"],
        hands=hands,
        piles=piles,
        talon=talon,
        radli=tuple(record.get("radli", [0] * len(hands))),
        options=record.get("options", {}),
        said=tuple(one for one in said if one.word != "play"),
        plays=tuple((one.seat, one.rest[0]) for one in said if one.word == "play"),
    )


def _word(text: str) -> tuple[str, tuple[str, ...]]:
    word, *rest = text.split(" ")
    return word, tuple(rest)


def lay_out(
    deal: Deal,
    hands: Sequence[Iterable[Card]],
    leader: Seat,
    wins: Callable[[tuple[Play, ...], list[Trick]], Seat],
    may: Duty,
) -> list[Trick]:
    """Lay the cards played out in tricks, each led by who won the one before.

    Args:
        deal: Whose plays these are.
        hands: What each seat may play.
        leader: Of the first trick.
        wins: Who takes a trick, given its plays and the tricks before it.
        may: What a seat may play.

    Raises:
        ContradictionError: a card out of turn, not held or not allowed, or a trick that is not full.
    """
    held = [set(hand) for hand in hands]
    tricks: list[Trick] = []
    for begin in range(0, len(deal.plays), deal.players):
        plays = deal.plays[begin : begin + deal.players]
        turns = [(leader + step) % deal.players for step in range(deal.players)]
        need([seat for seat, _ in plays] == turns, f"trick {len(tricks) + 1} is not played in turn")
        allowed: list[frozenset[Card]] = []
        for place, (seat, card) in enumerate(plays):
            need(card in held[seat], f"seat {seat} plays {card}, which he does not hold")
            allowed.append(frozenset(may(seat, held[seat], [before for _, before in plays[:place]], tricks)))
            need(card in allowed[-1], f"seat {seat} may not play {card}")
            held[seat].remove(card)
        leader = wins(plays, tricks)
        tricks.append(Trick(plays, leader, tuple(allowed)))
    return tricks


def check_end(
    tricks: list[Trick], full: int, over: Callable[[Trick], bool] = lambda _: False, allowed: int = 0
) -> None:
    """A deal ends with its last trick, or at once with the trick after the *allowed*th that `over` is true of."""
    fatal = [number for number, trick in enumerate(tricks, start=1) if over(trick)]
    end = fatal[allowed] if len(fatal) > allowed else full
    need(len(tricks) == end, f"{len(tricks)} tricks are played, not {end}")


def last_bid(deal: Deal) -> Said | None:
    """The highest bid; the bids rise, so it is the last."""
    bids = deal.words("bid")
    need(all(len(list(same)) == 1 for _, same in groupby(bid.seat for bid in bids)), "somebody outbids himself")
    return bids[-1] if bids else None
