"""The browser is killed in a burst of commands, again and again, and opened again."""

from collections.abc import Iterator

from tests.pocket.browsing import UNDER, Phone
from tests.web.played import SOLO

BURST = """async (path) => {
  window.confirmed = 0;
  for (;;) {
    for (const add of [1, -1]) {
      const body = JSON.stringify({ do: "vp", who: "automa", add });
      const headers = { "content-type": "application/json" };
      const answer = await (await fetch(path, { method: "POST", headers, body })).json();
      if (answer.ok) window.confirmed += 1;
    }
  }
}"""
LONGEST = 30


def killed(phone: Phone, times: int) -> Iterator[tuple[int, int]]:
    """After each kill: the revision that was confirmed before it, and the one that is there."""
    tab = phone.opened()
    table = tab.ask("/api/tables", {"new": SOLO})["id"]
    for kill in range(times):
        before = tab.ask(f"/api/tables/{table}")["revision"]
        frame = tab.page.frames[1]
        frame.evaluate(f"path => {{ ({BURST})(path); }}", f"{UNDER}api/tables/{table}")
        while frame.evaluate("window.confirmed") <= 5 + 7 * kill % LONGEST:
            tab.page.wait_for_timeout(20)
        confirmed = before + frame.evaluate("window.confirmed")
        phone.kill()
        tab = phone.opened()
        yield confirmed, tab.ask(f"/api/tables/{table}")["revision"]
        assert tab.ask(f"/api/tables/{table}", {"undo": 1})["ok"]
