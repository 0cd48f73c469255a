"""The language belongs to the reader's device; the theme too."""

import re
from pathlib import Path

import pytest

from tests.web.house import House
from tests.web.reading import Person
from thirdchair.web.visit import local_path, preferred

SOURCE = Path(__file__).parents[2] / "src/thirdchair/web"


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr,cs;q=0.5,de;q=0.7", "de"),
        ("fr-FR,cs", "cs"),
        ("en;q=0.1,cs;q=0.2", "cs"),
        ("de;q=0,cs;q=0.1", "cs"),
        ("fr,*;q=0.5", "en"),
        ("de;q=x, ;;, cs;q=9", "en"),
        ("de," * 5000, "de"),
    ],
)
def test_the_browser_says_what_it_prefers(wish: str, language: str) -> None:
    assert preferred({"accept-language": wish}) == language


def test_the_choice_of_the_device_wins(house: House) -> None:
    with house.client(language="cs") as client:
        person = Person(client)
        assert "Nová hra" in person.open("/").text
        page = person.press("language", "de")
        assert "Neue Partie" in page.text
        assert "Regeln" in person.open("/rules").text


def test_two_devices_read_one_table_each_in_its_language(house: House) -> None:
    with house.client(language="de") as first, house.client(language="cs") as second:
        ana, bert = Person(first), Person(second)
        path = ana.new_game(chance="table", favorite="military")
        ana.open(path)
        for act in ("income", "income", "answer 1", "answer 2"):
            page = ana.tap(act)
        assert "Grauer Marker auf Technologie von 0 auf 1" in page.text
        assert "Šedý žeton, Technologie z 0 na 1" in bert.open(path).text


def test_an_unknown_choice_is_no_choice(house: House) -> None:
    with house.client(language="de") as client:
        client.cookies.set("thirdchair_language", "../en")
        client.cookies.set("thirdchair_theme", '"><script>')
        answer = client.get("/")
    assert 'lang="de" data-theme="auto"' in answer.text


def test_the_theme_is_kept(ana: Person) -> None:
    ana.open("/")
    ana.press("theme", "dark")
    assert 'data-theme="dark"' in ana.client.get("/rules").text


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/rules?q=a", True),
        ("/", True),
        ("//x", False),
        ("/\\x", False),
        ("x", False),
        ("/a b", False),
        ("/a\n", False),
    ],
)
def test_only_paths_of_this_server_are_followed(path: str, kept: bool) -> None:
    assert local_path(path) == (path if kept else "/")


def test_templates_have_no_words_of_their_own() -> None:
    """Between the tags stands nothing but what the locales say, and our name."""
    for file in sorted(SOURCE.glob("templates/**/*.html")):
        text = re.sub(r"\{% block kind %\}.*?\{%", "{%", file.read_text())  # a class of the style
        text = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", "", text, flags=re.DOTALL)
        said = re.findall(r">([^<>]+)<", text)
        said += re.findall(r"(?:aria-label|title|placeholder|alt)=\"([^\"]+)\"", text)
        left = [one for one in said if re.search(r"[A-Za-z]{2}", one.replace("Third Chair", ""))]
        assert left == [], file.name
