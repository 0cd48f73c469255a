"""The end of an evening: it is closed, and everything goes where it is found the next time."""

from typing import Any

from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.fenris.open_points import open_points
from thirdchair.web.games.scythe.fenris.screen import At

TEMPLATE = "scythe/fenris/cards/closing.html"


def show(at: At) -> dict[str, Any]:
    """What is still open, and what goes where."""
    return {
        "may_close": at.state.phase == "rewards" and at.rules.goes_to() is not None,
        "points": open_points(at),
        "packing": packing(at),
    }


def packing(at: At) -> list[dict[str, Any]]:
    """A row for each bag, pile and deck: `part` and what goes there, from the state."""
    state = at.state
    rows = [
        {"part": "bag", "seat": seat, "things": _in_bag(at, seat)}
        for seat, sheet in state.sheets.items()
        if sheet.presence != "left"
    ]
    return [*rows, {"part": "box", "seat": None, "things": _in_box(at)}]


def _in_bag(at: At, seat: str) -> list[str]:
    """What is kept for a seat until the next evening."""
    sheet = at.state.sheets[seat]
    faction = at.words.text(f"scythe-faction-{sheet.faction}")
    human = sheet.kind == "human"
    mods = [*sheet.mech_mods, *sheet.infrastructure_mods] if human else []
    out = [] if human else at.rules.cards_out(seat)
    things = [
        at.words.text("page-fenris-pack-sheet"),
        at.words.text("page-fenris-pack-faction", part=faction),
    ]
    if mods:
        things.append(at.words.text("page-fenris-pack-mods", count=len(mods)))
    if out:
        cards = ", ".join(str(card) for card in out)
        things.append(at.words.text("page-fenris-pack-out", cards=cards))
    return things


def _in_box(at: At) -> list[str]:
    """What goes back to the rest of the game."""
    return [at.words.text(f"page-fenris-pack-{one}") for one in ("mats", "decks", "closed")]


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """The evening is over."""
    if act != "close":
        return False
    table.do({"do": "close"}, by)
    return True
