"""Seasons as the games of a campaign: its file ends early while one of them has sealed choices."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.toy.face import face
from tests.toy.game import SEASON, Toy
from tests.toy.handed_in import voices
from tests.toy.playing import at_vote
from tests.toy.test_sealed import knows, revealed, secret_vote
from tests.toy.test_sealed_pages import phone
from thirdchair.cli.tables import app as tables_command
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.game import Games, Part, View
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal, not_now
from thirdchair.table.campaign_files import export_campaign, has_mend, has_sealed
from thirdchair.table.campaigns import Campaign
from thirdchair.table.journal import Table
from thirdchair.table.open_mend import OpenMend, Wish
from thirdchair.table.store import HOME, House, Store
from thirdchair.web.app import build
from thirdchair.web.pages.campaign.series import Called, Told
from thirdchair.words import Words

NOTE = "this file ends where they began"


class Endless:
    """One season after the other."""

    left: tuple[Part, ...] = (SEASON,)
    begins: tuple[Part, ...] = (SEASON,)
    over = False

    def part(self, setup: Mapping[str, Any]) -> Part:
        return SEASON

    def not_next(self, part: Part) -> Refusal:
        return not_now("campaign-over")


class Seasons(Toy):
    """The toy, whose seasons make a campaign."""

    def standing(
        self, mode: str, options: Mapping[str, Any], views: Sequence[View | None]
    ) -> Endless | None:
        return Endless() if mode == SEASON else None


class Series:
    """What the pages say of it: as little as they can."""

    STYLES: tuple[str, ...] = ()
    STANDING = NEW = SETTINGS = "toy/standing.html"

    def asks(self, mode: str) -> bool:
        return False

    def options(self, form: dict[str, Any]) -> dict[str, Any]:
        return {}

    def show(self, campaign: Campaign) -> dict[str, Any]:
        return {}

    def parts(self, mode: str, reader: Reader) -> Sequence[Part]:
        return (SEASON,)

    def called(self, mode: str, part: Part, words: Words) -> Called:
        return Called("1", "Season", "next", "begin", "again")

    def told(self, campaign: Campaign, words: Words) -> Sequence[Told]:
        return [Told("", "", "", True) for _ in campaign.games]

    def score(self, campaign: Campaign, words: Words) -> str:
        return ""

    def fields(self, campaign: Campaign, part: Part) -> dict[str, str]:
        return {}


SEASONS = Seasons()


@pytest.fixture
def series(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """The tables that the command finds too."""
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setitem(GAMES, "toy", lambda: SEASONS)
    monkeypatch.setitem(VOICES, "toy", voices()["toy"])
    games: Games = GAMES
    with closing(Store(games)) as store:
        yield store


def with_game(house: House, table: Table) -> Campaign:
    campaign = house.create_campaign("Lights", "toy", SEASON, {})
    house.create("Tonight", table, campaign=campaign)
    return house.campaign(campaign)


@pytest.mark.parametrize(("begun", "sealed"), [(at_vote, 0), (secret_vote, 1), (revealed, 0)])
def test_a_file_of_a_campaign_gives_no_sealed_choice_away_and_says_so(
    series: Store, tmp_path: Path, begun: Any, sealed: int
) -> None:
    house, file = series.of(HOME), tmp_path / "lights.json"
    campaign = with_game(house, begun())
    assert has_sealed(house, campaign) == bool(sealed)
    told = CliRunner().invoke(tables_command, ["export", "Lights", str(file)])
    assert told.exit_code == 0, told.output
    assert told.output.count(NOTE) == sealed
    assert file.read_bytes() == export_campaign(house, campaign.id)
    assert knows(file.read_bytes()) == (begun is revealed)
    assert CliRunner().invoke(tables_command, ["import", "--copy", str(file)]).exit_code == 0

    async def pages() -> list[int]:
        looks = replace(face(SEASONS), series=Series())
        gate, _ = build(series, faces={"toy": lambda: looks}, voices=VOICES)
        one = phone(gate, "", {})
        found = [await one.get(f"/campaigns/{campaign.id}{page}") for page in ("", "/delete")]
        await one.client.aclose()
        assert [answer.status_code for answer in found] == [200, 200]
        return [answer.text.count(NOTE) for answer in found]

    assert asyncio.run(pages()) == [sealed, sealed]


def test_a_file_of_a_campaign_leaves_an_open_mend_behind_and_says_so(
    series: Store, tmp_path: Path
) -> None:
    house, said = series.of(HOME), "A step is being fixed: that stays here"
    campaign = with_game(house, at_vote())
    game = campaign.games[0].id
    for export in ("Lights", "Tonight"):
        told = CliRunner().invoke(tables_command, ["export", export, str(tmp_path / export)])
        assert (told.exit_code, told.output.count(said)) == (0, 0)
    house.change(game, lambda table: setattr(table, "open_mend", OpenMend(1, Wish("delete"))))
    assert has_mend(house, house.campaign(campaign.id))
    for export in ("Lights", "Tonight"):
        told = CliRunner().invoke(tables_command, ["export", export, str(tmp_path / f"{export}2")])
        assert (told.exit_code, told.output.count(said)) == (0, 1)
