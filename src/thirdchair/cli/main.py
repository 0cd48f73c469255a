"""The commands and their options. Heavy rooms are imported where they are used."""

import gc
import io
import sys
from pathlib import Path
from typing import Annotated

import typer

from thirdchair import __version__
from thirdchair.cli.tables import app as tables

app = typer.Typer(
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Third Chair plays the artificial opponents at your table. Without a command it starts.",
)
app.add_typer(tables, name="tables")

Port = Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free port.")]


MANY_OBJECTS = 200_000
"""Garbage is looked for when so many are new, more than a start makes: what is imported is none,
and looked through in vain it costs a tenth of the start. A server looks more often later."""


def main() -> None:
    """Run the command line. Whatever the terminal's own encoding, we speak UTF-8."""
    gc.set_threshold(MANY_OBJECTS)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    app()


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"thirdchair {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version.")
    ] = False,
) -> None:
    """Start the app and open it in the browser."""
    if context.invoked_subcommand is None:
        from thirdchair.cli.serve import serve as run

        run(open_browser=True)


@app.command()
def serve(
    port: Port = 8377,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let phones in the same network join, with the code.")
    ] = False,
    https: Annotated[
        bool | None,
        typer.Option("--https/--http", help="How the network is served; else as last time."),
    ] = None,
    path: Annotated[
        str, typer.Option(help="The path that the site lives under, as in /thirdchair.")
    ] = "",
) -> None:
    """Start the app without opening a browser."""
    from thirdchair.cli.serve import serve as run

    run(port=port, lan=lan, https=https, root=path)


@app.command()
def script(
    file: Annotated[
        Path | None, typer.Argument(help="Requests, one JSON object a line; else standard input.")
    ] = None,
    strict: Annotated[bool, typer.Option(help="Stop at the first error with status 2.")] = False,
    save: Annotated[str | None, typer.Option(help="Save the table under this name.")] = None,
) -> None:
    """Answer requests, one JSON line each: the headless contract."""
    from thirdchair.cli.script import open_lines, run

    with open_lines(file) as lines:
        raise typer.Exit(run(lines, sys.stdout, strict=strict, save=save))


@app.command()
def rules(
    query: Annotated[
        str | None, typer.Argument(help="Only rules with these words; or an id.")
    ] = None,
    uncovered: Annotated[bool, typer.Option(help="List rules without a test or a place.")] = False,
    language: Annotated[str, typer.Option(help="A language, as in de.")] = "en",
) -> None:
    """List the rules, where each is decided, and which test proves it."""
    from thirdchair.cli.rules import show

    show(query, uncovered=uncovered, language=language)
