"""The promises of docs/security.md: each names its tests. Those without a better place are here."""

import re
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.web.house import House
from tests.web.reading import Person
from tests.web.test_web_network import Home
from thirdchair.games import GAMES
from thirdchair.table.backups import back_up
from thirdchair.table.store import Store
from thirdchair.web.network import machine_addresses, renew_code
from thirdchair.web.rendering import HOST

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "security.md"
LONGEST_PAGE = 100
ADDRESS = re.compile(rb"(?:https?:)?//[a-z0-9-]+\.[a-z]")
NAMESPACE = b"http://www.w3.org/"

needs_network = pytest.mark.skipif(not machine_addresses(), reason="this machine is in no network")


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("open"), lan=True)
    yield house
    house.stop()


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    with closing(Store(GAMES, tmp_path / "tables.db")) as store:
        home = Home(store)
        home.network.open()
        yield home


def promises() -> list[list[str]]:
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    return [row for row in cells if row[0] not in ("promise", "---")]


def test_every_promise_names_tests_that_exist() -> None:
    files = [file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py")]
    there = {
        name for text in files for name in re.findall(r"^def (test_\w+)\(", text, re.MULTILINE)
    }
    assert len(promises()) > 15
    for promise, proofs in promises():
        named = re.findall(r"`(test_\w+)`", proofs)
        assert named, promise
        assert set(named) <= there, promise


def test_the_promises_fit_on_one_page() -> None:
    assert len(PAGE.read_text(encoding="utf-8").splitlines()) <= LONGEST_PAGE


@needs_network
@pytest.mark.parametrize("header", ["x-forwarded-for", "x-real-ip", "forwarded"])
def test_a_claimed_address_makes_nobody_local(open_house: House, header: str) -> None:
    with open_house.client(open_house.network[0]) as stranger:
        answer = stranger.get("/", headers={header: "127.0.0.1"})
        api = stranger.get("/api/tables/x", headers={header: "127.0.0.1"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/join?next=/")
    assert api.status_code == 401


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Too many wrong code words. Wait a minute"),
        ("de", "Zu viele falsche Codewörter. Warte eine Minute"),
        ("cs", "Příliš mnoho špatných hesel. Počkejte minutu"),
    ],
)
def test_whoever_guesses_too_often_is_told_in_their_language(
    home: Home, language: str, sentence: str
) -> None:
    spoken = {"thirdchair_language": language}
    answers = [home.join("wrong-word", cookies=spoken) for _ in range(6)]
    assert [one.status_code for one in answers] == [403] * 5 + [429]
    assert sentence in answers[-1].text
    assert home.code not in answers[-1].text


def test_a_forgotten_device_has_to_join_again(home: Home) -> None:
    code = home.code
    token = home.join(code).cookies["thirdchair_device"]
    inside = {"thirdchair_device": token}
    assert home.ask("/", cookies=inside).status_code == 200
    page = home.ask("/phone", peer="127.0.0.1", host="127.0.0.1:8378")
    found = re.search(r'name="device" value="(\w+)"', page.text)
    assert found
    answer = home.ask(
        "/phone",
        peer="127.0.0.1",
        host="127.0.0.1:8378",
        data={"act": "forget", "device": found[1]},
        form="/phone",
    )
    assert answer.status_code == 303
    assert home.ask("/", cookies=inside).status_code == 303
    assert home.ask("/api/tables/x", cookies=inside).status_code == 401


def test_an_old_code_word_is_worth_nothing(home: Home) -> None:
    old = home.code
    token = home.join(old).cookies["thirdchair_device"]
    renew_code(home.house)
    assert home.join(old).status_code == 403
    assert home.ask("/", cookies={"thirdchair_device": token}).status_code == 200


def test_no_file_of_ours_names_another_host() -> None:
    files = [one for one in Path(str(HOST)).glob("**/static/*") if one.is_file()]
    assert {one.suffix for one in files} == {".css", ".js", ".svg"}
    for one in files:
        assert not ADDRESS.search(one.read_bytes().replace(NAMESPACE, b"")), one.name


def test_what_people_type_is_shown_as_text(ana: Person) -> None:
    name = "<script>alert(1)</script>"
    path = ana.new_game(name__p1="<b>Ana", table__name=name)
    for part in ("", "/history", "/settings", "/correct", "/finish", "/delete"):
        ana.open(path + part)
        assert ana.answer.status_code == 200, part
        assert "<script>alert" not in ana.answer.text, part
        assert "<b>Ana" not in ana.answer.text, part
    assert name in ana.open("/").text  # as text


def test_only_this_user_can_read_the_tables(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with closing(Store(GAMES, folder / "tables.db")):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    theirs = tmp_path / "theirs"
    theirs.mkdir(mode=0o755)
    file = theirs / "tables.db"
    for _ in range(2):  # a new one, and one that anybody could read so far
        with closing(Store(GAMES, file)) as store:
            store.machine.set_setting("seen", _)
            back_up(file)
            files = [one for one in theirs.rglob("*") if one.is_file()]
            assert {"tables.db", "tables.db-wal", "tables.db-shm"} < {one.name for one in files}
            assert {stat.S_IMODE(one.stat().st_mode) for one in files} == {0o600}
            assert stat.S_IMODE((theirs / "backups").stat().st_mode) == 0o700
        file.chmod(0o644)


def test_the_description_of_the_api_is_for_those_inside(home: Home, house: House) -> None:
    assert home.ask("/api/openapi.json").status_code == 401
    with house.client() as client:
        assert client.get("/api/openapi.json").status_code == 200
