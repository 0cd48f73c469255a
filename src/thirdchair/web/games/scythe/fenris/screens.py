"""The screens of an evening, by its phase. How one is added: see `screen`."""

from collections.abc import Mapping

from thirdchair.scythe.fenris.state import FenrisState, Phase
from thirdchair.web.games.scythe.fenris import play, waiting
from thirdchair.web.games.scythe.fenris.screen import Screen

SCREENS: Mapping[Phase, Mapping[str, Screen]] = {
    "setup": {"": waiting},
    "play": {"": play},
    "outcome": {"": waiting},
    "rewards": {"": waiting},
}
"""By the name that `see` says; the first one of a phase is what everybody sees there."""


def screens_at(state: FenrisState) -> dict[str, Screen]:
    """The screens that there are by now."""
    there = SCREENS.get(state.phase, {"": waiting})
    return {name: one for name, one in there.items() if one.open_to(state)}


def screen_at(state: FenrisState, see: str | None) -> Screen:
    """The screen that a reader asked for, else the one of this phase."""
    there = screens_at(state)
    return there.get((see or "").partition(".")[0], next(iter(there.values())))
