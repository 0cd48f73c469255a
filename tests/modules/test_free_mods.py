"""Mech mods and infrastructure mods in a free game: what people wear, what an Automa has."""

from typing import Any

import pytest

from tests.modules.free import FOUR_INFRA, FOUR_MECH, NINE, TWO, Free
from tests.scythe.scene import automa, every, human, only
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.game import Scythe
from thirdchair.words.games.scythe import ScytheWords


@pytest.mark.rule("fen.modules.mech.use", "fen.modules.mech.keep2", "fen.modules.mech.rules")
def test_of_four_mech_mods_up_to_two_cover_abilities() -> None:
    answers = (NINE, NINE, *FOUR_MECH, "feint", "speed", "armor", "artillery")
    scene = Free(*TWO, modules=["mech_mods"], answers=answers)
    assert scene.state.seats["s1"].worn == {"speed": "feint", "artillery": "armor"}
    offered = only(scene.told, "mods_offered")
    assert (offered["mods"], offered["rule"]) == (list(FOUR_MECH), "fen.modules.mech.use")
    assert only(scene.told, "worn")["rule"] == "fen.modules.mech.keep2"
    with pytest.raises(AssertionError, match="nobody asks"):
        Free(*TWO, modules=["mech_mods"], answers=(*answers, "foothold"))


def weights(draw: Any) -> dict[str, int]:
    """How many tiles of each name are there to draw from."""
    return dict(zip(draw.options, draw.weights, strict=True))


@pytest.mark.rule("fen.modules.mech.redraw")
def test_a_mech_mod_is_never_drawn_twice_and_its_last_tile_only_once() -> None:
    seats = (
        human("nordic", name="Ana"),
        human("crimea", "industrial", name="Bo"),
        automa("saxony"),
    )
    answers = (NINE, NINE, *FOUR_MECH, "enough", *FOUR_MECH, "enough")
    scene = Free(*seats, modules=["mech_mods"], answers=answers)
    draws = [one for one in scene.asked if getattr(one, "deck", "") == "mech_mods"]
    assert "armor" not in draws[1].options  # type: ignore[attr-defined]
    first, later = weights(draws[0]), weights(draws[4])
    assert later["armor"] == first["armor"] - 1
    assert scene.state.seats["s1"].worn == {}


@pytest.mark.rule("fen.modules.automa.mods.mech", "fen.modules.automa.mods.rules")
def test_with_mech_mods_alone_an_automa_has_three_benefits() -> None:
    scene = Free(*TWO, modules=["mech_mods"], answers=(NINE, NINE, *FOUR_MECH, "enough"))
    bought = only(scene.told, "automa_buys", seat="s2")
    assert (bought["n"], bought["kind"]) == (3, "mech")
    assert len(every(scene.told, "shown_card")) == 2
    assert len(scene.state.decks["s2"].cards) == 19


@pytest.mark.rule(
    "fen.modules.mech.discard",
    "fen.modules.mech.where",
    "fen.modules.infra.discard",
    "fen.modules.infra.where",
)
def test_the_hands_are_told_where_mods_are_then_what_each_seat_does_with_them() -> None:
    """Who has drawn what comes after everybody sits there, and the gains of an Automa after that
    with which it sits down."""
    answers = (NINE, *FOUR_INFRA, "construction", "enough", *FOUR_MECH, "enough")
    scene = Free(*TWO, modules=["infrastructure_mods", "mech_mods"], answers=answers)
    rules = scene.game.rules_at(scene.state)
    steps = list(rules.steps(None, scene.told))  # type: ignore[arg-type]
    ids = [one.id for one in steps]
    assert ids.index("fen.modules.mech.where") < ids.index("scy.automa.setup.units.s2")
    bought = ids.index("fen.modules.automa.mods.both.s2")
    assert ids.index("scy.automa.setup.units.s2") < bought
    assert ids.index("scy.automa.setup.tracker.s2") < bought
    gains = [one["type"] for one in steps[bought].says]
    assert {"automa_buys", "gained", "tracker"} <= set(gains)
    assert not {"benefit", "shown_card"} & set(gains)
    words = ScytheWords("en", {"seats": list(TWO)})
    said = [words.event(one) for one in steps[ids.index("fen.modules.infra.use.s1")].says]
    assert "Up to 2 of them are kept, the others are discarded." in said[0]
    assert "Construction" in said[1]


def test_an_evening_is_not_spoken_of_where_there_is_none() -> None:
    scene = Free(*TWO, modules=["infrastructure_mods"], answers=(NINE, *FOUR_INFRA, "enough"))
    different = scene.game.rules_at(scene.state).different()
    assert "fen.modules.infra.rules" in different
    assert "fen.mods.infra.once" not in different
    scene.state.episode = "3"
    assert "fen.mods.infra.once" in scene.game.rules_at(scene.state).different()


# Infrastructure mods


@pytest.mark.rule("fen.modules.infra.use", "fen.modules.infra.keep2", "fen.modules.infra.rules")
def test_of_four_infrastructure_mods_up_to_two_are_used_once() -> None:
    answers = (NINE, *FOUR_INFRA, "construction", "machinery")
    scene = Free(*TWO, modules=["infrastructure_mods"], answers=answers)
    assert scene.state.seats["s1"].turned == {"construction": False, "machinery": False}
    assert only(scene.told, "mods_laid")["mods"] == ["construction", "machinery"]
    use = {"do": "use", "seat": "s1", "mod": "machinery"}
    assert only(scene.do(use), "used")["mod"] == "machinery"
    with pytest.raises(Refusal, match="fenris-mod-used"):
        scene.do(use)
    scene.do({**use, "unused": True})
    assert scene.state.seats["s1"].turned["machinery"] is False


@pytest.mark.rule("fen.modules.infra.redraw", "fen.modules.automa.mods.spy")
def test_no_infrastructure_mod_comes_twice_and_spies_stay_out_with_automas() -> None:
    answers = (NINE, *FOUR_INFRA, "enough")
    scene = Free(*TWO, modules=["infrastructure_mods"], answers=answers)
    draws = [one for one in scene.asked if getattr(one, "deck", "") == "infrastructure_mods"]
    assert len(draws) == 4
    for drawn, one in zip(FOUR_INFRA, draws[1:], strict=False):
        assert drawn not in one.options  # type: ignore[attr-defined]
    assert not any("spy" in one.options for one in draws)  # type: ignore[attr-defined]


@pytest.mark.rule("fen.modules.automa.mods.infra")
def test_with_infrastructure_mods_alone_an_automa_has_two_benefits() -> None:
    answers = (NINE, *FOUR_INFRA, "enough")
    scene = Free(*TWO, modules=["infrastructure_mods"], answers=answers)
    assert only(scene.told, "automa_buys")["n"] == 2
    assert scene.state.seats["s2"].tracker == 1
    assert len(every(scene.told, "shown_card")) == 1


@pytest.mark.rule("fen.modules.automa.mods.both", "fen.modules.automa.mods.once")
def test_with_both_kinds_an_automa_has_four_infrastructure_mods_in_this_game_alone() -> None:
    answers = (NINE, *FOUR_INFRA, "enough", *FOUR_MECH, "enough")
    both = Free(*TWO, modules=["mech_mods", "infrastructure_mods"], answers=answers)
    bought = only(both.told, "automa_buys")
    assert (bought["n"], bought["kind"]) == (4, "infrastructure")
    assert both.state.seats["s2"].tracker == 2
    out = only(both.told, "cards_out")["cards"]
    assert len(out) == 1
    assert out[0] not in both.state.decks["s2"].cards
    assert len(Free(*TWO, modules=[]).state.decks["s2"].cards) == 19


def test_a_card_leaves_a_shared_deck_once() -> None:
    seats = (human("nordic", name="Ana"), automa("saxony"), automa("rusviet"))
    answers = (NINE, NINE, *FOUR_INFRA, "enough", *FOUR_MECH, "enough")
    both = ["mech_mods", "infrastructure_mods"]
    shared = Free(*seats, modules=both, answers=answers, deck="shared")
    assert only(shared.told, "cards_out")["seat"] == "s2"
    assert len(shared.state.decks["shared"].cards) == 18
    own = Free(*seats, modules=both, answers=answers)
    assert [one["seat"] for one in every(own.told, "cards_out")] == ["s2", "s3"]


@pytest.mark.rule("fen.modules.mech.why", "fen.modules.infra.why")
@pytest.mark.parametrize("module", ["mech_mods", "infrastructure_mods"])
def test_who_chooses_reads_what_mods_are_for(module: str) -> None:
    sheet = Scythe().modules.sheets[module]
    assert Scythe().ledger[sheet.use].app == "reminds"
    assert sheet.use.startswith("fen.modules.")
    assert sheet.where in sheet.steps


@pytest.mark.rule("fen.modules.mech.redraw")
@pytest.mark.parametrize(("ruling", "offered"), [("again", False), ("offered", True)])
def test_what_the_own_mat_has_printed_is_drawn_again(ruling: str, offered: bool) -> None:
    """Nordic has artillery on its mat, and only Nordic."""
    answers = (NINE, NINE, *FOUR_MECH, "enough", *FOUR_MECH, "enough")
    seats = human("nordic", name="Ana"), human("crimea", "industrial", "Bo"), automa("saxony")
    rulings = {"scythe.a96": ruling}
    scene = Free(*seats, modules=["mech_mods"], answers=answers, rulings=rulings)
    draws = [one for one in scene.asked if getattr(one, "deck", "") == "mech_mods"]
    assert ("artillery" in draws[0].options) is offered  # type: ignore[attr-defined]
    assert "artillery" in draws[4].options  # type: ignore[attr-defined]


@pytest.mark.rule("fen.modules.automa.mods.both", "fen.mods.automa.benefit.gain.draw")
def test_what_an_automa_draws_for_its_second_mod_may_be_the_card_that_its_third_takes_out() -> None:
    answers = (4, *FOUR_INFRA, "enough", *FOUR_MECH, "enough")
    scene = Free(*TWO, modules=["mech_mods", "infrastructure_mods"], answers=answers)
    kinds = [one["type"] for one in scene.told]
    assert only(scene.told, "shown_card")["card"] == 4
    assert kinds.index("shown_card") < kinds.index("cards_out")
    assert only(scene.told, "cards_out")["cards"] == [4]
