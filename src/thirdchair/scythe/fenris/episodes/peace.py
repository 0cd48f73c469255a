"""What an evening with the peace track needs before its first turn."""

from collections.abc import Iterator

from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack
from thirdchair.scythe.modules.peace_track import PeaceTrack


def peace_steps(rules: OnTheTrack) -> Iterator[StepToDo]:
    """A card stays out of the game, and some people draw one more."""
    assert isinstance(rules, PeaceTrack)
    yield StepToDo(rule="fen.e2b.peace.objective23")
    for seat in rules.more_objectives():
        yield StepToDo(rule="fen.e2b.peace.saxony3", seat=seat)
