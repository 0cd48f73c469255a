"""Expansions of the solo game: each a mixin over the base, composed by `solo.compose`."""

from thirdchair.tapestry.chapter import Chapter
from thirdchair.tapestry.expansions.arts_and_architecture import ArtsAndArchitecture
from thirdchair.tapestry.expansions.double_strike import DoubleStrike
from thirdchair.tapestry.expansions.fantasies_and_futures import FantasiesAndFutures
from thirdchair.tapestry.expansions.plans_and_ploys import PlansAndPloys

DOUBLE_STRIKE = "double_strike"

PARTS: dict[str, type[Chapter]] = {
    DOUBLE_STRIKE: DoubleStrike,
    "FF": FantasiesAndFutures,
    "AA": ArtsAndArchitecture,
    "PP": PlansAndPloys,
}
"""What each expansion, and the variant that comes with one, changes; the latest first."""
