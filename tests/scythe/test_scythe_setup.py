"""Set-up: what each seat starts with, what is drawn, what is refused."""

from typing import Any

import pytest

from tests.scythe.scene import Scene, automa, every, human, only, places, solo
from thirdchair.games import GAMES
from thirdchair.kit.flow import Pending, play
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe import commands, content
from thirdchair.scythe.events import Starts
from thirdchair.scythe.game import Scythe
from thirdchair.table.journal import Table

BASE = {"game": "scythe", "mode": "automa"}


@pytest.mark.rule("scy.automa.setup.mat", "scy.automa.setup.coins", "scy.automa.setup.units")
@pytest.mark.rule("scy.automa.setup.popularity", "scy.automa.setup.tracker")
def test_an_automa_starts_by_its_faction_mat() -> None:
    scene = solo("saxony", "crimea")
    one = scene.state.seats["s2"]
    assert (one.power, one.cards, one.coins, one.popularity) == (1, 4, 5, 10)
    assert (one.tracker, one.scheme, one.level) == (0, 1, "automa")
    assert scene.at("s2", "character") == {"base:saxony": 1}
    assert scene.at("s2", "worker") == dict.fromkeys(sorted(places(71, 82)), 1)
    assert scene.at("s2", "mech") == {}
    assert one.stars == {"combat": 0, "power": 0, "tracker": 0}
    assert scene.state.decks["s2"].cards == list(range(1, 20))


@pytest.mark.rule("scy.automa.setup.coins")
@pytest.mark.parametrize("level", ["autometta", "automa", "automaszyna", "ultimaszyna"])
def test_every_level_starts_with_five_coins(level: str) -> None:
    assert solo("nordic", "crimea", level).state.seats["s2"].coins == 5


def test_a_human_starts_by_faction_and_player_mat() -> None:
    one = Scene(human("crimea", "agricultural"), automa("nordic")).state.seats["s1"]
    assert (one.power, one.cards, one.coins, one.popularity) == (5, 0, 7, 4)


@pytest.mark.rule("scy.automa.setup.first")
def test_a_human_begins_wherever_it_sits() -> None:
    scene = Scene(automa("nordic"), human("crimea"), rulings={})
    assert scene.state.ready
    request = {**BASE, "seats": [automa("nordic"), human("crimea")]}
    for rulings, first in (({}, "s2"), ({"scythe.p14": "automa"}, "s1")):
        _, state = Scythe().set_up({**request, "rulings": rulings})
        result = play(Scythe().rules, state, commands.SetUp())
        assert [e.seat for e in result.events if isinstance(e, Starts)] == [first]


@pytest.mark.rule("scy.automa.setup.first")
def test_of_several_humans_the_lowest_number_on_the_mats_begins() -> None:
    seats = [human("nordic", "agricultural"), automa("crimea"), human("rusviet", "engineering")]
    first = only(started([*seats, human("polania", "militant")]), "starts")
    assert first["seat"] == "s3"
    rule = "scy.automa.setup.first"
    numbers = {"from": ["s1", "s3", "s4"], "to": ["s3"], "by": ["5", "2", "2a"]}
    assert first["why"] == [{"rule": rule, **numbers}]
    assert only(started(seats, **{"scythe.p14": "automa"}), "starts")["seat"] == "s2"
    assert "why" not in only(started(seats[:2]), "starts"), "one human has nobody to compare with"


def started(seats: list[dict[str, Any]], **rulings: str) -> list[dict[str, Any]]:
    """What a new table tells."""
    table = Table.new(GAMES, {**BASE, "seats": seats, "rulings": rulings})
    return table.events()


def test_the_turns_go_round_from_whoever_begins() -> None:
    seats = [human("nordic", "agricultural"), automa("crimea"), human("rusviet", "engineering")]
    table = Table.new(GAMES, {**BASE, "seats": seats})
    assert table.turn.who == ("s3",)
    moves = [{"unit": "worker", "from": "r3c6", "to": "r3c5"}]
    table.do({"do": "move", "seat": "s3", "moves": moves})
    assert table.turn.who == ("s1",)


PLAYER_MATS = {
    "industrial": (2, 4),
    "engineering": (2, 5),
    "militant": (3, 4),
    "patriotic": (2, 6),
    "innovative": (3, 5),
    "mechanical": (3, 6),
    "agricultural": (4, 7),
}
"""Popularity and coins as printed."""


@pytest.mark.parametrize("mat", content.mats())
def test_every_player_mat_gives_its_popularity_and_coins(mat: str) -> None:
    me = Scene(human("nordic", mat), automa("saxony")).state.seats["s1"]
    assert (me.popularity, me.coins) == PLAYER_MATS[mat]


@pytest.mark.rule("scy.automa.setup.faction")
def test_factions_and_mats_that_are_not_given_are_drawn() -> None:
    request = {**BASE, "seats": [{"kind": "human"}, {"kind": "automa"}]}
    _, state = Scythe().set_up(request)
    asked = []
    answers: list[Any] = []
    from thirdchair.kit.flow import Answer

    result = play(Scythe().rules, state, commands.SetUp())
    for value in ("rusviet", "mechanical", "albion"):
        assert isinstance(result, Pending)
        asked.append((result.question.key, result.question.options))  # type: ignore[attr-defined]
        answers.append(Answer(result.question.key, value, "table"))
        result = play(Scythe().rules, state, commands.SetUp(), answers)
    assert not isinstance(result, Pending)
    assert [key for key, _ in asked] == ["draw:faction", "draw:mat", "draw:faction"]
    assert len(asked[0][1]) == 7
    assert "industrial" not in asked[1][1]
    assert "rusviet" not in asked[2][1]
    assert result.state.seats["s2"].faction == "albion"
    assert result.state.seats["s1"].mat == "mechanical"


def test_the_base_box_draws_only_its_five_factions() -> None:
    request = {**BASE, "printing": "base", "seats": [human("nordic"), {"kind": "automa"}]}
    _, state = Scythe().set_up(request)
    result = play(Scythe().rules, state, commands.SetUp())
    assert isinstance(result, Pending)
    assert result.question.options == ("crimea", "polania", "rusviet", "saxony")  # type: ignore[attr-defined]


@pytest.mark.rule("fen.automa.difficulty.auto.move", "fen.automa.difficulty.auto")
def test_a_head_start_triggers_all_that_it_passes() -> None:
    scene = Scene(human("nordic"), automa("crimea", head_start=10))
    one = scene.state.seats["s2"]
    assert (one.tracker, one.scheme, one.stars["tracker"]) == (10, 2, 1)


@pytest.mark.rule("fen.automa.difficulty.auto.move", "fen.automa.difficulty.auto.negative")
@pytest.mark.parametrize("spaces", [-1, 1, 3])
def test_the_checklist_says_where_the_marker_of_a_head_start_stands(spaces: int) -> None:
    scene = Scene(human("nordic"), automa("crimea", head_start=spaces))
    step = scene.rules.tracker_step("s2", scene.told)
    assert step.rule.endswith(".negative" if spaces < 0 else ".move")
    assert step.args.get("count") == (None if spaces < 0 else spaces)


@pytest.mark.rule("fen.multi.reading-order.1")
def test_two_automas_alone_have_a_marker_too() -> None:
    assert Scene(automa("crimea"), automa("nordic")).state.marker == "base:albion"
    assert solo("nordic", "crimea").state.marker is None


@pytest.mark.parametrize(
    ("level", "most"),
    [("autometta", 22), ("automa", 20), ("automaszyna", 17), ("ultimaszyna", 16)],
)
def test_a_head_start_does_not_end_the_game_before_it_begins(level: str, most: int) -> None:
    scene = Scene(human("nordic"), automa("crimea", level, head_start=most))
    assert scene.state.seats["s2"].stars["tracker"] == 5
    assert scene.state.ended is None
    with pytest.raises(Refusal, match="not-in-range"):
        Scene(human("nordic"), automa("crimea", level, head_start=most + 1))


@pytest.mark.rule("fen.automa.difficulty.auto.negative")
def test_a_negative_head_start_waits_before_the_first_space() -> None:
    scene = Scene(human("nordic"), automa("crimea", head_start=-2))
    assert scene.state.seats["s2"].tracker == -2
    seen = [only(scene.turn("s2", card), "tracker")["to"] for card in (3, 6, 10)]
    assert seen == [-1, 0, 1]


@pytest.mark.rule("fen.automa.difficulty.change")
@pytest.mark.parametrize("level", ["autometta", "automa", "automaszyna", "ultimaszyna"])
def test_each_game_may_have_another_level(level: str) -> None:
    assert solo("nordic", "crimea", level).state.seats["s2"].level == level
    assert Scene(human("nordic"), {"kind": "automa", "faction": "crimea"}).state.seats["s2"].level


def test_what_the_hand_needs_is_said() -> None:
    _, state = Scythe().set_up({**BASE, "seats": [human("nordic"), automa("crimea")]})
    result = play(Scythe().rules, state, commands.SetUp())
    kinds = [type(event).__name__ for event in result.events]
    assert kinds == ["Seated", "Seated", "Starts"]


BAD: list[tuple[str, dict[str, Any]]] = [
    ("faction-twice", {"seats": [human("nordic"), automa("nordic")]}),
    ("forbidden-pair", {"seats": [human("rusviet", "industrial"), automa("nordic")]}),
    ("forbidden-pair", {"seats": [human("crimea", "patriotic"), automa("nordic")]}),
    ("mat-twice", {"seats": [human("rusviet"), human("nordic"), automa("crimea")]}),
    ("unknown-faction", {"seats": [human("vesna"), automa("nordic")]}),
    ("unknown-mat", {"seats": [human("nordic", "golden"), automa("crimea")]}),
    ("no-automa", {"seats": [human("nordic"), human("crimea", "militant")]}),
    ("wrong-number-of-seats", {"seats": [automa("nordic")]}),
    ("automa-without-mat", {"seats": [human("nordic"), automa("crimea", mat="militant")]}),
    (
        "human-without-level",
        {"seats": [{**human("nordic"), "level": "automa"}, automa("crimea")]},
    ),
    ("bad-name", {"seats": [human("nordic", name="x" * 41), automa("crimea")]}),
    (
        "same-names",
        {
            "seats": [
                human("nordic", name="Ana"),
                human("saxony", "militant", name=" Ana "),
                automa("crimea"),
            ]
        },
    ),
    ("unknown-module", {"seats": [human("nordic"), automa("crimea")], "modules": ["rivals"]}),
    ("not-in-range", {"seats": [human("nordic"), automa("crimea", head_start=99)]}),
    (
        "unknown-ruling",
        {"seats": [human("nordic"), automa("crimea")], "rulings": {"scythe.p19": True}},
    ),
    (
        "not-an-option",
        {"seats": [human("nordic"), automa("crimea")], "rulings": {"scythe.p10": "both"}},
    ),
    ("not-an-option", {"seats": [human("nordic"), automa("crimea", "hard")]}),
    ("unknown-field", {"seats": [human("nordic"), automa("crimea")], "seat": 1}),
    ("missing-field", {}),
]


@pytest.mark.parametrize(("text", "request_"), BAD, ids=[text for text, _ in BAD])
def test_a_wrong_set_up_is_refused(text: str, request_: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as caught:
        Scythe().set_up({**BASE, **request_})
    assert caught.value.text == text
    assert caught.value.code == "bad_input"


def test_rulings_take_yes_and_no_as_words() -> None:
    for said in (False, "no"):
        scene = solo("nordic", "crimea", rulings={"scythe.p1": said})
        assert scene.state.rulings["scythe.p1"] is False
    assert solo("nordic", "crimea").state.rulings["scythe.p1"] is True


def test_nothing_is_asked_when_everything_is_given() -> None:
    assert not every([], "drew")
    assert solo("nordic", "crimea").asked == []


def test_an_automa_alone_shares_its_deck_with_nobody() -> None:
    scene = Scene(human("crimea"), automa("nordic"), deck="shared")
    assert not scene.state.shared_deck
    assert list(scene.state.decks) == ["s2"]


def test_what_stands_on_the_board_is_no_longer_on_the_mat() -> None:
    """Each seat has eight workers, four mechs and one character."""
    scene = Scene(human("crimea"), automa("nordic"))
    reserve = scene.game.view(scene.state)["seats"]["s1"]["reserve"]
    assert (reserve["worker"], reserve["mech"], reserve["character"]) == (6, 4, 0)
