"""What a seat has to do now, in a few words: home says it on the phone that plays the seat."""

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.store import Saved
from thirdchair.web.games.scythe.fenris.marks import marks_of
from thirdchair.web.games.scythe.fenris.open_points import can_choose, waits_for
from thirdchair.web.games.scythe.fenris.rewards import vote
from thirdchair.web.games.scythe.fenris.screen import campaign_of
from thirdchair.web.games.scythe.fenris.tonight import beginning, setting_up
from thirdchair.words import Words


def due(saved: Saved, words: Words, seat: str | None) -> str:
    """What this seat has to do, or for whom it waits; without a seat what everybody has to do.

    Empty where it is told by whose turn it is.
    """
    state = campaign_of(saved.table)
    begins = beginning.open_to(state) or setting_up.comes_first(saved)
    if begins and not marks_of(saved)["read"]:
        return words.text("page-fenris-due-prologue")
    tasks = _tasks(saved, state, words)
    if tasks is None:
        return ""
    if seat in tasks:
        return words.text("page-fenris-due-you", part=tasks[seat])
    if not tasks:
        sealed = state.phase == "rewards" and vote.is_open(state)
        next_ = "reveal" if sealed else state.phase
        return words.text(f"page-fenris-due-{next_}", number=state.evening[0])
    if seat is None:
        named = {words.seat(one): part for one, part in tasks.items()}
        lines = (words.text("page-fenris-open", name=one, part=named[one]) for one in named)
        return " · ".join(lines)
    return words.text("page-fenris-due-wait", part=words.seats(list(tasks)))


def _tasks(saved: Saved, state: FenrisState, words: Words) -> dict[str, str] | None:
    """What each seat can do now that has something to do; None where they take turns."""
    people = [one for one, sheet in state.sheets.items() if sheet.kind == "human"]
    here = [one for one in people if state.sheets[one].presence in ("present", "guest")]
    if state.phase == "play":
        if setting_up.comes_first(saved):
            ready, text = marks_of(saved)["ready"], words.text("page-fenris-due-ready")
            return {one: text for one in here if one in state.wishes and one not in ready}
        if not state.columns:
            return None
        text = words.text("page-fenris-due-result")
        return {one: text for one in here if one not in state.columns}
    found = {
        one: words.text(f"page-fenris-card-{waits_for(state, one)}")
        for one in people
        if can_choose(state, one)
    }
    if state.phase == "rewards" and vote.is_open(state):
        text = words.text("page-fenris-due-vote")
        found |= {one: text for one in vote.voting(state) if one not in state.votes}
    return found
