"""The contracts of Slovenian tarok for three and four players (S-11, S-44 to S-49)."""

from typing import Final

from backend.rules.tarok.contracts import Contract


def _normal(name: str, value: int, talon_set: int, *, solo: bool, open_bid: bool = True) -> Contract:
    return Contract(
        name,
        value,
        open_bid=open_bid,
        calls_king=not solo,
        talon_set=talon_set,
        normal=True,
        kontra=True,
        raises_to="colour_valat" if solo else None,
        captured_mond=True,
    )


def _alone(name: str, value: int, talon_set: int) -> Contract:
    """A normal contract of three players: nobody is partner, and anybody may bid it (section 11)."""
    return _normal(name, value, talon_set, solo=True)


def _beggar(name: str, value: int, *, open_hand: bool) -> Contract:
    return Contract(
        name,
        value,
        "no_trick",
        compulsory=open_hand,  # S-16: everything above the solo without remains
        declarer_leads=True,
        negative=True,
        open_hand=open_hand,
        tricks_stay=True,
        radl_for_all=True,
    )


def _valat(name: str, value: int, *, trump_is_suit: bool, open_bid: bool = True) -> Contract:
    return Contract(
        name,
        value,
        "all_tricks",
        open_bid=open_bid,
        compulsory=True,
        declarer_leads=True,
        trump_is_suit=trump_is_suit,
        radl_for_all=True,
    )


_KLOP: Final = Contract(
    "klop",
    70,
    "each_alone",
    open_bid=False,
    compulsory=True,
    negative=True,
    talon_gifts=True,
    radl_for_all=True,
)
_BEGGAR: Final = _beggar("beggar", 70, open_hand=False)
_SOLO_WITHOUT: Final = Contract(
    "solo_without", 80, compulsory=True, declarer_leads=True, captured_mond=True, radl_for_all=True
)
_HIGHEST: Final = (
    _beggar("open_beggar", 90, open_hand=True),
    _valat("colour_valat_without", 125, trump_is_suit=True),
    _valat("valat_without", 500, trump_is_suit=False),
)

LADDER_4: Final[tuple[Contract, ...]] = (
    _KLOP,
    _normal("three", 10, 3, solo=False, open_bid=False),
    _normal("two", 20, 2, solo=False),
    _normal("one", 30, 1, solo=False),
    _normal("solo_three", 40, 3, solo=True),
    _normal("solo_two", 50, 2, solo=True),
    _normal("solo_one", 60, 1, solo=True),
    _BEGGAR,
    _SOLO_WITHOUT,
    *_HIGHEST,
)
"""What four players can bid or name, from the lowest (S-11); the values of S-44, S-45 and S-49."""

LADDER_3: Final[tuple[Contract, ...]] = (
    _KLOP,
    _alone("three", 10, 3),
    _alone("two", 20, 2),
    _alone("one", 30, 1),
    _BEGGAR,
    _SOLO_WITHOUT,
    *_HIGHEST,
)
"""What three players can bid, from the lowest; klop follows when they all pass (section 11)."""

RAISED: Final[tuple[Contract, ...]] = (_valat("colour_valat", 125, trump_is_suit=True, open_bid=False),)
"""What can only be reached by raising after the exchange (S-22)."""
