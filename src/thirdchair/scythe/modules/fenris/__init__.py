"""The faction Fenris: the home base of another, influence tokens that nobody wants to hold, and
mechs that leap, terrify and come from afar."""

from collections.abc import Iterator

from thirdchair.kit.game import BaseSetup
from thirdchair.kit.rules import decides
from thirdchair.scythe.modules.fenris.automas import Automas
from thirdchair.scythe.setup.preparing import Told
from thirdchair.scythe.setup.steps import Step


class Fenris(Automas):
    """Its set-up; the rest stands in the files beside this one."""

    @property
    def _theirs(self) -> list[str]:
        return [seat for seat in self.state.seats if self.plays_fenris(seat)]

    @decides("fen.fenris.setup.home.non-campaign")
    async def dealt(self) -> None:
        """A home base, if nobody has said which."""
        await super().dealt()
        for seat in self._theirs:
            await self.draw_home(seat, "fen.fenris.setup.home.non-campaign")

    def steps(self, setup: BaseSetup, told: Told) -> Iterator[Step]:
        """The tile of its home base, and all tokens."""
        yield from super().steps(setup, told)
        for seat in self._theirs:
            yield self.home_step("fen.fenris.setup.home", seat, told)
            yield Step("fen.fenris.setup.tokens", f"fen.fenris.setup.tokens.{seat}")
