"""Free games with modules over the contract: mods, what is foreseen, pieces, arrows of a tile."""

from typing import Any

import pytest

from tests.contract.talking import Talk
from thirdchair.games import GAMES
from thirdchair.scythe.commands import Use

ANA = {"name": "Ana", "kind": "human", "faction": "nordic", "mat": "industrial"}
BO = {"name": "Bo", "kind": "human", "faction": "crimea", "mat": "engineering"}
AUTOMA = {"kind": "automa", "faction": "saxony", "level": "automa"}
HUMANS = ["move", "place", "remove", "gain", "star"]


def begun(*modules: str, answers: tuple[Any, ...] = (), **setup: Any) -> Talk:
    """A table with these modules; what is not answered is answered with what comes last."""
    talk = Talk()
    usual = {"game": "scythe", "mode": "automa", "seats": [ANA, BO, AUTOMA], "abilities": "off"}
    told = talk.ok(new={**usual, "modules": list(modules), "seed": 5, **setup})
    left = list(answers)
    while asked := told["pending"]:
        last = asked["options"][-1] if "options" in asked else asked["min"]
        told = talk.ok(answer=left.pop(0) if left else last)
    return talk


def asked_for(deck: str, **setup: Any) -> dict[str, Any]:
    """The first draw from a deck while a table is set up."""
    talk = Talk()
    usual = {"game": "scythe", "mode": "automa", "seats": [ANA, AUTOMA], "chance": "table"}
    told = talk.ok(new={**usual, **setup})
    while (asked := told["pending"]).get("deck") != deck:
        told = talk.ok(answer=asked["options"][0])
    question: dict[str, Any] = asked
    return question


# Mods


def with_mods() -> tuple[Talk, str]:
    """Ana has one infrastructure mod before her."""
    talk = Talk()
    seats, modules = [ANA, AUTOMA], ["infrastructure_mods"]
    new = {"game": "scythe", "mode": "automa", "seats": seats, "modules": modules, "seed": 5}
    mod = talk.ok(new=new)["pending"]["options"][0]
    talk.ok(answer=mod)
    talk.ok(answer="enough")
    return talk, mod


@pytest.mark.rule("fen.mods.infra.use.once")
def test_a_used_mod_is_seen_and_turned_back() -> None:
    talk, mod = with_mods()
    assert talk.table()["view"]["seats"]["s1"]["turned"] == {mod: False}
    assert "use" in talk.table()["next"]["may"]
    used = talk.ok(do="use", seat="s1", mod=mod)
    assert used["view"]["seats"]["s1"]["turned"] == {mod: True}
    assert talk.no(do="use", seat="s1", mod=mod)["code"] == "not_now"
    back = talk.ok(do="use", seat="s1", mod=mod, unused=True)
    assert back["view"]["seats"]["s1"]["turned"] == {mod: False}
    assert [one["back"] for one in back["events"]] == [True]
    assert talk.no(do="use", seat="s1", mod=mod, back=True)["code"] == "bad_input"


def test_a_record_from_before_says_back() -> None:
    talk, mod = with_mods()
    talk.ok(do="use", seat="s1", mod=mod)
    table = talk.session.table
    assert table is not None
    older = {"do": "use", "seat": "s1", "mod": mod, "back": True}
    decoded = GAMES["scythe"]().command(table.state, older)
    assert isinstance(decoded, Use)
    table.do(older, "table")
    assert talk.table()["view"]["seats"]["s1"]["turned"] == {mod: False}


@pytest.mark.rule("fen.mods.mech.use.setup")
def test_what_covers_an_ability_is_seen() -> None:
    talk = Talk()
    new = {"game": "scythe", "mode": "automa", "seats": [ANA, AUTOMA], "modules": ["mech_mods"]}
    asked = talk.ok(new={**new, "seed": 5})["pending"]
    assert asked["options"] == [*sorted(asked["options"][:-1]), "enough"]
    mod = asked["options"][0]
    ability = talk.ok(answer=mod)["pending"]["options"][0]
    talk.ok(answer=ability)
    view = talk.ok(answer="enough")["view"]
    assert view["seats"]["s1"]["worn"] == {ability: mod}
    assert "worn" not in view["seats"]["s2"]
    assert "turned" not in view["seats"]["s1"]


@pytest.mark.parametrize("deck", ["mech_mods", "infrastructure_mods"])
def test_tiles_are_drawn_from_options_in_order(deck: str) -> None:
    question = asked_for(deck, modules=[deck])
    assert question["options"] == sorted(question["options"])
    assert len(question["weights"]) == len(question["options"])
    by_name = dict(zip(question["options"], question["weights"], strict=True))
    counts = set(by_name.values())
    if deck == "mech_mods":
        assert len(counts) > 1, "some tiles are there more often"


# What the rules foresee


def test_next_lists_what_modules_let_people_do_beside_their_turns() -> None:
    assert begun().table()["next"]["may"] == HUMANS
    talk = begun("alliances", answers=("nobody", "nobody"))
    assert talk.table()["next"]["may"] == [*HUMANS, "pair"]
    told = talk.ok(do="pair", seat="s1", **{"with": "s2"})
    assert told["next"]["may"] == [*HUMANS, "pair", "unpair"]
    told = talk.ok(do="pair", seat="s2", **{"with": "s1"})
    while told["pending"]:
        told = talk.ok(answer=2)
    assert told["next"]["may"] == [*HUMANS, "unpair"], "nobody is left who could pair"
    tokens = begun("tesla", answers=("found",), board="ask")
    assert "count" in tokens.table()["next"]["may"]
    while "s3" not in (told := tokens.table())["next"]["who"]:
        way = {"unit": "worker", "to": "r2c4"}
        tokens.ok(do="move", seat=told["next"]["who"][0], moves=[way])
    assert told["next"]["may"] == ["automa_turn", "count"]
    told = tokens.ok(do="finish")
    while told["pending"]:
        told = tokens.ok(answer=told["pending"].get("known", 0))
    assert told["next"] == {"who": [], "may": []}


# Pieces


@pytest.mark.rule("fen.tesla.both")
def test_the_reserve_is_what_can_be_placed() -> None:
    talk = begun("tesla", answers=("s1",))
    left = talk.table()["view"]["seats"]["s1"]["reserve"]["mech"]
    assert left == 4, "he is a mech more, and stands on the board"
    error = talk.no(do="place", seat="s1", unit="mech", at="r2c4", n=left + 1)
    assert error["code"] == "not_now"
    told = talk.ok(do="place", seat="s1", unit="mech", at="r2c4", n=left)
    assert told["view"]["seats"]["s1"]["reserve"]["mech"] == 0


# Arrows


HORDE: dict[str, Any] = {"mode": "horde", "seats": [ANA, BO], "faction": "fenris", "combat": "app"}


def corrected(told: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    events = [one for one in told["events"] if one["type"] == "corrected"]
    return [(one["path"], one["from"], one["to"]) for one in events]


@pytest.mark.parametrize("table", [{"modules": ["mad_tesla"]}, HORDE], ids=["mad tesla", "horde"])
def test_an_arrow_that_is_forgotten_is_told(table: dict[str, Any]) -> None:
    talk = begun(**table) if "mode" in table else begun("mad_tesla")
    talk.ok(do="correct", path="tile.1", value="E")
    told = talk.ok(do="correct", path="tile.2", value="E")
    assert corrected(told) == [("tile.1", "E", None), ("tile.2", None, "E")]
    assert "not told yet" in told["events"][0]["say"]
    assert corrected(talk.ok(do="correct", path="tile.2", value="E")) == [("tile.2", "E", "E")]


def asked_after_an_arrow(talk: Talk) -> dict[str, Any]:
    """The Horde rolls until a number comes up of which nobody has told anything."""
    while not (told := talk.ok(do="actor_turn", actor="horde"))["pending"]:
        pass
    question: dict[str, Any] = told["pending"]
    return question


@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_a_question_offers_the_sides_that_are_free(language: str) -> None:
    talk = begun(**HORDE, language=language)
    asked = asked_after_an_arrow(talk)
    face = asked["about"][-1]
    other = "1" if face != "1" else "2"
    talk.ok(undo=1)
    talk.ok(do="correct", path=f"tile.{other}", value="E")
    asked = talk.ok(do="actor_turn", actor="horde")["pending"]
    assert asked["about"] == f"horde_face_{face}"
    assert asked["options"] == ["NE", "SE", "SW", "W", "NW"]
    assert asked["anyway"] == ["E"]
    error = talk.no(answer="E")
    assert error["code"] == "not_now"
    assert len(error["message"]) > 40
    told = talk.ok(answer="E", anyway=True)
    assert corrected(told)[0] == (f"tile.{other}", "E", None)
    assert told["view"]["tile"][face] == "E"
    assert told["view"]["tile"][other] is None
