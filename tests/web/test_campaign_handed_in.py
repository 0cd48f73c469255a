"""A scenario that is handed in as a campaign: its pages, before, during and after its one game."""

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.long_winter.test_long_winter import FOLDER, SETUP
from tests.long_winter.test_long_winter import House as Pages
from tests.table.scenario_tables import answer_all
from thirdchair.kit.game import Games
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, House, Store
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.scenarios.finding import OWN
from thirdchair.words import LANGUAGES

TITLES = {"en": "The Long Winter", "de": "Der lange Winter", "cs": "Dlouhá zima"}
WORDS = """
campaign-winter = Many winters
page-campaign-lead-winter = One evening in the snow.
page-campaign-over-winter = The snow melts: { $won }.
"""


class Winters(NamedTuple):
    pages: Pages
    house: House
    games: Games
    campaign: str

    @property
    def page(self) -> str:
        return f"/campaigns/{self.campaign}"


@pytest.fixture(params=["points", "wins"])
def winters(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Winters]:
    """A campaign of the scenario, in which this counts."""
    folder = tmp_path / "thaw"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__", "test_*"))
    sheet = folder / "sheet.toml"
    sheet.write_text(f'series = "{request.param}"\n{sheet.read_text(encoding="utf-8")}', "utf-8")
    for language in LANGUAGES:
        with (folder / "locales" / f"{language}.ftl").open("a", encoding="utf-8") as words:
            words.write(WORDS)
    game = Tapestry(scenarios=[OWN, folder])
    games: Games = {"tapestry": lambda: game}
    with closing(Store(games, tmp_path / "tables.db")) as store:
        house = store.of(HOME)
        campaign = house.create_campaign("Snow", "tapestry", "winter", {})
        yield Winters(Pages(store, game), house, games, campaign)


def played(winters: Winters) -> str:
    """The one game, begun; its address."""
    table = Table.new(winters.games, SETUP)
    answer_all(table, {})
    return winters.house.create("Tonight", table, campaign=winters.campaign).id


def finish(table: Table) -> None:
    table.do({"do": "finish"})
    answer_all(table, {"vp": 400})


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_page_opens_in_every_language(winters: Winters, language: str) -> None:
    assert TITLES[language] in winters.pages.text(winters.page, language)
    assert "Many winters" in winters.pages.text("/", language)
    assert "One evening in the snow." in winters.pages.text(
        "/campaigns/new?game=tapestry&mode=winter", language
    )


def test_its_page_tells_what_is_next_what_is_played_and_that_it_is_over(winters: Winters) -> None:
    page = winters.pages.text(winters.page)
    assert "Play scenario 1: The Long Winter" in page
    assert f"/new?game=tapestry&amp;mode=winter&amp;campaign={winters.campaign}" in page
    assert "Next: scenario 1" in winters.pages.text("/")
    table = played(winters)
    assert "Go on playing: The Long Winter" in winters.pages.text(winters.page)
    winters.house.change(table, finish)
    page = winters.pages.text(winters.page)
    assert 'id="step-1"' not in page
    assert "You won" in page
    counted = winters.house.campaign(winters.campaign).standing
    assert counted.over
    assert ("The snow melts: 1." in page) is not ("You have won the campaign." in page)


def test_the_form_of_a_new_one_cites_no_rule_of_another_campaign(winters: Winters) -> None:
    form = winters.pages.text("/campaigns/new?mode=winter")
    assert "tap.atlantis.once" not in form
    assert "tap.atlantis.once" in winters.pages.text("/campaigns/new?mode=atlantis")
