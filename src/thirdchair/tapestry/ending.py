"""The end: you against the Automa."""

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Number
from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.income import BOTS_SEAT, IncomeTurns
from thirdchair.tapestry.commands import Finish
from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.events import Result, TieBroken
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.state import Outcome

MOST_POINTS = 999
MOST_RESOURCES = 32


class YourPoints(Number, frozen=True, kw_only=True, tag="number"):
    """What your marker shows at the end; `included` are the points that were just scored there."""

    included: int = 0


class Ending(IncomeTurns):
    """Most points win; on a tie resources left, and the Automa has none."""

    @decides("tap.end.shadow", "tap.end.who")
    async def do_finish(self, command: Finish) -> None:
        """The Shadow Empire takes no part. Your points are asked now, and only now."""
        await self.last_income()
        await self.score_end()
        included = self.end_points().get(YOU, 0)
        yours = await ask(
            YourPoints(about="vp", seat=YOU, min=0, max=MOST_POINTS, included=included)
        )
        vp = {AUTOMA: self.state.vp[AUTOMA], YOU: yours}
        winner = await self.winner(vp)
        self.state.over = True
        self.state.result = Outcome(winner=winner, vp=vp)
        self.tell(Result(winner=tuple(winner), vp=vp))

    @decides("tap.end.income5")
    async def last_income(self) -> None:
        """The Automa's fifth income turn, if the table lets it wait for you."""
        era = self.state.era
        last = numbers().last_income
        if self.ruling("automa.final_income") == "with_human" and era[BOTS_SEAT] < last:
            era[BOTS_SEAT] = last - 1
            await self.income_turn()

    async def score_end(self) -> None:
        """Score what comes at the very end; in the base game nothing."""

    def end_points(self) -> dict[str, int]:
        """What is scored at the very end, by seat; in the base game nothing.

        The table is told to move your marker, so the points that you name then include yours.
        """
        return {}

    async def winner(self, vp: dict[str, int]) -> list[str]:
        """By the rules of the base game, between the two of you."""
        if vp[YOU] != vp[AUTOMA]:
            return [max(vp, key=vp.__getitem__)]
        left = await ask(Number(about="resources", seat=YOU, min=0, max=MOST_RESOURCES))
        self.tell(TieBroken(resources={AUTOMA: 0, YOU: left}, rule="tap.end.winner"))
        return [YOU] if left else [AUTOMA, YOU]
