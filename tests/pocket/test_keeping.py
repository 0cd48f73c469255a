"""Home of the pocket says where the games live, and reminds of a file when one is due."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest

from tests.pocket.natively import natively
from tests.web.played import DUEL, SOLO, done, finished, made
from tests.web.reading import Reading
from thirdchair.table.store import Listing
from thirdchair.web.keeping import state_of

SITE = "https://example.org/"
NOW = datetime(2026, 5, 20, 20, tzinfo=UTC)
HOUR, DAYS = timedelta(hours=1), timedelta(days=8)
STATES = {"kept-never", "kept-ended", "kept-played", "kept-saved"}


@pytest.fixture
def pocket(tmp_path: Path) -> Iterator[httpx.Client]:
    with natively(tmp_path, SITE) as client:
        yield client


def said(client: httpx.Client) -> set[str]:
    return Reading(client.get("/").text).ids & STATES


def test_a_finished_game_asks_for_a_file_until_there_is_one(pocket: httpx.Client) -> None:
    assert said(pocket) == set()
    table = made(pocket, SOLO)
    assert said(pocket) == set(), "nothing has ended yet"
    finished(pocket, DUEL, 120, 100)
    assert said(pocket) == {"kept-never"}
    pocket.get("/everything")
    assert said(pocket) == {"kept-saved"}
    done(pocket, table, do="income")
    assert said(pocket) == {"kept-saved"}, "a game that goes on is no reason"
    finished(pocket, DUEL, 90, 100)
    assert said(pocket) == {"kept-ended"}


def test_what_was_just_brought_is_in_a_file(tmp_path: Path, pocket: httpx.Client) -> None:
    finished(pocket, DUEL, 120, 100)
    file = pocket.get("/everything").content
    with natively(tmp_path / "another", SITE) as other:
        form = Reading(other.get("/").text).form_with("file")
        fields = {name: text for name, text in form.fields.items() if name != "file"}
        other.post(form.action, data=fields, files={"file": ("all.json.gz", file)})
        assert said(other) == {"kept-saved"}
        finished(other, DUEL, 90, 100)
        assert said(other) == {"kept-ended"}


def listing(changed: datetime, *, over: bool) -> Listing:
    return Listing("id", "name", "tapestry", "solo", changed, 1, over, ready=True)


@pytest.mark.parametrize(
    ("changed", "over", "saved", "state"),
    [
        (NOW - HOUR, False, None, ""),
        (NOW - HOUR, True, None, "never"),
        (NOW - DAYS, False, None, "never"),
        (NOW - HOUR, False, NOW - 2 * HOUR, "saved"),
        (NOW - HOUR, True, NOW - 2 * HOUR, "ended"),
        (NOW - HOUR, False, NOW - DAYS, "played"),
        (NOW - 2 * DAYS, True, NOW - DAYS, "saved"),
    ],
)
def test_when_a_file_is_due(
    changed: datetime, over: bool, saved: datetime | None, state: str
) -> None:
    assert state_of([listing(changed, over=over)], saved, NOW) == state


def test_with_no_table_nothing_is_due() -> None:
    assert state_of([], None, NOW) == ""
    assert state_of([], NOW - 3 * DAYS, NOW) == "saved"


def test_the_way_out_and_back_is_on_home(pocket: httpx.Client) -> None:
    made(pocket, SOLO)
    home = Reading(pocket.get("/").text)
    assert {"keeping", "save-everything", "bring", "kept-promise", "kept-room"} <= home.ids
    assert home.links.count("/everything") == 1
