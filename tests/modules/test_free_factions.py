"""The factions of the modules in a free game."""

import pytest

from tests.modules.free import NINE, Free
from tests.scythe.scene import automa, human
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


def test_vesna_chooses_of_tokens_and_mech_mods_alike() -> None:
    six = ("artillery", "camaraderie", "disarm", "feint", "peoples_army", "regroup")
    mods = ("armor", "entrenched", "foothold", "pontoons")
    answers = ("crimea", *six, NINE, NINE, *mods, "armor", "disarm", "pontoons", "printed")
    scene = Free(human("vesna"), automa("saxony"), modules=["vesna", "mech_mods"], answers=answers)
    worn = {"blank_1": "armor", "blank_2": "disarm", "riverwalk": "pontoons"}
    assert scene.state.seats["s1"].worn == worn
    last = scene.asked[-1]
    assert "foothold" not in last.options  # type: ignore[attr-defined]
    assert "feint" in last.options  # type: ignore[attr-defined]
