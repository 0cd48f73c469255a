"""What is asked for a new table of a scenario."""

from thirdchair.tapestry.setups import SoloSetup


class ScenarioSetup(SoloSetup, frozen=True, kw_only=True):
    """A scenario by its number within its mode."""

    scenario: int
