"""`thirdchair tables`: the saved tables. Storage is imported when a command opens it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from thirdchair.cli.everything import bring_all, save_all, telling
from thirdchair.cli.help import NOTHING, WRONG, Command, Group, sure
from thirdchair.cli.language import terminal_language
from thirdchair.cli.restore import restore

if TYPE_CHECKING:
    from thirdchair.importing import Choice
    from thirdchair.table.campaigns import Campaign
    from thirdchair.table.store import House, Listing
    from thirdchair.words import Words

app = typer.Typer(cls=Group, rich_markup_mode=None, help="cli-tables")

Which = Annotated[str, typer.Argument(help="cli-tables-which")]


@app.callback(invoke_without_command=True)
def tables(context: typer.Context) -> None:
    """What most people want to see."""
    if context.invoked_subcommand is None:
        list_tables()


@app.command("list", cls=Command, help="cli-tables-list")
def list_tables() -> None:
    """List the saved tables, campaigns with their games first, else the one changed last."""
    with opened() as (house, words):
        found, campaigns = house.tables(), house.campaigns()
        if not found and not campaigns:
            typer.echo(words.text("tables-none"))
            raise typer.Exit(NOTHING)
        columns = ("id", "name", "game", "changed", "state")
        rows = [[words.text(f"tables-{column}") for column in columns]]
        for campaign in campaigns:
            rows.append(_campaign_row(campaign, words))
            rows += [_row(one, words, "  ") for one in found if one.campaign == campaign.id]
        rows += [_row(one, words) for one in found if one.campaign is None]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for place, row in enumerate(rows):
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        typer.secho("  ".join(cells).rstrip(), bold=place == 0)


@app.command("export", cls=Command, help="cli-tables-export")
def export_table(
    which: Which,
    file: Annotated[Path | None, typer.Argument(help="cli-tables-to")] = None,
) -> None:
    """Write a table or a campaign with its whole history as one JSON file."""
    from thirdchair.table.campaign_files import export_campaign, has_mend, has_sealed
    from thirdchair.table.campaigns import Campaign
    from thirdchair.table.exports import export, sealed_from

    with opened() as (house, words):
        told = telling(house, words)
        found = find(house, which)
        if isinstance(found, Campaign):
            data = export_campaign(house, found.id, told)
            sealed, mending = has_sealed(house, found), has_mend(house, found)
        else:
            saved = house.load(found.id)
            data = export(saved, told(saved))
            sealed = sealed_from(saved.table) is not None
            mending = saved.table.open_mend is not None
        if sealed:
            typer.echo(words.text("note-sealed-export"), err=True)
        if mending:
            typer.echo(words.text("note-mend-export"), err=True)
        if file is None:
            sys.stdout.buffer.write(data + b"\n")
            return
        _write(file, data)
        typer.echo(words.text("tables-exported", name=found.name, file=str(file)))


@app.command("save-all", cls=Command, help="cli-tables-save-all")
def save_all_tables(
    file: Annotated[Path | None, typer.Argument(help="cli-tables-to")] = None,
) -> None:
    """Write all tables and campaigns with their history, and My box, as one file."""
    with opened() as (house, words):
        data, left_out = save_all(house, words)
        if left_out:
            typer.echo(words.text("everything-left-out", names=", ".join(left_out)), err=True)
        if file is None:
            sys.stdout.buffer.write(data)
            return
        _write(file, data)
        typer.echo(words.text("everything-saved", file=str(file)))


@app.command("import", cls=Command, help="cli-tables-import")
def import_table(
    file: Annotated[Path, typer.Argument(help="cli-tables-from")],
    name: Annotated[str | None, typer.Option(help="cli-tables-name")] = None,
    copy: Annotated[bool, typer.Option("--copy", help="cli-tables-copy")] = False,
    replace: Annotated[bool, typer.Option("--replace", help="cli-tables-replace")] = False,
) -> None:
    """Add a table, a campaign or everything from a file."""
    from thirdchair.contract import words_of
    from thirdchair.games import VOICES
    from thirdchair.importing import AlreadyHere, game_in, imported
    from thirdchair.kit.readers import ITSELF, Reader
    from thirdchair.kit.refusals import Refusal
    from thirdchair.table.everything import is_everything, unpacked

    with opened() as (house, words):
        if copy and replace:
            typer.echo(words.text("tables-import-one-way"), err=True)
            raise typer.Exit(WRONG)
        with _file(file):
            data = unpacked(file.read_bytes())
        if is_everything(data):
            if copy or replace or name:
                typer.echo(words.text("everything-import-plain"), err=True)
                raise typer.Exit(WRONG)
            bring_all(house, data, words)
            return
        choice: Choice | None = "copy" if copy else "replace" if replace else None
        try:
            made = imported(VOICES, house, data, name=name, reader=ITSELF, choice=choice)
        except AlreadyHere as here:
            typer.echo(f"{words.refusal(here)} ({here.known.id})", err=True)
            known = here.known
            if known.parted and known.bar:
                typer.echo(words.refusal(known.bar), err=True)
            how = "replace" if known.parted and not known.bar else "choose"
            typer.echo(words.text(f"tables-import-{how}"), err=True)
            raise typer.Exit(WRONG) from None
        except Refusal as refusal:
            its_words = words_of(VOICES, game_in(data), Reader(words.language))
            typer.echo(its_words.refusal(refusal), err=True)
            raise typer.Exit(WRONG) from None
        typer.echo(words.text("tables-imported", name=made.name, table=made.id))


@app.command("delete", cls=Command, help="cli-tables-delete")
def delete_table(
    which: Which,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="cli-yes")] = False,
) -> None:
    """Delete a table or a campaign for good."""
    from thirdchair.table.campaigns import Campaign

    with opened() as (house, words):
        found = find(house, which)
        campaign = isinstance(found, Campaign)
        if not yes:
            message = "tables-delete-campaign" if campaign else "tables-delete-sure"
            sure(words.text(message, name=found.name), words)
        (house.delete_campaign if campaign else house.delete)(found.id)
        typer.echo(words.text("tables-deleted", name=found.name))


app.command("restore", cls=Command, help="cli-restore")(restore)


@contextmanager
def opened() -> Iterator[tuple["House", "Words"]]:
    """The saved tables, and the reader's words. A refusal is a sentence and status 2."""
    from thirdchair.games import GAMES
    from thirdchair.kit.refusals import Refusal
    from thirdchair.table.store import HOME, Store
    from thirdchair.words import Words

    words = Words(terminal_language())
    try:
        store = Store(GAMES)
        try:
            yield store.of(HOME), words
        finally:
            store.close()
    except Refusal as refusal:
        typer.echo(words.refusal(refusal), err=True)
        raise typer.Exit(WRONG) from None


def _write(file: Path, data: bytes) -> None:
    from thirdchair.table.database import data_folder
    from thirdchair.table.disk import PRIVATE

    with _file(file):
        file.write_bytes(data)
        if file.resolve().is_relative_to(data_folder().resolve()):
            file.chmod(PRIVATE)  # as everything there


@contextmanager
def _file(path: Path) -> Iterator[None]:
    from thirdchair.kit.refusals import bad_input
    from thirdchair.table.disk import reason_of

    try:
        yield
    except OSError as error:
        raise bad_input("file-unusable", file=str(path), reason=reason_of(error)) from None


def find(house: "House", which: str) -> "Listing | Campaign":
    """The table or campaign with this id, or the only one with this name."""
    from thirdchair.kit.refusals import Refusal, bad_input

    tables: list[Listing | Campaign] = [*house.tables(), *house.campaigns()]
    found = [one for one in tables if one.id == which] or [
        one for one in tables if one.name == which
    ]
    if not found:
        raise Refusal("no_table", "no-such-table")
    if len(found) > 1:
        raise bad_input("several-tables", name=which, options=[one.id for one in found])
    return found[0]


def _campaign_row(one: "Campaign", words: "Words") -> list[str]:
    """A campaign stands above its games."""
    from thirdchair.contract import words_of
    from thirdchair.games import VOICES

    state = "over" if one.standing.over else "playing"
    changed = one.changed.astimezone().strftime("%Y-%m-%d %H:%M")
    kind = words_of(VOICES, one.game, words.reader).text(f"campaign-{one.mode}")
    return [one.id, one.name, kind, changed, words.text(f"tables-{state}")]


def _row(one: "Listing", words: "Words", indent: str = "") -> list[str]:
    state = words.text(f"tables-{'over' if one.over else 'playing' if one.ready else 'setting-up'}")
    changed = one.changed.astimezone().strftime("%Y-%m-%d %H:%M")
    return [one.id, indent + one.name, _called(one.game, one.mode, words), changed, state]


def _called(game: str, mode: str, words: "Words") -> str:
    """What the first page calls it."""
    from thirdchair.contract import words_of
    from thirdchair.games import VOICES

    voice, message = words_of(VOICES, game, words.reader), f"page-mode-{game}-{mode}"
    return voice.text(message) if voice.has(message) else f"{game}/{mode}"
