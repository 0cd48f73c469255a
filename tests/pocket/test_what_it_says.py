"""What the pocket says: nothing of servers, folders and commands, for who has only a browser."""

import errno
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.pocket.natively import natively
from tests.web.every_page import addresses, laid_out
from tests.web.played import DUEL, made
from thirdchair.kit.refusals import Refusal, not_now
from thirdchair.pocket.engine import Engine
from thirdchair.pocket.inside import told
from thirdchair.table.disk import gone_wrong
from thirdchair.table.store import Store
from thirdchair.words import LANGUAGES, Words

SITE = "https://example.org/"
OF_A_MACHINE = re.compile(r"thirdchair [a-z]|THIRDCHAIR|tables\.db|/data\b")
OF_A_NETWORK = re.compile(
    r"\b(server|network|folder|disk|backup|machine|terminal|phones|any phone|connection)\b", re.I
)
HIDDEN = re.compile(r'<symbol.*?</symbol>|id="connection"|<(script|link)[^>]*>', re.DOTALL)

CAUSES = (
    *(OSError(one, "") for one in (errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO)),
    ValueError("of another kind"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_wrong_with_the_files_names_nothing_of_a_machine(language: str) -> None:
    said = [gone_wrong(one, Path("/data/tables.db")) for one in CAUSES]
    said += [not_now(f"store-{one}", file="/data/tables.db") for one in ("busy", "damaged")]
    newer = {"version": "0.9.0", "ours": "0.1.0"}
    said += [not_now(f"newer-{one}", **newer) for one in ("table", "file", "everything")]
    for refusal in said:
        sentence = told(refusal, [f"{language}-XX", "en"])
        assert not OF_A_MACHINE.search(sentence), sentence
        assert sentence != Words(language).refusal(refusal), "as on a machine"


def test_a_disk_still_has_its_commands() -> None:
    damaged = Words("en").refusal(not_now("store-damaged", file="tables.db"))
    assert "thirdchair tables restore" in damaged


def _no_database(file: Path) -> None:
    file.write_bytes(b"no database " * 1000)


def _of_something_else(file: Path) -> None:
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("CREATE TABLE something (else_ TEXT)")


def _newer(file: Path) -> None:
    from thirdchair.games import GAMES

    Store(GAMES, file).close()
    with closing(sqlite3.connect(file)) as store, store:
        store.execute("UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize(
    ("spoil", "hint"),
    [
        (_no_database, "import the file"),
        (_of_something_else, "data of this site"),
        (_newer, "Reload this page"),
        (Path.mkdir, "Close the other tabs"),
    ],
)
def test_tables_that_cannot_be_opened_say_what_a_browser_can_do(
    tmp_path: Path, spoil: object, hint: str
) -> None:
    assert callable(spoil)
    spoil(tmp_path / "tables.db")
    with pytest.raises(Refusal) as refused:
        Engine(tmp_path, SITE)
    sentence = told(refused.value, ["xx", "en-GB"])
    assert hint in sentence
    assert not OF_A_MACHINE.search(sentence), sentence


def test_a_file_of_a_newer_version_is_refused_for_a_browser(tmp_path: Path) -> None:
    with natively(tmp_path, SITE, "de") as pocket:
        table = made(pocket, DUEL)
        exported = pocket.get(f"{table}/export").text
        newer, found = re.subn(r'"number": ?\d+', '"number": 99', exported, count=1)
        assert found
        page = pocket.get("")
        token = re.search(r'name="_csrf_token" value="([^"]+)"', page.text)
        assert token
        form = {"_csrf_token": token[1], "once": "1"}
        answer = pocket.post("import", data=form, files={"file": ("a.json", newer.encode())})
        assert answer.status_code == 422
        assert "Lade diese Seite" in answer.text


@pytest.mark.journey
def test_no_page_speaks_of_a_network_or_a_machine(tmp_path: Path) -> None:
    with natively(tmp_path, SITE) as pocket:
        for address, page in _pages(pocket):
            for pattern in (OF_A_MACHINE, OF_A_NETWORK):
                found = pattern.search(page)
                assert not found, (address, page[max(0, found.start() - 80) : found.end() + 80])


def _pages(pocket: httpx.Client) -> Iterator[tuple[str, str]]:
    """Every page that is there; drawings are no sentences, and licences are not ours to word."""
    for address in addresses(laid_out(pocket, alone=True)):
        if address.startswith("/about/licences/"):
            continue
        answer = pocket.get(address)
        if answer.status_code == 200:
            yield address, HIDDEN.sub("", answer.text)
