"""Campaigns: several games as one saved thing."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from tests.at_home import AtHome
from tests.table.builders import duel
from tests.table.scenario_tables import finish, scenario
from thirdchair.cli.tables import app
from thirdchair.games import VOICES
from thirdchair.importing import imported
from thirdchair.kit.refusals import Refusal
from thirdchair.table.campaign_files import export_campaign, is_campaign
from thirdchair.tapestry.campaign import Standing, cards_noted

SAVES = Path(__file__).parent / "saves"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[AtHome]:
    with closing(AtHome(tmp_path / "tables.db")) as opened:
        yield opened


def evening(store: AtHome, campaign: str, number: int, **fields: Any) -> str:
    """The game of tonight, begun."""
    mode = store.campaign(campaign).mode
    table = scenario(mode, number, **fields)
    return store.create(f"{mode} {number}", table, campaign=campaign).id


def ended(store: AtHome, table_id: str, *, won: bool) -> None:
    store.change(table_id, lambda table: finish(table, won=won))


def reopened(path: Path, store: AtHome) -> AtHome:
    """The same file, as the next evening finds it."""
    store.close()
    return AtHome(path)


def standing(store: AtHome, campaign: str) -> Standing:
    found = store.campaign(campaign).standing
    assert isinstance(found, Standing)
    return found


def points(store: AtHome, campaign: str) -> dict[str, int]:
    return standing(store, campaign).points


@pytest.mark.rule("tap.atlantis.order", "tap.atlantis.cp", "tap.atlantis.win")
def test_five_evenings_with_a_restart_between_them(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = AtHome(path)
    campaign = store.create_campaign("Winter", "tapestry", "atlantis", {})
    results = [(1, 2, True), (2, 1, True), (3, 2, False), (4, 1, True), (5, 3, False)]
    for place, (number, level, won) in enumerate(results):
        store = reopened(path, store)
        assert store.campaign(campaign).standing.begins == (number,)
        game = evening(store, campaign, number, level=level)
        assert store.campaign(campaign).tonight is not None
        store = reopened(path, store)
        ended(store, game, won=won)
        assert len(standing(store, campaign).games) == place + 1
    store = reopened(path, store)
    end = standing(store, campaign)
    assert end.points == {"you": 2 + 2 + 4, "automa": 6 + 15}
    assert (end.winner, end.left, end.begins) == ("automa", (), ())
    store.close()


def test_a_game_that_is_opened_again_leaves_the_standing(store: AtHome) -> None:
    campaign = store.create_campaign("Winter", "tapestry", "atlantis", {})
    game = evening(store, campaign, 1, level=3)
    ended(store, game, won=True)
    assert points(store, campaign) == {"you": 3, "automa": 0}
    store.change(game, lambda table: table.undo())
    assert points(store, campaign) == {"you": 0, "automa": 0}
    found = store.campaign(campaign)
    assert (found.tonight and found.tonight.id, found.standing.left[0]) == (game, 1)
    ended(store, game, won=False)
    assert points(store, campaign) == {"you": 0, "automa": 3}


def test_only_what_is_next_can_be_begun(store: AtHome) -> None:
    campaign = store.create_campaign("Winter", "tapestry", "atlantis", {})
    for table, refusal in (
        (scenario("atlantis", 2), "campaign-other-next"),
        (scenario("kaiju", 1), "not-of-campaign"),
        (duel(), "not-of-campaign"),
    ):
        with pytest.raises(Refusal, match=refusal):
            store.create("Too early", table, campaign=campaign)
    game = evening(store, campaign, 1)
    with pytest.raises(Refusal, match="campaign-game-open"):
        evening(store, campaign, 1)
    ended(store, game, won=True)
    with pytest.raises(Refusal, match="campaign-other-next"):
        evening(store, campaign, 1)
    with pytest.raises(Refusal, match="no-such-campaign"):
        store.create("Nowhere", scenario("atlantis", 1), campaign="nothing")
    assert [one.campaign for one in store.tables()] == [campaign]


@pytest.mark.rule("tap.atlantis.once")
def test_a_lost_scenario_is_played_again_only_where_replays_are_allowed(store: AtHome) -> None:
    campaign = store.create_campaign("Winter", "tapestry", "atlantis", {"replay": True})
    ended(store, evening(store, campaign, 1, level=2), won=False)
    assert store.campaign(campaign).standing.begins == (2, 1)
    ended(store, evening(store, campaign, 1, level=4), won=True)
    assert points(store, campaign) == {"you": 4, "automa": 0}
    assert store.campaign(campaign).standing.begins == (2,)
    store.change_campaign(campaign, "Strict winter", {"replay": False})
    assert points(store, campaign) == {"you": 0, "automa": 2}
    assert store.campaign(campaign).name == "Strict winter"


@pytest.mark.rule("tap.kaiju.s1.campaign")
def test_the_kaiju_campaign_lets_you_decide_after_a_loss(store: AtHome) -> None:
    campaign = store.create_campaign("Monsters", "tapestry", "kaiju", {})
    ended(store, evening(store, campaign, 1), won=False)
    found = standing(store, campaign)
    assert (found.begins, found.left) == ((1, 2), (2,))
    game = evening(store, campaign, 2)
    ended(store, game, won=True)
    found = standing(store, campaign)
    assert (found.begins, found.left, found.winner) == ((), (), None)
    assert [(one.scenario, one.won) for one in found.games] == [(1, False), (2, True)]


def test_the_cards_of_the_fall_are_there_for_the_last_evening(store: AtHome) -> None:
    campaign = store.create_campaign("Winter", "tapestry", "atlantis", {})
    for number in (1, 2, 3):
        ended(store, evening(store, campaign, number), won=True)
    game = evening(store, campaign, 4)
    store.change(game, lambda table: table.do({"do": "note", "space": 2, "card": "Guilds"}))
    assert cards_noted(store.campaign(campaign).views[-1]) == ("Guilds",)


def test_a_form_that_comes_again_makes_no_second_campaign(store: AtHome) -> None:
    first = store.create_campaign("Winter", "tapestry", "atlantis", {}, once="form")
    assert store.create_campaign("Winter", "tapestry", "atlantis", {}, once="form") == first
    assert [one.id for one in store.campaigns()] == [first]


def test_a_campaign_goes_with_its_games(store: AtHome) -> None:
    other = store.create("Sunday", duel()).id
    campaign = store.create_campaign("Winter", "tapestry", "atlantis", {})
    game = evening(store, campaign, 1)
    store.delete_campaign(campaign)
    assert [one.id for one in store.tables()] == [other]
    for gone in (lambda: store.load(game), lambda: store.campaign(campaign)):
        with pytest.raises(Refusal) as refusal:
            gone()
        assert refusal.value.code == "no_table"


def test_a_deleted_game_is_to_be_played_again(store: AtHome) -> None:
    campaign = store.create_campaign("Winter", "tapestry", "atlantis", {})
    game = evening(store, campaign, 1)
    ended(store, game, won=True)
    store.delete(game)
    assert store.campaign(campaign).standing.begins == (1,)


def test_a_campaign_moves_as_one_file(store: AtHome, tmp_path: Path) -> None:
    campaign = store.create_campaign("Winter", "tapestry", "atlantis", {"replay": True})
    ended(store, evening(store, campaign, 1, level=3), won=True)
    open_game = evening(store, campaign, 2, level=1)
    file = export_campaign(store, campaign)
    assert is_campaign(file)
    with closing(AtHome(tmp_path / "other.db")) as other:
        there = imported(VOICES, other, file, once="form").id
        assert imported(VOICES, other, file, once="form").id == there
        found = other.campaign(there)
        assert (found.name, found.options, points(other, there)["you"]) == (
            "Winter",
            {"replay": True},
            3,
        )
        assert [found.part(game) for game in found.games] == [1, 2]
        assert found.tonight is not None
        loaded = other.load(found.tonight.id).table
        assert loaded.view() == store.load(open_game).table.view()
        ended(other, found.tonight.id, won=False)
        assert points(other, there) == {"you": 3, "automa": 2}


@pytest.mark.parametrize("hurt", ["mode", "games", "name", "cut", "newer"])
def test_a_file_that_was_touched_is_refused_whole(store: AtHome, hurt: str) -> None:
    campaign = store.create_campaign("Winter", "tapestry", "atlantis", {})
    evening(store, campaign, 1)
    file = export_campaign(store, campaign)
    content = msgspec.json.decode(file)
    changed: dict[str, Any] = {"mode": "duel", "games": [{}], "name": 5, "newer": 9}
    content["number" if hurt == "newer" else hurt] = changed.get(hurt, 0)
    touched = file[:-40] if hurt == "cut" else msgspec.json.encode(content)
    with pytest.raises(Refusal, match="newer-file" if hurt == "newer" else "broken-file"):
        imported(VOICES, store, touched)
    assert len(store.campaigns()) == len(store.tables()) == 1


def test_a_campaign_of_an_earlier_version_opens_and_goes_on(store: AtHome) -> None:
    campaign = imported(VOICES, store, (SAVES / "campaign-1.json").read_bytes()).id
    found = store.campaign(campaign)
    assert (found.name, found.options) == ("Winter", {"replay": True})
    assert points(store, campaign) == {"you": 2, "automa": 6}
    assert found.tonight is not None
    assert found.part(found.tonight) == 3
    store.change(found.tonight.id, lambda table: table.do({"do": "bots_turn"}))
    ended(store, found.tonight.id, won=True)
    assert points(store, campaign) == {"you": 8, "automa": 6}


def test_the_command_line_lists_a_campaign_above_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THIRDCHAIR_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    with closing(AtHome()) as store:
        other = store.create("Sunday", duel()).id
        campaign = store.create_campaign("Winter", "tapestry", "atlantis", {})
        game = evening(store, campaign, 1)

    def run(*words: str, typed: str = "") -> str:
        return CliRunner().invoke(app, words, input=typed).output

    lines = run("list").splitlines()[1:]
    assert [line.split()[0] for line in lines] == [campaign, game, other]
    assert "The Fate of Atlantis" in lines[0]
    file = tmp_path / "winter.json"
    assert run("export", "Winter", str(file)).startswith("“Winter” is now in ")
    assert run("delete", "Winter", typed="n\n").startswith(
        "Delete the campaign “Winter” with all its games for good?"
    )
    run("delete", "Winter", "--yes")
    assert [line.split()[0] for line in run("list").splitlines()[1:]] == [other]
    assert run("import", str(file), "--name", "Spring").startswith("“Spring” is imported.")
    assert len(run("list").splitlines()) == 4


def test_an_older_database_gets_its_campaigns(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((SAVES / "store-1.sql").read_text())
    with closing(AtHome(path)) as store:
        assert store.campaigns() == []
        assert all(one.campaign is None for one in store.tables())
        campaign = store.create_campaign("Winter", "tapestry", "atlantis", {})
        evening(store, campaign, 1)
        store.delete_campaign(campaign)
        assert {one.mode for one in store.tables()} == {"duel"}
