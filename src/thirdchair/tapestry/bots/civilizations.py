"""The Automa's civilizations: what each gives in the civilization step of an income turn."""

from thirdchair.kit.choices import Choice
from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.advancing import Advancing
from thirdchair.tapestry.charts import Civilization, Effect, civilizations
from thirdchair.tapestry.events import Protected, Skipped
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW

FEW_BLOCKED = 2
"""With more unprotected territories than this, the Conquerors protect one."""


class Civilizations(Advancing):
    """Points of a civilization are never multiplied."""

    @decides("tap.income.civ", "tap.level.6.civ2.order")
    async def civilization_income(self, turn: int) -> None:
        """The effects for this income turn, in printed order; the first civilization first."""
        for civ in self.state.civs:
            await self.use_civilization(civ, turn)

    async def use_civilization(self, civ: str, turn: int) -> None:
        """What one civilization card lists for this income turn."""
        for effect in self.automa_civs()[civ].effect:
            if turn in effect.turns:
                await self.use_ability(effect, turn)

    def automa_civs(self) -> dict[str, Civilization]:
        """The Automa's civilizations that this table may have."""
        return civilizations()

    @decides("tap.income.vp.civ-extra")
    async def use_ability(self, effect: Effect, turn: int) -> None:
        """One line of a civilization card."""
        match effect.do:
            case "points_per_landmark":
                self.score(AUTOMA, self.landmarks_owned(), "civilization", effect.rule)
            case "points_per_territory":
                territories = len(self.territories(AUTOMA))
                self.score(AUTOMA, territories, "civilization", effect.rule)
            case "advance":
                await self.advance_by_ability(effect)
            case "research":
                await self.research(benefit=True)
            case "conquer_if_few":
                if len(self.territories(AUTOMA)) < turn:
                    await self.conquer()
                else:
                    self.tell(Skipped(what="conquer", who=AUTOMA, rule=effect.rule))
            case "protect":
                await self.protect(effect.rule)

    async def advance_by_ability(self, effect: Effect) -> None:
        """One space on a given track, if it is not finished."""
        track = effect.track
        if self.can_advance(AUTOMA, track):
            await self.advance(AUTOMA, track, benefit=True)
        else:
            self.tell_stays(AUTOMA, "advance_on", effect.rule, (track,))

    async def protect(self, rule: str) -> None:
        """A toppled outpost of the Shadow Empire joins an Automa territory with a single piece."""
        hexes = self.state.hexes
        single = sorted(at for at in self.territories(AUTOMA) if len(hexes[str(at)]) == 1)
        if len(single) <= FEW_BLOCKED or not self.state.outposts[SHADOW]:
            self.tell(Skipped(what="protect", who=AUTOMA, rule=rule))
            return
        choice = Choice(self.board.hexes).keep(rule, single)
        await self.break_hex_tie(choice, "tap.hex.pick")
        at = choice.left[0]
        self.place_outpost(SHADOW, at, toppled=True)
        self.tell(Protected(who=SHADOW, hex=at, rule=rule, why=tuple(choice.why)))

    @decides("tap.bots.landmark.box", "tap.bots.landmark.owner")
    def landmarks_owned(self) -> int:
        """Landmarks of both bots are in the Automa's box."""
        return sum(owner in (AUTOMA, SHADOW) for owner in self.state.landmarks.values())
