"""Words for Scythe: its places, units and seats have names made of several words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from importlib.resources.abc import Traversable
from typing import Any, Protocol, Self

from thirdchair.kit.game import Ruled
from thirdchair.kit.readers import Reader
from thirdchair.kit.rules import Rule
from thirdchair.scythe import content
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.material import Material, Printed, material_of
from thirdchair.scythe.state import State
from thirdchair.words.games.scythe.telling import Telling
from thirdchair.words.speaking import Voice


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


class ScytheWords(Telling):
    """One reader's language for a table of Scythe."""

    # Questions

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
                | "horde_returns"
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

    def sure(self, rule: str) -> str:
        """How sure it is that the books say so; empty when they do."""
        found = self.ledger.get(self.rule_id(rule))
        return self.mark(found.mark) if found and found.mark != "found" else ""

    def mark(self, mark: str) -> str:
        """How sure it is that the books say so."""
        return self.text(f"scythe-mark-{mark}")

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
