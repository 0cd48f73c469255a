"""What leaves the box for a scenario: the steps of its set-up, and what goes back after it."""

from collections.abc import Iterator
from typing import Any

from thirdchair.tapestry.put_back import Back, of_scenario
from thirdchair.tapestry.scenarios.sheets import NO_CIVILIZATION, Removal, Sheet
from thirdchair.tapestry.setup.steps import Step

NAMED = {"tapestry": "tapestry", "reaction": "tapestry", "civ": "civ", "tech": "tech"}
"""Kinds of cards that are named one by one, and what they are among."""
MESSAGES = {
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


def removals(sheet: Sheet, traps: int) -> Iterator[Step]:
    """The steps that take something out of the box; so many `traps` are still in it."""
    for removal in sheet.removals:
        named = {"n": traps} if removal.kind == "trap" else _named(removal)
        yield Step(sheet.removal_rule(removal), MESSAGES[removal.kind], named)


def left_unsaid(sheet: Sheet) -> tuple[str, ...]:
    """What the solo game says of the box, but does not matter here.

    Of traps, if the scenario takes all of them out; of the Automa's civilizations, if it has none.
    """
    traps = ("tap.solo.remove.traps", "tap.solo.remove.traps.keep")
    civs = ("tap.solo.replace.civ",)
    return (
        *(traps if sheet.removed("traps") else ()),
        *(civs if sheet.automa == NO_CIVILIZATION else ()),
    )


def removed(sheet: Sheet) -> Iterator[Back]:
    """What left the box for this scenario alone."""
    for kind in dict.fromkeys(NAMED.values()):
        ids = [_id(one.kind, one.id) for one in sheet.removals if NAMED.get(one.kind) == kind]
        if ids:
            yield of_scenario("removed", f"scenario-{kind}", kind=kind, starred=False, ids=ids)
    if civs := list(sheet.removed("automaciv")):
        yield of_scenario("automacivs", kind="civ", ids=civs)
    if cards := sheet.removed("landmarkcard"):
        landmarks = ["card:" + card.replace("-", "_") for card in cards]
        yield of_scenario("landmark_card", landmarks=landmarks)
    if traps := len(sheet.removed("trap")):
        yield of_scenario("traps", "scenario", n=traps)
    for kind, what in (
        ("traps", "all_traps"),
        ("space", "space"),
        ("civs", "civs"),
        ("middle", "middle"),
    ):
        if sheet.removed(kind):
            yield of_scenario(what)


def _named(removal: Removal) -> dict[str, Any]:
    """What a removal is called, by the kind of name that it has."""
    match removal.kind:
        case "civ" | "automaciv":
            return {"civ": removal.id}
        case "tapestry" | "reaction":
            return {"tapestry": _id(removal.kind, removal.id)}
        case "tech":
            return {"tech": removal.id}
        case "landmarkcard":
            return {"landmark": "card:" + removal.id.replace("-", "_")}
    return {}


def _id(kind: str, name: str) -> str:
    """A reaction card is named as the questions name it."""
    return name.replace("-", "_") if kind == "reaction" else name
