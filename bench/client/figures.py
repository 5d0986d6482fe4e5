"""Figures and their budgets, and the table that is printed of them."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured value; *budget* is the most it may be, None where it is only told."""

    name: str
    value: float
    unit: str
    budget: float | None = None

    @property
    def kept(self) -> bool:
        """Whether the budget is kept."""
        return self.budget is None or self.value <= self.budget


def table(figures: Iterable[Figure]) -> str:
    """The figures as a Markdown table."""
    lines = ["| what | measured | budget | |", "|---|---:|---:|---|"]
    for one in figures:
        budget = "" if one.budget is None else f"{one.budget:g} {one.unit}".strip()
        verdict = "" if one.budget is None else "kept" if one.kept else "**broken**"
        lines.append(f"| {one.name} | {f'{_number(one.value)} {one.unit}'.strip()} | {budget} | {verdict} |")
    return "\n".join(lines)


def _number(value: float) -> str:
    return f"{value:.3f}" if 0 < value < 1 else f"{value:.1f}".removesuffix(".0")
