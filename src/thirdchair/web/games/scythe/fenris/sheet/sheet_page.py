"""The campaign sheets as they are printed: all fields from the first evening on, also for paper."""

from dataclasses import dataclass
from typing import Any

from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.scythe.fenris.sheet.depending import followed
from thirdchair.scythe.fenris.sheet.fields import number_of, numbers_of
from thirdchair.scythe.fenris.state import Booking, FenrisState, Sheet
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.games.scythe.board.looks import own_words
from thirdchair.web.games.scythe.fenris.screen import campaign_of, rules_of_campaign
from thirdchair.web.games.scythe.fenris.sheet.bought import bought
from thirdchair.web.games.scythe.fenris.sheet.grid import Grid, grid_of
from thirdchair.web.games.scythe.fenris.sheet.printed import asked_late, campaign_at
from thirdchair.web.pages.table.opening import changed, common
from thirdchair.web.visit import STATUS, Answer, Page, Visit
from thirdchair.words.games.scythe import ScytheWords

ALL = "all"
ENTRY, MORE = "entry", "more"
"""In the address: an entry that is wrong, and by how much it was mended."""
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
    """An entry of the wealth is mended by another one: a past one by what it should have been."""
    saved = campaign_at(visit, table_id)
    seat, entry = forms.text(data, "seat", ""), forms.text(data, ENTRY, "")

    try:
        note = forms.text(data, "note", "")
        amount = forms.number(data, "amount")
        if entry:
            wrong = _entry(campaign_of(saved.table), seat, entry)
            note = note or _instead(own_words(visit.words), wrong, amount)
            amount -= wrong.amount
        command = {"do": "book", "seat": seat, "amount": amount, "note": note}
        changed(visit, table_id, lambda table: table.do(command, visit.by), data)
    except Refusal as refusal:
        if refusal.code == "no_table":
            raise
        notice = visit.sentence(refusal)
        return _page(visit, table_id, seat, notice, STATUS[refusal.code])
    more = {ENTRY: entry, MORE: str(amount)} if entry else {}
    return visit.see(f"/tables/{saved.id}/sheets", None, seat=seat, **more)


def _entry(state: FenrisState, seat: str, place: str) -> Booking:
    """An entry of a seat's wealth, by its place from the top."""
    sheet = state.sheets.get(seat)
    at = forms.number({ENTRY: place}, ENTRY)
    if sheet is None or not 0 <= at < len(sheet.wealth):
        raise bad_input("unknown-value", where=ENTRY, value=place)
    return sheet.wealth[at]


def _instead(words: ScytheWords, wrong: Booking, amount: int) -> str:
    """The note of an entry that sets another one right."""
    evening = _number(wrong.evening)
    when = "page-fenris-evening" if evening else "page-fenris-from-paper"
    part = words.text(when, number=evening)
    return words.text("page-fenris-instead", part=part, was=wrong.amount, now=amount)


def _orders(table: Table, seat: str, since: int) -> list[int]:
    """The evenings since then after which wealth decided who chooses first."""
    found, evening = [], 0
    for entry in table.journal.entries[: table.journal.at]:
        for event in entry.events:
            if event["type"] == "begun":
                evening = number_of(event["episode"])
            elif event["type"] == "in_order" and seat in event["seats"] and evening >= since:
                found.append(evening)
    return found


def _mending(visit: Visit, table: Table, seat: str, words: ScytheWords) -> dict[str, Any]:
    """The entry that somebody wants to mend, or has mended, and what depended on it."""
    asked, state = visit.request.query_params, campaign_of(table)
    try:
        wrong = _entry(state, seat, asked.get(ENTRY, ""))
        more = forms.number({MORE: asked.get(MORE, "0")}, MORE)
    except Refusal:
        return {"entry": None}
    at = int(asked[ENTRY])
    return {
        "entry": {"at": at, "amount": wrong.amount, "why": _why(wrong, words)},
        "mended": MORE in asked,
        "followed": [
            words.text(
                f"page-fenris-followed-{one.what}",
                number=one.evening,
                name=words.seat(one.seat),
                n=one.n,
                part=_why(one.entry, words) if one.entry else "",
            )
            for one in followed(state, seat, at, more)
        ]
        + [
            words.text("page-fenris-followed-order", number=number)
            for number in _orders(table, seat, number_of(wrong.evening))
        ],
    }


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
        **_mending(visit, saved.table, chosen, words),
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


def _why(entry: Booking, words: ScytheWords) -> str:
    """What an entry was for: as somebody noted it, or as the rule says."""
    if not _number(entry.evening):
        return words.text("page-fenris-from-paper")
    return entry.note or bought(words, [entry]) or words.rule(entry.why)


def _wealth(sheet: Sheet, words: ScytheWords) -> list[dict[str, Any]]:
    """Every booking with what there was after it: all but the last are crossed out."""
    found, balance = [], 0
    for one in sheet.wealth:
        balance += one.amount
        why = _why(one, words)
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
