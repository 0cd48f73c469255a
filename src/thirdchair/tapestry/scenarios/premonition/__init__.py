"""Atlantis 5, Premonition: three tapestry cards are laid at the start and turned up one by one."""

from collections.abc import Iterator

import msgspec

from thirdchair.kit.flow import Event, ask
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.questions import Number, Pick
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.tapestry.commands import StartEra
from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.put_back import Back
from thirdchair.tapestry.scenarios import parts
from thirdchair.tapestry.scenarios.atlantis import AtlantisSetup
from thirdchair.tapestry.scenarios.correcting import checked_title
from thirdchair.tapestry.scenarios.notes import SPACES, Notes
from thirdchair.tapestry.scenarios.parts import Fact, Goal, Part
from thirdchair.tapestry.scenarios.state import ScenarioState
from thirdchair.tapestry.setup.steps import Step

POINTS_NEEDED = 30
MOST_PREDICTED = 99
DRAWN, NOTED = "drawn", "noted"


class PremonitionTable(msgspec.Struct, tag_field="number", tag=5):
    """`cards`: what lies on the three spaces of your income mat, as far as you have said so.

    `noted`: those that came from scenario 4. `face_down`: how many are still to be turned up.
    """

    cards: list[str | None]
    noted: list[str]
    face_down: int = 0


class PremonitionState(ScenarioState, tag="atlantis", kw_only=True):
    """A table of this scenario."""

    scenario: PremonitionTable


class TurnedUp(Event, frozen=True, tag="turned_up", omit_defaults=True):
    """Your leftmost face-down tapestry card counts as just played."""

    space: int
    rule: str
    card: str | None = None


class Premonition(Notes):
    """You follow the traces of your ancestors: the cards of scenario 4, or three of nine."""

    state: PremonitionState
    table = PremonitionState
    begins_with_cards = True

    @classmethod
    def fresh(cls, setup: AtlantisSetup) -> PremonitionTable:
        if len(setup.cards) > SPACES:
            raise bad_input("too-many-cards", where="new.cards", most=SPACES)
        noted = [checked_title(card, "new.cards") for card in setup.cards]
        return PremonitionTable(cards=[None] * SPACES, noted=noted)

    @property
    def laid(self) -> PremonitionTable:
        """The cards on your income mat."""
        return self.state.scenario

    async def do_income(self, command: StartEra) -> None:
        """The first lays the cards; the next three turn one up each instead of playing one."""
        await super().do_income(command)
        turn = self.state.era[YOU]
        if turn == 1:
            await self.lay_cards()
        elif self.laid.face_down:
            self.turn_up()

    @decides("tap.atlantis.s5.income1.s4cards", "tap.atlantis.s5.income1.facedown")
    async def lay_cards(self) -> None:
        """Three of nine drawn cards, or those noted in scenario 4; fewer notes are filled up."""
        noted = self.laid.noted
        source = DRAWN
        if noted:
            source = await ask(Pick(about="three_cards", options=(DRAWN, NOTED), seat=YOU))
        if source == NOTED:
            self.laid.cards[: len(noted)] = noted
            self.remind("tap.atlantis.s5.income1.s4cards")
        if source == DRAWN or len(noted) < SPACES:
            self.remind("tap.atlantis.s5.income1.draw", "tap.atlantis.s5.income1.play")
        self.laid.face_down = SPACES
        self.remind(
            "tap.atlantis.s5.income1.noeffect",
            "tap.atlantis.s5.income1.facedown",
            "tap.atlantis.s5.income1.return",
            "tap.atlantis.s5.income1.predict",
        )

    def turn_up(self) -> None:
        """The leftmost face-down card counts as just played."""
        place = SPACES - self.laid.face_down
        self.laid.face_down -= 1
        card = self.cards[place]
        self.tell(TurnedUp(space=place + 1, card=card, rule="tap.atlantis.s5.reveal"))
        self.remind("tap.atlantis.s5.reveal.effect", "tap.atlantis.s5.nogain")

    async def reaches_goal(self) -> bool:
        """At least 30 points by the predictions of the Mystics."""
        points: int = await ask(Number(about="prediction_vp", seat=YOU, min=0, max=MOST_PREDICTED))
        return self.compare(points, POINTS_NEEDED, "tap.atlantis.s5.goal")

    # What it says of itself

    def steps(self, setup: BaseSetup) -> Iterator[Step]:
        yield Step("tap.atlantis.s5.income1.play", "step-first-income-premonition")

    def facts(self) -> Iterator[Fact]:
        yield Fact("face-down", {"count": self.laid.face_down})
        yield from super().facts()

    def goal(self) -> Goal:
        return Goal(asks="prediction_vp", most=MOST_PREDICTED)

    def parts(self) -> list[Part]:
        face_down = self.laid.face_down
        return [
            parts.Titles(name="cards", value=self.cards),
            parts.Counter(name="face_down", value=face_down, low=0, high=SPACES),
        ]

    def put_back(self) -> tuple[Back, ...]:
        return ()
