"""One-time ids of forms: a form that comes again does nothing twice."""

from thirdchair.table import schema
from thirdchair.table.shelf import Shelf

KEPT_ONCE_IDS = 200


def made_by(shelf: Shelf, once: str) -> str | None:
    """The table that the form with this id has made."""
    taken = schema.once_ids
    made: str | None = shelf.value(
        shelf.select(taken, taken.c.table_id).where(taken.c.once == once)
    )
    return made


def once_taken(shelf: Shelf, table_id: str, once: str) -> bool:
    """Has the form with this id already changed the table?"""
    taken = schema.once_ids
    query = shelf.select(taken, taken.c.number)
    return shelf.value(query.where(taken.c.table_id == table_id, taken.c.once == once)) is not None


def take_once(shelf: Shelf, table_id: str, once: str) -> None:
    """Remember a one-time id. Only the last ones of a table can still come again."""
    taken = schema.once_ids
    shelf.insert(taken, {"table_id": table_id, "once": once})
    here = taken.c.table_id == table_id
    numbers = shelf.select(taken, taken.c.number).where(here).order_by(taken.c.number.desc())
    oldest = shelf.value(numbers.offset(KEPT_ONCE_IDS).limit(1))
    if oldest is not None:
        shelf.delete(taken, here, taken.c.number <= oldest)
