"""Words for Scythe: its places, units and seats have names made of several words."""

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
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.horde.state import HORDE
from thirdchair.scythe.material import Material, Printed, material_of
from thirdchair.scythe.state import State
from thirdchair.words.games.scythe.values import Values
from thirdchair.words.speaking import AS_SENT, Voice, Words

_ALSO = {"resources": ("scy.automa.resources.kind",)}
"""Rules that an event obeys beside the one that it names: that one says how many there are."""

SIXTH = "scy.automa.stars.six"

_SEATS = ("winner", "seats")


def _by(counted: Mapping[str, int]) -> str:
    """What an order of seats goes by: wealth and mods, or the result of the evening."""
    return "-result" if "coins" in counted else ""


class Modular(Protocol):
    """What the words need to know of a game with modules."""

    @property
    def ledger(self) -> Mapping[str, Rule]: ...

    def material(self, modules: Sequence[str]) -> Material: ...

    def material_at(self, state: Any) -> Material: ...


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
        if isinstance(state, FenrisState):
            return _at_a_campaign(reader, setup, state, locales, game)
        if not isinstance(state, State):
            return ScytheWords(reader, setup, {}, {}, locales, material, ledger)
        drawn = {seat: one.faction or "" for seat, one in state.seats.items()}
        own = ScytheWords(reader, setup, drawn, state.rulings, locales, material, ledger)
        return own.with_figures(state)

    return words


def _at_a_campaign(
    reader: Reader,
    setup: Mapping[str, Any],
    state: FenrisState,
    locales: tuple[Traversable, ...],
    game: Callable[[], Modular] | None,
) -> "ScytheWords":
    """Seats as the sheets have them: people join, and factions change. Tonight's rulings hold."""
    seats = [
        {"kind": one.kind, "name": one.name, "faction": one.faction}
        for one in state.sheets.values()
    ]
    rulings = state.rulings if state.tonight is None else state.tonight.rulings
    played = game() if game else None
    material = played.material_at(state) if played else None
    ledger = played.ledger if played else None
    told = {**setup, "seats": seats, "box": state.box}
    own = ScytheWords(reader, told, {}, rulings, locales, material, ledger)
    return own if state.tonight is None else own.with_figures(state.tonight)


class ScytheWords(Values):
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

    def _pays_alone(self, combat: Mapping[str, Any]) -> str | None:
        """Who fights against a figure: that one pays no power, whatever its marker shows."""
        fighters = [str(combat[side]) for side in ("attacker", "defender")]
        people = [one for one in fighters if not self._is_figure(one)]
        return people[0] if len(people) == 1 else None

    # Sentences

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as an instruction for the hand."""
        fields = {**self.left_out, **speech.spoken(event)}
        if event["type"] == "corrected":
            fields |= self.correction(event)
        elif event["type"] == "ended" and event["rule"] != SIXTH:
            return self.text("event-ended-by-rule", **fields, part=self.rule(event["rule"]))
        elif event["type"] == "combat" and (payer := self._pays_alone(event)):
            return self.text("event-combat-figure", **fields, payer=self.seat(payer))
        elif event["type"] == "step":
            fields["part"] = self._step(event)
        elif event["type"] == "offered":
            fields["part"] = ", ".join(self._tiles(*pair) for pair in event["tiles"].items())
        elif "slot" in event:
            fields["part"] = self.slot(event["slot"])
        elif event["type"] in ("to_open", "laid_ready", "unpacked", "opened"):
            fields["box"] = self.closed(event["box"])
        elif event["type"] == "in_order":
            fields["points"] = [
                self.text(f"scythe-in-order{_by(counted)}", name=self.seat(seat), **counted)
                for seat, counted in event["by"].items()
            ]
            del fields["by"]
        elif event["type"] == "mat_order":
            fields["points"] = [
                self.text("scythe-mat-order", name=self.seat(seat), wealth=coins)
                for seat, coins in event["wealth"].items()
            ]
            del fields["wealth"]
        elif event["type"] == "leads":
            fields |= {field: rank.upper() for field, rank in event["ranks"].items()}
            del fields["ranks"]
        elif event["type"] == "horde_stands":
            fields["points"] = [
                self.text("scythe-horde-figure", name=self.seat(figure), part=self.place(at))
                for figure, at in event["figures"].items()
            ]
            del fields["figures"]
        elif event["type"] == "result" and not event["scores"]:
            return self.text("event-result-together", won=HORDE not in event["winner"])
        elif event["type"] == "result":
            fields["points"] = [self._points(*pair) for pair in event["scores"].items()]
        return self.text(f"event-{event['type']}", **fields)

    def command(self, command: Mapping[str, Any]) -> str:
        """A command as a line of the history."""
        fields = {**self.left_out, **command}
        if "path" in command:
            fields["part"] = self.part(command["path"])
        if command["do"] == "open" and "box" in command:
            fields["box"] = self.closed(command["box"])
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
        if option in ("nobody", "enough"):
            return self.text("nobody" if option == "nobody" else "option-enough")
        about = question.get("about") or question.get("deck")
        match about:
            case "tesla_goes" | "tesla_retreat" if option in ("off", "none"):
                return self.text(f"scythe-arrow-{option}")
            case "tesla_meets":
                seat, _, kind = str(option).partition(".")
                return self.text(f"scythe-met-tesla-{kind}", name=self.seat(seat))
            case (
                "target"
                | "second_token"
                | "combat_retreat"
                | "agents_where"
                | "agents_back"
                | "box_joins_from"
                | "influence_lies"
                | "tesla_goes"
                | "tesla_retreat"
                | "horde_combat"
            ):
                return self.place(str(option))
            case "agents_near" if option != "nowhere":
                return self.place(str(option))
            case "box_joins" if option != "none":
                return self.text(f"scythe-unit-{option}")
            case "agents_paid":
                return self.text(f"option-agents_paid-{option}", n=question["total"])
            case "trap":
                n = next(trap.n for trap in self.material.numbers.trap if trap.what == option)
                return self.text("scythe-trap-takes", what=option, amount=n)
            case "combat_ability" | "combat_spare":
                return self._ability(str(option))
            case "rival_star":
                seat, _, beaten = str(option).partition(".")
                if seat == "supply":
                    return self.text("scythe-star-from-supply")
                where = "beaten" if beaten else "base"
                return self.text(f"scythe-star-from-{where}", name=self.seat(seat))
            case "automa_found":
                return self.text(f"scythe-found-{option}")
            case (
                "attacked"
                | "box_e"
                | "met"
                | "combat_winner"
                | "master"
                | "order"
                | "evening_winner"
                | "ally_automa"
                | "rival_base"
                | "horde_dial"
                | "horde_star"
            ):
                seat, _, kind = str(option).partition(".")
                name = self.seat(seat)
                return self.text(f"scythe-met-{kind}", name=name) if kind else name
            case "box_c_beaten" if option != "none":
                return self.seat(str(option))
            case "lost_unit":
                return self.group(str(option))
            case "tesla_start" if option != "found":
                return self.seat(str(option))
            case "mod_covers":
                return self.text(f"scythe-ability-{option}")
            case (
                "mech_mods"
                | "mech_mod"
                | "infrastructure_mods"
                | "infrastructure_mod"
                | "ability_token"
            ):
                return self.text(f"scythe-mod-{option}")
            case "faction" | "base" | "crest" | "horde_faction":
                return self.text(f"scythe-faction-{option}")
            case "mat" | "own_mat":
                return self.text(f"scythe-mat-{option}")
            case "tile":
                return self.text(f"scythe-triumph-{option}")
        if str(about).startswith(("tesla_face_", "horde_face_")):
            return self.text(f"scythe-arrow-{str(option).lower()}")
        if str(about).startswith("token_"):
            name = "scythe-token-printed" if option == "printed" else f"scythe-mod-{option}"
            return self.text(name)
        return super().option({**question, "about": about}, option)

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

    # How it is done

    def _step(self, event: Mapping[str, Any]) -> str:
        """What the hands do by a rule; with the numbers of this table where they matter."""
        message = f"step-{event['rule'].replace('.', '-')}"
        numbers = event.get("args")
        if numbers and self.rule_id(event["rule"]) == event["rule"] and self.has(message):
            return self.text(message, **numbers)
        return self.rule(event["rule"])

    def _ids(self, field: str, value: Any) -> Iterator[Any]:
        if speech.term(field, value, self.board):
            yield value
        yield from super()._ids(field, value)

    def _readable(self, field: str, value: Any) -> Any:
        if isinstance(value, list | tuple) and field not in AS_SENT:
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

    def _tiles(self, kind: str, n: int) -> str:
        return f"{n} × {self.text(f'scythe-kind-{kind}')}"

    def _points(self, seat: str, total: int) -> str:
        return self.text("scythe-points", name=self.seat(seat), total=total)
