"""Further ahead than the next card: when each Automa comes to its second scheme and its stars."""

import msgspec
from markupsafe import Markup

from thirdchair.lab.tracker import Coming, coming, held_back
from thirdchair.scythe.automa import Automa
from thirdchair.web.drawing.reach import reach
from thirdchair.web.games.scythe.turns import game_of, state_of
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Page, Visit
from thirdchair.words import Words
from thirdchair.words.games.scythe import ahead as told


class Line(msgspec.Struct, frozen=True):
    """What one Automa's marker brings: by which of its turns, drawn and said."""

    bot: str
    drawing: Markup
    turns: str
    middle: str


def look(visit: Visit, table_id: str) -> Page:
    """Exact, over the cards of each deck, with what is supposed and left out."""
    saved, mode = opened(visit, table_id)
    rules = game_of(saved.table).rules_at(state_of(saved.table)) if mode.further(saved) else None
    return visit.page(
        "scythe/ahead.html",
        rows=_rows(rules, visit.words) if rules else {},
        counted=_counted(rules, visit.words) if rules else [],
        tokens=mode.tokens(saved, visit.words),
        **common(visit, saved),
    )


def _rows(rules: Automa, words: Words) -> dict[str, list[Line]]:
    """By what comes, in the order in which it does: the second scheme, then star after star."""
    found = [(automa, one) for automa in rules.automas for one in coming(rules, automa)]
    longest = max((one.high for _, one in found), default=1)
    rows: dict[int, list[Line]] = {}
    for automa, one in found:
        rows.setdefault(one.star, []).append(_line(automa, one, longest, words))
    return {told.named(star, words): rows[star] for star in sorted(rows)}


def _counted(rules: Automa, words: Words) -> list[str]:
    held = [automa for automa in rules.automas if held_back(rules, automa)]
    return [*told.counted(held, rules.state.modules, words)]


def _line(automa: str, one: Coming, longest: int, words: Words) -> Line:
    figures = one._asdict()
    return Line(
        automa,
        reach(automa, 1, longest, (one.low, one.middle, one.high)),
        told.turns(figures, words),
        told.middle(figures, words),
    )
