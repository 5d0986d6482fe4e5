"""What sets talon games apart from one another, beside the worth of contracts and bonuses: named values of one."""

from collections.abc import Mapping

from backend.rules.shared.game import OptionValue, ValueLine
from backend.rules.tarok.values import Values


def lines(values: Mapping[str, OptionValue], cited: Mapping[str, str]) -> tuple[ValueLine, ...]:
    """Join *values* with the rule point of each name; what a game does not cite, it does not have."""
    return tuple(ValueLine(name, values[name], rule) for name, rule in cited.items())


def values_of(rules: Values) -> dict[str, OptionValue]:
    """Name the values that every talon game has."""
    return {
        "hand": rules.hand_size,
        "packet": rules.packet,
        "talon": rules.talon,
        "throws_in": rules.throws_in,
        "opens": "second" if rules.first_speaker else "forehand",
        "lowest_bid": next(contract.name for contract in rules.ladder if contract.open_bid),
        "all_pass": rules.passed_out or "forehand_names",
        "names_contract": rules.names_contract,
        "compulsory_klop": rules.compulsory_klop,
        "calls_king": any(contract.calls_king for contract in rules.ladder),
        "raises": " ".join(contract.name for contract in rules.ladder if contract.raises_to) or "none",
        "announcers": "declarer" if rules.only_declarer_announces else "everybody",
        "keeps_ultimo": rules.keeps_ultimo,
        "silent_failure": rules.silent_failure,
        "kontra_from": next(contract.name for contract in rules.ladder if contract.kontra),
        "kontra_to": [contract.name for contract in rules.ladder if contract.kontra][-1],
        "kontra_levels": rules.kontra_levels,
        "emperor": rules.emperor,
        "pagat_last": rules.pagat_last,
        "opens_after": rules.opens_after,
        "klop_gifts": any(contract.talon_gifts for contract in rules.ladder),
        "to_win": rules.to_win,
        "radli": rules.radli,
    }
