"""Before an evening: a message for the group that spoils nothing, and a recap for who was there.

The message names people, what to bring, who reads and how long it takes: nothing that depends on
what comes. A member who missed the last evening may read it.
"""

from litestar.exceptions import NotFoundException

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.store import Saved
from thirdchair.web.games.scythe.board.looks import own_words
from thirdchair.web.games.scythe.box.face import INVADERS, RISE, expansions
from thirdchair.web.games.scythe.fenris.before.recap import in_turn, recap
from thirdchair.web.games.scythe.fenris.before.times import usual
from thirdchair.web.games.scythe.fenris.screen import At, game_of_campaign
from thirdchair.web.pages.box.mybox import Owned, owned
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Answer, Visit

LONGEST = 80
"""Letters of the date that somebody writes."""


def look(visit: Visit, table_id: str) -> Answer:
    """Both texts; during an evening nobody needs them."""
    saved, _ = opened(visit, table_id)
    state = saved.table.state
    if not isinstance(state, FenrisState):
        raise NotFoundException
    if state.phase != "setup":
        return visit.see(f"/tables/{table_id}")
    when = visit.request.query_params.get("when", "").strip()[:LONGEST]
    at = _at(visit, saved)
    return visit.page(
        "scythe/fenris/message.html",
        campaign=state,
        number=state.evening[0],
        when=when,
        longest=LONGEST,
        message=message(at, when, owned(visit, "scythe")),
        recap=recap(at),
        **common(visit, saved),
    )


def _at(visit: Visit, saved: Saved) -> At:
    base = visit.to(f"/tables/{saved.id}")
    words = own_words(visit.words)
    return At(
        saved=saved, words=words, base=base, who="", mine=None, asked=False, see=None, side=None
    )


def message(at: At, when: str, box: Owned) -> str:
    """For everybody, also who was away: neutral words."""
    words, state = at.words, at.state
    took = usual(at.saved.options)
    lines = [
        words.text("page-fenris-message-head", name=at.saved.name, number=state.evening[0]),
        words.text("page-fenris-message-when", part=when) if when else "",
        words.text("page-fenris-message-people", part=", ".join(_people(at))),
        words.text("page-fenris-message-bring", part=", ".join(_bring(at, box))),
        words.text("page-fenris-message-bag") if state.history else "",
        words.text("page-fenris-message-reads", name=words.seat(in_turn(state, _humans(state)))),
        words.text("page-fenris-message-took", part=took) if took else "",
    ]
    return "\n".join(line for line in lines if line)


def _people(at: At) -> list[str]:
    staying = [seat for seat, one in at.state.sheets.items() if one.presence != "left"]
    return [at.words.seat(seat) for seat in staying]


def _humans(state: FenrisState) -> list[str]:
    here = state.sheets.items()
    return [seat for seat, one in here if one.kind == "human" and one.presence != "left"]


def _bring(at: At, box: Owned) -> list[str]:
    """Whole boxes only: what the seats play since the first evening, and what the house owns."""
    factions = game_of_campaign(at.table).material_at(at.state).factions
    played = {factions[one.faction].expansion for one in at.state.sheets.values()}
    said = "expansions" in box.box
    invaders = INVADERS in played or (said and INVADERS in expansions(box))
    boxes = [INVADERS, RISE] if invaders else [RISE]
    base = at.words.text("page-fenris-message-base")
    return [base, *(at.words.text(f"page-box-expansion-{one}") for one in boxes)]
