"""Everything as one file, on the pages: saved from home, brought back, told what became of it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.pocket.natively import natively
from tests.web.house import House
from tests.web.owning import box
from tests.web.played import DUEL, FENRIS, SOLO, done, finished, made
from tests.web.reading import Person, Reading
from thirdchair.table.everything import is_everything, read_everything, unpacked


@pytest.fixture
def pocket(tmp_path: Path) -> Iterator[httpx.Client]:
    with natively(tmp_path / "pocket", "https://example.org/") as client:
        yield client


@pytest.fixture
def native(tmp_path: Path) -> Iterator[httpx.Client]:
    house = House(tmp_path / "native")
    with house.client() as client:
        yield client
    house.stop()


def saved(client: httpx.Client) -> bytes:
    """The file that home offers."""
    home = Reading(client.get("/").text)
    answer = client.get(home.attributes["save-everything"]["href"] or "")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert ".json.gz" in answer.headers["content-disposition"]
    return answer.content


def brought(client: httpx.Client, data: bytes) -> httpx.Response:
    form = Reading(client.get("/").text).form_with("file")
    fields = {name: said for name, said in form.fields.items() if name != "file"}
    return client.post(form.action, data=fields, files={"file": ("all.json.gz", data)})


def test_who_has_nothing_is_offered_nothing_to_save(pocket: httpx.Client) -> None:
    assert "save-everything" not in Reading(pocket.get("/").text).ids


def test_a_file_of_the_pocket_opens_natively_and_back(
    pocket: httpx.Client, native: httpx.Client
) -> None:
    solo = made(pocket, SOLO)
    done(pocket, solo, do="income")
    made(pocket, FENRIS)
    page = Reading(brought(native, saved(pocket)).text)
    assert "2 games and campaigns are here now." in page.text
    there = [one for one in Reading(native.get("/").text).links if "/tables/" in one]
    revisions = {one: native.get(f"/api{one}").json() for one in there}
    played = next(one for one, view in revisions.items() if view["view"].get("mode") == "solo")
    done(native, played, do="bots_turn")
    page = Reading(brought(pocket, saved(native)).text)
    assert {"brought-further", "brought-here"} <= page.ids
    assert pocket.get(f"/api{solo}").json()["view"] == native.get(f"/api{played}").json()["view"]


def test_the_end_of_a_game_offers_it_in_the_pocket(
    pocket: httpx.Client, native: httpx.Client
) -> None:
    for client, offered in ((pocket, True), (native, False)):
        over = finished(client, DUEL, 120, 100)
        assert ("save-everything" in Reading(client.get(over).text).ids) is offered
    data = pocket.get("/everything").content
    assert is_everything(unpacked(data))


def test_a_broken_file_is_a_sentence_and_changes_nothing(pocket: httpx.Client) -> None:
    made(pocket, SOLO)
    answer = brought(pocket, saved(pocket)[:-100])
    assert answer.status_code == 422
    assert "This file is damaged or was changed by hand." in Reading(answer.text).text
    assert len([one for one in Reading(pocket.get("/").text).links if "/tables/" in one]) == 1


def test_my_box_moves_to_where_nobody_has_said_anything(
    pocket: httpx.Client, native: httpx.Client
) -> None:
    made(pocket, SOLO)
    box(Person(pocket), "tapestry", printing="de")
    assert "brought-box" in Reading(brought(native, saved(pocket)).text).ids
    assert "brought-box" not in Reading(brought(native, saved(pocket)).text).ids


def test_a_file_with_something_missing_is_made_once_that_was_said(tmp_path: Path) -> None:
    house = House(tmp_path / "native")
    with house.client() as client:
        lost, _ = made(client, DUEL), made(client, SOLO)
        with closing(sqlite3.connect(tmp_path / "native" / "tables.db")) as database:
            database.execute(
                "UPDATE entries SET state = x'00' WHERE table_id = ?", (lost.split("/")[-1],)
            )
            database.commit()
        asked = client.get("/everything")
        assert (asked.status_code, "content-disposition" in asked.headers) == (200, False)
        page = Reading(asked.text)
        assert "can no longer be read, and will not be in the file: Ana & Bert." in page.text
        data = client.get(page.attributes["save-the-rest"]["href"] or "").content
        everything = read_everything(unpacked(data))
    house.stop()
    assert (len(everything.tables), everything.left_out) == (1, ["Ana & Bert"])
