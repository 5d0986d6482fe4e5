"""The first tables: accounts and logins, sessions and deals, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(length=80), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("skeleton", sa.String(length=80), nullable=False),
        sa.Column("password_hash", sa.String(length=200), nullable=True),
        sa.Column("game_points", sa.BigInteger(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("registered_ms", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("skeleton", name="uq_accounts_skeleton"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=80), nullable=False),
        sa.Column("ruleset", sa.String(length=40), nullable=False),
        sa.Column("ruleset_version", sa.BigInteger(), nullable=False),
        sa.Column("options", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("creator", sa.String(length=80), nullable=True),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("deals", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.String(length=40), nullable=True),
        sa.Column("cancelled_by", sa.String(length=80), nullable=True),
        sa.Column("finished_ms", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_table(
        "deals",
        sa.Column("id", sa.String(length=100), nullable=False),
        sa.Column("session_id", sa.String(length=80), nullable=False),
        sa.Column("no", sa.BigInteger(), nullable=False),
        sa.Column("dealer", sa.BigInteger(), nullable=False),
        sa.Column("contract", sa.String(length=40), nullable=True),
        sa.Column("declarer", sa.BigInteger(), nullable=True),
        sa.Column("partner", sa.BigInteger(), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=True),
        sa.Column("skis_round", sa.Boolean(), nullable=False),
        sa.Column("card_points", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("totals", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("radli", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("seating", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("ledger", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("finished_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session_id"], ["sessions.id"], name="fk_deals_session_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_deals"),
        sa.UniqueConstraint("session_id", "no", name="uq_deals_session_id_no"),
    )
    op.create_table(
        "logins",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("account_id", sa.String(length=80), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("seen_ms", sa.BigInteger(), nullable=False),
        sa.Column("expires_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_logins_account_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_logins"),
    )
    op.create_index("ix_logins_account_id", "logins", ["account_id"], unique=False)
    op.create_index("ix_logins_expires_ms", "logins", ["expires_ms"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("account_id", sa.String(length=80), nullable=False),
        sa.Column("ruleset", sa.String(length=40), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("deals", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_ratings_account_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account_id", "ruleset", name="pk_ratings"),
    )
    op.create_index("ix_ratings_leaderboard", "ratings", ["ruleset", "rating", "account_id"], unique=False)
    op.create_table(
        "session_players",
        sa.Column("session_id", sa.String(length=80), nullable=False),
        sa.Column("seat", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("account_id", sa.String(length=80), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("total", sa.BigInteger(), nullable=True),
        sa.Column("radli", sa.BigInteger(), nullable=True),
        sa.Column("winner", sa.Boolean(), nullable=False),
        sa.Column("finished_ms", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_session_players_account_id"),
        sa.ForeignKeyConstraint(
            ["session_id"], ["sessions.id"], name="fk_session_players_session_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("session_id", "seat", name="pk_session_players"),
    )
    op.create_index(
        "ix_session_players_history", "session_players", ["account_id", "finished_ms", "session_id"], unique=False
    )
    op.create_table(
        "deal_scores",
        sa.Column("deal_id", sa.String(length=100), nullable=False),
        sa.Column("seat", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("account_id", sa.String(length=80), nullable=True),
        sa.Column("score", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_deal_scores_account_id"),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_deal_scores_deal_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deal_id", "seat", name="pk_deal_scores"),
    )
    op.create_index("ix_deal_scores_account_id", "deal_scores", ["account_id"], unique=False)
    op.create_table(
        "rating_changes",
        sa.Column("deal_id", sa.String(length=100), nullable=False),
        sa.Column("account_id", sa.String(length=80), nullable=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("before", sa.Double(), nullable=False),
        sa.Column("after", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_rating_changes_account_id"),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_rating_changes_deal_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deal_id", "account_id", name="pk_rating_changes"),
    )
    op.create_index("ix_rating_changes_account_id", "rating_changes", ["account_id"], unique=False)


def downgrade() -> None:
    """Drop them."""
    op.drop_index("ix_rating_changes_account_id", table_name="rating_changes")
    op.drop_table("rating_changes")
    op.drop_index("ix_deal_scores_account_id", table_name="deal_scores")
    op.drop_table("deal_scores")
    op.drop_index("ix_session_players_history", table_name="session_players")
    op.drop_table("session_players")
    op.drop_index("ix_ratings_leaderboard", table_name="ratings")
    op.drop_table("ratings")
    op.drop_index("ix_logins_expires_ms", table_name="logins")
    op.drop_index("ix_logins_account_id", table_name="logins")
    op.drop_table("logins")
    op.drop_table("deals")
    op.drop_table("sessions")
    op.drop_table("accounts")
