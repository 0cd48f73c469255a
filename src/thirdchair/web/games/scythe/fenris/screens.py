"""The screens of an evening, by its phase. How one is added: see `screen`."""

from collections.abc import Mapping

from thirdchair.scythe.fenris.state import FenrisState, Phase
from thirdchair.table.store import Saved
from thirdchair.web.games.scythe.fenris import waiting
from thirdchair.web.games.scythe.fenris.before import begin
from thirdchair.web.games.scythe.fenris.end import over
from thirdchair.web.games.scythe.fenris.rewards import rewards
from thirdchair.web.games.scythe.fenris.screen import Screen, campaign_of
from thirdchair.web.games.scythe.fenris.tonight import (
    beginning,
    outcome,
    play,
    result,
    setting_up,
)

SCREENS: Mapping[Phase, Mapping[str, Screen]] = {
    "setup": {"beginning": beginning, "": begin, "cards": rewards},
    "play": {"prepare": setting_up, "cards": rewards, result.NAME: result, "": play},
    "outcome": {"": outcome},
    "rewards": {"": rewards},
    "over": {"": over},
}
"""By the name that `see` says. The one without a name is what everybody sees in that phase, but for
an evening that begins and still asks something, and for its set-up, which comes first until all are
ready. Acts are offered to them in this
order: the board knows the most, so it comes last."""


def screens_at(state: FenrisState) -> dict[str, Screen]:
    """The screens that there are by now."""
    there = SCREENS.get(state.phase, {"": waiting})
    return {name: one for name, one in there.items() if one.open_to(state)}


def screen_at(saved: Saved, see: str | None) -> Screen:
    """The screen that a reader asked for, else the one of this phase."""
    state = campaign_of(saved.table)
    there = screens_at(state)
    asked = (see or "").partition(".")[0]
    if not see and setting_up.comes_first(saved):
        asked = "prepare"
    if beginning.open_to(state):
        asked = "beginning"
    return there.get(asked) or there.get("", waiting)
