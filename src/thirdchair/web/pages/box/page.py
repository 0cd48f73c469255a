"""My box as a page: expansions, promos and printings of each game, and how much may be shown."""

import re
from typing import Any

from litestar import get, post

from thirdchair.kit.box import LONGEST_PROMO, MOST_PROMOS, Promo, contents_of
from thirdchair.kit.printings import Printing, printings_of
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.kit.spoilers import shown, told
from thirdchair.web import forms
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.box.mybox import Owned
from thirdchair.web.pages.new.page import sheets
from thirdchair.web.visit import STATUS, Answer, Page, Visit, Visiting
from thirdchair.words import LANGUAGES

LONGEST_TEXT = 2 * MOST_PROMOS * LONGEST_PROMO
"""More than any list of promos; what is wrong with it is said by name."""
SAVED = (*mybox.PACKAGES, "show", "values", "civs")
"""The parts of the box that can be saved."""


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
            visit.store.set_setting(mybox.SHOW_EVERYTHING, everything)
        elif act in mybox.PACKAGES:
            keep(visit, act, _entries_from(visit, act, data))
        else:
            raise bad_input("unknown-value", where="act", value=act)
    except Refusal as refusal:
        typed = {act: data.get("promos", "")}
        return _page(visit, typed, visit.sentence(refusal), STATUS[refusal.code])
    return visit.see("/box", saved=act)


def keep(visit: Visit, game: str, entries: dict[str, Any]) -> None:
    """Put entries into the box of a game; forms of new games forget what is preset otherwise."""
    before = mybox.presets(visit.store, game)
    mybox.keep(visit.store, game, entries)
    after = mybox.presets(visit.store, game)
    if after != before:
        _forget(visit, {*before, *after})


def _forget(visit: Visit, fields: set[str]) -> None:
    """What the forms of new games remember must not hide what another printing presets."""
    for sheet in sheets(visit).values():
        last = visit.store.setting(sheet.REMEMBERED, {})
        if fields & set(last):
            kept = {field: value for field, value in last.items() if field not in fields}
            visit.store.set_setting(sheet.REMEMBERED, kept)


# What a form says


def _entries_from(visit: Visit, game: str, data: dict[str, Any]) -> dict[str, Any]:
    """What has no field on the page stays as it is."""
    before, owned = mybox.box_of(visit.store, game), mybox.owned(visit.store)
    known = contents_of(mybox.PACKAGES[game]).expansions
    offered = shown(known, owned.unlocked)
    entries: dict[str, Any] = {
        "expansions": [
            one
            for one in known
            if forms.text(data, one, "") == "yes"
            or (one not in offered and one in before.get("expansions", ()))
        ],
        "printing": forms.text(data, "printing", "") or None,
    }
    if game == "scythe":
        entries["cards"] = forms.text(data, "cards", "") or None
    if "promos" in data:
        entries["promos"] = _promos_from(game, data, owned) or None
    return entries


def _promos_from(game: str, data: dict[str, Any], owned: Owned) -> list[str]:
    """Those that are ticked, and those that stand in the field: one in a line, or with commas."""
    typed = data["promos"]
    if not isinstance(typed, str) or len(typed) > LONGEST_TEXT:
        raise bad_input("bad-promo", where="promos", longest=LONGEST_PROMO)
    ticked = [one.name for one in _proposed(game, owned) if data.get(f"promo {one.id}") == "yes"]
    return [*ticked, *(name.strip() for name in re.split(r"[\n,]", typed) if name.strip())]


def _proposed(game: str, owned: Owned) -> list[Promo]:
    return told(contents_of(mybox.PACKAGES[game]).promo, owned.unlocked)


# What the page shows


def _page(
    visit: Visit, typed: dict[str, Any], notice: str | None = None, status: int = 200
) -> Page:
    saved, owned = visit.request.query_params.get("saved"), mybox.owned(visit.store)
    games = mybox.PACKAGES
    return visit.page(
        "box.html",
        status=status,
        notice=notice,
        saved_part=saved if saved in SAVED else None,
        owned=owned,
        said={game: "expansions" in mybox.box_of(visit.store, game) for game in games},
        expansions={
            game: shown(contents_of(package).expansions, owned.unlocked)
            for game, package in games.items()
        },
        promos={game: _promos(visit, game, owned, typed.get(game)) for game in games},
        printings={game: _printings(visit, game, owned) for game in games},
        presets={game: _presets(visit, game, owned) for game in games},
    )


def _promos(visit: Visit, game: str, owned: Owned, typed: str | None) -> dict[str, Any]:
    """Proposals with a tick, and the others as they stand in the field."""
    has, known = mybox.box_of(visit.store, game).get("promos", ()), _proposed(game, owned)
    names = {one.name for one in known}
    others = "\n".join(name for name in has if name not in names)
    return {
        "proposed": [(one, one.name in has) for one in known],
        "text": typed if isinstance(typed, str) else others,
        "longest": LONGEST_TEXT,
    }


def _printings(visit: Visit, game: str, owned: Owned) -> list[tuple[str, str]]:
    known = told(printings_of(mybox.PACKAGES[game]).values(), owned.unlocked)
    return [
        ("", visit.words.text("page-box-printing-unsaid")),
        *((one.id, _name(one)) for one in known),
    ]


def _name(printing: Printing) -> str:
    year = str(printing.year) if printing.year else ""
    return " ".join((LANGUAGES.get(printing.language, printing.language), year)).strip()


def _presets(visit: Visit, game: str, owned: Owned) -> list[tuple[str, str]]:
    """What the printing decides, in words."""
    printing, words = mybox.printing_of(visit.store, game), visit.words_of(game)
    rulings = printing.rulings if printing else {}
    keys = shown(mybox.rulings_of(game, rulings), owned.unlocked)
    return [(words.ruling(key), words.ruling_value(key, rulings[key])) for key in keys]
