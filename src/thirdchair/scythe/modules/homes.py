"""Factions without a home base of their own: outside a campaign they draw one that nobody uses."""

from msgspec.structs import replace

from thirdchair.kit.flow import Event, ask
from thirdchair.kit.questions import Draw
from thirdchair.scythe.board import base_of
from thirdchair.scythe.modules.module import Module
from thirdchair.scythe.setup.preparing import Told
from thirdchair.scythe.setup.steps import Step


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

    def home_step(self, rule: str, seat: str, told: Told) -> Step:
        """The tile covers the base of before in a campaign, else the one that was drawn."""
        key = f"{rule}.{seat}"
        if self.state.episode is not None:
            return Step(rule, key)
        drawn = [one for one in told if one["type"] == "home_drawn" and one["seat"] == seat]
        more, args = "page-scythe-checklist-cover", {"faction": self.state.seats[seat].faction}
        free = Step(f"{rule}.non-campaign", key)
        return replace(free, says=tuple(drawn), more=more, args=args) if drawn else free
