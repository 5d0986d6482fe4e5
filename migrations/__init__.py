"""The database, version by version (Alembic). A file a version: `v0002_what_it_does.py`."""
