"""Every rule in the reader's language, with its id, kind and source.

Rules about what is not in the owner's box stand there on request only, unless they hold at the
table whose page it is: its other pages link here. What a campaign has not revealed yet does not
stand there at all, see My box.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from litestar import get
from litestar.params import FromQuery

from thirdchair.kit.readers import ITSELF, Reader
from thirdchair.kit.rules import Rule
from thirdchair.kit.rulings import Ruling
from thirdchair.table.store import Saved
from thirdchair.web.face import Face, Mode, every
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.box.mybox import Owned
from thirdchair.web.pages.rules.citing import citation, printing_read
from thirdchair.web.pages.rules.searching import Row, Tier, in_tiers, ranked
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Page, TableId, Visit, Visiting
from thirdchair.words import Voice, Words
from thirdchair.words.catalog import MissingWords

LONGEST_QUERY = 80


@get("/rules", sync_to_thread=True)
def rules(visit: Visiting, q: FromQuery[str] = "", whole: FromQuery[str] = "") -> Page:
    """All rules by scope; with `q`, those that hold all its words; `whole`: of any box."""
    return _page(visit, list(every(visit.room.faces)), q, whole, address=visit.to("/rules"))


@get("/tables/{table_id:str}/rules", sync_to_thread=True)
def rules_at_table(
    visit: Visiting, table_id: TableId, q: FromQuery[str] = "", whole: FromQuery[str] = ""
) -> Page:
    """The same of one game, beside what holds at a table of it."""
    saved, mode = opened(visit, table_id)
    shared = common(visit, saved)
    own = visit.room.face(saved.table.game.name)
    faces = list(every(visit.room.faces)) if q.strip() else [own]
    address = f"{shared['base']}/rules"
    return _page(visit, faces, q, whole, address=address, mode=mode, **shared)


def _page(
    visit: Visit,
    faces: list[Face],
    q: str,
    whole: str,
    *,
    address: str,
    mode: Mode | None = None,
    **shared: Any,
) -> Page:
    query = " ".join(q[:LONGEST_QUERY].split())
    everything = bool(whole) or visit.reader.everything
    told: dict[str, Row] = {}
    hidden: dict[str, Row] = {}
    saved: Saved | None = shared.get("saved")
    for face in faces:
        shown, more = _of_game(visit, face, whole=everything)
        if saved is not None and mode is not None and face.game.name == saved.table.game.name:
            shown |= {id_: row for id_, row in more.items() if _holds(row["rule"], saved, mode)}
            more = {id_: row for id_, row in more.items() if id_ not in shown}
        told, hidden = told | shown, hidden | more
    tiers: list[Tier] = []
    if query:
        tiers = in_tiers(ranked(visit, faces, query, told), saved, mode)
        hidden = {row["rule"].id: row for row in ranked(visit, faces, query, hidden)}
    return visit.page(
        "rules.html",
        address=address,
        q=query,
        tiers=tiers,
        scopes={} if query else _chapters(told.values()),
        found=sum(len(rows) for _, rows in tiers) if query else len(told),
        hidden=len(hidden),
        rulings={}
        if query
        else {face.game.name: _rulings(visit, face, whole=everything) for face in faces},
        **{"saved": None, **shared},
    )


def _holds(rule: Rule, saved: Saved, mode: Mode) -> bool:
    """Is a rule about what lies on this table? What has a lock, and is told here, lies there."""
    return rule.lock is not None or (
        rule.scope in mode.scopes(saved) and mode.in_force(rule, saved)
    )


def _of_game(visit: Visit, face: Face, *, whole: bool) -> tuple[dict[str, Row], dict[str, Row]]:
    """The rules of a game by id, and those about what nobody here has."""
    owned = mybox.owned(visit, face.game.name)
    printing = mybox.printing_of(face.game, owned)
    printing = printing or printing_read(face.game.package, visit.reader)
    shown: dict[str, Row] = {}
    hidden: dict[str, Row] = {}
    for rows in by_scope(visit, face.game.name).values():
        for row in rows:
            rule: Rule = row["rule"]
            if visit.reader.may(rule.lock):
                which = shown if whole or in_box(rule, face, owned) else hidden
                which[rule.id] = {**row, "cited": citation(rule, printing)}
    return shown, hidden


def _chapters(rows: Iterable[Row]) -> dict[tuple[str, str], list[Row]]:
    """The rules by game and scope: two games may call a chapter the same."""
    chapters: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        chapters.setdefault((row["game"], row["rule"].scope), []).append(row)
    return chapters


def _by_scope(rows: Iterable[Row]) -> dict[str, list[Row]]:
    scopes: dict[str, list[Row]] = {}
    for row in rows:
        scopes.setdefault(row["rule"].scope, []).append(row)
    return scopes


def in_box(rule: Rule, face: Face, owned: Owned) -> bool:
    """Is the rule about something that the owners have? A rule of a mode needs its expansion."""
    mode = rule.scope.partition("-")[0]
    if mode in face.game.modes and mybox.missing(face, owned, mode):
        return False
    return face.box.in_box(rule, owned)


def by_scope(visit: Visit, game: str) -> dict[str, list[Row]]:
    """The rules of a game with their words."""
    return _by_scope(_rows(visit.room.faces[game], visit.room.voices[game], visit.language))


@cache
def _rows(face: Callable[[], Face], voice: Callable[[], Voice], language: str) -> list[Row]:
    game, words = face().game, voice()(Reader(language), {}, None)
    return [{"game": game.name, **_row(rule, words)} for rule in ITSELF.told(game.ledger.values())]


def _row(rule: Rule, words: Words) -> Row:
    try:
        text = words.rule(rule.id)
    except MissingWords:
        text = ""
    kind = words.text(f"page-kind-{rule.kind}")
    return {"rule": rule, "text": text, "kind": kind, "sure": words.sure(rule.id)}


def _rulings(visit: Visit, face: Face, *, whole: bool) -> list[dict[str, Any]]:
    """Where the books are silent or disagree: what a table may choose."""
    owned, rules = mybox.owned(visit, face.game.name), face.game.ledger
    return [
        _ruling(ruling, visit.words_of(face.game.name))
        for ruling in face.box.all_rulings(visit.reader).values()
        if whole or any(in_box(rules[rule], face, owned) for rule in ruling.rules)
    ]


def _ruling(ruling: Ruling, words: Words) -> dict[str, Any]:
    """What is printed but lost to us has only our proposal."""
    values = ruling.values or (ruling.default,)
    return {
        "key": ruling.key,
        "name": words.ruling(ruling.key),
        "why": words.ruling_why(ruling.key),
        "values": [words.ruling_value(ruling.key, value) for value in values],
        "rules": words.told(ruling.rules),
    }
