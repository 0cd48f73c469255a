"""The mode `horde`: its set-up, and the turn of the Horde at the end of every round."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from thirdchair.kit.commands import Command
from thirdchair.kit.content import load
from thirdchair.kit.flow import Rule, ask
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.questions import Pick, Roll
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe import commands as c
from thirdchair.scythe.answers import FACES
from thirdchair.scythe.content import PACKAGE
from thirdchair.scythe.events import Rolled, Starts
from thirdchair.scythe.fighting.battle import Battle
from thirdchair.scythe.horde.events import HordeFaction, HordeStands, HordeWaits
from thirdchair.scythe.horde.fixing import Fixing
from thirdchair.scythe.horde.setups import EASIER, TESLA, TILES, every_faction, lenders
from thirdchair.scythe.horde.state import FIGURES, HORDE
from thirdchair.scythe.modules.sheets import Sheet
from thirdchair.scythe.setup.preparing import Told
from thirdchair.scythe.setup.steps import Step
from thirdchair.scythe.state import Actor

BLUE, RISE = "blue", "rise"
HordeCommand = (
    c.ActorTurn | c.MoveUnits | c.Place | c.Remove | c.Gain | c.PlaceStar | c.Correct | c.Surrender
)


class Horde(Fixing):
    """Six figures that move alike, and everybody's enemy."""

    mode = HORDE
    commands: ClassVar[Any] = HordeCommand | c.Finish
    """No Automa has a turn here. Who wants to count is told that nobody does."""
    own_sheet: ClassVar[Sheet] = load(PACKAGE, "horde/sheet.toml", Sheet)

    def carry_out(self, command: Command) -> Rule:
        """People together may also stop."""
        if isinstance(command, c.Surrender):
            return self.do_surrender(command)
        return super().carry_out(command)

    # Set-up

    async def dealt(self) -> None:
        """When everybody has a faction, the Horde gets its own."""
        await super().dealt()
        await self.choose_faction()

    @decides("fen.horde.setup.faction", "fen.horde.setup.faction.unused")
    async def choose_faction(self) -> None:
        """Any that nobody plays; one is recommended for its looks."""
        band = self.state.band
        if not band.faction:
            free = tuple(self.free_factions())
            if not free:
                raise not_now("horde-no-faction", where="new.faction")
            band.faction = free[0] if len(free) == 1 else await self._pick_faction(free)
        self.tell(HordeFaction(faction=band.faction, rule="fen.horde.setup.faction"))

    async def _pick_faction(self, free: tuple[str, ...]) -> str:
        looks = "fenris" if "fenris" in free else None
        seats = tuple(self.humans)
        question = Pick(about="horde_faction", seats=seats, options=free, proposal=looks)
        return str(await ask(question))

    @decides("fen.horde.setup.faction.unused")
    def goes_round(self) -> None:
        """One faction more than people must be there, for the Horde."""
        drawn = sum(not one.faction for one in self.state.seats.values())
        if not self.state.band.faction and len(self.free_factions()) <= drawn:
            raise bad_input("horde-no-faction", where="new.faction")
        super().goes_round()

    def gone_factions(self) -> set[str]:
        """Nobody draws the faction whose pieces the Horde has."""
        return super().gone_factions() | {self.state.band.faction}

    def free_factions(self) -> list[str]:
        """Those that nobody plays: what is in the box, with the two of this expansion."""
        used = self.gone_factions()
        free = {key: one for key, one in every_faction().items() if key not in used}
        own = [key for key, one in free.items() if one.expansion == RISE]
        return sorted({*self.owned(free), *own})

    @decides(
        "fen.horde.setup.units",
        "fen.horde.setup.popularity",
        "fen.horde.setup.last",
        "fen.horde.turn.last",
    )
    async def laid_out(self) -> None:
        """One figure on each territory around the Factory, a card beside its tile, and the clock
        at its start. Its turn ends every round."""
        await super().laid_out()
        first = self.first_turn().seat
        self.state.actors[HORDE] = Actor(before=first)
        around = self.board.around[self.board.factory] - {self.board.factory}
        places = dict(zip(FIGURES, self.board.in_order(around), strict=True))
        for figure, at in places.items():
            self.state.actors[figure] = Actor(before=first, at=at)
        self.tell(HordeStands(figures=places, rule="fen.horde.setup.units"))
        self.state.band.popularity = self.number("horde.popularity")
        await self.one_card_more("fen.horde.setup.power")

    @decides("fen.horde.setup.first")
    def first_turn(self) -> Starts:
        """The lowest number on a player mat."""
        return self.lowest_mat("fen.horde.setup.first")

    # Whose turn it is

    def turn_order(self) -> list[str]:
        """The seats, and right before the one that begins a round the Horde; never a figure."""
        return [one for one in super().turn_order() if one not in FIGURES]

    def actors(self) -> list[str]:
        """People, and the Horde while it stands."""
        return self.turn_order()

    async def do_actor_turn(self, command: c.ActorTurn) -> None:
        """Nobody but the Horde is played by the app."""
        if command.actor != HORDE:
            raise bad_input("unknown-actor", where="do.actor", value=command.actor, options=[HORDE])
        self.still_running()
        self.state.turn += 1
        await self.act(HORDE)
        self.end_if_over()

    # Its turn

    @decides("fen.horde.turn.1", "fen.horde.turn.1a", "fen.horde.turn.1b", "fen.horde.turn.1c")
    async def act(self, actor: str) -> None:
        """First the clock. While it is high that is all; at its end the Horde has won."""
        last = self.state.band.popularity == 1
        self.run_clock(1, f"fen.horde.turn.1{'c' if last else ''}")
        if self.state.over:
            return
        above = self.state.band.popularity - self.number("horde.moves_from")
        if above > 0:
            self.tell(HordeWaits(n=above - 1, rule="fen.horde.turn.1a"))
            return
        await self.goes_on()

    @decides("fen.horde.turn.2")
    async def goes_on(self) -> None:
        """Then the blue die: all figures go where its arrow points, and meet whoever is there."""
        face: int = await ask(Roll(die=BLUE, options=FACES))
        self.tell(Rolled(seat=HORDE, dice=(face,), counts=face, rule="fen.horde.turn.2"))
        side = await self.arrow_of(face)
        came = await self.all_go(side)
        await self.look_at(came)
        for place in came:
            if not self.state.over:
                await self.clear(place)
        await self.clash([place for place in came if self.defenders(place)])

    @decides("fen.horde.combat.by-horde", "fen.horde.combat.order", "fen.horde.combat.trigger")
    async def clash(self, places: list[str]) -> None:
        """All have moved by now; the players choose which combat comes next."""
        left = self.board.in_order(places)
        while left and not self.state.over:
            place = left[0]
            if len(left) > 1:
                seats = tuple(self.humans)
                question = Pick(about="horde_combat", seats=seats, options=tuple(left))
                place = str(await ask(question))
            left.remove(place)
            if self.defenders(place):
                figure, seat = self.figures_at(place)[0], self.defenders(place)[0]
                await self.fight(Battle(figure, seat, place))

    # What is seen

    def shown(self) -> dict[str, Any]:
        """The Horde in the view: what lies beside its tile, and which tiles need a star."""
        band: dict[str, Any] = msgspec.to_builtins(self.state.band)
        return {**band, "strength": self.base_strength(), "bare": self.bare()}

    # For the hands

    def usual_steps(self, setup: BaseSetup, told: Told) -> Iterator[Step]:
        """The board and the seats, then what lies beside the Horde tile, and what the modules
        have in their boxes."""
        count = len(self.state.seats) + self.numbers.factory_cards_more
        here = "page-scythe-checklist-factory"
        yield Step("fen.horde.setup.normal", here=here, args={"count": count})
        yield from (self.seat_step(event) for event in told if event["type"] == "seated")
        yield from (Step(sheet.where) for sheet in self.fetched_from())
        yield from self._told_steps(told)
        yield Step("fen.horde.setup.tile-horde")
        yield Step("fen.horde.setup.popularity")
        yield Step("fen.horde.setup.blue-die")
        yield Step("fen.horde.setup.stars")
        yield from (Step(f"fen.horde.{one}") for one in self._variants())
        own = [one for one in self.sheets if one.id in self.state.modules and one.id != TILES]
        said = [sheet.where for sheet in self.fetched_from()]
        rules = [rule for sheet in own for rule in sheet.steps if rule not in said]
        yield from (Step(rule) for rule in rules)
        if TESLA in self.state.modules:
            yield Step("fen.modules.tesla.one-figure")

    def fetched_from(self) -> list[Sheet]:
        """What its tile and its six figures come from, as far as that has a box of its own."""
        return [self.own_sheet, *lenders(self.state.band.faction)]

    def steps(self, setup: BaseSetup, told: Told) -> Iterator[Step]:
        """With what the modules add, and in the end who of them begins."""
        yield from super().steps(setup, told)
        starts = tuple(one for one in told if one["type"] == "starts")
        yield Step("fen.horde.setup.first", says=starts)
        yield Step("fen.horde.setup.last")

    def different(self) -> list[str]:
        """Some rules of other modules do not hold against the Horde, or hold in other words; what
        a tile asks is told where it lies."""
        instead, of_tile = self.own_sheet.instead, self.own_sheet.of_tile
        told = [other for rule in super().different() if (other := instead.get(rule, rule))]
        return [rule for rule in told if of_tile.get(rule) in (None, *self.state.track)]

    def _told_steps(self, told: Told) -> Iterator[Step]:
        """What was drawn: tiles, whose pieces, where they stand, the first card."""
        rules = {
            "tiles_laid": "fen.horde.setup.tiles.reveal",
            "horde_faction": "fen.horde.setup.faction",
            "horde_stands": "fen.horde.setup.units",
            "horde_strength": "fen.horde.setup.power-card",
        }
        by_type: dict[str, Mapping[str, Any]] = {str(one["type"]): one for one in told}
        for kind, rule in rules.items():
            if kind in by_type:
                more = "page-horde-first-card" if kind == "horde_strength" else ""
                yield Step(rule, says=(by_type[kind],), more=more)

    def _variants(self) -> Iterator[str]:
        band = self.state.band
        if any(one in self.state.modules for one in EASIER):
            yield "variant.easier"
        if band.harder:
            yield "variant.harder"
        if band.airships:
            yield "variant.airships.advice"
