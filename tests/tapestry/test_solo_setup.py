"""Set-up: what is given, what is drawn and rolled, in which order; what is refused."""

from typing import Any

import pytest

from tests.tapestry.builders import kinds
from tests.tapestry.solo_builders import asks, do, drew, fresh, rolled, standing
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.flow import frozen
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import SetUp
from thirdchair.tapestry.state import SoloState

game = Tapestry()


def begun(**fields: Any) -> SoloState:
    _, state = game.set_up({"game": "tapestry", "mode": "solo", **fields})
    assert isinstance(state, SoloState)
    return state


def options(state: SoloState, *answers: Any) -> tuple[str, tuple[Any, ...]]:
    question = asks(state, SetUp(), *answers).question
    return question.key, question.options  # type: ignore[attr-defined]


@pytest.mark.rule("tap.solo.def.bots", "tap.solo.def.modes")
def test_one_human_and_two_bots_sit_at_the_table() -> None:
    state = begun()
    assert list(state.tracks) == ["automa", "shadow", "you"]
    assert list(state.favorites) == ["automa", "shadow"]
    assert list(state.era) == ["bots", "you"]
    assert state.topples == state.vp == {"automa": 0, "you": 0}


@pytest.mark.rule("tap.solo.setup.deck.dev", "tap.solo.setup.deck.decision")
def test_with_everything_given_the_first_question_is_the_card_that_joins() -> None:
    state = begun(civs=["engineers"], favorites={"automa": "military", "shadow": "science"})
    assert options(state) == ("draw:progress", tuple(range(8, 23)))
    done = do(state, {"do": "new"}, drew("progress", 15))
    assert done.state.decision.deck == [1, 2, 3, 4, 5, 6, 7, 15]
    assert len(done.state.decision.progress) == 14
    assert done.state.favorites == {"automa": "military", "shadow": "science"}
    assert done.state.ready


@pytest.mark.rule("tap.solo.setup.automa.civ", "tap.solo.setup.shadow.fav")
def test_the_order_of_questions() -> None:
    state = begun()
    assert options(state) == (
        "draw:civilization",
        ("conquerors", "engineers", "explorers", "scientists"),
    )
    civ = drew("civilization", "scientists")
    assert options(state, civ) == ("die:science", ("exploration", "military", "technology"))
    assert options(state, civ, rolled("military"))[0] == "draw:progress"


@pytest.mark.rule("tap.level.6.civ2")
@pytest.mark.parametrize("chance", ["app", "table"])
def test_on_level_6_the_second_civilization_is_your_choice(chance: str) -> None:
    talk = Session(GAMES, VOICES)
    new = {"game": "tapestry", "mode": "solo", "level": 6, "seed": 1, "chance": chance}
    begun = talk.handle({"new": new})
    if chance == "table":
        assert begun["pending"]["ask"] == "draw"
        begun = talk.handle({"answer": "explorers"})
    (first,) = begun["events"]
    assert (first["type"], first["civ"], first["place"]) == ("civilization", "explorers", 1)
    asked = {key: begun["pending"][key] for key in ("ask", "about", "options", "seat")}
    assert asked == {
        "ask": "choice",
        "about": "second_civ",
        "options": ("conquerors", "engineers", "scientists"),
        "seat": "you",
    }
    chosen = talk.handle({"answer": "engineers"})
    given = [event["civ"] for event in chosen["events"] if event["type"] == "civilization"]
    assert given == ["explorers", "engineers"]


@pytest.mark.rule("tap.level.6.civ2")
def test_nothing_is_asked_about_civilizations_that_the_set_up_names() -> None:
    state = begun(level=6, civs=["engineers", "explorers"])
    assert options(state)[0] == "die:science"


def test_a_table_from_when_the_second_was_drawn_plays_again() -> None:
    drawn = [drew("civilization", "engineers"), drew("civilization", "explorers")]
    cards = (rolled("science"), drew("progress", 8))
    done = do(begun(level=6), {"do": "new"}, *drawn, *cards)
    assert done.state.civs == ["engineers", "explorers"]


def test_a_given_shadow_favorite_is_left_to_the_shadow_empire() -> None:
    assert "conquerors" not in options(begun(favorites={"shadow": "military"}))[1]


@pytest.mark.rule("tap.solo.setup.start", "tap.solo.setup.automa.outposts.start")
def test_the_table_before_the_first_turn() -> None:
    view = game.view(fresh())
    assert (standing(fresh(), 24), standing(fresh(), 22)) == ("YY", "AA")
    assert view["outposts"] == {"automa": 8, "shadow": 10, "you": 8}
    assert view["hexes"]["16"] == {"tile": True, "tokens": []}
    assert list(view["hexes"]) == [str(hex_) for hex_ in sorted(map(int, view["hexes"]))]
    assert len(view["hexes"]) == 13
    assert view["decision"] == {"deck": 8, "discard": [], "pair": None, "progress": 14}
    assert view["vp"] == {"automa": 0, "you": 0}
    assert view["era"] == {"bots": 0, "you": 0}
    assert view["tapestry"] == {"automa_hand": 0, "mat": 0}
    assert view["favorites"] == {"automa": "technology", "shadow": "science"}
    assert view["level"] == 2


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"level": 0}, "new.level"),
        ({"level": 7}, "new.level"),
        ({"civs": ["romans"]}, "new.civs"),
        ({"civs": ["engineers", "explorers"], "level": 3}, "new.civs"),
        ({"civs": ["engineers"], "level": 6}, "new.civs"),
        ({"civs": ["engineers", "engineers"], "level": 6}, "new.civs"),
        ({"civs": []}, "new.civs"),
        ({"favorites": {"automa": "magic"}}, "new.favorites.automa"),
        ({"favorites": {"automa": "science", "shadow": "science"}}, "new.favorites.shadow"),
        ({"civs": ["engineers"], "favorites": {"shadow": "technology"}}, "new.favorites.shadow"),
        ({"first": "automa"}, "new.first"),
        ({"expansions": ["XX"]}, "new.expansions"),
        ({"rulings": {"automa.final_income": "never"}}, "new.rulings.automa.final_income"),
        ({"rulings": {"shadow2p.empty_deck_order": "favorite_first"}}, None),
        ({"players": ["Ana", "Ben"]}, None),
    ],
)
def test_a_wrong_set_up_is_refused(fields: dict[str, Any], where: str | None) -> None:
    with pytest.raises(Refusal) as refusal:
        begun(**fields)
    assert refusal.value.code == "bad_input"
    assert where is None or refusal.value.where == where


def test_commands_of_the_map_are_not_known_to_the_duel() -> None:
    _, duel = game.set_up({"game": "tapestry", "mode": "duel", "players": ["Ana", "Ben"]})
    for request in ({"do": "explore", "hex": 1}, {"do": "conquer", "hex": 1}):
        with pytest.raises(Refusal) as refusal:
            game.command(duel, request)
        assert refusal.value.code == "bad_input"


def test_stored_states_of_both_modes_come_back() -> None:
    _, duel = game.set_up({"game": "tapestry", "mode": "duel", "players": ["Ana", "Ben"]})
    for state in (duel, fresh()):
        assert game.thawed(frozen(state)) == state


def test_set_up_tells_what_to_lay_out() -> None:
    done = do(begun(civs=["engineers"]), {"do": "new"}, rolled("science"), drew("progress", 8))
    assert kinds(done) == ["civilization", "favorite", "rolled", "favorite", "joined"]
