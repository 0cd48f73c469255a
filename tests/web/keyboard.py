"""Somebody who has only a keyboard: what the Tab key reaches, and nothing else."""

from playwright.sync_api import Page

MOST = 90
FOCUSED = """(wanted) => {
  const here = document.activeElement;
  return here !== null && here.matches(wanted);
}"""


class Keyboard:
    """The keys of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def reach(self, wanted: str) -> None:
        """Tab until this has the focus: forwards, as a page is read."""
        for _ in range(MOST):
            if self.page.evaluate(FOCUSED, wanted):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key does not reach {wanted}")

    def press(self, wanted: str) -> None:
        """Reach it, and press Enter."""
        self.reach(wanted)
        self.page.keyboard.press("Enter")

    def follow(self, wanted: str) -> None:
        """Press Enter on what leads to another page, and wait for that."""
        self.reach(wanted)
        with self.page.expect_navigation():
            self.page.keyboard.press("Enter")

    def choose(self, wanted: str) -> None:
        """One of some radio buttons: Tab to the group, then the arrows."""
        name = wanted.partition("[value")[0]
        self.reach(f"input{name}")
        for _ in range(MOST):
            if self.page.evaluate(FOCUSED, f"{wanted}:checked"):
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrow keys do not reach {wanted}")

    def write(self, wanted: str, text: str) -> None:
        """Reach a field, and replace what it holds."""
        self.reach(wanted)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    @property
    def focus(self) -> str:
        """Where the focus is: the id, or the kind of the element."""
        here: str = self.page.evaluate(
            "document.activeElement.id || document.activeElement.tagName.toLowerCase()"
        )
        return here
