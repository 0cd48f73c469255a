"""Home says how each table stands, and no two tables look alike."""

import re

import pytest

from tests.web.alone import Alone
from tests.web.at_the_board import AtTheBoard
from tests.web.house import House
from tests.web.reading import Person


def cards(person: Person) -> dict[str, str]:
    """What home says of each table, by its address."""
    person.open("/")
    found = re.findall(
        r'<a class="table-card[^"]*" href="([^"]+)">(.*?)</a>', person.answer.text, re.DOTALL
    )
    plain = re.compile(r"<svg.*?</svg>|<[^>]+>", re.DOTALL)
    return {path: " ".join(plain.sub(" ", card).split()) for path, card in found}


@pytest.mark.parametrize(
    ("language", "solo", "scythe"),
    [
        ("en", "turn 1 · The bots: era 1 of 5 · Automa: 12 points", "turn 2 · Ana: 1 ★"),
        ("de", "Zug 1 · Die Bots: Ära 1 von 5 · Automa: 12 Punkte", "Zug 2 · Ana: 1 ★"),
        ("cs", "tah 1 · Boti: éra 1 z 5 · Automa: 12 bodů", "tah 2 · Ana: 1 ★"),
    ],
)
def test_home_says_how_a_table_stands(house: House, language: str, solo: str, scythe: str) -> None:
    with house.client(language=language) as client:
        me, ana = Alone(client), AtTheBoard(client)
        me.table(first="bots")
        assert solo not in cards(me)[me.path]
        me.say(do="bots_turn")
        me.correct("vp.automa", 12)
        ana.table()
        for _ in range(2):
            ana.say(do="automa_turn", seat="s2")
        ana.say(do="star", seat="s1", triumph="upgrades")
        found = cards(me)
        assert solo in found[me.path]
        assert scythe in found[ana.path]


def test_two_tables_of_one_minute_have_two_names(own_house: House) -> None:
    with own_house.client() as client:
        ana = Person(client)
        for _ in range(3):
            ana.new_game()
        names = [one.split("&")[0] + one.partition("Bert")[2][:5] for one in cards(ana).values()]
    assert len(set(names)) == 3
    assert any("(2)" in one for one in names)
    assert any("(3)" in one for one in names)


def test_a_name_that_somebody_chose_stays(own_house: House) -> None:
    with own_house.client() as client:
        ana = Person(client)
        for _ in range(2):
            ana.new_game(table__name="Thursday")
        assert [one.startswith("Thursday ") for one in cards(ana).values()] == [True, True]
        assert not any("(2)" in one for one in cards(ana).values())


def test_home_does_not_say_you_to_who_looks_on(own_house: House) -> None:
    with own_house.client() as client:
        me = Alone(client)
        me.table()
        assert "your turn" in cards(me)[me.path].lower()
        me.open(f"{me.path}/settings")
        me.press("act", "seat", seat="watching")
        said = cards(me)[me.path]
        assert "the person at the table" in said
        assert "your turn" not in said.lower()


@pytest.mark.parametrize(
    ("language", "solo", "duel", "scythe"),
    [
        ("en", "no turn yet · before era 1 of 5 · 0 points", "no turn yet", "no stars yet"),
        ("de", "noch kein Zug · vor Ära 1 von 5 · 0 Punkte", "noch kein Zug", "noch keine Sterne"),
        (
            "cs",
            "ještě žádný tah · před érou 1 z 5 · 0 bodů",
            "ještě žádný tah",
            "ještě žádné hvězdy",
        ),
    ],
)
def test_a_young_table_says_how_it_stands_too(
    house: House, language: str, solo: str, duel: str, scythe: str
) -> None:
    with house.client(language=language) as client:
        me, ana, two = Alone(client), AtTheBoard(client), Person(client)
        me.table(first="bots")
        ana.table()
        path = two.new_game()
        found = cards(me)
        assert solo in found[me.path]
        assert f"{duel} · {scythe}" in found[ana.path]
        assert duel in found[path]
