"""The game of tonight: the page of any table of Scythe, with the tray of the campaign."""

from typing import Any

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.fenris.tonight.table import AUTOMA
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.at_hand import alliance_of, lying
from thirdchair.web.games.scythe.fenris.marks import marks_of
from thirdchair.web.games.scythe.fenris.open_points import open_points
from thirdchair.web.games.scythe.fenris.rewards.opening import on_the_board, openable
from thirdchair.web.games.scythe.fenris.screen import At, do_for
from thirdchair.web.games.scythe.fenris.tonight import pairs, setting_up
from thirdchair.web.games.scythe.fenris.tonight.different import different
from thirdchair.web.games.scythe.fenris.tonight.tray import take_off, tap, tray_of
from thirdchair.web.games.scythe.table import Pages
from thirdchair.web.games.scythe.turns import rules_of

TEMPLATE = "scythe/fenris/play.html"
TRAY = "tray"
"""What `see` says where somebody has opened the tray."""


def open_to(state: FenrisState) -> bool:
    """While a game is on the board."""
    return state.tonight is not None


def show(at: At) -> dict[str, Any]:
    """What the page of the board needs, and the tray. Where people play alone, that comes first."""
    board = Pages(at.table, at.who, at.side)
    shown = board.show(at.saved, at.words, at.base, at.who, at.see)
    return {
        **shown,
        "mine": at.mine,
        "start": [],
        "tray": tray_of(at),
        "tray_open": at.see == TRAY,
        "people_only": not shown["rules"].automas and not _met(at.state),
        "choosing": _choosing(at),
        "points": open_points(at.state, at.words),
        "alliance": alliance_of(rules_of(at.table), at.who),
        "lying_open": lying(rules_of(at.table), at.words),
        "openable": [*openable(at), *([] if shown["question"] else on_the_board(at))],
        "different": different(at),
        "above_bar": "scythe/fenris/parts/tray-row.html",
        "finish_at": f"{at.base}?who={at.who}&see=result",
        "finish_name": at.words.text("page-fenris-to-result"),
    }


def _met(state: FenrisState) -> bool:
    """A figure that the game plays stands on the board: what it does must be seen at once."""
    assert state.tonight is not None
    return any(one.at is not None for one in state.tonight.actors.values())


def _choosing(at: At) -> list[str]:
    """Who may still choose what to begin with, though the game has begun for others: whoever comes
    late, and who was not ready when it began."""
    begun, ready = setting_up.has_begun(at.state), marks_of(at.saved)["ready"]
    waiting = [seat for seat in at.state.wishes if seat not in ready]
    return [seat for seat in waiting if begun or seat in at.state.late]


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """A tap on the tray, or at the board."""
    match act.split(" "):
        case ["mark", space]:
            tap(table, {"do": "mark", "seat": forms.text(form, "who"), "at": space}, by)
        case ["unmark", space]:
            take_off(table, forms.text(form, "who"), space, by)
        case ["count", seat, what, n]:
            amount = forms.number({"n": n}, "n")
            tap(table, {"do": "count", "seat": seat, "what": what, "n": amount}, by)
        case ["pair" | "unpair", _]:
            return pairs.perform(table, act, form, by)
        case ["here", seat]:
            table.do({"do": "seat", "seat": seat, "state": "present"}, by)
        case ["leave", seat, "counts"]:
            table.do({"do": "seat", "seat": seat, "state": "away"}, by)
        case ["leave", seat, "guest"]:
            by_whom = {"played_by": name} if (name := forms.text(form, "played_by", "")) else {}
            table.do({"do": "seat", "seat": seat, "state": "guest", **by_whom}, by)
        case ["leave", seat, "automa"]:
            table.do({"do": "seat", "seat": seat, "played_by": AUTOMA}, by)
        case ["use" | "unuse" as how, *named]:
            seat, mod = forms.text(form, "who"), " ".join(named)
            do_for(table, {"do": "use", "seat": seat, "mod": mod, "unused": how == "unuse"}, by)
        case _:
            Pages(table, None, None).perform(table, act, form, by)
    return True
