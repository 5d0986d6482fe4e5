"""The contracts of the portal's games for three and four players (P-6 to P-10, P-18, P-19)."""

from typing import Final, Literal

from backend.rules.tarok.contracts import Contract


def _exchange(name: str, value: int, talon_set: int, *, solo: bool) -> Contract:
    return Contract(name, value, calls_king=not solo, talon_set=talon_set, normal=True, kontra=True)


def _few_tricks(name: str, value: int, objective: Literal["no_trick", "one_trick"], *, open_hand: bool) -> Contract:
    return Contract(
        name,
        value,
        objective,
        kontra=True,
        declarer_leads=True,
        negative=True,
        open_hand=open_hand,
        tricks_stay=True,
    )


_KLOP: Final = Contract("klop", 10, "each_alone", open_bid=False, negative=True)
_WITHOUT: Final = (
    Contract("solo_without", 50, normal=True, kontra=True, declarer_leads=True),
    _few_tricks("piccolo", 60, "one_trick", open_hand=False),
    _few_tricks("beggar", 70, "no_trick", open_hand=False),
    _few_tricks("open_beggar", 80, "no_trick", open_hand=True),
)

LADDER_4: Final[tuple[Contract, ...]] = (
    _KLOP,
    _exchange("three", 10, 3, solo=False),
    _exchange("two", 20, 2, solo=False),
    _exchange("solo_three", 20, 3, solo=True),
    _exchange("one", 30, 1, solo=False),
    _exchange("solo_two", 30, 2, solo=True),
    _exchange("solo_one", 40, 1, solo=True),
    *_WITHOUT,
)
"""What four players can bid: by value, a solo above its equal with a partner (P-8). Klop is no bid (P-9)."""

LADDER_3: Final[tuple[Contract, ...]] = (
    _KLOP,
    _exchange("three", 10, 3, solo=True),
    _exchange("two", 20, 2, solo=True),
    _exchange("one", 30, 1, solo=True),
    *_WITHOUT,
)
"""What three players can bid: everything is alone against two (P-6, P-8)."""
