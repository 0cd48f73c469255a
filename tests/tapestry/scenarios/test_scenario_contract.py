"""Scenarios over the contract: what is refused, with a sentence each, and what a view shows."""

from typing import Any

import pytest

from tests.contract.talking import Talk
from tests.tapestry.scenarios.scenes import COMPASS, setup
from thirdchair.kit.content import load
from thirdchair.tapestry.content import PACKAGE, _Rulings
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

ASKED = [one for one in load(PACKAGE, "content/rulings.toml", _Rulings).ruling if one.ask]
FAVORITES = {"automa": "military", "shadow": "exploration"}


def at_table(mode: str, number: int, *answers: Any, **fields: Any) -> Talk:
    """A conversation whose scenario is set up with these answers."""
    talk = Talk()
    answer = talk.ok(new=setup(mode, number, seed=3, **fields))
    for one in answers:
        answer = talk.ok(answer=one)
    assert answer["pending"] is None
    return talk


def focus_table() -> Talk:
    answers = ("technology", "landmark", "skyscraper", "tv_station")
    return at_table("atlantis", 1, *answers, civs=["engineers"], favorites=FAVORITES)


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        (setup("atlantis", 9), "new.scenario"),
        (setup("kaiju", 3), "new.scenario"),
        (setup("atlantis", "1"), "new.scenario"),  # type: ignore[arg-type]
        ({"game": "tapestry", "mode": "atlantis"}, "new.scenario"),
        (setup("atlantis", 1, expansions=["AA"]), "new.expansions"),
        (setup("atlantis", 1, expansions=["PP", "FF"]), "new.expansions"),
        (setup("atlantis", 1, arts="military"), "new.arts"),
        (setup("atlantis", 1, civs=["trailblazers"]), "new.civs"),
        (setup("atlantis", 2, civs=["engineers"]), "new.civs"),
        (setup("atlantis", 2, favorites={"automa": "science"}), "new.favorites.automa"),
        (setup("atlantis", 2, favorites={"shadow": "military"}), "new.favorites.shadow"),
        (setup("atlantis", 3, favorites={"shadow": "military"}), "new.favorites.shadow"),
        (setup("atlantis", 3, favorites={"shadow": "exploration"}), "new.favorites.shadow"),
        (setup("atlantis", 3, rulings={"atlantis3.all_end_vp": 21}), None),
        (setup("atlantis", 3, rulings={"atlantis3.all_end_vp": True}), None),
        (setup("atlantis", 2, rulings={"atlantis3.all_end_vp": 5}), None),
        (setup("atlantis", 4, rulings={"atlantis4.cost_any": {"IV": 1}}), None),
        (setup("atlantis", 4, box={"atlantis4.progress": "sideways"}), None),
        (setup("kaiju", 1, rulings={"kaiju1.compass": COMPASS | {"arts": "up"}}), None),
        (setup("kaiju", 1, capital="mat"), "new.capital"),
        (setup("kaiju", 1, cards=["Guilds"]), "new.cards"),
        (setup("kaiju", 2, civs=["engineers"]), "new.civs"),
        (setup("kaiju", 1, level=0), "new.level"),
        (setup("kaiju", 1, double_strike=True), "new.double_strike"),
        (setup("kaiju", 2, first="bots"), "new.first"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(fields: dict[str, Any], where: str | None) -> None:
    error = Talk().no(new=fields)
    assert error["code"] == "bad_input"
    assert error["message"].endswith(".")
    if where is not None:
        assert error["where"] == where


@pytest.mark.rule("tap.atlantis.compat")
@pytest.mark.parametrize(
    ("fields", "where", "sentence"),
    [
        (setup("atlantis", 1, arts="military"), "new.arts", "without the arts track"),
        (
            setup("atlantis", 1, double_strike=True),
            "new.double_strike",
            "without the double strike",
        ),
        (setup("kaiju", 1, civs=[]), "new.civs", "no civilization"),
        (setup("kaiju", 2, civs=[]), "new.civs", "no civilization"),
        (setup("kaiju", 1, civs=["engineers"]), "new.civs", "no civilization"),
    ],
)
def test_a_refused_set_up_says_what_would_be_right(
    fields: dict[str, Any], where: str, sentence: str
) -> None:
    """What the sentence advises is taken."""
    error = Talk().no(new=fields)
    assert (error["where"], sentence in error["message"]) == (where, True)
    del fields[where.removeprefix("new.")]
    Talk().ok(new=fields)


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "advance", "track": "science"}, "not_now"),  # blocked
        ({"do": "advance", "track": "technology", "steps": 9}, "not_now"),
        ({"do": "advance", "track": "arts"}, "bad_input"),
        ({"do": "note", "space": 1, "card": "Guilds"}, "not_now"),
        ({"do": "build", "piece": "house", "plots": ["r1c1"]}, "bad_input"),
        ({"do": "correct", "path": "scenario.luck", "value": 1}, "bad_input"),
        ({"do": "correct", "path": "scenario", "value": 1}, "bad_input"),
        ({"do": "correct", "path": "scenario.blockers.science", "value": 13}, "bad_input"),
    ],
)
def test_a_command_that_does_not_fit_changes_nothing(request_: dict[str, Any], code: str) -> None:
    error = focus_table().no(**request_)
    assert error["code"] == code
    assert error["message"].endswith(".")


@pytest.mark.parametrize(
    ("mode", "number", "fields", "request_"),
    [
        ("kaiju", 1, {"capital": "track"}, {"do": "build", "piece": "house", "plots": ["r10c1"]}),
        ("kaiju", 1, {"capital": "track"}, {"do": "build", "piece": "hut", "plots": ["r1c1"]}),
        ("kaiju", 1, {}, {"do": "build", "piece": "house", "plots": ["r1c1"]}),
        ("kaiju", 1, {}, {"do": "correct", "path": "scenario.plots.r0c1", "value": "house"}),
        ("kaiju", 2, {}, {"do": "build", "piece": "house", "plots": ["r1c1"]}),
        ("kaiju", 2, {}, {"do": "vp", "who": "automa", "add": 3}),
        ("kaiju", 2, {}, {"do": "advance", "who": "automa", "track": "science"}),
    ],
)
def test_what_no_kaiju_table_takes(
    mode: str, number: int, fields: dict[str, Any], request_: dict[str, Any]
) -> None:
    rulings = {"kaiju1.compass": COMPASS} if number == 1 else {}
    error = at_table(mode, number, rulings=rulings, **fields).no(**request_)
    assert error["message"].endswith(".")


def test_a_plot_that_the_district_does_not_have_is_refused_and_the_question_stays() -> None:
    talk = at_table("kaiju", 1, rulings={"kaiju1.compass": COMPASS})
    talk.ok(do="bots_turn")
    asked = talk.ok(do="bots_turn")["pending"]
    assert (asked["ask"], asked["about"]) == ("choice", "first_building")
    for wrong in (10, -1, "1", True):
        assert talk.no(answer=wrong)["code"] == "bad_input"
    assert talk.ok(answer=0)["pending"] is None


def test_a_view_shows_what_the_scenario_keeps() -> None:
    talk = focus_table()
    view = talk.table()["view"]
    assert (view["game"], view["mode"], view["level"]) == ("tapestry", "atlantis", 2)
    assert view["scenario"] == {
        "number": 1,
        "favorite": "technology",
        "former": [],
        "blockers": {"exploration": 0, "science": 0, "military": 0},
        "first_favorite": "technology",
        "gift": "landmark",
        "die": ["technology"],
    }
    assert view["expansions"] == ["PP"]


def test_corrections_of_a_scenario_can_be_read() -> None:
    talk = focus_table()
    changed = talk.ok(do="correct", path="scenario.blockers.science", value=3)
    assert changed["events"][0]["say"] == "Corrected: blockers (Science): 0 → 3."
    assert changed["view"]["scenario"]["blockers"]["science"] == 3
    ruled = talk.ok(do="correct", path="rulings.scenario.tie_counts_as_win", value=True)
    assert ruled["events"][0]["say"].endswith("as usual: you win with resources left → you win.")


def test_undo_and_redo_over_the_questions_of_a_set_up() -> None:
    talk = focus_table()
    before = talk.table()
    talk.ok(do="advance", track="technology", steps=8)
    talk.ok(undo=1)
    assert talk.table()["view"] == before["view"]
    assert talk.ok(redo=1)["view"]["scenario"]["former"] == ["technology"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruling", ASKED, ids=lambda ruling: ruling.key)
def test_every_printed_value_is_asked_in_words(ruling: Any, language: str) -> None:
    words, about = TapestryWords(language), ruling.key.replace(".", "_")
    parts = ruling.proposal if isinstance(ruling.proposal, dict) else {None: ruling.default}
    for at, proposal in parts.items():
        question = {"ask": "choice", "about": about, "at": at, "proposal": proposal}
        assert words.question(question).endswith((".", "?"))
    for option in (*ruling.options, *(one for one in ruling.values)):
        assert words.option({"about": about}, option) != str(option)
    assert words.ruling_value(ruling.key, ruling.default)
