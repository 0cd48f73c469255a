"""The report tells what the Parquet holds: figures are computed here a second time, by hand."""

import re
from contextlib import closing
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, ViewportSize

from tests.lab.studies import DUEL, SCYTHE, games_of, grid, run
from thirdchair.contract import words_of
from thirdchair.games import VOICES
from thirdchair.kit.readers import Reader
from thirdchair.lab.study.folder import Folder
from thirdchair.lab.study.grid import Grid
from thirdchair.lab.study.report import report
from thirdchair.words import LANGUAGES

LEVELS = grid(games=400, level=["1", "5"])


class Page(HTMLParser):
    """The tables of a page by their heading, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tables: dict[str, list[list[str]]] = {}
        self.heading, self.inside, self.text = "", "", ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.inside = tag
        if tag == "h2":
            self.heading = ""
        elif tag == "tr":
            self.tables.setdefault(self.heading, []).append([])
        elif tag in ("td", "th"):
            self.tables[self.heading][-1].append("")

    def handle_endtag(self, tag: str) -> None:
        self.inside = ""

    def handle_data(self, data: str) -> None:
        self.text += data
        if self.inside == "h2":
            self.heading += data
        elif self.inside in ("td", "th"):
            self.tables[self.heading][-1][-1] += data


def told(what: Grid, folder: Folder, language: str = "en") -> str:
    words = words_of(VOICES, what.mode.partition("/")[0], Reader(language))
    return report(what, folder, words)


@pytest.fixture(scope="module")
def levels(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return run(tmp_path_factory.mktemp("study"), LEVELS, size=100)


def test_means_errors_quantiles_and_shares_are_those_of_the_games(levels: Folder) -> None:
    page = Page(told(LEVELS, levels))
    rows = games_of(levels).to_pylist()
    for cell, name in enumerate(("1", "5")):
        here = [row for row in rows if row["cell"] == cell]
        points = sorted(row["points"] for row in here)
        error = 1.96 * stdev(points) / sqrt(len(points))
        assert page.tables["The Automa's points at the end"][cell + 1] == [
            name,
            f"{mean(points):.2f} ± {error:.2f}",
            *(str(points[place]) for place in (39, 199, 359)),
        ]
        came = [row["closed_turn"] for row in here if row["closed_turn"]]
        turn = next(table for title, table in page.tables.items() if title.startswith("The turn"))
        assert turn[cell + 1][1].startswith(f"{mean(came):.2f} ")
        said = turn[cell + 1][-1].partition(" ")[0]
        assert float(said) == pytest.approx(100 * len(came) / len(here), abs=0.051)
        shares = next(table for title, table in page.tables.items() if "first track" in title)
        science = sum(row["closed"] == "science" for row in here) / len(here)
        said = shares[cell + 1][shares[0].index("Science")].partition(" ")[0]
        assert float(said) == pytest.approx(100 * science, abs=0.051)


def test_it_says_where_the_figures_are_from(levels: Folder) -> None:
    page = Page(told(LEVELS, levels))
    assert (
        "thirdchair study FOLDER --mode tapestry/solo --games 400 --seed 1 --with level=1,5"
        in page.text
    )
    assert "Played by the kernel: 100.0 % of the games; by the reference engine: 0.0 %" in page.text
    assert re.search(r"thirdchair \d.*numpy \d", page.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_stands_alone_in_every_language(levels: Folder, language: str) -> None:
    html = told(LEVELS, levels, language)
    assert f'<html lang="{language}">' in html
    assert "://" not in html
    assert "<script" not in html
    assert "study-" not in Page(html).text
    assert html.count("<svg") == 6


@pytest.mark.parametrize(
    ("what", "title"),
    [
        (grid(DUEL, 30, ruling=["all"]), "Landmarks from tracks: Shadow Empire"),
        (grid(SCYTHE, 10, level=["all"]), "Turn of star 6"),
        (grid(games=20, expansions=["none", "PP+AA"]), "Turns of the bots"),
    ],
)
def test_every_mode_has_words_for_what_it_counts(tmp_path: Path, what: Grid, title: str) -> None:
    folder = run(tmp_path, what, size=1000)
    for language in LANGUAGES:
        page = Page(told(what, folder, language))
        assert "study-" not in page.text
        if language == "en":
            assert len(page.tables[title]) == len(what.cells()) + 1


def test_a_number_among_other_settings_says_what_it_counts(tmp_path: Path) -> None:
    what = grid(games=20, level=["1", "2"], pace=["still", "5"])
    page = Page(told(what, run(tmp_path, what)))
    rows = [row[0] for row in page.tables["The Automa's points at the end"][1:]]
    assert rows[1].startswith("Level 1, ")
    assert rows[1].endswith(" 5")
    assert rows[2].startswith("Level 2, ")
    assert not rows[2][-1].isdecimal()


@pytest.mark.browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_can_be_read_on_a_phone_by_day_and_by_night(
    chromium: Browser, levels: Folder, tmp_path: Path, scheme: Literal["light", "dark"]
) -> None:
    """Nothing sticks out of the page, and plots are drawn in the color of its text."""
    there = tmp_path / "report.html"
    there.write_text(told(LEVELS, levels, "de"), encoding="utf-8")
    small = ViewportSize(width=390, height=844)
    with closing(chromium.new_context(viewport=small, color_scheme=scheme)) as context:
        page = context.new_page()
        page.goto(there.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") == small["width"]
        colors = page.evaluate(
            """() => [document.body, document.querySelector("svg text")].map(
                (one) => getComputedStyle(one)[one === document.body ? "color" : "fill"])"""
        )
        assert colors[0] == colors[1]
        paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (paper == "rgb(255, 255, 255)") is (scheme == "light")
        assert Axe().run(page).response["violations"] == []
