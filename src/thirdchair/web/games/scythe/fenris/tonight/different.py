"""What is different tonight: the special rules of the evening and how it ends, in a few lines."""

from thirdchair.web.games.scythe.fenris.screen import At

KINDS = ("special", "end")
"""Rows of the ledger that say what counts tonight."""
ABOUT = ("all", "player", "table")
MOST = 8


def different(at: At) -> list[str]:
    """In our words, as far as this table may know it."""
    scope = f"e{at.state.evening}"
    rows = at.words.reader.told(at.table.game.ledger.values())
    found = [row for row in rows if row.scope == scope and row.kind in KINDS]
    return [at.words.rule(row.id) for row in found if row.actor in ABOUT][:MOST]
