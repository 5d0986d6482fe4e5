"""docs/settings.md says what backend/config.py reads."""

import re
from pathlib import Path

import pytest

from backend.config import Settings, SettingsError
from tests.kit.servers import OURS

PAGE = Path(__file__).parents[2] / "docs" / "settings.md"
ROW = re.compile(r"^\| `(?P<name>[A-Z_]+)` \| (?P<default>.*?) \| (?P<what>.*) \|$", re.MULTILINE)


@pytest.fixture(autouse=True)
def _none_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*OURS, *(field.upper() for field in Settings.model_fields)):
        monkeypatch.delenv(name, raising=False)


def test_the_page_lists_every_field_with_its_default_and_description() -> None:
    rows = {row["name"]: (row["default"].strip("` "), row["what"]) for row in ROW.finditer(PAGE.read_text())}
    assert rows == {
        name.upper(): (shown(field.default), field.description) for name, field in Settings.model_fields.items()
    }


def shown(default: object) -> str:
    if default is None or default == ():
        return ""
    return str(default).lower() if isinstance(default, bool) else str(default)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "many"),
        ("PORT", "70000"),
        ("WORKERS", "0"),
        ("LOG_LEVEL", "loud"),
        ("PUBLIC_HTTPS", "perhaps"),
        ("ALLOWED_ORIGINS", "https://a.example/page"),
        ("ALLOWED_ORIGINS", "a.example"),
        ("MAX_CONNECTIONS", "-1"),
    ],
)
def test_a_wrong_setting_is_one_sentence_that_names_it(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as refused:
        Settings.read()
    said = str(refused.value)
    assert said.startswith(f"{name} ({value!r}")
    assert "\n" not in said


@pytest.mark.parametrize("name", ["DATABASE_URL", "REDIS_URL"])
def test_a_wrong_address_is_not_repeated_because_it_may_hold_a_password(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(name, "mysql://me:secret@host/db")
    with pytest.raises(SettingsError, match=rf"^{name} cannot be used: .*\.$") as refused:
        Settings.read()
    assert "secret" not in str(refused.value)


def test_an_address_as_hosting_services_hand_it_out_gets_our_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgres://me:secret@host:5432/trula?ssl=require")
    settings = Settings.read()
    assert settings.database == "postgresql+asyncpg://me:secret@host:5432/trula?ssl=require"
    assert "secret" not in repr(settings)


def test_without_addresses_there_is_sqlite_and_no_redis(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TRULA_DATA", str(tmp_path))
    settings = Settings.read()
    assert settings.database == f"sqlite+aiosqlite:///{tmp_path}/trula.db"
    with pytest.raises(SettingsError, match="REDIS_URL is not set"):
        _ = settings.redis


def test_what_the_command_line_says_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "9000")
    assert Settings.read(port=9001).port == 9001
    assert Settings.read(port=None).port == 9000


def test_origins_are_a_list_by_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALLOWED_ORIGINS", "https://a.example, http://b.example:8080/")
    assert Settings.read().allowed_origins == ("https://a.example", "http://b.example:8080")
