"""What of The Wind Gambit a group plays with tonight, on evenings whose rules allow it."""

from collections.abc import Iterator

import msgspec

from thirdchair.kit.decoding import decode
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fenris.tonight.evenings import Evenings
from thirdchair.scythe.fenris.tonight.on_the_track import GAMBIT, RESOLUTION_TILES

AIRSHIPS = "airships"
THINGS = (AIRSHIPS, *RESOLUTION_TILES)
OPTION = "wind_gambit"
EXPANSION = "gambit"
"""How My box calls it."""


class WindGambit(Evenings):
    """Airships, and one of two resolution tiles. Whoever plays without says nothing."""

    tonights_gambit: tuple[str, ...] = ()

    async def begin(self, command: c.Begin) -> None:
        """On an evening without it nobody knows of such an option."""
        options = dict(command.options)
        if self.own_sheet.wind_gambit:
            self.tonights_gambit = _chosen(options.pop(OPTION, ()))
            self.state.gambit = self.state.gambit or bool(self.tonights_gambit)
        await super().begin(msgspec.structs.replace(command, options=options))

    @property
    def has_gambit(self) -> bool:
        """Does My box say that it is there, or has it been played with?"""
        return self.state.gambit or EXPANSION in self.state.box.get("expansions", ())

    @decides("fen.e4.setup.wind-gambit", "fen.e8a.setup.wind-gambit", "fen.e8b.setup.wind-gambit")
    def prepare(self) -> None:
        super().prepare()
        if self.tonights_gambit and self.state.tonight is not None:
            self.state.tonight.laid[GAMBIT] = dict.fromkeys(self.tonights_gambit, 1)

    def gambit_steps(self, rule: str) -> Iterator[StepToDo]:
        """What is laid out of it; else that whoever has it may play with it."""
        for thing in self.tonights_gambit:
            yield StepToDo(rule=rule, args={"what": thing})
        if not self.tonights_gambit and self.has_gambit:
            yield StepToDo(rule=rule)


def _chosen(said: object) -> tuple[str, ...]:
    """Things that may be played with, each once, and one tile at most."""
    where = f"do.options.{OPTION}"
    chosen: tuple[str, ...] = decode(said, tuple[str, ...], where)
    for thing in chosen:
        if thing not in THINGS:
            raise bad_input("not-an-option", where=where, answer=thing, options=list(THINGS))
    if len(set(chosen)) < len(chosen) or len(set(chosen) & set(RESOLUTION_TILES)) > 1:
        raise bad_input("fenris-one-tile", where=where)
    return tuple(thing for thing in THINGS if thing in chosen)
