"""A campaign sheet to write on, drawn as it is printed: from paper, or because something is wrong.

Every seat writes its own, all at the same time; whoever has no phone is written for.
"""

from typing import Any

from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.benefits import benefits
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.sheet.doubts import doubts
from thirdchair.scythe.fenris.sheet.written import IN_PLAY
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.doubts import Amber, Doubted, check, fields_of
from thirdchair.web.games.scythe.board.looks import own_words
from thirdchair.web.games.scythe.fenris.screen import do_for, rules_of_campaign
from thirdchair.web.games.scythe.fenris.sheet.copying import (
    FIELDS,
    brings,
    changed_fields,
    filled,
    gains,
)
from thirdchair.web.games.scythe.fenris.sheet.grid import LEAST
from thirdchair.web.games.scythe.fenris.sheet.naming import slips
from thirdchair.web.games.scythe.fenris.sheet.printed import asked_late, campaign_at, keep
from thirdchair.web.pages.table.opening import changed, common
from thirdchair.web.visit import STATUS, Answer, Page, Visit

OPEN_END = 5
"""So many boxes are drawn beyond a bonus whose printed maximum only the owner's sheet shows."""


def look(visit: Visit, table_id: str) -> Answer:
    """The sheet of the seat that is asked for, else the reader's own, else the first open one."""
    return _page(visit, table_id, visit.request.query_params.get("seat", ""))


def act(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """All fields at once; only what differs is written."""
    saved = campaign_at(visit, table_id)
    seat = forms.text(data, "seat", "")
    rows = forms.number(data, "rows") if forms.text(data, "rows", "") else 0

    def write(table: Table) -> None:
        rules = rules_of_campaign(table)
        rules.sheet_of(seat)
        fields = changed_fields(rules, seat, data)
        named = [one for kind in rules.mod_kinds for one in slips(rules, kind, data)]
        check([*doubts(rules, seat, fields), *named], data)
        if rows:
            table.do({"do": "correct", "path": "rows", "value": rows}, visit.by)
        do_for(table, {"do": "sheet", "seat": seat, "fields": fields}, visit.by)

    try:
        saved = changed(visit, table_id, write, data)
    except Doubted as doubted:
        lines = [visit.words.text(f"doubt-{one.about}", **one.args) for one in doubted.doubts]
        amber = Amber(lines, fields_of(data))
        return _page(visit, table_id, seat, given=data, amber=amber, status=STATUS["not_now"])
    except Refusal as refusal:
        if refusal.code == "no_table":
            raise
        notice, status = visit.sentence(refusal), STATUS[refusal.code]
        return _page(visit, table_id, seat, given=data, notice=notice, status=status)
    if rows:
        keep(visit, saved, "rows", rows)
    state: FenrisState = saved.table.state
    here = f"/tables/{saved.id}"
    if state.untold and visit.seat(table_id) is None:
        return visit.see(f"{here}/write", seat=state.untold[0])
    return visit.see(here) if state.on_paper else visit.see(f"{here}/sheets", seat=seat)


def _page(
    visit: Visit,
    table_id: str,
    asked: str,
    *,
    given: dict[str, Any] | None = None,
    notice: str | None = None,
    amber: Amber | None = None,
    status: int = 200,
) -> Page:
    saved = campaign_at(visit, table_id)
    rules, words = rules_of_campaign(saved.table), own_words(visit.words)
    state = rules.state
    mine = visit.seat(table_id)
    wanted = (asked, mine, *state.untold, *state.sheets)
    seat = next(one for one in wanted if one in state.sheets)
    return visit.page(
        "scythe/fenris/write.html",
        status=status,
        notice=notice,
        amber=amber,
        campaign=state,
        seat=seat,
        sheet=state.sheets[seat],
        given=given or filled(rules, seat),
        tokens=visit.mode(saved.table).tokens(saved, words),
        number=state.evening[0],
        **_drawn(rules, seat),
        **asked_late(saved),
        **{**common(visit, saved), "live": ""},  # what is tapped here is not sent yet
    )


def _drawn(rules: Campaign, seat: str) -> dict[str, Any]:
    """The printed fields that can be written on now, with all that may stand there."""
    state, printed, sheet = rules.state, rules.printed, rules.state.sheets[seat]
    there = rules.writers(seat)
    on = state.phase == "play"
    ticks = max((len(one) for one in sheet.log.values()), default=0)
    coins = state.most_coins or max(sheet.bonuses.get("coins", 0), 1) + OPEN_END
    return {
        "played": rules.played,
        "evenings": range(1, printed.evenings + 1),
        "rows": state.rows or max(LEAST, rules.played, ticks),
        "columns": printed.columns,
        "bonuses": {} if on else {one.id: one.most or coins for one in printed.bonus},
        "perks": list(printed.perks) if "perks" in there else [],
        "levels": list(rules.material.trackers) if "level" in there and not on else [],
        "bases": rules.free_bases(seat) if "base" in there and not on else [],
        "mods": _mods(rules, seat, there) if not on else {},
        "gains": gains(rules),
        "brings": brings(rules, seat) if sheet.kind == "automa" else None,
        "later": on,
        "in_play": IN_PLAY,
    }


def _mods(rules: Campaign, seat: str, there: Any) -> dict[str, Any]:
    """Of each kind that the campaign knows the tiles, or the places of an Automa."""
    found: dict[str, Any] = {}
    for kind, field in FIELDS.items():
        if field in there and rules.state.sheets[seat].kind == "human":
            found[kind] = rules.known_tiles(kind)
        elif field in there:
            rows = benefits()
            found[kind] = [rows[kind, place] for place in range(1, rules.printed.most_mods + 1)]
    return found
