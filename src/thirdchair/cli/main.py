"""The commands and their options. Heavy rooms are imported where they are used.

What `help` says are ids of messages, see `cli.help`.
"""

import gc
import sys
from pathlib import Path
from typing import Annotated

import typer

from thirdchair import __version__
from thirdchair.cli.help import WRONG, Command, Group, mistaken
from thirdchair.cli.pipes import bear_closed_pipes
from thirdchair.cli.tables import app as tables

app = typer.Typer(
    cls=Group,
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="cli-thirdchair",
)
app.add_typer(tables, name="tables")

Port = Annotated[int, typer.Option(min=0, max=65535, help="cli-serve-port")]


MANY_OBJECTS = 200_000
"""Garbage is looked for when so many are new, more than a start makes: what is imported is none,
and looked through in vain it costs a tenth of the start. A server looks more often later."""


def main() -> None:
    """Run the command line."""
    gc.set_threshold(MANY_OBJECTS)
    bear_closed_pipes()
    try:
        status = app(standalone_mode=False)
    except typer.Abort:
        status = 1
    except typer.TyperException as mistake:
        typer.echo(mistaken(mistake, sys.argv[1:]), err=True)
        status = WRONG
    sys.exit(status if isinstance(status, int) else 0)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"thirdchair {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="cli-version")
    ] = False,
) -> None:
    """Start the app and open it in the browser."""
    if context.invoked_subcommand is None:
        from thirdchair.cli.serve import serve as run

        run(open_browser=True)


@app.command(cls=Command, help="cli-serve")
def serve(
    port: Port = 8377,
    lan: Annotated[bool, typer.Option("--lan", help="cli-serve-lan")] = False,
    https: Annotated[bool | None, typer.Option("--https/--http", help="cli-serve-https")] = None,
    behind_proxy: Annotated[
        str | None, typer.Option("--behind-proxy", help="cli-serve-behind-proxy")
    ] = None,
    path: Annotated[str, typer.Option(help="cli-serve-path")] = "",
) -> None:
    """Start the app without opening a browser."""
    from thirdchair.cli.serve import serve as run

    run(port=port, lan=lan, https=https, behind_proxy=behind_proxy, root=path)


@app.command(cls=Command, help="cli-script")
def script(
    file: Annotated[Path | None, typer.Argument(help="cli-script-file")] = None,
    strict: Annotated[bool, typer.Option(help="cli-script-strict")] = False,
    save: Annotated[str | None, typer.Option(help="cli-script-save")] = None,
) -> None:
    """Answer requests, one JSON line each: the headless contract."""
    from thirdchair.cli.script import open_lines, run

    with open_lines(file) as lines:
        raise typer.Exit(run(lines, sys.stdout, strict=strict, save=save))


@app.command(cls=Command, help="cli-rules")
def rules(
    query: Annotated[list[str] | None, typer.Argument(help="cli-rules-query")] = None,
    uncovered: Annotated[bool, typer.Option("--uncovered", help="cli-rules-uncovered")] = False,
    language: Annotated[str | None, typer.Option(help="cli-rules-language")] = None,
    everything: Annotated[bool, typer.Option("--everything", help="cli-rules-everything")] = False,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="cli-yes")] = False,
) -> None:
    """Search in the rules, or tell all about one."""
    from thirdchair.cli.rules import show

    found = " ".join(query or ()) or None
    show(found, uncovered=uncovered, language=language, everything=everything, yes=yes)


@app.command(cls=Command, help="cli-forecast")
def forecast(
    which: Annotated[str, typer.Argument(help="cli-tables-which")],
    turns: Annotated[int, typer.Option(min=0, max=20, help="cli-forecast-turns")] = 5,
    points: Annotated[int | None, typer.Option(min=0, max=999, help="cli-forecast-points")] = None,
    games: Annotated[
        int | None, typer.Option(min=1, max=1_000_000, help="cli-forecast-games")
    ] = None,
) -> None:
    """What may come at a saved table, played through many times."""
    from thirdchair.cli.forecast import forecast as run

    run(which, turns or None, points, games)


@app.command(cls=Command, help="cli-study")
def study(
    folder: Annotated[Path, typer.Argument(help="cli-study-folder")],
    mode: Annotated[str | None, typer.Option(help="cli-study-mode")] = None,
    settings: Annotated[list[str] | None, typer.Option("--with", help="cli-study-with")] = None,
    grid: Annotated[Path | None, typer.Option(help="cli-study-grid")] = None,
    games: Annotated[int | None, typer.Option(help="cli-study-games")] = None,
    seed: Annotated[int | None, typer.Option(help="cli-study-seed")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=1024, help="cli-study-workers")] = None,
    ray: Annotated[str | None, typer.Option(help="cli-study-ray")] = None,
    language: Annotated[str | None, typer.Option(help="cli-study-language")] = None,
) -> None:
    """Play many games of many settings, and tell what comes of them."""
    from thirdchair.cli.study import study as run

    run(
        folder,
        mode=mode,
        settings=settings or [],
        file=grid,
        games=games,
        seed=seed,
        workers=workers,
        ray=ray,
        language=language,
    )
