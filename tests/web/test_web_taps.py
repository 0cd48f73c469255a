"""Taps on the table page: once, on the table that was seen, with the Shadow Empire following."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.web.house import House
from tests.web.reading import Person


def view(person: Person, path: str) -> dict[str, Any]:
    seen: dict[str, Any] = person.client.get(f"/api{path}").json()["view"]
    return seen


def turns(person: Person, path: str) -> int:
    count: int = person.client.get(f"/api{path}").json()["view"]["turn"]
    return count


def test_a_repeated_form_does_nothing_twice(ana: Person) -> None:
    path = ana.new_game()
    form = ana.open(path).form_with("act", "advance science")
    for _ in range(3):
        page = ana.send(form, "act", "advance science")
        assert ana.answer.status_code == 200
    assert view(ana, path)["tracks"]["p1"]["science"] == 1
    assert "moved on" not in page.text


def test_another_button_of_an_old_page_is_stale(ana: Person) -> None:
    path = ana.new_game()
    form = ana.open(path).form_with("act", "advance science")
    ana.send(form, "act", "advance science")
    page = ana.send(form, "act", "advance military")
    assert ana.answer.status_code == 409
    assert "The table has moved on in the meantime" in page.text
    assert view(ana, path)["tracks"]["p1"] == {
        "exploration": 0,
        "science": 1,
        "military": 0,
        "technology": 0,
    }
    # The page is the fresh table: its form can be used at once.
    ana.tap("advance military")
    assert ana.answer.status_code == 200


def test_two_who_act_at_the_same_moment(ana: Person, house: House) -> None:
    path = ana.new_game()
    with house.client() as other:
        bert = Person(other)
        forms = [person.open(path).form_with("act", "income") for person in (ana, bert)]
        acts = ["advance science", "advance military"]
        with ThreadPoolExecutor(2) as pool:
            work = zip((ana, bert), forms, acts, strict=True)
            list(pool.map(lambda one: one[0].send(one[1], "act", one[2]), work))
        assert sorted([ana.answer.status_code, bert.answer.status_code]) == [200, 409]
        assert sum(view(ana, path)["tracks"]["p1"].values()) == 1


def test_a_table_that_is_gone_is_not_found(ana: Person) -> None:
    path = ana.new_game()
    form = ana.open(path).form_with("act", "income")
    ana.open(f"{path}/delete")
    ana.send(ana.page.forms[0])
    assert ana.answer.url.path == "/"
    ana.send(form, "act", "income")
    assert ana.answer.status_code == 404


def test_the_shadow_empire_follows_at_its_place(ana: Person) -> None:
    path = ana.new_game(order="middle")
    page = ana.open(path)
    assert page.current == {"seat-p1"}
    page = ana.tap("advance science")
    assert turns(ana, path) == 1
    assert page.current == {"seat-p2"}
    page = ana.tap("income")
    assert turns(ana, path) == 1
    assert page.current == {"seat-p1"}


def test_it_may_begin_and_waits_for_the_first_tap(ana: Person) -> None:
    path = ana.new_game(order="first")
    assert ana.open(path).current == {"seat-shadow"}
    assert ana.tap("bots_turn").current == {"seat-p1"}
    ana.tap("income")
    assert ana.tap("income").current == {"seat-p1"}
    assert turns(ana, path) == 2


def test_following_can_be_switched_off(ana: Person) -> None:
    path = ana.new_game()
    ana.open(f"{path}/settings")
    ana.press("act", "follow", follow="no")
    ana.open(path)
    ana.tap("income")
    page = ana.tap("income")
    assert (turns(ana, path), page.current) == (0, {"seat-shadow"})
    ana.tap("bots_turn")
    assert turns(ana, path) == 1


def test_a_turn_that_goes_on_keeps_its_seat_and_nobody_follows(ana: Person) -> None:
    path = ana.new_game(order="middle")
    ana.open(path)
    page = ana.tap("advance science", stay="1")
    assert (turns(ana, path), page.current) == (0, {"seat-p1"})
    page = ana.tap("advance military")
    assert (turns(ana, path), page.current) == (1, {"seat-p2"})


def test_the_order_is_shown_and_never_enforced(ana: Person) -> None:
    path = ana.new_game()
    ana.open(f"{path}?who=p2")
    assert ana.page.current == {"seat-p2"}
    ana.tap("advance technology")
    assert view(ana, path)["tracks"]["p2"]["technology"] == 1


def test_undo_takes_back_a_whole_tap_and_redo_brings_the_same_cards(ana: Person) -> None:
    path = ana.new_game()
    ana.open(path)
    ana.tap("income")
    before = view(ana, path)
    page = ana.tap("advance science")
    after = view(ana, path)
    assert after["turn"] == 1
    undo = page.attributes["undo"]["aria-label"]
    assert undo == "Undo: Bert: Science"
    page = ana.tap("undo")
    assert view(ana, path) == before
    assert "the same cards are drawn" in page.text
    page = ana.tap("redo")
    assert view(ana, path) == after
    assert "redo" not in page.ids


def test_a_finished_track_has_no_button(ana: Person) -> None:
    path = ana.new_game()
    ana.open(f"{path}/correct")
    ana.send(ana.page.form_with("note"), **{"tracks.p1.science": "12"})
    acts = [value for name, value in ana.page.form_with("act", "income").buttons if name == "act"]
    assert "advance science" not in acts
    assert "advance military" in acts


def test_the_page_says_what_the_hand_does_and_why(ana: Person) -> None:
    path = ana.new_game(chance="table", favorite="technology")
    ana.open(path)
    ana.tap("income")
    page = ana.tap("income")
    assert "Left card:" in page.text
    page = ana.tap("answer 1")
    assert "Right card:" in page.text
    assert ("act", "answer 1") not in page.form_with("act", "answer 2").buttons
    page = ana.tap("answer 2")
    # Card 1 shows the square: all four tracks. The list of card 2 from below begins with
    # technology.
    assert "Gray token on Technology from 0 to 1" in page.text
    assert "Why not Science? Science (no. 2 from below) dropped out by this rule:" in page.text
    assert f"{path}/rules#tap.shadow2p.adv.icon.all" in page.links
    assert f"{path}/rules#tap.shadow2p.adv.tie" in page.links
    assert "So it is Technology." in page.text


def test_a_wrong_card_is_taken_back_one_at_a_time(ana: Person) -> None:
    path = ana.new_game(chance="table", favorite="technology")
    ana.open(path)
    ana.tap("income")
    ana.tap("income")
    ana.tap("answer 5")
    page = ana.tap("back")
    assert "Left card:" in page.text
    page = ana.tap("undo")
    assert view(ana, path)["era"] == {"p1": 1, "p2": 0}
    assert "question" not in page.text


def test_the_app_can_take_over_in_the_middle_of_a_turn(ana: Person) -> None:
    path = ana.new_game(chance="table", favorite="technology")
    ana.open(path)
    ana.tap("income")
    ana.tap("income")
    ana.tap("answer 5")
    ana.tap("chance app")
    assert turns(ana, path) == 1
    assert "Track card 5 on the left" in ana.answer.text


def test_a_roll_of_the_set_up_is_asked_on_the_page(ana: Person) -> None:
    path = ana.new_game(chance="table")
    page = ana.open(path)
    assert "Which track does it show?" in page.text
    ana.tap("answer military")
    assert view(ana, path)["favorites"] == {"shadow": "military"}
    page = ana.open(path)
    assert "income" in str(page.form_with("act", "income").buttons)


def test_ticks_are_no_commands(ana: Person) -> None:
    path = ana.new_game()
    page = ana.open(f"{path}/checklist")
    page = ana.tap("tick tap.shadow2p.setup.2a")
    assert page.attributes["tick-tap.shadow2p.setup.2a"]["aria-pressed"] == "true"
    assert page.attributes["tick-tap.shadow2p.setup.1"]["aria-pressed"] == "false"
    assert "Step 1" not in ana.open(f"{path}/history").text
    ana.open(f"{path}/checklist")
    page = ana.tap("untick tap.shadow2p.setup.2a")
    assert page.attributes["tick-tap.shadow2p.setup.2a"]["aria-pressed"] == "false"
