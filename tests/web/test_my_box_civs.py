"""Civilizations that only their cards know: put together once, then played like any other."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.owning import setup_of, started
from tests.web.window import Window

PAGES = (
    "/box",
    "/box/tapestry/values",
    "/box/scythe/values",
    "/box/tapestry/civilizations",
    "/box/tapestry/civilizations/new",
)


@pytest.fixture(scope="module")
def owner(house: House) -> Iterator[Alone]:
    with house.client() as client:
        yield Alone(client)


@pytest.fixture(autouse=True)
def empty_box(owner: Alone) -> Iterator[None]:
    """Every test leaves a box without cards."""
    yield
    page = owner.open("/box/tapestry/civilizations")
    for link in page.links:
        if link.startswith("/box/tapestry/civilizations/") and not link.endswith("/new"):
            owner.open(link)
            owner.press("act", "delete")


def entered(owner: Alone, act: str = "save", civ: str = "new", **fields: str) -> None:
    owner.open(f"/box/tapestry/civilizations/{civ}")
    owner.send(owner.page.form_with("name"), "act", act, **fields)


def test_a_card_is_put_together_and_its_income_step_does_it(owner: Alone) -> None:
    points = {"do-0": "points", "n-0": "7", "do-1": ""}
    entered(owner, "more", name="Die Träumer", expansion="AA", favorite="military", **points)
    assert owner.answer.url.path == "/box/tapestry/civilizations/die_traumer", owner.page.text
    form = owner.page.form_with("name")
    note = {"do-1": "note", "text-1": "Turn the map around"}
    for turn in (3, 4, 5):
        form.fields.pop(f"turn-1-{turn}", None)
    owner.send(form, "act", "save", **note)
    assert "Turn 2, 3, 4, 5: 7 points" in owner.page.text
    assert "Turn 2: “Turn the map around”" in owner.page.text

    choices = {"with-AA": "yes", "civ-1": "die_traumer", "level": "2", "first": "bots"}
    owner.path = started(owner, "solo", **choices)
    assert setup_of(owner, owner.path)["civs"] == ["die_traumer"]
    assert "Die Träumer" in owner.open(f"{owner.path}/checklist").text
    while asked := owner.client.get(f"/api{owner.path}").json()["pending"]:
        owner.say(answer=asked["options"][0])
    told: list[dict[str, Any]] = []
    while owner.view["era"]["bots"] < 3:
        told += owner.say(do="bots_turn")["events"]
    notes = [event for event in told if event["type"] == "civ_note"]
    assert [note["say"].count("Turn the map around") for note in notes] == [1]
    scored = [event["points"] for event in told if event.get("for") == "civilization"]
    assert scored == [7, 7], "in the second and in the third income turn"


def test_a_card_is_changed_and_taken_out_and_running_games_keep_it(owner: Alone) -> None:
    entered(owner, name="Wakers", expansion="FF", **{"do-0": "tapestry"})
    entered(owner, name="Dreamers", expansion="FF", back="wakers")
    assert "Other side: Wakers" in owner.page.text
    assert "In every income turn: you read the card" in owner.page.text
    path = started(owner, "solo", **{"with-FF": "yes", "civ-1": "dreamers"})
    entered(owner, civ="wakers", name="The Awake", **{"do-0": "explore", "anywhere-0": "yes"})
    assert "Other side: The Awake" in owner.page.text
    assert "Turn 2, 3, 4, 5: explore anywhere" in owner.page.text
    entered(owner, "delete", civ="wakers")
    assert "The Awake" not in owner.page.text
    assert "Dreamers" in owner.page.text
    assert [civ["name"] for civ in setup_of(owner, path)["box"]["civs"]] == ["Wakers", "Dreamers"]
    assert owner.open("/box/tapestry/civilizations/wakers").text.count("no such page") == 1
    assert owner.answer.status_code == 404


def test_the_same_form_twice_makes_one_card(owner: Alone) -> None:
    for _ in range(2):
        entered(owner, name="Dreamers", expansion="AA")
    entered(owner, name="Dreamers", expansion="FF")
    cards = [link for link in owner.page.links if link.startswith("/box/tapestry/civilizations/d")]
    assert cards == [
        "/box/tapestry/civilizations/dreamers",
        "/box/tapestry/civilizations/dreamers_2",
    ]


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"name": " "}, "A civilization needs the name on its card."),
        ({"name": "x" * 41}, "at most 40 characters"),
        ({"expansion": "PP"}, "PP"),
        ({"favorite": "sea"}, "sea"),
        ({"back": "nobody"}, "Dreamers"),
        ({"do-0": "dance"}, "dance"),
        ({"do-0": "points", "n-0": "100"}, "too large: 99 at most"),
        ({"do-0": "points", "n-0": "many"}, "“many” is not a whole number"),
        ({"do-0": "points", "per-0": "gold"}, "gold"),
        ({"do-0": "note", "text-0": " "}, "A note of Dreamers is empty."),
        ({"act": "dance"}, "dance"),
    ],
)
def test_a_card_that_cannot_be_is_refused_and_the_form_is_kept(
    owner: Alone, fields: dict[str, str], sentence: str
) -> None:
    entered(owner, **{"name": "Dreamers", "expansion": "AA", **fields})
    assert owner.answer.status_code == 422
    assert sentence in owner.page.text
    for field, value in fields.items():
        if field.startswith(("name", "n-", "text")):
            assert owner.page.form_with("name").fields[field].strip() == value.strip()
    assert "No card has been entered yet." in owner.open("/box/tapestry/civilizations").text


def test_below_the_box_there_are_only_the_pages_of_the_games(owner: Alone) -> None:
    token = owner.open("/box/tapestry/values").form_with("plots").fields
    for path in (
        "/box/nothing/at-all",
        "/box/scythe/civilizations",
        "/box/tapestry/values/1",
    ):
        assert owner.client.get(path).status_code == 404, path
        assert owner.client.post(path, data=token).status_code == 404, path
    listed = owner.client.post("/box/tapestry/civilizations", data=token)
    assert listed.status_code == 405, "cards are entered one by one"


@pytest.mark.browser
def test_on_a_phone_a_card_is_built_with_thumbs_and_nothing_is_cut(
    chromium: Any, house: House
) -> None:
    with Window(chromium, house, "de") as window:
        page = window.page
        page.goto("/")
        page.click("a[href='/box']")
        page.click("a[href='/box/tapestry/civilizations']")
        page.click(".onward a")
        page.fill("[name=name]", "Die Träumer")
        assert page.locator("[name='n-0']").is_hidden()
        page.select_option("[name='do-0']", "points")
        page.fill("[name='n-0']", "3")
        page.select_option("[name='per-0']", "landmarks")
        page.click("button[value=more]")
        page.wait_for_selector("[name='do-1']")
        page.select_option("[name='do-1']", "advance")
        page.select_option("[name='benefit-1']", "no")
        page.click("button[value=save]")
        page.wait_for_selector(".blocks")
        assert page.locator(".blocks li").all_inner_texts() == [
            "Zug 2, 3, 4, 5: 3 Siegpunkte, gezählt nach: Wahrzeichen",
            "Zug 2, 3, 4, 5: voranschreiten auf der bevorzugten Leiste, ohne Belohnung",
        ]
        for path in (*PAGES, "/box/tapestry/civilizations/die_traumer"):
            page.goto(path)
            assert window.wider_than_it_should_be() == [], path
            assert window.too_small() == [], path
        assert window.errors == []


@pytest.mark.journey
@pytest.mark.browser
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(chromium: Any, house: House, theme: str) -> None:
    with Window(chromium, house, "cs", color_scheme=theme, bypass_csp=True) as window:
        for path in PAGES:
            window.page.goto(path)
            for fold in window.page.locator("details > summary").all():
                fold.click()
            if path.endswith("/new"):
                window.page.select_option("[name='do-0']", "points")
            # Over a texture axe cannot judge contrast.
            plain = "body, .onward { background-image: none !important }"
            window.page.add_style_tag(content=plain)
            result = Axe().run(window.page)
            assert result.violations_count == 0, f"{path}\n{result.generate_report()}"
