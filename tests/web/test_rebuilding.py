"""After a pause: what happened last, who is next, and where every piece stands."""

import re
import sqlite3
from contextlib import closing

import pytest

from tests.web.house import House
from tests.web.played import DUEL, SOLO, done, finished, made
from tests.web.reading import Person


def test_where_were_we_tells_the_last_steps_and_who_is_next(ana: Person) -> None:
    path = ana.new_game()
    ana.open(path)
    for act in ("income", "income", "advance science"):
        ana.tap(act)
    assert f"{path}/where" in ana.open(path).links
    page = ana.open(f"{path}/where")
    assert "Ana: Science" in page.text
    assert "Ana: move the token on Science from the starting space to space 1." in page.text
    assert "Next: Bert to play" in page.text
    assert "Science: Ana on 1, Bert on the start, Shadow Empire on" in page.text
    assert "Ana: 1 of 5" in page.text


def test_every_piece_of_a_duel_is_listed(ana: Person) -> None:
    path = made(ana.client, DUEL, chance="table")
    for landmark, owner in (("science:4", "p1"), ("military:7", "shadow")):
        done(ana.client, path, do="correct", path=f"landmarks.{landmark}", value=owner)
    done(ana.client, path, do="correct", path="achievements.end_of_track", value=["p2"])
    done(ana.client, path, do="bots_turn")
    for card in (3, 12):
        done(ana.client, path, answer=card)
    text = ana.open(f"{path}/where").text
    assert "Shadow Empire: an outpost beside Technology" in text
    assert "Ana: Science 4" in text
    assert "Shadow Empire: Military 7" in text
    free = re.search(r"Still free: ([^A]*)Achievements", text)
    assert free is not None
    assert "Science 4" not in free[1]
    assert "Science 7" in free[1]
    assert "“complete any advancement track”: Bert" in text
    assert "Decision deck: 10" in text
    assert "from bottom to top: 3, 12" in text


def test_an_open_question_is_what_comes_next(ana: Person) -> None:
    path = made(ana.client, DUEL, chance="table")
    done(ana.client, path, do="bots_turn")
    assert "Next: Draw a card from the decision deck." in ana.open(f"{path}/where").text


def test_every_piece_of_a_solo_table_is_listed_and_drawn(ana: Person) -> None:
    path = made(ana.client, SOLO)
    done(ana.client, path, do="explore", hex=23)
    done(ana.client, path, do="conquer", hex=23)
    done(ana.client, path, do="correct", path="vp.automa", value=31)
    done(ana.client, path, do="correct", path="tapestry.automa_hand", value=2)
    done(ana.client, path, do="correct", path="tracks.you2.science", value=3)
    view = done(ana.client, path, view=True)["view"]
    text = ana.open(f"{path}/where").text
    assert ana.answer.text.count('class="strip ') == 4
    assert 'class="map"' in ana.answer.text
    assert re.search(r"Hex 23, [^:]*: tile, You", text)
    assert re.search(r"Hex 22, the Automa's capital: tile, Automa, Automa", text)
    assert "Automa: 31 points" in text
    assert "You: 0 points" not in text  # nobody has counted yours
    assert "Civilization: Engineers" in text
    assert "face down beside the mat: 2" in text
    assert "Your second token on 3" in text
    assert "Automa: second token beside the first one on Technology" in text
    assert f"You: {view['outposts']['you']}" in text
    assert "your turn" in text or "The bots to play" in text


def test_a_finished_game_says_so(ana: Person) -> None:
    path = finished(ana.client, DUEL, 30, 20)
    assert "Next: finished" in ana.open(f"{path}/where").text


@pytest.mark.parametrize("hours", [1, 4])
def test_home_offers_it_after_a_pause(own_house: House, hours: int) -> None:
    with own_house.client() as client:
        person = Person(client)
        path = made(client, DUEL)
        over = finished(client, DUEL, 30, 20)
        assert f"{path}/where" not in person.open("/").links
        with closing(sqlite3.connect(own_house.data / "tables.db")) as connection:
            connection.execute(f"UPDATE tables SET changed = changed - {hours * 3600 * 1_000_000}")
            connection.commit()
        links = person.open("/").links
    assert (f"{path}/where" in links) == (hours == 4)
    assert f"{over}/where" not in links


# The history


def test_the_history_of_one_seat(ana: Person) -> None:
    path = ana.new_game()
    ana.open(path)
    for act in ("income", "income", "advance science", "advance military"):
        ana.tap(act)
    page = ana.open(f"{path}/history")
    assert {f"only-{seat}" for seat in ("p1", "p2", "shadow")} <= page.ids
    page = ana.open(f"{path}/history?seat=p2")
    assert page.current == {"only-p2"}
    assert {one for one in page.ids if one.startswith("step-")} == {"step-2", "step-5"}
    assert "Bert: move the token on Military" in page.text
    assert "Ana: move" not in page.text
    ana.press("act", "jump 3")  # and back again, still with the filter
    assert str(ana.answer.url).endswith("?seat=p2")
    assert {one for one in ana.page.ids if one.startswith("step-")} == {"step-2", "step-5"}
    assert len({one for one in ana.open(f"{path}/history?seat=x").ids if "step-" in one}) == 7


def test_the_history_of_a_bot_leaves_out_the_other_one(ana: Person) -> None:
    path = made(ana.client, SOLO)
    done(ana.client, path, do="bots_turn")
    done(ana.client, path, do="bots_turn")
    page = ana.open(f"{path}/history?seat=shadow")
    assert "Shadow Empire: " in page.text
    assert "Automa: move" not in page.text
    assert "is the track card" in page.text
    assert "Automa: move" in ana.open(f"{path}/history").text
