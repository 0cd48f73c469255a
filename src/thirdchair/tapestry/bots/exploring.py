"""Explore: the Automa lays a tile, as far from you as it can."""

from thirdchair.kit.choices import Choice
from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.tiebreaking import Tiebreaking
from thirdchair.tapestry.events import Explored, Skipped
from thirdchair.tapestry.hexmap import AUTOMA, YOU


class Exploring(Tiebreaking):
    """The Automa's explore action. It gains nothing by it, not even control."""

    @decides("tap.automa.explore.act", "tap.automa.explore.nothing")
    async def explore(self, *, anywhere: bool = False) -> None:
        valid = self.legal_explorations(self.reach(AUTOMA, anywhere=anywhere))
        choice = Choice(self.board.hexes).keep("tap.automa.explore.valid", valid)
        if not valid:
            rule = "tap.automa.explore.none" if self.state.tiles else "tap.automa.explore.notiles"
            self.tell(Skipped(what="explore", who=AUTOMA, rule=rule, why=tuple(choice.why)))
            return
        self.keep_far_from_you(choice)
        await self.break_hex_tie(choice, "tap.automa.explore.tie.2")
        at = choice.left[0]
        self.lay_tile(at)
        self.tell(Explored(who=AUTOMA, hex=at, why=tuple(choice.why)))

    def keep_far_from_you(self, choice: Choice[int]) -> None:
        """Farthest from your territories, unless military is its favorite track."""
        if not choice.open:
            return
        if self.state.favorites[AUTOMA] == "military":
            choice.keep("tap.automa.explore.tie.1.mil", choice.left)
            return
        yours = self.territories(YOU)
        if self.ruling("automa.farthest_metric") == "path":
            choice.keep_farthest("tap.automa.explore.tie.1", self.distances(yours).__getitem__)
        else:
            plain = self.board.plain
            choice.keep_farthest(
                "tap.automa.explore.tie.1",
                lambda at: min((plain[at][one] for one in yours), default=None),
            )
