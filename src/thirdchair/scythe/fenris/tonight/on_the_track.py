"""Stars in the campaign: all of them lie on the triumph track, those of the Automas, too.

What an Automa can reach in play it earns as people do. A star of its star tracker goes to a space
that two dice pick among those that it cannot earn.
"""

from collections.abc import Callable, Iterator
from typing import ClassVar

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Roll
from thirdchair.kit.rules import decides
from thirdchair.scythe.answers import FACES
from thirdchair.scythe.events import Ended, Rolled, Why
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.modules.module import Episode
from thirdchair.scythe.setup.setups import TRACKER

BESIDE = "beside"
"""Where a star lies for which the track has no space left."""
GAMBIT = "gambit"
"""What of another expansion is played with tonight."""
RESOLUTION_TILES = ("doomsday_clock", "backup_plan")
"""Tiles that say otherwise how a game ends."""


class OnTheTrack(Episode):
    """The triumph track of an evening: that of its modules, or else of the board."""

    before: ClassVar[tuple[str, ...]] = ()
    """Spaces that count before the first one."""
    own_numbers: ClassVar[dict[str, int]] = {}
    """Numbers of tonight's own rules, by the names in its sheet."""

    @classmethod
    def track(cls) -> tuple[str, ...]:
        return (*cls.before, *super().track())

    def triumphs(self, seat: str) -> list[str]:
        """What a seat can place stars for tonight; an Automa also where no space is left."""
        if self.state.seats[seat].kind == "human":
            return super().triumphs(seat)
        return [*dict.fromkeys(self.material.track), BESIDE]

    def seat_down(self, seat: str) -> None:
        """With a place for each star that the track has tonight."""
        super().seat_down(seat)
        self.state.seats[seat].stars = dict.fromkeys(self.triumphs(seat), 0)

    def star_limit(self, seat: str, triumph: str) -> int:
        """Beside the track there is room for all."""
        return self.numbers.stars if triumph == BESIDE else super().star_limit(seat, triumph)

    @decides("fen.automa.stars.on-track", "fen.automa.stars.place")
    async def place_star(self, seat: str, triumph: str, why: Why = ()) -> bool:
        if triumph == TRACKER:
            if self.stars_for(seat, triumph) <= 0:
                return False
            triumph, why = await self.counted_space(seat, why)
        placed = await super().place_star(seat, triumph, why)
        if placed:
            self.star_lies(seat, triumph)
        return placed

    def star_lies(self, seat: str, triumph: str) -> None:
        """Point: a star lies on a space of the track. Asked after each."""

    def calls(self) -> Iterator[StepToDo]:
        """Point: what the table should hear by now: something is found, a limit is reached."""
        yield from ()

    @decides("fen.e4.setup.wind-gambit")
    def ends(self) -> Ended | None:
        """Where a resolution tile lies, it says what the sixth star does: then people end the game
        by telling its result."""
        lie = self.state.laid.get(GAMBIT, {})
        return None if any(tile in lie for tile in RESOLUTION_TILES) else super().ends()

    when_opened: Callable[[str, str], None] | None = None
    """Tells the campaign that a box has been opened in play; None where nobody hears it."""

    def box_opened(self, box: str, seat: str) -> None:
        """A unit of a seat has opened a box: from now on everybody may know what lay in it."""
        if self.when_opened is not None:
            self.when_opened(box, seat)

    # The dice

    @decides("fen.automa.stars.skip-list", "fen.automa.stars.skip-for-b")
    def valid_spaces(self, automa: str) -> list[int]:
        """The spaces that the dice count, by their place from 1: those that the Automa cannot
        earn, without a star of its own."""
        mine = dict(self.state.seats[automa].stars)
        valid = []
        for place, triumph in enumerate(self.material.track, start=1):
            if mine.get(triumph, 0) > 0:
                mine[triumph] -= 1
            elif not self.earns(place):
                valid.append(place)
        return valid

    @decides("fen.automa.stars.wrap")
    async def counted_space(self, automa: str, why: Why) -> tuple[str, Why]:
        """Two dice, the lower one counts; after the last space the first one follows."""
        choice = Choice(self.valid_spaces(automa))
        if not choice.left:
            return BESIDE, why
        dice = [await ask(Roll(die="d6", options=FACES, seat=automa)) for _ in range(2)]
        lower = min(dice)
        self.tell(Rolled(seat=automa, dice=tuple(dice), counts=lower, rule="fen.automa.stars.roll"))
        place = choice.left[(lower - 1) % len(choice.left)]
        choice.keep("fen.automa.stars.count", [place])
        return self.material.track[place - 1], (*why, *choice.why)
