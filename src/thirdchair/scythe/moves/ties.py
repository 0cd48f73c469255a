"""The last tiebreaker: reading order, or the recruit marker that replaces it."""

from collections.abc import Callable

from thirdchair.kit.choices import Choice
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import Chapter
from thirdchair.scythe.events import MarkerMoved

STEP = 2
"""Home bases that the marker walks on, clockwise."""


class Ties(Chapter):
    """What is left after all other rules."""

    @decides("fen.multi.reading-order", "scy.automa.reading-order")
    def settle(self, choice: Choice[str]) -> str:
        """The one place that is left in the end."""
        if choice.open:
            if self.state.marker is None:
                choice.keep_nearest("scy.automa.reading-order", self.board.number.__getitem__)
            else:
                self.ask_marker(choice)
        return choice.left[0]

    def ask_marker(self, choice: Choice[str]) -> None:
        """With more players: the place closest to the recruit marker, which then walks on.

        No two territories of the printed board are equally far from all home bases; on a board that
        a module has changed, reading order is left.
        """
        before = marker = self.state.marker or self.board.bases[0]
        rule = "fen.multi.reading-order.2"
        for _ in self.board.bases:
            if not choice.open:
                break
            choice.keep_nearest(rule, self.board.far[marker].__getitem__)
            marker = self.two_on(marker)
            rule = "fen.multi.reading-order.3"
        if choice.open:
            choice.keep_nearest("scy.automa.reading-order", self.board.number.__getitem__)
        self.state.marker = marker
        self.tell(MarkerMoved(from_=before, to=marker, rule="fen.multi.reading-order.4"))

    @decides("scy.automa.multi.marker-back")
    def nothing_chosen(self, marker: str | None, told: int) -> None:
        """An entry of a move line came to nothing: the marker stands where it stood before it.

        The marker walks on after a choice. Which unit would have gone was asked only to see
        whether one can go; people who see at a glance that none can do not ask it at all.
        """
        self.state.marker = marker
        self.events[told:] = [one for one in self.events[told:] if not isinstance(one, MarkerMoved)]

    @decides("fen.multi.reading-order.sequence")
    def two_on(self, base: str) -> str:
        """The home base two steps clockwise; all seven count, in play or not."""
        bases = self.board.bases
        return bases[(bases.index(base) + STEP) % len(bases)]

    def tie_order(self, marker: str | None) -> Callable[[str], tuple[int, ...]]:
        """Who comes before whom in a tie, with the marker on this home base."""
        if marker is None:
            return lambda place: (self.board.number.get(place, 0),)
        asked = [marker]
        while len(asked) < len(self.board.bases):
            asked.append(self.two_on(asked[-1]))
        far, number = self.board.far, self.board.number
        return lambda place: (*[far[base][place] for base in asked], number.get(place, 0))

    def marker_after(self, marker: str | None, rounds: int) -> str | None:
        """Where the marker stands when it was asked so often."""
        for _ in range(min(rounds, len(self.board.bases)) if marker is not None else 0):
            marker = self.two_on(marker or self.board.bases[0])
        return marker
