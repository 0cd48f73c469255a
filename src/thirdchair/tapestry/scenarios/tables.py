"""What the scenarios keep beyond an ordinary solo table. The number is the scenario's own."""

import msgspec

from thirdchair.tapestry.state import SoloState


class FocusTable(msgspec.Struct, tag_field="number", tag=1):
    """Your favorite track, those that were it before, and the blockers of the other tracks.

    `first_favorite` and `gift` are what you chose at set-up: a track, and the space of the benefit
    that you took there or `landmark`. Tables from before they were kept have neither.
    """

    favorite: str | None = None
    former: list[str] = []
    blockers: dict[str, int] = {}
    first_favorite: str | None = None
    gift: int | str | None = None


class WorldWarTable(msgspec.Struct, tag_field="number", tag=2):
    """All that it needs lies on the map."""


class UtopiaTable(msgspec.Struct, tag_field="number", tag=3):
    """A table without the military track."""


class FallTable(msgspec.Struct, tag_field="number", tag=4):
    """`cards`: what you played on the three spaces of your income mat, for the next scenario."""

    cards: list[str | None]


class PremonitionTable(msgspec.Struct, tag_field="number", tag=5):
    """`cards`: what lies on the three spaces of your income mat, as far as you have said so.

    `noted`: those that came from scenario 4. `face_down`: how many are still to be turned up.
    """

    cards: list[str | None]
    noted: list[str]
    face_down: int = 0


class CapitalTable(msgspec.Struct, tag_field="number", tag=1):
    """The Kaiju in your capital. Districts and plots are numbered by reading order, from 1.

    `plots`: what stands on each plot, if the app keeps the capital (`tracked`); else only the
    tokens of destroyed buildings. `last`: the district that the Kaiju came from.
    """

    district: int
    last: int | None = None
    tracked: bool = False
    plots: dict[str, str] = {}


class MapTable(msgspec.Struct, tag_field="number", tag=2):
    """The Kaiju on the map, those still beside it, the blockers' tracks, the points to reach."""

    target: int
    supply: int
    kaiju: list[int] = []
    blockers: list[str] = []


class AtlantisState(SoloState, tag="atlantis", kw_only=True):
    """A game of the Atlantis campaign."""

    scenario: FocusTable | WorldWarTable | UtopiaTable | FallTable | PremonitionTable


class KaijuState(SoloState, tag="kaiju", kw_only=True):
    """A game of the Kaiju campaign."""

    scenario: CapitalTable | MapTable


ScenarioState = AtlantisState | KaijuState


def sheet_of(state: ScenarioState) -> str:
    """The id of the scenario that is played at this table."""
    config = state.__struct_config__
    return f"{config.tag}-{state.scenario.__struct_config__.tag}"
