"""Set-ups of scenarios: an ordinary solo table, and what the scenario changes on it."""

from typing import Any, Literal

from msgspec.structs import replace

from thirdchair.kit.game import Ruled
from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry.charts import civilizations
from thirdchair.tapestry.content import rulings
from thirdchair.tapestry.maps import board
from thirdchair.tapestry.scenarios import capital
from thirdchair.tapestry.scenarios.kaiju_map import COLORS
from thirdchair.tapestry.scenarios.notes import SPACES, checked_title
from thirdchair.tapestry.scenarios.registry import RULES
from thirdchair.tapestry.scenarios.sheets import NO_CIVILIZATION, Sheet, known_sheet
from thirdchair.tapestry.scenarios.tables import (
    AtlantisState,
    CapitalTable,
    FallTable,
    FocusTable,
    KaijuState,
    MapTable,
    PremonitionTable,
    UtopiaTable,
    WorldWarTable,
)
from thirdchair.tapestry.setups import Favorites, SoloSetup, begin_solo


class ScenarioSetup(SoloSetup, frozen=True, kw_only=True):
    """A scenario by its number within its mode."""

    scenario: int

    @property
    def sheet(self) -> str:
        return f"{self.mode}-{self.scenario}"


class AtlantisSetup(ScenarioSetup, frozen=True, kw_only=True):
    """A game of the Atlantis campaign. `cards`: those noted in scenario 4, for scenario 5."""

    cards: tuple[str, ...] = ()


class KaijuSetup(ScenarioSetup, frozen=True, kw_only=True):
    """A game of the Kaiju campaign. `capital`: does the app ask about it, or keep it?"""

    capital: Literal["ask", "track"] = "ask"


def begin_atlantis(setup: AtlantisSetup) -> AtlantisState:
    """The table of an Atlantis scenario before its first question."""
    sheet = known_sheet("atlantis", setup.scenario)
    for expansion in setup.expansions:
        if expansion not in sheet.implies:
            raise bad_input("atlantis-expansion", where="new.expansions", value=expansion)
    if setup.arts is not None:
        raise bad_input("atlantis-arts", where="new.arts")
    if setup.double_strike:
        raise bad_input("atlantis-double-strike", where="new.double_strike")
    if setup.cards and sheet.id != "atlantis-5":
        raise bad_input("unknown-field", where="new.cards", field="cards")
    state = AtlantisState(**_solo_table(setup, sheet), scenario=_atlantis_table(setup))
    RULES[sheet.id].lay_out(state)
    return state


def begin_kaiju(setup: KaijuSetup) -> KaijuState:
    """The table of a Kaiju scenario before its first question."""
    sheet = known_sheet("kaiju", setup.scenario)
    state = KaijuState(**_solo_table(setup, sheet), scenario=_kaiju_table(setup, sheet))
    RULES[sheet.id].lay_out(state)
    return state


def _solo_table(setup: ScenarioSetup, sheet: Sheet) -> dict[str, Any]:
    """The parts of an ordinary solo table, with what the scenario fixes for the Automa."""
    _check_fixed(setup, sheet)
    expansions = tuple(dict.fromkeys((*sheet.implies, *setup.expansions)))
    table = begin_solo(replace(setup, expansions=expansions, rulings=_with_box(setup)))
    if sheet.automa not in ("", NO_CIVILIZATION):
        table.civs = table.civs or [sheet.automa]
    if sheet.favorite:
        table.favorites["automa"] = sheet.favorite
    return {field: getattr(table, field) for field in table.__struct_fields__}


def _check_fixed(setup: ScenarioSetup, sheet: Sheet) -> None:
    """Refuse a choice that the scenario has made already."""
    given = setup.favorites or Favorites()
    if sheet.automa == NO_CIVILIZATION and setup.civs is not None:
        raise bad_input("no-civilization-here", where="new.civs")
    if setup.civs and (sheet.automa and setup.civs[0] != sheet.automa):
        raise bad_input("scenario-decides", where="new.civs", field="civs")
    for civ in setup.civs or ():
        if civ in sheet.removed("automaciv"):
            raise bad_input("civ-not-in-scenario", where="new.civs", civ=civ)
    if sheet.favorite and given.automa not in (None, sheet.favorite):
        raise bad_input("scenario-decides", where="new.favorites.automa", field="favorites")
    fixed = sheet.favorite or getattr(civilizations().get(sheet.automa), "favorite", None)
    if given.shadow is not None and given.shadow == (given.automa or fixed):
        raise bad_input("same-favorites", where="new.favorites.shadow", track=given.shadow)
    RULES[sheet.id].check_favorites(given)


def _with_box(setup: ScenarioSetup) -> dict[str, Ruled]:
    """The rulings, and what the owner's box says about printed values."""
    found = dict(setup.rulings)
    for key, ruling in rulings(setup.sheet).items():
        if ruling.ask and key in setup.box and key not in found:
            found[key] = ruling.value(setup.box[key], f"new.box.{key}")
    return found


def _atlantis_table(
    setup: AtlantisSetup,
) -> FocusTable | WorldWarTable | UtopiaTable | FallTable | PremonitionTable:
    match setup.scenario:
        case 1:
            return FocusTable()
        case 2:
            return WorldWarTable()
        case 3:
            return UtopiaTable()
        case 4:
            return FallTable(cards=[None] * SPACES)
    if len(setup.cards) > SPACES:
        raise bad_input("too-many-cards", where="new.cards", most=SPACES)
    noted = [checked_title(card, "new.cards") for card in setup.cards]
    return PremonitionTable(cards=[None] * SPACES, noted=noted)


def _kaiju_table(setup: KaijuSetup, sheet: Sheet) -> CapitalTable | MapTable:
    if setup.scenario == 1:
        tracked = setup.capital == "track"
        printed = setup.box.get("kaiju1.plots", ()) if tracked else ()
        plots = dict.fromkeys(sorted(printed), "printed")
        return CapitalTable(district=capital.UPPER_RIGHT, tracked=tracked, plots=plots)
    target = sheet.targets[setup.level - 1] if 1 <= setup.level <= len(sheet.targets) else 0
    return MapTable(target=target, supply=COLORS * board().outposts)
