"""A correction that does not fit comes back as it was filled in, and names the field."""

import pytest

from tests.web.alone import Alone
from tests.web.reading import Form, Person


def refused(
    me: Person, form: Form, fields: dict[str, str], also: tuple[str, str] = ("at", "1")
) -> Form:
    """The form that comes back, with all that was sent in it. `also`: a field that it has not."""
    data = {**form.fields, **fields}
    sent = {**data, also[0]: also[1]}
    me._see(me.client.post(form.action, data=sent, follow_redirects=True))
    assert me.answer.status_code == 422, me.page.text
    back = me.page.form_with("note")
    assert back.action == form.action
    for name, value in data.items():
        if name not in ("_csrf_token", "once"):
            assert back.fields.get(name) == value, name
    return back


def notice(me: Person) -> str:
    """What is said above the form."""
    return me.answer.text.partition('role="alert">')[2].partition("</p>")[0]


def test_of_two_people_and_the_shadow_empire(ana: Person) -> None:
    path = ana.new_game(favorite="science")
    form = ana.open(f"{path}/correct").form_with("note")
    twice = {f"achievements.end_of_track.{place}": "p1" for place in (1, 2)}
    more = {"tracks.p2.science": "5", "era.p1": "2", "landmarks.science:4": "p2"}
    back = refused(ana, form, {**twice, **more, "note": "my cat", "reason-moved": "1"})
    assert "Nothing has changed" not in ana.page.text
    assert notice(ana)
    assert ana.client.get(f"/api{path}").json()["view"]["tracks"]["p2"]["science"] == 0
    right = {**back.fields, "achievements.end_of_track.2": "-"}
    answer = ana.client.post(form.action, data=right, follow_redirects=True)
    assert answer.url.path == path
    view = ana.client.get(f"/api{path}").json()["view"]
    assert view["tracks"]["p2"]["science"] == 5
    assert view["era"]["p1"] == 2


def test_alone_with_the_field_that_is_wrong(me: Alone) -> None:
    form = me.open(f"{me.table()}/correct").form_with("note")
    refused(me, form, {"outposts.automa": "11", "vp.automa": "12", "second.science": "3"})
    assert notice(me).startswith("Automa, outposts in supply:")
    assert me.view["vp"]["automa"] == 0
    refused(me, form, {"vp.automa": "many", "tiles": "no", "your_civ": "historians"})
    assert "many" in notice(me)


def test_one_part_with_its_own_sheet(me: Alone) -> None:
    form = me.open(f"{me.table()}/correct?part=vp.automa").form_with("note")
    back = refused(me, form, {"vp.automa": "-4"})
    assert "tracks.automa.science" not in back.fields  # the sheet, not the whole table
    form = me.open(f"{me.path}/correct?part=track.science").form_with("note")
    fields = {"tracks.automa.science": "3", "landmarks.science:4": "shadow"}
    refused(me, form, fields, also=("vp.automa", "x"))
    assert me.view["tracks"]["automa"]["science"] == 0


def test_ticks_that_were_taken_away_stay_away(me: Alone) -> None:
    form = me.open(f"{me.table()}/correct?part=decision.discard").form_with("note")
    ticked = next(name for name in form.options if name.startswith("decision.discard."))
    back = refused(me, form, {ticked: form.options[ticked][0]}, also=("vp.automa", "x"))
    assert [one for one in back.fields if one.startswith("decision.discard.")] == [ticked]


def test_a_hex_on_its_own_page(me: Alone) -> None:
    form = me.open(f"{me.table()}/hex/20").form_with("note")
    data = {**form.fields, "tile": "no", "piece-1": form.options["piece-1"][1], "note": "wind"}
    del data["supply"]
    answer = me._see(me.client.post(form.action, data=data, follow_redirects=True))
    assert me.answer.status_code == 422, answer.text
    back = me.page.form_with("note")
    assert {name: back.fields.get(name) for name in ("tile", "piece-1", "note", "supply")} == {
        "tile": "no",
        "piece-1": data["piece-1"],
        "note": "wind",
        "supply": None,
    }
    assert notice(me)


@pytest.mark.parametrize("part", ["nonsense", "tracks.p9.science"])
def test_a_part_that_nobody_has(me: Alone, part: str) -> None:
    form = me.open(f"{me.table()}/correct").form_with("note")
    data = {**form.fields, "part": part, "vp.automa": "x"}
    assert me.client.post(form.action, data=data).status_code == 404
