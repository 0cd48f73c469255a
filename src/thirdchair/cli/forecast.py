"""`thirdchair forecast TABLE`: what may come at a saved table of Tapestry, as figures and words."""

import typer

from thirdchair.cli.help import NOTHING
from thirdchair.cli.tables import find, opened
from thirdchair.lab.ahead import Ahead, look_ahead
from thirdchair.lab.futures import Pace
from thirdchair.table.campaigns import Campaign
from thirdchair.table.store import Saved
from thirdchair.tapestry.state import State
from thirdchair.tapestry.whose_turn import BOTS_TURN
from thirdchair.web.games.tapestry.told_ahead import told_ahead
from thirdchair.words.games.tapestry import TapestryWords


def forecast(which: str, turns: int | None, points: int | None, games: int | None) -> None:
    """Print it; the exit code is 1 where there is nothing to foresee."""
    with opened() as (house, words):
        found = find(house, which)
        ahead = None if isinstance(found, Campaign) else _ahead(house.load(found.id), turns, games)
        if ahead is None:
            typer.echo(words.text("forecast-none"))
            raise typer.Exit(NOTHING)
        for line in told_ahead(ahead, TapestryWords(words.language), points):
            typer.echo(line)


def _ahead(saved: Saved, turns: int | None, games: int | None) -> Ahead | None:
    table = saved.table
    if not isinstance(table.state, State) or table.question or not table.state.ready:
        return None
    bots_begin = BOTS_TURN in table.next.may
    return look_ahead(table.state, Pace(turns), bots_begin=bots_begin, games=games)
