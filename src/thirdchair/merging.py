"""A file of everything comes to what is here. Nothing that is here is lost by it.

What is not here is added. What is here already stays, unless the file only goes on from it and
whoever brings it might have played those steps; else that of the file becomes a copy beside it.
"""

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from thirdchair.importing import AlreadyHere, Choice, imported
from thirdchair.kit.readers import ITSELF
from thirdchair.kit.refusals import Refusal
from thirdchair.table.campaigns import Campaign
from thirdchair.table.everything import Everything, Kept
from thirdchair.table.replacing import Acting
from thirdchair.table.store import House, Saved
from thirdchair.words import Voices

Fate = Literal["new", "further", "copy", "stays", "here", "unreadable"]
FATES: tuple[Fate, ...] = ("new", "further", "copy", "stays", "here", "unreadable")


Bring = Callable[..., Saved | Campaign]
"""Brings one of them, with the choice of what to do where it is here."""


class Taken(msgspec.Struct, frozen=True):
    """What became of one table or campaign of the file."""

    name: str
    fate: Fate
    moved: tuple[str, int] | None = None
    """The table that was made or went on: its id and revision. No more of it is kept: there may
    be hundreds."""


def merged(
    voices: Voices,
    house: House,
    everything: Everything,
    once: str,
    acting: Acting | None = None,
) -> list[Taken]:
    """Bring all of it, one after the other; a file that comes again brings nothing twice.

    It is what a house of ours had saved: no lock keeps a table out of it, as the home page does not
    tell those who may not know what a table is played with.
    """
    taken = [
        _taken(voices, house, one, f"{once}-{place}", acting)
        for place, one in enumerate(everything.kept())
    ]
    return [*taken, *(Taken(name, "unreadable") for name in everything.left_out)]


def of_fate(taken: Sequence[Taken], fate: Fate) -> list[str]:
    """The names of what has fared so."""
    return [one.name for one in taken if one.fate == fate]


def _taken(voices: Voices, house: House, kept: Kept, once: str, acting: Acting | None) -> Taken:
    data = msgspec.json.encode(kept.file)

    def bring(choice: Choice | None = None) -> Saved | Campaign:
        return imported(voices, house, data, once=once, reader=ITSELF, choice=choice, acting=acting)

    try:
        return _brought(house, kept, bring)
    except Refusal as refusal:
        if refusal.code == "not_now":  # that is about the disk, not about the file
            raise
        return Taken(kept.name, "unreadable")


def _brought(house: House, kept: Kept, bring: Bring, *, again: bool = False) -> Taken:
    fate: Fate = "new"
    try:
        made = bring()
    except AlreadyHere as here:
        known = here.known
        if not known.parted:
            return Taken(known.name, "here")
        if known.likeness == "longer" and known.bar is None:
            try:
                made = bring("further")
            except Refusal:
                if again:
                    raise
                return _brought(house, kept, bring, again=True)  # somebody has played meanwhile
            return Taken(made.name, "further", _moved(made))
        fate = "stays" if known.likeness == "longer" else "copy"
        made = bring("copy")
    _date(house, made, kept)
    return Taken(made.name, fate, _moved(made))


def _moved(made: Saved | Campaign) -> tuple[str, int] | None:
    return (made.id, made.revision) if isinstance(made, Saved) else None


def _date(house: House, made: Saved | Campaign, kept: Kept) -> None:
    """Whoever moves keeps the days on which they played."""
    games = made.games if isinstance(made, Campaign) else ()
    dates = dict(zip((game.id for game in games), kept.games, strict=False))
    house.set_times({made.id: kept.times, **dates})
