"""The quick look at the embedded database's schema, against what Alembic says."""

import shutil
from pathlib import Path

from alembic.script import ScriptDirectory

import migrations
from backend.embedded.sqlite import is_newest

MIGRATIONS = Path(migrations.__file__).parent
VERSIONS = MIGRATIONS / "versions"


def test_the_last_file_is_the_head_alembic_knows() -> None:
    last = max(file.name for file in VERSIONS.glob("v*.py"))
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [last[1:5]]


def test_a_migrated_file_is_newest(migrated_file: Path) -> None:
    assert is_newest(migrated_file, VERSIONS)


def test_a_file_behind_a_new_migration_is_not(migrated_file: Path, tmp_path: Path) -> None:
    later = shutil.copytree(VERSIONS, tmp_path / "versions")
    (later / "v9999_something_new.py").touch()
    assert not is_newest(migrated_file, later)


def test_no_file_or_no_database_is_not(tmp_path: Path) -> None:
    assert not is_newest(tmp_path / "none.db", VERSIONS)
    (tmp_path / "text.db").write_text("no database at all, though long enough to be looked at" * 20)
    assert not is_newest(tmp_path / "text.db", VERSIONS)
    assert not (tmp_path / "none.db").exists()
