"""An open combat as one thing: who fights whom, where, and how far its questions have come."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from thirdchair.scythe.answers import NOBODY
from thirdchair.scythe.fighting.reach import reach
from thirdchair.table.journal import APP, Table
from thirdchair.table.rerunning import questions
from thirdchair.web.games.scythe.turns import rules_of, state_of

STAGES = {
    "combat_ability": "abilities",
    "combat_power": "power",
    "combat_cards": "cards",
    "combat_cards_count": "cards",
    "combat_cards_equal": "cards",
    "combat": "automa",
    "lost_unit": "losses",
    "workers_sent_home": "losses",
    "combat_spare": "losses",
    "combat_retreat": "losses",
}
"""Which stage of a combat a question belongs to, by what it is about or by its deck."""
DECIDING = ("abilities", "power", "cards")
"""The stages in which a person decides something."""
AUTOMA = "automa"
"""The deck of the Automa cards: for a turn, or for a combat."""

HEALTH = ("mad_tesla",)
"""Figures whose marker says how much they can take, not how strong they are."""

Asked = Sequence[tuple[Mapping[str, Any], Any]]
"""Questions with their answers."""


class Strength(msgspec.Struct, frozen=True):
    """What a side has to fight with; `most` is the highest sum that an Automa can reach."""

    seat: str
    power: int
    cards: int
    most: int | None = None


class Fight(msgspec.Struct, frozen=True, kw_only=True):
    """Who fights whom and where (None where the board is not kept), and the stage of it."""

    attacker: str
    defender: str
    at: str | None
    stage: str
    step: int
    steps: int
    nth: int = 1
    """A stage may ask more than once: how many cards these are, one card after the other."""
    sides: list[Strength] = []
    """What both have, as long as somebody has to decide how much to put in."""
    units: int = 0
    """With how many combat units the person fights who is asked; 0: nobody knows."""


def fight_of(table: Table) -> Fight | None:
    """The combat that the open question belongs to."""
    plain: dict[str, Any] = msgspec.to_builtins(table.question) if table.question else {}
    if _kind(plain) not in (AUTOMA, *STAGES):
        return None
    entry = table.journal.entries[table.journal.at]
    if not (entry.command.get("seat") or entry.command.get("actor")):
        return None  # cards that are drawn for a set-up or a reward
    before = table.state_before(table.journal.at)
    replied = questions(table.game, before, entry.command, entry.answers)
    asked = [
        (msgspec.to_builtins(one), answer.a)
        for one, answer in zip(replied, entry.answers, strict=False)
    ]
    by_people = [one for one, reply in zip(asked, entry.answers, strict=False) if reply.by != APP]
    stage = _stage(plain, entry.command, asked)
    sides = _sides(table, entry.command, [*asked, (plain, None)], stage) if stage else None
    if stage is None or sides is None:
        return None
    attacker, defender, at = sides
    stages = _stages(table, attacker, defender, asked, stage)
    return Fight(
        attacker=attacker,
        defender=defender,
        at=at,
        stage=stage,
        step=stages.index(stage) + 1,
        steps=len(stages),
        nth=_asked_before(plain, stage, entry.command, by_people) + 1,
        sides=_strengths(table, attacker, defender, at) if stage in DECIDING else [],
        units=_units(table, str(plain.get("seat")), at),
    )


def _strengths(table: Table, attacker: str, defender: str, at: str | None) -> list[Strength]:
    """What each side has; what a human has is what was last heard of."""
    rules = rules_of(table)
    found = []
    for seat in (attacker, defender):
        if figure := rules.state.actors.get(seat):
            if seat not in HEALTH:
                found.append(Strength(seat, figure.marker, 0))
            continue
        one = rules.state.seats[seat]
        most = reach(rules, seat, at or "").most if one.kind == "automa" else None
        found.append(Strength(seat, one.power, one.cards, most))
    return found


def _units(table: Table, seat: str, at: str | None) -> int:
    """On an asked board they were told just now where nobody but a figure fights."""
    rules = rules_of(table)
    told = rules.state.board is True or not rules.automas
    known = told and at is not None and seat in rules.humans
    return rules.combat_units(seat, at) if known and at else 0


def _kind(question: Mapping[str, Any]) -> str:
    """What a question is about, or its deck."""
    return str(question.get("about") or question.get("deck"))


def _stage(question: Mapping[str, Any], command: Mapping[str, Any], asked: Asked) -> str | None:
    """An Automa card is for a combat unless it is the first one of its own turn."""
    kind = _kind(question)
    if kind == AUTOMA:
        drawn = any(_kind(one) == AUTOMA for one, _ in asked)
        return "automa" if drawn or command["do"] == "move" else None
    if kind == "workers_sent_home" and _met(asked)[1] != "combat":
        return None  # workers that are driven away do not fight
    return STAGES[kind]


def _stages(table: Table, attacker: str, defender: str, asked: Asked, now: str) -> list[str]:
    """The stages that this table knows, `now` among them; what the app does by itself is none."""
    state = state_of(table)
    sides = [state.seats[seat] for seat in (attacker, defender) if seat in state.seats]
    humans = [one for one in sides if one.kind == "human"]
    factions = rules_of(table).material.factions
    able = [factions[one.faction] for one in humans if state.abilities == "ask"]
    spares = any(ability.spares for faction in able for ability in faction.ability)
    known = {
        "abilities": any(_kind(one) == "combat_ability" for one, _ in asked),
        "power": bool(humans),
        "cards": bool(humans),
        "automa": table.journal.chance != APP or state.combat == "ask",
        "losses": state.board is False or spares,
    }
    return [stage for stage, has in known.items() if has or stage == now]


def _asked_before(
    question: Mapping[str, Any], stage: str, command: Mapping[str, Any], asked: Asked
) -> int:
    """How often this stage of this combat has asked already."""
    count, kind = 0, _kind(question)
    for place in reversed(range(len(asked))):
        one = asked[place][0]
        known = _kind(one) in (AUTOMA, *STAGES)
        if not known or _stage(one, command, asked[:place]) != stage:
            break
        if kind == AUTOMA != _kind(one):
            break  # the Automa cards come first: those combat cards were of an earlier combat
        count, kind = count + 1, _kind(one)
    return count


def _decided(combat: Mapping[str, Any]) -> tuple[str, str, str | None]:
    """The combat that was fought last: its losers may have left."""
    return str(combat["attacker"]), str(combat["defender"]), combat["at"] or None


def _sides(
    table: Table, command: Mapping[str, Any], asked: Asked, stage: str
) -> tuple[str, str, str | None] | None:
    """Attacker, defender and place: from what was asked, and from who stands there now."""
    attacker = str(command.get("seat") or command["actor"])
    state = state_of(table)
    if stage == "losses":
        fought = [one for one in table.events() if one["type"] in ("combat", "fought")]
        return _decided(fought[-1]) if fought else None
    if state.actors and (against := _against_figure(table, command, asked)):
        return against
    if state.board is False:
        defender, _ = _met(asked)
        at = next((one["at"] for one, _ in reversed(asked) if one.get("at")), None)
        if not defender and at and (figures := rules_of(table).figures_at(at)):
            return attacker, figures[0], at
        return (attacker, defender, at) if defender else None
    at = _place(table, command, asked)
    rules = rules_of(table)
    found = [
        seat
        for seat in state.seats
        if seat != attacker and at is not None and rules.combat_units(seat, at)
    ]
    if at is not None and (figures := rules.figures_at(at)):
        return attacker, figures[0], at
    first = ("combat_ability", "combat_power")
    fighting = [one["seat"] for one, _ in asked if one.get("about") in first]
    defender = next((seat for seat in found if seat in fighting), next(iter(found), ""))
    return (attacker, defender, at) if defender else None


def _against_figure(
    table: Table, command: Mapping[str, Any], asked: Asked
) -> tuple[str, str, str | None] | None:
    """A combat with a figure that the game plays: who is asked fights it where it stands."""
    question = asked[-1][0]
    seat, at = str(question.get("seat")), question.get("at")
    figures = rules_of(table).figures_at(str(at)) if at else []
    if not figures or seat not in state_of(table).seats:
        return None
    attacks = command.get("seat") == seat
    return (seat, figures[0], at) if attacks else (figures[0], seat, at)


def _met(asked: Asked) -> tuple[str, str]:
    """Cards only: whom somebody met last, and with what."""
    for question, answer in reversed(asked):
        if question.get("about") in ("met", "attacked") and answer not in (None, NOBODY):
            seat, _, kind = str(answer).partition(".")
            return seat, kind or "combat"
    return "", ""


def _place(table: Table, command: Mapping[str, Any], asked: Asked) -> str | None:
    """Where an Automa has gone to attack, else the place that was asked about last."""
    if command["do"] == "automa_turn":
        went = [one["to"] for one in table.events() if one["type"] == "moved"]
        return went[-1] if went else None
    return next((one["at"] for one, _ in reversed(asked) if one.get("at")), None)
