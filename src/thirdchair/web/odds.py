"""What can the next pair do? The chances of each bot, in plain words."""

from fractions import Fraction
from typing import Any

from litestar import get

from thirdchair.tapestry.forecast import INCOME, STAYS, next_pair
from thirdchair.web.tables import common, opened
from thirdchair.web.visit import Page, TableId, Visiting
from thirdchair.words import Words


@get("/tables/{table_id:str}/odds", sync_to_thread=True)
def odds(visit: Visiting, table_id: TableId) -> Page:
    """Exact, over the cards that can still come, and over nothing that is hidden."""
    saved, mode = opened(visit, table_id)
    chances = {} if saved.table.state.over else next_pair(saved.table.state)
    return visit.page(
        "odds.html",
        bots=[
            (bot, visit.words.seat(bot), _rows(parts, visit.words))
            for bot, parts in chances.items()
        ],
        tokens=mode.tokens(saved, visit.words),
        **common(visit, saved),
    )


def _rows(chances: dict[str, Fraction], words: Words) -> list[dict[str, Any]]:
    """The likeliest first."""
    return [
        {"id": outcome, "name": _name(outcome, words), "percent": round(float(chance) * 100)}
        for outcome, chance in sorted(chances.items(), key=lambda one: -one[1])
    ]


def _name(outcome: str, words: Words) -> str:
    kind = "page-odds" if outcome in (INCOME, STAYS) else "track"
    return words.text(f"{kind}-{outcome}")
