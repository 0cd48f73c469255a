"""Sheets for paper: a game with its end, and the rules in force at a table; and a short recap."""

from typing import Any

from litestar import get
from litestar.params import FromQuery

from thirdchair.kit.rulings import Ruling
from thirdchair.table.store import Saved
from thirdchair.web.choices import told_rulings
from thirdchair.web.face import Mode
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.history.page import story
from thirdchair.web.pages.rules.citing import citation, printing_at, printing_read
from thirdchair.web.pages.rules.page import by_scope
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Page, TableId, Visit, Visiting
from thirdchair.words import Words

CAMPAIGN = "campaign"
"""The part about the games of several evenings; a table has rulings of it only in a campaign."""


@get("/tables/{table_id:str}/sheet", sync_to_thread=True)
def sheet(visit: Visiting, table_id: TableId, steps: FromQuery[str] = "") -> Page:
    """A game on paper; with `steps=all`, its whole story too."""
    saved, mode = opened(visit, table_id, whole=steps == "all")
    return visit.page(
        "sheet.html",
        date=told_date(visit, saved),
        facts=[*mode.facts(saved, visit.words), *mybox.promos_short(saved.table, visit.words)],
        lying=mode.lying(saved, visit.words),
        recap="\n".join(recap(saved, mode, visit.words)),
        story=story(visit, mode, saved) if steps == "all" else None,
        **common(visit, saved),
    )


@get("/tables/{table_id:str}/rulebook", sync_to_thread=True)
def rulebook(visit: Visiting, table_id: TableId) -> Page:
    """The rules that hold at this table, and how it decides what the books leave open."""
    saved, mode = opened(visit, table_id)
    scope, *others = mode.scopes(saved)
    known = by_scope(visit, saved.table.game.name)
    printing = printing_at(saved.table)
    printing = printing or printing_read(saved.table.game.package, visit.reader)
    rows = [row for one in (scope, *others) for row in known[one]]
    rows = [row for row in rows if visit.reader.may(row["rule"].lock)]
    return visit.page(
        "rulebook.html",
        scope=scope,
        rulings=_rulings(mode, saved, visit.words),
        rows=[
            {**row, "cited": citation(row["rule"], printing)}
            for row in rows
            if row["text"] and mode.in_force(row["rule"], saved)
        ],
        **common(visit, saved),
    )


def _in_play(ruling: Ruling, mode: Mode, saved: Saved) -> bool:
    """Is a rule that it settles about something on this table, or about its campaign?"""
    rules, scopes = saved.table.game.ledger, (*mode.scopes(saved), CAMPAIGN)
    settled = [rules[rule] for rule in ruling.rules]
    return any(rule.scope in scopes and mode.in_force(rule, saved) for rule in settled)


def _rulings(mode: Mode, saved: Saved, words: Words) -> list[dict[str, Any]]:
    chosen = saved.table.state.rulings
    known = told_rulings(saved.table, words.reader)
    return [
        {
            "key": key,
            "name": words.ruling(key),
            "value": words.ruling_value(key, chosen[key]),
            "default": chosen[key] == ruling.default,
        }
        for key, ruling in known.items()
        if _in_play(ruling, mode, saved)
    ]


def told_date(visit: Visit, saved: Saved) -> str:
    """When something was last done there."""
    from babel.dates import format_date

    assert saved.changed is not None  # it comes from storage
    return format_date(saved.changed.astimezone(), "long", locale=visit.language)


# In a few lines


def recap(saved: Saved, mode: Mode, words: Words) -> list[str]:
    """The same as text to send to somebody."""
    return [saved.name, *mode.facts(saved, words), words.text("page-recap-by")]
