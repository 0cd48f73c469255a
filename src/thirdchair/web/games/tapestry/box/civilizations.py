"""Automa civilizations that we have no text for: their owner puts them together from blocks."""

import re
import unicodedata
from typing import Any, get_args

import msgspec
from litestar.exceptions import NotFoundException

from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.tapestry.box import (
    CIVILIZATION_TURNS,
    Block,
    BoxCivilization,
    Doing,
    Track,
)
from thirdchair.tapestry.setup.setups import all_civs, known_civs
from thirdchair.web import forms
from thirdchair.web.games.tapestry.box import face
from thirdchair.web.pages.box import mybox
from thirdchair.web.visit import STATUS, Answer, Page, Visit

GAME = "tapestry"
EXPANSIONS = ("AA", "FF")
DOINGS = get_args(Doing)
COUNTED = ("landmarks", "territories", *get_args(Track), "tapestry")
MOST_BLOCKS = 12
NEW = "new"
"""What stands in the address for a civilization that is not there yet; no id is that short."""


def look(visit: Visit) -> Page:
    """All that the owner has entered, and what each does."""
    civs = _civs(visit)
    names = {civ.id: civ.name for civ in civs.values()}
    return visit.page(
        "tapestry/box-civs.html",
        back="/box",
        back_name="page-box",
        civs=[(civ, [_said(visit, block) for block in civ.effects]) for civ in civs.values()],
        name_of=lambda civ: names.get(civ) or visit.words.text(f"civ-{civ}"),
    )


def look_at_one(visit: Visit) -> Page:
    """One of them, or a new one."""
    civ_id = visit.below
    civ = _civs(visit).get(civ_id)
    if civ is None and civ_id != NEW:
        raise NotFoundException
    return _page(visit, civ_id, _fields(civ) if civ else {})


def act_on_one(visit: Visit, data: dict[str, Any]) -> Answer:
    """Keep it, keep it and add a block, or take it out of the box."""
    civ_id, act = visit.below, forms.text(data, "act")
    civs = _civs(visit)
    if civ_id not in civs and civ_id != NEW:
        raise NotFoundException
    try:
        match act:
            case "delete":
                _keep(visit, _without(civs, civ_id))
                return visit.see("/box/tapestry/civilizations")
            case "save" | "more":
                name = forms.text(data, "name")
                if not name:
                    raise bad_input("civilization-without-name", where="name")
                made = _civ_from(data, id_for(name, civs) if civ_id == NEW else civ_id)
                if civ_id == NEW and (same := _same(made, civs)):
                    made = same  # the same form once more
                _keep(visit, {**civs, made.id: made})
            case _:
                raise bad_input("unknown-value", where="act", value=act)
    except Refusal as refusal:
        return _page(visit, civ_id, data, visit.sentence(refusal), STATUS[refusal.code])
    if act == "more":
        return visit.see(f"/box/tapestry/civilizations/{made.id}#block-{len(made.effects)}")
    return visit.see("/box/tapestry/civilizations")


def id_for(name: str, civs: dict[str, BoxCivilization]) -> str:
    """A name as a key that no other civilization has."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    word = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")
    word = (word if re.match("[a-z]..", word) else f"civ_{word}".rstrip("_"))[:24]
    taken = {*civs, *known_civs(), NEW}
    return next(one for one in (word, *(f"{word}_{n}" for n in range(2, 99))) if one not in taken)


def _same(made: BoxCivilization, civs: dict[str, BoxCivilization]) -> BoxCivilization | None:
    return next(
        (civ for civ in civs.values() if msgspec.structs.replace(made, id=civ.id) == civ), None
    )


def _civs(visit: Visit) -> dict[str, BoxCivilization]:
    return {civ.id: civ for civ in face.civs(mybox.owned(visit, GAME))}


def _keep(visit: Visit, civs: dict[str, BoxCivilization]) -> None:
    cards = msgspec.to_builtins(list(civs.values()))
    mybox.keep(visit.house, visit.room.face(GAME), {"civs": cards or None})


def _without(civs: dict[str, BoxCivilization], gone: str) -> dict[str, BoxCivilization]:
    """The others; a card whose other side is gone has none."""
    return {
        id_: msgspec.structs.replace(civ, back=None) if civ.back == gone else civ
        for id_, civ in civs.items()
        if id_ != gone
    }


# What the form says


def _civ_from(data: dict[str, Any], id_: str) -> BoxCivilization:
    return BoxCivilization(
        id=id_,
        name=forms.text(data, "name"),
        expansion=forms.text(data, "expansion", EXPANSIONS[0]),  # type: ignore[arg-type]
        favorite=forms.text(data, "favorite", "die"),  # type: ignore[arg-type]
        back=forms.text(data, "back", "") or None,
        effects=tuple(_block_from(data, place) for place in _places(data)),
    )


def _places(data: dict[str, Any]) -> list[int]:
    """The blocks of a form that say what to do."""
    return [place for place in range(MOST_BLOCKS) if forms.text(data, f"do-{place}", "")]


def _block_from(data: dict[str, Any], place: int) -> Block:
    """Only what matters to what it does; the engine checks the rest."""
    do = forms.text(data, f"do-{place}")
    turns = tuple(
        turn for turn in CIVILIZATION_TURNS if forms.text(data, f"turn-{place}-{turn}", "") == "yes"
    )
    found: dict[str, Any] = {"do": do, "turns": turns or CIVILIZATION_TURNS}
    if do == "advance":
        found["track"] = forms.text(data, f"track-{place}", "favorite")
    if do in ("advance", "research"):
        found["benefit"] = forms.text(data, f"benefit-{place}", "yes") == "yes"
    if do in ("conquer", "explore"):
        found["anywhere"] = forms.text(data, f"anywhere-{place}", "") == "yes"
    if do == "points":
        found["n"] = forms.number(data, f"n-{place}")
        found["per"] = forms.text(data, f"per-{place}", "") or None
    if do == "note":
        found["text"] = forms.text(data, f"text-{place}", "")
    return Block(**found)


# What the page shows


def _page(
    visit: Visit,
    civ_id: str,
    given: dict[str, Any],
    notice: str | None = None,
    status: int = 200,
) -> Page:
    owned, civs = mybox.owned(visit, GAME), _civs(visit)
    words, has = visit.words, face.expansions(owned)
    known = owned.reader.shown(all_civs())
    others = [(civ.id, civ.name) for civ in civs.values() if civ.id != civ_id]
    return visit.page(
        "tapestry/box-civ.html",
        back="/box/tapestry/civilizations",
        back_name="page-box-civs",
        status=status,
        notice=notice,
        civ_id=civ_id,
        is_new=civ_id == NEW,
        given={"name": "", "favorite": "die", "back": "", "expansion": "", **given},
        expansions=[one for one in EXPANSIONS if one in has] or list(EXPANSIONS),
        tracks=[(track, words.text(f"track-{track}")) for track in get_args(Track)],
        others=others + [(civ, words.text(f"civ-{civ}")) for civ in known],
        places=_shown_places(given),
        doings=[(do, words.text(f"page-box-do-{do}")) for do in DOINGS],
        counted=[(what, words.text(f"page-box-counts-{what}")) for what in COUNTED],
        turns=CIVILIZATION_TURNS,
    )


def _shown_places(given: dict[str, Any]) -> list[int]:
    """The blocks that are there, and an empty one."""
    used = [place for place in range(MOST_BLOCKS) if given.get(f"do-{place}")]
    free = next((place for place in range(MOST_BLOCKS) if place not in used), None)
    return sorted([*used, *([] if free is None else [free])])


def _fields(civ: BoxCivilization) -> dict[str, str]:
    """A civilization as the form shows it."""
    found = {
        "name": civ.name,
        "expansion": civ.expansion,
        "favorite": civ.favorite,
        "back": civ.back or "",
    }
    for place, block in enumerate(civ.effects):
        found |= {
            f"do-{place}": block.do,
            f"track-{place}": block.track,
            f"benefit-{place}": "yes" if block.benefit else "no",
            f"anywhere-{place}": "yes" if block.anywhere else "",
            f"n-{place}": str(block.n),
            f"per-{place}": block.per or "",
            f"text-{place}": block.text,
        }
        found |= {f"turn-{place}-{turn}": "yes" for turn in block.turns}
    return found


def _said(visit: Visit, block: Block) -> str:
    """What a block does, as a line of a list."""
    per = visit.words.text(f"page-box-counts-{block.per}") if block.per else ""
    favorite = block.track == "favorite"
    return visit.words.text(
        f"page-box-said-{block.do}",
        where="" if favorite else visit.words.text(f"track-{block.track}"),
        favorite=favorite,
        benefit=block.benefit,
        anywhere=block.anywhere,
        count=block.n,
        per=per,
        counted=bool(per),
        note=block.text.strip(),
        turns=", ".join(map(str, block.turns)),
    )
