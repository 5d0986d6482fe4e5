"""Which judge a record goes to."""

from typing import Any, Final

from tests.oracle import french, portal, slovenian, two

JUDGES: Final = {
    "slovenian-3": slovenian.judge,
    "slovenian-4": slovenian.judge,
    "portal-2": two.judge,
    "portal-3": portal.judge,
    "portal-4": portal.judge,
    "french-3": french.judge,
    "french-4": french.judge,
    "french-5": french.judge,
}


def judge(record: dict[str, Any]) -> dict[str, Any]:
    """Compute the `result` of a finished deal record; `card_points` is absent where the game ends early.

    Beside what a record holds the answer has `tricks` (none in a void deal): `tests.oracle.deal.Trick`, with the cards
    that each player might have played.

    Raises:
        tests.oracle.deal.ContradictionError: it is no whole deal.
    """
    return JUDGES[record["rules"]](record)
