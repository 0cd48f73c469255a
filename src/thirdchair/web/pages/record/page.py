"""My record: the games that are over, as each game counts them, and all of them in a list."""

from typing import Any

from litestar import get

from thirdchair.contract import names_in
from thirdchair.table.moments import Finished
from thirdchair.web.pages.record.tally import Ended, Section
from thirdchair.web.visit import Page, Visit, Visiting
from thirdchair.words import Words
from thirdchair.words.scythe import ScytheWords


@get("/record", sync_to_thread=True)
def record(visit: Visiting) -> Page:
    """What was played on this installation, and how it went."""
    ended = [
        Ended(one, _words(visit, one)) for one in visit.store.finished() if one.view.get("result")
    ]
    return visit.page(
        "record.html",
        sections=[one for game in visit.room.faces for one in _sections(visit, game, ended)],
        games=[_line(visit, one) for one in reversed(ended)],
    )


def _sections(visit: Visit, game: str, ended: list[Ended]) -> list[Section]:
    """What one game counts; a game that nobody has finished is not asked."""
    played = [one for one in ended if one.game.setup["game"] == game]
    return visit.room.face(game).record(played, visit.words) if played else []


def _words(visit: Visit, done: Finished) -> Words:
    """The words of that table, with what its box calls things."""
    if done.setup.get("game") == "scythe":
        drawn = {seat: one["faction"] for seat, one in done.view["seats"].items()}
        return ScytheWords(visit.language, done.setup, drawn)
    return Words(visit.language, names_in(done.setup), done.setup["mode"])


def _line(visit: Visit, ended: Ended) -> dict[str, Any]:
    """A game in the list."""
    from babel.dates import format_date

    done = ended.game
    return {
        "id": done.id,
        "name": done.name,
        "begun": format_date(done.begun.astimezone(), "medium", locale=visit.language),
        "result": ended.words.event({"type": "result", **done.view["result"]}),
        "about": visit.room.face(done.setup["game"]).about(ended),
    }
