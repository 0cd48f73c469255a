"""The material of one table: what lies in its box, with what its modules add and change.

It is made from the names of the modules alone, once, and is no part of the state.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

import msgspec

from thirdchair.kit.content import ContentError
from thirdchair.scythe import content
from thirdchair.scythe.board import Board
from thirdchair.scythe.content import (
    AutomaCard,
    BoardSheet,
    Faction,
    Mat,
    Numbers,
    Printing,
    Tracker,
)
from thirdchair.scythe.modules.sheets import Sheet

PRINTINGS: tuple[Printing, ...] = ("base", "invaders")


class Material(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """What a table plays with. `sheet` is the board as it is drawn, `board` as the rules use it.

    Each is made once, so drawings of it can be kept by it.
    """

    sheet: BoardSheet
    board: Board
    factions: dict[str, Faction]
    mats: dict[str, Mat]
    numbers: Numbers
    trackers: dict[str, Tracker]
    cards: dict[Printing, dict[int, AutomaCard]]
    track: tuple[str, ...]
    """The triumph track from left to right, a triumph as often as it has spaces."""
    earned: tuple[str, ...]
    """What an Automa reaches in play."""
    own_numbers: dict[str, int]
    """The numbers of the modules, as `<module>.<name>`."""


class Printed:
    """What is printed, point by point. A module may change each of them.

    These points are asked once, when the rules of a table are first used; from then on the chapters
    read `self.material`. What a sheet can say belongs into the sheet.
    """

    sheets: ClassVar[tuple[Sheet, ...]] = ()
    """Those of the modules that are played, in printed order: where two print the same thing, the
    first one decides."""

    @classmethod
    def factions(cls) -> dict[str, Faction]:
        """The factions by id, clockwise from Albion, then those that modules add."""
        added = {one.id: one for sheet in reversed(cls.sheets) for one in sheet.faction}
        return content.factions() | added

    @classmethod
    def mats(cls) -> dict[str, Mat]:
        """The player mats by id, in the order of their numbers."""
        added = {one.id: one for sheet in reversed(cls.sheets) for one in sheet.mat}
        return content.mats() | added

    @classmethod
    def board_sheet(cls) -> BoardSheet:
        """The board: territories in reading order, home bases clockwise from Albion."""
        board, sheets = content.board_sheet(), tuple(reversed(cls.sheets))
        territories = {one.id: one for one in board.territory}
        territories |= {one.id: one for sheet in sheets for one in sheet.territory}
        bases = {one.faction: one for one in board.base}
        bases |= {one.faction: one for sheet in sheets for one in sheet.base}
        in_order = sorted(territories.values(), key=lambda one: (one.at[1], one.at[0]))
        return BoardSheet(territory=tuple(in_order), base=tuple(bases.values()))

    @classmethod
    def printed_numbers(cls) -> Numbers:
        """The numbers of the board and of every seat's pieces."""
        numbers = content.numbers()
        known = {one.name for one in msgspec.structs.fields(Numbers) if one.type is int}
        for sheet in reversed(cls.sheets):
            if wrong := sorted(sheet.printed.keys() - known):
                raise ContentError(f"{sheet.id}/sheet.toml: no such number: {', '.join(wrong)}")
            numbers = msgspec.structs.replace(numbers, **sheet.printed)
        return numbers

    @classmethod
    def track(cls) -> tuple[str, ...]:
        """The spaces of the triumph track, from left to right."""
        return next((sheet.track for sheet in cls.sheets if sheet.track), content.numbers().track)

    @classmethod
    def earned(cls) -> tuple[str, ...]:
        """The triumphs of that track that an Automa reaches in play."""
        return next((one.earned for one in cls.sheets if one.track), content.numbers().earned)

    @classmethod
    def tiles(cls) -> tuple[str, ...]:
        """Tiles of the modules that are drawn for a game, by name."""
        return tuple(tile for sheet in cls.sheets for tile in sheet.tiles)

    @classmethod
    def trackers(cls) -> dict[str, Tracker]:
        """The star tracker cards by level, from easy to hard."""
        return content.trackers()

    @classmethod
    def automa_cards(cls, printing: Printing) -> dict[int, AutomaCard]:
        """The Automa cards by number, as this printing shows them."""
        return content.automa_cards(printing)


_made: dict[type[Printed], Material] = {}
TRACKS_KEPT = 64
"""How many tracks that were laid out for a game are remembered: those of tables that are played."""


def material_of(rules: type[Printed], track: Sequence[str] = ()) -> Material:
    """The material of tables with these rules, made once; `track` is what a table has laid out."""
    if rules not in _made:
        _made[rules] = _material(rules)
    return _with_track(_made[rules], tuple(track)) if track else _made[rules]


@lru_cache(maxsize=TRACKS_KEPT)
def _with_track(made: Material, track: tuple[str, ...]) -> Material:
    """All else stays as it is; of what is not laid out nothing can be earned."""
    earned = tuple(one for one in made.earned if one in track)
    return msgspec.structs.replace(made, track=track, earned=earned)


def _material(rules: type[Printed]) -> Material:
    sheet = rules.board_sheet()
    own = {
        f"{one.id}.{name}": number for one in rules.sheets for name, number in one.numbers.items()
    }
    return Material(
        sheet=sheet,
        board=Board.read(sheet),
        factions=rules.factions(),
        mats=rules.mats(),
        numbers=rules.printed_numbers(),
        trackers=rules.trackers(),
        cards={printing: rules.automa_cards(printing) for printing in PRINTINGS},
        track=rules.track(),
        earned=rules.earned(),
        own_numbers=own,
    )
