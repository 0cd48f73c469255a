"""The steps that expansions add to the set-up, place by place in the order of the book."""

from collections.abc import Iterator, Mapping
from typing import Any

from thirdchair.kit.game import BaseSetup
from thirdchair.tapestry.charts import Removal, cells, levels
from thirdchair.tapestry.expansions.in_play import packs_of
from thirdchair.tapestry.packs import ARTS, arts_pack, pool_items
from thirdchair.tapestry.setup.steps import Step

View = Mapping[str, Any]


def _plays_with(view: View) -> list[str]:
    found: list[str] = view.get("expansions", [])
    return found


def _has_arts(view: View) -> bool:
    return view.get(ARTS) is not None


def more_removals(view: View) -> Iterator[Removal]:
    """What else leaves the box."""
    for pack in packs_of(_plays_with(view)):
        yield from pack.removal


def keeps_all_traps(view: View) -> bool:
    """Do all traps stay? By default with any expansion."""
    ruled = view["rulings"]["solo.keep_all_traps"]
    return bool(_plays_with(view)) if ruled == "auto" else ruled is True


def replacements(setup: BaseSetup, view: View) -> Iterator[Step]:
    """Cards that take the place of older ones."""
    if _plays_with(view) and keeps_all_traps(view):
        yield Step("tap.solo.remove.traps.keep", "step-keep-traps", standing=True)
    if "AA" not in _plays_with(view):
        return
    if setup.chance == "table":
        cards = ", ".join(str(card.id) for card in arts_pack().card)
        yield Step("tap.solo.replace.decision", "step-new-cards", {"cards": cards}, standing=True)
    if "PP" in _plays_with(view):
        yield Step("tap.solo.replace.civ", "step-new-hucksters", standing=True)


def board_steps(setup: BaseSetup, view: View) -> Iterator[Step]:
    """The arts track, its die, and what is not set up as always."""
    if _has_arts(view):
        yield Step("tap.ds.arts", "step-arts-track", {"track": view[ARTS]})
        if setup.chance == "table":
            yield Step("tap.solo.setup.die.arts", "step-arts-die")
    if _landmark_cards(view):
        yield Step("tap.solo.setup.normal.landmarkcards", "step-no-landmark-cards")


def income_card(view: View) -> Step | None:
    """With the arts track the income chart comes from another card, or from the hard side."""
    if not _has_arts(view):
        return None
    level = levels()[view["level"]]
    if any(chart.id == level.chart for chart in arts_pack().chart):
        return Step("tap.level.aa14", "step-arts-income-card", {"level": level.number})
    return Step("tap.level.aa56", "step-arts-hard-chart")


def mat_steps(view: View) -> Iterator[Step]:
    """What lies on the Automa's mat with the arts track."""
    if _has_arts(view):
        yield Step("tap.solo.setup.automa.cover", "step-cover")


def civilization_steps(setup: BaseSetup, view: View) -> Iterator[Step]:
    """What the Automa's civilizations do at set-up."""
    chart = levels()[view["level"]].chart
    if not any(cell.step == "civ_ability" for cell in cells(chart, 2)):
        return
    if "hucksters" in view["civs"]:
        favorite = view["favorites"]["automa"]
        yield Step("tap.civ.hucksters.setup", "step-pool")
        item = {"track": favorite, "item": _first_item(setup, favorite)}
        yield Step("tap.civ.hucksters.add", "step-pool-favorite", item)
    if "trailblazers" in view["civs"]:
        yield Step("tap.civ.trailblazers.socialism", "step-no-socialism")
        yield from _marker(view)


def _first_item(setup: BaseSetup, favorite: str | None) -> str | None:
    """What the pool gains for a favorite track, as the owner's box says, else as we have it."""
    told: dict[str, str] = setup.box.get("hucksters.items", {})
    return (pool_items() | told).get(favorite or "")


def _marker(view: View) -> Iterator[Step]:
    """The first outpost of the Trailblazers, where it was placed."""
    placed = {track: spaces[0] for track, spaces in view["markers"].items() if spaces}
    favorite = view["favorites"]["automa"]
    for track in [favorite] if favorite in placed else list(placed)[:1]:
        where = {"track": track, "space": placed[track]}
        yield Step("tap.civ.trailblazers.outpost", "step-marker", where)


def strike_steps(view: View) -> Iterator[Step]:
    """The second set of tokens of the Shadow Empire."""
    if view.get("double_strike"):
        yield Step("tap.ds.setup", "step-strike-tokens")


def landmark_card_steps(view: View) -> Iterator[Step]:
    """Step 5: the cards in the order in which they were drawn."""
    kept, *others = _landmark_cards(view) or [""]
    if kept:
        yield Step("tap.solo.setup.lmcards.choose", "step-landmark-card", {"landmark": kept})
    for landmark in others[:1]:
        yield Step("tap.solo.setup.lmcards.automa", "step-its-landmark", {"landmark": landmark})
        yield Step("tap.solo.setup.lmcards.discard", "step-discard-landmark-card")
    for landmark in others[1:]:
        yield Step("tap.solo.setup.lmcards.aa34", "step-extra-landmark", {"landmark": landmark})
    if others[1:]:
        yield Step("tap.solo.setup.lmcards.aa34.discard", "step-discard-extra-cards")


def _landmark_cards(view: View) -> list[str]:
    return [landmark for landmark in view["landmarks"] if landmark.startswith("card:")]
