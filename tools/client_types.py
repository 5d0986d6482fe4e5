"""Write the client's copy of the server's schema and the TypeScript types made from it; `--check` only compares."""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "frontend"
SCHEMA = FRONTEND / "src" / "net" / "openapi.json"
TYPES = FRONTEND / "src" / "net" / "api.d.ts"
BIN = Path(sys.executable).parent


def main() -> int:
    """Return 0, or 1 where `--check` finds a copy that is stale."""
    if "--check" not in sys.argv:
        write(SCHEMA, TYPES)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / SCHEMA.name, Path(folder) / TYPES.name
        write(*fresh)
        stale = [kept for kept, new in zip((SCHEMA, TYPES), fresh, strict=True) if not same(kept, new)]
    for each in stale:
        print(f"{each.relative_to(ROOT)} is stale: run `make types`.")
    return int(bool(stale))


def write(schema: Path, types: Path) -> None:
    """Ask the server for its schema, and openapi-typescript for the types."""
    printed = subprocess.run([BIN / "trula", "openapi"], check=True, capture_output=True)
    schema.parent.mkdir(parents=True, exist_ok=True)
    schema.write_bytes(printed.stdout)
    generator = FRONTEND / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    subprocess.run([BIN / "node", generator, schema, "--output", types], check=True, capture_output=True, cwd=FRONTEND)


def same(kept: Path, new: Path) -> bool:
    """Whether both hold the same."""
    return kept.exists() and kept.read_bytes() == new.read_bytes()


if __name__ == "__main__":
    sys.exit(main())
