"""The beginning of an evening is undone: one line for the hands, who was here, and what is new."""

from collections.abc import Iterator

import pytest

from tests.fenris.evenings_by_hand import Evening
from tests.web.house import House
from tests.web.reading import Person

LATER = {"episode": "5", "branch": "war", "sheets": {f"s{n}": {"wealth": 60} for n in (1, 2, 3)}}


@pytest.fixture
def fifth(house: House) -> Iterator[Evening]:
    """Three people before the fifth evening."""
    evening = Evening(house, paper=LATER)
    yield evening
    evening.close()


@pytest.fixture
def phone(fifth: Evening) -> Person:
    """One phone for all; the evening has begun, was read, and Ana is ready with two coins."""
    phone = fifth.phone()
    phone.press("act", "begin")
    phone.press("act", "read")
    fifth.handed(phone)
    phone.press("act", "perk coins")
    phone.press("act", "ready s1")
    return phone


def undone(phone: Person) -> None:
    """Back before the beginning; the perk was chosen after it."""
    phone.press("act", "undo")
    phone.press("act", "undo")
    assert "begin-evening" in phone.page.ids


def test_the_hands_have_one_line_and_the_rest_is_folded(phone: Person) -> None:
    undone(phone)
    assert "hand-0" in phone.page.ids
    assert "hand-1" not in phone.page.ids
    assert "Take the table of evening 5 down. Or leave it as it lies" in phone.page.text
    assert "In detail: " in phone.page.text
    lines = phone.page.text.partition("In detail: ")[2]
    assert int(lines.split()[0]) > 20
    assert "hand-0-parts" in phone.page.ids


def test_a_table_that_was_taken_down_is_set_up_again_by_a_redo(phone: Person) -> None:
    undone(phone)
    phone.press("act", "redo")
    assert "hand-0" not in phone.page.ids, "nobody has moved a piece"
    phone.press("act", "undo")
    ticks = next(form for form in phone.page.forms if form.action.endswith("/hands"))
    phone.send(ticks, *ticks.buttons[0])
    phone.press("act", "redo")
    assert "Set the table of evening 5 up again as it lay." in phone.page.text


def test_what_was_read_goes_with_the_undo_and_comes_back_with_the_redo(phone: Person) -> None:
    undone(phone)
    phone.press("act", "redo")
    assert "prologue" not in phone.page.ids
    assert "chip-done" in phone.answer.text
    phone.press("act", "undo")
    page = phone.press("act", "begin")
    assert "prologue" in page.ids
    page = phone.press("act", "read")
    assert "chip-done" not in phone.answer.text, "nobody is ready any more"


def test_a_program_that_begins_anew_leads_through_the_prologue_too(
    fifth: Evening, phone: Person
) -> None:
    undone(phone)
    fifth.do(do="setup", present=["s1", "s3"])
    assert "prologue" in fifth.at(phone).ids


def test_who_is_missing_stays_ticked_and_what_was_chosen_is_chosen(
    fifth: Evening, phone: Person
) -> None:
    """Twice undone, with another step in between."""
    undone(phone)
    form = phone.page.form_with("act", "begin")
    assert form.fields["state-s2"] == "present"
    phone.send(form, "act", "begin", **{"state-s2": "away"})
    assert fifth.view["chosen"] == {"s1": "coins", "s3": None}
    phone.press("act", "undo")
    phone.press("act", "sit", seat="s3", played_by="Kim", state="guest")
    form = phone.page.form_with("act", "begin")
    assert [form.fields[f"state-s{n}"] for n in (1, 2, 3)] == ["present", "away", "present"]
    phone.send(form, "act", "begin")
    assert list(fifth.view["game_now"]["seats"]) == ["s1", "s3"]
    assert fifth.view["chosen"] == {"s1": "coins", "s3": None}


def test_a_perk_that_cannot_be_paid_any_more_is_not_proposed(fifth: Evening, phone: Person) -> None:
    undone(phone)
    fifth.do(do="book", seat="s1", amount=-50, note="miscounted")
    fifth.at(phone)
    phone.press("act", "begin")
    assert fifth.view["chosen"]["s1"] is None


def test_the_new_beginning_says_what_is_different(fifth: Evening, phone: Person) -> None:
    before = fifth.view["game_now"]["seats"]
    undone(phone)
    phone.press("act", "begin", **{"state-s2": "away"})
    page = phone.press("act", "read")
    now = fifth.view["game_now"]["seats"]
    told = page.text.partition("Different from the first time")[2].partition("Turn order")[0]
    assert "Bo does not play" in told
    changed = {seat for seat in now if now[seat]["mat"] != before[seat]["mat"]}
    assert changed, "the third seat gets what the second one had"
    for seat, name in (("s1", "Ana"), ("s3", "Cy")):
        assert (f"{name}: " in told) is (seat in changed)


def test_the_same_beginning_says_that_all_stays(phone: Person) -> None:
    undone(phone)
    phone.press("act", "begin")
    page = phone.press("act", "read")
    assert "Nothing: what still lies on the table stays there; what was put away" in page.text


@pytest.mark.parametrize("act", ["redo", "jump 2"])
def test_a_redo_is_no_new_beginning(phone: Person, act: str) -> None:
    undone(phone)
    form = phone.page.form_with("act", "redo")
    page = phone.send(form, "act", act)
    assert "again" not in page.ids


def test_where_the_evening_still_asks_something_nothing_lies_there_yet(house: House) -> None:
    """The seventh asks about alliances with Automas before anything is laid out."""
    paper = {**LATER, "episode": "7"}
    evening = Evening(house, ("Ana", "Bo"), automas=1, paper=paper)
    phone = evening.phone()
    phone.press("act", "begin", **{"state-s2": "late"})
    page = phone.press("act", "read")
    assert "asked" in page.ids
    page = phone.press("act", "undo")
    assert "hand-0" not in page.ids
    assert page.form_with("act", "begin").fields["state-s2"] == "late"
    phone.press("act", "begin")
    assert "prologue" in phone.page.ids
    evening.close()
