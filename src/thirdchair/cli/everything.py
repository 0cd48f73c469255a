"""All that is saved as one file: what `tables save-all` writes and `tables import` brings."""

from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from collections.abc import Callable

    from thirdchair.table.campaign_files import Told
    from thirdchair.table.store import House, Saved
    from thirdchair.words import Words


def telling(house: "House", words: "Words") -> "Callable[[Saved], Told]":
    """Files say what everybody in this house may know of a table, and no more."""
    from thirdchair.contract import words_for
    from thirdchair.games import VOICES
    from thirdchair.web.reading import at_home, at_table

    def told(saved: "Saved") -> "Told":
        reader = at_table(at_home(house, words.reader), saved.table, None)
        return words_for(VOICES, saved.table, reader).told

    return told


def save_all(house: "House", words: "Words") -> tuple[bytes, list[str]]:
    """The file, and the names of what could not be read."""
    from thirdchair.table.everything import gathered, packed
    from thirdchair.web.games import FACES
    from thirdchair.web.pages.everything import boxes

    everything = gathered(house, boxes(house, FACES), telling(house, words))
    return packed(everything), everything.left_out


def bring_all(house: "House", data: bytes, words: "Words") -> None:
    """Bring a file of everything, and say what became of it."""
    import secrets

    from thirdchair.games import VOICES
    from thirdchair.merging import FATES, merged, of_fate
    from thirdchair.table.everything import read_everything
    from thirdchair.web.games import FACES
    from thirdchair.web.pages.everything import NAMED, take_boxes

    everything = read_everything(data)
    taken = merged(VOICES, house, everything, secrets.token_urlsafe(12))
    if not taken:
        typer.echo(words.text("brought-nothing"))
    for fate in FATES:
        if names := of_fate(taken, fate):
            said = words.text(f"brought-{fate}", count=len(names))
            typer.echo(f"{said} {', '.join(names)}" if fate in NAMED else said)
    if take_boxes(house, FACES, everything.boxes):
        typer.echo(words.text("brought-box"))
