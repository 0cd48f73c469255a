"""A finished game as a play: a few lines for a diary, and rows for a spreadsheet."""

import csv
import io
from collections.abc import Iterator
from datetime import date

from litestar import get

from thirdchair.table.store import Saved
from thirdchair.web.ending import Ending
from thirdchair.web.pages.record.paper import told_date
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Answer, TableId, Visit, Visiting
from thirdchair.words import Words

COLUMNS = ("date", "game", "mode", "player", "points", "won")
"""The first row: as programs read it, the same in every language."""


@get("/tables/{table_id:str}/play", sync_to_thread=True)
def play(visit: Visiting, table_id: TableId) -> Answer:
    """Date, players, points and who has won, to be copied."""
    saved, mode = opened(visit, table_id)
    ending = mode.ending(saved, visit.words) if saved.table.state.over else None
    if ending is None:
        return visit.see(f"/tables/{table_id}")
    text = "\n".join(_text(visit, saved, ending))
    return visit.page(
        "play.html", text=text, rows=_rows(saved, ending, visit.words), **common(visit, saved)
    )


def _text(visit: Visit, saved: Saved, ending: Ending) -> Iterator[str]:
    words = visit.words
    yield f"{saved.name} ({_game(saved, words)}), {told_date(visit, saved)}"
    for side in ending.sides:
        yield f"{side.name}: {ending.points(side.points)}" + (" ★" if side.won else "")
    yield ending.winner
    yield words.text("page-recap-by")


def _rows(saved: Saved, ending: Ending, words: Words) -> str:
    setup, lines = saved.table.journal.setup, io.StringIO()
    rows = csv.writer(lines, lineterminator="\n")
    rows.writerow(COLUMNS)
    when = _day(saved).isoformat()
    for side in ending.sides:
        won = "yes" if side.won else "no"
        name = _no_formula(side.name)
        rows.writerow((when, setup["game"], setup["mode"], name, side.points, won))
    return lines.getvalue()


def _game(saved: Saved, words: Words) -> str:
    return words.text(f"page-game-{saved.table.game.name}")


def _day(saved: Saved) -> date:
    assert saved.changed is not None  # it comes from storage
    return saved.changed.astimezone().date()


def _no_formula(name: str) -> str:
    """Spreadsheets compute what begins so, and a name may come from anybody."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name
