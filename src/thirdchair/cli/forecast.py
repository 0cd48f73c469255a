"""`thirdchair forecast TABLE`: what may come at a saved table, as figures and words."""

from collections.abc import Iterator

import msgspec
import typer

from thirdchair.cli.help import NOTHING
from thirdchair.cli.tables import find, opened
from thirdchair.contract import words_for
from thirdchair.games import VOICES
from thirdchair.lab.ahead import look_ahead
from thirdchair.lab.figures import figures
from thirdchair.lab.futures import Pace
from thirdchair.lab.tracker import coming, held_back
from thirdchair.lab.warming import no_kernel_at_once
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.state import AutomaState
from thirdchair.table.campaigns import Campaign
from thirdchair.table.journal import Table
from thirdchair.tapestry.state import State
from thirdchair.tapestry.whose_turn import BOTS_TURN
from thirdchair.web.reading import at_home, at_table
from thirdchair.words import Words
from thirdchair.words.games.scythe import ahead as scythe_ahead
from thirdchair.words.games.tapestry import TapestryWords
from thirdchair.words.games.tapestry import ahead as tapestry_ahead


def forecast(which: str, turns: int | None, points: int | None, games: int | None) -> None:
    """Print it; the exit code is 1 where there is nothing to foresee."""
    with opened() as (house, words):
        found = find(house, which)
        lines: list[str] = []
        if not isinstance(found, Campaign):
            table = house.load(found.id).table
            reader = at_table(at_home(house, words.reader), table, None)
            voice = words_for(VOICES, table, reader)
            if table.question is None:
                lines += _of_scythe(table, voice)
                lines += _of_tapestry(table, voice, turns, points, games)
        if not lines:
            typer.echo(words.text("forecast-none"))
            raise typer.Exit(NOTHING)
        for line in lines:
            typer.echo(line)


def _of_scythe(table: Table, words: Words) -> Iterator[str]:
    """When each Automa comes to its second scheme and to its stars: exact."""
    state = table.state
    if not isinstance(table.game, Scythe) or not isinstance(state, AutomaState):
        return
    if not state.ready or state.over or state.ended is not None:
        return
    rules = table.game.rules_at(state)
    found = {automa: [one._asdict() for one in coming(rules, automa)] for automa in rules.automas}
    held = [automa for automa in rules.automas if held_back(rules, automa)]
    yield from scythe_ahead.told_ahead(found, held, state.modules, words)


def _of_tapestry(
    table: Table, words: Words, turns: int | None, points: int | None, games: int | None
) -> Iterator[str]:
    if not isinstance(words, TapestryWords) or not isinstance(table.state, State):
        return
    ahead = look_ahead(
        table.state,
        Pace(turns),
        bots_begin=BOTS_TURN in table.next.may,
        games=games,
        no_kernel=no_kernel_at_once(),
    )
    if ahead is not None:
        found = msgspec.to_builtins(figures(ahead, points))
        yield from tapestry_ahead.told_ahead(found, words, turns, points)
