"""Tables of the toy at a chosen moment, in one line."""

from typing import Any

from tests.toy.game import KEEPERS
from tests.toy.handed_in import games, setup
from thirdchair.table.journal import Table

SEATS = ("s1", "s2", "s3", "s4", "s5")
STAKES = {"reef": 2, "harbor": 1}


def new_table(mode: str = "season", people: int = 2, package: str = KEEPERS, **more: Any) -> Table:
    """A table before its first command."""
    return Table.new(games(package), setup(mode, people, **more))


def race(table: Table) -> None:
    """Everybody climbs until it dawns, and goes on in storms."""
    while "climb" in table.next.may:
        table.do({"do": "climb", "seat": table.next.who[0]})
        if table.question is not None:
            table.answer("go")


def at_vote(people: int = 2, package: str = KEEPERS, **influence: int) -> Table:
    """After the first evening; the influence of some seats may be set."""
    table = new_table("season", people, package)
    table.do({"do": "begin"})
    race(table)
    table.do({"do": "result"})
    for seat, value in influence.items():
        table.do({"do": "correct", "path": f"influence.{seat}", "value": value})
    return table


def vote(seat: str, reef: int = 2, harbor: int = 1) -> dict[str, Any]:
    return {"do": "vote", "seat": seat, "stakes": {"reef": reef, "harbor": harbor}}


def buy(seat: str, ware: str | None) -> dict[str, Any]:
    return {"do": "buy", "seat": seat, "ware": ware}


def tick(seat: str, chore: str, on: bool = True) -> dict[str, Any]:
    return {"do": "tick", "seat": seat, "chore": chore, "on": on}


def in_shop(people: int = 2) -> Table:
    """After the first vote, which leads to the reef; everybody has coins for anything."""
    table = at_vote(people)
    for seat in SEATS[:people]:
        table.do(vote(seat))
    table.do({"do": "reveal"})
    for seat in SEATS[:people]:
        table.do({"do": "correct", "path": f"coins.{seat}", "value": 9})
    return table


def long_season(entries: int) -> Table:
    """Two keepers tick chores for a long time, now and then a count is corrected."""
    table = in_shop(3)
    for number in range(entries):
        if number % 10 == 0:
            table.do({"do": "correct", "path": "coins.s1", "value": 9})
        else:
            table.do(tick(("s1", "s2")[number % 2], "log", number % 4 < 2))
    return table


def speaking(table: Table, seat: str | None) -> Table:
    """The same table, with somebody who speaks."""
    table.speaker = seat
    return table
