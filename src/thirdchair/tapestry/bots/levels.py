"""Difficulty levels: free advances in the first income turn."""

from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.advancing import Advancing
from thirdchair.tapestry.charts import Level, levels
from thirdchair.tapestry.events import LevelStart
from thirdchair.tapestry.hexmap import YOU


class Levels(Advancing):
    """What a level gives to whom at the very start."""

    @property
    def level(self) -> Level:
        """The level of this table."""
        return levels()[self.state.level]

    async def bots_start(self) -> None:
        """Levels 5 and 6: the bots advance before anything else, on each track Automa first."""
        start = self.level.start
        if start is None or YOU in start.who:
            return
        self.tell(LevelStart(level=self.level.number, rule=self.level.rule))
        if start.on == "favorite":
            for bot in start.who:
                await self.start_on(bot, self.state.favorites[bot] or "")
        else:
            for track in start.on:
                for bot in start.who:
                    await self.start_on(bot, track)

    @decides("tap.level.1.start", "tap.level.1.start.benefit")
    async def you_start(self) -> None:
        """Level 1: you advance once on every track, in the printed order, with the benefits."""
        start = self.level.start
        if start is None or YOU not in start.who:
            return
        self.tell(LevelStart(level=self.level.number, rule=self.level.rule))
        for track in start.on:
            await self.start_on(YOU, track)

    async def start_on(self, who: str, track: str) -> None:
        """One free advance, where there is room for it."""
        if track in self.state.tracks[who] and self.can_advance(who, track):
            await self.advance(who, track, benefit=who != "shadow")
