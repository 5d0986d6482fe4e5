"""What `trula verify` and `trula legal` say of each line (docs/protocol.md, "Checking records")."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from backend.dealrecords.reading import read_line
from backend.dealrecords.record import DealRecord, result_as_json
from backend.dealrecords.replaying import ActionRefused, Replay, replay
from backend.rules.shared.actions import DiscardTemplate, LegalAction, ShowTemplate
from backend.rules.shared.notation import format_action
from backend.rules.shared.reasons import Reason, RuleViolation

Answer = dict[str, object]


def verify_lines(lines: Iterable[bytes]) -> Iterator[Answer]:
    """Judge each line of a file of records: legal to the end, and with the result it states?

    Args:
        lines: With or without their ends; from `bounded_lines` where they come from outside.

    Yields:
        `{"line", "ok": true, "finished", "result"?}` or `{"line", "ok": false, "action"?, "seat"?, "reason",
        "detail", "rule"?}`; lines count from 1, actions from 0; *rule* is the rule point that refuses the action.
    """
    return _answers(lines, _verified)


def legal_lines(lines: Iterable[bytes]) -> Iterator[Answer]:
    """Say for each line who is to act after its last action, and everything he may do.

    Yields:
        `{"line", "seat", "legal"}`, with seat null on a finished deal and a list where several may act; a line that is
        no legal deal gets the answer of `verify_lines`.
    """
    return _answers(lines, lambda _, played: _legal(played))


def _answers(lines: Iterable[bytes], say: Callable[[DealRecord, Replay], Answer]) -> Iterator[Answer]:
    for number, line in enumerate(lines, start=1):
        yield {"line": number, **_answer(line, say)}


def _answer(line: bytes, say: Callable[[DealRecord, Replay], Answer]) -> Answer:
    try:
        record = read_line(line.removesuffix(b"\n"))
        return say(record, replay(record))
    except ActionRefused as refused:
        rule = {} if refused.rule is None else {"rule": refused.rule}
        return {"ok": False, "action": refused.action, "seat": refused.seat, **_why(refused), **rule}
    except RuleViolation as violation:
        return {"ok": False, **_why(violation)}


def _why(violation: RuleViolation) -> Answer:
    return {"reason": violation.reason.value, "detail": violation.detail}


def _verified(record: DealRecord, played: Replay) -> Answer:
    result = played.ruleset.result(played.state)
    if result is None:
        if record.result is not None:
            raise RuleViolation(Reason.RESULT_DIFFERS, "the record states a result, but the deal is not finished")
        return {"ok": True, "finished": False}
    ours = result_as_json(result)
    _compare(record.result or {}, ours)
    return {"ok": True, "finished": True, "result": ours}


def _compare(stated: Mapping[str, object], ours: Mapping[str, object]) -> None:
    for key, value in stated.items():
        # A key that the rules leave out is stated rightly only by null.
        if value != ours.get(key):
            raise RuleViolation(
                Reason.RESULT_DIFFERS, f"{key}: record {_short(value)}, rules {_short(ours.get(key, 'none'))}"
            )


def _short(value: object) -> str:
    items = [str(item)[:20] for item in value[:8]] if isinstance(value, list) else None
    return str(value)[:60] if items is None else f"[{', '.join(items)}]"


def _legal(played: Replay) -> Answer:
    ruleset, state, _ = played
    seats = ruleset.to_act(state)
    offers = [_as_json(action) for seat in seats for action in ruleset.legal(state, seat)]
    match seats:
        case ():
            return {"seat": None, "legal": []}
        case (seat,):
            return {"seat": seat, "legal": offers}
        case _:
            return {"seat": list(seats), "legal": offers}


def _as_json(action: LegalAction) -> object:
    if isinstance(action, ShowTemplate):
        return {"show": list(action.sizes), "from": list(action.cards)}
    if not isinstance(action, DiscardTemplate):
        return format_action(action)
    template: Answer = {"discard": action.count, "from": list(action.cards)}
    return template if action.trumps is None else {**template, "trumps": action.trumps}
