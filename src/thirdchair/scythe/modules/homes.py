"""Factions without a home base of their own: outside a campaign they draw one that nobody uses."""

from thirdchair.kit.flow import Event, ask
from thirdchair.kit.questions import Draw
from thirdchair.scythe.board import base_of
from thirdchair.scythe.modules.module import Module


class HomeDrawn(Event, frozen=True, tag="home_drawn"):
    """The home base that a seat starts from."""

    seat: str
    at: str
    rule: str


class BorrowedHome(Module):
    """Their tile covers the base of another faction."""

    async def draw_home(self, seat: str, rule: str) -> None:
        """A random one, unless somebody has said which."""
        if seat in self.state.homes:
            return
        used = {self.base(other) for other in self.state.seats if other != seat}
        free = sorted(base.removeprefix("base:") for base in self.board.bases if base not in used)
        base = base_of(await ask(Draw(deck="base", options=tuple(free), seat=seat)))
        self.state.homes[seat] = base
        self.tell(HomeDrawn(seat=seat, at=base, rule=rule))
