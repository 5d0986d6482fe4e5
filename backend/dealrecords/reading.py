"""Reading a deal record strictly: every way not to be one is refused, with a detail for who wrote it."""

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NoReturn, TypeGuard

from backend.dealrecords.lines import MAX_LINE
from backend.dealrecords.record import FORMAT, DealRecord
from backend.rules.registry import UnknownRulesetError
from backend.rules.registry import ruleset as ruleset_named
from backend.rules.shared.cards import Card, Seat
from backend.rules.shared.game import AnyRuleset, DealSetup, DealtCards, OptionValue
from backend.rules.shared.notation import parse_cards
from backend.rules.shared.packs import Pack
from backend.rules.shared.reasons import Reason, RuleViolation

MAX_RADLI: Final = 1_000
"""More open radli than any session brings; a bound, so that no number of a record grows beyond reason."""

_QUOTED: Final = 60


def read_line(line: bytes) -> DealRecord:
    """Read one line of a file of records.

    Raises:
        RuleViolation: BAD_RECORD, BAD_OPTION.
    """
    if len(line) > MAX_LINE:
        _bad(f"a line of more than {MAX_LINE} bytes")
    return read_record(_parsed(line))


def read_record(value: object) -> DealRecord:
    """Read a record from parsed JSON. Unknown keys are ignored.

    Raises:
        RuleViolation: BAD_RECORD, BAD_OPTION.
    """
    if not _is_object(value):
        _bad("a record is a JSON object")
    if value.get("format") != FORMAT:
        _bad(f"format: {_quoted(value.get('format'))} is not {FORMAT!r}")
    ruleset = _with_options(_ruleset(value), value.get("options", {}))
    return DealRecord(
        rules=ruleset.name,
        rules_version=ruleset.version,
        options=ruleset.house,
        setup=_setup(value, ruleset),
        actions=_actions(value.get("actions"), ruleset.players),
        result=_result(value["result"]) if "result" in value else None,
    )


def _bad(detail: str) -> NoReturn:
    raise RuleViolation(Reason.BAD_RECORD, detail)


def _parsed(line: bytes) -> object:
    try:
        return json.loads(line.decode("utf-8"), object_pairs_hook=_object, parse_constant=_constant)
    except UnicodeDecodeError as error:
        _bad(f"not UTF-8 at byte {error.start}")
    except RecursionError:
        _bad("nested too deeply")
    except ValueError as error:  # no JSON, or a number of more digits than Python reads
        _bad(f"not JSON: {str(error)[:_QUOTED]}")


def _quoted(value: object) -> str:
    # repr keeps strange characters visible, and a long value must not fill the answer.
    if isinstance(value, str | int | float | None):
        text = repr(value)
        return text if len(text) <= _QUOTED else text[:_QUOTED] + "…"
    return "an object" if isinstance(value, dict) else "a list"


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        _bad("a key stands twice in one object")
    return fields


def _constant(word: str) -> NoReturn:
    _bad(f"not JSON: {word}")


# Typed looks at a value. A bool is no number here, though Python says so.


def _is_object(value: object) -> TypeGuard[dict[str, object]]:
    return isinstance(value, dict)


def _is_int(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: object) -> bool:
    return isinstance(value, float) or _is_int(value)


def _is_seat(value: object, players: int) -> TypeGuard[Seat]:
    return _is_int(value) and 0 <= value < players


# The head


def _ruleset(value: Mapping[str, object]) -> AnyRuleset:
    name, version = value.get("rules"), value.get("rules_version", 1)
    if not isinstance(name, str):
        _bad(f"rules: {_quoted(name)} is no name")
    try:
        ruleset = ruleset_named(name)
    except UnknownRulesetError:
        _bad(f"rules: {_quoted(name)} is not known")
    if not _is_int(version) or version != ruleset.version:
        _bad(f"rules_version: {_quoted(version)} of {name} is not known")
    return ruleset


def _with_options(ruleset: AnyRuleset, options: object) -> AnyRuleset:
    """Return the ruleset as the record's house plays it. Raises BAD_OPTION for what it does not offer."""
    if not _is_object(options):
        _bad("options: not an object")
    choices: dict[str, OptionValue] = {}
    for name, value in options.items():
        if not isinstance(value, int | str):  # bool is an int
            raise RuleViolation(Reason.BAD_OPTION, f"options: {_quoted(name)} is set to {_quoted(value)}")
        choices[name] = value
    return ruleset.with_house(choices)


# The cards


def _setup(value: Mapping[str, object], ruleset: AnyRuleset) -> DealSetup:
    dealer = value.get("dealer")
    if not _is_seat(dealer, ruleset.players):
        _bad(f"dealer: {_quoted(dealer)} is no seat")
    compulsory = value.get("compulsory_klop", False)
    if not isinstance(compulsory, bool):
        _bad("compulsory_klop: not true or false")
    dealt = _cards_dealt(value, ruleset)
    radli = _radli(value, ruleset.players)
    return DealSetup(dealer, dealt.hands, dealt.talon, compulsory, radli, dealt.piles)


def _cards_dealt(value: Mapping[str, object], ruleset: AnyRuleset) -> DealtCards:
    """Read hands, talon and piles: as many of each, and as many cards in each, as the ruleset deals."""
    like, pack = _dealt_like(ruleset.name), ruleset.pack
    hands = tuple(
        _cards(where, text, pack, len(hand))
        for (where, text), hand in zip(_listed("hands", value.get("hands"), len(like.hands)), like.hands, strict=True)
    )
    talon = _cards("talon", value.get("talon"), pack, len(like.talon)) if like.talon else ()
    piles = _piles(value.get("piles"), like, pack) if like.piles else ()
    _check_each_once((*hands, talon, *(pile for own in piles for pile in own)), pack)
    return DealtCards(hands, talon, piles)


def _piles(value: object, like: DealtCards, pack: Pack) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    return tuple(
        tuple(
            _cards(where, text, pack, len(pile))
            for (where, text), pile in zip(_listed(seat, texts, len(own)), own, strict=True)
        )
        for (seat, texts), own in zip(_listed("piles", value, len(like.piles)), like.piles, strict=True)
    )


def _listed(where: str, value: object, count: int) -> list[tuple[str, object]]:
    """Look at a list of *count*, each with its place."""
    if not isinstance(value, list) or len(value) != count:
        _bad(f"{where}: not a list of {count}")
    return [(f"{where}[{index}]", item) for index, item in enumerate(value)]


def _cards(where: str, text: object, pack: Pack, count: int) -> tuple[Card, ...]:
    if not isinstance(text, str):
        _bad(f"{where}: not a text of cards")
    if len(text) > 4 * len(pack.cards):
        _bad(f"{where}: more cards than the pack has")
    try:
        cards = parse_cards(text, pack)
    except RuleViolation as violation:
        _bad(f"{where}: {violation.detail}")
    if len(cards) != count:
        _bad(f"{where}: {len(cards)} cards, not {count}")
    return cards


def _check_each_once(piles: tuple[tuple[Card, ...], ...], pack: Pack) -> None:
    seen: set[Card] = set()
    for card in (card for pile in piles for card in pile):
        if card in seen:
            _bad(f"{card} was dealt twice")
        seen.add(card)
    for card in pack.cards:
        if card not in seen:
            _bad(f"{card} was not dealt")


@lru_cache(maxsize=64)
def _dealt_like(rules: str) -> DealtCards:
    """Deal a pack out: that says how many cards each hand, the talon and each pile have, whatever the game."""
    ruleset = ruleset_named(rules)
    dealt = ruleset.dealt(ruleset.shuffled(ruleset.pack.cards, 0, cut=False))
    assert dealt is not None  # nobody cuts, so nobody is waited for
    return dealt


def _radli(value: Mapping[str, object], players: int) -> tuple[int, ...]:
    radli = value.get("radli", [0] * players)
    if not isinstance(radli, list) or len(radli) != players:
        _bad(f"radli: not {players} numbers")
    if not all(_is_seat(count, MAX_RADLI + 1) for count in radli):
        _bad(f"radli: not whole numbers from 0 to {MAX_RADLI}")
    return tuple(radli)


# The actions and the result


def _actions(value: object, players: int) -> tuple[tuple[Seat, str], ...]:
    if not isinstance(value, list):
        _bad("actions: not a list")
    return tuple(_action(index, entry, players) for index, entry in enumerate(value))


def _action(index: int, entry: object, players: int) -> tuple[Seat, str]:
    match entry:
        case [seat, str(text)] if _is_seat(seat, players):
            return seat, text
        case _:
            _bad(f"actions[{index}]: not a seat and a text")


def _seat_or_null(value: object) -> bool:
    return value is None or _is_int(value)


def _numbers(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_number, value))


_RESULT_KEYS: Final = {
    "contract": lambda value: value is None or isinstance(value, str),
    "declarer": _seat_or_null,
    "partner": _seat_or_null,
    "card_points": lambda value: value is None or _numbers(value),
    "scores": _numbers,
    "radli": _numbers,
}


def _result(value: object) -> Mapping[str, object]:
    if not _is_object(value):
        _bad("result: not an object")
    for key in _stated(value):
        if not _RESULT_KEYS[key](value[key]):
            _bad(f"result.{key}: not what this key holds")
    return {key: value[key] for key in _stated(value)}


def _stated(value: Mapping[str, object]) -> Iterable[str]:
    return [key for key in _RESULT_KEYS if key in value]
