"""A whole game by plain forms, and the pages around it, as a browser without script sees them."""

from itertools import cycle

from tests.web.house import House
from tests.web.reading import Person

ROUND = ("income", "income", "science", "military", "technology", "exploration")
"""What the two do by turns: an income each, then two advances each."""


def play_to_the_end(person: Person, path: str) -> int:
    """Both take their turns until there is nothing left but the result; returns the taps."""
    person.open(path)
    for taps, act in enumerate(cycle(ROUND)):
        if "finish" in person.page.ids:
            return taps
        person.tap(act if act == "income" else f"advance {act}")
        assert person.answer.status_code == 200, person.page.text
    raise AssertionError


def test_a_whole_duel_without_script(ana: Person) -> None:
    path = ana.new_game(table__name="Thursday")
    ana.open(f"{path}/checklist")
    taps = play_to_the_end(ana, path)
    assert taps == 26  # five rounds of two incomes and four advances, less the last advances
    view = ana.client.get(f"/api{path}").json()["view"]
    assert view["era"] == {"p1": 5, "p2": 5}
    # The Shadow Empire follows each second tap, but not after the last income.
    assert view["turn"] == 12
    page = ana.open(f"{path}/finish")
    page = ana.press("vp-p1", vp__p1="120", vp__p2="120")
    assert "A tie" in page.text
    assert not ana.client.get(f"/api{path}").json()["view"]["over"]
    page = ana.press("vp-p1", resources__p1="3", resources__p2="5")
    assert "Bert wins" in page.text
    assert ana.client.get(f"/api{path}").json()["view"]["result"] == {
        "winner": ["p2"],
        "vp": {"p1": 120, "p2": 120},
    }
    home = ana.open("/")
    assert "Thursday finished" in home.text
    page = ana.open(path)
    ana.tap("undo")
    assert not ana.client.get(f"/api{path}").json()["view"]["over"]


def test_a_result_without_a_tie_is_one_sheet(ana: Person) -> None:
    path = ana.new_game()
    ana.open(f"{path}/finish")
    page = ana.press("vp-p1", vp__p1="130", vp__p2="99")
    assert "Ana wins" in page.text


def test_a_result_before_the_last_income_turns_is_doubted_and_taken(ana: Person) -> None:
    path = ana.new_game()
    ana.open(f"{path}/correct")
    ana.press("note", **{"era.p1": "5", "era.p2": "4"})
    page = ana.open(f"{path}/finish")
    assert "Bert: only 4 of 5 income turns are entered." in page.text
    assert "It is right anyway" not in page.text, "nothing was entered yet"
    page = ana.press("vp-p1", vp__p1="130", vp__p2="99")
    assert "Ana wins" in page.text


def test_points_that_cannot_be_keep_the_sheet(ana: Person) -> None:
    path = ana.new_game()
    ana.open(f"{path}/finish")
    page = ana.press("vp-p1", vp__p1="1000", vp__p2="99")
    assert ana.answer.status_code == 422
    assert "from 0 to 999" in page.text
    assert page.form_with("vp-p1").fields["vp-p2"] == "99"
    assert ana.client.get(f"/api{path}").json()["pending"] is None


def test_the_new_game_page_remembers_and_refuses(ana: Person) -> None:
    page = ana.open("/new?mode=duel")
    page = ana.press("name-p1", name__p1="Same", name__p2="Same", color__p1="green")
    assert ana.answer.status_code == 422
    assert "different one" in page.text
    assert page.form_with("name-p1").fields["color-p1"] == "green"
    page = ana.press("name-p1", name__p2="Other", color__p2="green")
    assert "a color of its own" in page.text
    ana.press("name-p1", color__p2="yellow", order="first")
    path = ana.answer.url.path.removesuffix("/checklist")
    assert ana.open("/").text.count("Same & Other") == 1
    fields = ana.open("/new").form_with("name-p1").fields
    assert (fields["name-p1"], fields["color-p2"], fields["order"]) == ("Same", "yellow", "first")
    assert fields.get("table-name") == ""
    table = ana.client.get(f"/api{path}").json()["view"]
    assert table["order"] == ["shadow", "p1", "p2"]


def test_rulings_are_chosen_and_changed(ana: Person) -> None:
    key = "ruling-shadow2p.empty_deck_order"
    ana.open("/new?mode=duel")
    form = ana.page.form_with("name-p1")
    assert form.options[key] == ["favorite_first", "shuffle_first"]
    ana.send(form, **{"name__p1": "Ana", "name__p2": "Bert", key: "shuffle_first"})
    path = ana.answer.url.path.removesuffix("/checklist")
    page = ana.open(f"{path}/rulings")
    assert page.form_with(key).fields[key] == "shuffle_first"
    ana.send(page.form_with(key), **{key: "favorite_first"})
    rulings = ana.client.get(f"/api{path}").json()["view"]["rulings"]
    assert rulings["shadow2p.empty_deck_order"] == "favorite_first"
    assert "Correction: ruling" in ana.open(f"{path}/history").text


def test_corrections_set_only_what_differs(ana: Person) -> None:
    path = ana.new_game(favorite="science")
    ana.open(f"{path}/correct")
    ana.press(
        "note",
        **{
            "tracks.shadow.military": "7",
            "landmarks.military:7": "shadow",
            "favorites.shadow": "military",
            "era.p2": "2",
            "achievements.end_of_track.1": "p1",
        },
        note="Slipped",
    )
    view = ana.client.get(f"/api{path}").json()["view"]
    assert view["tracks"]["shadow"] == {
        "exploration": 0,
        "science": 0,
        "military": 7,
        "technology": 0,
    }
    assert view["landmarks"]["military:7"] == "shadow"
    assert view["landmarks"]["military:4"] is None
    assert view["favorites"] == {"shadow": "military"}
    assert view["era"] == {"p1": 0, "p2": 2}
    assert view["achievements"] == {"end_of_track": ["p1"]}
    assert ana.open(f"{path}/history").text.count("Correction:") == 5


def test_a_landmark_gained_otherwise_and_steps_back(ana: Person) -> None:
    path = ana.new_game()
    ana.open(f"{path}/more")
    ana.press("act", "landmark", landmark="science:7", who="p2")
    ana.open(f"{path}/more")
    ana.press("act", "steps", who="p1", track="technology", steps="3")
    ana.open(f"{path}/more")
    page = ana.press("act", "steps", who="p1", track="technology", steps="-1")
    view = ana.client.get(f"/api{path}").json()["view"]
    assert view["landmarks"]["science:7"] == "p2"
    assert view["tracks"]["p1"]["technology"] == 2
    assert "landmark on 7: Bert" in str(ana.answer.text)
    ana.open(f"{path}/more")
    page = ana.press("act", "steps", who="p1", track="technology", steps="-3")
    assert ana.answer.status_code == 409
    assert "only 2 spaces back to the start" in page.text


def test_the_discard_pile_is_no_secret(ana: Person) -> None:
    path = ana.new_game(chance="table", favorite="science")
    ana.open(path)
    for act in ("income", "income", "answer 3", "answer 9"):
        ana.tap(act)
    page = ana.open(f"{path}/cards")
    assert "10 cards are left" in page.text
    assert ana.answer.text.index("Decision card 9") < ana.answer.text.index("Decision card 3")


def test_history_jumps_and_returns(ana: Person) -> None:
    path = ana.new_game()
    ana.open(path)
    for act in ("income", "income", "advance science", "advance science"):
        ana.tap(act)
    last = ana.client.get(f"/api{path}").json()["view"]
    page = ana.open(f"{path}/history")
    assert "followed by itself" in page.text
    page = ana.tap("jump 2")
    assert ana.answer.url.path == f"{path}/history"
    assert ana.client.get(f"/api{path}").json()["view"]["era"] == {"p1": 1, "p2": 0}
    assert "Step 1 of 6: what came later is undone" in page.text
    ana.tap("jump 7")
    assert ana.client.get(f"/api{path}").json()["view"] == last


def test_an_earlier_step_is_fixed_the_pieces_stay(ana: Person) -> None:
    path = ana.new_game()
    ana.open(path)
    for act in ("advance science", "advance military", "advance science"):
        ana.tap(act)
    before = ana.client.get(f"/api{path}").json()["view"]
    ana.open(f"{path}/fix/1")
    page = ana.press("act", "replace", command="advance p1 technology")
    assert "With “Ana: Technology” instead of “Ana: Science”" in page.text
    assert "Ana, Science 2 1" in page.text
    assert "Ana, Technology 0 1" in page.text
    assert ana.client.get(f"/api{path}").json()["view"] == before
    page = ana.press("decide", "keep")
    assert "The record is fixed." in page.text
    assert ana.client.get(f"/api{path}").json()["view"] == before
    history = ana.open(f"{path}/history")
    assert "Record fixed, pieces kept" in history.text
    assert "Ana: Technology Step 1" in history.text


def test_an_earlier_step_is_fixed_and_taken_over(ana: Person) -> None:
    path = ana.new_game()
    ana.open(path)
    for act in ("advance science", "advance military", "advance science"):
        ana.tap(act)
    ana.open(f"{path}/fix/1")
    ana.press("act", "delete")
    ana.press("decide", "take")
    tracks = ana.client.get(f"/api{path}").json()["view"]["tracks"]
    assert tracks["p1"]["science"] == 1
    assert tracks["p2"]["military"] == 1


def test_a_forgotten_turn_asks_for_its_cards(ana: Person) -> None:
    path = ana.new_game(chance="table", favorite="science")
    ana.open(path)
    ana.tap("income")
    ana.open(f"{path}/fix/1?how=insert")
    page = ana.press("change", '{"kind":"insert","command":{"do":"bots_turn"}}')
    assert "Which one is it?" in page.text
    ana.press("add", "3")
    page = ana.press("add", "1")
    # Card 3 shows the flag: all are equally far. Card 1 from below begins with science.
    assert "Shadow Empire, Science 0 1" in page.text
    ana.press("decide", "take")
    view = ana.client.get(f"/api{path}").json()["view"]
    assert view["tracks"]["shadow"]["science"] == 1
    assert view["decision"]["discard"] == [3, 1]


def test_another_card_is_entered_for_an_old_turn(ana: Person) -> None:
    path = ana.new_game(chance="table", favorite="science")
    ana.open(path)
    for act in ("income", "income", "answer 3", "answer 1"):
        ana.tap(act)
    page = ana.open(f"{path}/fix/3")
    assert page.form_with("act", "answers").fields["answer-1"] == "1"
    page = ana.press("act", "answers", answer__1="2")
    assert "Shadow Empire, Technology 0 1" in page.text
    ana.press("decide", "take")
    assert ana.client.get(f"/api{path}").json()["view"]["decision"]["discard"] == [3, 2]


def test_a_step_that_does_not_exist_cannot_be_fixed(ana: Person) -> None:
    path = ana.new_game()
    page = ana.open(f"{path}/fix/9")
    assert ana.answer.status_code == 422
    assert "There is no step 9 here" in page.text


def test_a_stale_fix_gets_the_fresh_table(ana: Person) -> None:
    path = ana.new_game()
    ana.open(path)
    ana.tap("advance science")
    ana.open(f"{path}/fix/1")
    preview = ana.press("act", "delete").form_with("decide")
    ana.open(path)
    ana.tap("advance military")
    page = ana.send(preview, "decide", "take")
    assert ana.answer.status_code == 409
    assert "moved on" in page.text


def test_export_import_rename_delete(ana: Person) -> None:
    path = ana.new_game(table__name="Grüne Runde")
    ana.open(path)
    ana.tap("advance science")
    view = ana.client.get(f"/api{path}").json()["view"]
    exported = ana.client.get(f"{path}/export")
    assert exported.headers["content-disposition"].startswith("attachment;")
    assert "Gr%C3%BCne%20Runde.json" in exported.headers["content-disposition"]
    form = ana.open("/").form_with("file")
    answer = ana.client.post(
        "/import",
        data={"choice": "copy", **{key: form.fields[key] for key in ("_csrf_token", "once")}},
        files={"file": ("x.json", exported.content, "application/json")},
    )
    assert answer.status_code == 303
    copy = answer.headers["location"]
    assert copy != path
    assert ana.client.get(f"/api{copy}").json()["view"] == view
    ana.open(f"{copy}/settings")
    ana.press("act", "rename", name="Zweite Runde")
    assert "Zweite Runde" in ana.open("/").text
    ana.open(f"{copy}/delete")
    assert "Delete “Zweite Runde”" in ana.page.text
    ana.send(ana.page.forms[0])
    home = ana.page.text
    assert "Zweite Runde" not in home
    assert "Grüne Runde" in home


def test_a_file_that_is_no_table_is_refused(ana: Person) -> None:
    form = ana.open("/").form_with("file")
    for content in (b"", b"not json", b'{"format": "other"}', b"\xff\x00"):
        answer = ana.client.post(
            "/import",
            data={key: form.fields[key] for key in ("_csrf_token", "once")},
            files={"file": ("x.json", content, "application/json")},
        )
        assert answer.status_code == 422
        assert "not an exported table of Third Chair" in answer.text


def test_a_device_plays_a_seat(ana: Person) -> None:
    path = ana.new_game()
    ana.open(f"{path}/settings")
    ana.press("act", "seat", seat="p2")
    assert ana.open(path).current == {"seat-p2"}
    ana.open(f"{path}?who=p1")
    ana.tap("income")
    assert ana.open(path).current == {"seat-p2"}


def test_a_game_survives_that_the_server_is_killed(own_house: House) -> None:
    with own_house.client() as client:
        ana = Person(client)
        path = ana.new_game(chance="table", favorite="science")
        ana.open(path)
        for act in ("income", "income", "answer 3"):
            ana.tap(act)
        form = ana.page.form_with("act", "answer 1")
        own_house.kill()
        own_house.start()
        # The page that was open before still works: its token and its revision are good.
        ana.send(form, "act", "answer 1")
        assert ana.answer.status_code == 200
        assert "Gray token on Science 0\u00a0→\u00a01" in ana.answer.text


def test_a_device_with_a_seat_is_offered_the_result_too(ana: Person) -> None:
    path = ana.new_game()
    ana.open(f"{path}/settings")
    ana.press("act", "seat", seat="p1")
    ana.open(f"{path}/correct")
    page = ana.press("note", **{"era.p1": "5", "era.p2": "5"})
    assert "finish" in page.ids


def test_an_open_question_comes_before_the_result(ana: Person) -> None:
    path = ana.new_game(chance="table", favorite="science")
    sheet = ana.open(f"{path}/finish").form_with("vp-p1")
    ana.open(path)
    ana.tap("income")
    ana.tap("income")
    sheet.fields["at"] = ana.page.form_with("act", "answer 1").fields["at"]
    page = ana.send(sheet, vp__p1="130", vp__p2="99")
    assert ana.answer.status_code == 409
    assert "Answer it first" in page.text


def test_a_file_that_is_too_large_is_refused(ana: Person) -> None:
    form = ana.open("/").form_with("file")
    answer = ana.client.post(
        "/import",
        data={key: form.fields[key] for key in ("_csrf_token", "once")},
        files={"file": ("x.json", b"x" * 9_000_000, "application/json")},
    )
    assert answer.status_code == 413


def test_a_card_without_a_key_leads_to_the_history(ana: Person) -> None:
    """Whoever typed 4 for 3 on an earlier turn comes out of it."""
    path = ana.new_game(chance="table", favorite="science")
    ana.open(path)
    for closed in (False, True):
        ana.tap("advance military")
        page = ana.tap("advance military")
        assert ("closed-keys" in page.ids) is closed
        if closed:
            assert "key-4" not in page.ids
            assert "Only cards of the deck are here. Is one missing? Fix an earlier" in page.text
            assert f"{path}/history" in page.links
        ana.tap("answer 4" if not closed else "answer 3")
        ana.tap("answer 5" if not closed else "answer 6")
