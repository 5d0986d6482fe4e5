"""The deal record as a value, and how it is written."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from backend.rules.shared.actions import Action
from backend.rules.shared.cards import Seat
from backend.rules.shared.game import AnyRuleset, Chosen, DealSetup
from backend.rules.shared.notation import format_action
from backend.rules.shared.results import DealResult

FORMAT: Final = "trula-deal/1"


@dataclass(frozen=True, slots=True)
class DealRecord:
    """A finished or unfinished deal, from the dealt cards on.

    *actions* keep the text of the notation, not parsed actions: whether a text is an action at all is judged where it
    stands in the deal, after everything before it. *options* are the house options that differ from the ruleset's own.
    *result* holds those keys of the result that the record states, None where it states none.
    """

    rules: str
    setup: DealSetup
    actions: tuple[tuple[Seat, str], ...]
    rules_version: int = 1
    options: Chosen = ()
    result: Mapping[str, object] | None = None


def record_of(
    ruleset: AnyRuleset,
    setup: DealSetup,
    actions: Iterable[tuple[Seat, Action]],
    result: DealResult | None = None,
) -> DealRecord:
    """Make the record of a deal that was played; *result* where it is finished."""
    return DealRecord(
        rules=ruleset.name,
        rules_version=ruleset.version,
        options=ruleset.house,
        setup=setup,
        actions=tuple((seat, format_action(action)) for seat, action in actions),
        result=None if result is None else result_as_json(result),
    )


def as_json(record: DealRecord) -> dict[str, object]:
    """Write *record* as the JSON object of the format.

    Version and options are always written; compulsory klop and radli where there are any, a result where there is one.
    Closed piles stand for the talon.
    """
    setup = record.setup
    written: dict[str, object] = {
        "format": FORMAT,
        "rules": record.rules,
        "rules_version": record.rules_version,
        "options": dict(record.options),
        "dealer": setup.dealer,
        "hands": [" ".join(hand) for hand in setup.hands],
        **_undealt(setup),
    }
    if setup.compulsory_klop:
        written["compulsory_klop"] = True
    if any(setup.radli):
        written["radli"] = list(setup.radli)
    written["actions"] = [[seat, text] for seat, text in record.actions]
    return written if record.result is None else {**written, "result": dict(record.result)}


def _undealt(setup: DealSetup) -> dict[str, object]:
    """Write the cards that no hand holds: closed piles, each its top card first, else the talon."""
    if setup.piles:
        return {"piles": [[" ".join(pile) for pile in piles] for piles in setup.piles]}
    return {"talon": " ".join(setup.talon)}


def as_text(record: DealRecord) -> str:
    """Write *record* as one line of JSON, without the line's end."""
    return json.dumps(as_json(record), ensure_ascii=False, separators=(",", ":"))


def result_as_json(result: DealResult) -> dict[str, object]:
    """Write what the record states of a result: keys that the deal does not have are left out."""
    written: dict[str, object] = {
        "contract": result.contract,
        "declarer": result.declarer,
        "partner": result.partner,
        "scores": list(result.scores),
    }
    if result.card_points is not None:
        written["card_points"] = list(result.card_points)
    if result.radli:
        written["radli"] = list(result.radli)
    return written
