"""What lies on the Factory: whoever comes first opens it, be it a worker or an Automa."""

from collections.abc import Iterable, Sequence

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import Event, ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.asked.evidence import Look
from thirdchair.scythe.chapter import COMBAT_UNITS
from thirdchair.scythe.commands import Step
from thirdchair.scythe.content import Move
from thirdchair.scythe.events import Why
from thirdchair.scythe.fenris.episodes.five.influence import Influence
from thirdchair.scythe.fenris.episodes.stopping import refuse_to_go_on
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fighting.battle import Battle
from thirdchair.scythe.modules.annihilator import Annihilator
from thirdchair.scythe.modules.annihilator.waking import ANNIHILATOR
from thirdchair.scythe.moves.field import Field
from thirdchair.scythe.state import AutomaState

BOX = "c"
CLOSED = "box_c"
"""What lies on the Factory as long as nobody has come there."""
OPEN = "open"
FIGHTER, WORKER, NONE = "fighter", "worker", "none"
TOWARD = "fen.e5.automa.move"


class Fortress(Influence):
    """Box C on the Factory, and Automas that go there."""

    def __init__(self, state: AutomaState, events: list[Event]) -> None:
        super().__init__(state, events)
        self.joined: list[Step] = []
        """Who came to the Factory in this move after the box was opened."""

    @decides("fen.e5.setup.box-c")
    async def laid_out(self) -> None:
        await super().laid_out()
        self.state.laid[CLOSED] = {self.board.factory: 1}

    def closed(self) -> bool:
        """Does the box still lie there?"""
        return CLOSED in self.state.laid

    # Who opens it

    @decides("fen.e5.factory.stop", "fen.e5.factory.open", "fen.vernichter.reveal.must-fight")
    async def entered(self, human: str, steps: tuple[Step, ...]) -> None:
        """The first unit of all. Whoever else went there in the same move fights, too."""
        await super().entered(human, steps)
        here = [step for step in steps if step.to == self.board.factory]
        if here and self.closed():
            refuse_to_go_on(here[0], steps, "box-stops")
            await self.discover(human)
            if any(step.unit in COMBAT_UNITS for step in here):
                self.must_fight(human)
                await self.others_join(human)
            else:
                await self.nobody_fights(human)

    @decides("fen.vernichter.reveal.combat-after")
    async def meet_all(self, human: str, steps: tuple[Step, ...], places: list[str]) -> None:
        """Whoever has joined came in the same move."""
        await super().meet_all(human, (*steps, *self.joined), places)

    async def march(
        self, automa: str, unit: str, start: str, end: str, action: str, why: Why
    ) -> None:
        """An Automa's unit may be the first: it fights at once, or goes home."""
        await super().march(automa, unit, start, end, action, why)
        if end == self.board.factory and self.closed():
            await self.discover(automa)
            await self.follow_up(automa, unit)

    async def discover(self, seat: str) -> None:
        """The box is held to be opened; what is in it everybody may know from then on."""
        await ask(Pick(about=CLOSED, seat=seat, at=self.board.factory, options=(OPEN,)))
        await self.unpack(seat)

    async def unpack(self, seat: str) -> None:
        """Nobody opens it a second time."""
        del self.state.laid[CLOSED]
        self.box_opened(BOX, seat)
        assert isinstance(self, Annihilator)
        await self.wake(seat)

    def must_fight(self, seat: str) -> None:
        """The last line of the card for a human who has come with combat units."""
        if seat in self.humans:
            self.tell(StepToDo(rule="fen.vernichter.reveal.must-fight", seat=seat))

    @decides("fen.vernichter.reveal.finish-move")
    async def others_join(self, human: str) -> None:
        """What the box shows may call for help: with the moves that are left more units come,
        one by one as people say. With cards only nobody keeps where units stand."""
        factory = self.board.factory
        while self.state.board is not False and (away := self._away(human)):
            unit = await ask(Pick(about="box_joins", seat=human, options=(NONE, *away)))
            if unit == NONE:
                return
            if self.state.board is True:
                start = await self._whence(human, unit, away[unit])
                step = Step(unit=unit, from_=start, to=factory)
            else:  # nobody says whence, only how many stand there then
                step = Step(unit=unit, to=factory, n=self.count(human, unit, factory) + 1)
            self.go_step(human, step)
            self.joined.append(step)

    def _away(self, human: str) -> dict[str, list[str]]:
        """Where units of each kind stand that are not at the Factory."""
        places = {unit: self.places_of(human, (unit,)) for unit in (*COMBAT_UNITS, WORKER)}
        factory = self.board.factory
        away = {unit: [one for one in at if one != factory] for unit, at in places.items()}
        return {unit: at for unit, at in away.items() if at}

    async def _whence(self, human: str, unit: str, places: list[str]) -> str:
        """Asked only if it can be several."""
        if len(places) == 1:
            return places[0]
        question = Pick(about="box_joins_from", seat=human, options=tuple(places))
        return str(await ask(question))

    async def nobody_fights(self, seat: str) -> None:
        assert isinstance(self, Annihilator)
        await self.send_workers_home(seat)

    @decides("fen.vernichter.reveal.must-fight", "fen.vernichter.reveal.combat-after")
    async def follow_up(self, seat: str, unit: str) -> None:
        """A combat unit must fight, a worker goes home."""
        if unit in COMBAT_UNITS:
            self.must_fight(seat)
            await self.fight(Battle(seat, ANNIHILATOR, self.board.factory))
        else:
            await self.nobody_fights(seat)

    # By hand: people who tell no moves, and cards only

    async def opened_by(self, seat: str) -> None:
        """Somebody says that a unit of this seat was the first."""
        if not self.closed():
            raise not_now("box-opened-already", where="do.box")
        self.still_running()
        unit = await self.who_came(seat)
        await self.unpack(seat)
        if unit == FIGHTER and self.state.board is False:
            await self.fight_by_hand(seat, ANNIHILATOR, self.board.factory)
        elif unit == FIGHTER and self.tells_nothing(seat):
            self.must_fight(seat)
        else:
            if unit == FIGHTER:
                await self.others_join(seat)
            await self.follow_up(seat, "mech" if unit == FIGHTER else WORKER)
        self.end_if_over()

    async def who_came(self, seat: str) -> str:
        """A combat unit, or workers only? Asked where the board does not say it."""
        if self.state.board is not False and self.stands(seat, self.board.factory):
            return FIGHTER if self.combat_units(seat, self.board.factory) else WORKER
        question = Pick(about="box_unit", seat=seat, options=(FIGHTER, WORKER))
        return str(await ask(question))

    def tells_nothing(self, seat: str) -> bool:
        """People among themselves fight without the app, and say who has won."""
        return not self.automas and not self.stands(seat, self.board.factory)

    async def by_hand(self, automa: str, entries: Sequence[Move]) -> None:
        """With cards only the table says whether a unit has come to the Factory."""
        if self.closed() and any(entry.do in ("move_mech", "move_character") for entry in entries):
            self.tell(StepToDo(rule=TOWARD, seat=automa))
        await super().by_hand(automa, entries)
        if not self.closed() or self.state.ended is not None or not self.places_of(automa):
            return
        question = Pick(about="first_there", seat=automa, options=(NONE, FIGHTER, WORKER))
        came = await ask(question)
        if came != NONE:
            await self.discover(automa)
            if came == FIGHTER:
                await self.fight_by_hand(automa, ANNIHILATOR, self.board.factory)
            else:
                self.tell(StepToDo(rule="fen.vernichter.reveal.worker", seat=automa))

    # Automas go there

    @decides("fen.e5.automa.move")
    def toward_enemies(self, choice: Choice[str], field: Field) -> None:
        """In a peaceful move a combat unit goes toward the Factory, wherever enemies are."""
        choice.keep_nearest(TOWARD, self.board.to_factory.__getitem__)

    def prove_toward(
        self, automa: str, kind: str, field: Field, area: list[str], look: Look
    ) -> bool:
        """Only who closes a territory that is nearer matters."""
        way = self.ways_of(automa, kind, field, area, look)
        if way is None:
            return False
        start, candidates = way
        key = self.board.to_factory.__getitem__
        end = self.prove_order(look, candidates, key, *self.by_units(field))
        return self.goes(start, end)

    def drawn_from(self) -> Iterable[str]:
        """Nobody farther away draws it."""
        return ()
