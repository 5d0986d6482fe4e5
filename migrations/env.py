"""Alembic's entry: runs the migrations on the connection that `backend.records.migrate` has opened."""

from alembic import context
from sqlalchemy import Connection

from backend.records.migrate import lock
from backend.records.models import Base

connection: Connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
    transactional_ddl=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    lock(connection)
    context.run_migrations()
