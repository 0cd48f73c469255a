"""My box for Scythe: what is in it, how it was printed, printed names.

- `expansions`: what the owner has beside the base game. A faction or player mat that is drawn
  comes from there; whoever names one has it.
- `printing`: whose headings are cited, see `content/printings.toml`.
- `cards`: do the Automa cards have entries for Albion and Togawa? The set-up decides; this is what
  it says if nobody else does.
- `names`: printed names by the thing that has one, as `{"faction-nordic": "Nordreich"}`.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from thirdchair.kit import box
from thirdchair.kit.printings import check_printing
from thirdchair.scythe.content import PACKAGE, Printing

Expansion = Literal["invaders", "rise"]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Thing = Annotated[str, Meta(pattern="^[a-z]+-[a-z0-9_:-]+$")]

ENTRIES: dict[str, Any] = {
    "expansions": tuple[Expansion, ...],
    "printing": str,
    "cards": Printing,
    "names": dict[Thing, Name],
}
"""What a box of Scythe may say, with the type of each entry."""


def checked_box(given: Mapping[str, Any], where: str) -> dict[str, Any]:
    """The box of a new table."""
    found = box.checked(given, ENTRIES, where)
    check_printing(found.get("printing"), PACKAGE, f"{where}.printing")
    return found
