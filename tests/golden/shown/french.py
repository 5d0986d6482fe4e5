"""What our French deals show."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tests.golden.plans import Made, Plan
from tests.golden.shown.french_feats import chelems, excuses, kept, poignees
from tests.golden.shown.situation import (
    Sight,
    Situation,
    contract,
    event,
    in_trick,
    line,
    lost,
    no_event,
    no_line,
    won,
)

CONTRACTS: Final = ("petite", "garde", "garde_sans", "garde_contre")
STRONG: Final = "t21 t20 t19 t18 t17 t16 t15 hK sK"
TRUMPS: Final = "t21 t20 t19 t18 t17 t16 t15 t14 t13 t12 t11 t10 t9 t8 t7"

Line = tuple[int, str]


def oudlers(count: int) -> Sight:
    return lambda made: made.result.oudlers == count


def margin(count: int) -> Sight:
    """The taker has that many points more than he needs; halves already given to the winner."""
    return lambda made: (
        any(one.points == count for one in made.lines("difference"))
        if count
        else (made.result.card_points is not None and made.result.card_points[0] == made.result.needed)
    )


def half(made: Made) -> bool:
    return made.result.card_points is not None and made.result.card_points[0] % 1 == 0.5


def french_4() -> Iterator[Situation]:
    """The deals of four players."""
    for rules_ in (contracts, oudlers_and_voids, ends, poignees, chelems, excuses):
        yield from rules_("french-4", 4)


def contracts(rules: str, players: int) -> Iterator[Situation]:
    for name in CONTRACTS:
        yield Situation(
            rules,
            f"{name}-won",
            f"A {name.replace('_', ' ')} is won.",
            (won, no_line("petit_au_bout")),
            Plan({0: STRONG}, ((0, f"bid {name}"),)),
        )
        yield Situation(
            rules,
            f"{name}-lost",
            f"A {name.replace('_', ' ')} is lost.",
            (lost, no_line("chelem"), no_line("petit_au_bout")),
            Plan({}, ((0, f"bid {name}"),)),
        )


def oudlers_and_voids(rules: str, players: int) -> Iterator[Situation]:
    garde = ((0, "bid garde"),)
    yield Situation(
        rules,
        "exactly-made",
        "Exactly as many points as needed: made, with twenty-five and nothing over.",
        (won, margin(0)),
        Plan({0: STRONG}, garde),
    )
    yield Situation(
        rules,
        "one-short",
        "One point short: twenty-six times two.",
        (lost, line("difference", exactly=-1)),
        Plan({0: STRONG}, garde),
    )
    for count in range(4):
        cards = (
            "t20 t19 t18 t17 t16 hK sK cK dK",
            "t21 t20 t19 t18 hK",
            "t21 t0 t20 t19 t18",
            "t21 t0 t1 t20 t19 t18",
        )[count]
        yield Situation(
            rules,
            f"oudlers-{count}",
            f"The taker's piles hold {count} oudlers at the end.",
            (oudlers(count), no_line("chelem")),
            Plan({0: cards}, ((0, "bid petite"),)),
        )
    yield Situation(
        rules,
        "outbid",
        "Each bid is higher than the one before; the last one stands.",
        (contract("garde_sans"),),
        Plan({2: STRONG}, ((0, "bid petite"), (1, "bid garde"), (2, "bid garde_sans"))),
    )
    yield Situation(
        rules,
        "all-pass",
        "Nobody bids: the deal is void, and the next dealer deals.",
        (event("deal_voided", reason="all_passed"),),
        Plan(),
    )
    yield Situation(
        rules,
        "petit-sec",
        "Somebody holds the petit as his only trump, and no Excuse: void before the bidding.",
        (event("deal_voided", reason="petit_sec"),),
        Plan({1: _bare_petit(players)}),
    )
    yield Situation(
        rules,
        "house-petit-sec-played",
        "A house that plays on with a bare petit.",
        (contract("petite"), no_event("deal_voided")),
        Plan({0: STRONG, 1: _bare_petit(players)}, ((0, "bid petite"),), house=(("petit_sec", False),)),
    )


def _bare_petit(players: int) -> str:
    plain = [f"{suit}{rank}" for suit in "hscd" for rank in range(1, 8)]
    return " ".join(["t1", *plain[: {3: 23, 4: 17, 5: 14}[players]]])


def ends(rules: str, players: int) -> Iterator[Situation]:
    low = ("low",) * players
    yield Situation(
        rules,
        "petit-au-bout",
        "The taker's petit takes the last trick of a garde: ten times two.",
        (line("petit_au_bout", 1, times=2), won, no_line("chelem")),
        Plan({0: TRUMPS.removesuffix(" t8 t7") + " t1"}, ((0, "bid garde"),), ("keep t1 high", *low[1:])),
    )
    yield Situation(
        rules,
        "petit-au-bout-lost",
        "The defence takes the petit in the last trick of a petite won by the taker.",
        (line("petit_au_bout", -1, times=1), won),
        Plan(
            {0: "t20 t19 t18 t17 t16 t1 hK sK cK dK", 1: "t21"},
            ((0, "bid petite"),),
            ("keep t1 any", "keep t21 any", *("any",) * (players - 2)),
        ),
    )
    yield Situation(
        rules,
        "petit-au-bout-of-a-lost-game",
        "The game is lost, but the petit at the end is the taker's.",
        (line("petit_au_bout", 1), lost),
        Plan(
            {0: "t21 t20 t19 t18 t17 t16 t15 t1"},
            ((0, "bid garde_contre"),),
            ("keep t1 any", *("any",) * (players - 1)),
        ),
    )
    forced = "hK sK cK dK " + TRUMPS
    size = {3: 24, 4: 18, 5: 15}[players]
    yield Situation(
        rules,
        "forced-trumps",
        "So many kings and trumps that trumps must be laid away, and are shown.",
        (lambda m: bool(m.happened("discarded")[0].shown),),
        Plan({0: " ".join((forced + " t6 t5 t4 t3 t2").split()[:size]), "talon": "t1"}, ((0, "bid petite"),)),
    )


def french_3() -> Iterator[Situation]:
    """The deals of three players."""
    for make in (contracts, ends, poignees):
        yield from make("french-3", 3)
    yield from _some(chelems("french-3", 3), "chelem-announced", "chelem-silent", "chelem-of-the-defence")
    yield from _some(oudlers_and_voids("french-3", 3), "petit-sec", "all-pass")
    plan = Plan({0: STRONG, 1: "t0"}, ((0, "bid garde"),))
    yield Situation("french-3", "half-to-the-taker", "A half point over goes to the taker, who won.", (half, won), plan)
    yield Situation(
        "french-3",
        "half-to-the-defence",
        "A half point short: it goes to the defence, and he lost by one.",
        (half, lost),
        Plan({0: "t20 t19", 1: "t0"}, ((0, "bid garde"),)),
    )


def french_5() -> Iterator[Situation]:
    """The deals of five players."""
    call = (0, "call cK")
    yield from _with_call(contracts("french-5", 5))
    yield from _with_call(ends("french-5", 5))
    yield from _with_call(poignees("french-5", 5))
    yield from _with_call(_some(chelems("french-5", 5), "chelem-failed", "chelem-of-the-defence"))
    yield from _some(oudlers_and_voids("french-5", 5), "petit-sec", "all-pass")
    yield Situation(
        "french-5",
        "called-himself",
        "The taker calls his own king: alone against four.",
        (won, lambda m: m.result.partner is None),
        Plan({0: STRONG + " cK"}, ((0, "bid garde"), call)),
    )
    yield Situation(
        "french-5",
        "called-into-the-dog",
        "The called king lies in the dog: alone, and nobody knew.",
        (lambda m: m.result.partner is None, lost),
        Plan({"talon": "cK"}, ((0, "bid garde"), call)),
    )
    yield Situation(
        "french-5",
        "called-a-queen",
        "Who has all four kings calls a queen.",
        (event("card_called", card="cQ"), lambda m: m.result.partner is not None),
        Plan({0: "hK sK cK dK t21 t20", 1: "cQ"}, ((0, "bid petite"), (0, "call cQ"))),
    )
    yield Situation(
        "french-5",
        "called-a-cavalier",
        "With four kings and four queens he calls a cavalier.",
        (event("card_called", card="dC"),),
        Plan({0: "hK sK cK dK hQ sQ cQ dQ t21", 3: "dC"}, ((0, "bid garde"), (0, "call dC"))),
    )
    yield Situation(
        "french-5",
        "called-in-garde-contre",
        "He calls in a garde contre too.",
        (lambda m: m.result.partner is not None,),
        Plan({0: STRONG, 4: "cK"}, ((0, "bid garde_contre"), call)),
    )
    yield Situation(
        "french-5",
        "half-to-the-taker",
        "A half point goes to the taker and his partner.",
        (half, won, lambda m: m.result.partner is not None),
        Plan({0: STRONG, 1: "t0", 2: "cK"}, ((0, "bid garde"), call)),
    )
    yield Situation(
        "french-5",
        "half-to-the-defence",
        "A half point goes to the defence.",
        (half, lost, lambda m: m.result.partner is not None),
        Plan({1: "t0", 2: "cK"}, ((0, "bid garde"), call)),
    )
    yield Situation(
        "french-5",
        "partner-takes-the-petit-home",
        "The partner wins the last trick with the petit in it.",
        (line("petit_au_bout", 1), lambda m: m.happened("trick_won")[-1].seat == m.result.partner),
        Plan({0: STRONG, 2: "cK t1 t14 t13"}, ((0, "bid garde"), call), ("any", "any", "keep t1 any", "any", "any")),
    )
    yield Situation(
        "french-5",
        "excuse-of-the-partner",
        "The partner plays the Excuse to a trick of his own side: nothing changes hands.",
        (lambda m: not kept(m) and not in_trick(-1, "t0")(m), lambda m: m.result.partner is not None),
        Plan({0: STRONG, 2: "cK t0"}, ((0, "bid petite"), call)),
    )
    yield Situation(
        "french-5",
        "house-excuse-changes-side",
        "A house where the Excuse changes sides: the partner plays it last and his side wins the trick.",
        (in_trick(-1, "t0"), lambda m: m.happened("trick_won")[-1].seat == m.result.declarer),
        Plan(
            {0: STRONG, 2: "cK t0"},
            ((0, "bid garde"), call),
            ("any", "any", "keep t0 any", "any", "any"),
            house=(("excuse_last", "side"),),
        ),
    )


def _some(made: Iterator[Situation], *names: str) -> Iterator[Situation]:
    return (each for each in made if each.name in names)


def _with_call(made: Iterator[Situation]) -> Iterator[Situation]:
    """Let the taker call whatever he may, right after the bidding."""
    for each in made:
        bids = sum(text.startswith("bid") for _, text in each.plan.says)
        taker = each.plan.says[bids - 1][0] if bids else 0
        lines = (*each.plan.says[:bids], (taker, "call any"), *each.plan.says[bids:])
        yield replace(each, plan=replace(each.plan, says=lines)) if bids else each
