"""A deal of any rule set as a state machine of hypothesis: what may be done, what is refused, what holds after each.

Theory of operation. A model holds one `Moment`. Its rules take legal actions, one or a handful at a time, or try an
action of any kind at any seat, which is refused with a typed reason and changes nothing unless `legal` offers it. Other
rules look at the moment without moving it: through the eyes of a seat at a twin deal, and through the record that the
product writes of it. The invariants are checked whenever the moment has moved. Every deal is played to its end at last.
"""

import json
from random import Random
from typing import ClassVar, Final

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from backend.dealrecords import as_text, legal_lines, read_line, record_of, result_as_json, verify_lines
from backend.rules.registry import ruleset
from backend.rules.shared.actions import (
    Action,
    Announce,
    Bid,
    Discard,
    DiscardTemplate,
    Kontra,
    LegalAction,
    PlayCard,
    ShowPoignee,
    ShowTemplate,
    TakeTalon,
    Template,
)
from backend.rules.shared.cards import EXCUSE, Card, Seat, is_trump
from backend.rules.shared.events import HandsThrownIn
from backend.rules.shared.game import AnyRuleset
from backend.rules.shared.notation import format_action, parse_action
from backend.rules.shared.packs import TAROK_54, TAROT_78
from backend.rules.shared.reasons import Reason, RuleViolation
from tests.rules.balances import scores_balance
from tests.rules.playouts import EVERY_ACTION, Moment, after, lopsided, opening, random_action, random_setup
from tests.rules.properties import (
    AT_THE_END,
    a_deal_ends_with_a_result_or_thrown_in,
    a_view_holds_own_cards_only,
    cards_are_conserved,
)
from tests.rules.twins import assert_looks_the_same, twin_of

SEEDS: Final = st.integers(min_value=0, max_value=2**32)
_CARDS: Final = st.sampled_from(sorted({*TAROK_54.cards, *TAROT_78.cards, Card("t23"), Card("")}))
_SEVERAL: Final = st.lists(_CARDS, max_size=15).map(tuple)
_WORDS: Final = st.sampled_from(["game", "trula", "valat", "petite", "", "game ", "\x00", "š" * 99])
_SEATS: Final = st.integers(min_value=-2, max_value=9)
ANY_ACTION: Final[st.SearchStrategy[Action]] = st.one_of(
    st.sampled_from(EVERY_ACTION),
    _SEVERAL.map(Discard),
    _SEVERAL.map(ShowPoignee),
    _CARDS.map(PlayCard),
    _WORDS.map(Bid),
    _WORDS.map(Announce),
    st.builds(Kontra, _WORDS, st.none() | _SEATS),
    st.integers(min_value=-(10**9), max_value=10**9).map(TakeTalon),
)
"""Any action that can be made as a value, from those the notation says to some that it cannot."""


class DealModel(RuleBasedStateMachine):
    """One deal of *game*, from the cards dealt to the count."""

    game: ClassVar[AnyRuleset]
    moment: Moment
    checked: Moment | None = None

    @initialize(seed=SEEDS, rare=st.booleans())
    def deal(self, seed: int, rare: bool) -> None:  # noqa: FBT001  hypothesis calls by name
        """Deal, to a house that chose as it liked; *rare* hands have many trumps."""
        rng = Random(seed)
        rules = self.game.with_house({each.name: rng.choice(each.choices) for each in self.game.house_options})
        setup = random_setup(rules, rng)
        self.moment = opening(rules, lopsided(setup, rng) if rare else setup)

    @precondition(lambda self: not self.moment.over)
    @rule(seed=SEEDS)
    def act(self, seed: int) -> None:
        """Take a legal action, as the notation says it."""
        action = random_action(self.moment, Random(seed))
        assert parse_action(format_action(action), self.moment.rules.pack) == action
        self.moment = after(self.moment, self.moment.seat, action)

    @precondition(lambda self: not self.moment.over)
    @rule(seed=SEEDS, actions=st.integers(min_value=2, max_value=24))
    def play_on(self, seed: int, actions: int) -> None:
        """Take several, each of which must hold what one does."""
        rng = Random(seed)
        for _ in range(actions):
            if not self.moment.over:
                self.act(rng.getrandbits(32))
                self.check()

    @rule(seat=_SEATS, action=ANY_ACTION)
    def attempt(self, seat: Seat, action: Action) -> None:
        """Try anything anywhere: what is not offered is refused, with a reason, and changes nothing."""
        moment = self.moment
        self.judge(seat, action)
        if not moment.over:
            self.judge(moment.seat, action)

    @precondition(lambda self: not self.moment.over)
    @rule(seed=SEEDS)
    def attempt_a_likely_thing(self, seed: int) -> None:
        """Try what is nearly right: a card, a discard or a poignée of the cards one holds or sees."""
        rng, seat = Random(seed), self.moment.seat
        hand, deal = list(self.moment.views[seat].hand), [card for hand in self.moment.setup.hands for card in hand]
        for kind in (Discard, ShowPoignee):
            self.judge(seat, kind(tuple(rng.sample(hand, min(len(hand), rng.choice((1, 2, 3, 6, 10, 13)))))))
        for card in (*rng.sample(hand, min(len(hand), 3)), rng.choice(deal)):
            self.judge(seat, PlayCard(card))

    def judge(self, seat: Seat, action: Action) -> None:
        """Ask the rules, and hold the answer to what they offer."""
        deal = self.moment.deal
        offered = any(stands_for(choice, action) for choice in self.moment.rules.legal(deal, seat))
        reason = refusal(self.moment, seat, action)
        assert offered == (reason is None), (seat, action, reason)
        assert reason not in {Reason.BAD_RECORD, Reason.RESULT_DIFFERS, Reason.STALE_TURN}
        assert (reason == Reason.DEAL_FINISHED) == self.moment.over
        assert deal == self.moment.deal

    @rule(viewer=st.integers(min_value=-1, max_value=4), seed=SEEDS)
    def look(self, viewer: int, seed: int) -> None:
        """Compare with deals that differ only in what a seat, or a spectator (-1), cannot see."""
        rng, seat = Random(seed), viewer % self.moment.rules.players if viewer >= 0 else None
        for _ in range(3):
            twin = twin_of(self.moment, seat, rng)
            if twin is not None:
                assert_looks_the_same(self.moment, twin, seat)

    @rule()
    def write_the_record(self) -> None:
        """What the product writes of the deal so far verifies, and asks for the same actions."""
        moment = self.moment
        result = moment.rules.result(moment.deal)
        record = record_of(moment.rules, moment.setup, moment.actions, result)
        line = as_text(record).encode()
        assert read_line(line) == record
        assert record.options == moment.rules.house
        (verified,) = verify_lines([line])
        if isinstance(moment.events[-1], HandsThrownIn):
            assert (verified["ok"], verified["reason"]) == (False, Reason.BAD_RECORD)
            return
        assert verified["ok"] is True, verified
        assert verified["finished"] == moment.over
        assert verified.get("result") == (None if result is None else result_as_json(result))
        (offers,) = legal_lines([line])
        assert offers["seat"] == (None if moment.over else moment.seat)
        assert bool(offers["legal"]) != moment.over
        assert json.loads(json.dumps(verified)) == verified

    @invariant()
    def check(self) -> None:
        """Whatever has happened: somebody can act until the end, and nobody knows more than he may."""
        if self.moment is self.checked:
            return
        self.checked = moment = self.moment
        somebody_can_act_until_the_end(moment)
        cards_are_conserved(moment)
        a_view_holds_own_cards_only(moment)
        a_deal_ends_with_a_result_or_thrown_in(moment)
        if moment.public.called_card is not None and None in moment.public.sides:  # a partner is secret (S-29)
            self.look(len(moment.events) % (moment.rules.players + 1) - 1, len(moment.events))
        if moment.over:
            for check in AT_THE_END:
                check(moment)
            scores_balance(moment)

    def teardown(self) -> None:
        """Play the deal to its end, and write its record."""
        if hasattr(self, "moment"):
            rng = Random(len(self.moment.events))
            while not self.moment.over:
                self.act(rng.getrandbits(32))
                self.check()
            self.write_the_record()


def model_of(name: str) -> type[DealModel]:
    """Make the model of the rule set called *name*."""
    return type(f"DealModel[{name}]", (DealModel,), {"game": ruleset(name)})


def run_model(name: str, examples: int, steps: int = 25) -> None:
    """Play *examples* deals of the rule set called *name*, of at most *steps* steps before each is played out."""
    wanted = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        suppress_health_check=[*HealthCheck],
        phases=(Phase.reuse, Phase.generate),  # a deal is short enough to read; to shrink one takes minutes
    )
    run_state_machine_as_test(model_of(name), settings=wanted)


def refusal(moment: Moment, seat: Seat, action: Action) -> Reason | None:
    """Ask why *action* is refused; None where it is not."""
    try:
        moment.rules.decide(moment.deal, seat, action)
    except RuleViolation as refused:
        return refused.reason
    return None


def stands_for(choice: LegalAction, action: Action) -> bool:
    """Say whether *action* is one of those that *choice* stands for."""
    match choice:
        case DiscardTemplate(count, cards, trumps):
            return isinstance(action, Discard) and _is_discard(action.cards, count, cards, trumps)
        case ShowTemplate():
            return isinstance(action, ShowPoignee) and _is_poignee(action.cards, choice)
        case _:
            return choice == action


def _is_discard(chosen: tuple[Card, ...], count: int, cards: tuple[Card, ...], trumps: int | None) -> bool:
    different = len(chosen) == len(set(chosen)) == count
    return different and set(chosen) <= set(cards) and trumps in (None, sum(map(is_trump, chosen)))


def _is_poignee(chosen: tuple[Card, ...], offered: ShowTemplate) -> bool:
    different = len(chosen) == len(set(chosen)) and set(chosen) <= set(offered.cards)
    return different and len(chosen) in offered.sizes and (EXCUSE not in chosen or len(chosen) == offered.excuse_at)


def somebody_can_act_until_the_end(moment: Moment) -> None:
    """There is a legal action for whoever is to act, none for the others, and a result or a reason at the end."""
    rules, waited_for = moment.rules, moment.rules.to_act(moment.deal)
    for seat in range(rules.players):
        assert bool(rules.legal(moment.deal, seat)) == (seat in waited_for)
    assert (moment.public.phase in {"finished", "thrown_in"}) == (not waited_for)
    for choice in [] if moment.over else rules.legal(moment.deal, moment.seat):
        if not isinstance(choice, Template):
            rules.decide(moment.deal, moment.seat, choice)
