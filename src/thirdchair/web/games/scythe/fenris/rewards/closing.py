"""The end of an evening: it is closed, and everything goes where it is found the next time."""

from typing import Any

from msgspec import to_builtins

from thirdchair.scythe.fenris.episodes.lasts import LastEvening
from thirdchair.scythe.fenris.rewards.votes import GONE
from thirdchair.scythe.fenris.sheet.doubts import unsettled, without_victory
from thirdchair.table.journal import Table
from thirdchair.web import doubts
from thirdchair.web.games.scythe.fenris.open_points import open_points, waits_for
from thirdchair.web.games.scythe.fenris.screen import At, rules_of_campaign

TEMPLATE = "scythe/fenris/cards/closing.html"
NOTED = "noted"
"""How a seat shops whose tiles stay in the common pile."""


def show(at: At) -> dict[str, Any]:
    """What is still open, and what goes where."""
    last = at.state.evening[0] == str(at.rules.printed.evenings)
    points = open_points(at.state, at.words)
    return {
        "may_close": may_close(at),
        "last": last,
        "points": points,
        "choosing": choosing(at),
        "left_open": ", ".join(at.words.seat(one["seat"]) for one in points),
        "unticked": [at.words.seat(seat) for seat in unticked(at)],
        "lacking": lacking(at) if last and may_close(at) else [],
        "packing": [] if last else packing(at),
    }


def choosing(at: At) -> list[str]:
    """Who is here and has not chosen yet on a phone of their own, so that nobody is closed out by
    accident. Of those who share a phone the next one goes on."""
    sheets = at.state.sheets.items()
    here = [seat for seat, one in sheets if one.kind == "human" and one.presence not in GONE]
    asked = [seat for seat in here if at.mine is not None or seat in at.elsewhere]
    return [seat for seat in asked if waits_for(at.state, seat)]


def may_close(at: At) -> bool:
    """Is it known how the campaign goes on? Open points wait for their seats; for the end of the
    campaign every star is ticked."""
    known = at.state.phase == "rewards" and at.rules.goes_to() is not None
    return known and not unticked(at)


def unticked(at: At) -> list[str]:
    """Whose stars must be ticked before the campaign can be reckoned."""
    return at.rules.unticked() if isinstance(at.rules, LastEvening) else []


def lacking(at: At) -> list[str]:
    """From paper: whose sheet was perhaps never completed."""
    found = unsettled(at.rules)
    named = {doubt.args.get("seat") for doubt in found}
    if any(doubt.about == "settle-wins" for doubt in found):
        named.update(without_victory(at.rules))
    staying = [seat for seat, sheet in at.state.sheets.items() if sheet.presence != "left"]
    return [seat for seat in staying if seat in named]


def packing(at: At) -> list[dict[str, Any]]:
    """A row for each bag, pile and deck: `part` and what goes there, from the state."""
    state = at.state
    rows = [
        {"part": "bag", "seat": seat, "things": _in_bag(at, seat)}
        for seat, sheet in state.sheets.items()
        if sheet.presence != "left"
    ]
    piles = [{"part": "pile", "seat": None, "things": pile}] if (pile := _in_pile(at)) else []
    return [*rows, *piles, {"part": "box", "seat": None, "things": _in_box(at)}]


def _in_bag(at: At, seat: str) -> list[str]:
    """What is kept for a seat until the next evening."""
    sheet = at.state.sheets[seat]
    faction = at.words.text(f"scythe-faction-{sheet.faction}")
    human = sheet.kind == "human"
    mods = _tiles(at, seat) if human and at.state.ways.get(seat) != NOTED else []
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


def _tiles(at: At, seat: str) -> list[str]:
    sheet = at.state.sheets[seat]
    return [*sheet.mech_mods, *sheet.infrastructure_mods]


def _in_pile(at: At) -> list[str]:
    """Tiles of whoever only notes what they have: they are drawn again by others."""
    return [
        at.words.text(
            "page-fenris-pack-noted",
            name=at.words.seat(seat),
            part=", ".join(at.words.mod(one) for one in _tiles(at, seat)),
        )
        for seat, sheet in at.state.sheets.items()
        if sheet.kind == "human" and at.state.ways.get(seat) == NOTED and _tiles(at, seat)
    ]


def _in_box(at: At) -> list[str]:
    """What goes back to the rest of the game; what tonight adds to that comes first."""
    tonight = [at.words.event({"type": "step", **to_builtins(one)}) for one in at.rules.packing()]
    usual = [at.words.text(f"page-fenris-pack-{one}") for one in ("mats", "decks", "closed")]
    return [*tonight, *usual]


def perform(table: Table, act: str, form: dict[str, Any], by: str) -> bool:
    """The evening is over. With the last one every sheet counts as it stands."""
    if act != "close":
        return False
    rules = rules_of_campaign(table)
    if isinstance(rules, LastEvening):
        doubts.check(unsettled(rules), form)
    table.do({"do": "close"}, by)
    return True
