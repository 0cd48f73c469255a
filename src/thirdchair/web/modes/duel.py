"""The pages of the duel: two humans and the Shadow Empire."""

from typing import Any

import msgspec

from thirdchair.contract import seat_names
from thirdchair.kit.questions import Number, Question
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import rules_of
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.tapestry import content
from thirdchair.tapestry.duel import LAST_ERA, MOST_POINTS, MOST_RESOURCES, SHADOW, Duel
from thirdchair.web import forms
from thirdchair.web.drawing.tokens import COLORS, Token, tokens_of
from thirdchair.web.modes import telling, turns
from thirdchair.web.modes.telling import measure
from thirdchair.web.modes.turns import tap, untap
from thirdchair.words import Words

__all__ = ["measure", "tap", "untap"]

TABLE = "duel.html"
HUMANS = Duel.humans
SEATS = (*HUMANS, SHADOW)
DEFAULT_COLORS = {"p1": "red", "p2": "blue", SHADOW: "gray"}
ORDERS = {
    "last": ("p1", "p2", SHADOW),
    "middle": ("p1", SHADOW, "p2"),
    "first": (SHADOW, "p1", "p2"),
}
"""Where the Shadow Empire sits."""


def names(saved: Saved, words: Words) -> dict[str, str]:
    """What the seats are called."""
    return {**seat_names(saved.table.journal.setup), SHADOW: words.text("seat-shadow")}


def tokens(saved: Saved, words: Words) -> dict[str, Token]:
    """The tokens of the seats, the Shadow Empire's last."""
    colors = {**DEFAULT_COLORS, **saved.options.get("colors", {})}
    return tokens_of(colors, names(saved, words))


def next_seat(saved: Saved) -> str | None:
    """Whose turn it is."""
    return turns.next_seat(saved.table, saved.options.get("held"))


# What a button does


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> None:
    """A tap on the table page: a turn, and what follows from it by itself."""
    kind, _, rest = act.partition(" ")
    match kind:
        case "advance":
            table.do({"do": "advance", "who": forms.text(form, "who"), "track": rest}, by)
        case "income":
            table.do({"do": "income", "who": forms.text(form, "who")}, by)
        case "bots_turn":
            table.do(turns.BOTS_TURN, by)
            return
        case "undo":
            table.undo(tap(table))
            return
        case "redo":
            table.redo(untap(table))
            return
        case _:
            raise bad_input("unknown-value", where="act", value=act)
    if form.get("follow") and not form.get("stay"):
        turns.follow(table)


def finish(table: Table, form: dict[str, Any], by: str) -> bool:
    """The result from one sheet. False, and nothing done, while a tie still needs the resources."""
    fields = {"vp": MOST_POINTS, "resources": MOST_RESOURCES}
    given = {
        (about, seat): forms.number(form, f"{about}-{seat}")
        for about in fields
        for seat in HUMANS
        if form.get(f"{about}-{seat}")
    }
    points = [given.get(("vp", seat)) for seat in HUMANS]
    if None not in points and len(set(points)) == 1:
        missing = [seat for seat in HUMANS if ("resources", seat) not in given]
        if missing:
            return False
    if not table.journal.waiting:
        table.do({"do": "finish"}, by)
    while isinstance(question := table.question, Number):
        table.answer(_given(given, question), by)
    return True


def _given(given: dict[tuple[str, str], int], question: Number) -> int:
    key = (question.about, question.seat or "")
    if key not in given:
        raise bad_input("missing-field", where=question.about, field=question.about)
    return given[key]


# What the table page shows


def show(saved: Saved, words: Words, who: str | None) -> dict[str, Any]:
    """What the template needs, for a reader who looks at the buttons of seat `who`."""
    table = saved.table
    state = table.state
    seats = tokens(saved, words)
    turn = next_seat(saved)
    position = telling.last_turn(table)
    entries = telling.standing(table)
    since = entries[position + 1 :] if position is not None else entries[1:]
    return {
        "tokens": seats,
        "order": state.order,
        "turn": turn,
        "who": who if who in SEATS else turn,
        "humans": HUMANS,
        "shadow": SHADOW,
        "era": state.era,
        "last_era": LAST_ERA,
        "ended": turn is None,
        "over": state.over,
        "result": state.result,
        "follow": saved.options.get("follow", True),
        "told": None if position is None else telling.told(table, entries[position], seats, words),
        "start": [words.event(event) for event in entries[0].events] if entries else [],
        "since": [words.event(event) for entry in since for event in entry.events],
        "strips": telling.strips(table, seats, words),
        "track_ids": list(content.tracks()),
        "at": state.tracks,
        "last_space": {track: course.end for track, course in content.courses().items()},
        "question": asked(table, words),
    }


def asked(table: Table, words: Words) -> dict[str, Any] | None:
    """The open question with its buttons."""
    question = table.question
    if question is None:
        return None
    plain: dict[str, Any] = msgspec.to_builtins(question)
    options = [
        {"value": option, "name": words.option(plain, option), "track": option in content.tracks()}
        for option in plain.get("options", ())
    ]
    return {
        "say": words.question(plain),
        "role": _role(table, question),
        "kind": plain["ask"],
        "options": options,
        "min": plain.get("min"),
        "max": plain.get("max"),
        "answered": sum(
            answer.by != "app" for answer in table.journal.entries[table.journal.at].answers
        ),
    }


def _role(table: Table, question: Question) -> str | None:
    """Which card of the turn is asked for: `track`, `tie`, or one that settles a tie (`look`)."""
    if question.key != "draw:decision":
        return None
    events = table.events()
    if any(event.get("role") == "track" for event in events):
        return "tie"
    types = [event["type"] for event in events]
    looking = "reshuffled" in types and not {"favorite", "favorite_kept"} & set(types)
    return "look" if looking else "track"


# The set-up


def set_up_from(form: dict[str, Any]) -> dict[str, Any]:
    """The set-up of the contract from the new-game form."""
    order = forms.text(form, "order", "last")
    if order not in ORDERS:
        raise bad_input("unknown-value", where="order", value=order)
    setup: dict[str, Any] = {
        "game": "tapestry",
        "mode": "duel",
        "players": [forms.text(form, "name-p1"), forms.text(form, "name-p2")],
        "order": list(ORDERS[order]),
        "chance": forms.text(form, "chance", "app"),
        "rulings": chosen_rulings(form),
    }
    if favorite := forms.text(form, "favorite", ""):
        setup["favorite"] = favorite
    return setup


def colors_from(form: dict[str, Any]) -> dict[str, str]:
    """A different color for each seat."""
    chosen = {
        seat: forms.text(form, f"color-{seat}", DEFAULT_COLORS[seat]) for seat in DEFAULT_COLORS
    }
    if any(color not in COLORS for color in chosen.values()):
        raise bad_input("unknown-value", where="color", value=", ".join(chosen.values()))
    if len(set(chosen.values())) < len(chosen):
        raise bad_input("same-colors", where="color")
    return chosen


def chosen_rulings(form: dict[str, Any]) -> dict[str, str | bool]:
    """The rulings that differ from ours."""
    chosen: dict[str, str | bool] = {}
    for key, ruling in content.rulings("duel").items():
        value = ruling_value(ruling, forms.text(form, f"ruling-{key}", str(ruling.default)))
        if value != ruling.default:
            chosen[key] = value
    return chosen


def ruling_value(ruling: content.Ruling, sent: str) -> str | bool:
    """The value that a form sent as text."""
    for value in ruling.values:
        if str(value) == sent:
            return value
    raise bad_input("not-an-option", answer=sent, options=[str(value) for value in ruling.values])


CARD_STEPS = ("4a", "4b", "4c", "4d")
REMINDERS = (
    "tap.shadow2p.intro.only-advance",
    "tap.shadow2p.intro.no-benefit",
    "tap.shadow2p.intro.no-bonus",
    "tap.shadow2p.intro.landmark",
    "tap.shadow2p.turn.order",
    "tap.shadow2p.turn.look",
    "tap.shadow2p.end.when",
    "tap.shadow2p.end.winner",
)


def checklist(saved: Saved, words: Words) -> dict[str, Any]:
    """The steps of the sheet, with what is known at this table, and what to keep in mind."""
    app_cards = saved.table.journal.chance == "app"
    ticks = saved.options.get("ticks", {})
    steps = [
        {
            "id": rule,
            "text": words.rule(rule),
            "here": _here(saved, rule, words),
            "done": bool(ticks.get(rule)),
        }
        for rule in _setup_rules()
        if not (app_cards and rule.rpartition(".")[2] in CARD_STEPS[1:])
    ]
    return {
        "steps": steps,
        "reminders": [{"id": rule, "text": words.rule(rule)} for rule in REMINDERS],
    }


def _setup_rules() -> list[str]:
    return [rule for rule in rules_of(content.PACKAGE) if rule.startswith("tap.shadow2p.setup.")]


def _here(saved: Saved, rule: str, words: Words) -> str | None:
    """What a step means at this table."""
    step = rule.rpartition(".")[2]
    if step == "1":
        color = tokens(saved, words)[SHADOW].color
        return words.text("page-checklist-color", color=words.text(f"page-color-{color}"))
    if step in ("3a", "3b"):
        favorite = saved.table.state.favorites[SHADOW]
        return words.text("page-checklist-favorite", track=favorite) if favorite else None
    if step == "4a" and saved.table.journal.chance == "app":
        return words.text("page-checklist-app-cards")
    return None
