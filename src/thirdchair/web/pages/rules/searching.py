"""What a search in the rules finds, the best first; at a table what holds there comes first."""

from collections.abc import Mapping
from typing import Any

from thirdchair.search import index_for
from thirdchair.search.synonyms import Thesaurus
from thirdchair.table.store import Saved
from thirdchair.web.face import Face, Mode
from thirdchair.web.visit import Visit

Row = dict[str, Any]
"""A rule with its words."""
Tier = tuple[str, list[Row]]
"""Where rules hold, as the message of a heading says it, and those that were found there."""

HERE, GAME, ELSEWHERE = "page-rules-tier-here", "page-rules-tier-game", "page-rules-tier-elsewhere"


def ranked(visit: Visit, faces: list[Face], query: str, rows: Mapping[str, Row]) -> list[Row]:
    """Those of the rows that the query finds. What this reader may not know is not looked for."""
    games = {face.game.name: face.game for face in faces}
    found = index_for(games, visit.room.voices, visit.reader).find(
        query, Thesaurus(visit.language, tuple(games), visit.reader)
    )
    return [rows[one.id] for one in found if one.id in rows]


def in_tiers(rows: list[Row], saved: Saved | None, mode: Mode | None) -> list[Tier]:
    """The same in the order of what concerns this table."""
    if saved is None or mode is None:
        return [("", rows)] if rows else []
    tiers: dict[str, list[Row]] = {HERE: [], GAME: [], ELSEWHERE: []}
    scopes = mode.scopes(saved)
    for row in rows:
        same = row["game"] == saved.table.game.name
        rule = row["rule"]
        here = same and rule.scope in scopes and mode.in_force(rule, saved)
        tiers[HERE if here else GAME if same else ELSEWHERE].append(row)
    return [(name, some) for name, some in tiers.items() if some]
