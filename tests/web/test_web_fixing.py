"""Fixing an earlier step: every command and every answer, and what would differ, in words."""

import json
from typing import Any

import pytest

from tests.web.reading import Person, Reading
from thirdchair.games import GAMES
from thirdchair.table.journal import Table
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords


def view(person: Person, path: str) -> dict[str, Any]:
    seen: dict[str, Any] = person.client.get(f"/api{path}").json()["view"]
    return seen


def played(person: Person, *acts: str, **fields: str) -> str:
    """A table after some taps."""
    path = person.new_game(**fields)
    person.open(path)
    for act in acts:
        person.tap(act)
        assert person.answer.status_code == 200, person.page.text
    return path


def tapped(page: Reading) -> list[dict[str, Any]]:
    """What the buttons of the page say, on drawings and below them."""
    wishes = [value for form in page.forms for name, value in form.buttons if name == "change"]
    return [json.loads(one)["command"] for one in wishes]


def test_all_that_was_possible_is_offered_once(ana: Person) -> None:
    path = played(ana, "advance science")
    page = ana.open(f"{path}/fix/1?how=insert")
    listed = page.form_with("act", "insert").options["command"]
    for command in (
        "landmark shadow science:4",
        "correct tracks.shadow.military",
        "correct rulings.shadow2p.empty_deck_order",
    ):
        assert command in listed
    buttons = tapped(page)
    for wish in (
        {"do": "advance", "who": "p2", "track": "military"},
        {"do": "income", "who": "p1"},
        {"do": "bots_turn"},
        {"do": "finish"},
    ):
        assert wish in buttons
    assert not any(one.startswith(("advance", "income", "bots_turn")) for one in listed)
    assert len(listed) == len(set(listed))


def test_a_landmark_that_was_gone_then_is_not_offered(ana: Person) -> None:
    path = played(ana, "advance science", "advance military")
    table = path.rpartition("/")[2]
    gained = {"do": "landmark", "landmark": "science:4", "who": "p2"}
    assert ana.client.post(f"/api/tables/{table}", json=gained).json()["ok"]
    assert ana.client.post(f"/api/tables/{table}", json={"do": "income", "who": "p1"}).json()["ok"]
    before = ana.open(f"{path}/fix/1").form_with("act", "replace").options["command"]
    after = ana.open(f"{path}/fix/5").form_with("act", "replace").options["command"]
    assert "landmark p1 science:4" in before
    assert "landmark p1 science:4" not in after


def test_what_is_of_the_same_kind_is_offered_first(ana: Person) -> None:
    path = played(ana, "advance science")
    ana.open(f"{path}/fix/1?how=insert")
    ana.press("act", "insert", command="correct tracks.p1.science")
    ana.press("fill", "5")
    ana.press("decide", "take")
    offered = ana.open(f"{path}/fix/1").form_with("act", "replace").options["command"]
    assert all(one.startswith("correct tracks.") for one in offered[:12])
    assert offered[12].startswith("landmark ")


def test_a_mended_record_is_good_news(ana: Person) -> None:
    path = played(ana, "advance science", "advance military")
    ana.open(f"{path}/fix/1")
    ana.press("act", "replace", command="advance p1 technology")
    ana.press("decide", "take")
    assert '<p class="notice good" role="status">The record' in ana.answer.text
    for line in ("Ana, Science: token back 1 → 0", "Ana, Technology: token 0 → 1"):
        assert line in ana.page.text
        assert line in ana.open(path).text, "it stays after a reload"
    assert "this machine" not in ana.open(f"{path}/history").text  # nobody else was there


def test_an_advance_of_several_spaces_and_back(ana: Person) -> None:
    path = played(ana, "advance science", "advance military")
    ana.open(f"{path}/fix/1")
    page = ana.press("act", "replace", command="advance p1 technology", steps="3")
    assert "With “Ana: Technology (steps: 3)” instead of “Ana: Science”" in page.text
    assert "Ana, Technology 0 3" in page.text
    ana.press("decide", "take")
    assert view(ana, path)["tracks"]["p1"]["technology"] == 3
    assert ana.open(f"{path}/fix/1").form_with("steps").fields["steps"] == "3"
    assert ana.open(f"{path}/fix/1?how=insert").form_with("steps").fields["steps"] == "1"
    ana.press("act", "insert", command="advance p1 technology", steps="-1")
    assert ana.answer.status_code == 409  # there is nothing to go back from yet


def test_a_correction_asks_for_its_value(ana: Person) -> None:
    path = played(ana, "advance science")
    ana.open(f"{path}/fix/1?how=insert")
    page = ana.press("act", "insert", command="correct tracks.p1.science")
    assert "Ana, Science: what lies there?" in page.text
    page = ana.press("fill", "5")
    assert "Ana, Science 1 6" in page.text
    ana.press("decide", "take")
    assert view(ana, path)["tracks"]["p1"]["science"] == 6
    # The correction itself can be changed afterwards.
    assert ana.open(f"{path}/fix/1").form_with("act", "replace").fields["command"] == (
        "correct tracks.p1.science"
    )
    ana.press("act", "replace", command="correct achievements.end_of_track")
    page = ana.press("fill", '["p2","p1"]')
    assert "achievement “complete any advancement track” nobody Bert and Ana" in page.text


def test_a_landmark_gained_otherwise(ana: Person) -> None:
    path = played(ana, "advance science")
    ana.open(f"{path}/fix/1?how=insert")
    page = ana.press("act", "insert", command="landmark p2 science:4")
    assert "nobody Bert" in page.text
    ana.press("decide", "take")
    assert view(ana, path)["landmarks"]["science:4"] == "p2"


def test_the_result_is_asked_for_by_numbers_and_differs_in_words(ana: Person) -> None:
    path = played(ana, "income", "income")
    ana.open(f"{path}/finish")
    ana.press("vp-p1", vp__p1="90", vp__p2="80")
    last = len(ana.open(f"{path}/history").links)
    assert last
    ana.open(f"{path}/fix/4")
    form = ana.page.form_with("act", "answers")
    assert (form.fields["answer-0"], form.fields["answer-1"]) == ("90", "80")
    page = ana.press("act", "answers", answer__1="95")
    assert "“End of the game” with 95 instead of 80" in page.text
    assert "result Ana wins (Ana 90, Bert 80). Bert wins (Ana 90, Bert 95)." in page.text
    ana.press("decide", "take")
    assert view(ana, path)["result"]["winner"] == ["p2"]
    ana.open(f"{path}/fix/4")
    page = ana.press("act", "delete")
    assert "game over yes no" in page.text
    assert "result Bert wins (Ana 90, Bert 95). –" in page.text


def test_a_result_that_is_inserted_asks_for_one_number_after_the_other(ana: Person) -> None:
    path = played(ana, "income")
    ana.open(f"{path}/fix/1?how=insert")
    ana.press("act", "insert", command="finish")
    form = ana.page.form_with("add")
    ana.send(form, add="40")
    ana.send(ana.page.form_with("add"), add="30")
    page = ana.page
    assert "Step 1 · Ana: income turn : The game is over" in page.text.replace("“", "")
    assert not any(name == "again" for form in page.forms for name, _ in form.buttons)
    page = ana.press("without", "1")
    assert "game over no yes" in page.text
    assert "Without: Step 1 · Ana: income turn" in page.text
    ana.press("decide", "take")
    assert view(ana, path)["result"] == {"winner": ["p1"], "vp": {"p1": 40, "p2": 30}}


def test_cards_that_were_mixed_up_and_what_differs_of_the_piles(ana: Person) -> None:
    path = played(
        ana, "income", "income", "answer 3", "answer 4", chance="table", favorite="science"
    )
    ana.open(f"{path}/fix/3")
    form = ana.page.form_with("act", "answers")
    assert form.options["answer-1"] == form.options["answer-0"] == [str(n) for n in range(1, 13)]
    page = ana.press("act", "answers", answer__0="5")
    assert "with 5 instead of 3" in page.text
    assert "discard pile 3, 4 5, 4" in page.text
    assert "turns of the Shadow Empire" not in page.text
    ana.open(f"{path}/fix/3")
    page = ana.press("act", "answers", answer__0="4", answer__1="3")
    assert "discard pile 3, 4 4, 3" in page.text
    ana.open(f"{path}/fix/3")
    page = ana.press("act", "delete")
    assert "turns of the Shadow Empire 1 0" in page.text
    assert "discard pile 3, 4 –" in page.text


def test_the_set_up_can_be_fixed_where_somebody_answered(ana: Person) -> None:
    path = played(ana, "income")
    links = ana.open(f"{path}/history").links
    assert f"{path}/fix/1" in links
    assert f"{path}/fix/0" not in links
    page = ana.open(f"{path}/fix/0")
    assert "nothing to fix about the set-up" in page.text
    path = played(ana, "answer science", chance="table")
    assert f"{path}/fix/0" in ana.open(f"{path}/history").links
    ana.open(f"{path}/fix/0")
    page = ana.press("act", "answers", answer__0="military")
    assert "“Set-up” with Military instead of Science" in page.text
    assert "Shadow Empire, favorite track Science Military" in page.text
    ana.press("decide", "take")
    assert view(ana, path)["favorites"] == {"shadow": "military"}


def test_the_preview_says_that_undone_steps_are_dropped(ana: Person) -> None:
    path = played(ana, "income", "income", "undo")
    ana.open(f"{path}/fix/1")
    page = ana.press("act", "delete")
    assert "2 steps are undone at the moment. After a fix they cannot be redone." in page.text


def test_what_no_list_offers_is_refused(ana: Person) -> None:
    path = played(ana, "advance science")
    before = view(ana, path)
    ana.open(f"{path}/fix/1?how=insert")
    form = ana.page.form_with("act", "insert")
    for fields in (
        {"command": "dance"},
        {"command": "advance p1 science", "steps": "many"},
        {"command": "correct turn"},
    ):
        ana.send(form, "act", "insert", **fields)
        assert ana.answer.status_code == 422
    ana.send(form, "act", "insert", command="correct era.p1")
    ana.send(ana.page.form_with("fill"), fill="6")
    assert ana.answer.status_code == 422
    assert view(ana, path) == before


SOLO = {"game": "tapestry", "mode": "solo", "seed": 5, "level": 2, "civs": ["engineers"]}
DUEL = {"game": "tapestry", "mode": "duel", "seed": 5, "players": ["Ana", "Bert"]}
NEVER_DIFFER = ("game", "mode", "level", "order")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", [DUEL, SOLO], ids=["duel", "solo"])
def test_every_part_of_the_view_has_words(setup: dict[str, Any], language: str) -> None:
    table = Table.new(GAMES, setup)
    words = TapestryWords(language, {"p1": "Ana", "p2": "Bert"}, setup["mode"])
    seen = table.view()
    assert seen is not None
    parts = [
        f"{head}.{name}" if isinstance(below, dict) and head != "tracks" else head
        for head, below in seen.items()
        if head not in (*NEVER_DIFFER, "tracks", "result")
        for name in (below if isinstance(below, dict) else [""])
    ]
    assert words.part("result") == {"en": "result", "de": "Ergebnis", "cs": "výsledek"}[language]
    for path in [*parts, "tracks.shadow.science"]:
        assert words.part(path) != path


def test_a_solo_game_offers_its_commands_and_answers(ana: Person) -> None:
    table = ana.client.post("/api/tables", json={"new": SOLO}).json()["id"]
    path = f"/tables/{table}"
    for request in ({"do": "advance", "track": "science"}, {"do": "bots_turn"}):
        assert ana.client.post(f"/api{path}", json=request).json()["ok"]
    page = ana.open(f"{path}/fix/1")
    form = page.form_with("act", "replace")
    assert sum(one["do"] == "explore" for one in tapped(page)) > 20
    assert {"do": "finish"} in tapped(page)
    assert not any(one.startswith("explore ") for one in form.options["command"])
    for command in ("vp automa", "landmark you science:4", "correct hexes.1"):
        assert command in form.options["command"]
    ana.open(f"{path}/fix/1?how=insert")
    ana.press("act", "insert", command="vp automa")
    page = ana.send(ana.page.form_with("fill"), fill="7")
    before = view(ana, path)["vp"]["automa"]
    assert f"Automa, points {before} {before + 7}" in page.text
    ana.press("decide", "take")
    assert view(ana, path)["vp"]["automa"] == before + 7
    ana.open(f"{path}/fix/1?how=insert")
    page = ana.press("act", "insert", command="correct hexes.1")
    values = page.form_with("fill").options["fill"]
    page = ana.send(page.form_with("fill"), fill=values[2])
    assert ana.answer.status_code == 200
    assert "decide" in {name for form in page.forms for name, _ in form.buttons}
