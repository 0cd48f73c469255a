"""Atlantis 5, Premonition: three tapestry cards are laid at the start and turned up one by one."""

from typing import Any

from thirdchair.kit.checks import whole_number
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Number, Pick
from thirdchair.tapestry.commands import StartEra
from thirdchair.tapestry.correcting import Corrector
from thirdchair.tapestry.correcting_parts import whole
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.scenarios.events import TurnedUp
from thirdchair.tapestry.scenarios.notes import SPACES, Notes
from thirdchair.tapestry.scenarios.tables import PremonitionTable

POINTS_NEEDED = 30
MOST_PREDICTED = 99
DRAWN, NOTED = "drawn", "noted"


class Premonition(Notes):
    """You follow the traces of your ancestors: the cards of scenario 4, or three of nine."""

    mode = "atlantis-5"

    @property
    def table(self) -> PremonitionTable:
        table = self.state.scenario
        assert isinstance(table, PremonitionTable)
        return table

    async def do_income(self, command: StartEra) -> None:
        """The first lays the cards; the next three turn one up each instead of playing one."""
        await super().do_income(command)
        turn = self.state.era[YOU]
        if turn == 1:
            await self.lay_cards()
        elif self.table.face_down:
            self.turn_up()

    async def lay_cards(self) -> None:
        """Three of nine drawn cards, or those noted in scenario 4; fewer notes are filled up."""
        noted = self.table.noted
        source = DRAWN
        if noted:
            source = await ask(Pick(about="three_cards", options=(DRAWN, NOTED), seat=YOU))
        if source == NOTED:
            self.table.cards[: len(noted)] = noted
            self.remind("tap.atlantis.s5.income1.s4cards")
        if source == DRAWN or len(noted) < SPACES:
            self.remind("tap.atlantis.s5.income1.draw", "tap.atlantis.s5.income1.play")
        self.table.face_down = SPACES
        self.remind(
            "tap.atlantis.s5.income1.noeffect",
            "tap.atlantis.s5.income1.facedown",
            "tap.atlantis.s5.income1.return",
            "tap.atlantis.s5.income1.predict",
        )

    def turn_up(self) -> None:
        """The leftmost face-down card counts as just played."""
        place = SPACES - self.table.face_down
        self.table.face_down -= 1
        card = self.cards[place]
        self.tell(TurnedUp(space=place + 1, card=card, rule="tap.atlantis.s5.reveal"))
        self.remind("tap.atlantis.s5.reveal.effect", "tap.atlantis.s5.nogain")

    def scenario_parts(self) -> dict[str, Corrector]:
        return super().scenario_parts() | {"face_down": self._correct_face_down}

    def _correct_face_down(self, rest: list[str], value: Any) -> int:
        whole(rest, "face_down")
        was, self.table.face_down = self.table.face_down, whole_number(value, 0, SPACES)
        return was

    async def reaches_goal(self) -> bool:
        """At least 30 points by the predictions of the Mystics."""
        points: int = await ask(Number(about="prediction_vp", seat=YOU, min=0, max=MOST_PREDICTED))
        return self.compare(points, POINTS_NEEDED, "tap.atlantis.s5.goal")
