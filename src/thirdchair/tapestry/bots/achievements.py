"""Achievements of the solo game, and points."""

from thirdchair.kit.rules import decides
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.events import Scored, ScoredRow, Toppled
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW, YOU
from thirdchair.tapestry.pieces import toppled
from thirdchair.tapestry.your_civilization import YourCivilization

OPPONENTS = {AUTOMA: (YOU,), YOU: (AUTOMA, SHADOW)}
"""Whose outposts count when a seat topples them: for the Automa only yours."""


class Achievements(YourCivilization):
    """Who has earned what; the Automa's points and what is known of yours."""

    def score(
        self, who: str, points: int, what: str, rule: str, rows: tuple[ScoredRow, ...] = ()
    ) -> None:
        """Points for `who`, told as from and to."""
        was = self.state.vp[who]
        self.state.vp[who] = was + points
        self.tell(
            Scored(
                who=who, from_=was, to=was + points, for_=what, points=points, rule=rule, rows=rows
            )
        )

    def award(self, who: str, vp: int) -> None:
        """Points for an achievement. The Shadow Empire takes its place without any."""
        if who in self.state.vp:
            self.score(who, vp, "achievement", "tap.automa.achievement")

    @decides("tap.automa.achievement.topple")
    def topple(self, who: str, at: int, by: str, rule: str) -> None:
        """The standing outpost of `who` is toppled; the second one earns `by` the achievement."""
        self.state.hexes[str(at)] = toppled(self.state.hexes[str(at)], who)
        self.tell(Toppled(who=who, hex=at, by=by, rule=rule))
        if who in OPPONENTS[by]:
            self.state.topples[by] += 1
            if self.state.topples[by] >= numbers().topples:
                self.earn(by, "two_topples")

    @decides("tap.shadow.achievement")
    def took_control(self, who: str, at: int) -> None:
        """What follows when a territory has a new master."""
        if at == self.board.island:
            self.earn(who, "middle_island")
