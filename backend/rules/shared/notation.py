"""Actions as text and back (docs/protocol.md, "Actions")."""

from collections.abc import Callable
from typing import Final, assert_never

from backend.rules.shared.actions import (
    Action,
    Announce,
    Bid,
    CallCard,
    CallKing,
    ChoosePacket,
    Cut,
    DealingAction,
    Declare,
    Discard,
    Knock,
    Kontra,
    NameContract,
    Pass,
    PlayCard,
    Raise,
    ShowPoignee,
    TakeTalon,
)
from backend.rules.shared.cards import SUITS, Card
from backend.rules.shared.packs import Pack
from backend.rules.shared.reasons import Reason, RuleViolation

_MAX_NUMBER_DIGITS: Final = 3


def format_action(action: Action | DealingAction) -> str:  # noqa: C901  a line an action
    """Write *action* as one line of notation."""
    match action:
        case Pass():
            return "pass"
        case Bid(contract):
            return f"bid {contract}"
        case NameContract(contract):
            return f"contract {contract}"
        case CallKing(suit):
            return f"call {suit}"
        case CallCard(card):
            return f"call {card}"
        case TakeTalon(index):
            return f"take {index}"
        case Discard(cards):
            return " ".join(("discard", *cards))
        case Raise(contract):
            return f"raise {contract}"
        case Announce(bonus):
            return f"announce {bonus}"
        case Kontra(target, announcer):
            return f"kontra {target}" if announcer is None else f"kontra {target} {announcer}"
        case ShowPoignee(cards):
            return " ".join(("show", *cards))
        case Declare():
            return "declare"
        case PlayCard(card):
            return f"play {card}"
        case Cut(lifted):
            return f"cut {lifted}"
        case Knock():
            return "knock"
        case ChoosePacket(index, talon):
            return f"packet {index}" if talon is None else f"packet {index} {talon}"
        case _ as never:
            assert_never(never)


def parse_action(text: str, pack: Pack) -> Action:
    """Read one line of notation.

    Cards must belong to *pack*; names of contracts and bonuses are judged by the rules, not here.

    Raises:
        RuleViolation: UNKNOWN_ACTION for anything that is no action of a deal.

    >>> from backend.rules.shared.packs import TAROK_54
    >>> parse_action("play t21", TAROK_54)
    PlayCard(card='t21')
    """
    words = _words(text)
    reader = _READERS.get(words[0])
    if reader is None:
        raise _unknown(text)
    return reader(words[1:], pack)


def parse_dealing_action(text: str) -> DealingAction:
    """Read `cut N`, `knock` or `packet K [talon_…]`.

    Raises:
        RuleViolation: UNKNOWN_ACTION for anything else.
    """
    match _words(text):
        case ["knock"]:
            return Knock()
        case ["cut", number]:
            return Cut(_number(number))
        case ["packet", number]:
            return ChoosePacket(_number(number))
        case ["packet", number, "talon_first" | "talon_middle" | "talon_last" as place]:
            return ChoosePacket(_number(number), place)
        case _:
            raise _unknown(text)


def parse_cards(text: str, pack: Pack) -> tuple[Card, ...]:
    """Read a list of cards separated by single spaces.

    Raises:
        RuleViolation: UNKNOWN_ACTION where a word is no card of *pack*.
    """
    return tuple(_card(word, pack) for word in _words(text))


def _words(text: str) -> list[str]:
    # The notation separates by single spaces; a tab or a doubled space is a different text, not a looser one.
    return text.split(" ")


def _unknown(text: str) -> RuleViolation:
    return RuleViolation(Reason.UNKNOWN_ACTION, f"not an action: {text[:60]!r}")


def _card(word: str, pack: Pack) -> Card:
    if word not in pack.rank:
        raise RuleViolation(Reason.UNKNOWN_ACTION, f"no card of this pack: {word[:20]!r}")
    return Card(word)


def _number(word: str) -> int:
    plain = word.isascii() and word.isdigit() and len(word) <= _MAX_NUMBER_DIGITS
    if not plain or (word != "0" and word.startswith("0")):
        raise RuleViolation(Reason.UNKNOWN_ACTION, f"not a number: {word[:20]!r}")
    return int(word)


def _one(words: list[str]) -> str:
    if len(words) != 1 or not words[0]:
        raise _unknown(" ".join(words))
    return words[0]


def _read_bare(words: list[str], action: Action) -> Action:
    if words:
        raise _unknown(" ".join([format_action(action), *words]))
    return action


def _read_call(words: list[str], pack: Pack) -> Action:
    word = _one(words)
    for suit in SUITS:
        if word == suit:
            return CallKing(suit)
    return CallCard(_card(word, pack))


def _read_kontra(words: list[str], _pack: Pack) -> Action:
    match words:
        case [target]:
            return Kontra(target)
        case [target, seat]:
            return Kontra(target, _number(seat))
        case _:
            raise _unknown(" ".join(["kontra", *words]))


_READERS: Final[dict[str, Callable[[list[str], Pack], Action]]] = {
    "pass": lambda words, _: _read_bare(words, Pass()),
    "declare": lambda words, _: _read_bare(words, Declare()),
    "bid": lambda words, _: Bid(_one(words)),
    "contract": lambda words, _: NameContract(_one(words)),
    "call": _read_call,
    "take": lambda words, _: TakeTalon(_number(_one(words))),
    "discard": lambda words, pack: Discard(tuple(_card(word, pack) for word in words)),
    "raise": lambda words, _: Raise(_one(words)),
    "announce": lambda words, _: Announce(_one(words)),
    "kontra": _read_kontra,
    "show": lambda words, pack: ShowPoignee(tuple(_card(word, pack) for word in words)),
    "play": lambda words, pack: PlayCard(_card(_one(words), pack)),
}
