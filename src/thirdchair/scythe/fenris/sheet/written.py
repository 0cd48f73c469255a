"""What stands on paper: a sheet, or a point of the campaign, is set to what people see there.

Nothing follows from it. Wealth is no exception: it is set by a booking, so that its ledger still
adds up and says who changed what.
"""

from functools import cache
from typing import Any

from thirdchair.kit.checks import one_of, whole_number
from thirdchair.kit.decoding import decode
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.kit.rulings import corrected
from thirdchair.scythe import commands as board
from thirdchair.scythe import content as game_content
from thirdchair.scythe.box import MOST_COINS, MOST_ROWS, Name, contents
from thirdchair.scythe.content import Faction
from thirdchair.scythe.events import Corrected
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.ruling import change_book
from thirdchair.scythe.fenris.sheet.fields import SheetFields
from thirdchair.scythe.fenris.state import Book
from thirdchair.scythe.modules.finding import OWN, Modules

BOOKS: tuple[Book, ...] = ("unsure", "de", "en")
IN_PLAY = ("wealth", "wins", "perks", "log")
"""Fields that no game uses that has begun."""


class Written(SheetFields):
    """The parts of a campaign that can be corrected, by the first word of their path."""

    parts = ("sheets", "factions", "rows", "most_coins", "names", "book")

    def is_written(self, path: str) -> bool:
        """Is it about the campaign? All else is about the game of tonight."""
        head, _, rest = path.partition(".")
        return head in self.parts or (head == "rulings" and self._is_own(rest))

    def _is_own(self, key: str) -> bool:
        """A point of the campaign, or one of its games that it has written down."""
        return key.startswith("fenris.") or key in self.state.rulings

    async def correct(self, command: board.Correct) -> None:
        """Set one part and say what stood there."""
        head, *rest = command.path.split(".")
        if not self.is_written(command.path):
            options = [*self.parts, "rulings"]
            raise bad_input("not-correctable", where="do.path", path=command.path, options=options)
        match head:
            case "sheets" if len(rest) == 2:
                was = self.write(rest[0], rest[1], command.value)
                self.mods_changed(rest[0])
            case "factions" if not rest:
                was = self.name_factions(command.value)
            case "rows" if not rest:
                rows = whole_number(command.value, self.longest_column(), MOST_ROWS)
                was, self.state.rows = self.state.rows, rows
            case "most_coins" if not rest:
                most = whole_number(command.value, 1, MOST_COINS)
                was, self.state.most_coins = self.state.most_coins, most
            case "names" if len(rest) == 1:
                was = self.name(rest[0], command.value)
            case "book" if not rest:
                was = self.state.book
                change_book(self.state, one_of(command.value, BOOKS))
            case "rulings":
                known, key = game_content.rulings("fenris"), ".".join(rest)
                was = corrected(known, self.state.rulings, key, command.value, self.reader)
                if self.state.tonight is not None and key in self.state.tonight.rulings:
                    self.state.tonight.rulings[key] = self.state.rulings[key]
            case _:
                options = list(self.state.sheets)
                raise bad_input("unknown-part", where="do.path", options=options)
        self.tell(Corrected(path=command.path, from_=was, to=command.value, note=command.note))

    def name(self, thing: str, value: Any) -> str | None:
        """What the owner's tile is called, in the language of the box; nobody has to say it."""
        things = contents().names
        if not self.reader.knows(thing, things):
            options = self.reader.shown(things)
            raise bad_input("unknown-part", where="do.path", options=options)
        names = dict(self.state.box.get("names", {}))
        was: str | None = names.get(thing)
        names[thing] = decode(value, Name, "do.value").strip()
        self.state.box = {**self.state.box, "names": names}
        return was

    # Factions

    @property
    def met_factions(self) -> dict[str, Faction]:
        """The factions that the campaign has introduced by now, whether somebody plays them or not:
        those of the game, and those that come out of a box."""
        every = {**self.material.factions, **_out_of_boxes()}
        return {name: every[name] for name in self.reader.shown(every)}

    @decides("fen.sheet.field.faction")
    def name_factions(self, value: Any) -> dict[str, str]:
        """Who plays which faction by now, between two evenings; all at once, for some may have
        exchanged theirs."""
        if self.state.phase != "setup":
            raise not_now("fenris-evening-on", where="do.path")
        was = {seat: sheet.faction for seat, sheet in self.state.sheets.items()}
        named = decode(value, dict[str, str], "do.value")
        for seat, faction in named.items():
            self.sheet_of(seat, where="do.value")
            self.known(faction, self.met_factions, "unknown-faction", "do.value")
        staying = [*self.humans, *self.automas]
        taken = [{**was, **named}[seat] for seat in staying]
        for one in taken:
            if taken.count(one) > 1:
                raise bad_input("faction-twice", where="do.value", value=one, faction=one)
        for seat, faction in named.items():
            sheet = self.state.sheets[seat]
            if sheet.faction != faction:
                self.state.reserved = [one for one in self.state.reserved if one != sheet.base]
                sheet.faction, sheet.base = faction, None
        self.all_have_a_base()
        return {seat: was[seat] for seat in named}

    # A sheet

    async def tell_sheet(self, command: c.TellSheet) -> None:
        """What stands on a sheet of paper; what is the same already is not told again."""
        self.sheet_of(command.seat)
        for field, value in command.fields.items():
            if self.state.phase == "play" and field not in IN_PLAY:
                raise not_now("fenris-evening-on", where=f"do.fields.{field}")
            was = self.write(command.seat, field, value)
            if was != value:
                path = f"sheets.{command.seat}.{field}"
                self.tell(Corrected(path=path, from_=was, to=value, note=""))
        self.mods_changed(command.seat)
        self.state.untold = [seat for seat in self.state.untold if seat != command.seat]


@cache
def _out_of_boxes() -> dict[str, Faction]:
    return {one.id: one for sheet in Modules((OWN,)).sheets.values() for one in sheet.faction}
