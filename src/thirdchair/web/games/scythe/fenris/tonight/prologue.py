"""The prologue of an evening: what it is called, and who reads it aloud."""

from typing import Any

from thirdchair.web.games.scythe.fenris.before.recap import in_turn
from thirdchair.web.games.scythe.fenris.marks import marks_of
from thirdchair.web.games.scythe.fenris.screen import At


def prologue(at: At) -> dict[str, Any]:
    """Until it is read, or skipped, nothing else of the evening is shown."""
    return {
        "title": at.words.text(f"page-fenris-title-{at.state.evening}"),
        "read": marks_of(at.saved)["read"],
        "reads": _reads(at),
    }


def _reads(at: At) -> str:
    """Who reads aloud tonight: everybody in turn, from evening to evening."""
    assert at.state.tonight is not None
    people = [seat for seat, one in at.state.tonight.seats.items() if one.kind == "human"]
    here = [seat for seat in people if at.state.sheets[seat].presence != "late"]
    return in_turn(at.state, here) if here else ""
