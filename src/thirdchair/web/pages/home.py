"""The home page: the tables of this house, and the choices of this device."""

import logging
from typing import Any

from litestar import get, post
from litestar.params import FromQuery

from thirdchair.contract import words_for
from thirdchair.kit.refusals import Refusal
from thirdchair.table.store import Listing
from thirdchair.web import forms
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.keeping import keeping
from thirdchair.web.pages.campaign.evenings import card_of
from thirdchair.web.visit import (
    FREE,
    KNOWS,
    LANGUAGE,
    THEME,
    THEMES,
    YES,
    Answer,
    Page,
    Visit,
    Visiting,
    kept,
    local_path,
)
from thirdchair.words import LANGUAGES

log = logging.getLogger("thirdchair")

MOST_WITH_TURN = 12
"""For so many tables, the ones changed last, the page says whose turn it is."""
AT_HOME = 24
"""So many tables of each kind lie open; the others are a link away."""
ON_A_PAGE = 50
NO = "no"


@get("/", sync_to_thread=True)
def home(visit: Visiting) -> Page:
    """The tables changed last, the last one first; those that are over come last."""
    house = visit.house
    playing = house.latest(over=False, limit=AT_HOME)
    finished, campaigns = house.latest(over=True, limit=AT_HOME), house.campaigns()
    return visit.page(
        "home.html",
        first=not (playing or finished or campaigns),
        tables=[_card(visit, one, place < MOST_WITH_TURN) for place, one in enumerate(playing)],
        finished=[_card(visit, one, False) for one in finished],
        count=house.count(over=False),
        count_finished=house.count(over=True),
        campaigns=[card_of(visit, one) for one in campaigns],
        network=visit.room.network.lets_in,
        keeping=keeping(visit),
    )


@get("/tables", sync_to_thread=True)
def all_tables(visit: Visiting, over: FromQuery[bool] = False, after: FromQuery[int] = 0) -> Page:
    """Every table that is played, or that is over, a page at a time."""
    count = visit.house.count(over=over)
    after = min(max(after, 0), max(count - 1, 0))
    found = visit.house.latest(over=over, limit=ON_A_PAGE, after=after)
    return visit.page(
        "tables.html",
        tables=[_card(visit, one, False) for one in found],
        over=over,
        count=count,
        newer=max(after - ON_A_PAGE, 0) if after else None,
        older=after + ON_A_PAGE if after + ON_A_PAGE < count else None,
    )


def _card(visit: Visit, listing: Listing, look: bool) -> dict[str, Any]:
    from thirdchair.web.pages.table.resume import paused

    state, token, stands = _state(visit, listing, look)
    return {
        "stands": stands,
        "id": listing.id,
        "name": listing.name,
        "mode": visit.words_of(listing.game).text(f"page-mode-{listing.game}-{listing.mode}"),
        "changed": _when(visit, listing),
        "state": state,
        "token": token,
        "paused": paused(listing),
    }


def _when(visit: Visit, listing: Listing) -> str:
    from babel.dates import format_datetime

    return format_datetime(listing.changed.astimezone(), "short", locale=visit.language)


State = tuple[str, Token | None, list[str]]
"""What is asked or whose turn it is, the token of that seat, and how the game stands."""


def _state(visit: Visit, listing: Listing, look: bool) -> State:
    if listing.over:
        return visit.words.text("page-home-over"), None, []
    if not look:
        return "", None, []
    try:
        return _turn(visit, listing)
    except Refusal as refusal:
        return visit.sentence(refusal), None, []
    except Exception as error:  # one table that nobody can read must not hide the others
        log.error("table %s", listing.id, exc_info=error)
        return visit.words.text("page-home-unreadable"), None, []


def _turn(visit: Visit, listing: Listing) -> State:
    from thirdchair.web.pages.table.resume import next_words

    with visit.house.look(listing.id, visit.seat(listing.id)) as saved:
        mode = visit.mode(saved.table)
        if not all(map(visit.reader.may, saved.table.game.lies_open(saved.table.state))):
            return "", None, []  # whoever opens it sees what it is played with; home is for all
        words = words_for(visit.room.voices, saved.table, visit.reader)
        if not listing.ready and saved.table.question is None:
            return words.text("page-home-setting-up"), None, []
        token = mode.tokens(saved, words).get(mode.next_seat(saved) or "")
        said = next_words(visit, saved, mode, words)
        return said, token, mode.stands(saved, words) if listing.ready else []


@post("/device", sync_to_thread=False)
def choose(visit: Visiting, data: forms.Form) -> Answer:
    """Language, theme and what its owner knows belong to the device."""
    cookies = []
    if (language := forms.text(data, "language", "")) in LANGUAGES:
        cookies.append(kept(LANGUAGE, language, visit.to("/")))
    if (theme := forms.text(data, "theme", "")) in THEMES:
        cookies.append(kept(THEME, theme, visit.to("/")))
    if (knows := forms.text(data, "knows", "")) in (YES, NO):
        cookies.append(kept(KNOWS, knows, visit.to("/")))
    if (free := forms.text(data, "free", "")) in (YES, NO):
        cookies.append(kept(FREE, free, visit.to("/")))
    return visit.see(local_path(forms.text(data, "back", "/")), cookies)
