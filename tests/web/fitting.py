"""How much of a turn card a phone shows: the real page, its styles and fonts, measured as it opens.

Each page is fetched and put into one window, as the script of the pages does after a tap: that is
as true as opening it, and takes a fraction of the time.
"""

from collections.abc import Iterable

import msgspec
from playwright.sync_api import Page

MEASURE = """async (path) => {
  const answer = await fetch(path);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.getElementById("page").replaceWith(document.adoptNode(fresh.getElementById("page")));
  window.scrollTo(0, 0);
  const card = document.querySelector("[data-turn-card]");
  if (!card) return null;
  const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().height > 0;
  const parts = [...document.querySelectorAll(".banner"), card].filter(shown);
  const boxes = parts.map((one) => one.getBoundingClientRect());
  const head = document.querySelector(".top").getBoundingClientRect().bottom;
  return {
    above: head - Math.min(...boxes.map((box) => box.top)),
    below: Math.max(...boxes.map((box) => box.bottom))
      - document.querySelector(".bar").getBoundingClientRect().top,
    lines: [...card.querySelectorAll("[data-step]")].filter(shown).length,
    steps: card.querySelectorAll("[data-step]").length,
    said: card.innerText,
  };
}"""


DEAF = "window.EventSource = class { addEventListener() {} close() {} }"
"""A window that is not told of the turns: it would fetch and draw each of them by itself, too."""


class Fit(msgspec.Struct, frozen=True):
    """One turn on the phone, in pixels beyond the edges of the room; negative: there is room."""

    above: float
    below: float
    lines: int
    """Lines for the hand that are seen, and all that there are."""
    steps: int
    said: str

    @property
    def whole(self) -> bool:
        """Do banners and every line for the hand stand between the header and the bar?"""
        return self.above <= 0.5 and self.below <= 0.5 and self.lines == self.steps


def fit(page: Page, path: str) -> Fit | None:
    """The turn card of a table, None if there is none. The window shows a table of its kind."""
    found = page.evaluate(MEASURE, path)
    return None if found is None else msgspec.convert(found, Fit)


def counted(page: Page, paths: Iterable[str], turns: int) -> list[Fit]:
    """The cards of so many turns; the iterator plays one turn each time it is asked.

    A table that it names for the first time is opened, so that the styles are those of its page.
    """
    found: list[Fit] = []
    opened = ""
    page.add_init_script(DEAF)
    for path in paths:
        if path != opened:
            page.goto(path)
            opened = path
        card = fit(page, path)
        if card is not None:
            found.append(card)
        if len(found) == turns:
            break
    return found


def share(cards: list[Fit]) -> float:
    """How many of them fit as a whole."""
    return sum(one.whole for one in cards) / len(cards)


def worst(cards: list[Fit], most: int = 3) -> str:
    """Those that stick out most, for whoever has to mend them."""
    cut = sorted((one for one in cards if not one.whole), key=lambda one: -one.below)
    return "\n\n".join(f"{one.below:.0f} px too long:\n{one.said}" for one in cut[:most])
