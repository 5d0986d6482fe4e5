"""A table without a pointer and without looking: keys that play, keys that ask, and what a screen reader hears."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import by_digits, by_keyboard, over, play, set_up_table

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

# Keeps what the polite region for screen readers has said, in order.
LISTEN = """{
  window.heard = [];
  const note = () => {
    for (const one of document.querySelectorAll('[data-testid=spoken] p'))
      if (!one.dataset.noted) { one.dataset.noted = '1'; window.heard.push(one.textContent); }
  };
  new MutationObserver(note).observe(document, {childList: true, subtree: true});
}"""


@pytest.mark.long
@pytest.mark.slow
def test_a_deal_is_played_by_keyboard_alone(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    set_up_table(page)
    page.keyboard.press("Escape")
    play(page, until=lambda: over(page), answer=by_keyboard)


@pytest.mark.slow
def test_a_deal_is_played_with_digits_and_heard_in_order(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    page.add_init_script(LISTEN)
    page.reload()
    set_up_table(page)
    play(page, until=lambda: over(page), answer=by_digits)
    me: str = page.evaluate("fetch('/api/me').then(answer => answer.json()).then(({account}) => account.name)")
    heard: list[str] = page.evaluate("window.heard")
    told = " ".join(heard)
    assert re.search(r"The cards are dealt. You hold .*tarok", told)
    assert told.count("Your turn: ") >= 12
    assert len(re.findall(r"You play [a-z0-9škiš]", told)) == 12
    assert len(re.findall(r"win(s)? the trick", told)) == 12
    assert me not in told, "oneself is spoken to, not of"
    assert re.findall(r"[a-z]+[.]played|{{|undefined|null", told) == []
    # A trick is one breath or two, not four: nobody listens to the last trick while the next is played.
    assert len(heard) <= 12 * 3 + 20


def test_single_keys_ask_and_the_answer_is_seen_and_read_out(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    set_up_table(page)
    play(page, until=lambda: page.locator(".hand .may").count() > 0)
    answer = page.get_by_test_id("answer")
    expect(answer).to_have_attribute("role", "status")
    for key, text in [
        ("m", r"You hold .*(tarok|of)"),
        ("t", r"led|empty"),
        ("w", r"Your turn: |Waiting for "),
        ("s", r"Deal 1 of 1. You 0"),
        ("c", r"plays|Klop"),
        ("p", r"You: .*in hand"),
        ("r", r"seconds for this turn|No clock"),
        ("l", r"no last trick|wins? the trick"),
        ("d", r"talon"),
    ]:
        page.keyboard.press(key)
        expect(answer).to_have_text(re.compile(text, re.IGNORECASE))
    page.keyboard.press("Escape")
    expect(answer).to_have_text("")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand button:focus")).to_have_count(1)


def test_the_question_mark_lists_the_keys_and_single_keys_can_be_turned_off(newcomer: Callable[..., Page]) -> None:
    page = newcomer()
    set_up_table(page)
    page.get_by_test_id("leave").wait_for()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_role("row", name="M My cards")).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("y")
    page.keyboard.type("mm?")
    expect(page.get_by_test_id("chat-input")).to_have_value("mm?")
    expect(page.get_by_test_id("answer")).to_have_text("")
    page.get_by_test_id("settings").first.click()
    page.get_by_role("switch", name="Single keys").uncheck()
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press("s")
    expect(page.get_by_test_id("answer")).to_have_text("")
