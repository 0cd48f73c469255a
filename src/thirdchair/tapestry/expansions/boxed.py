"""Automa civilizations that we have no text for but My box has: played as it says, or by hand.

By hand means: you read the card, do what it says, and tell what can change the table.
"""

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Number, Pick
from thirdchair.tapestry.box import Block, BoxCivilization, box_civilizations
from thirdchair.tapestry.charts import Civilization
from thirdchair.tapestry.events import CivilizationCard, CivilizationNote, Skipped
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.setup.preparing import Preparing

DONE = "done"
MOST_POINTS = 99
RULES = {"AA": "tap.solo.comp.civ.aa", "FF": "tap.solo.comp.civ.ff"}
BY_HAND = Block(do="ask")


class BoxedCivilizations(Preparing):
    """The civilization cards of Arts & Architecture and of Fantasies & Futures."""

    def automa_civs(self) -> dict[str, Civilization]:
        """With those that the owner has entered, of the expansions in play."""
        return super().automa_civs() | {
            civ.id: Civilization(id=civ.id, favorite=civ.favorite, effect=(), back=civ.back)
            for civ in box_civilizations(self.state.box).values()
            if civ.expansion in self.state.expansions
        }

    async def use_civilization(self, civ: str, turn: int) -> None:
        boxed = box_civilizations(self.state.box).get(civ)
        if boxed is None:
            await super().use_civilization(civ, turn)
            return
        for block in boxed.effects or (BY_HAND,):
            if turn in block.turns:
                await self.use_block(block, boxed, turn)

    async def use_block(self, block: Block, civ: BoxCivilization, turn: int) -> None:
        """One building block of an effect."""
        rule = RULES[civ.expansion]
        match block.do:
            case "advance":
                track = self.state.favorites[AUTOMA] if block.track == "favorite" else block.track
                await self.advance_if_possible(track or "", rule, benefit=block.benefit)
            case "research":
                await self.research(benefit=block.benefit)
            case "conquer":
                await self.conquer(anywhere=block.anywhere)
            case "explore":
                await self.explore(anywhere=block.anywhere)
            case "points":
                self.score(AUTOMA, block.n * self.count_for(block.per), "civilization", rule)
            case "tapestry":
                self.gain_tapestry()
            case "landmark":
                await self.ask_landmark(rule)
            case "note":
                self.tell(CivilizationNote(civ=civ.id, note=block.text.strip(), rule=rule))
            case "ask":
                self.tell(CivilizationCard(civ=civ.id, turn=turn, rule=rule))
                await self.play_by_hand(civ.id, rule)

    async def advance_if_possible(self, track: str, rule: str, *, benefit: bool) -> None:
        """One space on a track, if this table has it and the Automa can advance there."""
        if track in self.open_tracks():
            await self.advance(AUTOMA, track, benefit=benefit)
        elif track not in self.track_ids:
            self.tell(Skipped(what="no_track", who=AUTOMA, rule=rule))
        else:
            self.tell_stays(AUTOMA, "advance_on", rule, (track,))

    def open_tracks(self) -> tuple[str, ...]:
        """The tracks on which the Automa can advance."""
        return tuple(track for track in self.track_ids if self.can_advance(AUTOMA, track))

    def count_for(self, per: str | None) -> int:
        """What points are counted by."""
        match per:
            case None:
                return 1
            case "tapestry":
                return self.state.tapestry.automa_hand
        return self.count(per)

    async def play_by_hand(self, civ: str, rule: str) -> None:
        """What the card does, one thing after the other, until you say that it is done."""
        while True:
            did = await ask(Pick(about="civ_card", options=self.doings(), seat=YOU, at=civ))
            match did:
                case "advance" | "advance_without_benefit":
                    track = await ask(Pick(about="civ_track", options=self.open_tracks(), seat=YOU))
                    await self.advance(AUTOMA, track, benefit=did == "advance")
                case "research" | "research_without_benefit":
                    await self.research(benefit=did == "research")
                case "conquer":
                    await self.conquer()
                case "explore":
                    await self.explore()
                case "points":
                    points = await ask(Number(about="civ_points", seat=YOU, min=1, max=MOST_POINTS))
                    self.score(AUTOMA, points, "civilization", rule)
                case "tapestry":
                    self.gain_tapestry()
                case "landmark":
                    await self.ask_landmark(rule)
                case _:
                    return

    def doings(self) -> tuple[str, ...]:
        """What a card may do to the table; what cannot be done now is left out."""
        advance = ("advance", "advance_without_benefit") if self.open_tracks() else ()
        landmark = ("landmark",) if self.free_landmarks() else ()
        research = ("research", "research_without_benefit")
        return (DONE, *advance, *research, "conquer", "explore", "points", "tapestry", *landmark)

    async def ask_landmark(self, rule: str) -> None:
        """A landmark of a track for the Automa: which one the card says."""
        free = self.free_landmarks()
        if free:
            self.take_landmark(
                AUTOMA, await ask(Pick(about="civ_landmark", options=free, seat=YOU))
            )
        else:
            self.tell(Skipped(what="landmark", who=AUTOMA, rule=rule))

    def free_landmarks(self) -> tuple[str, ...]:
        """The landmarks of the tracks that nobody has."""
        return tuple(
            landmark
            for landmark, owner in self.state.landmarks.items()
            if owner is None and landmark.partition(":")[0] in self.track_ids
        )
