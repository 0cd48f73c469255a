"""Home bases: a faction out of a box has none of its own, and starts from that of another one.

After a change of factions they come last: whoever starts from the base of a faction that has an
owner now takes another one.
"""

from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.chapter import OLD_MAT
from thirdchair.scythe.fenris.rewards import events as e
from thirdchair.scythe.fenris.state import Change
from thirdchair.scythe.fenris.tonight.evenings import Evenings

BASE = "base"
HOME_RULES = {"fen.e3": "fen.e3.reward.vesna.home", "fen.e6": "fen.e6.switch.home.taken"}
"""Why somebody starts from another home base, by where the rules of the change stand."""
FOUND_BASE = "fenris.a51"
BASES_LAST = "last"
"""With this ruling a home base is chosen after all factions."""


class Homes(Evenings):
    """From where everybody starts."""

    # After a change of factions

    @decides("fen.e6.switch.home.keep")
    def home_with(self, seat: str, faction: str, change: Change) -> str | None:
        """A faction without a base of its own starts from the one that its player had so far; by
        some books from where the faction started."""
        if any(one.faction == faction for one in self.material.sheet.base):
            return None
        sheet = self.state.sheets[seat]
        own = sheet.base or sheet.faction
        return change.homes.get(faction, own) if self.ruling(FOUND_BASE) == "faction" else own

    @decides("fen.e6.switch.home.taken", "fen.e7.setup.home.taken")
    def all_have_chosen(self, change: Change) -> None:
        """Whoever plays from the base of another faction keeps it, unless it has an owner now."""
        for seat in (*self.humans, *self.automas):
            base = self.state.sheets[seat].base
            if base is None:
                continue
            if self.ruling(OLD_MAT) == BASES_LAST or base not in self.free_bases(seat):
                change.bases = [*change.bases, seat]
                if self.state.sheets[seat].kind == "human":
                    self.opens(seat, BASE)
        if not change.bases:
            self.state.change = None

    def free_bases(self, seat: str) -> list[str]:
        """The home bases that no other seat starts from, clockwise."""
        others = [self.state.sheets[one] for one in (*self.humans, *self.automas) if one != seat]
        used = {one.base or one.faction for one in others} | {one.faction for one in others}
        return [one.faction for one in self.material.sheet.base if one.faction not in used]

    async def choose_base(self, command: c.Base) -> None:
        """A seat says from which home base it starts from now on."""
        self.require(command.seat, BASE)
        free = self.free_bases(command.seat)
        if command.faction not in free:
            raise bad_input(
                "not-an-option", where="do.faction", answer=command.faction, options=free
            )
        self.new_base(command.seat, command.faction)

    def new_base(self, seat: str, base: str) -> None:
        change = self.state.change
        assert change is not None
        self.state.sheets[seat].base = base
        self.strikes(seat, BASE)
        self.tell(e.NewBase(seat=seat, faction=base, rule=HOME_RULES[change.rows]))
        change.bases = [one for one in change.bases if one != seat]
        if not change.bases:
            self.state.change = None

    # When somebody sits down

    @decides("fen.e3.reward.vesna.home")
    def all_have_a_base(self) -> None:
        """Whoever starts from the base of a faction that has an owner now starts from the next one
        that is free."""
        for seat in (*self.humans, *self.automas):
            base = self.state.sheets[seat].base
            if base is not None and base not in (free := self.free_bases(seat)):
                self.state.sheets[seat].base = free[0]
                rule = "fen.e3.reward.vesna.home"
                self.tell(e.NewBase(seat=seat, faction=free[0], rule=rule))
        super().all_have_a_base()
