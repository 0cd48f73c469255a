"""The table of a scenario: that of a solo game, and what the scenario keeps beyond it."""

from typing import Any, ClassVar

from thirdchair.tapestry.state import SoloState


class ScenarioState(SoloState, kw_only=True):
    """Each scenario says what `scenario` holds; it is stored under its mode and its number."""

    scenario: Any
    rules: ClassVar[Any]
    """The scenario whose table this is; it enters itself here."""


def sheet_of(state: ScenarioState) -> str:
    """The id of the scenario that is played at this table."""
    return f"{state.__struct_config__.tag}-{state.scenario.__struct_config__.tag}"
