"""What a new user stumbles over: the next thing comes first, and nothing is said falsely."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.played import DUEL, done, made
from tests.web.reading import Person
from tests.web.scenario_alone import AtScenario
from tests.web.scenario_window import ScenarioWindow
from tests.web.test_solo5_table import ALL, attacked

TRACKS = ("exploration", "science", "military", "technology")


@pytest.fixture
def me(ana: Person) -> AtScenario:
    return AtScenario(ana.client)


def test_the_die_that_moved_a_token_is_the_first_reason(me: Alone) -> None:
    me.table(favorites={"automa": "science", "shadow": "technology"})
    me.say(do="income")
    faces: list[str] = []
    while not faces:  # the same game each time: its seed is given
        events = me.say(do="bots_turn")["events"]
        faces = [event["face"] for event in events if event["type"] == "rolled"]
        if not faces:
            me.say(do="advance", track="technology")
    text = me.open(me.path).text
    shown = text.index(f"The science die shows {faces[0].capitalize()}.")
    assert shown < text.index("science die: it is rolled")
    # The voice reads no arrow.
    spoken = text.split(faces[0].capitalize())[1]
    assert " from 0 to 1" in text
    assert "→" not in spoken.split(".")[0]


def test_named_cards_are_folded_below_the_two_usual_answers(me: AtScenario) -> None:
    attacked(me)
    page, text = me.page, me.answer.text
    assert "other-cards" in page.ids
    assert (
        text.index("answer trap") < text.index('id="other-cards"') < text.index("answer gremlins")
    )
    assert text.index('class="pinpoint"') < text.index("answer trap")  # where, on a small map
    me.tap("answer gremlins")
    assert me.answer.status_code == 200


def test_odds_are_on_the_menu_only_where_there_are_any(me: AtScenario) -> None:
    assert f"{me.table()}/odds" in me.open(me.path).links
    me.scenario("kaiju", 2)
    assert f"{me.path}/odds" not in me.open(me.path).links


def test_where_were_we_says_first_what_is_next(me: AtScenario) -> None:
    me.table()
    me.say(do="income")
    me.say(do="bots_turn")
    text = me.open(f"{me.path}/where").text
    assert text.index("Next:") < text.index("Bots' turn")
    assert "So far this link opens only on this device." in me.open(f"{me.path}/moments/1").text
    moment = me.answer.text
    # the board first, then what happened and the link; lists come last
    board, happened = moment.index('id="stood"'), moment.index('id="happened"')
    assert board < happened < moment.index('value="share"') < moment.index('id="lists"')


def test_what_the_app_rolls_and_shuffles_is_no_order_to_the_table(ana: Person) -> None:
    path = made(ana.client, DUEL)
    assert "Roll the science die" not in ana.open(f"{path}/checklist").text
    for turn in range(12):
        for who in ("p1", "p2"):
            done(ana.client, path, do="advance", who=who, track=TRACKS[turn % 4])
        done(ana.client, path, do="bots_turn")
    assert "Third Chair shuffles its cards into a new deck." in ana.open(f"{path}/history").text
    by_hand = made(ana.client, DUEL, chance="table")
    assert "science die" in ana.open(f"{by_hand}/checklist").text


def test_your_landmark_card_is_yours_and_not_free(me: AtScenario) -> None:
    me.table(**ALL)
    me.say(answer="skyscraper")
    me.say(answer="bridge")
    text = me.open(f"{me.path}/where").text
    assert "Ready for you: Skyscraper" in text
    assert "Skyscraper" not in text[text.index("Still free") :].split(" Achievements")[0]


def test_the_kaiju_is_told_step_by_step(me: AtScenario) -> None:
    me.scenario("kaiju", 1, capital="track")
    text = me.open(f"{me.path}/tonight").text
    steps = [text.index(word) for word in ("Step 1:", "Step 1a:", "Step 1b:", "Step 2:")]
    assert steps == sorted(steps)


@pytest.mark.browser
def test_plots_stay_under_the_finger_and_a_done_turn_makes_room(
    chromium: Any, house: House
) -> None:
    with ScenarioWindow(chromium, house, "de", reduced_motion="reduce") as phone:
        page = phone.page
        phone.sit_at("kaiju", 1, capital="track")
        page.goto(f"{phone.table}?see=capital-2")
        last = page.locator("#plot-r3c6")
        before = last.bounding_box()
        for plot in ("r1c4", "r1c5", "r2c6"):
            page.check("[name=piece][value=printed]", force=True)
            phone.tap(f"plot-{plot}")
            assert last.bounding_box() == before
        for view in ("tracks", "map", "capital"):
            expect(page.locator(f"#see-{view} .seat-name")).to_be_visible()
        assert phone.wider_than_it_should_be() == []
        phone.sit(**{**ALL, "civs": ["engineers"]})
        phone.settle_now()
        phone.say(do="income")
        phone.settle(phone.say(do="bots_turn"))
        page.goto(f"{phone.table}?see=tracks")
        ticks = page.locator(".did")
        for tick in range(ticks.count()):
            expect(page.locator(".hand-list")).to_be_visible()
            ticks.nth(tick).check(force=True)
        expect(page.locator(".hand-list")).to_be_hidden()
        box = page.locator("#strip-arts").bounding_box()
        assert box is not None
        assert not phone.under_the_bar(box)
        page.click("details.turn-fold > summary")
        expect(page.locator(".hand-list")).to_be_visible()
        page.set_viewport_size({"width": 1280, "height": 800})
        steps, arts = page.locator(".hand-list"), page.locator("#strip-arts").bounding_box()
        assert arts is not None
        assert not phone.under_the_bar(arts)
        assert steps.evaluate("one => one.scrollHeight <= one.clientHeight")  # all in sight
