"""The worked values of vectors.json, and how a game's tests take those that are theirs.

A vector has an id, a game, a kind, an input, what is expected, its source and why. A game names, for every kind, the
rule point and the function that works it out by the product's own rules.
"""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

Vector: TypeAlias = dict[str, Any]
Input: TypeAlias = dict[str, Any]

EVERY: Final[tuple[Vector, ...]] = tuple(
    json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))["vectors"]
)


def of_games(games: Iterable[str]) -> tuple[Vector, ...]:
    """The vectors of *games*."""
    wanted = set(games)
    return tuple(vector for vector in EVERY if vector["game"] in wanted)


def named(vectors: Iterable[Vector], points: Mapping[str, str]) -> list[str]:
    """A name for each vector's test: id, rule point of its kind, source."""
    return [f"{each['id']}-{points[each['kind']]}-{each['source'].replace(' ', '_')[:40]}" for each in vectors]
