"""The pocket beside a server, in the same browser and the same run: boot, taps, and what it needs.

It measures `site/` as `make site` has built it last.
"""

import os
import tempfile
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.figures import Figure
from benchmarks.serving import running
from tools.site.fetching import ROOT
from tools.site.hosting import Files, host

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
SITE = ROOT / "site"
PATIENCE = 120_000
BOOTS = 3
TAPS = 30
EVENING = 200
LOOKS_FOR_A_NEW_VERSION = 60
"""So many seconds at most: a browser does it once it has nothing else to do."""
DUEL = {"new": {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"], "seed": 7}}
TURNS = """async ([root, table, turns]) => {
  const path = `${root}/tables/${table}`;
  const headers = { "content-type": "application/json" };
  const taken = [];
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now();
    const step = { do: "advance", who: "p2", track: "science", steps: turn % 2 ? -1 : 1 };
    for (const request of [step, { do: "bots_turn" }]) {
      const body = JSON.stringify(request);
      const answer = await fetch(`${root}/api/tables/${table}`, { method: "POST", headers, body });
      if (!(await answer.json()).ok) throw new Error(`turn ${turn} was refused`);
    }
    await (await fetch(path)).text();
    taken.push(performance.now() - start);
  }
  return taken;
}"""
LOADED = """() => {
  const [visit] = performance.getEntriesByType("navigation");
  return (performance.timeOrigin + visit.loadEventEnd) / 1000;
}"""
"""The second in which a page had loaded: who waits from outside looks only now and then."""
NEW = """async ([root, request]) => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(request);
  return (await (await fetch(`${root}/api/tables`, { method: "POST", headers, body })).json()).id;
}"""


def figures() -> Iterator[Figure]:
    """Both by turns with the same script: what a page does at a tap, and the page after it."""
    if not (SITE / "sw.js").is_file():
        yield Figure("the pocket", "not built: make site")
        return
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        native_starts, native = _natively(playwright.chromium, Path(folder) / "native")
        pocket = _Pocket(playwright.chromium, Path(folder) / "pocket")
        try:
            cold, warm, taps, heap, fresh = pocket.measured()
            later = [pocket.later_visit(forgetful=one) for one in (False, True)]
        finally:
            pocket.close()
    start, tap = median(native_starts), median(native)
    yield Figure("pocket: first visit to first page", f"{cold:.1f} s")
    target = f"{2 * start:.2f} s (2 times native)"
    yield Figure("pocket: every later visit to first page", f"{median(warm):.2f} s", target)
    yield Figure("the same natively, with the start of the server", f"{start:.2f} s")
    target = f"{1.6 * tap:.0f} ms (1.6 times native)"
    yield Figure("pocket: a turn with the bots' and its page", f"{median(taps):.0f} ms", target)
    yield Figure("the same natively", f"{tap:.0f} ms")
    grown = f"{heap / 1e6:.0f} MB (at the start {fresh / 1e6:.0f} MB)"
    yield Figure(f"pocket: Python's heap after {EVENING} turns", grown, "80 MB")
    gzip, brotli = _wire()
    yield Figure("pocket: over the wire, once", f"{gzip / 1e6:.1f} MB", "15.0 MB")
    yield Figure("the same from a host with brotli", f"{brotli / 1e6:.1f} MB", "11.0 MB")
    yield Figure("pocket: over the wire, every later visit", later[0], "20.0 KB")
    yield Figure("the same from a host that sends anew what has not changed", later[1], "20.0 KB")


def _wire() -> tuple[int, int]:
    """What a first visit fetches: the small files, and the large ones in one form or the other."""
    files = [one for one in SITE.rglob("*") if one.is_file() and "licences" not in one.parts]
    packed, compressed = ([one for one in files if one.suffix == end] for end in (".pack", ".br"))
    plain = {one.with_suffix("") for one in packed}
    small = sum(one.stat().st_size for one in {*files} - {*packed, *compressed} - plain)
    gzip, brotli = (
        small + sum(one.stat().st_size for one in form) for form in (packed, compressed)
    )
    return gzip, brotli


def _natively(chromium: Any, data: Path) -> tuple[list[float], list[float]]:
    """The seconds of each start, and the milliseconds of each turn."""
    starts = []
    browser = chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
    for _ in range(BOOTS):
        with running(str(data)) as (client, seconds):
            page = browser.new_page()
            start = time.time()
            page.goto(str(client.base_url))
            page.locator("h1").first.wait_for()
            starts.append(seconds + page.evaluate(LOADED) - start)
            taps = _played(page, "", TAPS)
            page.close()
    browser.close()
    return starts, taps


def _played(frame: Any, root: str, turns: int) -> list[float]:
    table = frame.evaluate(NEW, [root, DUEL])
    taken: list[float] = frame.evaluate(TURNS, [root, table, turns])
    return taken


class _Tally:
    """What a host was asked for, and how many bytes it has sent."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.sent = 0
        self.forgetful = False
        """It never says that a file has not changed: no host sends more."""


class _Sent:
    """Counts what leaves, the heads of answers, too."""

    def __init__(self, into: Any, tally: _Tally) -> None:
        self._into, self._tally = into, tally

    def write(self, content: bytes) -> int:
        self._tally.sent += len(content)
        written: int = self._into.write(content)
        return written

    def __getattr__(self, name: str) -> Any:
        return getattr(self._into, name)


class _Counting(Files):
    def __init__(self, *args: Any, tally: _Tally, **kwargs: Any) -> None:
        self._tally = tally
        super().__init__(*args, **kwargs)

    def setup(self) -> None:
        super().setup()
        self.wfile: Any = _Sent(self.wfile, self._tally)

    def send_head(self) -> Any:
        self._tally.asked.append(self.path.removeprefix("/") or "index.html")
        if self._tally.forgetful:
            del self.headers["if-modified-since"]
        return super().send_head()


class _Pocket:
    """A browser whose profile outlives it, and the host of the site."""

    def __init__(self, chromium: Any, profile: Path) -> None:
        self._chromium, self._profile = chromium, profile
        self._host = host(SITE)
        self._tally = _Tally()
        served: dict[str, Any] = {"directory": str(SITE), "path": "/", "brotli": False}
        counting: Any = partial(_Counting, tally=self._tally, **served)
        self._host.RequestHandlerClass = counting
        self._url = f"http://127.0.0.1:{self._host.server_address[1]}/"
        threading.Thread(target=self._host.serve_forever, daemon=True).start()
        self._context: Any = None

    def measured(self) -> tuple[float, list[float], list[float], int, int]:
        """The first boot, later ones, the turns, and the heap after them and at the start."""
        cold, page = self._opened()
        page.workers[0].evaluate("measured.kept")  # what the next visit begins with
        warm = []
        for _ in range(BOOTS):
            seconds, page = self._opened()
            warm.append(seconds)
        fresh = self._heap(page)
        taps = _played(page.frames[1], "", EVENING)
        return cold, warm, taps[:TAPS], self._heap(page), fresh

    def later_visit(self, *, forgetful: bool) -> str:
        """What the host sends until the browser has looked for a new version, and of what."""
        tally = self._tally
        tally.asked, tally.sent, tally.forgetful = [], 0, forgetful
        self._opened()
        until = time.time() + LOOKS_FOR_A_NEW_VERSION
        while "sw.js" not in tally.asked:
            if time.time() > until:
                raise SystemExit("the browser did not look for a new version")
            time.sleep(0.5)
        time.sleep(3)  # what else it may want
        return f"{tally.sent / 1e3:.1f} KB ({', '.join(sorted(tally.asked))})"

    def _opened(self) -> tuple[float, Any]:
        """From an empty tab of a browser that runs to a page of the app."""
        if self._context is not None:
            self._context.close()
        self._context = self._chromium.launch_persistent_context(
            str(self._profile), executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        self._context.set_default_timeout(PATIENCE)
        page = self._context.new_page()
        start = time.time()
        page.goto(self._url)
        page.frame_locator("#app").locator("h1").first.wait_for()
        return page.frames[1].evaluate(LOADED) - start, page

    def _heap(self, page: Any) -> int:
        size: int = page.workers[0].evaluate("measured.python._module.HEAP8.length")
        return size

    def close(self) -> None:
        if self._context is not None:
            self._context.close()
        self._host.shutdown()
        self._host.server_close()
