"""The page about Third Chair: its version, what is new, and the licences of what is inside."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import thirdchair
from tests.fenris.driving import before
from tests.pocket.natively import natively
from tests.web.house import House
from tests.web.played import FENRIS
from tests.web.reading import Person
from thirdchair.contract import words_of
from thirdchair.games import VOICES
from thirdchair.kit.readers import Reader
from thirdchair.web.pages.about.licences import inside, text_of
from thirdchair.web.pages.about.news import NEXT, news
from thirdchair.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SHOP = "everybody shops with the player mat of that evening"


@pytest.fixture
def eva(own_house: House) -> Iterator[Person]:
    with own_house.client() as client:
        yield Person(client)


def test_home_leads_to_what_is_new_and_names_the_version(eva: Person) -> None:
    assert "/about" in eva.open("/").links
    page = eva.open("/about")
    assert (
        f"Third Chair {thirdchair.__version__} · free software under the MIT licence" in page.text
    )
    assert "A finished game can be copied as a play" in page.text
    assert "Undo whole turns" in page.text


def test_what_is_new_has_the_versions_of_the_changelog(eva: Person) -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    headings = re.findall(r"^## (\S+)", text, re.MULTILINE)
    assert [NEXT if one == "Unreleased" else one for one in headings] == [one.id for one in news()]


def test_a_line_with_a_lock_comes_with_its_key(eva: Person) -> None:
    campaigns = [
        eva.client.post("/api/tables", json={"new": {**FENRIS, **before(number, "war")}}).json()
        for number in (6, 4)
    ]
    late, early = (f"/tables/{one['id']}/about" for one in campaigns)
    assert SHOP not in eva.open(early).text
    assert SHOP in eva.open(late).text
    assert SHOP not in eva.open("/about").text, "others may read along at home"


def test_an_app_that_lives_in_a_browser_tells_nothing_of_what_it_has_not(tmp_path: Path) -> None:
    with natively(tmp_path) as pocket:
        text = Person(pocket).open("/about").text
    assert "Undo whole turns" in text
    assert "Many phones at one table" not in text


def test_every_line_of_news_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        for one in (line for version in news() for line in version.lines):
            words = words_of(VOICES, one.game, Reader(language))
            assert words.text(one.words).endswith("."), (language, one.id)


def test_the_licences_are_those_of_the_packages_that_are_needed() -> None:
    parts = {one.name.lower(): one for one in inside()}
    assert (parts["litestar"].licence, parts["litestar"].has_text) == ("MIT License", True)
    assert parts["anyio"].licence == "MIT"  # nobody but litestar asks for it
    assert parts["fluent.runtime"].has_text is False
    assert not {"thirdchair", "pytest", "ruff"} & set(parts)


def test_the_text_of_a_licence_is_shown_as_the_package_brings_it(eva: Person) -> None:
    assert "/about/licences/litestar" in eva.open("/about").links
    assert (
        "Permission is hereby granted, free of charge" in eva.open("/about/licences/litestar").text
    )
    assert text_of("fluent.runtime") is None
    for other in ("pytest", "nothing", "..%2F..%2Fetc", "thirdchair"):
        assert eva.open(f"/about/licences/{other}").text
        assert eva.answer.status_code == 404, other
