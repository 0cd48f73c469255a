"""How the Annihilator appears, and its turns: two dice, and somebody who chooses one of them."""

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick, Roll
from thirdchair.kit.rules import decides
from thirdchair.scythe.answers import FACES
from thirdchair.scythe.events import Rolled
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.modules.module import Module

ANNIHILATOR = "annihilator"
DIE = "d6"
DICE = 2


class Waking(Module):
    """Whoever comes first wakes it, and decides for it from then on."""

    def awake(self) -> bool:
        """Does it stand on the board?"""
        return ANNIHILATOR in self.state.actors

    @decides(
        "fen.vernichter.controller",
        "fen.vernichter.enemy-all",
        "fen.vernichter.turn.when",
        "fen.vernichter.turn.first",
    )
    async def wake(self, seat: str) -> None:
        """It stands on the Factory, and its turn is right before that of whoever came first: all
        others take a turn before it."""
        rule = "fen.vernichter.reveal.place"
        self.appears(ANNIHILATOR, at=self.board.factory, before=seat, controller=seat, rule=rule)
        await self.choose_power(seat, "fen.vernichter.reveal.dice", "fen.vernichter.reveal.mark")
        self.tell(StepToDo(rule="fen.vernichter.reveal.objectives"))

    @decides("fen.vernichter.reveal.worker")
    async def send_workers_home(self, seat: str) -> None:
        """Were there only workers? They go home, and nobody fights."""
        factory = self.board.factory
        if self.state.board is False or not self.combat_units(seat, factory):
            await self.retreat(seat, "worker", factory, "fen.vernichter.reveal.worker")

    # Its turn

    @decides("fen.vernichter.turn.end")
    async def act(self, actor: str) -> None:
        """Its strength until its next turn; it does not move."""
        if actor != ANNIHILATOR:
            await super().act(actor)
            return
        controller = self.state.actors[actor].controller or ""
        await self.choose_power(controller, "fen.vernichter.turn.roll", "fen.vernichter.turn.mark")

    @decides("fen.vernichter.reveal.dice", "fen.vernichter.turn.roll")
    async def choose_power(self, controller: str, rule: str, marked: str) -> None:
        """Two dice, one of which counts: people choose it, and an Automa takes the lower one."""
        dice = [int(await ask(Roll(die=DIE, options=FACES, seat=controller))) for _ in range(DICE)]
        choice = Choice(tuple(dict.fromkeys(dice)))
        if self.state.seats[controller].kind == "automa":
            rule = "fen.vernichter.automa.lower-die"
            choice.keep_nearest(rule, lambda die: die)
        chosen = choice.left[0]
        if choice.open:
            options = tuple(sorted(choice.left))
            chosen = await ask(Pick(about="power_die", seat=controller, options=options))
        self.tell(Rolled(seat=controller, dice=tuple(dice), counts=chosen, rule=rule))
        self.mark(ANNIHILATOR, chosen, marked)
