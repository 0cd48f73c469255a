"""Modules that keep an Automa from changing its scheme when its marker comes to II."""

from thirdchair.scythe.commands import AutomaTurn
from thirdchair.scythe.modules.module import Module


class LateScheme(Module):
    """Neither scheme nor deck change while something holds it back; what was held back follows at
    the beginning of its turn."""

    def held_back(self, automa: str) -> str | None:
        """Point: the rule that keeps it from changing its scheme now, if there is one."""
        return None

    def change_scheme(self, automa: str) -> None:
        if rule := self.held_back(automa):
            self.skipped("scheme", automa, rule)
        else:
            super().change_scheme(automa)

    async def do_automa_turn(self, command: AutomaTurn) -> None:
        automa = command.seat
        if automa in self.automas and self.state.ended is None:
            me, card = self.state.seats[automa], self.tracker_card(automa)
            waits = me.scheme == 1 and me.tracker >= card.scheme
            if waits and not self.held_back(automa):
                self.change_scheme(automa)
        await super().do_automa_turn(command)
