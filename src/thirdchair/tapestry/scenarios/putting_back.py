"""After a scenario: what it took out of the box, and the pieces that only it needed."""

from collections.abc import Iterator, Mapping
from typing import Any

from thirdchair.tapestry.back import Back
from thirdchair.tapestry.scenarios.capital import TOKEN
from thirdchair.tapestry.scenarios.checklist import sheet_in
from thirdchair.tapestry.scenarios.kaiju_map import BLOCKERS
from thirdchair.tapestry.scenarios.sheets import Sheet

View = Mapping[str, Any]

PART = "scenario"
NAMED = {"tapestry": "tapestry", "reaction": "tapestry", "civ": "civ", "tech": "tech"}
"""Kinds of cards that are named one by one, and what they are among."""


def of_scenario(view: View) -> Iterator[Back]:
    """All that tonight's scenario removed or added."""
    sheet = sheet_in(view)
    yield from _removed(sheet)
    match sheet.id:
        case "atlantis-1":
            if view["scenario"]["first_favorite"] or view["scenario"]["favorite"]:
                yield _back("blockers", n=len(view["tracks"]["you"]) - 1)
        case "atlantis-2":
            yield _back("second_outposts")
        case "kaiju-1":
            plots = view["scenario"]["plots"].values()
            yield _back("kaiju_city", n=sum(piece == TOKEN for piece in plots))
        case "kaiju-2":
            if found := view["scenario"]["kaiju"]:
                yield _back("kaiju_map", n=len(found), hexes=found)
            yield _back("kaiju_markers", n=BLOCKERS)


def _back(what: str, key: str = "", **args: Any) -> Back:
    return Back(part=PART, what=what, key=key, args=args)


def _removed(sheet: Sheet) -> Iterator[Back]:
    """What left the box for this scenario alone."""
    for kind in dict.fromkeys(NAMED.values()):
        ids = [_id(one.kind, one.id) for one in sheet.removals if NAMED.get(one.kind) == kind]
        if ids:
            yield _back("removed", f"scenario-{kind}", kind=kind, starred=False, ids=ids)
    if civs := list(sheet.removed("automaciv")):
        yield _back("automacivs", kind="civ", ids=civs)
    if cards := sheet.removed("landmarkcard"):
        landmarks = ["card:" + card.replace("-", "_") for card in cards]
        yield _back("landmark_card", landmarks=landmarks)
    if traps := len(sheet.removed("trap")):
        yield _back("traps", PART, n=traps)
    for kind, what in (
        ("traps", "all_traps"),
        ("space", "space"),
        ("civs", "civs"),
        ("middle", "middle"),
    ):
        if sheet.removed(kind):
            yield _back(what)


def _id(kind: str, name: str) -> str:
    """A reaction card is named as the questions name it."""
    return name.replace("-", "_") if kind == "reaction" else name
