"""Views set up in notation, for one decision of a bot."""

from typing import Any, cast

from backend.rules.shared.actions import Action, DiscardTemplate, LegalAction
from backend.rules.shared.cards import Card
from backend.rules.shared.notation import parse_action, parse_cards
from backend.rules.shared.packs import TAROK_54
from backend.rules.shared.views import DealView, Play, TalonView, TrickView

_EMPTY: dict[str, Any] = {
    "ruleset": "slovenian-4",
    "players": 4,
    "viewer": 0,
    "dealer": 3,
    "forehand": 0,
    "phase": "play",
    "to_act": (0,),
    "compulsory_klop": False,
    "radli": (0, 0, 0, 0),
    "hand": (),
    "cards_left": (12, 12, 12, 12),
    "auction": (),
    "bid": None,
    "contract": None,
    "declarer": None,
    "partner": None,
    "sides": (None, None, None, None),
    "called_card": None,
    "talon": None,
    "talon_left": 0,
    "discards": (),
    "discards_shown": (),
    "items": (),
    "shown": (),
    "open_hand": None,
    "trick": (),
    "winning": None,
    "last_trick": None,
    "tricks": (),
    "tricks_won": (0, 0, 0, 0),
    "result": None,
}


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text, TAROK_54)


def view(phase: str, hand: str, **known: Any) -> DealView:
    """Make the view of seat 0 with *hand*; *known* sets what else is not as in an empty view."""
    return DealView(**_EMPTY | {"phase": phase, "hand": cards(hand)} | known)


def sides(text: str) -> tuple[str | None, ...]:
    """Write the known sides of seats 0 to 3: `d` declarer's, `o` opponents', `?` not known."""
    return tuple({"d": "declarer", "o": "defenders", "?": None}[letter] for letter in text)


def in_trick(hand: str, trick: str, **known: Any) -> DealView:
    """Make the view of seat 0 when *trick*, as `3 t5 | …` from the lead on, has been played to."""
    plays = tuple(_play(part) for part in trick.split(" | ")) if trick else ()
    left = len(cards(hand))
    played = {play.seat for play in plays}
    counts = tuple(left - (seat in played) for seat in range(4))
    return view("play", hand, trick=plays, cards_left=counts, **known)


def _play(text: str) -> Play:
    seat, card = text.split(" ")
    return Play(int(seat), Card(card))


def won(trick: str, winner: int) -> TrickView:
    return TrickView(tuple(_play(part) for part in trick.split(" | ")), winner)


def talon(*sets: str, taken: int | None = None) -> TalonView:
    return TalonView(tuple(cards(text) for text in sets), taken)


def offers(*texts: str) -> tuple[LegalAction, ...]:
    return tuple(cast("list[Action]", [parse_action(text, TAROK_54) for text in texts]))


def plays(text: str) -> tuple[LegalAction, ...]:
    """Offer to play each card of *text*."""
    return offers(*(f"play {card}" for card in cards(text)))


def template(count: int, text: str, trumps: int | None = None) -> tuple[LegalAction, ...]:
    return (DiscardTemplate(count, cards(text), trumps),)
