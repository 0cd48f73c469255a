"""My record: the games that are over, as each game counts them, and all of them in a list."""

import logging
from typing import Any

from litestar import get

from thirdchair.table.moments import Finished
from thirdchair.web.pages.record.tally import Ended, Section
from thirdchair.web.visit import Page, Visit, Visiting

log = logging.getLogger("thirdchair")


@get("/record", sync_to_thread=True)
def record(visit: Visiting) -> Page:
    """What was played in this house, and how it went."""
    ended = [_ended(visit, one) for one in visit.house.finished() if one.view.get("result")]
    ended = [one for one in ended if not one.game.unproven or _counts(visit, one)]
    return visit.page(
        "record.html",
        sections=[one for game in visit.room.faces for one in _sections(visit, game, ended)],
        games=[_line(visit, one) for one in reversed(ended)],
    )


def _sections(visit: Visit, game: str, ended: list[Ended]) -> list[Section]:
    """What one game counts; a game that nobody has finished is not asked."""
    played = [one for one in ended if one.game.setup["game"] == game]
    return visit.room.face(game).record(played, visit.words_of(game)) if played else []


def _counts(visit: Visit, ended: Ended) -> bool:
    """Can a game be counted that rests on what a file said? One that cannot hides no others."""
    try:
        _sections(visit, ended.game.setup["game"], [ended])
        _line(visit, ended)
    except Exception as error:
        log.error("table %s", ended.game.id, exc_info=error)
        return False
    return True


def _ended(visit: Visit, done: Finished) -> Ended:
    """Told in the words of its table."""
    voice = visit.room.voices[done.setup["game"]]()
    return Ended(done, voice(visit.reader, done.setup, done.state))


def _line(visit: Visit, ended: Ended) -> dict[str, Any]:
    """A game in the list."""
    from babel.dates import format_date

    done, face = ended.game, visit.room.face(ended.game.setup["game"])
    return {
        "id": done.id,
        "name": done.name,
        "begun": format_date(done.begun.astimezone(), "medium", locale=visit.language),
        "result": ended.words.event({"type": "result", **done.view["result"]}),
        "reason": face.reason(ended),
        "about": face.about(ended),
    }
