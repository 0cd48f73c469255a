"""`make bench`: measure what people feel, all in one run. Nothing is asserted.

Usage: python -m benchmarks [engine] [bots] [starting] [serving] [long_turns] [feel]
"""

import sys
from importlib import import_module

from rich.console import Console
from rich.table import Table

ROOMS = ("engine", "bots", "starting", "serving", "long_turns", "feel")


def main(wanted: list[str]) -> None:
    unknown = set(wanted) - set(ROOMS)
    if unknown:
        sys.exit(f"no benchmark {', '.join(sorted(unknown))}; there are {', '.join(ROOMS)}")
    table = Table("what", "measured", "target", title="Third Chair, one run")
    table.columns[1].justify = "right"
    table.columns[2].justify = "right"
    for room in wanted or ROOMS:
        for figure in import_module(f"benchmarks.{room}").figures():
            table.add_row(figure.what, figure.measured, figure.target)
        table.add_section()
    Console(width=100 if not sys.stdout.isatty() else None).print(table)


main(sys.argv[1:])
