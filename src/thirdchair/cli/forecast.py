"""`thirdchair forecast TABLE`: what may come at a saved table of Tapestry, as figures and words."""

import typer

from thirdchair.cli.help import NOTHING
from thirdchair.cli.tables import find, opened
from thirdchair.lab.ahead import NEXT_TURNS, Ahead, look_ahead
from thirdchair.lab.futures import Pace
from thirdchair.lab.shares import Share
from thirdchair.table.campaigns import Campaign
from thirdchair.table.store import Saved
from thirdchair.tapestry.state import State
from thirdchair.tapestry.whose_turn import BOTS_TURN
from thirdchair.words.games.tapestry import TapestryWords


def forecast(which: str, turns: int | None, points: int | None, games: int | None) -> None:
    """Print it; the exit code is 1 where there is nothing to foresee."""
    with opened() as (house, words):
        found = find(house, which)
        ahead = None if isinstance(found, Campaign) else _ahead(house.load(found.id), turns, games)
        if ahead is None:
            typer.echo(words.text("forecast-none"))
            raise typer.Exit(NOTHING)
        for line in _lines(ahead, TapestryWords(words.language), points):
            typer.echo(line)


def _ahead(saved: Saved, turns: int | None, games: int | None) -> Ahead | None:
    table = saved.table
    if not isinstance(table.state, State) or table.question or not table.state.ready:
        return None
    bots_begin = BOTS_TURN in table.next.may
    return look_ahead(table.state, Pace(turns), bots_begin=bots_begin, games=games)


def _lines(ahead: Ahead, words: TapestryWords, points: int | None) -> list[str]:
    """Landmarks before your next turns and in this era, income, points, and where it is from."""
    lines = [words.text("page-ahead-landmarks")]
    for name, one in ahead.landmarks.items():
        shares = [one.before[n] for n in NEXT_TURNS]
        plain = words.text(f"chance-{shares[-1].plain}")
        shares += [one.this_era] if one.this_era else []
        if any(share.hits for share in shares):
            figures = "  ".join(_figure(share) for share in shares)
            lines.append(f"  {words.landmark(name):<24}{figures}  {plain}")
    incomes = words.text("page-ahead-incomes")
    for turn, share in ahead.income.items():
        lines.append(f"{incomes}: {words.text('page-ahead-income', n=turn)} {_figure(share)}")
    if ahead.points:
        low, middle, high = ahead.spread
        spread = words.text("page-ahead-spread", low=low, middle=middle, high=high)
        lines.append(f"{words.text('page-ahead-points')}: {spread}")
    if ahead.points and points is not None:
        won = ahead.chance_to_win(points)
        plain = words.text(f"chance-{won.plain}")
        lines.append(f"{words.text('page-ahead-win', n=points)} {plain} {_figure(won)}")
    return [*lines, words.text("page-ahead-lead", games=ahead.games)]


def _figure(share: Share) -> str:
    return f"{share.value:4.0%} ±{(share.high - share.low) / 2:.0%}"
