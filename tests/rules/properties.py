"""What must hold at every moment of every deal, as checks on a moment; the tests and `make fuzz` share them."""

from backend.rules.shared.actions import Action, DiscardTemplate, PlayCard
from backend.rules.shared.cards import Seat
from backend.rules.shared.events import CardPlayed, CardsDealt, HandsThrownIn, TrickWon
from backend.rules.shared.results import DealResult, ledger_scores
from tests.rules.playouts import EVERY_ACTION, Moment, accepted, accepted_discards, closed_in_piles, listed

A_FEW_ACTIONS = EVERY_ACTION[::20]
PLAYS = tuple(action for action in EVERY_ACTION if isinstance(action, PlayCard))


def legal_is_what_decide_accepts(moment: Moment) -> None:
    """Both ways, for every seat: what `legal` lists is accepted, and nothing else is."""
    for seat in range(moment.rules.players):
        choices = moment.rules.legal(moment.deal, seat)
        assert accepted(moment, seat, _worth_asking(moment, seat)) == listed(choices)
        assert len(choices) == len(set(choices))
        assert bool(choices) == (seat in moment.rules.to_act(moment.deal))
        for choice in choices:
            if isinstance(choice, DiscardTemplate):
                _template_is_what_decide_accepts(moment, choice)


def _worth_asking(moment: Moment, seat: Seat) -> tuple[Action, ...]:
    """Every action is, where it can make a difference: out of turn, or of another phase, a sample does."""
    if seat not in moment.rules.to_act(moment.deal):
        return A_FEW_ACTIONS
    later_trick = moment.public.phase == "play" and sum(moment.public.tricks_won) > 0
    return (*PLAYS, *A_FEW_ACTIONS) if later_trick else EVERY_ACTION


def _template_is_what_decide_accepts(moment: Moment, template: DiscardTemplate) -> None:
    hand = moment.views[moment.seat].hand
    for discard, fine in accepted_discards(moment, hand, template.count, most=60):
        assert fine == (set(discard.cards) <= set(template.cards)), discard
    for count in (template.count - 1, template.count + 1):
        assert not any(fine for _, fine in accepted_discards(moment, template.cards, count, most=3))


def cards_are_conserved(moment: Moment) -> None:
    """Every card of the pack is in exactly one place: a hand, a pile, the talon, the table, a trick, the discards."""
    rules, views, public = moment.rules, moment.views, moment.public
    held = [card for view in views for card in view.hand]
    discarded = [card for view in views for card in view.discards]
    on_table = [play.card for play in public.trick]
    played = sum(public.tricks_won) * rules.players
    assert len(set(held)) == len(held) == sum(public.cards_left)
    assert not {*held} & {*discarded, *on_table}
    if public.phase != "thrown_in":
        taken = public.talon.sets[public.talon.taken] if public.talon and public.talon.taken is not None else ()
        talon = len(moment.setup.talon) - len(taken)
        in_piles = sum(pile.closed + (pile.top is not None) for piles in public.piles for pile in piles)
        assert len(held) + len(discarded) + len(on_table) + played + talon + in_piles == len(rules.pack.cards)


def the_ledger_is_the_score(moment: Moment) -> None:
    """The lines sum to the scores, each follows a rule point, and the card points are those of the pack."""
    result = moment.rules.result(moment.deal)
    if result is None:
        assert not any(view.counted for view in (moment.public, *moment.views))
        return
    assert ledger_scores(result.ledger, moment.rules.players) == result.scores
    assert all(line.rule[:2] in {"S-", "P-", "F-"} for line in result.ledger)
    assert min(result.radli, default=0) >= 0
    _card_points_are_the_packs(moment, result)
    _counting_aloud_comes_to_the_card_points(moment, result)


def _counting_aloud_comes_to_the_card_points(moment: Moment, result: DealResult) -> None:
    """Everybody sees the piles once the deal is finished, each card once, and sees them come to the card points."""
    for view in (moment.public, *moment.views):
        assert tuple(pile.after[-1] if pile.after else 0 for pile in view.counted) == (result.card_points or ())
        cards = [card for pile in view.counted for group in pile.groups for card in group]
        assert len(cards) == len(set(cards))


def _card_points_are_the_packs(moment: Moment, result: DealResult) -> None:
    """All have 70 together, 91 of the 78 cards. In klop piles are counted apart, and the talon may stay closed."""
    if result.card_points is None:
        return
    whole, sum_of_all = 91 if len(moment.rules.pack.cards) == 78 else 70, sum(result.card_points)
    if result.contract != "klop":
        assert sum_of_all == whole
        return
    gifts = [event.gift for event in moment.events if isinstance(event, TrickWon)]
    closed = sum(moment.rules.pack.value[card] for card in moment.setup.talon if card not in gifts)
    assert whole - 1 - closed <= sum_of_all <= whole + 1


def events_replay_to_the_state(moment: Moment) -> None:
    """Folding the log from `begin` makes the same state."""
    deal = moment.rules.begin(moment.setup)
    for event in moment.events:
        deal = moment.rules.evolve(deal, event)
    assert deal == moment.deal


def a_view_holds_own_cards_only(moment: Moment) -> None:
    """A view names no card that its viewer may not know: none of another hand, of the talon or of a hidden discard."""
    everybody, public = moment.views, moment.public
    assert public.hand == public.discards == ()
    open_cards, closed = _open_cards(moment), closed_in_piles(moment)
    for view in (*everybody, public):
        own = {*view.hand, *view.discards}
        hidden = {card for other in everybody for card in (*other.hand, *other.discards)} - own - open_cards
        assert not (hidden | closed) & set(_words(repr(view)))


def the_cards_of_complete_tricks_are_told_to_all(moment: Moment) -> None:
    """What counts as played is what was laid down and lies there no more, and what the talon gave with it."""
    fallen = [event.card for event in moment.events if isinstance(event, CardPlayed)]
    lying = [play.card for play in moment.public.trick]
    given = [
        card
        for event in moment.events
        if isinstance(event, TrickWon)
        for card in (*([event.gift] if event.gift else []), *event.rest)
    ]
    for view in (*moment.views, moment.public):
        assert sorted(view.played) == sorted([*(card for card in fallen if card not in lying), *given])


def _open_cards(moment: Moment) -> set[str]:
    public = moment.public
    open_hand = public.open_hand.cards if public.open_hand else ()
    void = public.void.hand.cards if public.void and public.void.hand else ()
    poignees = [card for poignee in public.poignees for card in poignee.cards]
    talon = [card for cards in public.talon.sets for card in cards] if public.talon else []
    king = [public.called_card] if public.called_card else []  # its name is public, its place is not
    counted = [card for pile in public.counted for group in pile.groups for card in group]
    return {
        *open_hand,
        *void,
        *poignees,
        *talon,
        *king,
        *counted,
        *public.discards_shown,
        *(shown.card for shown in public.shown),
    }


def _words(text: str) -> list[str]:
    return [word for word in text.replace('"', "'").split("'") if word]


def redacted_events_hide_what_they_must(moment: Moment) -> None:
    """Nobody is sent another's hand, the talon, a closed pile, or a plain discard."""
    for event in moment.events[:1]:
        assert isinstance(event, CardsDealt)
        for viewer in (*range(moment.rules.players), None):
            seen = moment.rules.redact(event, viewer)
            assert isinstance(seen, CardsDealt)
            assert seen.talon is None
            assert not seen.piles
            assert [seat for seat, hand in enumerate(seen.hands) if hand is not None] == _only(viewer)


def _only(viewer: Seat | None) -> list[Seat]:
    return [] if viewer is None else [viewer]


def a_deal_ends_with_a_result_or_thrown_in(moment: Moment) -> None:
    """Where nobody is to act there is a result, or hands without taroks were shown."""
    if moment.over:
        assert (moment.rules.result(moment.deal) is None) == isinstance(moment.events[-1], HandsThrownIn)


EVERY_MOMENT = (
    legal_is_what_decide_accepts,
    cards_are_conserved,
    a_view_holds_own_cards_only,
    the_cards_of_complete_tricks_are_told_to_all,
    a_deal_ends_with_a_result_or_thrown_in,
)
AT_THE_END = (the_ledger_is_the_score, events_replay_to_the_state, redacted_events_hide_what_they_must)
