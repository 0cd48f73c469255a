"""Benefits: what the Automa does on the spaces that it enters. The table of its rulebook."""

from functools import cache

from thirdchair.kit.choices import Reason
from thirdchair.kit.dice import roll
from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.conquering import Conquering
from thirdchair.tapestry.bots.exploring import Exploring
from thirdchair.tapestry.content import Benefit, dice, tracks
from thirdchair.tapestry.events import Refreshed, Rolled, Skipped, TapestryGained, Why
from thirdchair.tapestry.hexmap import AUTOMA, YOU

NONE: tuple[Benefit, ...] = ()
LISTED = "listed"
"""What a die is rolled for: a track among some, and again while it shows another."""


class Benefits(Conquering, Exploring):
    """Only the Automa gains benefits, and only those of the table; each once per space."""

    @decides("tap.shadow.subset", "tap.shadow.benefit.none", "tap.shadow.no-outposts")
    async def entered(self, who: str, track: str, *, benefit: bool) -> None:
        """A token came on a new space."""
        if who == AUTOMA and benefit:
            for gained in self.benefits(track, self.state.tracks[who][track]):
                await self.gain(gained)

    @decides(
        "tap.automa.benefit.table",
        "tap.automa.benefit.ignore",
        "tap.automa.benefit.other-source",
        "tap.automa.benefit.once",
        "tap.bots.bonus.none",
        "tap.bots.only-explicit",
        "tap.bots.no-buildings",
        "tap.bots.no-resources",
    )
    def benefits(self, track: str, space: int) -> tuple[Benefit, ...]:
        """What the table leaves of a space, in printed order."""
        return _benefits().get((track, space), NONE)

    @decides(
        "tap.automa.benefit.conquer",
        "tap.automa.benefit.conquer-any",
        "tap.automa.benefit.explore",
        "tap.automa.benefit.explore-any",
    )
    async def gain(self, benefit: Benefit) -> None:
        """One line of the table."""
        match benefit.do:
            case "research":
                await self.research(benefit=True)
            case "research_without_benefit":
                await self.research(benefit=False)
            case "refresh_tech":
                self.refresh_tech()
            case "conquer":
                await self.conquer()
            case "conquer_anywhere":
                await self.conquer(anywhere=True)
            case "explore":
                await self.explore()
            case "explore_anywhere":
                await self.explore(anywhere=True)
            case "advance":
                await self.advance_by_roll(benefit.among)
            case "regress":
                await self.regress_by_roll(benefit.among)
            case "gain_tapestry":
                self.gain_tapestry()

    async def research(self, *, benefit: bool, rule: str | None = None) -> None:
        """Roll the science die and advance there; the end of a track voids the roll.

        `rule` is what lets the Automa roll, if no benefit does.
        """
        printed = "tap.automa.benefit.die" if benefit else "tap.automa.benefit.die-x"
        face, why = await self.roll_track(self.faces(), rule or printed)
        if self.can_advance(AUTOMA, face):
            await self.advance(AUTOMA, face, benefit=benefit, why=why)
        else:
            self.tell_stays(AUTOMA, "research", "tap.automa.benefit.die.end", (face,))

    async def advance_by_roll(self, among: tuple[str, ...]) -> None:
        """Roll until one of these tracks shows and advance there."""
        rule, listed = "tap.automa.benefit.choice.adv", self.listed(among)
        possible = listed
        if self.ruling("automa.choice_roll_finished") == "reroll":
            possible = tuple(one for one in listed if self.can_advance(AUTOMA, one))
        if not possible:
            self.tell_stays(AUTOMA, "research", rule, listed)
            return
        face, why = await self.roll_track(possible, rule)
        if self.can_advance(AUTOMA, face):
            await self.advance(AUTOMA, face, benefit=True, why=why)
        else:
            self.tell_stays(AUTOMA, "research", rule, (face,))

    @decides("tap.bots.adv.regress.valid")
    async def regress_by_roll(self, among: tuple[str, ...]) -> None:
        """Roll until one of these tracks shows and go back there; on the start nothing happens."""
        listed = self.listed(among)
        if not listed:
            return
        face, why = await self.roll_track(listed, "tap.automa.benefit.choice.regress")
        here = self.state.tracks[AUTOMA][face]
        if self.course(face).back(here) == here:
            self.tell(Skipped(what="regress", who=AUTOMA, rule="tap.bots.adv.regress.start"))
        else:
            benefit = self.ruling("automa.regress_benefit") is True
            await self.regress(AUTOMA, face, benefit=benefit, why=why)

    def faces(self) -> tuple[str, ...]:
        """What the science die of this table can show; all are equally likely."""
        return self.listed(tuple(dice()["science"].faces))

    def listed(self, among: tuple[str, ...]) -> tuple[str, ...]:
        """Those of these tracks that this table has."""
        return tuple(track for track in self.track_ids if track in among)

    @decides("tap.automa.benefit.choice")
    async def roll_track(
        self, listed: tuple[str, ...], rule: str, favorite_of: str | None = None
    ) -> tuple[str, Why]:
        """Roll the science die until it shows one of these; at the set-up somebody's favorite."""
        until = None if listed == self.faces() else LISTED
        face = await roll("science", listed, seat=YOU, at=favorite_of or until)
        self.tell(Rolled(die="science", face=face))
        return face, (Reason(rule, listed, (face,)),) if len(listed) > 1 else ()

    def refresh_tech(self) -> None:
        """The three open tech cards are discarded and replaced."""
        self.tell(Refreshed(row="tech"))

    @decides("tap.automa.benefit.tapestry", "tap.income.gain-tapestry")
    def gain_tapestry(self) -> None:
        """A tapestry card comes face down beside the income mat."""
        tapestry = self.state.tapestry
        tapestry.automa_hand += 1
        now = tapestry.automa_hand
        self.tell(TapestryGained(where="hand", from_=now - 1, to=now))


@cache
def _benefits() -> dict[tuple[str, int], tuple[Benefit, ...]]:
    return {
        (track.id, space.space): space.automa
        for track in tracks().values()
        for space in track.space
    }
