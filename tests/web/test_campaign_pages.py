"""Campaigns as a browser without script sees them."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.house import House
from tests.web.reading import Person
from tests.web.scenario_alone import GOALS, AtScenario


@pytest.fixture
def me(ana: Person) -> AtScenario:
    return AtScenario(ana.client)


@pytest.fixture
def other(tmp_path: Path) -> Iterator[httpx.Client]:
    """Another installation."""
    house = House(tmp_path / "other")
    with house.client() as client:
        yield client
    house.stop()


def begin(me: AtScenario, mode: str = "atlantis", **fields: str) -> str:
    """A campaign from its form; returns its path."""
    form = me.open(f"/campaigns/new?mode={mode}").form_with("name")
    me.send(form, **{"name": "Winter", **fields})
    assert me.answer.status_code == 200
    return me.answer.url.path


def evening(me: AtScenario, campaign: str, *, level: int = 2, won: bool | None = None) -> None:
    """The next step of the campaign: the first big button, its form, and perhaps the result."""
    page = me.open(campaign)
    me.open(page.attributes["step-1"]["href"] or "")
    me.send(me.page.form_with("level"), level=level)
    assert me.answer.url.path.endswith("/checklist"), me.page.text
    me.path = me.answer.url.path.removesuffix("/checklist")
    me.settle(me.client.get(f"/api{me.path}").json())
    if won is not None:
        finish(me, won=won)


def finish(me: AtScenario, *, won: bool) -> None:
    if won and me.view["mode"] == "atlantis" and me.view["scenario"]["number"] == 2:
        you = {"tile": True, "tokens": [{"who": "you", "toppled": False}]}
        me.correct("hexes.27", you)
        me.correct("hexes.28", you)
    said = {"vp": 400, **GOALS} if won else {"vp": 0}
    me.settle(me.say(do="finish"), **said)


def score(page_text: str) -> tuple[int, int]:
    found = re.search(r"You (\d+) (\d+) Automa", page_text)
    assert found, page_text
    return int(found[1]), int(found[2])


def test_the_page_shows_the_evenings_and_one_next_step(me: AtScenario) -> None:
    campaign = begin(me)
    page = me.open(campaign)
    assert "Play scenario 1: Focus" in page.text
    assert page.text.count("still to come") == 4
    evening(me, campaign, level=3)
    page = me.open(campaign)
    assert page.attributes["step-1"]["href"] == me.path
    assert "Go on playing: Focus" in page.text
    finish(me, won=True)
    # The table leads back, and the points are there.
    table = me.open(me.path)
    assert campaign in table.links
    page = me.open(campaign)
    assert score(page.text) == (3, 0)
    assert "You lead." in page.text
    assert "Play scenario 2: World War" in page.text
    # Of what is still to come the page says number and title only.
    assert "rule" not in " ".join(page.links)


def test_undoing_the_end_of_a_game_takes_its_points_back(me: AtScenario) -> None:
    campaign = begin(me)
    evening(me, campaign, level=4, won=False)
    assert score(me.open(campaign).text) == (0, 4)
    me.open(me.path)
    me.tap("undo")
    page = me.open(campaign)
    assert score(page.text) == (0, 0)
    assert "Go on playing: Focus" in page.text
    finish(me, won=True)
    assert score(me.open(campaign).text) == (4, 0)


def test_a_lost_evening_can_be_played_again_only_by_the_switch(me: AtScenario) -> None:
    campaign = begin(me)
    evening(me, campaign, won=False)
    assert "Play scenario 1 again" not in me.open(campaign).text
    me.press("name", None, replay="yes")
    page = me.open(campaign)
    assert "Play scenario 1 again" in page.text
    me.open(page.attributes["step-2"]["href"] or "")
    me.send(me.page.form_with("level"), level=5)
    me.path = me.answer.url.path.removesuffix("/checklist")
    me.settle(me.client.get(f"/api{me.path}").json())
    finish(me, won=True)
    page = me.open(campaign)
    assert score(page.text) == (5, 0)
    assert "an earlier try" in page.text


def test_a_game_that_is_not_next_is_refused_with_a_sentence(me: AtScenario) -> None:
    campaign = begin(me)
    number = campaign.rpartition("/")[2]
    form = me.open(f"/new?mode=atlantis&campaign={number}&scenario=3").form_with("level")
    page = me.send(form)
    assert me.answer.status_code == 409
    assert "Scenario 3 is not next in this campaign. Next: 1." in page.text
    evening(me, campaign)
    form = me.open(f"/new?mode=atlantis&campaign={number}&scenario=1").form_with("level")
    page = me.send(form)
    assert me.answer.status_code == 409
    assert "is still being played" in page.text


def test_the_cards_of_the_fall_come_along_to_the_last_evening(me: AtScenario) -> None:
    campaign = begin(me)
    for _ in range(3):
        evening(me, campaign, won=False)
    evening(me, campaign)
    me.say(do="note", space=1, card="Guilds")
    finish(me, won=False)
    page = me.open(campaign)
    form = me.open(page.attributes["step-1"]["href"] or "").form_with("level")
    assert (form.fields["card-1"], form.fields["card-2"]) == ("Guilds", "")
    me.send(form)
    me.path = me.answer.url.path.removesuffix("/checklist")
    me.settle(me.client.get(f"/api{me.path}").json())
    assert me.view["scenario"]["noted"] == ["Guilds"]


def test_home_lists_a_campaign_once_and_not_its_games(me: AtScenario) -> None:
    campaign = begin(me, name="Under the sea")
    evening(me, campaign)
    page = me.open("/")
    assert campaign in page.links
    assert "Under the sea" in page.text
    assert me.path not in page.links


def test_delete_asks_and_takes_the_games_along(me: AtScenario) -> None:
    campaign = begin(me, name="To be lost")
    evening(me, campaign)
    page = me.open(f"{campaign}/delete")
    assert "Delete the campaign “To be lost” and its one game for good?" in page.text
    assert me.status() == 200
    me.send(page.forms[-1])
    assert me.answer.url.path == "/"
    assert me.status() == 404
    me.open(campaign)
    assert me.answer.status_code == 404
    assert "There is no such campaign." in me.page.text


def test_who_only_watches_a_game_cannot_delete_its_campaign(me: AtScenario) -> None:
    campaign = begin(me, name="To be kept")
    evening(me, campaign)
    form = me.open(f"{campaign}/delete").forms[-1]
    me.open(f"{me.path}/settings")
    me.press("act", "seat", seat="watching")
    me.send(form)
    assert me.answer.status_code == 409
    assert "only watches. Take a seat" in me.page.text
    assert me.status() == 200
    assert "To be kept" in me.open(campaign).text


def test_who_only_watches_a_game_changes_nothing_of_its_campaign(me: AtScenario) -> None:
    campaign = begin(me, name="As it is")
    evening(me, campaign, won=True)
    change = me.open(campaign).form_with("name")
    following = me.open(me.open(campaign).attributes["step-1"]["href"] or "").form_with("scenario")
    me.open(f"{me.path}/settings")
    me.press("act", "seat", seat="watching")
    me.send(change, name="Another name", replay="yes")
    assert me.answer.status_code == 409
    assert "only watches. Take a seat" in me.page.text
    me.send(following)
    assert me.answer.status_code == 409, "no game of it begins"
    page = me.open(campaign)
    assert "As it is" in page.text
    assert "Another name" not in page.text
    assert page.attributes["step-1"]["href"], "the next game is still to begin"
    assert not page.attributes["step-1"]["href"].startswith("/tables/")
    me.open(f"{me.path}/settings")
    me.press("act", "seat", seat="-")
    me.send(change, name="Another name", replay="yes")
    assert "Another name" in me.open(campaign).text


def test_a_whole_campaign_moves_to_another_house_as_one_file(
    me: AtScenario, other: httpx.Client
) -> None:
    campaign = begin(me, name="Reise nach Atlantis")
    evening(me, campaign, level=2, won=True)
    evening(me, campaign, level=1)
    file = me.client.get(f"{campaign}/export")
    assert "Reise%20nach%20Atlantis.json" in file.headers["content-disposition"]
    there = AtScenario(other)
    form = there.open("/").form_with("file")
    fields = {name: value for name, value in form.fields.items() if name != "file"}
    sent = {"file": ("c.json", file.content)}
    answer = other.post("/import", data=fields, files=sent, follow_redirects=True)
    assert answer.url.path.startswith("/campaigns/")
    page = there.open(answer.url.path)
    assert "Reise nach Atlantis" in page.text
    assert score(page.text) == (2, 0)
    there.path = page.attributes["step-1"]["href"] or ""
    finish(there, won=False)
    assert score(there.open(answer.url.path).text) == (2, 2)
    # A file that was cut is refused whole.
    sent = {"file": ("c.json", file.content[:-50])}
    answer = other.post("/import", data=fields | {"once": "again"}, files=sent)
    assert answer.status_code == 422
    assert "damaged" in answer.text


@pytest.mark.rule("tap.kaiju.s1.campaign")
def test_after_a_loss_against_the_kaiju_both_ways_are_open(me: AtScenario) -> None:
    campaign = begin(me, "kaiju")
    evening(me, campaign, won=False)
    page = me.open(campaign)
    assert "Play scenario 1 again" in page.text
    assert "Play scenario 2: Inevitable" in page.text
    me.open(page.attributes["step-2"]["href"] or "")
    me.send(me.page.form_with("level"))
    me.path = me.answer.url.path.removesuffix("/checklist")
    me.settle(me.client.get(f"/api{me.path}").json())
    finish(me, won=True)
    assert "One evening is yours, one belongs to the Kaiju." in me.open(campaign).text


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"mode": "duel"}, "There is no mode “duel”. Modes: atlantis, kaiju."),
        ({"mode": "duel", "name": ""}, "There is no mode “duel”. Modes: atlantis, kaiju."),
        ({"game": "scythe"}, "There is no mode “atlantis”. Modes: atlantis, kaiju."),
        ({"name": "x" * 81}, "80 characters"),
    ],
)
def test_a_campaign_that_cannot_be_is_refused(
    me: AtScenario, fields: dict[str, str], sentence: str
) -> None:
    before = me.open("/").links
    form = me.open("/campaigns/new").form_with("name")
    page = me.send(form, **fields)
    assert me.answer.status_code == 422
    assert sentence in page.text
    assert me.open("/").links == before


def test_the_first_evening_of_the_kaiju_can_be_opened_again_after_the_second(
    me: AtScenario,
) -> None:
    campaign = begin(me, "kaiju")
    evening(me, campaign, won=True)
    first = me.path
    evening(me, campaign, won=True)
    over = me.open(campaign).text
    assert "Both evenings are yours." in over
    me.path = first
    me.say(undo=1)
    page = me.open(campaign)
    assert "one belongs to the Kaiju" not in page.text
    assert page.attributes["step-1"]["href"] == first
    assert "Winter being played" in me.open("/").text
    finish(me, won=True)
    assert me.open(campaign).text == over
    me.client.post(f"{first}/delete", data=_delete_form(me, first))
    page = me.open(campaign)
    assert "one belongs to the Kaiju" not in page.text
    evening(me, campaign, won=False)
    assert me.view["scenario"]["number"] == 1
    assert "one belongs to the Kaiju" in me.open(campaign).text


def _delete_form(me: AtScenario, path: str) -> dict[str, str]:
    page = me.open(f"{path}/delete")
    return next(form.fields for form in page.forms if form.action.endswith("/delete"))
