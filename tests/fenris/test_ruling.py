"""What the books leave open: decided by the book on the table, and told when it is reached."""

from typing import Any

import pytest

from tests.fenris.pages import evening
from tests.fenris.phones import Phones, run
from tests.fenris.scene import THREE, Evening
from tests.fenris.test_card_pages import state_of
from tests.web.reading import Reading
from thirdchair.table.store import Store

WAR: dict[str, Any] = {"from": {"episode": "2", "branch": "war"}}
MATS = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}


def test_before_the_first_evening_no_point_is_open() -> None:
    """What is a rule by now is written down, too: a campaign that lacks it is an older one."""
    assert Evening(*THREE).state.rulings == {"fenris.a01": "mean"}


@pytest.mark.parametrize(
    ("book", "from_base"), [("de", "own"), ("en", "beaten"), ("unsure", "own")]
)
def test_a_point_is_written_down_when_its_evening_begins(book: str, from_base: str) -> None:
    scene = Evening(*THREE, book=book, **WAR)
    assert "scythe.a26" not in scene.state.rulings
    scene.begun()
    assert scene.state.rulings["scythe.a26"] == from_base
    assert scene.tonight.rulings["scythe.a26"] == from_base


def test_another_book_changes_what_it_decides_and_not_what_people_chose() -> None:
    scene = Evening(*THREE, book="de", **WAR).begun()
    scene.do("correct", path="rulings.fenris.away_vote", value="automa")
    scene.do("correct", path="book", value="en")
    assert scene.state.rulings["scythe.a26"] == "beaten"
    assert scene.state.rulings["fenris.away_vote"] == "automa"


def test_people_decide_otherwise_for_tonight_and_for_later() -> None:
    scene = Evening(*THREE, **WAR).begun()
    scene.do("correct", path="rulings.scythe.a26", value="beaten")
    assert scene.state.rulings["scythe.a26"] == "beaten"
    assert scene.tonight.rulings["scythe.a26"] == "beaten"


@pytest.mark.parametrize("begins", [True, False])
def test_a_point_that_is_not_reached_is_one_that_nobody_knows(begins: bool) -> None:
    scene = Evening(*THREE, **WAR)
    if begins:
        scene.begun()
    told = {
        scene.refuses("correct", path=f"rulings.{key}", value="workers")
        for key in ("scythe.a29", "scythe.xyzzy")
    }
    assert len(told) == 1


def test_the_page_lists_what_is_reached_with_what_the_book_decided(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana = found["s1"]
        page = Reading((await ana.get("/tables/*/rulings")).text)
        assert {"ruling-scythe.a26", "ruling-fenris.away_vote"} <= {
            field for form in page.forms for field in (*form.fields, *form.options)
        }
        assert "scythe.a29" not in str([form.fields for form in page.forms])
        form = page.form_with("ruling-scythe.a26")
        assert form.fields["ruling-scythe.a26"] == "beaten"
        sent = {**form.fields, "ruling-scythe.a26": "own"}
        answer = await ana.client.post(f"/tables/{ana.table}/rulings", data=sent)
        assert answer.status_code == 303
        assert state_of(store, ana).rulings["scythe.a26"] == "own"

    begin = {"do": "setup", "mats": MATS}
    run(store, evening(begin, seats=THREE, book="en", **WAR), script, "s1")


def test_the_first_page_of_rulings_lists_none(store: Store) -> None:
    async def script(found: Phones) -> None:
        page = (await found["s1"].get("/tables/*/rulings")).text
        assert "ruling-" not in page

    run(store, evening(seats=THREE), script, "s1")
