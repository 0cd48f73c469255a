"""Sheets for paper: a game with its end, and the rules in force at a table; and a short recap."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from litestar import get
from litestar.params import FromQuery

from thirdchair.kit.rules import Rule, rules_of
from thirdchair.kit.rulings import Ruling
from thirdchair.kit.spoilers import shows
from thirdchair.table.store import Saved
from thirdchair.tapestry.expansions.in_play import NAMES
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.scenarios.tables import ScenarioState
from thirdchair.web.choices import told_rulings
from thirdchair.web.face import Mode, own_game
from thirdchair.web.games.tapestry.boards import at_end
from thirdchair.web.games.tapestry.scenario.tonight import without_bots
from thirdchair.web.games.tapestry.solo.expansions import played_with
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.history.page import story
from thirdchair.web.pages.record.page import signed
from thirdchair.web.pages.rules.citing import citation, printing_at
from thirdchair.web.pages.rules.page import by_scope
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Page, TableId, Visit, Visiting
from thirdchair.words import Words

SCOPES = {"duel": "shadow2p", "solo": "solo", "automa": "automa"}
"""The part of the ledger that holds for a mode."""
OF_BOTS = ("automa", "bots", "civ", "income", "level", "nocard", "pair", "shadow")
"""Parts of the ledger that are about bots; a scenario without any ignores them."""
CAMPAIGN = "campaign"
"""The part about the games of several evenings; a table has rulings of it only in a campaign."""


@get("/tables/{table_id:str}/sheet", sync_to_thread=True)
def sheet(visit: Visiting, table_id: TableId, steps: FromQuery[str] = "") -> Page:
    """A game on paper; with `steps=all`, its whole story too."""
    saved, mode = opened(visit, table_id, whole=steps == "all")
    return visit.page(
        "sheet.html",
        date=_date(visit, table_id),
        facts=[*facts(saved, mode, visit.words), *mybox.promos_short(saved.table, visit.words)],
        lying=mode.lying(saved, visit.words),
        recap="\n".join(recap(saved, mode, visit.words)),
        story=story(visit, mode, saved) if steps == "all" else None,
        **common(visit, saved),
    )


@get("/tables/{table_id:str}/rulebook", sync_to_thread=True)
def rulebook(visit: Visiting, table_id: TableId) -> Page:
    """The rules that hold at this table, and how it decides what the books leave open."""
    saved, _ = opened(visit, table_id)
    scope, *others = _scopes(saved)
    known = by_scope(visit.language)
    unlocked, printing = mybox.owned(visit.store).unlocked, printing_at(saved.table)
    rows = [row for one in (scope, *others) for row in known[one]]
    rows = [row for row in rows if shows(unlocked, row["rule"].spoiler)]
    return visit.page(
        "rulebook.html",
        scope=scope,
        rulings=_rulings(saved, visit.words, unlocked),
        rows=[
            {**row, "cited": citation(row["rule"], printing)}
            for row in rows
            if row["text"] and in_force(row["rule"], saved)
        ],
        **common(visit, saved),
    )


def _scopes(saved: Saved) -> list[str]:
    """The parts of the ledger that hold at a table: a scenario's own come before the solo rules."""
    setup = saved.table.journal.setup
    strike = ["double-strike"] if setup.get("double_strike") else []
    if "scenario" in setup:
        return [f"{setup['mode']}-{setup['scenario']}", "solo", *strike]
    scope = SCOPES[setup["mode"]]
    if getattr(saved.table.state, "marker", None):
        return [scope, "multi-automa"]
    return [scope, *strike]


def in_force(rule: Rule, saved: Saved) -> bool:
    """Leaves out other levels, and civilizations and expansions that are not on the table."""
    state = saved.table.state
    chosen = getattr(state, "expansions", ())
    if rule.scope == "solo" and rule.expansion in NAMES and rule.expansion not in chosen:
        return False
    part, _, rest = rule.id.removeprefix("tap.").partition(".")
    about = rest.partition(".")[0]
    if part in OF_BOTS and isinstance(state, ScenarioState) and without_bots(state):
        return False
    if part == "level" and (digits := "".join(one for one in about if one.isdigit())):
        return str(state.level) in digits
    if part == "civ":
        return about in state.civs
    return True


def _in_play(ruling: Ruling, saved: Saved) -> bool:
    """Is a rule that it settles about something on this table, or about its campaign?"""
    rules, scopes = rules_of(saved.table.game.package), (*_scopes(saved), CAMPAIGN)
    settled = [rules[rule] for rule in ruling.rules]
    return any(rule.scope in scopes and in_force(rule, saved) for rule in settled)


def _rulings(saved: Saved, words: Words, unlocked: str) -> list[dict[str, Any]]:
    chosen = saved.table.state.rulings
    known = told_rulings(saved.table, unlocked)
    return [
        {
            "key": key,
            "name": words.ruling(key),
            "value": words.ruling_value(key, chosen[key]),
            "default": chosen[key] == ruling.default,
        }
        for key, ruling in known.items()
        if _in_play(ruling, saved)
    ]


def _date(visit: Visit, table_id: str) -> str:
    """When something was last done there."""
    from babel.dates import format_date

    changed = next(one.changed for one in visit.store.tables() if one.id == table_id)
    when: datetime = changed.astimezone()
    return format_date(when, "long", locale=visit.language)


# In a few lines


def facts(saved: Saved, mode: Mode, words: Words) -> list[str]:
    """What one tells of a game: result, margin, level, landmarks, finished tracks."""
    state = saved.table.state
    if own := own_game(saved.table):
        return own.facts(saved, words)
    lines = [words.text(f"page-mode-tapestry-{saved.table.journal.setup['mode']}")]
    if hasattr(state, "level"):
        civs = ", ".join(words.text(f"civ-{civ}") for civ in state.civs)
        level = words.text(f"level-{state.level}")
        lines.append(words.text("page-recap-level", level=state.level, name=level, part=civs))
        lines += played_with(state, words)
    if state.result is not None:
        result = {"type": "result", "winner": state.result.winner, "vp": state.result.vp}
        lines.append(words.event(result))
        if (margin := _margin(state.result.vp)) is not None:
            lines.append(words.text("page-recap-margin", part=signed(margin, words.language)))
    else:
        lines.append(words.text("page-recap-unfinished"))
    for seat in mode.seats(saved.table):
        lines.append(
            words.text(
                "page-recap-seat",
                who=seat,
                landmarks=sum(owner == seat for owner in state.landmarks.values()),
                tracks=at_end(state, state.tracks[seat]),
            )
        )
    lines.append(words.text("page-recap-turns", count=state.turn))
    return lines


def _margin(points: Mapping[str, int]) -> int | None:
    """Your points over the Automa's, as the record counts; between people, the winner's."""
    if len(points) < 2:
        return None
    if {YOU, AUTOMA} <= set(points):
        return points[YOU] - points[AUTOMA]
    second, first = sorted(points.values())[-2:]
    return first - second


def recap(saved: Saved, mode: Mode, words: Words) -> list[str]:
    """The same as text to send to somebody."""
    return [saved.name, *facts(saved, mode, words), words.text("page-recap-by")]
