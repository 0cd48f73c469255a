"""Tap anything to correct it: a small sheet for each thing, reasons, warnings, refusals."""

from typing import Any

import pytest

from tests.web.alone import Alone, explore_at_distance_five
from tests.web.reading import Form, Person

CARRIED = {"_csrf_token", "once", "at", "note", "part"}


def sheet(me: Person, path: str, part: str) -> Form:
    """The form of one part; it asks for nothing but that part and the reason."""
    form = me.open(f"{path}/correct?part={part}").form_with("note")
    assert me.answer.status_code == 200
    return form


def asked(form: Form) -> set[str]:
    fields = {*form.fields, *form.options} - CARRIED
    return {field for field in fields if not field.startswith("reason-")}


# Every shown thing leads to its sheet


def test_what_the_solo_page_shows_leads_to_its_sheet(me: Alone) -> None:
    links = me.open(me.table()).links
    parts = [link.partition("part=")[2] for link in links if "/correct?part=" in link]
    assert parts == [
        "vp.automa",
        "decision.discard",
        "tapestry.automa_hand",
        "era.bots",
        "track.exploration",
        "track.science",
        "track.military",
        "track.technology",
    ]
    for part in parts:
        assert sheet(me, me.path, part)


def test_the_drawing_says_which_part_each_piece_is(me: Alone) -> None:
    me.open(me.table())
    for part in ("tracks.shadow.science", "landmarks.science:7", "favorites.shadow"):
        assert f'data-part="{part}"' in me.answer.text
        assert asked(sheet(me, me.path, part)) == {part}
        me.open(me.path)


def test_what_the_duel_shows_leads_to_its_sheet(ana: Person) -> None:
    path = ana.new_game(favorite="science")
    assert f"{path}/correct?part=track.science" in ana.open(path).links
    strip = asked(sheet(ana, path, "track.science"))
    tokens = {f"tracks.{seat}.science" for seat in ("p1", "p2", "shadow")}
    marks = {f"landmarks.science:{space}" for space in (4, 7, 10)}
    assert strip == tokens | marks | {"favorites.shadow"}
    for part in ("tracks.p1.science", "landmarks.arts:4", "era.p2"):
        ana.open(f"{path}/correct?part={part}")
        assert ana.answer.status_code == (404 if "arts" in part else 200)
    achievement = "achievements.end_of_track"
    assert asked(sheet(ana, path, achievement)) == {f"{achievement}.1", f"{achievement}.2"}


@pytest.mark.parametrize("part", ["nonsense", "tracks", "tracks.p9.science", "vp.you.x", "hexes.x"])
def test_a_part_that_is_not_there(me: Alone, part: str) -> None:
    me.open(f"{me.table()}/correct?part={part}")
    assert me.answer.status_code == 404


def test_every_sheet_names_the_others(me: Alone) -> None:
    me.table()
    sheet(me, me.path, "vp.automa")
    parts = [link.partition("part=")[2] for link in me.page.links if "part=" in link]
    assert {"vp.you", "outposts.you", "topples.automa", "tiles", "era.you"} <= set(parts)
    for part in parts:
        assert sheet(me, me.path, part)


# What a sheet does


def test_a_token_is_set_by_its_sheet_and_nothing_else_changes(me: Alone) -> None:
    me.table()
    before = me.view
    form = sheet(me, me.path, "tracks.automa.science")
    assert form.options["tracks.automa.science"] == [str(space) for space in range(13)]
    me.send(form, **{"tracks.automa.science": "3"})
    assert me.answer.url.path == me.path
    before["tracks"]["automa"]["science"] = 3
    assert me.view == before


@pytest.mark.parametrize(
    ("part", "field", "value", "now"),
    [
        ("vp.automa", "vp.automa", "17", lambda view: view["vp"]["automa"] == 17),
        ("favorites.automa", "favorites.automa", "arts", None),
        ("favorites.automa", "favorites.automa", "military", lambda v: v["favorites"]["automa"]),
        ("tiles", "tiles", "no", lambda view: view["tiles"] is False),
        ("outposts.you", "outposts.you", "5", lambda view: view["outposts"]["you"] == 5),
        ("tapestry.mat", "tapestry.mat", "2", lambda view: view["tapestry"]["mat"] == 2),
        ("tracks.you2.science", "second.science", "4", lambda v: v["tracks"]["you2"]["science"]),
        ("era.bots", "era.bots", "2", lambda view: view["era"]["bots"] == 2),
    ],
)
def test_each_kind_of_sheet(me: Alone, part: str, field: str, value: str, now: Any) -> None:
    me.table()
    before = me.view
    me.send(sheet(me, me.path, part), **{field: value})
    if now is None:
        assert (me.answer.status_code, me.view) == (422, before)
    else:
        assert now(me.view)


def test_the_discard_pile_is_set_by_its_cards(me: Alone) -> None:
    me.table()
    me.say(do="bots_turn")
    me.correct("decision.discard", [6, 2])
    form = sheet(me, me.path, "decision.discard")
    chosen = {field for field in form.fields if field.startswith("decision.discard.")}
    assert chosen == {"decision.discard.2", "decision.discard.6"}
    del form.fields["decision.discard.6"]
    me.send(form, **{"decision.discard.9": "9", "decision.discard.3": "3"})
    assert me.view["decision"]["discard"] == [2, 3, 9]


# Reasons


def test_a_reason_is_a_chip_and_everybody_reads_it_in_their_language(me: Alone) -> None:
    me.table()
    form = sheet(me, me.path, "tracks.automa.science")
    chips = {name for name in form.options if name.startswith("reason-")}
    assert chips == {"reason-moved", "reason-card", "reason-forgot", "reason-app"}
    fields = {"tracks.automa.science": "2", "reason-forgot": "1", "note": "the cat"}
    me.send(form, **fields)
    english = me.open(f"{me.path}/history").text
    assert "Reason: it was forgotten, the cat." in english
    me.client.headers["accept-language"] = "de"
    assert "Grund: es wurde vergessen, the cat." in me.open(f"{me.path}/history").text
    me.client.headers["accept-language"] = "cs"
    assert "Důvod: zapomnělo se na to, the cat." in me.open(f"{me.path}/history").text


# Odd or forbidden


def test_an_odd_correction_is_taken_with_a_warning_that_goes_with_the_next_tap(me: Alone) -> None:
    me.table()
    page = me.send(sheet(me, me.path, "landmarks.science:4"), **{"landmarks.science:4": "automa"})
    assert me.view["landmarks"]["science:4"] == "automa"
    warning = "no token of that seat (Automa) has come as far as the landmark of Science 4"
    assert 'role="alert"' in me.answer.text
    assert page.text.count(warning) == 2  # as a notice, and in what happened since
    page = me.tap("income")
    assert "odd" not in me.answer.url.query.decode()
    assert 'role="alert"' not in me.answer.text


def test_a_correction_that_is_not_odd_has_no_warning(me: Alone) -> None:
    me.table()
    me.send(sheet(me, me.path, "vp.automa"), **{"vp.automa": "9"})
    assert 'role="alert"' not in me.answer.text


@pytest.mark.parametrize(
    ("part", "fields", "sentence"),
    [
        ("tracks.you.science", {"tracks.you.science": "13"}, "from 0 to 12"),
        ("outposts.you", {"outposts.you": "11"}, "from 0 to 10"),
        ("landmarks.science:4", {"landmarks.science:4": ["you", "automa"]}, "could not be read"),
        ("vp.you", {"vp.you": "-1"}, "from 0 to 999"),
        ("vp.you", {"vp.you": "many"}, "many"),
    ],
)
def test_a_forbidden_correction_is_a_sentence_and_changes_nothing(
    me: Alone, part: str, fields: dict[str, Any], sentence: str
) -> None:
    me.table()
    before = me.view
    page = me.send(sheet(me, me.path, part), **fields)
    assert me.answer.status_code == 422
    assert me.view == before
    if sentence != "could not be read":
        assert sentence in page.text


# A hex and the supply


def test_a_hex_counts_its_outposts_in_supply_and_is_one_undo(me: Alone) -> None:
    me.table()
    before = me.view
    me.open(f"{me.path}/correct?part=hexes.16")
    assert me.answer.url.path == f"{me.path}/hex/16"
    form = me.page.form_with("piece-1")
    me.send(form, **{"piece-1": "Y", "piece-2": "a", "reason-moved": "1"})
    assert 'role="alert"' not in me.answer.text
    after = me.view
    assert after["hexes"]["16"]["tokens"] == [
        {"who": "you", "toppled": False},
        {"who": "automa", "toppled": True},
    ]
    assert (after["outposts"]["you"], after["outposts"]["automa"]) == (7, 7)
    me.tap("undo")
    assert me.view == before
    me.tap("redo")
    me.open(f"{me.path}/hex/16")
    me.send(me.page.form_with("piece-1"), **{"piece-1": "-", "piece-2": "-"})
    assert me.view["outposts"] == before["outposts"]
    assert 'role="alert"' not in me.answer.text


def test_a_hex_without_the_supply_warns(me: Alone) -> None:
    me.table()
    form = me.open(f"{me.path}/hex/16").form_with("piece-1")
    del form.fields["supply"]
    page = me.send(form, **{"piece-1": "Y"})
    assert "that makes 11 outposts, and there are only 10" in page.text
    assert me.view["outposts"]["you"] == 8


def test_the_page_of_a_chosen_hex_says_why_it_won(me: Alone) -> None:
    explore_at_distance_five(me)
    page = me.open(f"{me.path}/hex/18")
    assert "Why here?" in page.text
    for rule in ("tap.automa.explore.valid", "tap.automa.explore.tie.1"):
        assert f"{me.path}/rules#{rule}" in page.links
    assert "This is the hex that was chosen" in page.text
    assert "Why here?" not in me.open(f"{me.path}/hex/29").text


def test_the_pile_of_the_duel_is_laid_right(ana: Person) -> None:
    path = ana.new_game()
    assert f"{path}/correct?part=decision.discard" in ana.open(f"{path}/cards").links
    form = sheet(ana, path, "decision.discard")
    assert form.options["decision.discard.12"] == ["12"]
    assert "decision.discard.13" not in form.options
    ana.send(form, **{"decision.discard.3": "3", "decision.discard.8": "8"})
    assert ana.answer.status_code == 200
    view = ana.client.get(f"/api{path}").json()["view"]
    assert view["decision"]["discard"] == [3, 8]
    assert "discard pile" in ana.open(f"{path}/history").text
