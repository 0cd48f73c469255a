"""The set-up of a scenario: what it adds to the steps of a solo game, and what it replaces."""

from collections.abc import Iterator, Mapping
from typing import Any

from thirdchair.kit.game import BaseSetup
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.scenarios.focus import LANDMARK
from thirdchair.tapestry.scenarios.kaiju_map import KaijuMap
from thirdchair.tapestry.scenarios.sheets import Removal, Sheet, sheets
from thirdchair.tapestry.steps import Step

View = Mapping[str, Any]


def sheet_in(view: View) -> Sheet:
    """The scenario that a view shows."""
    return sheets()[f"{view['mode']}-{view['scenario']['number']}"]


def has_bots(view: View) -> bool:
    """Do the bots' steps count?"""
    return "scenario" not in view or sheet_in(view).id != KaijuMap.mode


def scenario_steps(
    setup: BaseSetup, view: View, removals: list[Step], steps: list[Step]
) -> list[Step]:
    """All steps: what leaves the box, what comes before the rest, the rest, what comes after it."""
    sheet = sheet_in(view)
    replaced = _REPLACED.get(sheet.id, {})
    return [
        *(step for step in removals if step.rule not in _traps_said(sheet)),
        *_removals(sheet, view),
        *_first(sheet),
        *(_other(replaced[step.rule], step) if step.rule in replaced else step for step in steps),
        *_last(sheet, setup, view),
    ]


def _traps_said(sheet: Sheet) -> tuple[str, ...]:
    """What the solo game says of traps, where the scenario takes all of them out."""
    said = ("tap.solo.remove.traps", "tap.solo.remove.traps.keep")
    return said if sheet.removed("traps") else ()


def _removals(sheet: Sheet, view: View) -> Iterator[Step]:
    for removal in sheet.removals:
        yield Step(sheet.removal_rule(removal), _MESSAGES[removal.kind], _named(removal))
    if sheet.id == "kaiju-1" and "AA" in view.get("expansions", ()):
        yield Step("tap.kaiju.s1.setup.capital", "step-remove-advanced-capitals")


_MESSAGES = {
    "civ": "step-remove-civ",
    "automaciv": "step-remove-automaciv",
    "tapestry": "step-remove-tapestry",
    "reaction": "step-remove-tapestry",
    "tech": "step-remove-tech",
    "landmarkcard": "step-remove-landmarkcard",
    "trap": "step-remove-trap",
    "traps": "step-remove-traps-all",
    "space": "step-remove-space",
    "civs": "step-remove-civs",
    "middle": "step-remove-middle",
}


def _named(removal: Removal) -> dict[str, Any]:
    """What a removal is called, by the kind of name that it has."""
    match removal.kind:
        case "civ" | "automaciv":
            return {"civ": removal.id}
        case "tapestry" | "tech":
            return {removal.kind: removal.id}
        case "reaction":
            return {"tapestry": removal.id.replace("-", "_")}
        case "landmarkcard":
            return {"landmark": "card:" + removal.id.replace("-", "_")}
    return {}


def _first(sheet: Sheet) -> Iterator[Step]:
    """What a scenario wants before the ordinary set-up."""
    if sheet.id in ("atlantis-1", "atlantis-4"):
        yield Step(sheet.rule("aid"), "step-aid-card")
    match sheet.id:
        case "atlantis-1":
            yield Step("tap.atlantis.s1.setup.civ-later", "step-civ-later")
        case "atlantis-2":
            yield Step("tap.atlantis.s2.setup.before", "step-before-all")
            yield Step("tap.atlantis.s2.setup.trap", "step-your-trap")
            yield Step("tap.atlantis.s2.setup.outposts", "step-second-outposts")
            yield Step("tap.atlantis.s2.setup.tiles", "step-all-tiles")
            yield Step("tap.atlantis.s2.setup.tiles.orientation", "step-tiles-any-way")
    if sheet.you:
        yield Step(sheet.rule("setup.civ.you"), "step-your-civ", {"civ": sheet.you})


_TOKENS = ("tap.solo.setup.automa.tokens.tracks", "tap.solo.setup.shadow.tokens.tracks")
_FAVORITES = ("tap.solo.setup.automa.fav.token", "tap.solo.setup.shadow.fav.token")
_REPLACED = {
    "atlantis-3": {
        rule: ("tap.atlantis.s3.setup.nomilitary", f"step-{seat}-tokens-utopia")
        for rule, seat in zip(_TOKENS, ("automa", "shadow"), strict=True)
    },
    "atlantis-4": {
        **{
            rule: ("tap.atlantis.s4.setup.tokens.other", f"step-{seat}-tokens-fall")
            for rule, seat in zip(_TOKENS, ("automa", "shadow"), strict=True)
        },
        **{
            rule: (rule, f"step-{seat}-favorite-fall")
            for rule, seat in zip(_FAVORITES, ("automa", "shadow"), strict=True)
        },
    },
}
"""By scenario: which rule and which words take the place of a step of the solo game."""


def _other(instead: tuple[str, str], step: Step) -> Step:
    rule, message = instead
    return Step(rule, message, step.args)


def _last(sheet: Sheet, setup: BaseSetup, view: View) -> Iterator[Step]:
    """Your own part of the set-up."""
    match sheet.id:
        case "atlantis-1":
            yield from _focus(view)
        case "atlantis-2":
            yield Step("tap.atlantis.s2.income1.notapestry", "step-no-first-tapestry")
        case "atlantis-3":
            yield Step("tap.atlantis.s3.you.military", "step-your-tokens-utopia")
        case "atlantis-4":
            yield Step("tap.atlantis.s4.setup.tokens", "step-your-tokens-fall")
            yield Step("tap.atlantis.s4.income1.replace", "step-first-income-fall")
        case "atlantis-5":
            yield Step("tap.atlantis.s5.income1.play", "step-first-income-premonition")
        case "kaiju-1":
            yield Step("tap.kaiju.s1.setup.kaiju", "step-kaiju-start")
            yield Step("tap.kaiju.s1.tip", "step-kaiju-tip")
        case "kaiju-2":
            yield from _horde(setup, view)


def _focus(view: View) -> Iterator[Step]:
    kept = view["scenario"]
    first = kept["first_favorite"] or next(iter(kept["former"]), kept["favorite"])
    if first is None:
        return  # you have not chosen yet
    track = {"track": first}
    yield Step("tap.atlantis.s1.setup.2", "step-focus-tokens", track)
    if kept["gift"] is None:  # not chosen either, or not kept by an older table
        owner = view["landmarks"][f"{first}:4"]
    else:
        owner = YOU if kept["gift"] == LANDMARK else AUTOMA
    if owner == YOU:
        yield Step("tap.atlantis.s1.setup.3", "step-focus-landmark-you", track)
    if owner == AUTOMA:
        yield Step("tap.atlantis.s1.setup.3.landmark", "step-focus-landmark-automa", track)
    yield Step("tap.atlantis.s1.setup.4", "step-focus-blockers")
    yield Step("tap.atlantis.s1.setup.5", "step-three-civs")
    yield Step("tap.atlantis.s1.setup.5.redraw", "step-redraw-civs")


def _horde(setup: BaseSetup, view: View) -> Iterator[Step]:
    yield Step("tap.kaiju.s2.setup.1", "step-no-bots")
    if setup.chance == "table":
        yield Step("tap.kaiju.s2.setup.3", "step-kaiju-deck")
    else:
        yield Step("tap.kaiju.s2.setup.3", "step-app-cards")
    yield Step("tap.kaiju.s2.setup.5", "step-kaiju-blockers")
    yield Step("tap.kaiju.s2.setup.6", "step-kaiju-horde")
    for landmark in [one for one in view["landmarks"] if one.startswith("card:")]:
        kept = {"landmark": landmark}
        yield Step("tap.kaiju.s2.setup.7", "step-landmark-card", kept)
    target = {"n": view["scenario"]["target"]}
    yield Step("tap.kaiju.s2.setup.8", "step-kaiju-target", target)
    yield Step("tap.kaiju.s2.phase", "step-kaiju-turns")
