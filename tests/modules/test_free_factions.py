"""The factions of the modules in a free game."""

import pytest

from tests.modules.free import NINE, Free
from tests.scythe.scene import automa, human, only
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.scythe import content
from thirdchair.scythe.game import Scythe


@pytest.mark.rule("fen.modules.vesna", "fen.modules.vesna.where", "fen.modules.automa.vesna")
@pytest.mark.rule(
    "fen.modules.fenris", "fen.modules.fenris.components", "fen.modules.automa.fenris"
)
@pytest.mark.parametrize("faction", ["vesna", "fenris"])
def test_the_mat_of_a_faction_is_shuffled_in_for_people_and_automas(faction: str) -> None:
    drawn = {"kind": "automa"}
    request = {
        "game": "scythe",
        "mode": "automa",
        "modules": [faction],
        "seats": [human("nordic"), drawn],
        "box": {"expansions": []},
    }
    session = Session(GAMES, VOICES)
    told = session.handle({"new": {**request, "chance": "table"}})
    assert faction in told["pending"]["options"]
    told = session.handle({"answer": faction})
    while told["pending"]:
        told = session.handle({"answer": told["pending"]["options"][0]})
    assert told["view"]["seats"]["s2"]["faction"] == faction
    plain = session.handle({"new": {**request, "modules": [], "chance": "table"}})
    assert faction not in plain["pending"]["options"]
    where = Scythe().modules.sheets[faction].where
    assert content.PACKAGE in Scythe().package
    assert where in {"fen.modules.vesna.where", "fen.modules.fenris.components"}


SIX = ("artillery", "camaraderie", "disarm", "feint", "peoples_army", "regroup")
VESNA_WITH_MODS = (
    *("crimea", NINE, NINE, "armor", "entrenched", "foothold", "pontoons", "armor", "pontoons"),
    *(*SIX, "armor", "disarm", "pontoons", "printed"),
)
"""Her base, two cards for the Automa, four mods of which she keeps two, six tokens, four spaces."""


def vesna_with_mods() -> Free:
    seats = (human("vesna", name="Ana"), automa("saxony"))
    return Free(*seats, modules=["vesna", "mech_mods"], answers=VESNA_WITH_MODS)


@pytest.mark.rule("fen.vesna.tokens.when", "fen.vesna.tokens.choose")
def test_vesna_chooses_mech_mods_before_she_draws_tokens_and_then_lays_of_both() -> None:
    scene = vesna_with_mods()
    worn = {"blank_1": "armor", "blank_2": "disarm", "riverwalk": "pontoons"}
    assert scene.state.seats["s1"].worn == worn
    kinds = [getattr(one, "about", "") or getattr(one, "deck", "") for one in scene.asked]
    assert kinds[-12:-4] == ["mech_mod", "mech_mod", *["ability_token"] * 6]
    last = scene.asked[-1]
    assert not {"foothold", "entrenched"} & set(last.options)  # type: ignore[attr-defined]
    assert "feint" in last.options  # type: ignore[attr-defined]


def test_what_lies_on_vesnas_mat_is_told_in_history_view_and_checklist() -> None:
    scene = vesna_with_mods()
    worn = {"blank_1": "armor", "blank_2": "disarm", "riverwalk": "pontoons"}
    told = only(scene.told, "worn")
    assert (told["mods"], told["rule"]) == (worn, "fen.vesna.tokens.choose")
    assert scene.game.view(scene.state)["seats"]["s1"]["worn"] == worn
    steps = scene.game.rules_at(scene.state).steps(None, scene.told)  # type: ignore[arg-type]
    assert [one.says[-1] for one in steps if one.rule == "fen.vesna.tokens.draw6"] == [told]


@pytest.mark.rule("fen.vesna.setup.home.non-campaign", "fen.fenris.setup.home.non-campaign")
@pytest.mark.parametrize("faction", ["vesna", "fenris"])
def test_the_checklist_names_the_home_base_that_was_drawn(faction: str) -> None:
    more = (*SIX, "disarm", "feint", "printed", "printed") if faction == "vesna" else ()
    scene = Free(human(faction), automa("saxony"), modules=[faction], answers=("crimea", *more))
    steps = scene.game.rules_at(scene.state).steps(None, scene.told)  # type: ignore[arg-type]
    step = next(one for one in steps if one.id == f"fen.{faction}.setup.home.s1")
    assert step.rule == f"fen.{faction}.setup.home.non-campaign"
    assert [one["at"] for one in step.says] == ["base:crimea"]
    assert (step.more, step.args) == ("page-scythe-checklist-cover", {"faction": faction})
