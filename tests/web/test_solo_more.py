"""Beside the turns of a solo game: rare things, corrections, one hex, the sides of the table."""

import re

import pytest

from tests.web.alone import Alone, explore_at_distance_five
from tests.web.house import House
from tests.web.reading import Person


def test_more_points_a_landmark_and_steps(me: Alone) -> None:
    me.table()
    me.open(f"{me.path}/more")
    me.press("act", "vp", who="automa", add="7")
    me.open(f"{me.path}/more")
    me.press("act", "landmark", landmark="science:7", who="shadow")
    me.open(f"{me.path}/more")
    me.press("act", "steps", track="technology", steps="3")
    view = me.view
    assert view["vp"]["automa"] == 7
    assert view["landmarks"]["science:7"] == "shadow"
    assert view["tracks"]["you"]["technology"] == 3
    me.open(f"{me.path}/more")
    page = me.press("act", "vp", who="automa", add="-8")
    assert me.answer.status_code == 409
    assert "Possible are 0 to 999" in page.text


def test_corrections_of_a_solo_table(me: Alone) -> None:
    me.table()
    me.open(f"{me.path}/correct")
    me.press(
        "note",
        **{
            "vp.automa": "31",
            "outposts.shadow": "6",
            "topples.you": "1",
            "tapestry.automa_hand": "2",
            "tapestry.mat": "1",
            "tiles": "no",
            "era.bots": "2",
            "second.science": "4",
            "tracks.shadow.military": "5",
        },
    )
    view = me.view
    assert view["vp"]["automa"] == 31
    assert view["outposts"]["shadow"] == 6
    assert view["topples"]["you"] == 1
    assert view["tapestry"] == {"automa_hand": 2, "mat": 1}
    assert view["tiles"] is False
    assert view["era"] == {"bots": 2, "you": 0}
    assert view["tracks"]["you2"] == {"science": 4}
    assert view["tracks"]["shadow"]["military"] == 5
    assert me.open(f"{me.path}/history").text.count("Correction:") == 9
    # The second token has its own button now.
    me.open(me.path)
    me.tap("advance2 science")
    assert me.view["tracks"]["you2"] == {"science": 5}
    me.open(f"{me.path}/correct")
    me.press("note", **{"second.science": "-"})
    assert "you2" not in me.view["tracks"]


def test_a_hex_is_corrected_on_its_own_page(me: Alone) -> None:
    me.table()
    page = me.open(f"{me.path}?see=hex")
    assert "hex 20" not in me.acts  # a tap only looks now
    assert f"{me.path}/hex/20" in page.links
    me.open(f"{me.path}/hex/20")
    me.press("note", tile="yes", piece__1="B", piece__2="s")
    assert me.view["hexes"]["20"]["tokens"] == [
        {"who": "you", "toppled": False, "piece": "building"},
        {"who": "shadow", "toppled": True},
    ]
    me.open(f"{me.path}/hex/20")
    assert me.page.form_with("note").fields["piece-1"] == "B"
    page = me.press("note", tile="no", piece__1="-", piece__2="-")
    assert "20" not in me.view["hexes"]
    me.open(f"{me.path}/hex/20")
    page = me.press("note", tile="no", piece__1="Y", piece__2="-")
    assert me.answer.status_code == 422
    assert "need a tile there" in page.text


def test_a_hex_can_be_explored_from_its_page(me: Alone) -> None:
    me.table()
    me.open(f"{me.path}/hex/33")
    assert "A card may allow it" in me.page.text
    me.tap("explore 33")
    assert "33" in me.view["hexes"]
    me.open(f"{me.path}/hex/24")
    assert "You cannot explore or conquer this hex now." in me.page.text


def test_there_is_no_hex_beyond_the_map_and_none_in_a_duel(me: Alone) -> None:
    me.open(f"{me.table()}/hex/34")
    assert me.answer.status_code == 404
    assert "There is no such page here." in me.page.text
    assert me.path in me.page.links  # the way back
    assert "/tables/nowhere" not in me.open("/tables/nowhere/hex/3").links
    duel = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"]}
    made = me.client.post("/api/tables", json={"new": duel}).json()
    me.open(f"/tables/{made['id']}/hex/3")
    assert me.answer.status_code == 404


def test_the_map_turns_to_your_side_of_the_table_and_remembers_it(own_house: House) -> None:
    with own_house.client() as client:
        me = Alone(client)
        me.table()
        page = me.open(f"{me.path}?see=map")
        first = re.findall(r'id="hex-(\d+)"', me.answer.text)
        assert first == [str(at) for at in range(34)]  # reading order of the map as printed
        assert "In front of you: Exploration" in str(page.attributes["turn-map"]["aria-label"])
        form = next(form for form in page.forms if form.action.endswith("/side"))
        for track in ("Science", "Military", "Technology"):
            page = me.send(next(form for form in page.forms if form.action.endswith("/side")))
            assert f"In front of you: {track}" in str(page.attributes["turn-map"]["aria-label"])
        # The technology track lies left of the printed map: what was left is in front now.
        order = re.findall(r'id="hex-(\d+)"', me.answer.text)
        assert set(order[-3:]) == {"11", "18", "25"}
        me.send(form)  # an old form turns nothing
        page = me.open(me.path)
        assert "In front of you: Technology" in str(page.attributes["turn-map"]["aria-label"])
        # The next table of this house lies the same way.
        me.open("/new?mode=solo")
        me.send(me.page.form_with("level"))
        page = me.open(me.answer.url.path.removesuffix("/checklist"))
        assert "In front of you: Technology" in str(page.attributes["turn-map"]["aria-label"])


def test_an_earlier_step_of_a_solo_game_can_be_fixed(me: Alone) -> None:
    me.open(me.table())
    me.tap("income")
    me.tap("bots_turn")
    me.tap("advance science")
    page = me.open(f"{me.path}/fix/3")
    buttons = {value for form in page.forms for name, value in form.buttons if name == "change"}
    for wish in ('"do":"income"', '"do":"bots_turn"', '"hex":20', '"hex":27'):
        assert any(wish in one for one in buttons), wish
    me.send(page.form_with("act", "replace"), "act", "replace", command="advance technology")
    me.press("decide", "take")
    assert me.view["tracks"]["you"]["technology"] == 1
    assert me.view["tracks"]["you"]["science"] == 0


def test_colors_name_the_tokens(me: Alone) -> None:
    me.table(chance="table")
    me.say(answer=9)
    me.correct("era.bots", 1)
    me.open(f"{me.path}/settings")
    me.press("act", "colors", color__you="blue", color__automa="yellow", color__shadow="red")
    me.open(me.path)
    for act in ("income", "bots_turn", "answer 2", "answer 1"):
        me.tap(act)
    assert "Both yellow tokens on Technology" in me.page.text
    assert "Both red tokens on Science" in me.page.text


@pytest.mark.parametrize("language", ["de", "cs"])
def test_every_solo_page_speaks_the_language(house: House, language: str) -> None:
    with house.client(language=language) as client:
        me = Alone(client)
        explore_at_distance_five(me)
        for page in (
            "",
            "?see=hex",
            "/hex/18",
            "/hex/20",
            "/more",
            "/correct",
            "/finish",
            "/cards",
        ):
            me.open(f"{me.path}{page}")
            assert me.answer.status_code == 200, page
        for page in ("/checklist", "/history", "/rulings", "/settings", "/fix/5"):
            me.open(f"{me.path}{page}")
            assert me.answer.status_code == 200, page
        me.open("/new?mode=solo")
        assert me.answer.status_code == 200
        assert me.open("/").text


def test_whose_turn_it_is_stands_on_the_home_page(me: Alone, house: House) -> None:
    me.table()
    assert "your turn" in me.open("/").text
    with house.client(language="de") as german:
        assert "du bist am Zug" in Person(german).open("/").text
