"""Every rule in the reader's language, with its id, kind and source."""

from functools import cache
from importlib import import_module
from typing import Any

from litestar import get
from litestar.params import FromQuery

from thirdchair.kit.rules import Rule, rules_of
from thirdchair.table.games import GAMES
from thirdchair.tapestry import content
from thirdchair.web.visit import Page, Visiting
from thirdchair.words import Words
from thirdchair.words.catalog import MissingWords

LONGEST_QUERY = 80


@get("/rules", sync_to_thread=True)
def rules(visit: Visiting, q: FromQuery[str] = "") -> Page:
    """All rules by scope; with `q`, those that hold all its words."""
    query = " ".join(q[:LONGEST_QUERY].split())
    scopes = [(scope, _matching(rows, query)) for scope, rows in by_scope(visit.language).items()]
    return visit.page(
        "rules.html",
        q=query,
        scopes=[(scope, rows) for scope, rows in scopes if rows],
        found=sum(len(rows) for _, rows in scopes),
        rulings=[] if query else _rulings(visit.words),
    )


@cache
def by_scope(language: str) -> dict[str, list[dict[str, Any]]]:
    """The rules of all games with their words, for reading and for searching."""
    words = Words(language)
    scopes: dict[str, list[dict[str, Any]]] = {}
    for game in GAMES.values():
        for rule in rules_of(import_module(game).package).values():
            scopes.setdefault(rule.scope, []).append(_row(rule, words))
    return scopes


def _row(rule: Rule, words: Words) -> dict[str, Any]:
    try:
        text = words.rule(rule.id)
    except MissingWords:
        text = ""
    kind = words.text(f"page-kind-{rule.kind}")
    found = " ".join((rule.id, text, kind, rule.source)).casefold()
    return {"rule": rule, "text": text, "kind": kind, "found": found}


def _matching(rows: list[dict[str, Any]], query: str) -> list[dict[str, Any]]:
    wanted = query.casefold().split()
    return [row for row in rows if all(word in row["found"] for word in wanted)]


def _rulings(words: Words) -> list[dict[str, Any]]:
    """Where the books are silent or disagree: what a table may choose."""
    return [
        {
            "key": ruling.key,
            "name": words.ruling(ruling.key),
            "why": words.ruling_why(ruling.key),
            "values": [words.ruling_value(ruling.key, value) for value in ruling.values],
            "rules": ruling.rules,
        }
        for ruling in {**content.rulings("duel"), **content.rulings("solo")}.values()
    ]
