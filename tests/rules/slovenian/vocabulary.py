"""The words of `tests/rules/tarok/vocabulary.py` for four Slovenian players, and some of their own.

setup("t1 hK | t2 | t3 | t4", talon="t21")   a deal for four
Table.of(setup)                              it on the table
contracted("three", 0, setup)                the same after an auction in which seat 0 plays three
announcing("hK | | |")                       the announcement round of a two with the king of hearts called
fought_out("0>1: hK t1 h2 h3; …")            a deal fought out in these tricks
"""

from typing import Final, Self

from backend.rules.shared.cards import SUITS, Seat
from backend.rules.shared.game import DealSetup
from backend.rules.slovenian.ruleset import SLOVENIAN_4
from backend.rules.tarok.bonuses import Fought, fought
from backend.rules.tarok.contracts import Contract
from backend.rules.tarok.terms import Terms
from tests.rules.tarok import vocabulary as words
from tests.rules.tarok.vocabulary import cards, tricks

__all__ = [
    "RULES",
    "SOME_DEAL",
    "Table",
    "announcing",
    "cards",
    "contracted",
    "discard_low",
    "fought_out",
    "king_dealt_to",
    "named",
    "setup",
    "terms",
    "tricks",
]

RULES: Final = SLOVENIAN_4


def setup(
    hands: str = "",
    talon: str = "",
    *,
    dealer: Seat = 3,
    compulsory_klop: bool = False,
    radli: tuple[int, ...] = (0, 0, 0, 0),
) -> DealSetup:
    return words.setup(RULES, hands, talon, dealer=dealer, compulsory_klop=compulsory_klop, radli=radli)


SOME_DEAL: Final = setup()


def king_dealt_to(holder: Seat | str) -> DealSetup:
    """A deal with the king of hearts at a seat, or in the `talon`."""
    hands = "|".join("hK" if seat == holder else "" for seat in range(RULES.players))
    return setup(hands, "hK" if holder == "talon" else "")


class Table(words.Table):
    """A deal on the table, of four players if nothing else is said."""

    @classmethod
    def of(cls, dealt: DealSetup, rules: words.Game = RULES) -> Self:
        return super().of(dealt, rules)


def contracted(contract: str, declarer: Seat, dealt: DealSetup = SOME_DEAL) -> Table:
    """The table after an auction that *declarer* wins with *contract*; forehand gets klop and three unbid."""
    return words.won_by(Table.of(dealt), declarer, named(contract))


def named(contract: str) -> Contract:
    """A contract by its name."""
    return words.named(RULES, contract)


def announcing(
    hands: str = "hK | | |", talon: str = "c7", *, declarer: Seat = 2, radli: tuple[int, ...] = (0, 0, 0, 0)
) -> Table:
    """The announcement round of a `two`: *declarer* called the king of hearts; exchange and discards do not matter.

    By default seat 0 holds the called king of hearts and seat 2 declares. The declarer is first to speak.
    """
    table = contracted("two", declarer, setup(hands, talon, radli=radli)).say("call h", "take 0")
    return table.discard_low()


def discard_low(table: Table) -> Table:
    """Lay the last cards of the declarer's hand away that may go."""
    return table.discard_low()


def terms(contract: str, declarer: Seat = 0, *, called: str = "", dealt: DealSetup = SOME_DEAL) -> Terms:
    """The terms of a contract by themselves, with a called king if it has one."""
    bare = Terms(dealt, (), None, declarer, named(contract))
    return next((bare.with_called(suit) for suit in SUITS if suit == called), bare)


def fought_out(text: str, contract: str = "three", *, called: str = "h", dealt: DealSetup | None = None) -> Fought:
    """A deal fought out in the tricks of *text*: seat 0 declares, seat 2 holds the called king of hearts."""
    return fought(terms(contract, called=called, dealt=dealt or king_dealt_to(2)), tricks(text))
