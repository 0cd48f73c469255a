"""The home page: the tables of this installation, and the choices of this device."""

from typing import Any

from litestar import get, post

from thirdchair.kit.refusals import Refusal
from thirdchair.table.store import Listing
from thirdchair.web import forms
from thirdchair.web.modes import mode_of
from thirdchair.web.rebuilding import paused
from thirdchair.web.visit import (
    LANGUAGE,
    THEME,
    THEMES,
    Answer,
    Page,
    Visit,
    Visiting,
    kept,
    local_path,
)
from thirdchair.words import LANGUAGES

MOST_WITH_TURN = 12
"""For so many tables, the ones changed last, the page says whose turn it is."""


@get("/", sync_to_thread=True)
def home(visit: Visiting) -> Page:
    """All tables, the one changed last first."""
    listings = visit.store.tables()
    tables = [_card(visit, one, place < MOST_WITH_TURN) for place, one in enumerate(listings)]
    return visit.page("home.html", tables=tables, network=visit.room.network.is_open)


def _card(visit: Visit, listing: Listing, look: bool) -> dict[str, Any]:
    return {
        "id": listing.id,
        "name": listing.name,
        "mode": visit.words.text(f"page-mode-{listing.game}-{listing.mode}"),
        "changed": _when(visit, listing),
        "state": _state(visit, listing, look),
        "over": listing.over,
        "paused": paused(listing),
    }


def _when(visit: Visit, listing: Listing) -> str:
    from babel.dates import format_datetime

    return format_datetime(listing.changed.astimezone(), "short", locale=visit.language)


def _state(visit: Visit, listing: Listing, look: bool) -> str:
    if listing.over:
        return visit.words.text("page-home-over")
    if not listing.ready:
        return visit.words.text("page-home-setting-up")
    if not look:
        return ""
    try:
        saved = visit.store.load(listing.id)
        mode = mode_of(saved.table)
    except Refusal as refusal:
        return visit.sentence(refusal)
    seat = mode.next_seat(saved)
    if seat is None:
        return visit.words.text("page-home-ended")
    if seat == "you":
        return visit.words.text("page-home-your-turn")
    return visit.words.text("page-home-turn", name=mode.names(saved, visit.words)[seat])


@post("/device", sync_to_thread=False)
def choose(visit: Visiting, data: forms.Form) -> Answer:
    """Language and theme belong to the device."""
    cookies = []
    if (language := forms.text(data, "language", "")) in LANGUAGES:
        cookies.append(kept(LANGUAGE, language))
    if (theme := forms.text(data, "theme", "")) in THEMES:
        cookies.append(kept(THEME, theme))
    return visit.see(local_path(forms.text(data, "back", "/")), cookies)
