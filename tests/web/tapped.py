"""What a finger cannot reach: real pages with their styles, many of them shown in one window.

A page is put into the window that is open, with the style sheets of its own head, as opening it
would; the scripts of the first page stay. It is measured at each width without being fetched anew.
"""

import re
from collections.abc import Sequence
from typing import Any

from tests.web.fitting import DEAF
from tests.web.house import House
from tests.web.window import Window

ONCE = re.compile(r'value="[^"]{16,}"|/tables/[^/?"]+|name="at" value="\d+"|data-revision="\d+"')
"""Tokens of forms, and which table it is at which step: what differs where all looks the same."""
WIDTHS = ((390, 844), (320, 568))

SHOW = """async (text) => {
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const styles = (from) => [...from.querySelectorAll("link[rel=stylesheet]")];
  const named = (from) => styles(from).map((one) => one.outerHTML).join();
  if (named(fresh) !== named(document)) {
    const old = styles(document);
    const loaded = styles(fresh).map((one) => {
      const mine = document.adoptNode(one.cloneNode());
      document.head.append(mine);
      if (mine.media && !matchMedia(mine.media).matches) return null; // comes when it is needed
      return new Promise((done) => { mine.onload = mine.onerror = done; });
    });
    await Promise.all(loaded);
    old.forEach((one) => one.remove());
  }
  document.getElementById("page").replaceWith(document.adoptNode(fresh.getElementById("page")));
  for (const one of document.querySelectorAll("#page details:not(.menu, .bar *)")) one.open = true;
  window.scrollTo(0, 0);
}"""

WIDER = """() => {
  const root = document.documentElement;
  const wide = root.scrollWidth > root.clientWidth ? [`page ${root.scrollWidth}`] : [];
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
  const within = ({ parentElement: over }) => over && (scrolls(over) || within(over));
  for (const one of document.querySelectorAll("#page *")) {
    if (!one.checkVisibility() || one.clientWidth < 2 || one.closest(".unseen, .sprite")) continue;
    if (one.closest("svg") !== null && !one.matches("svg")) continue; // it is cut there
    if (one.getBoundingClientRect().right > root.clientWidth + 1 && !within(one))
      wide.push(`sticks out: ${one.tagName} ${one.id} ${one.getAttribute("class")}`);
  }
  return wide;
}"""

MISSED = """() => {
  const wrong = [];
  const acts = "#page :is(button, a[href], summary, select, label, input):not(:disabled)";
  const laid = "[type=hidden], [type=radio], [type=checkbox], svg *";
  const inside = (one, hit) => {
    if (one.contains(hit)) return true;
    return one.matches("label") ? one.control === hit : hit.closest("label")?.control === one;
  };
  const named = (one) =>
    `${one.tagName} ${one.id} ${one.getAttribute("class")} ${one.textContent.trim().slice(0, 30)}`;
  const reached = (one, block, top = 0) => {
    one.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    window.scrollBy({ top, behavior: "instant" });
    // what unfolds may have a button beside its words
    const words = one.matches("summary") && one.firstElementChild?.checkVisibility();
    const box = (words ? one.firstElementChild : one).getClientRects()[0];
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return [hit !== null && inside(one, hit), hit];
  };
  const look = (within) => {
    for (const one of within.querySelectorAll(acts)) {
      if (one.matches(laid) || one.closest(".unseen") || !one.checkVisibility()) continue;
      const [first] = one.getClientRects();
      if (!first || first.width < 2) continue; // for ears only
      if (getComputedStyle(one).pointerEvents === "none") continue; // only to be looked at
      const [good, hit] = reached(one, "center");
      // what is asked may cover the middle: then one reads above it, below the strip of turns
      if (good || reached(one, "start")[0] || reached(one, "start", -48)[0]) continue;
      wrong.push(`${named(one)} under ${hit ? named(hit) : "the edge"}`);
    }
  };
  look(document);
  for (const menu of document.querySelectorAll("#page details:is(.menu, .bar *)")) {
    if (!menu.checkVisibility()) continue;
    const was = menu.open;
    menu.open = true;
    look(menu);
    menu.open = was;
  }
  window.scrollTo(0, 0);
  return wrong;
}"""


class Tapped:
    """A window in which pages are measured; `wrong` is what was found, by what is wrong."""

    def __init__(self, chromium: Any, house: House, theme: str = "light") -> None:
        self.window = Window(chromium, house, "de", color_scheme=theme, reduced_motion="reduce")
        self.window.page.add_init_script(DEAF)
        self.window.page.goto("/")
        self.seen: set[int] = set()
        self.wrong: dict[str, str] = {}
        self.pages = 0

    def look(self, text: str, moment: str, widths: Sequence[tuple[int, int]] = WIDTHS) -> None:
        """Measure a page at each width; one that was seen before is not measured again."""
        main = ONCE.sub("", text[text.find('<div id="page"') :])
        if hash(main) in self.seen:
            return
        self.seen.add(hash(main))
        self.pages += 1
        page = self.window.page
        page.evaluate(SHOW, text)
        for width, height in widths:
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(WIDER) + page.evaluate(MISSED)
            for one in found:
                self.wrong.setdefault(f"{width}: {one}", moment)

    def told(self) -> str:
        return "\n".join(f"{one} — {moment}" for one, moment in self.wrong.items())
