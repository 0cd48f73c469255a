"""My box as a page: expansions and printings of each game, and how much may be shown."""

from typing import Any

from litestar import get, post

from thirdchair.kit.printings import Printing, printings_of
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.tapestry.expansions.in_play import NAMES
from thirdchair.web import forms, mybox
from thirdchair.web.newgame import SHEETS
from thirdchair.web.visit import STATUS, Answer, Page, Visit, Visiting
from thirdchair.words import LANGUAGES

EXPANSIONS = {"tapestry": NAMES, "scythe": (mybox.INVADERS, mybox.RISE)}


@get("/box", sync_to_thread=True)
def box(visit: Visiting) -> Page:
    """What is in the box."""
    return _page(visit)


@post("/box", sync_to_thread=True, status_code=200)
def set_box(visit: Visiting, data: forms.Form) -> Answer:
    """One of the forms of the page."""
    act = forms.text(data, "act")
    try:
        if act == "show":
            everything = forms.text(data, "everything", "") == "yes"
            visit.store.set_setting(mybox.SHOW_EVERYTHING, everything)
        elif act in EXPANSIONS:
            _keep(visit, act, data)
        else:
            raise bad_input("unknown-value", where="act", value=act)
    except Refusal as refusal:
        return _page(visit, visit.sentence(refusal), STATUS[refusal.code])
    return visit.see("/box", saved=act)


def _keep(visit: Visit, game: str, data: dict[str, Any]) -> None:
    before = mybox.presets(visit.store, game)
    entries: dict[str, Any] = {
        "expansions": [one for one in EXPANSIONS[game] if forms.text(data, one, "") == "yes"],
        "printing": forms.text(data, "printing", "") or None,
    }
    if game == "scythe":
        entries["cards"] = forms.text(data, "cards", "") or None
    mybox.keep(visit.store, game, entries)
    after = mybox.presets(visit.store, game)
    if after != before:
        _forget(visit, {*before, *after})


def _forget(visit: Visit, fields: set[str]) -> None:
    """What the forms of new games remember must not hide what another printing presets."""
    for sheet in SHEETS.values():
        last = visit.store.setting(sheet.REMEMBERED, {})
        if fields & set(last):
            kept = {field: value for field, value in last.items() if field not in fields}
            visit.store.set_setting(sheet.REMEMBERED, kept)


def _page(visit: Visit, notice: str | None = None, status: int = 200) -> Page:
    saved = visit.request.query_params.get("saved")
    return visit.page(
        "box.html",
        status=status,
        notice=notice,
        saved_part=saved if saved in (*EXPANSIONS, "show", "values", "civs") else None,
        owned=mybox.owned(visit.store),
        said={game: "expansions" in mybox.box_of(visit.store, game) for game in EXPANSIONS},
        expansions=EXPANSIONS,
        printings={game: _printings(visit, game) for game in EXPANSIONS},
        presets={game: _presets(visit, game) for game in EXPANSIONS},
    )


def _printings(visit: Visit, game: str) -> list[tuple[str, str]]:
    known = printings_of(mybox.PACKAGES[game]).values()
    return [
        ("", visit.words.text("page-box-printing-unsaid")),
        *((one.id, _name(visit, one)) for one in known),
    ]


def _name(visit: Visit, printing: Printing) -> str:
    year = str(printing.year) if printing.year else ""
    return " ".join((LANGUAGES[printing.language], year)).strip()


def _presets(visit: Visit, game: str) -> list[tuple[str, str]]:
    """What the printing decides, in words."""
    printing = mybox.printing_of(visit.store, game)
    rulings = printing.rulings if printing else {}
    words = visit.words
    return [(words.ruling(key), words.ruling_value(key, value)) for key, value in rulings.items()]
