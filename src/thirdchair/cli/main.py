"""The commands and their options. Heavy rooms are imported where they are used."""

import sys
from typing import Annotated

import typer

from thirdchair import __version__

app = typer.Typer(no_args_is_help=False, add_completion=False, pretty_exceptions_enable=False)


def main() -> None:
    """Run the command line."""
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
    """Third Chair plays the artificial opponents of Tapestry. Without a command it starts."""


@app.command()
def script(
    file: Annotated[
        typer.FileText | None, typer.Argument(help="Requests, one JSON object a line.")
    ] = None,
    strict: Annotated[bool, typer.Option(help="Stop at the first error with status 2.")] = False,
) -> None:
    """Answer requests, one JSON line each: the headless contract."""
    from thirdchair.cli.script import run
    from thirdchair.contract import Session

    raise typer.Exit(run(file or sys.stdin, sys.stdout, strict=strict, session=Session()))
