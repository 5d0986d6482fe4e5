"""Settings: read once from the environment, then passed on. docs/settings.md lists the same fields."""

from pathlib import Path
from typing import Annotated, Any, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

REDIS_SCHEMES = ("redis", "rediss", "unix")
DATABASE_DRIVERS = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
}


class SettingsError(Exception):
    """A setting that cannot be used; the message is one sentence that names the variable."""


class Settings(BaseSettings):
    """What can be set from outside. A field's name in capitals is its environment variable.

    `database_url` and `redis_url` may be empty: `trula serve` then starts with SQLite and a server of its own.
    Code that needs them reads `database` and `redis`, which never are.
    """

    model_config = SettingsConfigDict(frozen=True, extra="ignore", env_ignore_empty=True)

    database_url: str | None = Field(
        None,
        repr=False,
        description="PostgreSQL (`postgresql://user:password@host/name`); without it SQLite in `TRULA_DATA`",
    )
    redis_url: str | None = Field(
        None,
        repr=False,
        description="Redis 7 or Valkey (`redis://host:6379/0`); without it `trula serve` starts one of its own",
    )
    host: str = Field("127.0.0.1", description="address to listen on")
    port: int = Field(8000, ge=1, le=65535, description="port to listen on")
    workers: int = Field(2, ge=1, le=64, description="worker processes; one a core is a good number")
    trula_data: Path = Field(Path("var"), description="folder of the embedded database and Redis")
    allowed_origins: Annotated[tuple[str, ...], NoDecode] = Field(
        (), description="further origins, by commas, that may open a socket (`https://example.org`)"
    )
    public_https: bool = Field(
        default=False, description="`true` where a proxy serves the page by https: cookies become Secure and `__Host-`"
    )
    forwarded_allow_ips: str = Field(
        "127.0.0.1", description="proxies whose `X-Forwarded-For` is believed, by commas; `*` for every one"
    )
    max_connections: int = Field(
        10_000, ge=1, description="requests and sockets one worker holds at a time; beyond it answers 503"
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field("info", description="least level that is logged")
    trula_worker: str = Field("w0", description="name of this worker in frames and logs; `trula serve` sets it")

    @field_validator("log_level", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("allowed_origins", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        return (
            tuple(one.strip().rstrip("/") for one in value.split(",") if one.strip())
            if isinstance(value, str)
            else value
        )

    @field_validator("allowed_origins")
    @classmethod
    def _origins(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for origin in value:
            parts = urlsplit(origin)
            if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path:
                raise ValueError(f"{origin!r} is no origin such as https://example.org")
        return value

    @field_validator("database_url")
    @classmethod
    def _driver(cls, value: str | None) -> str | None:
        """Put in the driver we use, so that an address works as hosting services hand it out."""
        if value is None:
            return None
        scheme, separator, rest = value.partition("://")
        if not separator or scheme not in DATABASE_DRIVERS:
            raise ValueError("it must begin with postgresql:// or sqlite://")
        return f"{DATABASE_DRIVERS[scheme]}://{rest}"

    @field_validator("redis_url")
    @classmethod
    def _redis_scheme(cls, value: str | None) -> str | None:
        if value is not None and value.partition("://")[0] not in REDIS_SCHEMES:
            raise ValueError("it must begin with redis://, rediss:// or unix://")
        return value

    @property
    def database(self) -> str:
        """The SQLAlchemy address with its async driver."""
        return self.database_url or f"sqlite+aiosqlite:///{self.embedded_database}"

    @property
    def embedded_database(self) -> Path:
        """The SQLite file that is used where no `database_url` is given."""
        return self.trula_data.resolve() / "trula.db"

    @property
    def redis(self) -> str:
        """The address for redis-py.

        Raises:
            SettingsError: no REDIS_URL, and nobody started a server and handed its address on.
        """
        if self.redis_url is None:
            raise SettingsError("REDIS_URL is not set; `trula serve` would start a server of its own and set it.")
        return self.redis_url

    @classmethod
    def read(cls, **given: Any) -> Self:  # noqa: ANN401 - pydantic checks the values
        """Read the environment; `given` goes before it (the command line's options; None counts as not given).

        Raises:
            SettingsError: naming the first variable that is wrong.
        """
        try:
            return cls(**{name: value for name, value in given.items() if value is not None})
        except ValidationError as error:
            raise SettingsError(_sentence(error)) from None


def _sentence(error: ValidationError) -> str:
    """Name the variable, its value and what is wrong; a value that may hold a password is not repeated."""
    first = error.errors(include_url=False)[0]
    name = str(first["loc"][0]).upper()
    why = first["msg"].removeprefix("Value error, ")
    shown = "" if name.endswith("_URL") else f" ({first['input']!r})"
    return f"{name}{shown} cannot be used: {why[:1].lower()}{why[1:]}."
