"""The card of a finished game: who has won, why, what it came to, and what is next."""

import itertools
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.web.house import House
from tests.web.played import DUEL, SCYTHE, SOLO, done, finished, made
from tests.web.reading import Person
from tests.web.scenario_alone import AtScenario
from thirdchair.words import LANGUAGES

Build = Callable[[httpx.Client], str]


def settled(client: httpx.Client, path: str, answer: dict[str, Any], **said: Any) -> None:
    """Answer what is open: by what it is about and whom, else with what is known."""
    while asked := answer["pending"]:
        about, seat = asked.get("about"), asked.get("seat")
        usual = asked.get("known") or (asked["options"][0] if "options" in asked else asked["min"])
        told = said.get(f"{about}_{seat}", said.get(str(about), usual))
        answer = done(client, path, answer=told)


def scenario(mode: str, number: int, *parts: tuple[str, Any], **said: Any) -> Build:
    def build(client: httpx.Client) -> str:
        me = AtScenario(client)
        me.scenario(mode, number, level=2)
        for path, value in parts:
            me.correct(path, value)
        me.settle(me.say(do="finish"), **said)
        return me.path

    return build


def scythe(cooperative: bool = False, **said: Any) -> Build:
    def build(client: httpx.Client) -> str:
        path = made(client, SCYTHE, board=False, cooperative=cooperative)
        settled(client, path, done(client, path, do="finish"), final_territories=0, **said)
        return path

    return build


def tied(client: httpx.Client) -> str:
    path = made(client, SOLO)
    done(client, path, do="vp", who="automa", add=90)
    settled(client, path, done(client, path, do="finish"), vp=90, resources=2)
    return path


# each has one territory at the start
THEIRS = [
    (f"hexes.{place}", {"tile": True, "tokens": [{"who": "automa"}]}) for place in (17, 18, 19)
]

ENDS: dict[str, tuple[Build, dict[str, tuple[str, str]]]] = {
    "solo, won": (
        lambda client: finished(client, SOLO, 215, 199),
        {
            "en": ("You win!", "By points, 215 to 199: 16 points ahead."),
            "de": ("Du gewinnst!", "Nach Punkten, 215 zu 199: 16 Punkte Vorsprung."),
            "cs": ("Vyhráváš!", "Na body 215 : 199, náskok 16 bodů."),
        },
    ),
    "solo, lost": (
        lambda client: finished(client, SOLO, 90, 101),
        {
            "en": ("The Automa wins", "By points, 101 to 90: 11 points ahead."),
            "de": ("Der Automa gewinnt", "Nach Punkten, 101 zu 90: 11 Punkte Vorsprung."),
            "cs": ("Vyhrává Automa", "Na body 101 : 90, náskok 11 bodů."),
        },
    ),
    "solo, a tie that resources decide": (
        tied,
        {
            "en": ("You win!", "What decides is resources left: Automa 0, You 2."),
            "de": ("Du gewinnst!", "Es entscheiden die übrigen Rohstoffe: Automa 0, Du 2."),
            "cs": ("Vyhráváš!", "Rozhodují zbylé suroviny: Automa 0, Ty 2."),
        },
    ),
    "duel, won": (
        lambda client: finished(client, DUEL, 120, 100),
        {
            "en": ("Ana wins!", "By points, 120 to 100: 20 points ahead."),
            "de": ("Ana gewinnt!", "Nach Punkten, 120 zu 100: 20 Punkte Vorsprung."),
            "cs": ("Vyhrává Ana!", "Na body 120 : 100, náskok 20 bodů."),
        },
    ),
    "duel, shared": (
        lambda client: finished(client, DUEL, 80, 80, 4, 4),
        {
            "en": ("A shared victory: Ana and Bert", "80 points, and as many resources left."),
            "de": ("Geteilter Sieg: Ana und Bert", "80 Punkte und gleich viele Rohstoffe übrig."),
            "cs": ("Společné vítězství: Ana a Bert", "80 bodů a zbylo jim stejně surovin."),
        },
    ),
    "atlantis 2, ahead by points and lost by the goal": (
        scenario("atlantis", 2, *THEIRS, ("vp.automa", 0), vp=10),
        {
            "en": (
                "The Automa wins",
                (
                    "Goal missed: you control 1 territory, 5 were needed. You were ahead by "
                    "points, 10 to 0, but without the goal that does not count."
                ),
            ),
            "de": (
                "Der Automa gewinnt",
                (
                    "Ziel verfehlt: Du kontrollierst 1 Gebiet, nötig waren 5. Nach Punkten lagst "
                    "du mit 10 zu 0 vorn, aber ohne das Ziel zählt das nicht."
                ),
            ),
            "cs": (
                "Vyhrává Automa",
                (
                    "Cíl nesplněn: ovládáš 1 území, potřeba bylo 5. Na body to bylo 10 : 0 pro "
                    "tebe, bez cíle se to ale nepočítá. Do kampaně získává Automa 4 body "
                    "(scénář 2 × úroveň 2)."
                ),
            ),
        },
    ),
    "atlantis 4, won": (
        scenario("atlantis", 4, ("vp.automa", 30), vp=40, full_building_types=3),
        {
            "en": (
                "You win!",
                "Goal reached: all income buildings of 3 types, 2 types were needed.",
            ),
            "de": ("Du gewinnst!", "alle Einkommensgebäude von 3 Arten, nötig waren 2 Arten."),
            "cs": ("Vyhráváš!", "všechny budovy blahobytu 3 druhů, potřeba byly 2 druhy."),
        },
    ),
    "atlantis 5, lost by the goal": (
        scenario("atlantis", 5, ("vp.automa", 30), vp=40, prediction_vp=20),
        {
            "en": ("The Automa wins", "Goal missed: 20 VP by predictions, 30 were needed."),
            "de": ("Der Automa gewinnt", "Ziel verfehlt: 20 SP durch Vorhersagen, nötig waren 30."),
            "cs": ("Vyhrává Automa", "Cíl nesplněn: 20 b. za předpovědi, potřeba bylo 30."),
        },
    ),
    "atlantis 1, lost by points": (
        scenario("atlantis", 1, ("vp.automa", 50), vp=40),
        {
            "en": ("The Automa wins", "By points, 50 to 40: 10 points ahead."),
            "de": ("Der Automa gewinnt", "Nach Punkten, 50 zu 40: 10 Punkte Vorsprung."),
            "cs": ("Vyhrává Automa", "Na body 50 : 40, náskok 10 bodů."),
        },
    ),
    "kaiju 1, a tie": (
        scenario("kaiju", 1, ("vp.automa", 30), vp=30),
        {
            "en": ("The Automa wins", "Both have 30 points, and a tie goes to the Automa."),
            "de": ("Der Automa gewinnt", "30 Punkte, und ein Gleichstand geht an den Automa."),
            "cs": ("Vyhrává Automa", "30 bodů a shoda znamená výhru Automy."),
        },
    ),
    "kaiju 2, nobody wins": (
        scenario("kaiju", 2, vp=30),
        {
            "en": ("The Kaiju win", "You stopped at 30 VP, before the target was reached."),
            "de": ("Die Kaiju gewinnen", "Du hast mit 30 SP aufgehört, vor dem Zielmarker."),
            "cs": ("Vyhrávají Kaiju", "Hra skončila na 30 b., ještě před dosažením cíle."),
        },
    ),
    "kaiju 2, won": (
        scenario("kaiju", 2, vp=75),
        {
            "en": ("You win!", "With 75 VP you have reached the target"),
            "de": ("Du gewinnst!", "Mit 75 SP hast du den Zielmarker erreicht"),
            "cs": ("Vyhráváš!", "S 75 b. dosahuješ cíle"),
        },
    ),
    "scythe, won": (
        scythe(final_coins_s1=60, final_coins_s2=40),
        {
            "en": ("Ana wins!", "With $60 to $40: $20 ahead of the next."),
            "de": ("Ana gewinnt!", "Mit 60 $ zu 40 $: 20 $ Vorsprung vor dem Nächsten."),
            "cs": ("Vyhrává Ana!", "60 $ : 40 $, náskok 20 $ před dalším."),
        },
    ),
    "scythe, as many coins": (
        scythe(final_coins_s1=60, final_coins_s2=60, tie_pieces_s2=9, tie_pieces_s1=3),
        {
            "en": ("Ben wins!", "As many coins as the next: $60."),
            "de": ("Ben gewinnt!", "Gleich viele Münzen wie der Nächste: 60 $."),
            "cs": ("Vyhrává Ben!", "Stejně mincí jako další: 60 $."),
        },
    ),
    "scythe together": (
        scythe(cooperative=True, final_coins_s1=60, final_coins_s2=41),
        {
            "en": ("You win together!", "On average $50.5 to $"),
            "de": ("Ihr gewinnt gemeinsam!", "Im Schnitt 50,5 $ zu "),
            "cs": ("Vyhráváte společně!", "Průměrně 50,5 $ : "),
        },
    ),
}


@pytest.mark.parametrize("end", ENDS)
def test_the_card_says_who_has_won_and_why(house: House, end: str) -> None:
    build, sentences = ENDS[end]
    with house.client() as client:
        path = build(client)
    for language in LANGUAGES:
        winner, why = sentences[language]
        with house.client(language=language) as client:
            person = Person(client)
            page = person.open(path)
            assert 'id="result"' in person.answer.text
            assert f'id="result-name">{winner}</h2>' in person.answer.text
            assert why in page.text
            assert winner in person.open(f"{path}/result").text
            picture = client.get(f"{path}/result.svg")
            assert picture.headers["content-type"].startswith("image/svg+xml")
            first = re.sub(r"<[^>]+>", " ", picture.text)
            assert winner.split()[0] in first


# Figures


def parts_of(text: str) -> list[list[tuple[str, int]]]:
    """The parts of each bar by their names, as the page lists them."""
    lists = re.findall(r'<ul class="tally-parts">(.*?)</ul>', text, re.S)
    found = [re.findall(r"(?:/svg>|<li>)([^<]+) <strong>(-?\d+)</strong>", one) for one in lists]
    return [[(name.strip(), int(points)) for name, points in one] for one in found]


def test_the_bars_of_scythe_are_the_rows_of_the_sheet(house: House) -> None:
    with house.client() as client:
        path = made(client, SCYTHE, board=False)
        told = {"final_coins": 10, "final_popularity": 8, "final_stars": 4}
        told |= {"final_territories": 5, "final_resources": 7, "final_structures": 2}
        settled(client, path, done(client, path, do="finish"), **told)
        person = Person(client)
        person.open(path)
        ana = parts_of(person.answer.text)[0]
        told_in = {
            language: client.get(path, headers={"accept-language": language}).text
            for language in LANGUAGES
        }
    # popularity 8: a star is worth 4, a territory 3, two resources 2
    assert ana == [
        ("Coins", 10),
        ("Stars", 16),
        ("Territories", 15),
        ("Resources", 6),
        ("Structure bonus", 2),
    ]
    for language, points in {"en": "$49", "de": "49 $", "cs": "49 $"}.items():
        assert f'<strong class="tally-points">{points}</strong>' in told_in[language]


def test_the_points_of_the_automa_add_up_by_their_sources(house: House) -> None:
    with house.client() as client:
        path = made(client, SOLO)
        done(client, path, do="income")
        for _ in range(12):
            settled(client, path, done(client, path, do="bots_turn"))
        done(client, path, do="vp", who="automa", add=7)
        automa = done(client, path, view=True)["view"]["vp"]["automa"]
        settled(client, path, done(client, path, do="finish"), vp=100)
        person = Person(client)
        person.open(path)
        (parts,) = parts_of(person.answer.text)
    assert sum(points for _, points in parts) == automa
    assert ("Other", 7) in parts
    assert len(parts) > 2


def test_the_curve_has_a_point_for_each_turn(house: House) -> None:
    with house.client() as client:
        path = made(client, SOLO)
        done(client, path, do="income")
        points = []
        for _ in range(9):
            settled(client, path, done(client, path, do="bots_turn"))
            points.append(done(client, path, view=True)["view"]["vp"]["automa"])
        settled(client, path, done(client, path, do="finish"), vp=100)
        page = client.get(path).text
    course = page.split('class="course"')[1]
    way = re.search(r'<path d="(M[^"]+)" fill="none"', course)
    assert way, course
    at = [float(y) for _, y in re.findall(r"[ML]([\d.]+) ([\d.]+)", way[1])]
    assert len(at) == 9
    rises = [after < before for before, after in itertools.pairwise(at)]
    assert rises == [after > before for before, after in itertools.pairwise(points)]


def test_a_game_without_a_turn_has_no_curve_and_a_running_one_no_card(house: House) -> None:
    with house.client() as client:
        person = Person(client)
        path = finished(client, SOLO, 120, 100)
        person.open(path)
        assert 'class="course"' not in person.answer.text
        going = made(client, SOLO)
        person.open(f"{going}/result")
        assert person.answer.url.path == going
        assert client.get(f"{going}/result.svg").status_code == 404


def test_the_picture_needs_nothing_but_itself(house: House) -> None:
    with house.client() as client:
        path = made(client, DUEL, players=["A<b> & C", "Wilhelmina von " + "Langenfeld" * 2])
        settled(client, path, done(client, path, do="finish"), vp_p1=120, vp_p2=100)
        drawing = client.get(f"{path}/result.svg").text
    assert "A&lt;b&gt; &amp; C" in drawing
    assert not re.search(r"href|url\(|<style|class=|var\(|<script|@import", drawing)
    assert drawing.startswith('<svg xmlns="http://www.w3.org/2000/svg" width="1080"')


# What is next


def test_after_a_game_one_may_play_again_or_put_it_away(house: House) -> None:
    with house.client() as client:
        person = Person(client)
        path = finished(client, SOLO, 120, 100)
        for page in (person.open(path), person.open(f"{path}/result")):
            assert page.attributes["again"]["href"] == "/new?game=tapestry&mode=solo"
            assert {f"{path}/put-back", f"{path}/history", "/record"} <= set(page.links)
            assert page.attributes["picture"]["href"] == f"{path}/result.svg"


def test_in_a_campaign_the_next_evening_is_the_big_button(house: House) -> None:
    with house.client() as client:
        person = Person(client)
        form = person.open("/campaigns/new?game=tapestry&mode=atlantis").form_with("name")
        person.send(form, name="Sea")
        campaign = person.answer.url.path
        new = person.open(str(person.page.attributes["step-1"]["href"]))
        person.send(new.form_with("level"))
        me = AtScenario(client)
        me.path = person.answer.url.path.removesuffix("/checklist")
        me.settle(client.get(f"/api{me.path}").json())
        me.settle(me.say(do="finish"), vp=200)
        page = person.open(me.path)
        assert "scenario=2" in str(page.attributes["onward-1"]["href"])
        assert campaign == page.attributes["to-campaign"]["href"]
        assert "again" not in page.ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_without_a_civilization_promises_none(house: House, language: str) -> None:
    with house.client(language=language) as client:
        alone = finished(client, SOLO, 9, 5)
        for path, civs in ((scenario("kaiju", 1)(client), False), (alone, True)):
            facts = client.get(path).text.split('class="result-facts"')[1]
            level = facts.split("<li>")[1].partition("<")[0]
            assert "2" in level
            assert bool(re.search(r" \(|Úroveň 2: ", level)) == civs, level
            assert not level.endswith((":", ")")) or civs


@pytest.mark.parametrize(
    ("language", "says"), [("de", "Ergebnis kopieren"), ("cs", "Zkopírovat výsledek")]
)
def test_copying_a_result_does_not_sound_like_a_new_game(
    house: House, language: str, says: str
) -> None:
    with house.client(language=language) as client:
        path = finished(client, DUEL, 120, 100)
        for page in (path, f"{path}/play"):
            assert says in client.get(page).text, page
