"""My box for Scythe: what is in it, how it was printed, printed names, what its books decide.

- `expansions`: what the owner has beside the base game. A faction or player mat that is drawn
  comes from there; whoever names one has it.
- `promos`: what promos are called that the owner has; they change nothing for the Automa.
- `printing`: whose headings are cited, see `content/printings.toml`.
- `cards`: do the Automa cards have entries for Albion and Togawa? The set-up decides; this is what
  it says if nobody else does.
- `names`: printed names by the thing that has one, as `{"faction-nordic": "Nordreich"}`.
- `rulings`: how the owner's cards and books decide what ours leave open, as in the set-up. They
  hold at a table whose set-up says nothing else.
- `rows`, `most_coins`: of a campaign sheet, the rows of its lowest table and the boxes for coins
  among its set-up bonuses.
- `alliance.<faction>`: the coins on its alliance token. Asked late, see `box.toml`.
- `arrow.<number>`, `horde_arrow.<number>`: the side to which a tile points for it. Asked late, too.
- `tiles.<kind>`: names of tiles that we do not know, as their owners have typed them.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from thirdchair.kit import box, rulings
from thirdchair.kit.game import Ruled
from thirdchair.kit.printings import check_printing
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.rulings import Ruling
from thirdchair.scythe import content
from thirdchair.scythe.answers import FACES
from thirdchair.scythe.content import PACKAGE, Printing

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Thing = Annotated[str, Meta(pattern="^[a-z]+-[a-z0-9_:-]+$")]

MOST_ROWS = 12
MOST_COINS = 30
TOKENS = ("nordic", "rusviet", "crimea", "saxony", "polania", "albion", "togawa", "vesna")
"""The factions of which a campaign asks what their alliance tokens show."""

Side = Literal["NE", "E", "SE", "SW", "W", "NW"]
ARROWS = {
    "arrow": [f"arrow.{face}" for face in FACES],
    "horde_arrow": [f"horde_arrow.{face}" for face in FACES],
}
"""Entries for arrows, one set for each tile that has some."""
TILES = {"tiles.mech": "mech", "tiles.infrastructure": "infrastructure"}
"""Entries for the names of tiles, by the kind of the tile."""
MOST_TILES = 60

ENTRIES: dict[str, Any] = {
    "expansions": tuple[str, ...],
    "promos": tuple[str, ...],
    "printing": str,
    "cards": Printing,
    "names": dict[Thing, Name],
    "rulings": dict[str, str | bool],
    "rows": Annotated[int, Meta(ge=1, le=MOST_ROWS)],
    "most_coins": Annotated[int, Meta(ge=1, le=MOST_COINS)],
    **{f"alliance.{faction}": Annotated[int, Meta(ge=0, le=MOST_COINS)] for faction in TOKENS},
    **{entry: Side for entries in ARROWS.values() for entry in entries},
    **dict.fromkeys(TILES, Annotated[tuple[Name, ...], Meta(min_length=1, max_length=MOST_TILES)]),
}
"""What a box of Scythe may say, with the type of each entry."""


def contents() -> box.Contents:
    """What the box can hold, and which printed names we are not sure of."""
    return box.contents_of(PACKAGE)


def checked_box(given: Mapping[str, Any], where: str, reader: Reader = NOBODY) -> dict[str, Any]:
    """The box of a new table."""
    found = box.checked(given, ENTRIES, where, PACKAGE, reader)
    check_printing(found.get("printing"), PACKAGE, f"{where}.printing", reader)
    if "rulings" in found:
        known = content.rulings("automa")
        found["rulings"] = rulings.chosen_of(known, found["rulings"], f"{where}.rulings", reader)
    return found


def with_box(
    setup: Mapping[str, Ruled], found: Mapping[str, Any], known: Mapping[str, Ruling]
) -> dict[str, Ruled]:
    """The rulings of a set-up, and where it is silent those of the checked box that it knows."""
    kept = {key: value for key, value in found.get("rulings", {}).items() if key in known}
    return {**kept, **setup}


def printed_names(given: Mapping[str, Any]) -> dict[str, str]:
    """What a box calls things, by the names of their messages; for the words at the edge."""
    return {f"scythe-{thing}": name for thing, name in given.get("names", {}).items()}
