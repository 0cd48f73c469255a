"""`make bench`: measure what people feel, all in one run. Nothing is asserted.

Usage: python -m benchmarks [engine] [bots] [starting] [serving] [long_turns] [campaigns] [actors]
       [feel] [lab] [watchers[=200]] [pocket] [bombs] [kills[=300]] [pocket_kills[=30]]

Kills are only made if somebody asks for them: 300 of them take a quarter of an hour. The same goes
for the pocket, which must have been built.
"""

import sys
from importlib import import_module

from rich.console import Console
from rich.table import Table

ROOMS = (
    "engine",
    "bots",
    "starting",
    "serving",
    "long_turns",
    "campaigns",
    "actors",
    "feel",
    "lab",
)
ASKED = ("bombs", "kills", "watchers", "pocket", "pocket_kills")
"""Only if somebody says so."""


def main(wanted: list[str]) -> None:
    asked = dict(one.partition("=")[::2] for one in wanted)
    unknown = set(asked) - {*ROOMS, *ASKED}
    if unknown:
        known = ", ".join((*ROOMS, *ASKED))
        sys.exit(f"no benchmark {', '.join(sorted(unknown))}; there are {known}")
    table = Table("what", "measured", "target", title="Third Chair, one run")
    table.columns[1].justify = "right"
    table.columns[2].justify = "right"
    for room, count in (asked or dict.fromkeys(ROOMS, "")).items():
        counted = [int(count)] if count.isdecimal() else []
        for figure in import_module(f"benchmarks.{room}").figures(*counted):
            table.add_row(figure.what, figure.measured, figure.target)
        table.add_section()
    Console(width=100 if not sys.stdout.isatty() else None).print(table)


main(sys.argv[1:])
