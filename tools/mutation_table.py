"""Print what became of the mutants of each module: `python tools/mutation_table.py`, after `make mutants`.

Survivors are listed below the table, by the name that `mutmut show NAME` takes. A mutant on which the tests take many
times their usual span counts as killed, as in mutmut's own counting; one that no test reaches has survived.
"""

import json
from collections import Counter
from pathlib import Path

MUTANTS = Path(__file__).resolve().parent.parent / "mutants"
SURVIVED = (0, 5, 33)
"""Exit codes of pytest: all passed, no test; and mutmut's own for a function that no test calls."""


def main() -> None:
    """Print the table and the survivors."""
    total, survivors = Counter[str](), list[str]()
    print("| module | mutants | killed | survived | killed, % |\n|---|---:|---:|---:|---:|")
    for path in sorted(MUTANTS.rglob("*.py.meta")):
        outcomes: dict[str, int | None] = json.loads(path.read_text("utf-8"))["exit_code_by_key"]
        checked = {name: code for name, code in outcomes.items() if code is not None}
        alive = [name for name, code in checked.items() if code in SURVIVED]
        count = Counter(mutants=len(checked), survived=len(alive))
        if checked:
            print(row(str(path.relative_to(MUTANTS / "backend/rules")).removesuffix(".py.meta"), count))
        total += count
        survivors += alive
    print(row("all", total), *sorted(survivors), sep="\n")


def row(name: str, count: Counter[str]) -> str:
    """Write a line of the table."""
    mutants, survived = count["mutants"], count["survived"]
    percent = 100 * (mutants - survived) / (mutants or 1)
    return f"| {name} | {mutants} | {mutants - survived} | {survived} | {percent:.1f} |"


if __name__ == "__main__":
    main()
