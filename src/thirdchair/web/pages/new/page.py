"""A new game: like last time, as a surprise, or with everything chosen on the mode's long form."""

import secrets
from random import Random
from typing import Any, cast

from litestar import get, post
from litestar.params import FromQuery

from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.kit.spoilers import told
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.face import every
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.campaign.page import check_plays_in
from thirdchair.web.pages.new.sheet import (
    Draws,
    Offers,
    Sheet,
    Surprises,
    game_of,
    lines_of,
    summary_of,
)
from thirdchair.web.visit import STATUS, Answer, Page, Visit, Visiting

LAST_MODE = "new.mode"
FIRST_MODE = "solo"
"""What is proposed where nothing was played yet: it can begin without a name."""
PASSING = ("once", "_csrf_token", "table-name", "mode", "act")
MANY = 1_000_000


def sheets(visit: Visit) -> dict[str, Sheet]:
    """What can be played, and the form of each."""
    return {mode: sheet for face in every(visit.room.faces) for mode, sheet in face.new.items()}


@get("/play", sync_to_thread=True)
def games(visit: Visiting) -> Page:
    """All that can be played, each with its last choices in a line."""
    return visit.page(
        "new-game.html",
        games=[_game(visit, mode, sheets(visit)[mode]) for mode in _offered(visit)],
        mode=_last_mode(visit),
    )


@post("/play", sync_to_thread=True, status_code=200)
def play(visit: Visiting, data: forms.Form) -> Answer:
    """A game like last time; or on to a surprise, or to the long form."""
    mode = _known(visit, forms.text(data, "mode"))
    match forms.text(data, "act"):
        case "again":
            last = _last(visit, sheets(visit)[mode])
            form = {**data, **_filled(visit, sheets(visit)[mode], last)["given"]}
            return _started(visit, mode, form) if last else _first_time(visit, mode, form)
        case "surprise":
            return visit.see("/new", mode=mode, surprise=str(secrets.randbelow(MANY)))
        case "change":
            return visit.see("/new", mode=mode)
    raise bad_input("unknown-value", where="act", value=forms.text(data, "act"))


@get("/new", sync_to_thread=True)
def new_game(
    visit: Visiting, mode: FromQuery[str | None] = None, surprise: FromQuery[int | None] = None
) -> Page:
    """The long form, as it was filled in last; as a surprise what was picked."""
    chosen = mode if mode in sheets(visit) else _last_mode(visit)
    sheet = sheets(visit)[chosen]
    if surprise is not None and isinstance(sheet, Surprises):
        return _surprise(visit, chosen, surprise)
    return _form(visit, chosen, _last(visit, sheet) | _asked_for(visit))


@post("/new", sync_to_thread=True, status_code=200)
def start_game(visit: Visiting, data: forms.Form) -> Answer:
    """A new table, and on to its checklist."""
    return _started(visit, _known(visit, forms.text(data, "mode", "duel")), data)


def _known(visit: Visit, mode: str) -> str:
    if mode not in sheets(visit):
        raise bad_input("unknown-value", where="mode", value=mode)
    return mode


def _first_time(visit: Visit, mode: str, form: dict[str, Any]) -> Answer:
    """What was never played here begins with our defaults, if nothing has to be asked."""
    return (
        _started(visit, mode, form)
        if _playable(sheets(visit)[mode], form)
        else visit.see("/new", mode=mode)
    )


def _started(visit: Visit, mode: str, form: dict[str, Any]) -> Answer:
    """The table that the form asks for; the long form says what is wrong with it."""
    sheet = sheets(visit)[mode]
    form = {**_preset(visit, sheet), **form}
    visit.speak(game_of(sheet))
    given = {field: value for field, value in form.items() if isinstance(value, str)}
    try:
        setup, colors = _set_up(visit, sheet, form), sheet.colors_from(form)
        table = Table.new(visit.store.games, mybox.frozen(visit.store, setup), visit.by)
        name = forms.text(form, "table-name", "") or sheet.table_name(setup, visit.words)
        options = {"colors": colors, **_habits(visit), **_before(visit, setup)}
        campaign = forms.text(form, "campaign", "") or None
        if campaign:
            check_plays_in(visit, visit.store.campaign(campaign))
        saved = visit.store.create(name, table, options, once=forms.once(form), campaign=campaign)
    except Refusal as refusal:
        return _form(visit, mode, given, visit.sentence(refusal), STATUS[refusal.code])
    passing = (*PASSING, *sheet.PASSING)
    visit.store.set_setting(
        sheet.REMEMBERED, {field: value for field, value in given.items() if field not in passing}
    )
    visit.store.set_setting(LAST_MODE, mode)
    return visit.see(f"/tables/{saved.id}/checklist")


def _set_up(visit: Visit, sheet: Sheet, form: dict[str, Any]) -> dict[str, Any]:
    if isinstance(sheet, Draws):
        return sheet.set_up_owned(form, mybox.owned(visit.store))
    return sheet.set_up_from(form)


def _habits(visit: Visit) -> dict[str, Any]:
    """What this house does at every table until one says otherwise."""
    return {"follow": True, **visit.store.setting("habits", {})}


def _before(visit: Visit, setup: dict[str, Any]) -> dict[str, Any]:
    """The table of this mode that was played last, for the checklist to compare with."""
    kind = (setup["game"], setup["mode"])
    tables = visit.store.tables()
    before = next((one.id for one in tables if (one.game, one.mode) == kind and one.ready), None)
    return {"before": before} if before else {}


# What the pages show


def _last(visit: Visit, sheet: Sheet) -> dict[str, Any]:
    """What was filled in last; nothing when this was never played here."""
    return cast(dict[str, Any], visit.store.setting(sheet.REMEMBERED, {}))


def _filled(visit: Visit, sheet: Sheet, given: dict[str, Any]) -> dict[str, Any]:
    """The form with what is given, over what the printing in My box presets."""
    form, owned = sheet.new_form({**_preset(visit, sheet), **given}), mybox.owned(visit.store)
    more = sheet.offered(owned) if isinstance(sheet, Offers) else {}
    return {**form, "rulings": told(form["rulings"], owned.unlocked), **more}


def _preset(visit: Visit, sheet: Sheet) -> dict[str, str]:
    known = sheet.new_form({})["given"]
    preset = mybox.presets(visit.store, game_of(sheet))
    return {field: value for field, value in preset.items() if field in known}


def _asked_for(visit: Visit) -> dict[str, str]:
    """Fields that a link fills in: those of a surprise that somebody wants to change."""
    asked = visit.request.query_params.multi_items()
    return {field: value for field, value in asked if len(value) <= forms.LONGEST}


def _last_mode(visit: Visit) -> str:
    mode = visit.store.setting(LAST_MODE, FIRST_MODE)
    return mode if mode in _offered(visit) else FIRST_MODE


def _offered(visit: Visit) -> list[str]:
    """The modes that may be shown here."""
    games: dict[str, list[str]] = {}
    for mode, sheet in sheets(visit).items():
        games.setdefault(game_of(sheet), []).append(mode)
    return [
        mode for game, modes in games.items() for mode in mybox.told_modes(visit.store, game, modes)
    ]


def _game(visit: Visit, mode: str, sheet: Sheet) -> dict[str, Any]:
    last = _last(visit, sheet)
    given = _filled(visit, sheet, last)["given"]
    playable = _playable(sheet, given)
    return {
        "mode": mode,
        "game": game_of(sheet),
        "played": bool(last),
        "playable": playable,
        "missing": mybox.missing(visit.store, mode),
        "summary": summary_of(sheet, given, visit.words_of(game_of(sheet))) if playable else "",
    }


def _playable(sheet: Sheet, given: dict[str, Any]) -> bool:
    """Can this form be played as it is? Names, for one, are never guessed."""
    try:
        sheet.set_up_from(given)
        sheet.colors_from(given)
    except Refusal:
        return False
    return True


def _surprise(visit: Visit, mode: str, number: int) -> Page:
    """What was picked. The same number picks the same, so that the page can be loaded again."""
    sheet = sheets(visit)[mode]
    assert isinstance(sheet, Surprises)
    last = _last(visit, sheet)
    before = _filled(visit, sheet, last)["given"]
    picked = sheet.surprise(before, mybox.owned(visit.store), Random(number))
    given = _filled(visit, sheet, {**last, **picked})["given"]
    if not _playable(sheet, given):
        return _form(visit, mode, given)
    visit.speak(game_of(sheet))
    visit.words.names |= mybox.printed_names(visit.store, game_of(sheet))
    return visit.page(
        "new-surprise.html",
        mode=mode,
        game=game_of(sheet),
        lines=lines_of(sheet, given, visit.words),
        given={field: value for field, value in given.items() if field != "table-name"},
        picked=picked,
        another=secrets.randbelow(MANY),
    )


def _form(
    visit: Visit, mode: str, given: dict[str, Any], notice: str | None = None, status: int = 200
) -> Page:
    sheet = sheets(visit)[mode]
    visit.speak(game_of(sheet))
    visit.words.names |= mybox.printed_names(visit.store, game_of(sheet))
    return visit.page(
        sheet.NEW,
        status=status,
        notice=notice,
        mode=mode,
        modes={one: game_of(sheets(visit)[one]) for one in _offered(visit)},
        missing=mybox.missing(visit.store, mode),
        **_filled(visit, sheet, given),
    )
