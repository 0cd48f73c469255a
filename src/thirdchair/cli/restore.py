"""`thirdchair tables restore`: the backups, and the way back to one of them."""

from typing import TYPE_CHECKING, Annotated

import typer

from thirdchair.cli.help import NOTHING, WRONG, sure
from thirdchair.cli.language import terminal_language

if TYPE_CHECKING:
    from pathlib import Path

    from thirdchair.table.backups import Backup
    from thirdchair.words import Words


def restore(
    backup: Annotated[str | None, typer.Argument(help="cli-restore-which")] = None,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="cli-yes")] = False,
) -> None:
    """List the backups, or put one in the place of all saved tables."""
    from thirdchair.kit.refusals import Refusal
    from thirdchair.table.database import data_folder
    from thirdchair.words import Words

    words, database = Words(terminal_language()), data_folder() / "tables.db"
    try:
        if backup is None:
            _list(database, words)
        else:
            _restore(database, backup, words, yes=yes)
    except Refusal as refusal:
        typer.echo(words.refusal(refusal), err=True)
        raise typer.Exit(WRONG) from None


def _list(database: "Path", words: "Words") -> None:
    from thirdchair.table.backups import backups_of

    backups = backups_of(database)
    for number, one in enumerate(backups, start=1):
        typer.echo(f"{number}  {_told(one, words)}")
    if not backups:
        typer.echo(words.text("error-no-backups"))
        raise typer.Exit(NOTHING)
    typer.echo(words.text("backups-how", folder=str(backups[0].file.parent)))


def _told(one: "Backup", words: "Words") -> str:
    when = one.made.astimezone().strftime("%Y-%m-%d %H:%M")
    tables, size = one.tables(), max(1, one.size // 1000)
    if tables is None:
        return words.text("backups-unreadable", when=when, size=size)
    return words.text("backups-one", when=when, size=size, count=tables)


def _restore(database: "Path", which: str, words: "Words", *, yes: bool) -> None:
    from thirdchair.kit.refusals import not_now
    from thirdchair.table.backups import found, restore
    from thirdchair.table.server_lock import ServerLock

    backup = found(database, which)
    lock = ServerLock(database.parent)
    if not lock.take():
        raise not_now("restore-while-serving", address=lock.address() or "none")
    try:
        if not yes:
            sure(words.text("backups-sure", backup=_told(backup, words)), words)
        kept = restore(database, backup)
    finally:
        lock.release()
    typer.echo(words.text("backups-restored", backup=_told(backup, words)))
    if kept is not None:
        typer.echo(words.text("backups-replaced", file=str(kept)))
