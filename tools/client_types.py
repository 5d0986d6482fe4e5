"""Write the client's TypeScript types from the server's schema; `--check` only says whether they are stale."""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "frontend"
TYPES = FRONTEND / "src" / "net" / "api.d.ts"
BIN = Path(sys.executable).parent


def main() -> int:
    """Return 0, or 1 where `--check` finds the types stale."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = generate(Path(folder))
    if "--check" not in sys.argv:
        TYPES.write_bytes(fresh)
    elif not TYPES.exists() or TYPES.read_bytes() != fresh:
        print(f"{TYPES.relative_to(ROOT)} is stale: run `make types`.")
        return 1
    return 0


def generate(folder: Path) -> bytes:
    """Ask the server for its schema, and openapi-typescript for the types of it."""
    schema, types = folder / "openapi.json", folder / "api.d.ts"
    schema.write_bytes(subprocess.run([BIN / "trula", "openapi"], check=True, stdout=subprocess.PIPE).stdout)
    generator = FRONTEND / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    subprocess.run([BIN / "node", generator, schema, "--output", types], check=True, stdout=subprocess.DEVNULL)
    return types.read_bytes()


if __name__ == "__main__":
    sys.exit(main())
