"""What the cards and books of a Scythe box say where ours are silent, and its printed names."""

from collections.abc import Iterable
from typing import Any

from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.kit.rulings import Ruling
from thirdchair.scythe import content
from thirdchair.scythe.box import ARROWS, MOST_COINS, TILES, TOKENS, contents
from thirdchair.scythe.modules.arrows import SIDES
from thirdchair.web import forms
from thirdchair.web.games.scythe.box.face import expansions
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.box.mybox import Owned
from thirdchair.web.pages.box.names import names_from, unsure_names
from thirdchair.web.pages.box.page import keep
from thirdchair.web.visit import STATUS, Answer, Page, Visit

GAME = "scythe"
COUNTED = ("rows", "most_coins")
"""What a campaign has asked its owners to count, once it has."""
COINS = "alliance."
SURE = {"low": "not-found", "medium": "inferred"}
"""How sure we are of a ruling that an owner had better look up, in the words of the box."""


def look(visit: Visit) -> Page:
    """What we have, how sure we are of it, and a field for what is printed."""
    return _page(visit)


def act(visit: Visit, data: dict[str, Any]) -> Answer:
    """All of it at once; what was not looked up is left to us, what has no field there stays."""
    owned = mybox.owned(visit, GAME)
    try:
        names = names_from(owned, owned.reader.told(contents().name), data)
        entries: dict[str, Any] = {
            "names": names,
            "rulings": _rulings_from(owned, data),
            **_counted_from((*COUNTED, *_coins(owned)), data),
        }
        entries |= {**_arrows_from(owned, data), **_tiles_from(owned, data)}
        keep(visit, visit.room.face(GAME), entries)
    except Refusal as refusal:
        return _page(visit, data, visit.sentence(refusal), STATUS[refusal.code])
    return visit.see(f"/box?saved={GAME}#box-saved")


def _rulings_from(owned: Owned, data: dict[str, Any]) -> dict[str, str] | None:
    """The engine knows what a ruling can be; a form says yes and no with its own words."""
    fields = {one.key: forms.text(data, one.key) for one in _doubtful(owned) if one.key in data}
    before = owned.box.get("rulings", {})
    ruled = {key: value for key, value in before.items() if key not in fields}
    ruled |= {key: sent for key, sent in fields.items() if sent}
    return ruled or None


def _counted_from(known: Iterable[str], data: dict[str, Any]) -> dict[str, int | None]:
    """What was counted on a sheet, or on alliance tokens; an empty field forgets it."""
    fields = [one for one in known if one in data]
    return {one: forms.number(data, one) if forms.text(data, one) else None for one in fields}


def _arrows_from(owned: Owned, data: dict[str, Any]) -> dict[str, str | None]:
    """Where each number of a tile points. No two point the same way: a tile has six."""
    every: dict[str, str | None] = {}
    for fields in _arrows(owned).values():
        told = {one: forms.text(data, one, "") or None for one in fields if one in data}
        sides = [side for side in told.values() if side]
        if twice := next((side for side in sides if sides.count(side) > 1), None):
            where = next(one for one in told if told[one] == twice)
            raise bad_input("box-arrow-twice", where=where)
        every |= told
    return every


def _tiles_from(owned: Owned, data: dict[str, Any]) -> dict[str, list[str] | None]:
    """Names of tiles, with a comma between them; an empty field forgets them."""
    fields = [one for one in _tiles(owned) if one in data]
    sent = {one: [" ".join(name.split()) for name in str(data[one]).split(",")] for one in fields}
    return {one: [name for name in names if name] or None for one, names in sent.items()}


def _coins(owned: Owned) -> dict[str, str]:
    """Entries for the coins on alliance tokens, with their factions, as far as the reader may know
    of them."""
    entries = {f"{COINS}{faction}": faction for faction in TOKENS}
    return {one: entries[one] for one in owned.reader.listed(entries, contents().values)}


def _arrows(owned: Owned) -> dict[str, list[str]]:
    """Entries for arrows by their tile, as far as the reader may know that there are any."""
    listed, values = owned.reader.listed, contents().values
    found = {tile: listed(entries, values) for tile, entries in ARROWS.items()}
    return {tile: fields for tile, fields in found.items() if fields}


def _tiles(owned: Owned) -> list[str]:
    """Entries for names of tiles, where there are some and the reader may know of them."""
    return owned.reader.listed([one for one in TILES if one in owned.box], contents().values)


def _doubtful(owned: Owned) -> list[Ruling]:
    """The rulings that a printed card or book may settle."""
    told = owned.reader.told(content.all_rulings().values())
    return [one for one in told if one.confidence in SURE]


# What the page shows


def _page(
    visit: Visit,
    given: dict[str, Any] | None = None,
    notice: str | None = None,
    status: int = 200,
) -> Page:
    owned = mybox.owned(visit, GAME)
    rows = [_row(visit, one) for one in _doubtful(owned)]
    names = owned.reader.told(contents().name)
    return visit.page(
        "scythe/box.html",
        back="/box",
        back_name="page-box",
        status=status,
        notice=notice,
        given=_filled_in(owned.box) if given is None else given,
        guessed=[row for row in rows if row["confidence"] == SURE["low"]],
        reasoned=[row for row in rows if row["confidence"] == SURE["medium"]],
        counted=[one for one in COUNTED if one in owned.box],
        coins=_coins(owned),
        most_coins=MOST_COINS,
        arrows=_arrows(owned),
        sides=SIDES,
        tiles={one: TILES[one] for one in _tiles(owned)},
        names=unsure_names(visit, owned, names, expansions(owned), "scythe-"),
    )


def _filled_in(box: dict[str, Any]) -> dict[str, str]:
    """The fields of the form as the box fills them in."""
    ruled = {key: _sent(value) for key, value in box.get("rulings", {}).items()}
    counted = {one: str(n) for one, n in box.items() if one in COUNTED or one.startswith(COINS)}
    arrows = {key: side for key, side in box.items() if key.partition(".")[0] in ARROWS}
    tiles = {one: ", ".join(box[one]) for one in TILES if one in box}
    return {**box.get("names", {}), **ruled, **counted, **arrows, **tiles}


def _row(visit: Visit, ruling: Ruling) -> dict[str, Any]:
    words = visit.words
    return {
        "key": ruling.key,
        "name": words.ruling(ruling.key),
        "why": words.ruling_why(ruling.key),
        "proposal": words.ruling_value(ruling.key, ruling.default),
        "confidence": SURE[ruling.confidence],
        "options": [(_sent(one), words.ruling_value(ruling.key, one)) for one in ruling.values],
    }


def _sent(value: str | bool) -> str:
    """A value as a form sends it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
