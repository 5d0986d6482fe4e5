"""What the rules say of our deals, rule set by rule set: `python -m tests.golden.telling` writes it to `told/*.txt`.

Each file tells three things, and a change of any of them shows in its diff, to be read against the rules:

- *events*: which points the events of all these deals rest on, and how often;
- *offers and refusals*: how many actions of each kind were offered, and what was refused, why and by which point, when
  every action was tried at places of some of these deals;
- *deals*: the whole result of each, line by line of its ledger.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Final

from backend.dealrecords import read_record
from backend.rules.registry import NAMES, ruleset
from backend.rules.shared.actions import (
    Action,
    Discard,
    DiscardTemplate,
    LegalAction,
    PlayCard,
    ShowPoignee,
    ShowTemplate,
)
from backend.rules.shared.cards import Card
from backend.rules.shared.notation import format_action, parse_action
from backend.rules.shared.reasons import RuleViolation
from backend.rules.shared.results import DealResult, LedgerLine
from tests.golden.records import OURS, OnFile
from tests.rules.playouts import EVERY_ACTION, Moment, after, opening

FOLDER: Final = Path(__file__).parent / "told"
EVERY_DEAL_NO: Final = 4
"""One deal in so many is searched for refusals: they are the slow part."""


def told(rules: str) -> str:
    """Tell all of a rule set."""
    return "\n".join([*events_told(rules), "", *tries_told(rules), "", *deals_told(rules), ""])


def deals_of(rules: str) -> tuple[OnFile, ...]:
    return tuple(deal for deal in OURS if deal.rules == rules)


def moments(deal: OnFile) -> Iterator[Moment]:
    """Replay a deal: the moment before each action, and the end."""
    record = read_record(deal.record)
    rules = ruleset(record.rules, record.options)
    moment = opening(rules, record.setup)
    yield moment
    for seat, text in record.actions:
        moment = after(moment, seat, parse_action(text, rules.pack))
        yield moment


# --- Events ----------------------------------------------------------------------------------------------------------


def events_told(rules: str) -> list[str]:
    """A line for each kind of event and the points that some of its kind rest on."""
    ends = [list(moments(deal))[-1] for deal in deals_of(rules)]
    count = Counter((event.kind, " ".join(end.rules.points(event))) for end in ends for event in end.events)
    return [f"event {kind:18}{number:6}  {points}" for (kind, points), number in sorted(count.items())]


# --- Offers and refusals ---------------------------------------------------------------------------------------------


def tries_told(rules: str) -> list[str]:
    """A line for each kind of action offered, and for each kind refused with its reason and its point."""
    searched = [moment for deal in deals_of(rules)[::EVERY_DEAL_NO] for moment in moments(deal) if not moment.over]
    offered = Counter(offer for moment in searched for offer in _offers(moment))
    refused = Counter(refusal for moment in searched for refusal in _refusals(moment))
    return [f"offer {offer:22}{number:6}" for offer, number in sorted(offered.items())] + [
        f"refusal {word:10}{reason:24}{number:6}  {point}" for (word, reason, point), number in sorted(refused.items())
    ]


def _offers(moment: Moment) -> Iterator[str]:
    for offer in moment.rules.legal(moment.deal, moment.seat):
        if isinstance(offer, DiscardTemplate):
            yield f"discard {offer.count} of {len(offer.cards)}"
        elif isinstance(offer, ShowTemplate):
            yield f"show {' '.join(map(str, offer.sizes))} of {len(offer.cards)}"
        else:
            yield _word(offer)


def _refusals(moment: Moment) -> Iterator[tuple[str, str, str]]:
    for action in _tries(moment):
        try:
            moment.rules.decide(moment.deal, moment.seat, action)
        except RuleViolation as violation:
            yield _word(action), violation.reason, moment.rules.refusal_point(violation.reason) or ""


def _tries(moment: Moment) -> Iterable[Action]:
    """Choose what to try: in play the cards of the seat, elsewhere all that can be said; and cards laid or shown."""
    legal = moment.rules.legal(moment.deal, moment.seat)
    own = moment.views[moment.seat].hand or ()
    if any(isinstance(offer, PlayCard) for offer in legal) and len(moment.actions) % 8:
        return map(PlayCard, own)
    return (*EVERY_ACTION, *_laid_or_shown(legal, own))


def _laid_or_shown(legal: tuple[LegalAction, ...], own: tuple[Card, ...]) -> Iterator[Action]:
    """Lay away each card beside cards that may go, one too few, one too many, one twice; show a hand's first cards."""
    for template in legal:
        if isinstance(template, DiscardTemplate):
            rest = template.cards[: template.count - 1]
            yield from (Discard((*(card for card in rest if card != each), each)) for each in own)
            yield from (Discard(rest), Discard(template.cards[: template.count + 1]), Discard((*rest, *rest[-1:])))
        elif isinstance(template, ShowTemplate):
            yield from (ShowPoignee(template.cards[:size]) for size in range(len(template.cards) + 1))
    yield ShowPoignee(own[:10])


def _word(action: Action) -> str:
    return format_action(action).split(" ")[0]


# --- Deals -----------------------------------------------------------------------------------------------------------


def deals_told(rules: str) -> list[str]:
    """The result of each deal, its ledger line by line."""
    return [line for deal in deals_of(rules) for line in deal_told(deal)]


def deal_told(deal: OnFile) -> list[str]:
    *_, end = moments(deal)
    result = end.rules.result(end.deal)
    assert result is not None, deal
    return [f"deal {deal.record['name']}: {_result_told(result)}", *map(_line_told, result.ledger)]


def _result_told(result: DealResult) -> str:
    """Tell all but the ledger, leaving out what is not there."""
    facts = {field.name: getattr(result, field.name) for field in fields(result) if field.name != "ledger"}
    return ", ".join(f"{name} {_spelled(fact)}" for name, fact in facts.items() if fact is not None)


def _spelled(fact: object) -> str:
    return " ".join(map(str, fact)) or "none" if isinstance(fact, tuple) else str(fact)


def _line_told(line: LedgerLine) -> str:
    factors = {name: getattr(line, name) for name in ("multiplier", "kontra", "radl", "share")}
    times = "".join(f" x{factor} {name}" for name, factor in factors.items() if factor != 1)
    said = " announced" if line.announced else ""
    return f"  {line.item}{said} {line.points:+d}{times} = {line.amount:+d} for {_spelled(line.seats)}  {line.rule}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for rules in NAMES:
        (FOLDER / f"{rules}.txt").write_text(told(rules), "utf-8")
        print(f"{rules}: {len(deals_of(rules))} deals")


if __name__ == "__main__":
    main()
