"""Outbox entries in a line: sessions, deals and their ends, with players of every kind."""

from collections.abc import Sequence
from itertools import count

from backend.accounts.model import Account
from backend.records.accounts import Accounts
from backend.rules.shared.results import DealResult, LedgerLine
from backend.tables.model import EndReason, Player, SheetRow
from backend.tables.options import AfterDeals, TableOptions
from backend.tables.outbox import EndedSession, FinishedDeal, SessionHeader

RULESET = "slovenian-4"
OPTIONS = TableOptions(RULESET, 1, AfterDeals(2), "normal", public=True, rated=True)
BOTS = tuple(Player(f"bot:{seat}", f"Bot {seat}", "bot") for seat in range(4))
_numbers = count(1)


async def players(accounts: Accounts, number: int) -> list[Account]:
    """Register *number* players."""
    return [await accounts.register(None, f"Player {next(_numbers)}", "no hash") for _ in range(number)]


def sits(account: Account) -> Player:
    """Let *account* sit down."""
    return Player(account.id, account.name, "account" if account.registered else "guest")


def header(people: Sequence[Account], session: str = "s1", *, creator: str | None = None) -> SessionHeader:
    """Seat *people* from seat 0 on, bots behind them."""
    seated = [*map(sits, people), *BOTS[len(people) :]]
    return SessionHeader(session, OPTIONS, creator, 1_000, tuple(seated))


def deal(
    of: SessionHeader, no: int, scores: Sequence[int], *, rated: Sequence[int] = (), record: str = '{"rules": "x"}'
) -> FinishedDeal:
    """Finish deal *no* with these *scores*."""
    row = SheetRow(
        no=no,
        dealer=3,
        contract="two",
        declarer=0,
        partner=2,
        scores=tuple(scores),
        totals=tuple(scores),
        radli=(0,) * len(scores),
        skis_round=False,
    )
    ledger = (LedgerLine("game", (0, 2), 20, "S-44"),)
    result = DealResult("two", 0, 2, (40, 30), tuple(scores), (0,) * len(scores), ledger, won=True)
    return FinishedDeal(of, row, result, tuple(range(len(scores))), record, tuple(rated), 2_000 + no)


def end(
    of: SessionHeader,
    totals: Sequence[int],
    *,
    deals: int = 0,
    reason: EndReason = "completed",
    cancelled_by: str | None = None,
) -> EndedSession:
    """End a session."""
    best = max(totals)
    winners = () if cancelled_by else tuple(seat for seat, total in enumerate(totals) if total == best)
    return EndedSession(of, reason, deals, tuple(totals), (0,) * len(totals), winners, cancelled_by, 9_000)
