"""The embedded database: whether its schema is the newest, without loading what it takes to change it."""

import sqlite3
from contextlib import closing
from pathlib import Path


def is_newest(database: Path, migrations: Path) -> bool:
    """Whether the SQLite file is at the last of the migrations, whose files are named `v0001_what_it_does.py`.

    False where in doubt: then `trula migrate` is run, which knows. Alembic takes seconds to load, this milliseconds.
    """
    newest = max((file.name[1:5] for file in migrations.glob("v[0-9][0-9][0-9][0-9]_*.py")), default="")
    try:
        with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
            return connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(newest,)]
    except sqlite3.Error:
        return False
