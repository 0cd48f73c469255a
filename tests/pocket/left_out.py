"""`python -m tests.pocket.left_out FOLDER`: every page, where what the site leaves out is missing.

The tables are those of the version before, so that they are brought up to date first.

Each address that fails is printed. It runs in a process of its own, for only there nothing is
imported yet.
"""

import sys
import tomllib
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from importlib import import_module
from importlib.metadata import packages_distributions
from pathlib import Path
from types import ModuleType

from tools.site.fetching import ROOT

SITE = "https://example.org/"
FAILED = 500


class LeftOut:
    """Finds nothing where the site has nothing; all else is for others to find."""

    def __init__(self) -> None:
        wanted = tomllib.loads((ROOT / "tools/site/pocket.toml").read_text(encoding="utf-8"))
        self._patterns = [one for part in wanted.values() for one in part.get("without", ())]
        self._packages = set(_pinned()) - set(wanted["wheels"]["names"])
        self._of = packages_distributions()

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> None:
        file = name.replace(".", "/")
        inside = (Path(path[0]) / name.rpartition(".")[2]).is_dir() if path else False
        place = f"{file}/__init__.py" if inside else f"{file}.py"
        if any(fnmatch(place, pattern) for pattern in self._patterns):
            raise ModuleNotFoundError(f"the site leaves out {name}", name=name)
        if {one.lower() for one in self._of.get(name, ())} & self._packages:
            raise ModuleNotFoundError(f"the site has no {name}", name=name)


def _pinned() -> Iterator[str]:
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        if "==" in line:
            yield line.partition("==")[0]


def failing(folder: Path) -> Iterator[str]:
    """The addresses that the pocket of this folder cannot answer."""
    from tests.pocket.natively import natively
    from tests.table.older import at_revision
    from tests.web.every_page import addresses, laid_out
    from thirdchair.table.schema import REVISIONS

    at_revision(folder / "tables.db", REVISIONS[-2])
    with natively(folder, SITE) as client:
        for address in addresses(laid_out(client, alone=True)):
            if client.get(address).status_code >= FAILED:
                yield address


if __name__ == "__main__":
    import_module("httpx")  # the walk needs it, the site does not
    sys.meta_path.insert(0, LeftOut())
    print("\n".join(failing(Path(sys.argv[1]))))
