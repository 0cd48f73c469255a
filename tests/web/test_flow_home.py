"""The tables at a glance, the bots' turn in a line, and the code word in the terminal."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec import structs

from tests.at_home import AtHome
from tests.web.alone import Alone, explore_at_distance_five
from tests.web.house import House
from tests.web.reading import Person
from thirdchair.kit.flow import frozen
from thirdchair.table.journal import Table
from thirdchair.web.games.tapestry.solo.summary import summed
from thirdchair.words.games.tapestry import TapestryWords


def nobody_is_in_the_round(path: Path, table_id: str, table: Table) -> None:
    """A state that no rule leads to, in the record of an older version."""
    state = frozen(structs.replace(table.state, order=[]))
    with closing(sqlite3.connect(path)) as file:
        sql = "UPDATE entries SET state = ?, next = NULL WHERE table_id = ?"
        file.execute(sql, (state, table_id))
        file.commit()


def test_a_table_that_nobody_can_read_does_not_hide_the_others(own_house: House) -> None:
    with own_house.client() as client:
        ana = Person(client)
        ana.new_game(table__name="Torn", favorite="science")
        ana.new_game(table__name="Whole", favorite="science")
        with closing(AtHome(next(own_house.data.glob("*.db")))) as store:
            (torn,) = [one.id for one in store.tables() if one.name == "Torn"]
            nobody_is_in_the_round(store.path, torn, store.load(torn).table)
        page = ana.open("/")
        assert ana.answer.status_code == 200
        assert "Torn cannot be read" in page.text
        assert "Ana to play" in page.text


def test_every_table_says_what_is_asked_or_whose_turn_it_is(own_house: House) -> None:
    with own_house.client() as client:
        ana, me = Person(client), Alone(client)
        assert "There is no table yet" in ana.open("/").text
        ana.new_game(table__name="Thursday", favorite="science")
        ana.new_game(table__name="With cards", chance="table")
        me.table(first="bots")
        page = ana.open("/")
        assert "Thursday A Ana to play" in page.text
        assert "With cards" in page.text
        assert "Which track does it show?" in page.text
        assert "Bots to play" in page.text
        # One tap goes on with any of them.
        assert me.path in page.links
        me.open(f"{me.path}/finish")
        me.press("vp-you", vp__you="50")
        page = ana.open("/")
        assert "One finished game" in page.text
        assert "Bots to play" not in page.text


def test_the_bots_turn_in_a_line(me: Alone) -> None:
    explore_at_distance_five(me)
    page = me.page
    assert "Automa: Exploration 2, hex 18 explored; Shadow Empire:" in page.text


def test_the_line_says_where_each_bot_stands_at_the_end() -> None:
    events: list[dict[str, Any]] = [
        {"type": "income", "who": "bots", "turn": 3},
        {"type": "scored", "who": "automa", "from": 10, "to": 16},
        {"type": "advanced", "who": "automa", "track": "science", "from": 3, "to": 4},
        {"type": "landmark", "who": "automa", "landmark": "science:4"},
        {"type": "advanced", "who": "automa", "track": "science", "from": 4, "to": 5},
        {"type": "scored", "who": "automa", "from": 16, "to": 17},
        {"type": "conquered", "who": "automa", "hex": 12, "kind": "neutral"},
        {"type": "conquered", "who": "automa", "hex": 13, "kind": "neutral", "held": True},
        {"type": "advanced", "who": "shadow", "track": "military", "from": 2, "to": 3},
    ]
    assert summed(events, TapestryWords("en", mode="solo")) == (
        "Automa: Science 5, a landmark, hex 12 conquered, 7 points; Shadow Empire: Military 3"
    )
    assert summed(events[:1], TapestryWords("de", mode="solo")) == ""
    trapped = [*events, {"type": "toppled", "who": "automa", "hex": 12}]
    assert "hex 12" not in summed(trapped, TapestryWords("en", mode="solo"))


def test_the_terminal_says_the_code_word(tmp_path: Path) -> None:
    house = House(tmp_path / "house", lan=True)
    try:
        lines = iter(house.line, "")
        code = next(line for line in lines if line.startswith("Code word for phones:"))
        with house.client() as client:
            assert code.split()[-1] in client.get("/phone").text
    finally:
        house.stop()
