"""Automa civilizations that we have no text for: by hand, or as My box puts them together."""

from typing import Any

import pytest

from tests.tapestry.builders import the
from tests.tapestry.expansions.expanded_builders import (
    TRACKS,
    begun,
    carried_out,
    expanded,
    joins,
    kept,
    number,
    picked,
    set_up,
)
from tests.tapestry.rules_solo.reading import every, moves, options, said, scores
from tests.tapestry.solo_builders import asks, bots_turn, drew, rolled, standing
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.flow import Answer, Done, Pending, play
from thirdchair.table.journal import Table
from thirdchair.tapestry.commands import SetUp
from thirdchair.tapestry.events import (
    CivilizationCard,
    CivilizationNote,
    Explored,
    LandmarkTaken,
    Rolled,
    Skipped,
)
from thirdchair.tapestry.solo import compose
from thirdchair.tapestry.state import SoloState
from thirdchair.words import LANGUAGES

PLAIN = {"id": "dreamers", "name": "Träumer", "expansion": "FF"}
ALL = dict.fromkeys(TRACKS, 12)
DOINGS = [
    "done",
    "advance",
    "advance_without_benefit",
    "research",
    "research_without_benefit",
    "conquer",
    "explore",
    "points",
    "tapestry",
    "landmark",
]


def civ(*effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A box with one civilization."""
    return {"civs": [{**PLAIN, "effects": list(effects), **fields}]}


def table(*effects: dict[str, Any], **fields: Any) -> SoloState:
    expansions = fields.pop("expansions", ("FF",))
    return expanded(*expansions, box=civ(*effects), civs=("dreamers",), **fields)


def ability(state: SoloState, *answers: Answer, turn: int = 2) -> Done[Any]:
    return carried_out(state, lambda solo: solo.civilization_income(turn), *answers)


def asks_ability(state: SoloState, *answers: Answer) -> Pending[Any]:
    mode = compose(tuple(state.expansions))
    result = play(
        lambda state, turn, events: mode(state, events).civilization_income(turn),
        state,
        2,
        answers,
    )
    assert isinstance(result, Pending)
    return result


def does(*things: str) -> list[Answer]:
    """What the card does, one after the other."""
    return [picked("civ_card", one) for one in things]


# Drawn only if the owner wants them


@pytest.mark.parametrize(
    "expansion",
    [
        pytest.param("AA", marks=pytest.mark.rule("tap.solo.comp.civ.aa")),
        pytest.param("FF", marks=pytest.mark.rule("tap.solo.comp.civ.ff")),
    ],
)
def test_a_civilization_comes_by_name_if_the_box_has_it_and_its_expansion_is_in(
    expansion: str,
) -> None:
    four = ["conquerors", "engineers", "explorers", "scientists"]
    more = sorted([*four, "other"])
    box = {"civs": [{**PLAIN, "expansion": expansion}]}
    assert options(asks(begun(expansion), SetUp())) == more
    assert options(asks(begun(expansion, box=box), SetUp())) == sorted([*more, "dreamers"])
    assert "dreamers" not in options(asks(begun("PP", box=box), SetUp()))
    assert options(asks(begun(box=box), SetUp())) == four


def test_it_can_be_given_and_names_its_favorite_or_rolls_for_it() -> None:
    box = {"civs": [{**PLAIN, "favorite": "science"}]}
    done = set_up(begun("FF", civs=["dreamers"], box=box), rolled("military"), joins())
    assert done.state.favorites == {"automa": "science", "shadow": "military"}
    rolls = begun("FF", civs=["dreamers"], box={"civs": [PLAIN]})
    done = set_up(rolls, rolled("military"), rolled("science"), joins())
    assert done.state.favorites == {"automa": "military", "shadow": "science"}


def test_a_favorite_track_that_the_table_lacks_is_rolled_for() -> None:
    box = {"civs": [{**PLAIN, "favorite": "arts"}]}
    waiting = asks(begun("FF", civs=["dreamers"], box=box), SetUp())
    assert options(waiting) == TRACKS
    with_arts = begun("AA", "FF", arts="science", civs=["dreamers"], box=box)
    done = set_up(with_arts, rolled("science"), joins(), *kept("castle", "villa"))
    assert done.state.favorites["automa"] == "arts"


def test_the_two_sides_of_a_card_do_not_come_together_on_level_6() -> None:
    other = {**PLAIN, "id": "wakers", "name": "Wache"}
    for first, second in (
        (PLAIN, {**other, "back": "dreamers"}),
        ({**PLAIN, "back": "wakers"}, other),
    ):
        state = begun("FF", level=6, box={"civs": [first, second]})
        for drawn, back in (("dreamers", "wakers"), ("wakers", "dreamers")):
            waiting = asks(state, SetUp(), drew("civilization", drawn))
            assert back not in options(waiting)
            assert "engineers" in options(waiting)


# By hand


@pytest.mark.rule("tap.solo.comp.civ.ff")
def test_in_the_civilization_step_you_read_the_card_and_tell_what_it_did() -> None:
    waiting = asks_ability(table())
    assert (waiting.question.key, waiting.question.at) == ("choice:civ_card:you", "dreamers")
    assert options(waiting) == DOINGS
    assert the(waiting, CivilizationCard).turn == 2
    done = ability(table(), *does("done"))
    assert done.state == table()


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_it_is_asked_in_income_turns_2_to_5(turn: int) -> None:
    done = ability(table(), *(does("done") if turn > 1 else []), turn=turn)
    assert len(every(done, CivilizationCard)) == (turn > 1)


def test_a_whole_income_turn_asks_before_it_scores() -> None:
    state = table(era=(1, 5), deck=(), discard=(1, 2))
    done = bots_turn(
        state,
        *does("points"),
        number("civ_points", 9),
        *does("done"),
        drew("progress", 9),
        drew("progress", 10),
    )
    assert scores(done)[0] == ("civilization", 9)
    assert scores(done)[1][0] == "income"


def test_what_a_card_can_do_to_the_table() -> None:
    done = ability(
        table(automa={"technology": 4}),
        *does("advance"),
        picked("civ_track", "technology"),
        *does("advance_without_benefit"),
        picked("civ_track", "science"),
        *does("research"),
        rolled("technology"),
        *does("points"),
        number("civ_points", 7),
        *does("tapestry", "landmark"),
        picked("civ_landmark", "military:10"),
        *does("done"),
    )
    assert moves(done) == [
        ("automa", "technology", 5),
        ("automa", "science", 1),
        ("automa", "technology", 6),
    ]
    assert (done.state.vp["automa"], done.state.tapestry.automa_hand) == (7, 1)
    assert done.state.landmarks["military:10"] == "automa"


def test_conquering_and_exploring_by_hand_are_the_automas_own_actions() -> None:
    done = ability(table(), *does("explore", "conquer", "done"))
    assert len(every(done, Explored)) == 1
    assert "conquered" in [event.__struct_config__.tag for event in done.events]


def test_what_cannot_be_done_is_not_offered() -> None:
    taken = {f"{track}:{space}": "you" for track in TRACKS for space in (4, 7, 10)}
    waiting = asks_ability(table(automa=ALL, taken=taken))
    assert options(waiting) == [
        one for one in DOINGS if not one.startswith("advance") and one != "landmark"
    ]


# From building blocks


@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_a_block_is_done_in_its_turns(turn: int) -> None:
    state = table({"do": "points", "n": 4, "turns": [2, 4]}, {"do": "tapestry", "turns": [3]})
    done = ability(state, turn=turn)
    assert done.state.vp["automa"] == (4 if turn in (2, 4) else 0)
    assert done.state.tapestry.automa_hand == (turn == 3)


@pytest.mark.parametrize(
    ("per", "points"),
    [
        (None, 2),
        ("landmarks", 4),
        ("territories", 2),
        ("tapestry", 6),
        ("science", 10),
        ("arts", 0),
    ],
)
def test_points_for_something(per: str | None, points: int) -> None:
    """Two landmarks, the capital, three face-down cards, space 5 of science, no arts track."""
    block = {"do": "points", "n": 2} | ({"per": per} if per else {})
    state = table(
        block,
        taken={"science:4": "automa", "military:4": "shadow"},
        automa={"science": 5},
        hand=3,
        mat=3,
    )
    assert ability(state).state.vp["automa"] == points


@pytest.mark.parametrize(
    ("block", "track", "hand"),
    [
        ({"do": "advance", "track": "science"}, "science", 1),
        ({"do": "advance", "track": "science", "benefit": False}, "science", 0),
        ({"do": "advance"}, "technology", 1),
    ],
)
def test_an_advance_with_or_without_benefit(block: dict[str, Any], track: str, hand: int) -> None:
    """Space 2 of science, and of technology, the favorite, is a tapestry card."""
    done = ability(table(block, automa={"science": 1, "technology": 1}))
    assert moves(done) == [("automa", track, 2)]
    assert done.state.tapestry.automa_hand == hand


def test_a_finished_track_or_one_that_the_table_lacks_is_skipped() -> None:
    blocks = ({"do": "advance", "track": "science"}, {"do": "advance", "track": "arts"})
    done = ability(table(*blocks, automa={"science": 12}))
    assert [event.what for event in every(done, Skipped)] == ["advance_on", "no_track"]


def test_the_die_with_or_without_benefit() -> None:
    blocks = ({"do": "research"}, {"do": "research", "benefit": False})
    state = table(*blocks, automa={"science": 1, "technology": 1})
    done = ability(state, rolled("science"), rolled("technology"))
    assert len(every(done, Rolled)) == 2
    assert done.state.tapestry.automa_hand == 1


def test_conquer_and_explore_anywhere() -> None:
    """Next to the Automa everything is explored; the far hexes are not."""
    near = [18, 19, 29]
    state = table({"do": "explore"}, tiles=near)
    assert the(ability(state), Skipped).what == "explore"
    state = table({"do": "explore", "anywhere": True}, tiles=near)
    assert len(every(ability(state), Explored)) == 1
    state = table({"do": "conquer", "anywhere": True}, on={28: "Y"})
    done = ability(state, Answer("choice:your_reaction:you", "none", "you"))
    assert standing(done.state, 28) == "yA"


def test_a_landmark_is_asked_for() -> None:
    waiting = asks_ability(table({"do": "landmark"}, taken={"science:4": "you"}))
    assert "science:4" not in options(waiting)
    done = ability(table({"do": "landmark"}), picked("civ_landmark", "science:7"))
    assert the(done, LandmarkTaken).landmark == "science:7"
    taken = {f"{track}:{space}": "you" for track in TRACKS for space in (4, 7, 10)}
    assert the(ability(table({"do": "landmark"}, taken=taken)), Skipped).what == "landmark"


def test_a_note_is_read_out() -> None:
    text = "Lege die oberste Karte des Weltraumstapels auf das Tableau und lies sie laut vor."
    noted = the(ability(table({"do": "note", "text": text})), CivilizationNote)
    assert (noted.civ, noted.note) == ("dreamers", text)


def test_blocks_and_your_hand_can_be_mixed() -> None:
    state = table({"do": "points", "n": 3}, {"do": "ask", "turns": [4]})
    assert ability(state, turn=2).state.vp["automa"] == 3
    done = ability(state, *does("tapestry", "done"), turn=4)
    assert (done.state.vp["automa"], done.state.tapestry.automa_hand) == (3, 1)


def test_on_level_6_a_known_and_a_boxed_civilization_go_in_their_order() -> None:
    state = table({"do": "points", "n": 3}, taken={"science:4": "automa"})
    state.civs = ["engineers", "dreamers"]
    assert [points for _, points in scores(ability(state))] == [1, 3]


# The name of the owner's card


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_calls_it_as_its_card_does(language: str) -> None:
    session = Session(GAMES, VOICES)
    setup = {
        "game": "tapestry",
        "mode": "solo",
        "language": language,
        "expansions": ["FF"],
        "civs": ["dreamers"],
        "favorites": {"automa": "science", "shadow": "military"},
        "box": {"civs": [PLAIN]},
        "seed": 4,
    }
    answer = session.handle({"new": setup})
    assert answer["ok"], answer
    assert "Träumer" in answer["events"][0]["say"]
    assert said(CivilizationCard(civ="engineers", turn=2, rule="tap.solo.comp.civ.ff"))[0]


def test_a_game_by_hand_survives_storage_undo_and_back() -> None:
    setup = {
        "game": "tapestry",
        "mode": "solo",
        "expansions": ["FF"],
        "civs": ["dreamers"],
        "box": {"civs": [PLAIN]},
        "seed": 4,
    }
    game = Table.new(GAMES, setup)
    while game.question is None:
        game.do({"do": "bots_turn"})
    before = game.view()
    game.answer("points")
    game.answer(12)
    game.back(2)
    assert game.view() == before
    game.answer("points")
    game.answer(12)
    game.answer("done")
    after = game.view()
    game.undo(1)
    game.redo(1)
    assert game.view() == after


def test_a_table_from_when_turn_1_could_be_named_goes_on() -> None:
    state = table({"do": "points", "n": 2, "turns": [1, 3]})
    assert scores(ability(state, turn=3)) == [("civilization", 2)]
    assert scores(ability(state, turn=2)) == []
