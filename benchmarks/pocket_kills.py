"""The browser is killed in the middle of its commands: what was confirmed must be there.

It takes `site/` as `make site` has built it last.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.figures import Figure
from tests.pocket.browsing import Host, Phone
from tests.pocket.killing import killed
from tools.site.fetching import ROOT

KILLS = 30


def figures(kills: int = KILLS) -> Iterator[Figure]:
    """How many steps were lost in all, and how many were kept that nobody had been told of."""
    if not (ROOT / "site/sw.js").is_file():
        yield Figure("kills of the pocket", "not built: make site")
        return
    from playwright.sync_api import sync_playwright

    host = Host(ROOT / "site")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        phone = Phone(playwright.chromium, Path(folder) / "profile", host.url)
        try:
            found = list(killed(phone, kills))
        finally:
            phone.close()
            host.stop()
    lost = sum(max(confirmed - after, 0) for confirmed, after in found)
    more = sum(max(after - confirmed, 0) for confirmed, after in found)
    yield Figure(f"steps lost in {kills} kills of the browser", str(lost), "0")
    yield Figure("steps that were saved and not yet confirmed", str(more))
