"""Words for Scythe: its places, units and seats have names made of several words."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Protocol, Self

from thirdchair.kit.game import Ruled
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import Rule, rules_of
from thirdchair.scythe import content, speech
from thirdchair.scythe.box import printed_names
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.material import Material, Printed, material_of
from thirdchair.scythe.state import State
from thirdchair.words.speaking import AS_SENT, Voice, Words

_ALSO = {"resources": ("scy.automa.resources.kind",)}
"""Rules that an event obeys beside the one that it names: that one says how many there are."""

SIXTH = "scy.automa.stars.six"

_SEATS = ("winner", "seats")


class Modular(Protocol):
    """What the words need to know of a game with modules."""

    @property
    def ledger(self) -> Mapping[str, Rule]: ...

    def material(self, modules: Sequence[str]) -> Material: ...


def voice(
    locales: tuple[Traversable, ...] = (), game: Callable[[], Modular] | None = None
) -> Voice:
    """How tables of Scythe speak; `locales` hold the words of modules that were handed in.

    `game` is asked at a table with modules: their board may have other places.
    """

    def words(reader: Reader, setup: Mapping[str, Any], state: Any | None) -> ScytheWords:
        modules = setup.get("modules", ())
        played = game() if game and modules else None
        material = played.material(modules) if played else material_of(Printed)
        ledger = played.ledger if played else None
        if not isinstance(state, State):
            return ScytheWords(reader, setup, {}, {}, locales, material, ledger)
        drawn = {seat: one.faction or "" for seat, one in state.seats.items()}
        return ScytheWords(reader, setup, drawn, state.rulings, locales, material, ledger)

    return words


class ScytheWords(Words):
    """One reader's language for a table of Scythe."""

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
            name = speech.seat_name({**one, "faction": faction}, place)
            self.names[f"s{place}"] = name if isinstance(name, str) else self.term(name)
            self.factions[f"s{place}"] = faction or ""

    # Sentences

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as an instruction for the hand."""
        fields = {**self.left_out, **speech.spoken(event)}
        if event["type"] == "corrected":
            fields |= self._correction(event)
        elif event["type"] == "ended" and event["rule"] != SIXTH:
            return self.text("event-ended-by-rule", **fields, part=self.rule(event["rule"]))
        elif event["type"] == "result":
            fields["points"] = [self._points(*pair) for pair in event["scores"].items()]
        return self.text(f"event-{event['type']}", **fields)

    def command(self, command: Mapping[str, Any]) -> str:
        """A command as a line of the history."""
        fields = {**self.left_out, **command}
        if "path" in command:
            fields["part"] = self.part(command["path"])
        if command["do"] == "move":
            units = dict.fromkeys(step["unit"] for step in command["moves"] if "unit" in step)
            fields["part"] = ", ".join(self.text(f"scythe-unit-{one}") for one in units)
            del fields["moves"]
            if not units:
                return self.text(f"command-{command['do']}-open", **fields)
        return self.text(f"command-{command['do']}", **fields)

    def question(self, question: Mapping[str, Any]) -> str:
        """What is asked, and about which place; with cards only nobody knows the place."""
        said = super().question({**question, **self._known(question)})
        place = question.get("at")
        return f"{said} ({self.place(place)})" if place else said

    def option(self, question: Mapping[str, Any], option: object) -> str:
        """One answer to a question, as a button says it."""
        if option == "nobody":
            return self.text("nobody")
        match question.get("about") or question.get("deck"):
            case "target" | "combat_retreat":
                return self.place(str(option))
            case "trap":
                n = next(trap.n for trap in self.material.numbers.trap if trap.what == option)
                return self.text("scythe-trap-takes", what=option, amount=n)
            case "combat_ability" | "combat_spare":
                return self._ability(str(option))
            case "attacked" | "met" | "combat_winner" | "master":
                seat, _, kind = str(option).partition(".")
                name = self.seat(seat)
                return self.text(f"scythe-met-{kind}", name=name) if kind else name
            case "lost_unit":
                return self._group(str(option))
            case "faction" | "mat" as field:
                return self.text(f"scythe-{field}-{option}")
        return str(option)

    def under(self, rulings: Mapping[str, Ruled]) -> Self:
        """The same words while other rulings held: a table may change them during play."""
        then = copy(self)
        then.rulings = rulings
        return then

    def rule(self, rule: str) -> str:
        """The explanation of a rule, and where this table decides otherwise, how."""
        otherwise = [
            self.text("scythe-at-this-table", part=f"{self.ruling(key)} – {value}")
            for key in self._settling(self.rule_id(rule))
            if (value := self._otherwise(key))
        ]
        return " ".join([super().rule(rule), *otherwise])

    def _settling(self, rule: str) -> Iterator[str]:
        """The rulings that may decide otherwise than a rule says."""
        for ruling in self.reader.told(content.all_rulings().values()):
            if rule in ruling.rules:
                yield ruling.key

    def _otherwise(self, key: str) -> str | None:
        """How this table decides what we would decide in another way."""
        default = content.all_rulings()[key].default
        value = self.rulings.get(key, default)
        return None if value == default else self.ruling_value(key, value)

    def also(self, event: Mapping[str, Any]) -> tuple[str, ...]:
        """Rules that an event obeys beside the one that it names."""
        return _ALSO.get(event["type"], ())

    def sure(self, rule: str) -> str:
        """How sure it is that the books say so; empty when they do."""
        found = self.ledger.get(self.rule_id(rule))
        return self.mark(found.mark) if found and found.mark != "found" else ""

    def mark(self, mark: str) -> str:
        """How sure it is that the books say so."""
        return self.text(f"scythe-mark-{mark}")

    # Names

    def candidate(self, one: object) -> tuple[str, bool]:
        """A seat, a kind of unit or a place; all of them stand on the board."""
        if one in self.names:
            return self.seat(str(one)), True
        if one in UNITS:
            return self.text(f"scythe-unit-{one}"), True
        return self.place(str(one)), True

    def term(self, term: speech.Term) -> str:
        """The name of something."""
        return self.text(term.message, **term.args)

    def place(self, place: str) -> str:
        """The spoken name of a territory, a home base or the mat."""
        return self.term(speech.place_name(place, self.board))

    def tracker_space(self, at: int) -> str:
        """A space of the star tracker as people count it: the first is 1, to the game it is 0."""
        sign, amount = ("minus", -at) if at < 0 else ("plus", at + 1)
        return self.text("scythe-tracker-at", sign=sign, amount=amount)

    def part(self, path: str) -> str:
        """What a correction is about."""
        match path.split("."):
            case ["seats", seat, "stars", triumph]:
                return self.text("scythe-part-star", triumph=triumph, name=self.seat(seat))
            case ["seats", seat, what]:
                return self.text("scythe-part-seat", what=what, name=self.seat(seat))
            case ["tokens", kind]:
                return self.text("scythe-part-tokens", kind=kind)
            case ["rulings", *key]:
                return self.ruling(".".join(key))
            case ["seats", seat, "reserve", unit]:
                return self.text("scythe-part-reserve", unit=unit, name=self.seat(seat))
            case ["automa_decks", seat, what]:
                name = self.seat(seat) if seat in self.names else self.text("deck-automa")
                return self.text("scythe-part-cards", pile=what, name=name)
            case ["result", *_]:
                return self.text("scythe-part-result")
        return self.text(f"scythe-part-{path}")

    def value(self, path: str, value: object) -> str:
        """What a corrected part was set to."""
        if path.startswith("rulings."):
            return str(super().value(path, value))
        if (kind := path.rpartition(".")[2]) in ("faction", "mat", "level"):
            return self.text(f"scythe-{kind}-{value}")
        if path == "board":
            way = "tracked" if value is True else "cards" if value is False else "asked"
            return self.text(f"scythe-board-{way}")
        if kind == "tracker" and isinstance(value, int):
            return self.tracker_space(value)
        if path == "abilities":
            return self.text(f"page-scythe-abilities-{value}")
        if isinstance(value, bool):
            return self.text("scythe-value-yes" if value else "scythe-value-no")
        if path == "units" and isinstance(value, list):
            return ", ".join(self._standing(one) for one in value)
        if path == "moves" and isinstance(value, list):
            return self._moves(value)
        if path == "at" or (path == "ended" and value):
            return self.place(str(value)) if path == "at" else self.seat(str(value))
        if path.startswith(("automa_decks.", "result")):
            return str(value).strip("[]")
        if isinstance(value, list):
            named = ", ".join(self.place(place) for place in value)
            return named or self.text("scythe-value-nothing")
        return self.place(value) if path == "marker" and isinstance(value, str) else str(value)

    # How it is done

    def _ids(self, field: str, value: Any) -> Iterator[Any]:
        if speech.term(field, value, self.board):
            yield value
        yield from super()._ids(field, value)

    def _readable(self, field: str, value: Any) -> Any:
        if isinstance(value, list | tuple) and field not in AS_SENT:
            return self._names(field, value)
        if found := speech.term(field, value, self.board):
            return self.term(found)
        if field in ("attacker", "defender"):
            return self.seat(value)
        return super()._readable(field, value)

    def _names(self, field: str, values: list[Any] | tuple[Any, ...]) -> str:
        if field in _SEATS:
            return self.seats(values)
        return ", ".join(str(self._readable(field, one)) for one in values)

    def _known(self, question: Mapping[str, Any]) -> dict[str, str]:
        """What the sentence of a question needs beside its fields: an ability, or tokens."""
        match question.get("about"):
            case "combat_ability" | "combat_spare":
                return {"ability": [*question["options"], *question.get("anyway", ())][-1]}
            case "final_territories":
                faction = self.material.factions.get(self.factions.get(question["seat"], ""))
                return {"token": (faction and faction.token) or "none"}
        return {}

    def _ability(self, ability: str) -> str:
        """What an ability does, with its printed amounts."""
        for faction in self.material.factions.values():
            for one in faction.ability:
                if one.id == ability:
                    amounts = {"pays": one.pays, "loses": one.loses, "gains": one.gains}
                    return self.text(f"scythe-does-{ability}", steals=one.steals, **amounts)
        return self.text(f"scythe-does-{ability}")

    def _group(self, units: str) -> str:
        """Units that stood together, as in `character.mech.mech`."""
        counts = Counter(units.split("."))
        named = [(self.text(f"scythe-unit-{unit}"), n) for unit, n in counts.items()]
        return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in named)

    def _moves(self, moves: list[Mapping[str, Any]]) -> str:
        """What was said last of a move that is filled in step by step."""
        begun = [step for step in moves if step]
        if not begun:
            return str(len(moves))
        last = begun[-1]
        if "to" in last:
            return self.place(str(last["to"]))
        if "unit" in last:
            group = [step for step in begun if "to" not in step]
            return self._group(".".join(one["unit"] for one in group for _ in range(one["n"])))
        return self.place(str(last["from"]))

    def _standing(self, one: Mapping[str, Any]) -> str:
        """One entry of the units of a view."""
        name = self.seat(one["seat"])
        what = self.text("page-scythe-pieces", n=one["n"], unit=one["unit"], name=name)
        return f"{what}: {self.place(one['at'])}"

    def _points(self, seat: str, total: int) -> str:
        return self.text("scythe-points", name=self.seat(seat), total=total)

    def _correction(self, event: Mapping[str, Any]) -> dict[str, str]:
        path = event["path"]
        return {
            "part": self.part(path),
            "was": self.value(path, event["from"]),
            "now": self.value(path, event["to"]),
            "from": "",
            "to": "",
        }
