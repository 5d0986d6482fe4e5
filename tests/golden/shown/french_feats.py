"""Poignées, chelems and the Excuse, as our French deals show them."""

from collections.abc import Iterator
from typing import Final

from tests.golden.plans import Made, Plan
from tests.golden.shown.situation import Sight, Situation, in_trick, line, lost, no_line, won

STRONG: Final = "t21 t20 t19 t18 t17 t16 t15 hK sK"


def kept(made: Made) -> bool:
    """The Excuse comes back from a trick that the other side won."""
    return any(trick.excuse is not None for trick in made.happened("trick_won"))


def kept_by_taker(made: Made) -> bool:
    return any(trick.excuse == made.result.declarer for trick in made.happened("trick_won"))


def all_tricks(made: Made) -> bool:
    return all(t.seat in (made.result.declarer, made.result.partner) for t in made.happened("trick_won"))


def no_trick(made: Made) -> bool:
    return not any(t.seat in (made.result.declarer, made.result.partner) for t in made.happened("trick_won"))


def shown(count: int) -> Sight:
    return lambda made: len(made.happened("poignee_shown")) == count


def poignees(rules: str, players: int) -> Iterator[Situation]:
    sizes = {3: (13, 15, 18), 4: (10, 13, 15), 5: (8, 10, 13)}[players]
    for size, word in zip(sizes, ("simple", "double", "triple"), strict=True):
        cards = " ".join(f"t{number}" for number in range(21, 21 - size, -1))
        yield Situation(
            rules,
            f"poignee-{word}",
            f"A {word} poignée of {size} trumps.",
            (line("poignee", 1), won),
            Plan({0: cards}, ((0, "bid garde_sans"), (0, f"show {size}"))),
        )
    low = " ".join(f"t{number}" for number in range(2, 2 + sizes[0]))
    yield Situation(
        rules,
        "poignee-of-the-defence",
        "A defender shows a poignée and the taker wins: it is the taker's.",
        (line("poignee", 1), won),
        Plan({0: "t21 t20 t19 t0 hK sK cK dK hQ sQ cQ dQ", 1: low}, ((0, "bid petite"), (1, f"show {sizes[0]}"))),
    )
    yield Situation(
        rules,
        "poignee-lost",
        "The taker shows a poignée and loses: it is the defence's.",
        (line("poignee", -1), lost),
        Plan({0: low}, ((0, "bid garde"), (0, f"show {sizes[0]}"))),
    )
    with_excuse = " ".join(["t0", *(f"t{number}" for number in range(21, 22 - sizes[0], -1))])
    plain = _plain(players, sizes[0])
    yield Situation(
        rules,
        "poignee-with-excuse",
        "The Excuse is shown as the last of just enough trumps: he has no other.",
        (lambda m: any("t0" in e.cards for e in m.happened("poignee_shown")),),
        Plan({0: with_excuse + plain}, ((0, "bid garde_contre"), (0, f"show {sizes[0]}"))),
    )
    if players != 3:
        one = " ".join(f"t{number}" for number in range(21, 21 - sizes[0], -1))
        other = " ".join(f"t{number}" for number in range(1, 1 + sizes[0]))
        yield Situation(
            rules,
            "poignee-two-players",
            "Taker and defender show a poignée each: both go to the winner.",
            (shown(2),),
            Plan({0: one, 2: other}, ((0, "bid petite"), (0, f"show {sizes[0]}"), (2, f"show {sizes[0]}"))),
        )


def _plain(players: int, used: int) -> str:
    """Fill up a hand with cards that are no trumps."""
    plain = [f"{suit}{rank}" for rank in (2, 3, 4, 5, 6) for suit in "hscd"]
    return "".join(f" {card}" for card in plain[: {3: 24, 4: 18, 5: 15}[players] - used])


def chelems(rules: str, players: int) -> Iterator[Situation]:
    size = {3: 24, 4: 18, 5: 15}[players]
    hand = [*(f"t{number}" for number in range(21, 8, -1)), *(suit + rank for rank in "KQC" for suit in "hscd")]
    sweep = " ".join(hand[:size])
    without_excuse = " ".join([*hand[: size - 1], "t1"])
    with_excuse = " ".join([*hand[: size - 1], "t0"])
    high = ("high", *("low",) * (players - 1))
    last = ("keep t0 high", *("low",) * (players - 1))
    say = (0, "announce chelem")
    sans = (0, "bid garde_sans")
    yield Situation(
        rules,
        "chelem-announced",
        "A chelem is announced and made: four hundred; the taker led.",
        (line("chelem", exactly=400), all_tricks),
        Plan({1: sweep}, ((1, "bid garde_sans"), (1, "announce chelem")), (high[1], high[0], *high[2:])),
    )
    yield Situation(
        rules,
        "chelem-silent",
        "Every trick without an announcement: two hundred; the defence keeps its Excuse, and four points.",
        (all_tricks, kept, line("chelem", exactly=200)),
        Plan({0: sweep, 1: "t0"}, (sans,), high),
    )
    yield Situation(
        rules,
        "chelem-failed",
        "An announced chelem fails, and the game is won all the same.",
        (won, line("chelem", -1)),
        Plan({0: STRONG}, (sans, say)),
    )
    yield Situation(
        rules,
        "chelem-with-excuse",
        "The Excuse, kept for the end of a chelem, wins the last trick.",
        (all_tricks, in_trick(-1, "t0"), line("chelem", exactly=400)),
        Plan({0: with_excuse}, (sans, say), last),
    )
    yield Situation(
        rules,
        "chelem-petit-before-excuse",
        "With the Excuse last, the petit is at the end in the trick before.",
        (all_tricks, in_trick(-1, "t0"), in_trick(-2, "t1"), line("petit_au_bout", 1)),
        Plan(
            {0: " ".join([*hand[: size - 2], "t1", "t0"])}, (sans, say), ("keep t0 t1 high", *("low",) * (players - 1))
        ),
    )
    yield Situation(
        rules,
        "chelem-silent-with-petit",
        "A chelem without a word that ends with the petit.",
        (all_tricks, line("petit_au_bout", 1), line("chelem", 1)),
        Plan({0: without_excuse}, (sans,), ("keep t1 high", *("low",) * (players - 1))),
    )
    yield Situation(
        rules,
        "chelem-excuse-too-early",
        "The announced chelem fails on the trick to which its taker played the Excuse.",
        (
            line("chelem", -1),
            lambda m: (
                sum(t.seat != m.result.declarer for t in m.happened("trick_won")) == 1 and not in_trick(-1, "t0")(m)
            ),
            no_line("petit_au_bout"),
        ),
        Plan({0: with_excuse}, (sans, say), ("high", *("any",) * (players - 1))),
    )
    low = " ".join(f"{suit}{rank}" for rank in range(1, 7) for suit in "hscd").split()
    yield Situation(
        rules,
        "chelem-of-the-defence",
        "The defence takes every trick: two hundred more for each of them.",
        (no_trick, line("chelem", -1)),
        Plan(
            {0: " ".join(low[:size]), 1: sweep},
            (((0, "bid garde_contre")),),
            ("low", "high", *("low",) * (players - 2)),
        ),
    )
    yield Situation(
        rules,
        "chelem-announced-to-the-defence",
        "Announced, and not one trick taken: the failed chelem and the defence's both count.",
        (no_trick, line("chelem", -1, announced=True), line("chelem", -1, announced=False)),
        Plan(
            {0: " ".join(low[:size]), 1: sweep},
            ((0, "bid garde_contre"), say),
            ("low", "high", *("low",) * (players - 2)),
        ),
    )


def excuses(rules: str, players: int) -> Iterator[Situation]:
    any_ = ("any",) * (players - 1)
    petite = ((0, "bid petite"),)
    yield Situation(
        rules,
        "excuse-kept-by-the-taker",
        "The taker's Excuse comes back from a trick of the defence, for half a point.",
        (kept_by_taker,),
        Plan({0: "t0 t21 t20 hK"}, petite),
    )
    yield Situation(
        rules,
        "excuse-kept-by-the-defence",
        "A defender's Excuse comes back from a trick of the taker.",
        (kept, lambda m: not kept_by_taker(m)),
        Plan({0: STRONG, 1: "t0"}, petite),
    )
    yield Situation(
        rules,
        "excuse-in-the-last-trick",
        "The taker plays the Excuse to the last trick, and it goes with it.",
        (
            in_trick(-1, "t0"),
            lambda m: (
                m.happened("trick_won")[-1].seat != m.result.declarer and "t0" in m.setup.hands[m.result.declarer or 0]
            ),
        ),
        Plan({0: "t0 t21 t20 hK"}, petite, ("keep t0 any", *any_)),
    )
    yield Situation(
        rules,
        "excuse-last-of-a-defender",
        "A defender plays the Excuse last and another defender wins: it stays with the defence.",
        (in_trick(-1, "t0"), lambda m: m.happened("trick_won")[-1].seat != m.result.declarer),
        Plan({1: "t0"}, petite, ("any", "keep t0 any", *any_[1:])),
    )
    yield Situation(
        rules,
        "house-excuse-changes-side",
        "The same in a house where the Excuse changes sides in the last trick.",
        (in_trick(-1, "t0"), lambda m: m.happened("trick_won")[-1].seat not in (m.result.declarer, m.result.partner)),
        Plan({1: "t0"}, petite, ("any", "keep t0 any", *any_[1:]), house=(("excuse_last", "side"),)),
    )
    yield Situation(
        rules,
        "excuse-led",
        "The Excuse is led: the next card sets the suit.",
        (lambda m: any(t.cards[0] == "t0" for t in m.happened("trick_won")[:-1]),),
        Plan({0: "t0 t21 t20 t19 hK"}, petite),
    )
