"""My box as a page: expansions, promos and printings of each game, and how much may be shown."""

import re
from typing import Any

from litestar import get, post

from thirdchair.kit.box import LONGEST_PROMO, MOST_PROMOS, Promo
from thirdchair.kit.printings import Printing, check_printing, printings_of
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.web import forms
from thirdchair.web.face import Face, every
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.box.mybox import Owned
from thirdchair.web.pages.new import remembering
from thirdchair.web.reading import SHOW_EVERYTHING, close_again, opened_by_hand
from thirdchair.web.visit import STATUS, Answer, Page, Visit, Visiting
from thirdchair.words import LANGUAGES, Words

LONGEST_TEXT = 2 * MOST_PROMOS * LONGEST_PROMO
"""More than any list of promos; what is wrong with it is said by name."""
SAVED = ("show", "close")
"""What can be saved besides the box of a game: how much is shown."""


@get("/box", sync_to_thread=True)
def box(visit: Visiting) -> Page:
    """What is in the box."""
    return _page(visit, {})


@post("/box", sync_to_thread=True, status_code=200)
def set_box(visit: Visiting, data: forms.Form) -> Answer:
    """One of the forms of the page."""
    act = forms.text(data, "act")
    visit.speak(act)
    try:
        if act == "show":
            everything = forms.text(data, "everything", "") == "yes"
            visit.house.set_setting(SHOW_EVERYTHING, everything)
        elif act == "close":
            close_again(visit.house)
        elif act in visit.room.faces:
            face = visit.room.face(act)
            keep(visit, face, _entries_from(visit, face, data))
        else:
            raise bad_input("unknown-value", where="act", value=act)
    except Refusal as refusal:
        typed = {act: data.get("promos", "")}
        return _page(visit, typed, visit.sentence(refusal), STATUS[refusal.code])
    return visit.see(f"/box?saved={act}#box-saved")


def keep(visit: Visit, face: Face, entries: dict[str, Any]) -> None:
    """Put entries into the box of a game; forms of new games forget what is preset otherwise."""
    before = mybox.presets(face, _owned(visit, face))
    mybox.keep(visit.house, face, entries)
    after = mybox.presets(face, _owned(visit, face))
    if after != before:
        _forget(visit, face, {*before, *after})


def _forget(visit: Visit, face: Face, fields: set[str]) -> None:
    """What the forms of new games remember must not override a new printing's presets."""
    for mode in face.new:
        last = remembering.last_form(visit.house, visit.room.faces, face, mode)
        if fields & set(last):
            kept = {field: value for field, value in last.items() if field not in fields}
            remembering.keep_form(visit.house, face, mode, kept)


def _owned(visit: Visit, face: Face) -> Owned:
    return mybox.owned(visit, face.game.name)


# What a form says


def _entries_from(visit: Visit, face: Face, data: dict[str, Any]) -> dict[str, Any]:
    """What has no field on the page stays as it is."""
    owned = _owned(visit, face)
    offered = owned.reader.shown(face.game.contents.expansions)
    chosen = [one for one in offered if forms.text(data, one, "") == "yes"]
    before = [one for one in owned.box.get("expansions", ()) if one not in offered]
    entries: dict[str, Any] = {
        "expansions": [*chosen, *before],
        "printing": _printing_from(face, data, owned),
        **face.box.entries_from(data),
    }
    if "promos" in data:
        entries["promos"] = _promos_from(face, data, owned) or None
    return entries


def _printing_from(face: Face, data: dict[str, Any], owned: Owned) -> str | None:
    """The one that was chosen; where none was, one that has no field here stays."""
    chosen = forms.text(data, "printing", "") or None
    check_printing(chosen, face.game.package, "box.printing", owned.reader)
    known = printings_of(face.game.package)
    return chosen or (None if owned.reader.knows(owned.printing, known) else owned.printing or None)


def _promos_from(face: Face, data: dict[str, Any], owned: Owned) -> list[str]:
    """Those that are ticked, and those that stand in the field: one in a line, or with commas."""
    typed = data["promos"]
    if not isinstance(typed, str) or len(typed) > LONGEST_TEXT:
        raise bad_input("bad-promo", where="promos", longest=LONGEST_PROMO)
    ticked = [one.name for one in _proposed(face, owned) if data.get(f"promo {one.id}") == "yes"]
    return [*ticked, *(name.strip() for name in re.split(r"[\n,]", typed) if name.strip())]


def _proposed(face: Face, owned: Owned) -> list[Promo]:
    return owned.reader.told(face.game.contents.promo)


# What the page shows


def _page(
    visit: Visit, typed: dict[str, Any], notice: str | None = None, status: int = 200
) -> Page:
    saved = visit.request.query_params.get("saved")
    return visit.page(
        "box.html",
        status=status,
        notice=notice,
        saved_part=saved if saved in (*visit.room.faces, *SAVED) else None,
        chests=[_chest(visit, face, typed.get(face.game.name)) for face in every(visit.room.faces)],
        show_everything=visit.reader.everything,
        opened=bool(opened_by_hand(visit.house)),
    )


def _chest(visit: Visit, face: Face, typed: str | None) -> dict[str, Any]:
    """The form about one game, and the ways to its own pages."""
    owned, words = _owned(visit, face), visit.words_of(face.game.name)
    has = face.box.expansions(owned) if "expansions" in owned.box else ()
    offered = owned.reader.shown(face.game.contents.expansions)
    return {
        "game": face.game.name,
        "said": "expansions" in owned.box,
        "expansions": [(one, one in has) for one in offered],
        "promos": _promos(face, owned, typed, words),
        "printings": _printings(visit, face, owned),
        "printing": owned.printing,
        "presets": _presets(visit, face, owned),
        "part": face.box.FIELDS,
        "own": face.box.fields(owned),
        "drawers": face.box.drawers(owned, words),
    }


def _promos(face: Face, owned: Owned, typed: str | None, words: Words) -> dict[str, Any]:
    """Proposals with a tick, and the others as they stand in the field."""
    has, known = owned.box.get("promos", ()), _proposed(face, owned)
    names = {one.name for one in known}
    others = "\n".join(name for name in has if name not in names)
    return {
        "proposed": [(one, face.box.promo_hint(one, words), one.name in has) for one in known],
        "text": typed if isinstance(typed, str) else others,
        "longest": LONGEST_TEXT,
    }


def _printings(visit: Visit, face: Face, owned: Owned) -> list[tuple[str, str]]:
    known = owned.reader.told(printings_of(face.game.package).values())
    return [
        ("", visit.words.text("page-box-printing-unsaid")),
        *((one.id, _name(one)) for one in known),
    ]


def _name(printing: Printing) -> str:
    year = str(printing.year) if printing.year else ""
    return " ".join((LANGUAGES.get(printing.language, printing.language), year)).strip()


def _presets(visit: Visit, face: Face, owned: Owned) -> list[tuple[str, str]]:
    """What the printing decides, in words."""
    printing, words = mybox.printing_of(face.game, owned), visit.words_of(face.game.name)
    rulings = printing.rulings if printing else {}
    keys = [key for key in rulings if key in face.box.all_rulings(owned.reader)]
    return [(words.ruling(key), words.ruling_value(key, rulings[key])) for key in keys]
