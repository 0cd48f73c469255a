"""Mad Tesla: a figure that nobody plays, and that everybody may fight."""

from collections.abc import Mapping

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import AutomaTurn, MoveUnits, PlaceStar, Step
from thirdchair.scythe.events import Ended
from thirdchair.scythe.modules.mad_tesla.striking import DESTROYED, Striking
from thirdchair.scythe.scoring import Line

GOES_ON = "tesla_goes_on"
"""Among what is laid out, where people play on after his end."""
AT_HIS_END, AT_THE_SIXTH = "destroyed", "sixth_star"
END = "fen.madtesla.end"


class MadTesla(Striking):
    """His end is the end of the game, once the turn is over in which it came."""

    finishing = False
    """Is something under way that is completed in any case: an Automa's turn, a human's move?"""
    prowls = False
    """Is it his own turn?"""

    def destroyer(self) -> str | None:
        """Whoever has destroyed him."""
        return next(iter(self.state.laid.get(DESTROYED, {})), None)

    @decides(
        "fen.madtesla.end",
        "fen.madtesla.destroyed.finish-turn",
        "fen.madtesla.destroyed.his-turn",
    )
    def ends(self) -> Ended | None:
        """With the sixth star at once, and when he is destroyed. Whoever did it in a turn of their
        own completes it; in his turn there is nothing to complete."""
        end = super().ends()
        by = self.destroyer()
        if end is not None or by is None or self.finishing or GOES_ON in self.state.laid:
            return end
        rule = "his-turn" if self.prowls else "finish-turn"
        return Ended(seat=by, rule=f"fen.madtesla.destroyed.{rule}")

    @decides("fen.modules.madtesla.end-choice")
    async def dealt(self) -> None:
        """In a free game people agree beforehand whether his end is the end."""
        await super().dealt()
        if self.state.episode is None:
            question = Pick(about="madtesla_end", options=(AT_HIS_END, AT_THE_SIXTH))
            if await ask(question) == AT_THE_SIXTH:
                self.state.laid[GOES_ON] = {AT_THE_SIXTH: 1}

    @decides("fen.modules.madtesla.end-choice", "fen.madtesla.automa.popularity")
    def different(self) -> list[str]:
        """His end ends nothing where people play on; and he alone changes an Automa's
        popularity."""
        told = super().different()
        if GOES_ON in self.state.laid:
            told.remove(END)
        free = self.automas and self.state.episode is None
        return [*told, *(["fen.madtesla.automa.popularity"] if free else [])]

    async def act(self, actor: str) -> None:
        self.prowls = True
        await super().act(actor)

    async def do_automa_turn(self, command: AutomaTurn) -> None:
        """An Automa still gains what its card shows."""
        self.finishing = True
        await super().do_automa_turn(command)
        self.finishing = False
        self.end_if_over()

    async def do_move(self, command: MoveUnits) -> None:
        """A human still fights all combats of the move, and meets whoever is there."""
        self.finishing = True
        await super().do_move(command)
        self.finishing = False
        self.end_if_over()

    async def do_star(self, command: PlaceStar) -> None:
        """A human who has destroyed him may still place a star for the rest of the turn."""
        by = self.destroyer()
        if by == command.seat and self.state.ended == by and self.may_star(by, command.triumph):
            await self.place_star(by, command.triumph)
        else:
            await super().do_star(command)

    @decides("fen.madtesla.attack.by-player")
    async def meet_all(self, human: str, steps: tuple[Step, ...], places: list[str]) -> None:
        """Whoever attacks chooses the order of the combats, as the moves are told; by a later
        English book the Factory comes first."""
        if self.ruling("a78") == "factory":
            places = sorted(places, key=lambda place: place != self.board.factory)
        await super().meet_all(human, steps, places)

    @decides("fen.e8b.score.mad-tesla")
    def score(self, seat: str, counted: Mapping[str, int]) -> list[Line]:
        """He is paid for when he falls; a table may read the scoring list as a second time."""
        lines = super().score(seat, counted)
        if self.destroyer() == seat and self.ruling("a60") == "twice":
            lines.append(Line("mad_tesla", self.number("mad_tesla.coins")))
        return lines
