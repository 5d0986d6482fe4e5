"""The words of `tests/rules/tarok/vocabulary.py` for the portal's games; of four players if nothing else is said.

open_auction(PORTAL_3)                     a deal on the table, somebody to bid
contracted("two", 1, "hK | t1")            the table after an auction that seat 1 wins with two
exchanged("solo_two", 1)                   the first talon set taken, cards laid away: the announcement round
playing("beggar", 1, "h4 | hK")            nothing said: the first lead
"""

from typing import Final

from backend.rules.portal.ruleset import PORTAL_4, PortalRuleset
from tests.rules.tarok import vocabulary as words
from tests.rules.tarok.vocabulary import Table

RULES: Final = PORTAL_4


def open_auction(rules: PortalRuleset = RULES, hands: str = "", talon: str = "") -> Table:
    return Table.of(words.setup(rules, hands, talon), rules)


def contracted(contract: str, declarer: int, hands: str = "", talon: str = "", rules: PortalRuleset = RULES) -> Table:
    return words.contracted(rules, contract, declarer, words.setup(rules, hands, talon))


def exchanged(contract: str, declarer: int, hands: str = "", talon: str = "", rules: PortalRuleset = RULES) -> Table:
    """The king of hearts is called where one is."""
    table = contracted(contract, declarer, hands, talon, rules)
    table = table.say("call h") if table.phase == "king_call" else table
    return table.say("take 0").discard_low()


def playing(contract: str, declarer: int, hands: str = "", talon: str = "", rules: PortalRuleset = RULES) -> Table:
    table = contracted(contract, declarer, hands, talon, rules)
    if table.phase in ("king_call", "talon"):
        table = exchanged(contract, declarer, hands, talon, rules)
    return table.to_play()
