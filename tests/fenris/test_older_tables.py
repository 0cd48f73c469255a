"""What was decided after a table was set up: it goes on as it began, and alone lists how."""

import msgspec

from tests.fenris.scene import THREE, Evening
from tests.horde.raid import Raid
from thirdchair.kit.flow import frozen
from thirdchair.kit.readers import ITSELF
from thirdchair.kit.rulings import Ruling
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.table.journal import RULES_VERSION, Journal, Table
from thirdchair.table.record import Entries
from thirdchair.web.choices import told_rulings

GAME = ScytheWithFenris()


def older(state: msgspec.Struct, *keys: str) -> bytes:
    """A state as it was stored before there were these rulings."""
    plain = msgspec.msgpack.decode(frozen(state))
    for key in keys:
        del plain["rulings"][key]
    return msgspec.msgpack.encode(plain)


def listed(state: bytes, mode: str) -> dict[str, Ruling]:
    journal = Journal(
        setup={"game": "scythe", "mode": mode},
        seed=1,
        chance="app",
        rules_version=RULES_VERSION,
        oldest_rules=RULES_VERSION,
        revision=0,
        start=state,
        entries=Entries(),
        at=0,
        waiting=False,
        moved={},
    )
    return told_rulings(Table(journal, GAME), ITSELF)


def test_an_older_game_against_the_horde_keeps_what_it_had() -> None:
    state = older(Raid().state, "scythe.a98", "scythe.a100", "scythe.a101")
    kept = GAME.thawed(state).rulings
    assert (kept["scythe.a98"], kept["scythe.a100"], kept["scythe.a101"]) == (
        "victories",
        "first",
        "all",
    )
    assert listed(state, "horde")["scythe.a100"].values == ("asked", "first")


def test_a_new_game_lists_no_way_that_only_older_ones_have() -> None:
    state = frozen(Raid().state)
    assert GAME.thawed(state).rulings["scythe.a101"] == "driven"
    assert "scythe.a100" not in listed(state, "horde"), "it is a rule by now"
    assert listed(state, "horde")["scythe.a101"].values == ("driven", "all")


def test_an_older_campaign_keeps_its_middle_until_somebody_decides_otherwise() -> None:
    scene = Evening(*THREE)
    state = older(scene.state, "fenris.a01")
    assert listed(state, "fenris")["fenris.a01"].values == ("mean", "lower")
    assert "fenris.a01" not in listed(frozen(scene.state), "fenris")
    scene.state = GAME.thawed(state)
    assert scene.state.rulings["fenris.a01"] == "lower"
    scene.do("correct", path="rulings.fenris.a01", value="mean")
    assert scene.state.rulings["fenris.a01"] == "mean"
    assert scene.refuses("correct", path="rulings.fenris.a01", value="lower") == "not-an-option"
