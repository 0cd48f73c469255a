"""Scythe before the next card and after the last: chances, and what goes back into the box."""

import re
from fractions import Fraction
from typing import Any

import pytest

from tests.web.at_the_board import AtTheBoard
from tests.web.house import House
from tests.web.played import SCYTHE, done, made
from tests.web.reading import Person
from thirdchair.words import LANGUAGES


@pytest.fixture
def ana(ana: Person) -> AtTheBoard:
    return AtTheBoard(ana.client)


def chances(person: Person, table: str) -> dict[str, list[Fraction]]:
    """The chances by their names, one for each Automa and part of the page."""
    person.open(f"{table}/odds")
    found: dict[str, list[Fraction]] = {}
    for row in person.answer.text.split('class="odds-name">')[1:]:
        name = " ".join(row.partition("<")[0].split())
        shares = re.findall(r'class="odds-percent" title="([\d/]+)"', row)
        found.setdefault(name, []).extend(Fraction(one) for one in shares)
    return found


# Chances


def test_the_chances_of_the_next_card_are_counted(ana: AtTheBoard) -> None:
    ana.table(chance="table")
    found = chances(ana, ana.path)
    assert found["the marker advances"] == [Fraction(16, 19)]
    assert "19 cards can come." in ana.page.text
    moves = ("move worker", "move character", "Encounter/Factory", "move mech", "attack")
    others = ("worker attack", "no move")
    assert sum(sum(found.get(name, [])) for name in (*moves, *others)) == 1
    ana.say(do="automa_turn", seat="s2")
    assert "Not while a question is open" in ana.open(f"{ana.path}/odds").text
    assert "odds-fold" not in ana.open(ana.path).ids
    assert "closed-keys" not in ana.page.ids, "every card can come"
    ana.say(answer=4)  # does not advance
    assert ana.open(ana.path).attributes["odds-fold"]["data-fetch"] == f"{ana.path}/odds"
    found = chances(ana, ana.path)
    assert found["the marker advances"] == [Fraction(16, 18)]


def test_a_closed_card_says_why_and_leads_to_the_history(ana: AtTheBoard) -> None:
    ana.table(chance="table")
    ana.say(do="automa_turn", seat="s2")
    ana.say(answer=4)
    ana.say(do="automa_turn", seat="s2")
    page = ana.open(ana.path)
    assert "disabled" in page.attributes["key-4"]
    assert "Gray cards are no longer in the deck." in page.text
    assert f"{ana.path}/history" in page.links


def test_each_automa_has_its_chances_and_cards_only_counts_the_lines(ana: Person) -> None:
    table = made(ana.client, SCYTHE, board=False)
    found = chances(ana, table)
    assert len(found["move worker"]) == 2
    assert len(found["coins"]) == 4, "what it gains, and the recruit bonus"
    assert found["worker attack"] == [Fraction(2, 19)] * 2
    assert "the first entry that is possible" in ana.page.text


def test_when_it_is_over_nothing_more_comes(ana: Person) -> None:
    table = ended(ana, SCYTHE)
    assert "Nothing more comes" in ana.open(f"{table}/odds").text
    assert "odds-fold" not in ana.open(table).ids


def test_the_printed_sheet_has_the_columns_of_the_scoring(ana: Person) -> None:
    table = ended(ana, SCYTHE)
    assert (
        "Ana $8: Coins 4, Popularity 2, Stars 0, Territories 2" in ana.open(f"{table}/sheet").text
    )


# What goes back


def ended(person: Person, setup: dict[str, Any], **fields: Any) -> str:
    table = made(person.client, setup, **fields)
    answer = done(person.client, table, do="finish")
    while question := answer["pending"]:
        answer = done(person.client, table, answer=question.get("known") or question["min"])
    return table


def test_with_six_players_polania_fills_in_its_encounter_territories(ana: AtTheBoard) -> None:
    people = [
        {"kind": "human", "name": "Ana", "faction": "polania", "mat": "engineering"},
        {"kind": "human", "name": "Ben", "faction": "saxony", "mat": "militant"},
    ]
    factions = ("crimea", "nordic", "albion", "rusviet")
    automas = [{"kind": "automa", "faction": faction} for faction in factions]
    ana.table(seats=[*people, *automas], board="ask")
    page = ana.open(f"{ana.path}/scoring")
    assert page.text.count("Encounter territories ($3 each)") == 1, "Ben has no such box"
    for seat, more in (("s1", {"final_encounters-s1": "4"}), ("s2", {})):
        form = ana.page.form_with(f"final_coins-{seat}")
        told = {f"final_coins-{seat}": "30", f"final_territories-{seat}": "0", **more}
        ana.send(form, "act", "keep", **told)
    assert "Encounter bonus" in ana.page.text
    ana.press("act", "finish")
    ana.press("act", "finish")  # nobody has six stars: it is right anyway
    ana.open(ana.path)
    result = ana.view["result"]
    assert result["sheet"]["s1"]["more"] == {"encounter_bonus": 12}
    assert result["scores"]["s1"] == result["scores"]["s2"] + 12
    assert "Encounter bonus" in ana.page.text
    assert "Encounter bonus 12" in ana.open(f"{ana.path}/sheet").text


def test_what_goes_back_is_listed_by_content_and_ticked(ana: Person) -> None:
    table = ended(ana, SCYTHE, chance="table")
    assert f"{table}/put-back" in ana.open(table).links
    page = ana.open(f"{table}/put-back")
    for sentence in (
        "Automa (Saxony): all 19 Automa cards into one pile again.",
        "All 42 combat cards into one deck",
        "Take all 11 encounter tokens off the board.",
        "Automa (Togawa): faction mat Togawa with its pieces: 8 × worker, 4 × mech, character, 6",
        "Automa (Saxony), take off the board: character, 2 × worker.",
        "Automa (Saxony): star tracker card Automa to the other three",
        "Automa (Togawa): all 4 tokens of its faction (trap)",
        "Ben: faction mat Crimea and player mat Militant with their pieces: 8 × worker, 4 × mech",
        "The recruit marker off the board",
    ):
        assert sentence in page.text, sentence
    assert "Ana: star tracker" not in page.text
    ana.press("act", "tick tracker-s3")
    assert ana.page.attributes["tick-tracker-s3"]["aria-pressed"] == "true"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_app_held_stays_in_the_box(house: House, language: str) -> None:
    with house.client(language=language) as client:
        person = Person(client)
        table = ended(person, SCYTHE, board=False, deck="shared")
        page = person.open(f"{table}/put-back")
        assert person.answer.status_code == 200
        ticks = {one.removeprefix("tick-") for one in page.ids if one.startswith("tick-")}
        assert not [one for one in ticks if one.startswith(("automa-cards", "automa-shared"))]
        assert {"combat-cards", "factory-cards", "encounters", "pieces-automa-s3"} <= ticks
        assert "off-board-s3" not in ticks, "nobody keeps the board"
