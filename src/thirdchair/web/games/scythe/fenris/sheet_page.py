"""The campaign sheets as they are printed: all fields from the first evening on, also for paper."""

from dataclasses import dataclass
from typing import Any

from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.state import Sheet
from thirdchair.scythe.fenris.written import numbers_of
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.games.scythe.board.looks import own_words
from thirdchair.web.games.scythe.fenris.grid import Grid, grid_of
from thirdchair.web.games.scythe.fenris.printed import asked_late, campaign_at
from thirdchair.web.games.scythe.fenris.screen import campaign_of, rules_of_campaign
from thirdchair.web.pages.table.opening import changed, common
from thirdchair.web.visit import STATUS, Answer, Page, Visit
from thirdchair.words.games.scythe import ScytheWords

ALL = "all"
SLOTS = 6
"""Places for mods of each kind."""
OPEN_END = 3
"""So many boxes are drawn beyond a bonus whose printed maximum only the owner's sheet shows."""


@dataclass(frozen=True, kw_only=True)
class Drawn:
    """One sheet, ready to be drawn."""

    seat: str
    sheet: Sheet
    wins: list[tuple[int, bool]]
    more_wins: int
    wealth: list[dict[str, Any]]
    slots: dict[str, list[str]]
    bonuses: list[dict[str, Any]]
    perks: list[tuple[str, bool, str]]
    log: Grid


def look(visit: Visit, table_id: str) -> Answer:
    """One sheet, or all of them for paper."""
    return _page(visit, table_id)


def act(visit: Visit, table_id: str, data: dict[str, Any]) -> Answer:
    """An entry of the wealth is mended by another one."""
    saved = campaign_at(visit, table_id)
    seat = forms.text(data, "seat", "")

    try:
        command = {
            "do": "book",
            "seat": seat,
            "amount": forms.number(data, "amount"),
            "note": forms.text(data, "note", ""),
        }
        changed(visit, table_id, lambda table: table.do(command, visit.by), data)
    except Refusal as refusal:
        if refusal.code == "no_table":
            raise
        notice = visit.sentence(refusal)
        return _page(visit, table_id, seat, notice, STATUS[refusal.code])
    return visit.see(f"/tables/{saved.id}/sheets", seat=seat)


def _page(
    visit: Visit, table_id: str, seat: str = "", notice: str | None = None, status: int = 200
) -> Page:
    saved = campaign_at(visit, table_id)
    state = campaign_of(saved.table)
    words = own_words(visit.words)
    asked = seat or visit.request.query_params.get("seat", "")
    mine = visit.seat(table_id)
    chosen = next((one for one in (asked, mine) if one in state.sheets), next(iter(state.sheets)))
    seats = list(state.sheets) if asked == ALL else [chosen]
    mode = visit.mode(saved.table)
    return visit.page(
        "scythe/fenris/sheet.html",
        status=status,
        notice=notice,
        campaign=state,
        drawn=[drawn(saved, one, words) for one in seats],
        chosen=ALL if asked == ALL else chosen,
        all=ALL,
        tokens=mode.tokens(saved, words),
        number=state.evening[0],
        **asked_late(saved),
        **common(visit, saved),
    )


def drawn(saved: Saved, seat: str, words: ScytheWords) -> Drawn:
    """The sheet of a seat with every printed field, filled in or empty."""
    rules = rules_of_campaign(saved.table)
    printed, sheet = rules.printed, rules.state.sheets[seat]
    won = set(numbers_of(sheet.wins))
    unknown = len(sheet.wins) - len(won)  # on paper, and nobody said when
    return Drawn(
        seat=seat,
        sheet=sheet,
        wins=[(number, number in won) for number in range(1, printed.evenings + 1)],
        more_wins=unknown,
        wealth=_wealth(sheet, words),
        slots={
            "mech": _slots(sheet.mech_mods, words),
            "infrastructure": _slots(sheet.infrastructure_mods, words),
        },
        bonuses=[
            {
                "id": one.id,
                "n": (n := sheet.bonuses.get(one.id, 0)),
                "boxes": one.most or max(n, 1) + OPEN_END,
                "printed": one.most is not None,
            }
            for one in printed.bonus
        ],
        perks=[
            (one, one in sheet.perks, _number(sheet.perks.get(one, ""))) for one in printed.perks
        ],
        log=grid_of(rules, seat),
    )


def _wealth(sheet: Sheet, words: ScytheWords) -> list[dict[str, Any]]:
    """Every booking with what there was after it: all but the last are crossed out."""
    found, balance = [], 0
    for one in sheet.wealth:
        balance += one.amount
        why = one.note or words.rule(one.why)
        found.append(
            {"evening": _number(one.evening), "amount": one.amount, "balance": balance, "why": why}
        )
    return found


def _number(evening: str) -> str:
    """The number of an evening that was played here; empty if it was on paper."""
    return evening[:1] if evening[:1].isdigit() else ""


def _slots(mods: list[str], words: ScytheWords) -> list[str]:
    """The places for mods, the empty ones too."""
    named = [words.mod(one) for one in mods]
    return [*named, *[""] * (SLOTS - len(named))]
