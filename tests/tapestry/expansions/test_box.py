"""My box: checked, frozen into the table, and read nowhere else."""

from typing import Any

import pytest

from tests.tapestry.expansions.expanded_builders import begun, laid_out
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.tapestry import Tapestry

game = Tapestry()

CIV = {"id": "dreamers", "name": "Dreamers", "expansion": "FF"}
DUEL = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Ben"]}


@pytest.mark.parametrize(
    ("box", "where", "sentence"),
    [
        ({"cellar": 1}, "new.box.cellar", "There is no entry “cellar” in My box."),
        ({"civs": {}}, "new.box.civs", "This should be a list"),
        ({"civs": [{"id": "x"}]}, "new.box.civs[0].name", "The field “name” is missing."),
        ({"civs": [{**CIV, "color": 1}]}, "new.box.civs[0].color", "There is no field “color”"),
        ({"civs": [{**CIV, "id": "Big Ones"}]}, "new.box.civs[0].id", "This value is too"),
        ({"civs": [{**CIV, "name": ""}]}, "new.box.civs[0].name", "This value is too"),
        ({"civs": [{**CIV, "expansion": "PP"}]}, "new.box.civs[0].expansion", "“PP” is not among"),
        ({"civs": [{**CIV, "favorite": "sea"}]}, "new.box.civs[0].favorite", "“sea” is not among"),
        ({"civs": [{**CIV, "id": "engineers"}]}, "new.box.civs", "Third Chair knows"),
        ({"civs": [{**CIV, "id": "hucksters"}]}, "new.box.civs", "Third Chair knows"),
        ({"civs": [CIV, CIV]}, "new.box.civs", "Two civilizations in My box"),
        ({"civs": [{**CIV, "back": "nobody"}]}, "new.box.civs", "Dreamers is said to have"),
        ({"civs": [{**CIV, "back": "dreamers"}]}, "new.box.civs", "Dreamers is said to have"),
        (
            {"civs": [{**CIV, "effects": [{"do": "dance"}]}]},
            "new.box.civs[0].effects[0].do",
            "“dance” is not among",
        ),
        (
            {"civs": [{**CIV, "effects": [{"do": "points", "n": 0}]}]},
            "new.box.civs[0].effects[0].n",
            "This number is too small",
        ),
        (
            {"civs": [{**CIV, "effects": [{"do": "points", "turns": [6]}]}]},
            "new.box.civs[0].effects[0].turns[0]",
            "This number is too large",
        ),
        (  # no civilization does anything in the first income turn
            {"civs": [{**CIV, "effects": [{"do": "points", "turns": [1]}]}]},
            "new.box.civs[0].effects[0].turns[0]",
            "“1” does not fit",
        ),
        (
            {"civs": [{**CIV, "effects": [{"do": "note", "text": " "}]}]},
            "new.box.civs",
            "A note of Dreamers is empty.",
        ),
        ({"arts.cover": []}, "new.box.arts.cover", "This value is too"),
        ({"arts.cover": ["gold"]}, "new.box.arts.cover[0]", "“gold” is not among"),
        ({"arts.spaces": {"3": [{"do": "sing"}]}}, "new.box.arts.spaces[0].do", "“sing” is not"),
        ({"names": {"tapestry-kraken": 7}}, "new.box.names", "This should be text"),
    ],
)
@pytest.mark.parametrize("mode", ["solo", "duel"])
def test_what_a_box_cannot_say_is_refused(
    mode: str, box: dict[str, Any], where: str, sentence: str
) -> None:
    base = DUEL if mode == "duel" else {"game": "tapestry", "mode": "solo"}
    answer = Session(GAMES, VOICES).handle({"new": {**base, "box": box}})
    assert not answer["ok"]
    assert (answer["error"]["code"], answer["error"]["where"]) == ("bad_input", where)
    assert answer["error"]["message"].startswith(sentence), answer["error"]["message"]


def test_an_entry_that_tonight_needs_nothing_of_is_no_mistake() -> None:
    box = {"civs": [CIV], "arts.cover": ["arts"], "names": {"tapestry-kraken": "Krake"}}
    assert begun(box=box).box["arts.cover"] == ("arts",)
    game.set_up({**DUEL, "box": box})


def test_the_box_is_frozen_into_the_table() -> None:
    box = {"arts.spaces": {"2": [{"do": "gain_tapestry"}]}}
    setup = {"game": "tapestry", "mode": "solo", "expansions": ["AA"], "arts": "science"}
    table = Table.new(GAMES, {**setup, "box": box, "seed": 3})
    box["arts.spaces"]["2"].append({"do": "explore"})
    while table.question is not None:
        table.answer(table.question.options[0])  # type: ignore[attr-defined]
    kept = table.state.box["arts.spaces"]["2"]
    assert [one["do"] for one in kept] == ["gain_tapestry"]


def test_printed_names_come_before_ours() -> None:
    box = {"names": {"tapestry-kraken": "Riesenkrake", "landmark-bridge": "Brücke"}}
    session = Session(GAMES, VOICES)
    setup: dict[str, Any] = {
        "game": "tapestry",
        "mode": "solo",
        "language": "de",
        "expansions": ["AA"],
        "civs": ["engineers"],
        "favorites": {"shadow": "science"},
        "box": box,
        "seed": 3,
    }
    asked = session.handle({"new": setup})
    assert asked["pending"]["about"] == "landmark_card"
    told = session.handle({"answer": "bridge"})
    assert "Brücke" in told["events"][-1]["say"]


def test_without_a_box_nothing_changes() -> None:
    _, view = laid_out("AA", arts="science")
    assert "box" not in view


def test_a_box_that_is_no_object_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        begun(box=[])
    assert refusal.value.where == "new.box"
