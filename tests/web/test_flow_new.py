"""A new game: like last time, as a surprise, or with something changed."""

from random import Random

import pytest

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.reading import Person
from thirdchair.games import GAMES
from thirdchair.kit.readers import NOBODY
from thirdchair.table.journal import Table
from thirdchair.web.face import every
from thirdchair.web.games import FACES
from thirdchair.web.games.tapestry.duel import new as duel_new
from thirdchair.web.games.tapestry.solo import new as solo_new
from thirdchair.web.pages.box.mybox import UNSAID


def test_the_page_of_games_says_the_last_choices_and_starts_like_last_time(
    own_house: House,
) -> None:
    with own_house.client() as client:
        me = Alone(client)
        page = me.open("/play")
        assert "To begin with: level 2, lots decide who begins" in page.text
        assert "Not played here yet" in page.text
        assert page.form_with("mode").fields["mode"] == "tapestry/solo"
        me.open("/new?mode=solo")
        me.send(me.page.form_with("level"), level="4", first="bots", color__you="green")
        page = me.open("/play")
        assert "Like last time: level 4, the bots begin" in page.text
        assert page.form_with("mode").fields["mode"] == "tapestry/solo"
        me.press("act", "again")
        assert me.answer.url.path.endswith("/checklist")
        me.path = me.answer.url.path.removesuffix("/checklist")
        assert (me.view["level"], me.view["first"]) == (4, "bots")
        # Nothing was played for two yet: names are asked for, without a word of blame.
        me.open("/play")
        page = me.press("act", "again", mode="duel")
        assert me.answer.status_code == 200
        assert page.form_with("name-p1").fields["name-p1"] == ""
        assert "notice" not in me.answer.text
        me.send(page.form_with("name-p1"), name__p1="Ana", name__p2="Bert", order="middle")
        page = me.open("/play")
        assert "Like last time: Ana and Bert, the Shadow Empire in between" in page.text


def test_a_surprise_is_shown_before_it_is_played(me: Alone) -> None:
    page = me.open("/new?mode=solo&surprise=11")
    form = page.form_with("level").fields
    assert f"Level {form['level']}:" in page.text
    assert form["civ-1"] == "", "the Automa's civilization is drawn at the table"
    assert form["first"] in ("you", "bots")
    assert me.open("/new?mode=solo&surprise=11").form_with("level").fields["level"] == form["level"]
    change = next(link for link in page.links if "civ-1=" in link)
    changed = me.open(change).form_with("level")
    assert {field: changed.fields[field] for field in ("level", "civ-1", "first")} == {
        field: form[field] for field in ("level", "civ-1", "first")
    }
    me.open("/new?mode=solo&surprise=11")
    me.send(me.page.form_with("level"))
    me.path = me.answer.url.path.removesuffix("/checklist")
    assert str(me.view["level"]) == form["level"]
    assert me.view["first"] == form["first"]


def test_every_surprise_can_be_played() -> None:
    has = UNSAID
    alone = solo_new.new_form({})["given"]
    names = {"name-p1": "Ana", "name-p2": "Bert"}
    together = duel_new.new_form(names)["given"]
    levels, orders, colors = set(), set(), set()
    for number in range(60):
        form = {**alone, **solo_new.surprise(alone, has, Random(number))}
        table = Table.new(GAMES, solo_new.set_up_from(form))
        levels.add(table.state.level)
        colors.add(solo_new.colors_from(form)["you"])
        form = {**together, **duel_new.surprise(together, has, Random(number))}
        orders.add(tuple(duel_new.set_up_from(form)["order"]))
        assert len(set(duel_new.colors_from(form).values())) == 3
    assert levels == {1, 2, 3, 4, 5, 6}
    assert colors == {"red", "yellow", "green"}
    assert len(orders) == 6


def test_every_mode_starts_by_surprise_and_again(own_house: House) -> None:
    with own_house.client() as client:
        me = Person(client)
        modes = [
            (face.game.name, mode)
            for face in every(FACES)
            for mode in face.new
            if mode in NOBODY.listed(face.game.modes, face.game.contents.modes)
        ]
        for game, mode in modes:
            page = me.open(f"/new?game={game}&mode={mode}&surprise=2")
            names = {"name__p1": "Ana", "name__p2": "Bert"} if mode == "duel" else {}
            me.send(page.form_with("mode"), **names)
            assert me.answer.url.path.startswith("/tables/"), me.page.text
            page = me.open("/play")
            assert page.form_with("mode").fields["mode"] == f"{game}/{mode}"
            me.press("act", "again")
            assert me.answer.url.path.startswith("/tables/"), me.page.text
        assert me.open("/play").text.count("Like last time:") == len(modes)
        tables = {link for link in me.open("/").links if link.startswith("/tables/")}
        assert len(tables) == 2 * len(modes)


def test_who_begins_is_chosen_or_drawn() -> None:
    names = {"name-p1": "Ana", "name-p2": "Bert"}
    second = duel_new.set_up_from({**names, "order": "middle", "first": "p2"})
    assert second["order"] == ["p2", "shadow", "p1"]
    drawn = {
        tuple(duel_new.set_up_from({**names, "order": "last", "first": "lot"})["order"])
        for _ in range(80)
    }
    # The seats stay as they are around the table; any of the three may begin.
    assert drawn == {("p1", "p2", "shadow"), ("p2", "shadow", "p1"), ("shadow", "p1", "p2")}


@pytest.mark.parametrize(
    "fields", [{"mode": "chess"}, {"act": "dance"}, {"mode": ""}, {"order": "x" * 600}]
)
def test_what_cannot_be_started_is_a_sentence(ana: Person, fields: dict[str, str]) -> None:
    before = ana.open("/").text.count("Ana & Bert")
    page = ana.open("/play")
    ana.send(page.form_with("mode"), "act", "again", **fields)
    assert ana.answer.status_code in (200, 422)
    assert "Traceback" not in ana.answer.text
    for path in ("/new?mode=chess", "/new?mode=solo&level=99&first=cat", "/new?surprise=5"):
        ana.open(path)
        assert ana.answer.status_code == 200
    assert ana.client.get("/new?mode=solo&surprise=cat").status_code == 400
    assert ana.open("/").text.count("Ana & Bert") == before
