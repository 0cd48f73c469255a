"""What stands on paper: a sheet, or a point of the campaign, is set to what people see there.

Nothing follows from it. Wealth is no exception: it is set by a booking, so that its ledger still
adds up and says who changed what.
"""

from collections.abc import Callable
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
from thirdchair.scythe.content import Faction, Level
from thirdchair.scythe.events import Corrected
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.benefits import slot_at
from thirdchair.scythe.fenris.ruling import change_book
from thirdchair.scythe.fenris.state import Book, Booking, Sheet
from thirdchair.scythe.fenris.supply import Supply
from thirdchair.scythe.mods import mods_of, name_on, same_tile
from thirdchair.scythe.modules.finding import OWN, Modules

PAPER = "paper"
"""Where the record does not know the evening: it was played on paper."""
MOST_WEALTH = 9_999
COINS = "coins"
BOOKS: tuple[Book, ...] = ("unsure", "de", "en")
IN_PLAY = ("wealth", "wins", "perks", "log")
"""Fields that no game uses that has begun."""
LEVELS: tuple[Level, ...] = ("autometta", "automa", "automaszyna", "ultimaszyna")

Writer = Callable[[Sheet, Any], Any]
"""Sets a field of a sheet and returns what stood there."""


class Written(Supply):
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

    @property
    def bases(self) -> list[str]:
        """The factions whose home bases are printed on the board."""
        return [one.faction for one in self.material.sheet.base]

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
        self.state.untold = [seat for seat in self.state.untold if seat != command.seat]

    def writers(self, seat: str) -> dict[str, Writer]:
        """Point: the fields of a sheet that can be set."""
        fields: dict[str, Writer] = {
            "wealth": self._write_wealth,
            "wins": self._write_wins,
            "bonuses": self._write_bonuses,
            "log": self._write_log,
        }
        human = self.state.sheets[seat].kind == "human"
        if self.state.sheets[seat].faction not in self.bases:
            fields["base"] = self._write_base
        if "mech" in self.mod_kinds:
            fields["mech_mods"] = self._write_mech_mods
        if "infrastructure" in self.mod_kinds:
            fields["infrastructure_mods"] = self._write_infrastructure_mods
        return {**fields, **({"perks": self._write_perks} if human else {"level": _write_level})}

    def write(self, seat: str, field: str, value: Any) -> Any:
        """Set a field of a sheet and say what stood there."""
        sheet = self.sheet_of(seat, where="do.path")
        writers = self.writers(seat)
        if field not in writers:
            raise bad_input("unknown-part", where="do.path", options=list(writers))
        return writers[field](sheet, value)

    @decides("fen.sheet.wealth.ledger")
    def _write_wealth(self, sheet: Sheet, value: Any) -> int:
        """The first number of a sheet from paper is no entry of any evening."""
        was = sheet.balance
        amount = whole_number(value, 0, MOST_WEALTH) - was
        if amount:
            brought = self.state.on_paper and not sheet.wealth
            evening = PAPER if brought else self.state.evening
            sheet.wealth.append(Booking(evening, amount, "fen.sheet.wealth.ledger"))
        return was

    @decides("fen.sheet.wins")
    def _write_wins(self, sheet: Sheet, value: Any) -> int | list[int]:
        """The evenings that were won, by their numbers; or how many, of which those are known that
        were played here."""
        if isinstance(value, list):
            was = numbers_of(sheet.wins)
            for number in value:
                whole_number(number, 1, self.played)
            sheet.wins = [self._evening(number) for number in sorted(set(value))]
            return was
        before = len(sheet.wins)
        sheet.wins = _so_many(sheet.wins, whole_number(value, 0, self.printed.evenings))
        return before

    @property
    def played(self) -> int:
        """How many evenings lie behind: tonight's, too, once it has a result."""
        tonight = self.state.phase in ("outcome", "rewards")
        return number_of(self.state.evening) - (not tonight)

    def _evening(self, number: int) -> str:
        """An evening as the record calls it: on paper only the number is known of it."""
        here = [one.evening for one in self.state.history]
        return next((one for one in here if number_of(one) == number), str(number))

    def _write_bonuses(self, sheet: Sheet, value: Any) -> dict[str, int]:
        was = dict(sheet.bonuses)
        wanted = _numbers(value, list(self.printed.bonuses))
        for name, n in wanted.items():
            most = self.most_of_bonus(name)
            whole_number(n, 0, MOST_WEALTH if most is None else most)
        sheet.bonuses = {name: wanted[name] for name in self.printed.bonuses if wanted.get(name)}
        return was

    def most_of_bonus(self, bonus: str) -> int | None:
        """The printed boxes; of coins only the owner's sheet shows how many there are."""
        return self.state.most_coins if bonus == COINS else self.printed.bonuses[bonus].most

    def _write_log(self, sheet: Sheet, value: Any) -> dict[str, int]:
        was = {column: len(ticks) for column, ticks in sheet.log.items()}
        most = self.state.rows or self.printed.evenings
        wanted = _numbers(value, list(self.printed.columns))
        ticks = {
            column: _so_many(sheet.log.get(column, []), whole_number(n, 0, most))
            for column, n in wanted.items()
        }
        sheet.log = {column: ticks[column] for column in self.printed.columns if ticks.get(column)}
        return was

    @decides("fen.e3.reward.vesna.home")
    def _write_base(self, sheet: Sheet, value: Any) -> str | None:
        """The home base of a faction that has none of its own, and that nobody else starts from;
        the mat printed for it lies aside, unless somebody plays it."""
        was = sheet.base
        staying = [one for one in self.state.sheets.values() if one.presence != "left"]
        taken = {one.base or one.faction for one in staying if one is not sheet}
        sheet.base = one_of(value, [base for base in self.bases if base not in taken])
        played = {one.faction for one in staying}
        others = [one for one in self.state.reserved if one != was]
        aside = [*others, *([] if sheet.base in played else [sheet.base])]
        self.state.reserved = sorted(set(aside))
        return was

    def _write_perks(self, sheet: Sheet, value: Any) -> list[str]:
        was = list(sheet.perks)
        wanted = names_once(value, list(self.printed.perks))
        sheet.perks = {
            one: sheet.perks.get(one, PAPER) for one in self.printed.perks if one in wanted
        }
        return was

    def _write_mech_mods(self, sheet: Sheet, value: Any) -> list[str]:
        was, sheet.mech_mods = sheet.mech_mods, self._mods("mech", sheet, value)
        return was

    def _write_infrastructure_mods(self, sheet: Sheet, value: Any) -> list[str]:
        was = sheet.infrastructure_mods
        sheet.infrastructure_mods = self._mods("infrastructure", sheet, value)
        return was

    def _mods(self, kind: str, sheet: Sheet, value: Any) -> list[str]:
        """People have mods by name, none of them twice; an Automa has its benefits in order."""
        most = self.printed.most_mods
        if isinstance(value, list) and len(value) > most:
            raise bad_input("not-in-range", where="do.value", answer=len(value), min=0, max=most)
        if sheet.kind == "human":
            return _tiles(kind, value)
        if not isinstance(value, list):
            raise bad_input("not-an-option", where="do.value", answer=value, options=[])
        return [slot_at(kind, place, one).written for place, one in enumerate(value, start=1)]


def _write_level(sheet: Sheet, value: Any) -> str | None:
    was, sheet.level = sheet.level, one_of(value, LEVELS)
    return was


@cache
def _out_of_boxes() -> dict[str, Faction]:
    return {one.id: one for sheet in Modules((OWN,)).sheets.values() for one in sheet.faction}


def number_of(evening: str) -> int:
    """The number of an evening, whichever way led there; 0 if nobody knows it."""
    return int(evening[0]) if evening[0].isdigit() else 0


def numbers_of(evenings: list[str]) -> list[int]:
    """The numbers of these evenings, as far as they are known."""
    return [number for one in evenings if (number := number_of(one))]


def _so_many(evenings: list[str], n: int) -> list[str]:
    """The evenings that are known, cut or filled up to their number."""
    return [*evenings, *[PAPER] * (n - len(evenings))][:n]


def _numbers(value: Any, names: list[str]) -> dict[str, int]:
    """Numbers by name, of names that there are."""
    if not isinstance(value, dict):
        raise bad_input("not-an-option", where="do.value", answer=value, options=names)
    for name in value:
        one_of(name, names)
    return value


def _tiles(kind: str, value: Any) -> list[str]:
    """Tiles of a kind, none of them twice; of those that we do not know the name is enough."""
    written = value if isinstance(value, list) else []
    typed = [one for one in written if _is_typed(kind, one)]
    for one in typed:
        if sum(same_tile(one, other) for other in typed) > 1:
            raise bad_input("fenris-mod-twice", where="do.value", mod=one)
    names_once([one for one in written if one not in typed], list(mods_of(kind)))
    return names_once(value, [*mods_of(kind), *typed])


def _is_typed(kind: str, one: Any) -> bool:
    return isinstance(one, str) and one.startswith(f"{kind}:") and name_on(one) is not None


def names_once(value: Any, names: list[str], where: str = "do.value") -> list[str]:
    """A list of names that there are, none of them twice."""
    if not isinstance(value, list):
        raise bad_input("not-an-option", where=where, answer=value, options=names)
    for name in value:
        one_of(name, names, where)
        if value.count(name) > 1:
            raise bad_input("fenris-twice", where=where, value=name)
    return value
