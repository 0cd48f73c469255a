"""What a thumb feels on a slow phone: a real browser with a quarter of this machine's speed."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from benchmarks.figures import Figure
from benchmarks.serving import GOES_ROUND, running

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
PHONE = {"width": 390, "height": 844}
SLOWDOWN = 4
MARGIN = 200
TURNS = 12
SLOWEST = 3
GLANCE = 700
"""Nobody taps again before having looked, in milliseconds."""
TRACKS = ("science", "technology", "military", "exploration")
DUEL = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"], "seed": 7}
SCYTHE = {
    "game": "scythe",
    "mode": "automa",
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "nordic", "mat": "engineering"},
        {"kind": "automa", "faction": "crimea"},
    ],
    "combat": "app",
    "abilities": "off",
    "seed": 3,
}
SOLO = {"game": "tapestry", "mode": "solo", "level": 2, "civs": ["explorers"], "seed": 7}

WATCH = """
window.felt = { taps: {}, shift: 0, moved: [], busy: [] };
const named = (node) => node?.id || node?.className || node?.nodeName || "?";
const watch = (type, seen, more = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(seen))
    .observe({ type, buffered: true, ...more });
watch("event", (one) => {
  if (!one.interactionId || one.duration <= (felt.taps[one.interactionId]?.all ?? 0)) return;
  felt.taps[one.interactionId] = {
    name: window.tapping,
    all: one.duration,
    waited: one.processingStart - one.startTime,
    worked: one.processingEnd - one.processingStart,
  };
}, { durationThreshold: 16 });
watch("layout-shift", (one) => {
  if (one.hadRecentInput) return;
  felt.shift += one.value;
  felt.moved.push(...one.sources.map((source) => named(source.node)));
});
watch("longtask", (one) => felt.busy.push(one.duration));
"""


def figures() -> Iterator[Figure]:
    """A duel, a solo game and a tracked board of Scythe in their middle, played by taps."""
    if not Path(CHROMIUM).exists():
        yield Figure("a slow phone", f"no Chromium at {CHROMIUM}")
        return
    with tempfile.TemporaryDirectory() as data, running(data) as (client, _), browser() as chromium:
        for name, table in (
            ("duel", _duel(client)),
            ("solo", _solo(client)),
            ("scythe", _made(client, SCYTHE)),
        ):
            felt = played(chromium, f"{client.base_url}", table, name)
            yield from _felt(name, list(felt["taps"].values()))
            longest = max(felt["busy"], default=0)
            yield Figure(f"{name}: longest work for the fresh table", f"{longest:.0f} ms")
            moved = ", ".join(dict.fromkeys(felt["moved"]))
            yield Figure(f"{name}: layout shift in all {moved}", f"{felt['shift']:.3f}", "0.000")
            yield Figure(f"{name}: first load", f"{felt['bytes'] / 1000:.0f} KB", "100 KB")


def _felt(mode: str, taps: list[dict[str, Any]]) -> Iterator[Figure]:
    """The slowest tap of all, and the slowest kinds of taps by their medians.

    On a machine that others use too a single figure says little: the same tap, made in every turn,
    says whether it is dear.
    """
    every = [tap["all"] for tap in taps] or [0]
    yield Figure(
        f"{mode}: tap to next paint, slowest of {len(taps)}",
        f"{max(every):.0f} ms (median {median(every):.0f} ms)",
        "100 ms",
    )
    kinds: dict[str, list[dict[str, Any]]] = {}
    for tap in taps:
        kinds.setdefault(tap["name"], []).append(tap)
    middle = {name: median(tap["all"] for tap in made) for name, made in kinds.items()}
    for name in sorted(middle, key=middle.__getitem__, reverse=True)[:SLOWEST]:
        worst = max(kinds[name], key=lambda tap: float(tap["all"]))
        yield Figure(
            f"{mode}: {name}, median of {len(kinds[name])}",
            f"{middle[name]:.0f} ms (slowest {worst['all']:.0f}: waited {worst['waited']:.0f}, "
            f"worked {worst['worked']:.0f})",
            "100 ms",
        )


@contextmanager
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        quiet = [f"--disable-{one}" for one in ("background-networking", "component-update", "gpu")]
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--no-first-run", *quiet]
        )
        yield chromium
        chromium.close()


def played(chromium: Any, base: str, table: str, mode: str) -> dict[str, Any]:
    """Some turns by taps on a slowed phone, and what was felt."""
    context = chromium.new_context(base_url=base, viewport=PHONE, has_touch=True, locale="de")
    context.add_cookies(
        [{"name": name, "value": to, "url": base} for name, to in GOES_ROUND.items()]
    )
    page = context.new_page()
    page.add_init_script(WATCH)
    devtools = context.new_cdp_session(page)
    _around(devtools)
    devtools.send("Network.enable")
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    sizes: list[int] = []
    devtools.on("Network.loadingFinished", lambda one: sizes.append(one["encodedDataLength"]))
    page.goto(table)
    page.wait_for_timeout(500)
    first = sum(sizes)
    for _, track in zip(range(TURNS), cycle(TRACKS), strict=False):
        _turn(page, mode, track)
    page.wait_for_timeout(300)
    felt: dict[str, Any] = page.evaluate("window.felt")
    context.close()
    return felt | {"bytes": first}


def _around(devtools: Any) -> None:
    """A window larger than the page.

    Else its frame hides the foot of the page, where the thumb is: what is painted there is never
    shown, and a tap would last until something changes farther up.
    """
    window = devtools.send("Browser.getWindowForTarget")["windowId"]
    size = {name: length + MARGIN for name, length in PHONE.items()}
    devtools.send("Browser.setWindowBounds", {"windowId": window, "bounds": size})


def _turn(page: Any, mode: str, track: str) -> None:
    """One turn by taps, and what one looks at meanwhile: menu, map, a place of the board."""
    _look(page, ".menu > summary")
    _look(page, ".menu > summary")
    if mode == "scythe":
        _look(page, "#at-r2c4")
        _look(page, "#pick-close")
        _look(page, "#turn-done")
        _tap(page, "#automa-turn")
        while page.locator(".question").count():
            _tap(page, ".question .keypad button:enabled, .question #answer")
        return
    _tap(page, f"#move-{track}")
    if mode == "solo":
        _look(page, "#see-map")
        _look(page, "#see-tracks")
        _tap(page, "#bots-turn")


def _look(page: Any, what: str) -> None:
    """A tap that changes nothing of the table."""
    if page.locator(what).count():
        _name(page, what)
        page.locator(what).first.tap(force=True)
        page.wait_for_selector(".sending", state="detached")
        page.wait_for_timeout(GLANCE)


def _tap(page: Any, button: str) -> None:
    before = page.get_attribute("#page", "data-revision")
    _name(page, button)
    page.locator(button).first.tap()
    page.wait_for_selector(f'#page:not([data-revision="{before}"])')
    page.wait_for_timeout(GLANCE)


def _name(page: Any, tap: str) -> None:
    page.evaluate("(name) => { window.tapping = name; }", tap.partition(",")[0])


def _duel(client: httpx.Client) -> str:
    path = _made(client, DUEL)
    for turn in range(10):
        for who in ("p1", "p2"):
            _done(client, path, do="advance", who=who, track=TRACKS[turn % 2])
        _done(client, path, do="bots_turn")
    return path


def _solo(client: httpx.Client) -> str:
    path = _made(client, SOLO)
    for turn in range(12):
        if _done(client, path, do="bots_turn")["pending"]:
            _done(client, path, answer="none")
        _done(client, path, do="advance", track=TRACKS[turn % 2])
    if _done(client, path, do="bots_turn")["pending"]:
        _done(client, path, answer="none")
    return path


def _made(client: httpx.Client, setup: dict[str, Any]) -> str:
    return f"/tables/{client.post('/api/tables', json={'new': setup}).json()['id']}"


def _done(client: httpx.Client, path: str, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = client.post(f"/api{path}", json=request).json()
    assert answer["ok"], answer
    return answer
