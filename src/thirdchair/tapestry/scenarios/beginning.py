"""A new table of a scenario: an ordinary solo table, and what the scenario changes on it."""

from msgspec.structs import replace

from thirdchair.kit.game import Ruled
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry.charts import civilizations
from thirdchair.tapestry.scenarios.scenario import Scenario
from thirdchair.tapestry.scenarios.sheets import NO_CIVILIZATION, Sheet
from thirdchair.tapestry.scenarios.state import ScenarioState
from thirdchair.tapestry.setup.setups import Favorites, ScenarioSetup, all_civs, begin_solo
from thirdchair.tapestry.state import SoloState


def begin_scenario(
    setup: ScenarioSetup, scenario: type[Scenario], reader: Reader = NOBODY
) -> ScenarioState:
    """The table of a scenario before its first question.

    What a scenario has come to refuse or to settle since, an older table of it may have been told.
    """
    if not reader.older:
        scenario.check_setup(setup)
    table = _solo_table(setup, scenario, reader)
    fields = {field: getattr(table, field) for field in table.__struct_fields__}
    state = scenario.table(**fields, scenario=scenario.fresh(setup))
    scenario.lay_out(state)
    return state


def _solo_table(setup: ScenarioSetup, scenario: type[Scenario], reader: Reader) -> SoloState:
    """An ordinary solo table, with what the scenario fixes for the Automa."""
    sheet = scenario.sheet
    _check_fixed(setup, sheet, reader)
    scenario.check_favorites(setup.favorites or Favorites())
    expansions = tuple(dict.fromkeys((*sheet.implies, *setup.expansions)))
    with_box = replace(setup, expansions=expansions, rulings=_with_box(setup, sheet, reader))
    table = begin_solo(with_box, sheet.rulings, reader)
    if sheet.automa not in ("", NO_CIVILIZATION):
        table.civs = table.civs or [sheet.automa]
    if sheet.favorite:
        table.favorites["automa"] = sheet.favorite
    return table


def _check_fixed(setup: ScenarioSetup, sheet: Sheet, reader: Reader) -> None:
    """Refuse a choice that the scenario has made already."""
    given = setup.favorites or Favorites()
    if sheet.automa == NO_CIVILIZATION and setup.civs is not None:
        raise bad_input("no-civilization-here", where="new.civs")
    if setup.civs and (sheet.automa and setup.civs[0] != sheet.automa):
        raise bad_input("scenario-decides", where="new.civs", field="civs")
    if sheet.you and setup.your_civ not in (None, sheet.you):
        raise bad_input("scenario-decides", where="new.your_civ", field="your_civ")
    for civ in reader.listed(setup.civs or (), all_civs()):
        if civ in sheet.removed("automaciv"):
            raise bad_input("civ-not-in-scenario", where="new.civs", civ=civ)
    if sheet.favorite and given.automa not in (None, sheet.favorite):
        raise bad_input("scenario-decides", where="new.favorites.automa", field="favorites")
    fixed = sheet.favorite or getattr(civilizations().get(sheet.automa), "favorite", None)
    if given.shadow is not None and given.shadow == (given.automa or fixed):
        raise bad_input("same-favorites", where="new.favorites.shadow", track=given.shadow)


def _with_box(setup: ScenarioSetup, sheet: Sheet, reader: Reader) -> dict[str, Ruled]:
    """The rulings, and what the owner's box says about printed values.

    Whoever says what the scenario has settled itself says nothing wrong.
    """
    found = dict(setup.rulings)
    for key, value in sheet.settled.items():
        if found.get(key) == value or reader.older:
            found.pop(key, None)
    for key, ruling in sheet.rulings.items():
        if ruling.ask and key in setup.box and key not in found:
            found[key] = ruling.value(setup.box[key], f"new.box.{key}")
    return found
