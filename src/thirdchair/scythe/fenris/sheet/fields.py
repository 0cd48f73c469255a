"""The fields of a campaign sheet as people can set them: what they see on paper, field by field.

Wealth is set by a booking, so that its ledger still adds up.
"""

from collections.abc import Callable
from typing import Any

from thirdchair.kit.checks import one_of, whole_number
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.content import Level
from thirdchair.scythe.fenris.sheet.benefits import slot_at
from thirdchair.scythe.fenris.sheet.supply import Supply
from thirdchair.scythe.fenris.state import Booking, Sheet
from thirdchair.scythe.mods import mods_of, name_on, same_tile

PAPER = "paper"
"""Where the record does not know the evening: it was played on paper."""
MOST_WEALTH = 9_999
COINS = "coins"
LEVELS: tuple[Level, ...] = ("autometta", "automa", "automaszyna", "ultimaszyna")

Writer = Callable[[Sheet, Any], Any]
"""Sets a field of a sheet and returns what stood there."""


class SheetFields(Supply):
    """Each field has a writer, which checks what it is told."""

    @property
    def bases(self) -> list[str]:
        """The factions whose home bases are printed on the board."""
        return [one.faction for one in self.material.sheet.base]

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
