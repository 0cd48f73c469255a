"""Names and values of printed components where we are not sure, to be looked up by their owner."""

from typing import Any

from thirdchair.kit.box import UnsureValue
from thirdchair.kit.game import Ruled
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.kit.rulings import Ruling
from thirdchair.table.journal import Table
from thirdchair.tapestry.box import unsure
from thirdchair.tapestry.content import Benefit, lost_values, tracks
from thirdchair.tapestry.packs import arts_pack
from thirdchair.tapestry.scenarios import capital
from thirdchair.web import forms
from thirdchair.web.games.tapestry.box import cards
from thirdchair.web.games.tapestry.box.face import expansions
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.box.mybox import BASE, Owned
from thirdchair.web.pages.box.names import names_from, unsure_names
from thirdchair.web.visit import STATUS, Answer, Page, Visit

GAME = "tapestry"
COUNTED = ("landmarks", "territories", "exploration", "science", "military", "technology", "arts")
"""What a row of the income mat can count."""
DOINGS = (
    "nothing",
    "gain_tapestry",
    "refresh_tech",
    "refresh_masterpieces",
    "research",
    "research_without_benefit",
    "conquer",
    "conquer_anywhere",
    "explore",
    "explore_anywhere",
    "advance",
    "regress",
)
"""What the Automa can do on a space of a track."""
OPEN = "open"
"""Ends the field by which a drawing says that nobody has looked yet: a tap cannot be taken off."""
COMPASS = "kaiju1.compass"
PLOT = "plot "
"""What the fields of the drawn city begin with."""
ROLLED = ("advance", "regress")
"""These roll the die for one of the tracks of the board."""


def look(visit: Visit) -> Page:
    """What we have, how sure we are of it, and a field for what is printed."""
    return _page(visit)


def act(visit: Visit, data: dict[str, Any]) -> Answer:
    """All of it at once; an empty field leaves it to us, what has no field there stays."""
    try:
        entries = _entries_from(mybox.owned(visit, GAME), data)
        mybox.keep(visit.house, visit.room.face(GAME), entries)
    except Refusal as refusal:
        return _page(visit, data, visit.sentence(refusal), STATUS[refusal.code])
    return visit.see(f"/box?saved={GAME}#box-saved")


# What the form says


def _entries_from(owned: Owned, data: dict[str, Any]) -> dict[str, Any]:
    entries: dict[str, Any] = {"names": names_from(owned, owned.reader.told(unsure().name), data)}
    for ruling in _lost_to_us(owned.reader):
        if any(field.partition(" ")[0] == ruling.key for field in data):
            entries[ruling.key] = lost_from(ruling, data)
    entries |= cards.entries_from(data)
    if "cover" in data:
        entries |= {"arts.cover": _cover_from(data), "arts.spaces": _spaces_from(data)}
    if "plots" in data:
        entries["kaiju1.plots"] = _plots_from(data)
    return entries


def lost_from(ruling: Ruling, data: dict[str, Any]) -> Ruled | None:
    """A value that the books print; None if the owner leaves it open."""
    if ruling.proposal is None or isinstance(ruling.proposal, int):
        sent = forms.text(data, ruling.key, "")
        if not sent or ruling.proposal is None:
            return sent or None
        return forms.number(data, ruling.key)
    parts = {part: forms.text(data, f"{ruling.key} {part}", "") for part in ruling.proposal}
    if not any(parts.values()) or forms.text(data, f"{ruling.key} {OPEN}", "") == "yes":
        return None
    if ruling.options:
        return dict(parts)
    return {part: forms.number({part: sent}, part) for part, sent in parts.items()}


def _cover_from(data: dict[str, Any]) -> list[str] | None:
    if forms.text(data, "cover", "ours") == "ours":
        return None
    return [what for what in COUNTED if forms.text(data, f"cover {what}", "") == "yes"]


def _spaces_from(data: dict[str, Any]) -> dict[str, list[dict[str, Any]]] | None:
    told: dict[str, list[dict[str, Any]]] = {}
    for space in arts_pack().track.space:
        do = forms.text(data, f"space {space.space}", "")
        if do and do not in DOINGS:
            raise bad_input("unknown-value", where=f"space {space.space}", value=do)
        if do == "nothing":
            told[str(space.space)] = []
        elif do:
            among = {"among": list(tracks())} if do in ROLLED else {}
            told[str(space.space)] = [{"do": do, **among}]
    return told or None


def _plots_from(data: dict[str, Any]) -> list[str] | None:
    """The plots that are tapped on the drawing."""
    known = {plot for row in _city() for district in row for plot in district}
    plots = {field.removeprefix(PLOT) for field in data if field.startswith(PLOT)}
    for plot in plots - known:
        raise bad_input("unknown-plot", where="plots", value=plot)
    return sorted(plots) or None


# What the page shows


def _page(
    visit: Visit,
    given: dict[str, Any] | None = None,
    notice: str | None = None,
    status: int = 200,
) -> Page:
    owned = mybox.owned(visit, GAME)
    values, has = owned.reader.told(unsure().value), (BASE, *expansions(owned))
    lost = _lost_to_us(owned.reader)
    sure = {one.key: one for one in values if owned.reader.everything or one.expansion in has}
    return visit.page(
        "tapestry/box-values.html",
        back="/box",
        back_name="page-box",
        status=status,
        notice=notice,
        given=_filled_in(owned) if given is None else {"cover": "ours", **given},
        lost=[_lost(visit, one, sure[one.key]) for one in lost if one.key in sure],
        cards=cards.shown(visit.words, sure),
        arts=_arts(visit) if "arts.spaces" in sure else None,
        city=_city() if "kaiju1.plots" in sure else None,
        sure=sure,
        names=unsure_names(visit, owned, owned.reader.told(unsure().name), expansions(owned)),
        counted=[(what, visit.words.text(f"page-box-counts-{what}")) for what in COUNTED],
        doings=[(do, visit.words.text(f"page-box-space-{do}")) for do in DOINGS],
    )


def _lost_to_us(reader: Reader) -> list[Ruling]:
    """What is printed but lost to us, and known to this reader: both the value and its ruling."""
    told = reader.told(lost_values().values())
    return [one for one in told if reader.listed([one.key], unsure().values)]


def _filled_in(owned: Owned) -> dict[str, str]:
    """The fields of the form as the box fills them in."""
    box = owned.box
    found: dict[str, str] = dict(box.get("names", {}))
    for key in (one.key for one in _lost_to_us(owned.reader)):
        value = box.get(key)
        if isinstance(value, dict):
            found |= {f"{key} {part}": str(one) for part, one in value.items()}
        elif value is not None:
            found[key] = str(value)
    found |= cards.filled_in(box)
    found["cover"] = "mine" if "arts.cover" in box else "ours"
    found |= {f"cover {what}": "yes" for what in box.get("arts.cover", ())}
    for space, benefits in box.get("arts.spaces", {}).items():
        found[f"space {space}"] = benefits[0]["do"] if benefits else "nothing"
    found |= {f"{PLOT}{plot}": "yes" for plot in box.get("kaiju1.plots", ())}
    return found


def _lost(visit: Visit, ruling: Ruling, sure: UnsureValue) -> dict[str, Any]:
    words, about = visit.words, {"about": ruling.key.replace(".", "_")}
    parts = list(ruling.proposal) if isinstance(ruling.proposal, dict) else []
    return {
        "key": ruling.key,
        "name": words.ruling(ruling.key),
        "proposal": words.ruling_value(ruling.key, ruling.default),
        "expansion": sure.expansion,
        "parts": [(f"{ruling.key} {part}", words.option(about, part)) for part in parts],
        "drawn": ruling.key == COMPASS,
        "most": ruling.most,
        "options": [(one, words.option(about, one)) for one in ruling.options]
        + [(str(one), words.ruling_value(ruling.key, one)) for one in ruling.values],
    }


def _city() -> list[list[list[str]]]:
    """The plots of the capital, three rows of three districts, each with its plots in order."""
    return [[capital.plots_of(3 * row + place) for place in (1, 2, 3)] for row in range(3)]


def _arts(visit: Visit) -> dict[str, Any]:
    pack, words = arts_pack(), visit.words
    return {
        "cover": ", ".join(words.text(f"page-box-counts-{what}") for what in pack.cover.counts),
        "spaces": [(space.space, _does(visit, space.automa)) for space in pack.track.space],
    }


def _does(visit: Visit, benefits: tuple[Benefit, ...]) -> str:
    doings: list[str] = [one.do for one in benefits] or ["nothing"]
    return ", ".join(visit.words.text(f"page-box-space-{do}") for do in doings)


def remember_printed(visit: Visit, table: Table) -> None:
    """What people said at a set-up about lost values is kept, so that it is asked only once."""
    if table.journal.at != 1:
        return
    setup, box = table.journal.setup, mybox.box_of(visit.house, GAME)
    given = {**setup.get("rulings", {}), **setup.get("box", {})}  # a table may come from elsewhere
    rulings = table.state.rulings
    told = {key: rulings[key] for key in visit.reader.shown(lost_values()) if key in rulings}
    if new := {key: told[key] for key in told if key not in box and key not in given}:
        mybox.keep(visit.house, visit.room.face(GAME), new)
