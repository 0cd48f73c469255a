"""What goes back into the box after a game."""

from typing import Any

from thirdchair.games import GAMES
from thirdchair.kit.questions import Pick
from thirdchair.table.journal import Table
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.put_back import Back

game = Tapestry()

SOLO = {
    "game": "tapestry",
    "mode": "solo",
    "level": 3,
    "civs": ["engineers"],
    "favorites": {"automa": "technology", "shadow": "science"},
    "seed": 5,
}
DUEL = {
    "game": "tapestry",
    "mode": "duel",
    "players": ["Ana", "Bert"],
    "favorite": "military",
    "seed": 5,
}


def back(table: Table) -> dict[str, Back]:
    return {one.id: one for one in game.put_back(table.setup, table.state)}


def laid_out(table: Table, **parts: Any) -> Table:
    for path, value in parts.items():
        table.do({"do": "correct", "path": path.replace("__", "."), "value": value})
    return table


def test_a_fresh_table_has_only_what_the_set_up_took() -> None:
    found = back(Table.new(GAMES, SOLO))
    assert set(found) == {
        "civ-engineers",
        "mat",
        "tokens-automa",
        "tokens-shadow",
        "outposts-automa",
        "outposts-you",
        "removed-tapestry",
        "removed-tapestry-starred",
        "removed-civ",
        "removed-civ-starred",
        "traps",
    }
    assert found["mat"].args == {"covered": True, "level": 3}
    assert found["outposts-automa"].args == {"who": "automa", "n": 2, "hexes": [22]}
    assert "alliance" in found["removed-tapestry"].args["ids"]
    assert "heralds" in found["removed-civ-starred"].args["ids"]
    assert found["traps"].args == {"n": 2}


def test_what_lies_on_the_map_and_the_mats_goes_back() -> None:
    automa, you = {"who": "automa"}, {"who": "you"}
    table = laid_out(
        Table.new(GAMES, SOLO),
        hexes__16={"tile": True, "tokens": [automa, {**you, "toppled": True}]},
        hexes__30={"tile": True, "tokens": [{"who": "shadow", "toppled": True}]},
        hexes__3={"tile": True, "tokens": [{"who": "you", "piece": "building"}]},
        tapestry__automa_hand=3,
        tapestry__mat=1,
        achievements__middle_island=["automa"],
    )
    for landmark, owner in (
        ("science:4", "automa"),
        ("science:7", "shadow"),
        ("military:4", "you"),
    ):
        table.do({"do": "correct", "path": f"landmarks.{landmark}", "value": owner})
    found = back(table)
    assert found["outposts-automa"].args == {"who": "automa", "n": 3, "hexes": [16, 22]}
    assert found["outposts-you"].args == {"who": "you", "n": 3, "hexes": [16, 24]}
    assert found["outposts-shadow"].args == {"who": "shadow", "n": 1, "hexes": [30]}
    assert found["buildings"].args == {"n": 1, "hexes": [3]}
    assert found["tiles"].args == {"n": 2}  # the territory of hex 16 is printed on the board
    assert found["tapestry"].args == {"n": 4}
    assert found["landmarks-shadow"].args["landmarks"] == ["science:7"]
    assert found["achievements"].args == {"n": 1}


def test_printed_cards_go_back_only_where_they_were_used() -> None:
    assert "decision" not in back(Table.new(GAMES, DUEL))
    cards = back(Table.new(GAMES, {**DUEL, "chance": "table"}))["decision"]
    assert cards.args == {"n": 22}


def test_a_duel_clears_the_shadow_empire_and_all_landmarks() -> None:
    table = laid_out(Table.new(GAMES, DUEL))
    table.do({"do": "correct", "path": "landmarks.military:7", "value": "shadow"})
    table.do({"do": "correct", "path": "landmarks.science:4", "value": "p2"})
    found = back(table)
    assert set(found) == {"tokens-shadow", "landmarks-shadow", "landmarks-p2"}
    assert found["tokens-shadow"].args == {"who": "shadow", "n": 4, "track": "military"}


def test_expansions_go_back_too() -> None:
    setup = {**SOLO, "expansions": ["AA", "PP"], "arts": "science", "double_strike": True}
    found = back(Table.new(GAMES, {**setup, "civs": ["hucksters"], "level": 5}))
    assert found["arts"].args == {"track": "science"}
    assert found["strike-strike"].args["n"] == 5
    assert found["mat"].args["covered"] is False  # the hard side needs no income card
    assert "traps" not in found  # with expansions all traps stay in


def test_markers_beside_the_tracks_go_back() -> None:
    setup = {**SOLO, "expansions": ["PP"], "civs": ["trailblazers"]}
    table = Table.new(GAMES, setup)
    while table.question is not None:
        assert isinstance(table.question, Pick)
        table.answer(table.question.options[0])
    assert back(table)["markers"].args == {"n": 1}
    laid_out(table, markers__science=[4, 6])
    assert back(table)["markers"].args == {"n": 3}
    laid_out(table, markers__science=[], markers__technology=[])
    assert "markers" not in back(table)


def test_landmark_cards_and_their_landmarks_go_back_into_their_box() -> None:
    table = Table.new(GAMES, {**SOLO, "expansions": ["AA"]})
    while table.question is not None:
        assert isinstance(table.question, Pick)
        table.answer(table.question.options[0])
    found = back(table)
    assert "landmark_cards" in found
    (landmark,) = found["carded-automa"].args["landmarks"]
    assert landmark.startswith("card:")
    assert "landmarks-automa" not in found


def test_what_was_ticked_off_at_set_up_is_known_afterwards() -> None:
    table = Table.new(GAMES, SOLO)
    starred = [step for step in game.steps(table.setup, table.state) if step.starred]
    heralds = next(step for step in starred if step.args.get("civ") == "heralds")
    found = {one.id: one for one in game.put_back(table.setup, table.state, [heralds.rule])}
    assert "heralds" in found["removed-civ"].args["ids"]
    assert not [one for one in found if one.endswith("-starred")]
    named = [name for one in found.values() for name in one.args.get("ids", ())]
    others = [step.args.get("civ") or step.args.get("tapestry") for step in starred]
    assert [one for one in others if one in named] == ["heralds"]
