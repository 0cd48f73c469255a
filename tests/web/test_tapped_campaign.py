"""Every page of a campaign is tapped: both ways, seven seats, long names, rich Automas."""

from typing import Any

import pytest

from tests.fenris.driving import before, driven, evenings
from tests.web.house import House
from tests.web.tapping import Tapping, crowded, measured

pytestmark = [pytest.mark.journey, pytest.mark.browser]

WEALTH = 150
"""With so much an Automa buys all that it may."""
KINDS = ("human", "automa", "human", "automa", "human")
FACTIONS = ("nordic", "saxony", "crimea", "rusviet", "polania")
"""What those begin with who are there first; the others get what is left."""


@pytest.mark.parametrize(("way", "theme"), [("war", "dark"), ("peace", "light")])
def test_every_evening_fits_and_takes_each_tap(
    chromium: Any, hasty: House, way: str, theme: str
) -> None:
    with measured(chromium, hasty, theme) as walker:
        for number, name in evenings(way):
            evening(walker, number, name, way)
        assert walker.tapped.pages > 100


def evening(walker: Tapping, number: int, name: str, way: str) -> None:
    """One evening up to its close, on one phone and per seat, taken back and refused."""
    setup = {"game": "scythe", "mode": "fenris", "seed": 5, **before(number, way)}
    setup["seats"] = [
        {"kind": kind, "faction": one} for kind, one in zip(KINDS, FACTIONS, strict=True)
    ]
    if "from" in setup:
        sheets = {f"s{n}": {"wealth": WEALTH} for n, _ in enumerate(KINDS, start=1)}
        setup["from"] = {**setup["from"], "sheets": sheets}
    table = crowded(walker.client, setup)
    walker.look(table, f"before {name}")
    for step, told in driven(lambda step: table.say(**step), table.told, way):
        doing = f"evening {name} after {step}"
        walker.look(table, doing)
        if step.get("do") in ("setup", "read", "done", "open"):
            for seat in told["view"]["sheets"]:
                walker.crawl.open(f"{table.path}?who={seat}", doing, "de")
    if table.say(undo=1)["ok"]:
        walker.look(table, f"evening {name} undone")
    walker.mended(table)
    walker.crawl.around(table.path, f"after {name}", "de")
    walker.refused(table)
    walker.delete(table)
