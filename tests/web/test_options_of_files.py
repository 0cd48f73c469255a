"""What a file says of the look of its table: pages read nothing that none of ours has written."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.web.house import House
from tests.web.played import FENRIS, SCYTHE, SOLO, made
from tests.web.reading import Person
from tests.web.test_everything_pages import brought
from tests.web.test_open_set_ups import pages_of
from thirdchair.table import exports
from thirdchair.table.exports import check_of

TABLE = Path(exports.__file__).parent
WEB = TABLE.parent / "web"
NAMED = re.compile(
    r"""\boptions(?:\.get\(|\.pop\(|\.setdefault\(|\[)"(\w+)"|^OPTION = "(\w+)"$""", re.M
)
OPTIONS = set(exports._Options.__struct_fields__)
STAYS = {"hands", "mend", "evening", "undone"}
"""How the pieces lay where the file was written, a mend that has changed nothing yet, who was ready
there, and what was undone."""


@pytest.fixture
def client(house: House) -> Iterator[httpx.Client]:
    with house.client(language="en") as client:
        yield client


def file_with(client: httpx.Client, path: str, **options: Any) -> bytes:
    """The file of a table, whose look somebody has written."""
    file = client.get(f"{path}/export").json() | {"options": options, "uid": str(options)}
    return msgspec.json.encode({**file, "check": check_of(file)})


def test_every_option_that_pages_read_is_looked_at_in_a_file() -> None:
    found = {
        name
        for file in (*WEB.rglob("*.py"), TABLE / "missing.py", TABLE / "open_mend.py")
        for names in NAMED.findall(file.read_text(encoding="utf-8"))
        for name in names
        if name
    }
    assert found >= {"ticks", "hands", "missing", "took", "evening"}
    assert found - STAYS <= OPTIONS
    assert not STAYS & OPTIONS


@pytest.mark.parametrize("option", [*sorted(OPTIONS), "scoring.1"])
def test_what_no_page_could_read_is_refused(client: httpx.Client, option: str) -> None:
    answer = brought(client, file_with(client, made(client, SOLO), **{option: [[5]]}))
    assert answer.status_code == 422
    assert "not whole" in answer.text or "damaged" in answer.text


ODD: tuple[dict[str, Any], ...] = (
    {"hands": {"kind": "?", "lies": {}, "then": {"unit|s1|worker|9": 2_000_000_000}}},
    {"hands": 5},
    {"missing": [{"step": step, "who": ["?"]} for step in (-999, -1, 0, 1, 999)]},
    {"evening": {"evening": "1", "step": -99, "begun": 5, "perks": 5}, "took": {"?": [9, 1]}},
    {"undone": {"evening": "1", "command": 5, "laid": 5}},
    {"colors": {"?": "?"}, "ticks": {"?": True}, "back": {"?": True}, "side": "?", "before": "?"},
    {"scoring": {"?": {"?": 1}}, "scoring.1": {"s1": {"?": 1}}, "typed": {"?": -1}},
    {"nothing of ours": [[5]]},
)


@pytest.mark.parametrize("setup", [SOLO, SCYTHE, FENRIS], ids=lambda one: str(one["mode"]))
def test_whatever_a_file_says_of_its_look_every_page_comes(
    client: httpx.Client, setup: dict[str, Any]
) -> None:
    path = made(client, setup)
    begin = {"do": "setup"} if setup == FENRIS else {"do": "bots_turn"}
    client.post(f"/api{path}", json=begin)
    for options in ODD:
        answer = brought(client, file_with(client, path, **options))
        assert answer.status_code == 303, options
        there = answer.headers["location"]
        broken = [page for page in pages_of(there) if client.get(page).status_code >= 500]
        assert broken == [], options
        form = next(one for one in Person(client).open(there).forms if "at" in one.fields)
        assert client.post(there, data={**form.fields, "act": "undo"}).status_code < 500


def test_what_pages_have_written_comes_along(client: httpx.Client) -> None:
    path = made(client, SOLO)
    written: dict[str, Any] = {
        "ticks": {"a": True},
        "sorted": True,
        "missing": [{"step": 1, "who": ["you"]}],
    }
    there = brought(client, file_with(client, path, **written)).headers["location"]
    assert client.get(f"{there}/export").json()["options"] == written
