"""One human, the Automa and the Shadow Empire: the chapters of the solo rulebook as one mode."""

from functools import cache

from thirdchair.tapestry.chapter import Chapter
from thirdchair.tapestry.correcting_solo import SoloCorrecting
from thirdchair.tapestry.ending import Ending
from thirdchair.tapestry.expansions import PARTS
from thirdchair.tapestry.pairs import Pairs
from thirdchair.tapestry.preparing import Preparing
from thirdchair.tapestry.yourside import YourSide


class Solo(Preparing, Pairs, YourSide, Ending, SoloCorrecting):
    """The base game. What changes it overrides the points that it names."""

    mode = "solo"


EXPANSIONS: dict[str, type[Chapter]] = dict(PARTS)
"""What each expansion changes, the latest first."""

SCENARIOS: dict[str, type[Chapter]] = {}
"""What each scenario changes; its rules come before all others."""


@cache
def compose(expansions: tuple[str, ...] = (), scenario: str | None = None) -> type[Solo]:
    """The rules of a table: scenario over expansions over the base game, always in this order."""
    parts = [SCENARIOS[scenario]] if scenario else []
    parts += [part for name, part in EXPANSIONS.items() if name in expansions]
    return type("ComposedSolo", (*parts, Solo), {}) if parts else Solo
