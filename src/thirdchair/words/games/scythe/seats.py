"""Who plays, in words: seats by their people or Automas, figures that the game plays, and what the
fields of a sentence name."""

from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Self

from thirdchair.kit.game import Ruled
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import Rule, rules_of
from thirdchair.scythe import content, speech
from thirdchair.scythe.box import printed_names
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.material import Material, Printed, material_of
from thirdchair.scythe.state import State
from thirdchair.words.games.scythe.values import Values
from thirdchair.words.speaking import AS_SENT, Words

_SEATS = ("winner", "seats")
OPTIONS = "options"
"""What would be right instead, as a program sends it."""


class SeatWords(Values):
    """A reader's language for a table of Scythe, as far as it names who plays there."""

    game = "scythe"
    kinds: ClassVar[Mapping[str, str]] = {**Words.kinds, "deck": "deck"}
    left_out: ClassVar[Mapping[str, Any]] = {
        "purpose": "turn",
        "by_app": False,
        "n": 1,
        "unless": "nothing",
    }

    def __init__(
        self,
        reader: Reader | str,
        setup: Mapping[str, Any],
        drawn: Mapping[str, str] | None = None,
        rulings: Mapping[str, Ruled] | None = None,
        locales: tuple[Traversable, ...] = (),
        material: Material | None = None,
        ledger: Mapping[str, Rule] | None = None,
    ) -> None:
        """`drawn` are the factions of the seats, which a set-up may leave to the lot.

        `rulings` are the table's: where it decides otherwise than a rule says, the rule says so.
        `material` and `ledger` are those of its modules, without them those of the game.
        """
        mode = str(setup.get("mode", "automa"))
        super().__init__(reader, printed_names(setup.get("box", {})), mode, locales)
        self.rulings = rulings or {}
        self.material = material or material_of(Printed)
        self.board = self.material.board
        self.factions: dict[str, str] = {}
        """What the seats play."""
        self.ledger = ledger or rules_of(content.PACKAGE)
        for place, one in enumerate(setup.get("seats", ()), start=1):
            faction = one.get("faction") or (drawn or {}).get(f"s{place}")
            told = {**one, "faction": faction if self._may_name(faction or "") else None}
            name = speech.seat_name(told, place)
            self.names[f"s{place}"] = name if isinstance(name, str) else self.term(name)
            self.factions[f"s{place}"] = faction or ""

    def _may_name(self, faction: str) -> bool:
        """May an Automa be called by its faction? Not to somebody who may still find it."""
        known = self.material.factions
        return faction not in known or self.reader.may_choose(known[faction].lock)

    def with_figures(self, state: State) -> Self:
        """The same words at a table with figures that the game plays: they have names, too."""
        for figure in getattr(state, "actors", ()):
            self.names[figure] = self.text(f"scythe-actor-{figure}")
        return self

    def seat(self, seat: str) -> str:
        """A figure keeps its name when its game is over: the history still tells of it. Whoever
        joined in a step that was taken back is a seat by its number, until the step is redone."""
        if seat in self.names:
            return super().seat(seat)
        if self._is_figure(seat):
            return self.text(f"scythe-actor-{seat}")
        number = seat.removeprefix("s")
        if number.isdigit():
            return self.text("page-scythe-place", number=number)
        return super().seat(seat)

    def _is_figure(self, name: object) -> bool:
        return self.has(f"scythe-actor-{name}")

    # Names

    def candidate(self, one: object) -> tuple[str, bool]:
        """A seat, a kind of unit or a place; all of them stand on the board."""
        if one in self.names:
            return self.seat(str(one)), True
        if one in UNITS:
            return self.text(f"scythe-unit-{one}"), True
        return self.place(str(one)), True

    # What fields name

    def _ids(self, field: str, value: Any) -> Iterator[Any]:
        if speech.term(field, value, self.board):
            yield value
        yield from super()._ids(field, value)

    def _readable(self, field: str, value: Any) -> Any:
        if isinstance(value, list | tuple) and field not in (*AS_SENT, OPTIONS):
            return self._names(field, value)
        if found := speech.term(field, value, self.board):
            return self.term(found)
        if field in ("attacker", "defender") or (
            field in ("other", "with", "actor", "before", "controller")
            and (value in self.names or self._is_figure(value))
        ):
            return self.seat(value)
        return super()._readable(field, value)

    def _names(self, field: str, values: list[Any] | tuple[Any, ...]) -> str:
        if field in _SEATS:
            return self.seats(values)
        return ", ".join(str(self._readable(field, one)) for one in values)
