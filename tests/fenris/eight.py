"""The last evening, reached by hand, and the end of a campaign that the test reckons itself."""

from typing import Any

from tests.fenris.scene import Evening, automa, human

BEHIND = [
    *(f"fenris:{one}" for one in ("1", "2a", "3", "4", "5", "6", "7")),
    *(f"fenris:after-{one}" for one in range(1, 8)),
    *("fenris:mods", "fenris:mech-mods", "fenris:infrastructure-mods"),
]
COLUMNS = (
    *("upgrades", "mechs", "structures", "recruits", "workers", "objective"),
    *("combat_1", "combat_2", "popularity", "power"),
)
"""As the sheet prints them, from left to right."""
FOUR = (human("nordic", "Ana"), human("crimea", "Bo"), human("polania", "Cy"), automa("saxony"))
SOLO = (human("nordic", "Ana"), automa("saxony"))
MATS = {"s1": "industrial", "s2": "engineering", "s3": "mechanical", "s4": "agricultural"}


def eighth(evening: str, *seats: dict[str, Any], wealth: tuple[int, ...] = ()) -> Evening:
    """Before the last evening: seven have been won by the first seat."""
    scene = Evening(*(seats or FOUR))
    scene.reached(evening, ("1", "2a", "3", "4", "5", "6", "7"), BEHIND, "war")
    scene.state.rows = 4
    all_seats = zip(scene.state.sheets, wealth or (40, 30, 20, 10), strict=False)
    return scene.wealth("7", **dict(all_seats))


def begun(evening: str, *seats: dict[str, Any], **begin: Any) -> Evening:
    """The last evening has begun, with mats that were read off."""
    scene = eighth(evening, *seats)
    humans = [seat for seat, one in scene.state.sheets.items() if one.kind == "human"]
    scene.do("setup", mats={seat: MATS[seat] for seat in humans}, **begin)
    return scene


def log(scene: Evening, seat: str, **ticks: int) -> None:
    """The triumph log of a seat: so many boxes in each column."""
    scene.state.sheets[seat].log = {column: ["7"] * n for column, n in ticks.items()}


def book_total(coins: int, ticks: dict[str, int], rows: int) -> int:
    """What the book says: the result twice, and $25 for each full row and each full column."""
    grid = [[ticks.get(column, 0) > row for column in COLUMNS] for row in range(rows)]
    full_rows = sum(all(row) for row in grid)
    full_columns = sum(all(row[n] for row in grid) for n in range(len(COLUMNS)))
    return coins + coins + 25 * (full_rows + full_columns)


def ticks_of(scene: Evening, seat: str) -> dict[str, int]:
    return {column: len(boxes) for column, boxes in scene.state.sheets[seat].log.items()}
