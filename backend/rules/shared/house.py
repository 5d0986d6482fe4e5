"""House options: what a house chose of what a rule set offers."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Protocol, TypeVar

from backend.rules.shared.game import Chosen, HouseOption, OptionValue
from backend.rules.shared.reasons import Reason, RuleViolation


class Housed(Protocol):
    """A rule set as a dataclass in which each house option is the field of its name."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def house_options(self) -> tuple[HouseOption, ...]:
        """What a house may choose."""


Rules = TypeVar("Rules", bound=Housed)


def in_house(rules: Rules, choices: Mapping[str, OptionValue]) -> Rules:
    """Return *rules* as a house plays them that made *choices*, whatever they were before.

    Raises:
        RuleViolation: BAD_OPTION for an option or a choice that is not offered.
    """
    picked = chosen(rules.house_options, choices)
    fields: dict[str, Any] = {option.name: option.default for option in rules.house_options} | dict(picked)
    return replace(rules, house=picked, **fields)


def chosen(offered: tuple[HouseOption, ...], choices: Mapping[str, OptionValue]) -> Chosen:
    """Keep of *choices* what differs from the defaults, in the order offered.

    Raises:
        RuleViolation: BAD_OPTION for an option or a choice that is not offered.
    """
    known = {option.name: option for option in offered}
    for name, value in choices.items():
        if name not in known or not _is_choice(known[name], value):
            raise RuleViolation(Reason.BAD_OPTION, f"{name[:30]!r}: {str(value)[:30]!r} is not offered")
    return tuple(
        (option.name, choices[option.name])
        for option in offered
        if option.name in choices and choices[option.name] != option.default
    )


def _is_choice(option: HouseOption, value: OptionValue) -> bool:
    # Python takes True for 1; a house does not.
    return any(value == choice and type(value) is type(choice) for choice in option.choices)
