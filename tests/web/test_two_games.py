"""Two games with modes of the same name: forms, links, what is remembered, campaigns and files."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.at_home import AtHome
from tests.web.alone import Alone
from tests.web.second_game import CALLED, HouseOfTwo, loom
from thirdchair.games import GAMES
from thirdchair.kit.game import Games
from thirdchair.kit.refusals import Refusal
from thirdchair.table.campaign_files import read_campaign

BOTH: Games = {**GAMES, "loom": loom}


@pytest.fixture
def two(tmp_path: Path) -> Iterator[HouseOfTwo]:
    house = HouseOfTwo(tmp_path)
    yield house
    house.stop()


@pytest.fixture
def me(two: HouseOfTwo) -> Iterator[Alone]:
    with two.client() as client:
        yield Alone(client)


def begun(me: Alone) -> tuple[str, str]:
    """The game and the mode of the table that was just begun."""
    assert me.answer.url.path.endswith("/checklist"), me.page.text
    me.path = me.answer.url.path.removesuffix("/checklist")
    setup = me.client.get(f"/tables/{me.path.rpartition('/')[2]}/export").json()["setup"]
    return setup["game"], setup["mode"]


def alone(me: Alone, game: str, **fields: Any) -> None:
    me.send(me.open(f"/new?game={game}&mode=solo").form_with("level"), **fields)
    assert begun(me) == (game, "solo")


def test_the_page_of_games_offers_both_and_begins_the_one_that_is_chosen(me: Alone) -> None:
    page = me.open("/play")
    assert {"game-tapestry-solo", "game-loom-solo"} <= page.ids
    assert CALLED["page-mode-loom-solo"] in page.text
    for game in ("loom", "tapestry"):
        me.open("/play")
        me.press("act", "again", mode=f"{game}/solo")
        assert begun(me) == (game, "solo")


def test_a_link_names_the_game_and_an_older_one_finds_the_first(me: Alone) -> None:
    form = me.open("/new?game=loom&mode=solo").form_with("level")
    assert (form.fields["game"], form.fields["mode"]) == ("loom", "solo")
    assert {"/new?game=tapestry&mode=solo", "/new?game=loom&mode=solo"} <= set(me.page.links)
    for older in ("/new?mode=solo", "/new?mode=duel"):
        assert me.open(older).form_with("mode").fields["game"] == "tapestry"
    assert me.open("/new?game=scythe&mode=solo").form_with("mode").fields["game"] != "scythe"
    del form.fields["game"]
    me.send(form)
    assert begun(me) == ("tapestry", "solo")


def test_a_surprise_stays_in_its_game(me: Alone) -> None:
    me.open("/play")
    page = me.press("act", "surprise", mode="loom/solo")
    assert "The Loom, alone" in page.text
    for link in (page.attributes["other"]["href"], page.attributes["change"]["href"]):
        assert (link or "").startswith("/new?game=loom&mode=solo&")
    me.send(page.form_with("level"))
    assert begun(me) == ("loom", "solo")


def test_each_remembers_its_own_last_form(me: Alone) -> None:
    alone(me, "tapestry", level=5)
    alone(me, "loom", level=3)
    levels = {
        game: me.open(f"/new?game={game}&mode=solo").form_with("level").fields["level"]
        for game in ("tapestry", "loom")
    }
    assert levels == {"tapestry": "5", "loom": "3"}
    assert me.open("/play").form_with("mode").fields["mode"] == "loom/solo"


def test_what_an_earlier_version_remembered_is_found_by_the_game_it_knew(
    me: Alone, two: HouseOfTwo
) -> None:
    with closing(AtHome(two.data / "tables.db", BOTH)) as store:
        store.set_setting("new.mode", "solo")
        store.set_setting("solo.last", {"level": "6"})
        store.set_setting("scythe.last", {"combat": "ask"})
        store.set_setting("habits", {"sorted": True})
    assert me.open("/play").form_with("mode").fields["mode"] == "tapestry/solo"
    level = {
        game: me.open(f"/new?game={game}&mode=solo").form_with("level").fields["level"]
        for game in ("tapestry", "loom")
    }
    assert level == {"tapestry": "6", "loom": "2"}
    scythe = me.open("/new?mode=automa").form_with("combat")
    assert scythe.fields["combat"] == "ask"
    alone(me, "tapestry", level=4)
    with closing(AtHome(two.data / "tables.db", BOTH)) as store:
        assert store.load(me.path.rpartition("/")[2]).options["sorted"] is True
    assert me.open("/new?mode=solo").form_with("level").fields["level"] == "4"


def test_a_habit_is_that_of_one_game(me: Alone) -> None:
    alone(me, "loom")
    me.open(f"{me.path}/checklist")
    me.press("act", "sorted yes")
    for game, habit in (("loom", True), ("tapestry", None)):
        alone(me, game)
        assert me.client.get(f"{me.path}/export").json()["options"].get("sorted") is habit, game


# Campaigns


def test_a_campaign_begins_and_goes_on_in_its_game(me: Alone, two: HouseOfTwo) -> None:
    me.send(me.open("/campaigns/new?game=loom&mode=atlantis").form_with("name"), name="Woven")
    campaign = me.answer.url.path
    href = me.page.attributes["step-1"]["href"] or ""
    assert href.startswith("/new?game=loom&mode=atlantis&campaign=")
    file = me.client.get(f"{campaign}/export").content
    assert msgspec.json.decode(file)["game"] == "loom"
    with closing(AtHome(two.data / "tables.db", BOTH)) as store:
        assert [one.game for one in store.campaigns()] == ["loom"]
    assert read_campaign(BOTH, file).game == "loom"
    with pytest.raises(Refusal, match="unknown-game"):
        read_campaign(GAMES, file)
