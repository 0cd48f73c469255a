"""The peace track and alliances in a free game."""

import pytest

from tests.modules.free import POWER, TWO, Free
from tests.scythe.scene import automa, every, human, only
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.game import Scythe


@pytest.mark.rule(
    "fen.modules.peace", "fen.modules.peace.where", "fen.modules.peace.not-objective23"
)
def test_the_peace_track_takes_an_objective_out() -> None:
    steps = Free(*TWO, modules=["peace_track"]).steps()
    assert {"fen.modules.peace.where", "fen.modules.peace.not-objective23"} <= set(steps)
    assert Scythe().modules.sheets["peace_track"].use == "fen.modules.peace"


@pytest.mark.rule("fen.e2b.peace.saxony3")
def test_only_people_who_play_saxony_draw_a_third_objective() -> None:
    third = "fen.e2b.peace.saxony3"
    assert third not in Free(*TWO, modules=["peace_track"]).steps()
    saxony = Free(human("saxony"), automa("nordic"), modules=["peace_track"])
    steps = saxony.steps()
    assert steps.index(third) == steps.index("fen.modules.peace.not-objective23") + 1
    rules = saxony.game.rules_at(saxony.state)
    ids = [one.id for one in rules.steps(None, []) if one.rule == third]  # type: ignore[arg-type]
    assert ids == [f"{third}.s1"]


@pytest.mark.rule("fen.e2b.peace.objective-draw", "fen.e2b.peace.objective-empty")
def test_the_table_is_told_that_fulfilled_objectives_are_replaced() -> None:
    told = Scythe().modules.sheets["peace_track"].different
    place = told.index("fen.e2b.peace.objectives2")
    after = ("fen.e2b.peace.objective-draw", "fen.e2b.peace.objective-empty")
    assert told[place + 1 : place + 3] == after


@pytest.mark.rule("fen.modules.automa.peace", "fen.modules.automa.peace.list")
def test_on_the_peace_track_an_automa_earns_encounters_and_the_factory() -> None:
    scene = Free(*TWO, modules=["peace_track"])
    assert list(scene.state.seats["s2"].stars) == ["encounters", "factory_card", "tracker"]
    scene.give("s2", power=15)
    told = scene.turn("s2", POWER)
    assert only(told, "skipped", what="star")["rule"] == "fen.e2b.peace.no-power"


def peaceful(modules: list[str], answers: tuple[str, ...] = ()) -> Free:
    """The marker of an Automa right before its first star, which changes the scheme."""
    scene = Free(*TWO, modules=modules, answers=answers)
    rules = scene.game.rules_at(scene.state)
    scene.give("s2", tracker=rules.tracker_card("s2").scheme - 1)
    return scene


@pytest.mark.rule("fen.modules.automa.peace.scheme")
def test_a_peaceful_automa_keeps_its_scheme_until_it_has_fought() -> None:
    scene = peaceful(["peace_track"])
    rules = scene.game.rules_at(scene.state)
    scene.state.seats["s2"].tracker += 1
    rules.change_scheme("s2")
    assert scene.state.seats["s2"].scheme == 1
    assert rules.events[-1].rule == "fen.modules.automa.peace.scheme"  # type: ignore[attr-defined]
    rules.attacks("s1", "s2", combat=False)
    told = scene.turn("s2", 1)
    assert only(told, "scheme")["scheme"] == 2
    fought = peaceful(["peace_track"])
    before = fought.game.rules_at(fought.state)
    before.attacks("s2", "s1", combat=True)
    before.change_scheme("s2")
    assert fought.state.seats["s2"].scheme == 2


@pytest.mark.rule("fen.modules.automa.peace.scheme", "fen.modules.automa.alliances")
def test_with_alliances_these_decide_about_the_scheme() -> None:
    alone = peaceful(["peace_track", "alliances"], ("nobody",))
    alone.game.rules_at(alone.state).change_scheme("s2")
    assert alone.state.seats["s2"].scheme == 2
    allied = Free(*TWO, modules=["peace_track", "alliances"], answers=("s2", 6))
    rules = allied.game.rules_at(allied.state)
    rules.change_scheme("s2")
    assert rules.events[-1].rule == "fen.e2b.automa.alliance.scheme"  # type: ignore[attr-defined]
    assert allied.state.seats["s2"].coins == rules.numbers.automa_coins + 8


@pytest.mark.rule("fen.modules.alliances", "fen.modules.alliances.where")
def test_people_form_alliances_during_a_free_game() -> None:
    seats = (
        human("nordic", name="Ana"),
        human("crimea", "industrial", name="Bo"),
        automa("saxony"),
    )
    scene = Free(*seats, modules=["alliances"], answers=("nobody", "nobody"))
    assert "fen.modules.alliances.where" in scene.steps()
    pair = {"do": "pair", "seat": "s1", "with": "s2"}
    assert only(scene.do(pair), "proposed")["stands"] is True
    assert (
        only(scene.do({"do": "unpair", "seat": "s1", "with": "s2"}), "proposed")["stands"] is False
    )
    scene.do(pair)
    told = scene.do({"do": "pair", "seat": "s2", "with": "s1"}, 5, 7)
    assert len(every(told, "paired")) == 2
    with pytest.raises(Refusal, match="alliance-taken"):
        scene.do(pair)
    with pytest.raises(Refusal, match="alliance-automa-late"):
        Free(*seats, modules=["alliances"], answers=("nobody", "nobody")).do({**pair, "with": "s3"})
    flipped = only(scene.do({"do": "unpair", "seat": "s2", "with": "s1"}), "token_flipped")
    assert flipped["seat"] == "s2"
