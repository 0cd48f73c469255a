"""My record, the sheet of a game with its recap, and the rules in force."""

import re
from collections.abc import Iterator

import pytest

from tests.web.house import House
from tests.web.played import DUEL, SCYTHE, SOLO, done, finished, made
from tests.web.reading import Person
from tests.web.scenario_alone import GOALS, AtScenario
from thirdchair.web.drawing.plot import Bar, plot
from thirdchair.web.pages.record.numbers import signed
from thirdchair.web.pages.record.tally import Result, Row, outcome, result, rows


@pytest.fixture
def eva(own_house: House) -> Iterator[Person]:
    """Somebody whose installation has no tables yet."""
    with own_house.client() as client:
        yield Person(client)


def test_a_record_by_level_and_civilization(eva: Person) -> None:
    assert "/record" in eva.open("/").links
    assert "No game is finished yet." in eva.open("/record").text
    finished(eva.client, SOLO, 120, 100)
    finished(eva.client, SOLO, 90, 101)
    finished(eva.client, SOLO, 200, 150, level=6, civs=["engineers", "explorers"])
    made(eva.client, SOLO)
    page = eva.open("/record")
    # name, games, won, margin
    assert "Tapestry solo 3 2 +19.7" in page.text
    assert "2 · Automa the Average 2 1 +4.5" in page.text
    assert "6 · Automa the Crusher of Dreams 1 1 +50" in page.text
    assert "Engineers 3 2 +19.7" in page.text
    assert "Explorers 1 1 +50" in page.text
    assert 'aria-label="Margins of the last 3 games: 20, -11, 50"' in eva.answer.text
    assert "You win (Automa 100, You 120)." in page.text
    assert page.text.count("Game sheet") == 3


def test_a_civilization_from_the_box_keeps_its_name_in_the_record(eva: Person) -> None:
    card = {"id": "millers", "name": "Millers <&>", "expansion": "AA"}
    box = {"civs": [{**card, "favorite": "science", "effects": []}]}
    path = made(eva.client, SOLO, civs=["millers"], expansions=["AA"], box=box)
    while asked := eva.client.get(f"/api{path}").json()["pending"]:
        done(eva.client, path, answer=asked["options"][0])
    done(eva.client, path, do="vp", who="automa", add=100)
    done(eva.client, path, do="finish")
    done(eva.client, path, answer=120)
    assert "Millers <&> 1 1 +20" in eva.open("/record").text


def test_a_record_of_scenarios_by_number_and_level(eva: Person) -> None:
    me = AtScenario(eva.client)
    for mode, number, level, points in (("atlantis", 1, 2, 70), ("kaiju", 2, 3, 60)):
        me.scenario(mode, number, level=level)
        me.settle(me.say(do="finish"), vp=points, **GOALS)
    page = eva.open("/record")
    # name, games, won, margin: nobody has points beside you in the last scenario
    assert re.search(r"Scenario \D+ 1 · Focus 1 1 \+70", page.text), page.text
    assert re.search(r"2 · Inevitable 1 [01] –", page.text), page.text
    assert "3 · " in page.text


def test_the_list_says_why_a_game_was_lost_with_more_points(eva: Person) -> None:
    me = AtScenario(eva.client)
    me.scenario("atlantis", 5, level=2)
    me.correct("vp.automa", 30)
    me.settle(me.say(do="finish"), vp=40, prediction_vp=20)
    page = eva.open("/record")
    assert (
        "Automa wins (Automa 30, You 40). Goal missed: 20 VP by predictions, 30 were needed."
        in page.text
    )
    assert 'aria-label="Margin of the last game: 10"' in eva.answer.text
    assert 'class="bar-lost"' in eva.answer.text
    assert f"{me.path}/result" in page.links
    eva.client.headers["accept-language"] = "cs"
    assert " · Úroveň 2 " in eva.open("/record").text
    assert "2 · Úroveň" not in eva.page.text
    assert "Úroveň 2, Úroveň 2" not in eva.open(f"{me.path}/sheet").text


def test_without_other_points_the_plot_shows_how_far_the_target_was(eva: Person) -> None:
    me = AtScenario(eva.client)
    for points in (30, 75):
        me.scenario("kaiju", 2, level=2)
        me.settle(me.say(do="finish"), vp=points)
    eva.open("/record")
    assert me.view["scenario"]["target"] == 70
    assert 'aria-label="Margins of the last 2 games: -40, 5"' in eva.answer.text
    assert "You stopped at 30 VP" in eva.page.text


def test_the_plot_of_scythe_sets_the_best_human_against_the_best_automa(eva: Person) -> None:
    path = made(eva.client, SCYTHE, board=False)
    answer = done(eva.client, path, do="finish")
    while asked := answer["pending"]:
        told = {"final_coins": {"s1": 50, "s2": 80}.get(asked["seat"]), "final_territories": 0}
        answer = done(eva.client, path, answer=told.get(asked["about"]) or asked["min"])
    automas = [
        eva.client.get(f"/api{path}").json()["view"]["result"]["scores"][s] for s in ("s3", "s4")
    ]
    eva.open("/record")
    margin = 80 - max(automas)
    assert f'aria-label="Margin of the last game: {margin}"' in eva.answer.text


def test_a_record_by_player(eva: Person) -> None:
    finished(eva.client, DUEL, 120, 100)
    finished(eva.client, DUEL, 90, 95)
    finished(eva.client, DUEL, 80, 80, 4, 4)
    finished(eva.client, DUEL, 50, 61, players=["Ana", "Carl"])
    page = eva.open("/record")
    # name, games, won, shared, margin
    assert "Ana 4 1 1 +1" in page.text
    assert "Bert 3 1 1 −5" in page.text
    assert "Carl 1 1 0 +11" in page.text
    assert 'aria-label="Margins of the last 4 games: 20, 5, 0, 11"' in eva.answer.text
    assert "A shared victory: Ana and Bert (Ana 80, Bert 80)." in page.text


def test_a_result_that_is_undone_does_not_count(eva: Person) -> None:
    path = finished(eva.client, DUEL, 120, 100)
    done(eva.client, path, undo=1)
    assert "No game is finished yet." in eva.open("/record").text


def test_how_a_game_ended() -> None:
    assert outcome("you", ["you"]) == "won"
    assert outcome("you", ["automa", "you"]) == "shared"
    assert outcome("you", ["automa"]) == "lost"


def test_a_margin_is_over_the_best_other_if_there_is_one() -> None:
    points = {"p1": 70, "p2": 82, "p3": 75}
    assert result("p2", points, ["p2"]) == Result(7, "won")
    assert result("p1", points, ["p2"]) == Result(-12, "lost")
    assert result("p1", {"p1": 70}, ["p1"]) == Result(None, "won")


def test_results_of_the_same_name_are_one_row() -> None:
    counted = rows(
        [("Bert", Result(None, "lost")), ("Ana", Result(7, "won")), ("Ana", Result(0, "shared"))],
        "en",
    )
    assert counted == [Row("Ana", 2, 1, 1, "+3.5"), Row("Bert", 1, 0, 0, "–")]


def test_margins_have_a_sign_in_every_language() -> None:
    assert signed(4.5, "en") == "+4.5"
    assert signed(-4.5, "de") == "−4,5"
    assert signed(0.01, "cs") == "0"


def test_bars_rise_from_zero_or_hang_below_it() -> None:
    drawn = plot([Bar(30, "W", "won"), Bar(-10, "L", "lost"), Bar(0, "<", "shared")], "said")
    assert drawn.count("<rect") == 3
    assert "&lt;" in drawn
    won, lost = (
        dict(re.findall(r'([\w-]+)="([^"]*)"', one.split("/>")[0]))
        for one in str(drawn).split("<rect")[1:3]
    )
    zero = float(drawn.split('d="M34 ')[1].split("H")[0])
    assert float(won["y"]) + float(won["height"]) == pytest.approx(zero, abs=0.2)
    assert float(lost["y"]) == pytest.approx(zero, abs=0.2)
    assert float(won["height"]) == pytest.approx(3 * float(lost["height"]), abs=0.3)


def test_numbers_of_a_plot_keep_apart() -> None:
    lost = plot([Bar(-14, "L", "lost")], "said")
    assert ">−14<" in lost
    assert ">+1<" not in lost  # it would stand on the zero
    assert ">+30<" in plot([Bar(30, "W", "won"), Bar(-1, "L", "lost")], "said")


def test_a_lost_game_is_lost_on_its_sheet_as_in_the_record(eva: Person) -> None:
    path = finished(eva.client, SOLO, 80, 94)
    assert "Margin: −14" in eva.open(f"{path}/sheet").text
    assert "1 0 −14" in eva.open("/record").text


def test_the_sheet_of_a_game_and_its_recap(ana: Person) -> None:
    path = made(ana.client, SOLO, level=3)
    done(ana.client, path, do="correct", path="landmarks.science:4", value="you")
    done(ana.client, path, do="correct", path="tracks.automa.military", value=12)
    assert "The game is not finished yet." in ana.open(f"{path}/sheet").text
    done(ana.client, path, do="vp", who="automa", add=80)
    done(ana.client, path, do="finish")
    done(ana.client, path, answer=95)
    page = ana.open(f"{path}/sheet")
    for line in (
        "Level 3: Automa the Slightly Intimidating (Engineers)",
        "You win (Automa 80, You 95).",
        "Margin: +15",
        "You: landmarks 1, finished tracks 0",
        "Automa: landmarks 0, finished tracks 1",
        "Played with Third Chair",
    ):
        assert line in page.text
    recap = ana.answer.text.split("<textarea")[1].split("</textarea>")[0]
    assert "Margin: +15\n" in recap
    assert "Correction: " not in page.text
    assert "Correction: landmark of Science 4" in ana.open(f"{path}/sheet?steps=all").text
    assert f"{path}/sheet" in ana.open(path).links


def test_a_printed_page_has_its_own_style(ana: Person) -> None:
    path = made(ana.client, DUEL)
    page = ana.client.get(f"{path}/sheet").text
    links = re.findall(r'rel="stylesheet" href="([^"]+)"', page)
    styles = [ana.client.get(link) for link in links]
    assert all(one.headers["content-type"] == "text/css; charset=utf-8" for one in styles)
    on_paper = [one.text.partition("@media print")[2] for one in styles]
    assert any(".buttons" in one for one in on_paper)


def test_the_rules_in_force_are_those_of_this_table(ana: Person) -> None:
    path = made(ana.client, SOLO, level=3, rulings={"solo.keep_all_traps": True})
    page = ana.open(f"{path}/rulebook")
    for there in ("tap.level.3.chart", "tap.level.card134", "tap.civ.engineers.income"):
        assert there in page.text
    for gone in ("tap.level.6.civ2", "tap.level.hard56", "tap.civ.explorers.fav", "tap.shadow2p"):
        assert gone not in page.text
    assert page.text.count("(chosen at this table)") == 1
    duel = ana.open(f"{made(ana.client, DUEL)}/rulebook")
    assert "tap.shadow2p.adv.tie" in duel.text
    assert "tap.level." not in duel.text


@pytest.mark.parametrize(
    ("language", "said"), [("de", "Meine Bilanz"), ("cs", "Moje bilance"), ("en", "My record")]
)
def test_the_pages_speak_every_language(house: House, language: str, said: str) -> None:
    with house.client(language=language) as client:
        person = Person(client)
        for path in (finished(client, SOLO, 10, 20), finished(client, DUEL, 10, 20)):
            for page in ("/sheet", "/sheet?steps=all", "/rulebook", "/where", "/moments/1"):
                person.open(path + page)
                assert person.answer.status_code == 200, path + page
        assert said in person.open("/record").text
