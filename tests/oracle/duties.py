"""Which cards may be played to a trick: following, beating, the pagat kept for last; and the French trumping."""

from collections.abc import Collection, Iterable

from tests.oracle.cards import Card, is_trump, strength_54, strength_78


def following(held: Iterable[Card], table: list[Card]) -> set[Card]:
    """S-31, P-3: the suit led if he has it, else a tarok, else anything."""
    cards = set(held)
    if not table:
        return cards
    return {card for card in cards if card[0] == table[0][0]} or {card for card in cards if is_trump(card)} or cards


def beating(allowed: set[Card], table: list[Card], *, emperor: bool) -> set[Card]:
    """S-38, P-19, P-20: within what may be played, only what is higher than the card now winning, if there is any.

    Where škis and mond lie in the trick nothing is higher, but the pagat would take it: it is forced (S-39).
    """
    if not table:
        return allowed
    taroks = [card for card in table if is_trump(card)]
    best = max(taroks or [card for card in table if card[0] == table[0][0]], key=strength_54)
    if emperor and {"t21", "t22"} <= set(table) and "t1" in allowed:
        return {"t1"}
    higher = {card for card in allowed if card[0] == best[0] and strength_54(card) > strength_54(best)}
    if not taroks:
        higher |= {card for card in allowed if is_trump(card)}
    return higher or allowed


def sparing(allowed: set[Card], spared: Collection[Card]) -> set[Card]:
    """S-27, S-39: some cards are kept as long as anything else may be played."""
    return allowed - set(spared) or allowed


def negative(held: Iterable[Card], table: list[Card], *, emperor: bool, pagat_last: bool) -> set[Card]:
    """What may be played where tricks are to be avoided: klop, the beggars, piccolo."""
    allowed = beating(following(held, table), table, emperor=emperor)
    return sparing(allowed, {"t1"}) if pagat_last else allowed


def trumping(held: Iterable[Card], table: list[Card]) -> set[Card]:
    """F-19, F-20: follow; void, trump, and higher than the trumps before if he can; the Excuse at any time."""
    cards = set(held)
    running = [card for card in table if card != "t0"]
    if not running:
        return cards
    excuse, rest = cards & {"t0"}, cards - {"t0"}
    led = {card for card in rest if card[0] == running[0][0]}
    trumps = {card for card in rest if is_trump(card)}
    if led and running[0][0] != "t":
        return led | excuse
    highest = max((strength_78(card) for card in running if is_trump(card)), default=0)
    over = {card for card in trumps if strength_78(card) > highest}
    return (over or trumps or rest) | excuse
