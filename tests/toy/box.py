"""My box: what is in it, how it was printed, and what is printed in it."""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from thirdchair.kit import box
from thirdchair.kit.printings import check_printing
from thirdchair.kit.readers import NOBODY, Reader

ENTRIES: dict[str, Any] = {
    "expansions": tuple[str, ...],
    "promos": tuple[str, ...],
    "printing": str,
}
"""What every box may say, with the type of each entry; printed numbers come from the content."""
Printed = Annotated[int, Meta(ge=0, le=99)]


def checked_box(
    given: Mapping[str, Any], where: str, package: str, reader: Reader = NOBODY
) -> dict[str, Any]:
    """The box of a new table, or with a reader My box itself."""
    printed = dict.fromkeys(box.contents_of(package).values, Printed)
    found = box.checked(given, {**ENTRIES, **printed}, where, package, reader)
    check_printing(found.get("printing"), package, f"{where}.printing", reader)
    return found
