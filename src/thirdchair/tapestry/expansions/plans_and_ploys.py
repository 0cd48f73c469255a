"""Plans & Ploys: four Automa civilizations, landmark cards, five reaction cards.

It can correct, beyond what a solo table can: `pool.<item>` (a number), `markers.<track>` (a list of
spaces), and `landmarks.<landmark>` to `"gone"`, for one that has left the game.
"""

from typing import Any

from thirdchair.kit.checks import whole_number
from thirdchair.kit.decoding import decode
from thirdchair.tapestry.correcting.solo import SoloCorrecting
from thirdchair.tapestry.correcting.table import Corrector, part_of
from thirdchair.tapestry.expansions.four_civilizations import GONE, FourCivilizations
from thirdchair.tapestry.expansions.landmark_cards import LandmarkCards
from thirdchair.tapestry.expansions.named_reactions import NamedReactions

ITEMS = ("space", "tapestry", "tech", "territory", "masterpiece")
MOST_ITEMS = 20


class PlansAndPloys(FourCivilizations, LandmarkCards, NamedReactions, SoloCorrecting):
    """What the expansion changes, chapter by chapter."""

    def correctable(self) -> dict[str, Corrector]:
        return super().correctable() | {
            "pool": self._correct_pool,
            "markers": self._correct_markers,
        }

    def _correct_landmark(self, rest: list[str], value: Any) -> str | None:
        if value != GONE:
            return super()._correct_landmark(rest, value)
        was: str | None = part_of(self.state.landmarks, rest, 1)
        self.state.landmarks[rest[0]] = GONE
        return was

    def _correct_pool(self, rest: list[str], value: Any) -> int:
        part_of(dict.fromkeys(ITEMS), rest, 1)
        item, pool = rest[0], self.state.pool
        was = pool.count(item)
        others = [one for one in pool if one != item]
        self.state.pool = others + [item] * whole_number(value, 0, MOST_ITEMS)
        return was

    def _correct_markers(self, rest: list[str], value: Any) -> list[int]:
        part_of(dict.fromkeys(self.track_ids), rest, 1)
        track, course = rest[0], self.course(rest[0])
        low, high = sorted((course.start, course.end))
        spaces = [whole_number(one, low, high) for one in decode(value, list[int], "do.value")]
        was = self.state.markers.pop(track, [])
        if spaces:
            self.state.markers[track] = spaces
        return was
