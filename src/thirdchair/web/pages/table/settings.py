"""A table's own settings: name, habits, whose device this is; export, delete."""

from typing import Any

from litestar import Response, get, post
from litestar.datastructures import Cookie

from thirdchair.kit.readers import NO_KEYS, Keys
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.table.chance import APP, TABLE, chance_of, people_draw, people_roll
from thirdchair.table.exports import export, sealed_from
from thirdchair.table.household import WATCHING
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.devices import check_plays
from thirdchair.web.files import download
from thirdchair.web.pages.table.opening import changed, common, opened, restyled
from thirdchair.web.pages.table.who import SEATED, played_on, seated, sit
from thirdchair.web.reading import open_by_hand, opened_by_hand
from thirdchair.web.visit import STATUS, Answer, Page, TableId, Visit, Visiting

SAID = {"chance": "page-hand-over-done", "show-here": "page-show-here-done"}
"""What the page says once such a form was taken."""


@get("/tables/{table_id:str}/settings", sync_to_thread=True)
def settings(visit: Visiting, table_id: TableId) -> Page:
    return _page(visit, table_id)


@post("/tables/{table_id:str}/settings", sync_to_thread=True, status_code=200)
def set_settings(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """One of the small forms of the page."""
    act = forms.text(data, "act")
    cookies: list[Cookie] = []
    try:
        if act != "seat":
            check_plays(visit, table_id)
        match act:
            case "rename" | "follow" | "colors":
                restyled(visit, table_id, lambda saved: _restyle(visit, saved, act, data), data)
            case "chance":
                chance = _chance_from(data)
                changed(visit, table_id, lambda table: table.set_chance(chance), data)
            case "seat":
                sit(visit, table_id, forms.text(data, "seat"), cookies)
            case "show-here" if keys := _keys(visit.look(table_id)):
                open_by_hand(visit.house, keys)
            case _:  # a setting that only this mode has
                changed(visit, table_id, lambda table: _own(visit, table, act, data), data)
    except Refusal as refusal:
        if refusal.code == "no_table":
            raise
        return _page(visit, table_id, visit.sentence(refusal), STATUS[refusal.code])
    if forms.text(data, "next", "") == "table":
        return visit.see(f"/tables/{table_id}", cookies, note=SEATED)
    saved = {"saved": act} if act in (*SAID, "seat") else {}
    return visit.see(f"/tables/{table_id}/settings", cookies, **saved)


def _chance_from(form: dict[str, Any]) -> str:
    """Who draws the cards and who rolls the dice; a table without dice asks only for the cards."""
    who = {kind: forms.text(form, kind, "") for kind in ("cards", "dice")}
    who["dice"] = who["dice"] or who["cards"]
    for kind, one in who.items():
        if one not in (APP, TABLE):
            raise bad_input("not-an-option", where=kind, answer=one, options=[APP, TABLE])
    return chance_of(draw=who["cards"] == TABLE, roll=who["dice"] == TABLE)


def _own(visit: Visit, table: Table, act: str, data: dict[str, Any]) -> None:
    visit.mode(table).perform(table, act, data, visit.by)


def _keys(saved: Saved) -> Keys:
    """What the campaign of this table has revealed so far; nothing where there is none."""
    return saved.table.game.unlocked(saved.table.state) or NO_KEYS


def _restyle(visit: Visit, saved: Saved, act: str, data: dict[str, Any]) -> None:
    """Another name, habit or color, as the form says."""
    match act:
        case "rename":
            saved.name = forms.text(data, "name")
        case "follow":
            saved.options["follow"] = forms.text(data, "follow", "") == "yes"
        case "colors":
            saved.options["colors"] = visit.mode(saved.table).colors_from(data)


def _page(visit: Visit, table_id: str, notice: str | None = None, status: int = 200) -> Page:
    saved, mode = opened(visit, table_id)
    act = visit.request.query_params.get("saved", "") if notice is None else ""
    said = act == "seat" or act in SAID
    if said:
        notice = _said(visit, saved, act)
    return visit.page(
        "settings.html",
        status=status,
        notice=notice,
        good_news=said,
        piles=mode.piles(saved),
        humans=mode.HUMANS,
        sealed=sealed_from(saved.table.whole) is not None,
        campaign_here=saved.table.game.unlocked(saved.table.state) is not None,
        shows=bool(_keys(saved) - opened_by_hand(visit.house)),
        seats=mode.seats(saved.table),
        colors=mode.COLORS,
        tokens=mode.tokens(saved, visit.words),
        follow=saved.options.get("follow", True),
        held=played_on(visit, table_id, mode.HUMANS),
        cards=TABLE if people_draw(saved.table.journal.chance) else APP,
        dice=TABLE if people_roll(saved.table.journal.chance) else APP,
        settings=mode.SETTINGS,
        own_settings=mode.OWN_SETTINGS,
        cards_name=mode.CARDS,
        follow_name=mode.FOLLOW,
        watching_seat=WATCHING,
        mine=visit.device.seats.get(table_id) if visit.device else None,
        **common(visit, saved),
    )


def _said(visit: Visit, saved: Saved, act: str) -> str:
    if act == "seat":
        return seated(visit, saved)
    return visit.words.text(SAID[act], chance=saved.table.journal.chance)


@get("/tables/{table_id:str}/delete", sync_to_thread=True)
def ask_delete(visit: Visiting, table_id: TableId) -> Page:
    """Are you sure?"""
    saved, _ = opened(visit, table_id)
    sealed = sealed_from(saved.table.whole) is not None
    return visit.page("delete.html", sealed=sealed, **common(visit, saved))


@post("/tables/{table_id:str}/delete", sync_to_thread=True, status_code=200)
def delete(visit: Visiting, table_id: TableId, data: forms.Form) -> Answer:
    """The table is gone. Sent again, it is gone already."""
    check_plays(visit, table_id)
    try:
        visit.house.delete(table_id)
    except Refusal as refusal:
        if refusal.code != "no_table":
            raise
    return visit.see("/")


@get("/tables/{table_id:str}/export", sync_to_thread=True)
def export_table(visit: Visiting, table_id: TableId) -> Response[bytes]:
    """The table as one file; that of a campaign says how far it has come."""
    saved, mode = opened(visit, table_id, whole=True)
    state, name = saved.table.state, saved.name
    if saved.table.game.unlocked(state) is not None:
        name = ", ".join(part for part in (name, mode.chapter(state, visit.words)) if part)
    return download(name, export(saved, visit.words.told))
