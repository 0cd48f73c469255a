"""A window of a real browser, as a person at the table has it."""

from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect

from tests.web.house import House
from thirdchair.web.devices import ROUND
from thirdchair.web.visit import YES

PHONE: ViewportSize = {"width": 390, "height": 844}
SIZES: dict[str, ViewportSize] = {
    "phone": PHONE,
    "tablet": {"width": 820, "height": 1180},
    "screen": {"width": 1280, "height": 800},
}
EVERYWHERE = [
    ("phone", "cs"),
    pytest.param("tablet", "en", marks=pytest.mark.journey),
    pytest.param("screen", "de", marks=pytest.mark.journey),
]
"""Each size and each language once; every run of the tests walks the phone's."""
ARTIFACTS = Path(__file__).parents[1] / "artifacts"
"""Screens for people to look at; nothing compares them."""
NAMES = ("Annegret", "Benedikt")
PATIENCE = 60_000
"""Milliseconds: whoever waits for something that comes loses nothing by it."""

expect.set_options(timeout=PATIENCE)


def joined(page: Page, code: str, path: str) -> None:
    """Follow the link of the QR code to a table, and tap its one button, if we are new there."""
    page.goto(f"/join?code={code}&next={path}")
    if urlsplit(page.url).path == "/join":
        page.click("form.sheet button")
    page.wait_for_selector(".bar, .whom")
    page.wait_for_load_state()  # its scripts listen from then on


class Window:
    """One page, and everything that went wrong on it."""

    def __init__(
        self, browser: Browser, house: House, language: str = "en", **options: Any
    ) -> None:
        self.house = house
        asked = options.pop("asked", False)
        settings = {
            "base_url": house.url,
            "viewport": PHONE,
            "locale": language,
            "has_touch": True,
            **options,
        }
        self.context = browser.new_context(**settings)
        theme = settings.get("color_scheme", "light")
        self.look = f"{settings['viewport']['width']}-{language}-{theme}"
        self.context.set_default_timeout(PATIENCE)
        if not asked:  # it has said at every table that it goes round
            site = settings["base_url"]
            self.context.add_cookies([{"name": ROUND, "value": YES, "url": site}])
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def close(self) -> None:
        self.context.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def revision(self) -> int:
        return int(self.page.get_attribute("#page", "data-revision") or 0)

    @property
    def table(self) -> str:
        """The path of the table that is open."""
        return "/".join(self.page.url.removeprefix(self.house.url).split("?")[0].split("/")[:3])

    def new_game(self, name: str = "", **choices: str) -> str:
        """From the home page to the table, as people do it."""
        page = self.page
        page.goto("/")
        page.click(".doors .primary")
        page.check('[name=mode][value="tapestry/duel"]')
        page.click("#change")
        page.fill("[name=name-p1]", NAMES[0])
        page.fill("[name=name-p2]", NAMES[1])
        page.fill("[name=table-name]", name)
        for field, value in {"order": "last", "chance": "app", **choices}.items():
            page.check(f"[name={field}][value={value}]")
        page.click("form.sheet button.primary")
        page.click(".onward a")
        page.wait_for_selector(".bar")
        return self.table

    def join(self, code: str, path: str) -> None:
        """Follow the link of the QR code, and tap the one button."""
        joined(self.page, code, path)

    def tap(self, button: str) -> None:
        """Tap a button of the table page, and wait until it is done."""
        before = self.revision
        self.page.click(f"#{button}")
        self.moved_from(before)
        if self.page.url.endswith("/checklist"):  # the set-up asks no more: back to the table
            self.page.click(".onward a")
            self.page.wait_for_selector(".bar")

    def moved_from(self, revision: int) -> None:
        self.page.wait_for_selector(f'#page:not([data-revision="{revision}"])')

    @property
    def height(self) -> int:
        """How much is seen without scrolling."""
        size = self.page.viewport_size
        return size["height"] if size else 0

    def kept(self, journey: str) -> None:
        """Keep the screen as it is now, for a review."""
        ARTIFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTIFACTS / f"{journey}-{self.look}.png")

    def lying(self) -> list[str | None]:
        """What lies on the table, in words."""
        strips = self.page.locator(".strip")
        return [strips.nth(n).get_attribute("aria-label") for n in range(strips.count())]

    def wider_than_it_should_be(self) -> list[str]:
        """What sticks out sideways, or is cut, on this page."""
        found: list[str] = self.page.evaluate(
            """() => {
              const root = document.documentElement;
              const wide = root.scrollWidth > root.clientWidth ? [`page ${root.scrollWidth}`] : [];
              const shown = (one) => one.offsetParent && !one.closest(".unseen, .sprite");
              for (const one of document.querySelectorAll("#page *")) {
                if (!shown(one) || one.clientWidth < 2) continue; // for ears only
                const cut = one.scrollWidth > one.clientWidth + 1;
                const style = getComputedStyle(one);
                const field = one.matches("input, select, textarea"); // scrolls by itself
                if (cut && !field && style.overflowX !== "visible" && style.display !== "inline")
                  wide.push(`${one.className}: ${one.textContent.trim().slice(0, 40)}`);
                const box = one.getBoundingClientRect();
                if (box.right > root.clientWidth + 1) wide.push(`sticks out: ${one.className}`);
              }
              return wide;
            }"""
        )
        return found

    def covered(self) -> list[str]:
        """Words that run out of their box, and buttons that lie on one another."""
        found: list[str] = self.page.evaluate(
            """() => {
              const wrong = [];
              const said = (one) => one.textContent.trim().slice(0, 30);
              const named = (one) => `${one.id || one.className}: ${said(one)}`;
              const shown = (one) => one.checkVisibility() && !one.closest(".unseen, .sprite, svg");
              for (const one of document.querySelectorAll("#page *")) {
                if (!shown(one) || getComputedStyle(one).display === "inline") continue;
                const hides = getComputedStyle(one).overflowY !== "visible";
                const scrolls = getComputedStyle(one).overflowY === "auto";
                const lower = one.scrollHeight > one.clientHeight + 5;
                const button = one.matches("button, .button, .seat, label, summary");
                if (one.clientHeight && lower && !scrolls && (hides || button))
                  wrong.push(`runs over ${named(one)}`);
              }
              const acts = "#page :is(button, .button, a.seat, input, select, summary)";
              const laid = ".spot, .did, [type=radio], [type=checkbox]";
              const boxes = [...document.querySelectorAll(acts)]
                .filter((one) => shown(one) && !one.matches(laid))
                .map((one) => [one, one.getBoundingClientRect()]);
              const floats = (one) => /fixed|sticky|absolute/.test(getComputedStyle(one).position);
              const layer = (one) => {
                while (one && !floats(one)) one = one.parentElement;
                return one;
              };
              boxes.forEach(([one, a], n) => {
                for (const [other, b] of boxes.slice(n + 1)) {
                  if (one.contains(other) || other.contains(one)) continue;
                  if (layer(one) !== layer(other)) continue;
                  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                  if (wide > 2 && high > 2) wrong.push(`${named(one)} lies on ${named(other)}`);
                }
              });
              for (const one of document.querySelectorAll("#page :is(header, main *)")) {
                const fixed = /fixed|sticky/.test(getComputedStyle(one).position);
                const box = one.getBoundingClientRect();
                const part = (box.height / innerHeight) * (box.width / innerWidth);
                if (fixed && part > 0.5) wrong.push(`${one.className} covers ${part.toFixed(2)}`);
              }
              return wrong;
            }"""
        )
        return found

    def torn(self) -> list[str]:
        """Words of which a line keeps a letter or two, and numbers that are broken."""
        found: list[str] = self.page.evaluate(
            """() => {
              const wrong = [];
              const texts = document.createTreeWalker(document.querySelector("#page"), 4);
              const range = document.createRange();
              while (texts.nextNode()) {
                const text = texts.currentNode, within = text.parentElement;
                if (!within.checkVisibility() || within.closest(".unseen, .sprite, svg")) continue;
                for (const word of text.data.matchAll(/\\p{L}{3,}|\\p{N}{2,}/gu)) {
                  range.setStart(text, word.index);
                  range.setEnd(text, word.index + word[0].length);
                  if (range.getClientRects().length < 2) continue; // it stands on one line
                  const lines = new Map();
                  for (let at = word.index; at < word.index + word[0].length; at++) {
                    range.setStart(text, at);
                    range.setEnd(text, at + 1);
                    const top = Math.round(range.getBoundingClientRect().top);
                    lines.set(top, (lines.get(top) || 0) + 1);
                  }
                  const least = Math.min(...lines.values());
                  if (lines.size > 1 && (least < 3 || /\\p{N}/u.test(word[0])))
                    wrong.push(`${within.className || within.localName} tears ${word[0]}`);
                }
              }
              return wrong;
            }"""
        )
        return found

    def too_small(self) -> list[str]:
        """What a thumb would miss: less than 48 pixels high or wide."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll("button, .button, .bar a, .top a, summary")]
              .filter((one) => one.offsetParent && !one.closest("p"))
              .map((one) => [one, one.getBoundingClientRect()])
              .filter(([, box]) => box.height < 47.5 || box.width < 47.5)
              .map(([one, box]) => `${one.id || one.className} ${box.width}x${box.height}`)"""
        )
        return found
