"""Forms that come again, late, or filled in otherwise: each wish is done once, or refused."""

import httpx

from tests.web.house import House
from tests.web.reading import Form, Person


def send(person: Person, path: str, form: Form, **fields: str) -> httpx.Response:
    """A form as it stands, with some other values."""
    return person.client.post(path, data={**form.fields, **fields})


def table(person: Person, path: str) -> dict[str, object]:
    answer: dict[str, object] = person.client.get(f"/api{path}").json()
    return answer


def test_a_turn_that_goes_on_is_not_set_again_by_a_late_repeat(ana: Person) -> None:
    path = ana.new_game(order="middle")
    form = ana.open(path).form_with("act", "advance science")
    ana.send(form, "act", "advance science", stay="1")
    ana.tap("advance military")
    before = table(ana, path)
    page = ana.send(form, "act", "advance science", stay="1")
    assert ana.answer.status_code == 200
    assert table(ana, path) == before
    assert page.current == {"seat-p2"}


def test_undo_of_a_turn_that_goes_on_forgets_that_it_does(ana: Person) -> None:
    path = ana.new_game(order="last")
    ana.open(path)
    assert ana.tap("advance science", stay="1").current == {"seat-p1"}
    ana.tap("undo")
    assert ana.tap("advance military").current == {"seat-p2"}


def test_keep_and_then_take_from_one_preview_is_stale(ana: Person) -> None:
    path = ana.new_game()
    ana.open(path)
    ana.tap("advance science")
    ana.open(f"{path}/fix/1")
    preview = ana.press("act", "delete").form_with("decide")
    url = f"{path}/fix/1"
    assert send(ana, url, preview, decide="keep").status_code == 303
    assert send(ana, url, preview, decide="keep").status_code == 303
    before = table(ana, path)
    answer = send(ana, url, preview, decide="take")
    assert answer.status_code == 409
    assert "moved on" in answer.text
    assert table(ana, path) == before


def test_a_correction_sent_again_with_other_values_is_stale(ana: Person) -> None:
    path = ana.new_game()
    form = ana.open(f"{path}/correct").form_with("note")
    url = f"{path}/correct"
    for _ in range(2):
        assert send(ana, url, form, **{"tracks.p1.science": "3"}).status_code == 303
    assert send(ana, url, form, **{"tracks.p1.science": "4"}).status_code == 409
    view = table(ana, path)["view"]
    assert isinstance(view, dict)
    assert view["tracks"]["p1"]["science"] == 3


def test_a_new_game_sent_again_is_one_table_and_filled_in_otherwise_another(ana: Person) -> None:
    form = ana.open("/new?mode=duel").form_with("name-p1")
    names = {"name-p1": "Ana", "name-p2": "Bert"}
    first, again = (send(ana, "/new", form, **names).headers["location"] for _ in range(2))
    other = send(ana, "/new", form, **{**names, "name-p2": "Cyril"}).headers["location"]
    assert first == again != other
    assert "Ana & Cyril" in ana.open(other.removesuffix("/checklist")).text


def test_a_step_beside_the_turns_leaves_whose_turn_it_is(ana: Person) -> None:
    path = ana.new_game(order="middle")
    ana.open(path)
    assert ana.tap("advance science").current == {"seat-p2"}
    ana.open(f"{path}/more")
    page = ana.press("act", "steps", who="p2", track="technology", steps="2")
    assert page.current == {"seat-p2"}
    ana.open(f"{path}/more")
    page = ana.press("act", "steps", who="p1", track="science", steps="-1")
    assert page.current == {"seat-p2"}


def test_a_tick_on_one_phone_leaves_the_tap_of_another(ana: Person, house: House) -> None:
    path = ana.new_game()
    form = ana.open(path).form_with("act", "advance science")
    with house.client() as other:
        bert = Person(other)
        page = bert.open(f"{path}/checklist")
        bert.press("act", next(value for name, value in page.forms[0].buttons if name == "act"))
        bert.open(f"{path}/settings")
        bert.press("act", "rename", name="Another name")
    ana.send(form, "act", "advance science")
    assert ana.answer.status_code == 200
    assert "Another name" in ana.answer.text


def test_ticks_of_two_phones_add_up(ana: Person, house: House) -> None:
    path = ana.new_game()
    mine = ana.open(f"{path}/checklist").forms[0]
    first, second = [value for name, value in mine.buttons if name == "act"][:2]
    with house.client() as other:
        bert = Person(other)
        bert.open(f"{path}/checklist")
        bert.press("act", first)
    page = ana.send(mine, "act", second)
    pressed = [page.attributes[f"tick-{one.split()[1]}"]["aria-pressed"] for one in (first, second)]
    assert pressed == ["true", "true"]


def test_a_late_repeat_of_a_setting_does_not_bring_it_back(ana: Person) -> None:
    path = ana.new_game()
    url = f"{path}/settings"
    form = ana.open(url).form_with("act", "rename")
    assert send(ana, url, form, act="rename", name="First").status_code == 303
    ana.open(url)
    ana.press("act", "rename", name="Second")
    assert send(ana, url, form, act="rename", name="First").status_code == 303
    assert ana.open(url).form_with("act", "rename").fields["name"] == "Second"
    follow = ana.page.form_with("act", "follow")
    send(ana, url, follow, act="follow", follow="no")
    ana.open(url)
    ana.press("act", "follow", follow="yes")
    send(ana, url, follow, act="follow", follow="no")
    assert ana.open(url).form_with("act", "follow").fields["follow"] == "yes"


def test_an_unknown_wish_is_refused_with_a_sentence(ana: Person) -> None:
    path = ana.new_game()
    before = table(ana, path)
    for page in ("settings", "more", "checklist"):
        form = ana.open(f"{path}/{page}").form_with("once")
        answer = send(ana, f"{path}/{page}", form, act="dance", who="p1")
        assert answer.status_code == 422
        assert "dance" in answer.text
    assert table(ana, path) == before
