"""A language is a folder: with one more, pages, script and API speak it; the checker reads it."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.house import PATIENCE, House
from tests.web.reading import Person
from thirdchair.words import LANGUAGES
from thirdchair.words.languages import found_in
from tools import check_locales

SOURCE = Path(__file__).parents[2] / "src" / "thirdchair"
OURS, THEIRS = "Shadow Empire", "Ombra Imperio"
"""What the made-up language says instead of the English words."""

DUEL = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Ben"]}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with one more folder in its locales, and no other change."""
    root = tmp_path_factory.mktemp("package")
    shutil.copytree(SOURCE, root / "thirdchair", ignore=shutil.ignore_patterns("__pycache__"))
    locales = root / "thirdchair" / "words" / "locales"
    for file in (locales / "en").rglob("*.ftl"):
        copy = locales / "eo" / file.relative_to(locales / "en")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(file.read_text(encoding="utf-8").replace(OURS, THEIRS), encoding="utf-8")
    (locales / "eo" / "core" / "language.ftl").write_text(
        "language-name = Esperanto\nlanguage-order = 99\n", encoding="utf-8"
    )
    return root


class Apart(House):
    """A house with a Python of its own, which looks for the package where it is told to."""

    MAIN = (
        "import os, sys; "
        f"os.execv(sys.executable, [sys.executable, '-c', {House.MAIN!r}, *sys.argv[1:]])"
    )


@pytest.fixture(scope="module")
def house(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(package))
        house = Apart(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()


def test_it_stands_among_the_languages_where_it_says(package: Path) -> None:
    found = found_in(package / "thirdchair" / "words" / "locales")
    assert list(found.items()) == [*LANGUAGES.items(), ("eo", "Esperanto")]


def test_a_script_speaks_it_and_a_refusal_offers_it(package: Path) -> None:
    lines = [{"new": {**DUEL, "language": "eo"}}, {"new": {**DUEL, "language": "xx"}}]
    ran = subprocess.run(
        [sys.executable, "-c", "from thirdchair.cli import main; main()", "script"],
        input="".join(json.dumps(line) + "\n" for line in lines),
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=True,
    )
    taken, refused = map(json.loads, ran.stdout.splitlines())
    assert taken["events"][-1]["say"].startswith(f"{THEIRS}: ")
    assert (refused["error"]["code"], refused["error"]["where"]) == ("bad_input", "new.language")
    assert ", ".join(sorted([*LANGUAGES, "eo"])) in refused["error"]["message"]


def test_pages_offer_it_and_speak_it(house: House) -> None:
    with house.client(language="eo") as client:
        client.timeout = PATIENCE  # nothing of this copy is compiled yet
        ana = Person(client)
        assert '<html lang="eo"' in client.get("/").text
        assert " ".join([*LANGUAGES.values(), "Esperanto"]) in ana.open("/").text
        for page in ("/rules", "/new?mode=duel"):
            assert THEIRS in ana.open(page).text
        made = client.post("/api/tables", json={"new": DUEL}).json()
        assert made["events"][-1]["say"].startswith(f"{THEIRS}: ")
        assert THEIRS in ana.open(f"/tables/{made['id']}").text
    with house.client(language="de") as client:
        client.cookies.set("thirdchair_language", "eo")
        assert THEIRS in Person(client).open(f"/tables/{made['id']}/history").text


def test_the_description_of_the_api_lists_it(house: House) -> None:
    with house.client() as client:
        described = client.get("/api/openapi.json").json()
    body = described["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]
    set_ups = body["schema"]["properties"]["new"]["anyOf"]
    languages = {tuple(one["properties"]["language"]["enum"]) for one in set_ups}
    assert languages == {tuple(sorted([*LANGUAGES, "eo"]))}


def test_the_checker_checks_it(package: Path, tmp_path: Path) -> None:
    locales = tmp_path / "locales"
    shutil.copytree(package / "thirdchair" / "words" / "locales", locales)
    assert check_locales.faults_in(locales) == []
    tables = locales / "eo" / "core" / "tables.ftl"
    renamed = tables.read_text(encoding="utf-8").replace("tables-none =", "tables-nothing =")
    tables.write_text(renamed, encoding="utf-8")
    (locales / "eo" / "scythe" / "things.ftl").unlink()
    file, missing, extra = check_locales.faults_in(locales)
    assert file == f"{locales / 'eo/scythe/things.ftl'}: missing"
    assert missing.startswith(f"{tables}: tables-none: missing")
    assert extra.endswith("tables-nothing: not in en/core/tables.ftl")


@pytest.mark.parametrize(
    "text", ["language-name = Esperanto\n", "language-name = E\nlanguage-order = x\n"]
)
def test_a_language_that_does_not_say_its_place_is_named_by_its_file(
    tmp_path: Path, text: str
) -> None:
    file = tmp_path / "eo" / "core" / "language.ftl"
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"eo/core/language\.ftl: a language needs"):
        found_in(tmp_path)
