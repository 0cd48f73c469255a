"""Several tabs have one engine: what happens when it ends, hangs or sleeps."""

import pytest

from tests.pocket.browsing import Phone
from tests.web.played import SOLO

pytestmark = [pytest.mark.browser, pytest.mark.journey]

HANG = """() => {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  Atomics.wait(new Int32Array(memory.buffer), 0, 0);
}"""
SLEEP = f"() => {{ setTimeout({HANG}); }}"
AT_THE_ANSWER = f"""(first) => {{
  const say = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (message) {{
    if (first || !message.status) say.call(this, message);
    if (message.status) ({HANG})();
  }};
}}"""
"""The engine hangs when it has an answer: with its first message on the way, or before."""


def test_a_second_tab_is_a_guest_and_takes_over_when_the_first_is_closed(phone: Phone) -> None:
    owner = phone.opened()
    table = owner.ask("/api/tables", {"new": SOLO})["id"]
    guest = phone.opened(f"tables/{table}")
    owner.ask(f"/api/tables/{table}", {"do": "income"})
    guest.app.locator("#page:not([data-revision='0'])").wait_for()
    owner.page.close()
    assert guest.ask(f"/api/tables/{table}", {"do": "bots_turn"})["ok"]


def test_workers_that_end_or_sleep_lose_nothing(phone: Phone) -> None:
    """The first visit leads to a page deep in the site, for which its host has no file."""
    owner = phone.opened("rules?q=landmark")
    owner.page.wait_for_url("**/thirdchair/rules?q=landmark")
    table = owner.ask("/api/tables", {"new": SOLO})["id"]
    devtools = phone.context.new_cdp_session(owner.page)
    devtools.send("ServiceWorker.enable")
    devtools.send("ServiceWorker.stopAllWorkers")
    assert owner.ask(f"/api/tables/{table}", {"do": "income"})["ok"]
    guest = phone.opened(f"tables/{table}")
    owner.page.workers[0].evaluate(SLEEP)
    guest.page.locator("#note button").click()
    assert guest.ask(f"/api/tables/{table}", {"do": "bots_turn"})["ok"]
    guest.app.locator("#page:not([data-revision='2'])").wait_for()
    assert owner.ask(f"/api/tables/{table}")["revision"] == 3  # a guest itself now


def test_an_answer_is_whole_or_asked_again(phone: Phone) -> None:
    """The tap is saved when its engine hangs: the next one is asked again, and takes it once."""
    owner = phone.opened()
    table = owner.ask("/api/tables", {"new": SOLO})["id"]
    guest = phone.opened(f"tables/{table}")
    owner.page.workers[0].evaluate(AT_THE_ANSWER, False)
    guest.app.locator("button:has-text('Income')").first.click()
    guest.page.locator("#note button").click()
    guest.app.locator("#page[data-revision='2']").wait_for()
    assert guest.ask(f"/api/tables/{table}")["revision"] == 2
    guest.page.workers[0].evaluate(AT_THE_ANSWER, True)
    assert guest.ask(f"/api/tables/{table}")["revision"] == 2


def test_a_tab_that_sleeps_as_a_whole_must_be_closed(phone: Phone) -> None:
    """Chromium's own freezing leaves its worker awake, so nobody notices. Here both sleep."""
    owner = phone.opened()
    table = owner.ask("/api/tables", {"new": SOLO})["id"]
    guest = phone.opened(f"tables/{table}")
    devtools = phone.context.new_cdp_session(owner.page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    assert guest.ask(f"/api/tables/{table}", {"do": "income"})["revision"] == 2
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    owner.page.workers[0].evaluate(SLEEP)
    devtools.send("Debugger.enable")
    owner.page.evaluate("() => { setTimeout(() => { debugger; }); }")
    guest.page.locator("#note:has-text('does not answer') button").click()
    play_here = guest.page.locator("#note:has-text('Close that tab') button")
    play_here.wait_for()
    owner.page.close()
    play_here.click()
    assert guest.ask(f"/api/tables/{table}", {"do": "bots_turn"})["revision"] == 3
