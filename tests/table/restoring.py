"""A process that goes back to one backup, then to the other, and plays, until it is killed."""

from multiprocessing.connection import Connection
from pathlib import Path

from tests.at_home import AtHome
from tests.table.builders import correct, duel
from thirdchair.table.backups import Backup, back_up, backups_of, restore

NAMES = ("Saturday", "Sunday")
ACTS = 3
"""One restores, the others play."""


def two_backups(path: Path) -> None:
    """A backup of a house with the first table, and one with the second."""
    for place, name in enumerate(NAMES):
        house = AtHome(path)
        for listed in house.tables():
            house.delete(listed.id)
        house.create(name, duel())
        house.close()
        made = back_up(path)
        assert made is not None
        made.file.rename(made.file.with_name(f"2026-01-0{place + 1}T00-00-00Z.db"))


def backup_of(path: Path, number: int) -> Backup:
    """The one that this act goes back to."""
    return backups_of(path)[::-1][number // ACTS % len(NAMES)]


def act(path: Path, number: int) -> None:
    """Go back, or play: each time in a house that was just opened."""
    if number % ACTS == 0:
        restore(path, backup_of(path, number))
        return
    house = AtHome(path)
    (table,) = house.tables()
    house.change(table.id, lambda table: table.do(correct("era.p1", number % 5)))
    house.close()


def restoring(path: Path, first: int, confirmed: Connection) -> None:
    """Act for ever, from this number on."""
    number = first
    while True:
        act(path, number)
        confirmed.send_bytes(str(number).encode())
        number += 1


def standing(path: Path) -> tuple[str, int]:
    """Which of the two is there, and how far it was played."""
    house = AtHome(path)
    (table,) = house.tables()
    played = len(house.load(table.id).table.journal.entries) - 1
    house.close()
    return table.name, played


def expected(number: int) -> tuple[str, int]:
    """The same after the act of this number."""
    return NAMES[number // ACTS % len(NAMES)], number % ACTS
