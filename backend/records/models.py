"""The tables of the database. Times are Unix milliseconds, ids opaque texts, so that both engines store the same."""

from typing import Any, ClassVar

from sqlalchemy import JSON, BigInteger, Double, ForeignKey, Index, MetaData, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = String(80)
NAME = String(80)  # a name has twenty characters; its skeleton may be longer (ß → ss)
WORD = String(40)


class Base(DeclarativeBase):
    """All tables; constraints get names, so that a migration can speak of them on both engines."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map: ClassVar[dict[Any, Any]] = {
        int: BigInteger(),
        float: Double(),
        list[int]: JSON(none_as_null=True),
        list[float]: JSON(none_as_null=True),
        dict[str, Any]: JSON(none_as_null=True),
        list[dict[str, Any]]: JSON(none_as_null=True),
    }


class AccountRow(Base):
    """A guest (no *password_hash*) or a player. *game_points* is the running account of P-42."""

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(NAME)
    skeleton: Mapped[str] = mapped_column(NAME, unique=True)
    password_hash: Mapped[str | None] = mapped_column(String(200))
    game_points: Mapped[int] = mapped_column(default=0)
    created_ms: Mapped[int]
    registered_ms: Mapped[int | None]


class LoginRow(Base):
    """One browser signed in: the token itself is known to its cookie alone."""

    __tablename__ = "logins"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey(AccountRow.id, ondelete="CASCADE"), index=True)
    created_ms: Mapped[int]
    seen_ms: Mapped[int]
    expires_ms: Mapped[int] = mapped_column(index=True)


class SessionRow(Base):
    """A session of which a deal is recorded, or that has ended. *reason* and *finished_ms* are null while it runs."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    ruleset: Mapped[str] = mapped_column(WORD)
    ruleset_version: Mapped[int]
    options: Mapped[dict[str, Any]]
    creator: Mapped[str | None] = mapped_column(ID)
    created_ms: Mapped[int]
    deals: Mapped[int] = mapped_column(default=0)
    reason: Mapped[str | None] = mapped_column(WORD)
    cancelled_by: Mapped[str | None] = mapped_column(ID)
    finished_ms: Mapped[int | None]


class SessionPlayerRow(Base):
    """Who sat where, and what came of it. *account_id* is null for bots; *total* and *radli* while the session runs."""

    __tablename__ = "session_players"
    __table_args__ = (Index("ix_session_players_history", "account_id", "finished_ms", "session_id"),)

    session_id: Mapped[str] = mapped_column(ForeignKey(SessionRow.id, ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    account_id: Mapped[str | None] = mapped_column(ForeignKey(AccountRow.id))
    name: Mapped[str] = mapped_column(NAME)
    kind: Mapped[str] = mapped_column(WORD)
    total: Mapped[int | None]
    radli: Mapped[int | None]
    winner: Mapped[bool] = mapped_column(default=False)
    finished_ms: Mapped[int | None]  # the session's, repeated so that a player's history is one index


class DealRow(Base):
    """A finished deal. *record* is the deal record as JSON text; *declarer* and *partner* are table seats.

    *seating* maps deal seats to table seats; *ledger* speaks of deal seats; *totals* and *radli* are those after it.
    """

    __tablename__ = "deals"
    __table_args__ = (UniqueConstraint("session_id", "no"),)

    id: Mapped[str] = mapped_column(String(100), primary_key=True)
    session_id: Mapped[str] = mapped_column(ForeignKey(SessionRow.id, ondelete="CASCADE"))
    no: Mapped[int]
    dealer: Mapped[int]
    contract: Mapped[str | None] = mapped_column(WORD)
    declarer: Mapped[int | None]
    partner: Mapped[int | None]
    won: Mapped[bool | None]
    skis_round: Mapped[bool]
    card_points: Mapped[list[float] | None]
    totals: Mapped[list[int]]
    radli: Mapped[list[int]]
    seating: Mapped[list[int]]
    ledger: Mapped[list[dict[str, Any]]]
    record: Mapped[str] = mapped_column(Text)
    finished_ms: Mapped[int]


class DealScoreRow(Base):
    """What a deal added to one table seat's score."""

    __tablename__ = "deal_scores"

    deal_id: Mapped[str] = mapped_column(ForeignKey(DealRow.id, ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    account_id: Mapped[str | None] = mapped_column(ForeignKey(AccountRow.id), index=True)
    score: Mapped[int]


class RatingRow(Base):
    """An account's rating in one ruleset: unrounded, and how many rated deals made it (P-52)."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ix_ratings_leaderboard", "ruleset", "rating", "account_id"),)

    account_id: Mapped[str] = mapped_column(ForeignKey(AccountRow.id, ondelete="CASCADE"), primary_key=True)
    ruleset: Mapped[str] = mapped_column(WORD, primary_key=True)
    rating: Mapped[float]
    deals: Mapped[int]


class RatingChangeRow(Base):
    """What one rated deal did to one account's rating."""

    __tablename__ = "rating_changes"

    deal_id: Mapped[str] = mapped_column(ForeignKey(DealRow.id, ondelete="CASCADE"), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey(AccountRow.id), primary_key=True, index=True)
    seat: Mapped[int]
    before: Mapped[float]
    after: Mapped[float]
