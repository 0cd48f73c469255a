"""The set-up of a solo table in groups of steps; a sorted box needs fewer of them."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from markupsafe import Markup

from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.tapestry.duel import SHADOW
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.pieces import STANDING
from thirdchair.tapestry.setup.steps import Step, named
from thirdchair.tapestry.state import SoloState
from thirdchair.web.drawing.stuff import from_pile_to_pile, one_pile
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.games.tapestry.boards import game_of, seats
from thirdchair.web.games.tapestry.drawing.hexmap import Scene, hexmap, layout
from thirdchair.web.games.tapestry.drawing.stuff import income_mat, on_start_spaces
from thirdchair.web.games.tapestry.drawing.tokens import tokens_of
from thirdchair.web.games.tapestry.solo import telling as solo_telling
from thirdchair.web.games.tapestry.solo.map import turn_of
from thirdchair.web.games.tapestry.solo.new import DEFAULT_COLORS
from thirdchair.web.games.tapestry.solo.turns import rules_of
from thirdchair.web.pages.table.lying import as_set_up
from thirdchair.words import Words

GROUPS = {
    "tap.solo.remove.traps.keep": "you",
    "tap.solo.remove.": "box",
    "tap.solo.replace.": "you",
    "tap.solo.setup.normal.": "you",
    "tap.solo.setup.die.": "you",
    "tap.ds.arts": "you",
    "tap.ds.": "shadow",
    "tap.solo.setup.lmcards.": "start",
    "tap.solo.setup.as3p": "you",
    "tap.solo.setup.start": "you",
    "tap.solo.setup.shadow.": "shadow",
    "tap.solo.setup.deck.": "start",
    "tap.bots.": "start",
    "tap.level.1.": "start",
}
"""Which part of the table a step is about; the rest is the Automa's."""
COLORED = {
    "tap.solo.setup.automa.color": "automa",
    "tap.solo.setup.shadow.color": "shadow",
    "tap.ds.setup": "strike",
}
SEATS = {
    "tap.solo.setup.start": YOU,
    "tap.solo.setup.automa.": AUTOMA,
    "tap.level.6.civ2": AUTOMA,
    "tap.solo.setup.shadow.": SHADOW,
    "tap.ds.": STRIKE,
}
"""Whose pieces a step is about."""
OUTPOSTS = {"tap.solo.setup.start": YOU, "tap.solo.setup.automa.outposts.start": AUTOMA}
"""Steps that put outposts on the map: each has the map with them."""
SIGNS = {
    "tokens.tracks": "tracks",
    "tokens.vp": "points",
    "fav.token": "favorite",
    "setup.deck.": "cards",
    "lmcards.": "landmark",
    "outposts": "outpost",
    "automa.mat": "income",
    "level.hard56": "income",
    "level.card134": "income",
    "setup.as3p": "map",
}
"""What a step is about, as a sign beside it."""
OUT_OF_BOX = {"box": "page-box-out", "tonight-box": "page-group-tonight-box"}
"""Groups of cards that leave the box, each with what is said of all of them."""
MAY_STAY = {False: "page-box-starred", True: "page-box-advised"}
"""Cards that may stay: those of the rulebook, and what we advise."""
REMINDERS = (
    "tap.bots.only-explicit",
    "tap.shadow.neighbour",
    "tap.bots.no-tech-help",
    "tap.bots.landmark.owner",
    "tap.bots.turn.look",
    "tap.income.firstera.you",
    "tap.end.who",
)


def checklist(saved: Saved, words: Words) -> dict[str, Any]:
    """All steps by group. Removals are short names, so that the list stays short."""
    table, sorted_box = saved.table, bool(saved.options.get("sorted"))
    steps = [
        _row(saved, name, step, words)
        for name, step in named(game_of(table).steps(table.setup, table.state))
        if None not in step.args.values()
    ]
    shown = [row for row in steps if not (sorted_box and row["standing"])]
    groups: dict[str, list[dict[str, Any]]] = {}
    for row in shown:
        groups.setdefault(row["group"], []).append(row)
    return {
        "steps": shown,
        "groups": groups,
        "removing": partial(removing, words),
        "sorted": sorted_box,
        "ready": table.ready,
        "answered": solo_telling.start(table, words) if _answered(table) else [],
        "reminders": [{"id": rule, "text": words.rule(rule)} for rule in _reminders(table)],
    }


def removing(words: Words, groups: Mapping[str, list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """What leaves the box, one step at a time; told of the groups as the page shows them."""
    found = []
    for group, lead in OUT_OF_BOX.items():
        rows = [row for row in groups.get(group, ()) if not row["starred"]]
        found += _together(words.text(lead), [row for row in rows if row["name"]])
        for row in rows:
            found += [] if row["name"] else _together(row["text"], [row])
    for ours, lead in MAY_STAY.items():
        rows = [row for row in groups.get("box", ()) if row["starred"] and row["ours"] == ours]
        found += _together(words.text(lead), rows, stay=True)
    return found


def _together(text: str, rows: list[dict[str, Any]], *, stay: bool = False) -> list[dict[str, Any]]:
    names = [row["name"] for row in rows if row["name"]]
    return [{"text": text, "names": names, "rows": rows, "stay": stay}] if rows else []


def _reminders(table: Table) -> tuple[str, ...]:
    """What to keep in mind: at every table, and about your own civilization and cards."""
    return (*REMINDERS, *rules_of(table.state).your_rules())


def _answered(table: Table) -> bool:
    """Did people draw, roll or choose for the set-up, and is that complete?"""
    return table.ready and any(answer.by != "app" for answer in table.journal.entries[0].answers)


def _row(saved: Saved, name: str, step: Step, words: Words) -> dict[str, Any]:
    both = {kind: step.args.get(kind) for kind in ("tapestry", "civ")}
    short = step.standing and any(both.values())
    return {
        "id": name,
        "rule": step.rule,
        "group": _group(step.rule),
        "text": words.text(step.message, **step.args),
        "name": words.text("page-removed", **both) if short else None,
        "here": _here(saved, step.rule, words),
        "tokens": [seat for start, seat in SEATS.items() if step.rule.startswith(start)],
        "signs": _signs(step.rule),
        "drawn": _drawn(saved, step.rule, words),
        "starred": step.starred,
        "ours": step.ours,
        "standing": step.standing,
        "done": bool(saved.options.get("ticks", {}).get(name)),
    }


def _group(rule: str) -> str:
    return next((group for start, group in GROUPS.items() if rule.startswith(start)), "automa")


def _here(saved: Saved, rule: str, words: Words) -> str | None:
    """What a step means at this table."""
    if rule not in COLORED:
        return None
    color = saved.options.get("colors", {}).get(COLORED[rule])
    return words.text(f"page-color-{color}") if color else None


def _signs(rule: str) -> list[str]:
    return [sign for part, sign in SIGNS.items() if part in rule]


def _drawn(saved: Saved, rule: str, words: Words) -> Markup | None:
    """What the step puts on the table, where a drawing says more than a sign."""
    if rule in OUTPOSTS:
        return _outposts(saved, OUTPOSTS[rule], words)
    colored = _tokens(saved, words)
    match rule.removeprefix("tap."):
        case "solo.setup.automa.mat":
            return income_mat(colored[AUTOMA])
        case "level.card134" | "level.hard56":
            return income_mat(colored[AUTOMA], covered=True)
        case "solo.setup.automa.tokens.tracks":
            return on_start_spaces(colored[AUTOMA], len(saved.table.state.tracks[AUTOMA]))
        case "solo.setup.shadow.tokens.tracks":
            return on_start_spaces(colored[SHADOW], len(saved.table.state.tracks[SHADOW]))
        case "solo.setup.deck.dev":
            return one_pile()
        case "solo.setup.deck.decision":
            return from_pile_to_pile()
    return None


def _tokens(saved: Saved, words: Words) -> dict[str, Token]:
    colors = {**DEFAULT_COLORS, **saved.options.get("colors", {})}
    return tokens_of(colors, {one: words.text(f"seat-{one}") for one in seats(saved.table)})


def _outposts(saved: Saved, seat: str, words: Words) -> Markup:
    """The map with the outposts that one seat puts there at the start."""
    start: SoloState = as_set_up(saved).table.state
    own = STANDING[seat]
    hexes = {at: on if own in on else "" for at, on in start.hexes.items()}
    lit = [int(at) for at, on in hexes.items() if on]
    scene = Scene(hexes=hexes, lit=lit, arts=start.arts)
    return hexmap(layout(turn_of(saved.options)), scene, _tokens(saved, words))
