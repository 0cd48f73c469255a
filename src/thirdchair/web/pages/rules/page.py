"""Every rule in the reader's language, with its id, kind and source.

Rules about what is not in the owner's box stand there on request only; what a campaign has not
revealed yet does not stand there at all, see My box.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from litestar import get
from litestar.params import FromQuery

from thirdchair.kit import spoilers
from thirdchair.kit.game import Game
from thirdchair.kit.printings import Printing
from thirdchair.kit.rules import Rule
from thirdchair.kit.rulings import Ruling
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.box.mybox import Owned
from thirdchair.web.pages.rules.citing import Citation, citation
from thirdchair.web.visit import Page, Visit, Visiting
from thirdchair.words import Voice, Words
from thirdchair.words.catalog import MissingWords

Row = dict[str, Any]

LONGEST_QUERY = 80
FENRIS = "fenris"
"""What the rules call the expansion that owners know as the Rise of Fenris."""
MIXED = "combos"
"""The expansion of rules about several of them."""


@get("/rules", sync_to_thread=True)
def rules(visit: Visiting, q: FromQuery[str] = "", whole: FromQuery[str] = "") -> Page:
    """All rules by scope; with `q`, those that hold all its words; `whole`: of any box."""
    query = " ".join(q[:LONGEST_QUERY].split())
    owned = mybox.owned(visit.store)
    printings = {game: mybox.printing_of(visit.store, game) for game in mybox.PACKAGES}
    scopes, hidden, needs = {}, 0, mybox.needs(visit.store.games)
    for scope, rows in by_scope(visit).items():
        found = [row for row in _matching(rows, query) if _told(row["rule"], owned)]
        shown = (
            found
            if whole or owned.show_everything
            else [row for row in found if in_box(row["rule"], owned, needs)]
        )
        hidden += len(found) - len(shown)
        if shown:
            scopes[scope] = [{**row, **_cited(row, printings)} for row in shown]
    return visit.page(
        "rules.html",
        q=query,
        scopes=list(scopes.items()),
        found=sum(len(rows) for rows in scopes.values()),
        hidden=hidden,
        rulings={} if query else _rulings(visit, owned, whole=bool(whole)),
    )


def _told(rule: Rule, owned: Owned) -> bool:
    return spoilers.shows(owned.unlocked, rule.spoiler)


def in_box(rule: Rule, owned: Owned, needs: Mapping[str, str]) -> bool:
    """Is the rule about something that the owner has?"""
    has = (*owned.expansions, *owned.boxes)
    needs = {**needs, FENRIS: mybox.RISE}
    needed = {rule.scope.partition("-")[0], rule.expansion} & set(needs)
    if not all(needs[one] in has for one in needed):
        return False
    if rule.expansion == MIXED:
        return bool(owned.expansions)
    return rule.expansion in ("base", *has) or rule.expansion in needs


def _cited(row: Row, printings: Mapping[str, Printing | None]) -> dict[str, Citation]:
    return {"cited": citation(row["rule"], printings[row["game"]])}


def by_scope(visit: Visit) -> dict[str, list[Row]]:
    """The rules of all games with their words, for reading and for searching."""
    scopes: dict[str, list[Row]] = {}
    for game, made in visit.store.games.items():
        for row in _rows_of(made, visit.room.voices[game], visit.language):
            scopes.setdefault(row["rule"].scope, []).append(row)
    return scopes


@cache
def _rows_of(made: Callable[[], Game], voice: Callable[[], Voice], language: str) -> list[Row]:
    game, words = made(), voice()(language, {}, None)
    return [{"game": game.name, **_row(rule, words)} for rule in game.ledger.values()]


def _row(rule: Rule, words: Words) -> Row:
    try:
        text = words.rule(rule.id)
    except MissingWords:
        text = ""
    kind = words.text(f"page-kind-{rule.kind}")
    found = " ".join((rule.id, text, kind, rule.source)).casefold()
    return {"rule": rule, "text": text, "kind": kind, "sure": words.sure(rule.id), "found": found}


def _matching(rows: list[Row], query: str) -> list[Row]:
    wanted = query.casefold().split()
    return [row for row in rows if all(word in row["found"] for word in wanted)]


def _rulings(visit: Visit, owned: Owned, *, whole: bool) -> dict[str, list[dict[str, Any]]]:
    """Where the books are silent or disagree: what a table may choose, by game."""
    found, needs = {}, mybox.needs(visit.store.games)
    for game, made in visit.store.games.items():
        rules, content = made().ledger, mybox.CONTENT[game]
        found[game] = [
            _ruling(ruling, visit.words_of(game))
            for ruling in spoilers.told(content.all_rulings().values(), owned.unlocked)
            if whole
            or owned.show_everything
            or any(in_box(rules[rule], owned, needs) for rule in ruling.rules)
        ]
    return found


def _ruling(ruling: Ruling, words: Words) -> dict[str, Any]:
    """What is printed but lost to us has only our proposal."""
    values = ruling.values or (ruling.default,)
    return {
        "key": ruling.key,
        "name": words.ruling(ruling.key),
        "why": words.ruling_why(ruling.key),
        "values": [words.ruling_value(ruling.key, value) for value in values],
        "rules": ruling.rules,
    }
