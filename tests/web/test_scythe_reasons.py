"""What the pages tell of an Automa's turn, beyond what the hand does."""

from tests.web.played import SCYTHE, done, made
from tests.web.reading import Person
from thirdchair.contract import words_for
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.readers import Reader
from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.board.looks import own_words
from thirdchair.web.games.scythe.drawing.units import FactionToken
from thirdchair.web.games.scythe.frames import measure
from thirdchair.web.games.scythe.meaning import meaning
from thirdchair.web.games.scythe.telling import Told, places_in, told
from thirdchair.web.games.scythe.turns import rules_of


def frightened() -> Told:
    """A worker of Saxony that cannot move: Ana's character is said to be near."""
    table = Table.new(GAMES, {**SCYTHE, "board": "ask", "chance": "table"})
    table.do({"do": "automa_turn", "seat": "s3"})
    table.answer(3)
    table.answer({"r6c2": {"s1.character": 1}})
    tokens = {
        seat: FactionToken(seat, one.faction, "blue", seat, "B")
        for seat, one in table.state.seats.items()
    }
    return told(table, 1, tokens, own_words(words_for(VOICES, table, Reader("en"))))


def test_the_reasons_show_people_where_they_were_said_to_stand() -> None:
    before = frightened().before
    assert before.seats["s1"].units["character"] == {"r6c2": 1}
    assert before.seats["s3"].tracker == 0


def test_the_last_reason_of_what_is_impossible_says_why_it_is() -> None:
    last = frightened().frames[-1]
    assert last.rule == "scy.automa.worker.none"
    assert last.to == []
    assert last.kept == "None is left."


def test_the_recruit_marker_is_not_where_it_happened() -> None:
    marker = {"type": "marker", "from": "base:albion", "to": "base:rusviet"}
    moved = {"type": "moved", "from": "r1c1", "to": "r1c2"}
    rules = rules_of(Table.new(GAMES, SCYTHE))
    assert places_in([marker, moved], rules) == ["r1c1", "r1c2"]


def test_what_comes_from_the_mat_of_an_automa_is_seen_on_its_home_base() -> None:
    rules = rules_of(Table.new(GAMES, SCYTHE))
    worker = {"type": "gained", "seat": "s3", "what": "worker", "n": 1}
    power = {"type": "gained", "seat": "s4", "what": "power", "n": 2}
    assert places_in([worker, power], rules) == ["base:saxony"]


def test_the_numbers_of_an_attack_have_a_name() -> None:
    assert measure("scy.automa.attack.fewest") == "scythe-there"
    assert measure("scy.automa.worker-attack.factory") == "scythe-far"


def test_cards_only_several_settle_ties_with_the_recruit_marker() -> None:
    table = Table.new(GAMES, {**SCYTHE, "board": False, "chance": "table"})
    table.do({"do": "automa_turn", "seat": "s3"})
    table.answer(3)
    rules = [
        rule
        for rule, _ in meaning(table, own_words(words_for(VOICES, table, Reader("en"))))[0].rules
    ]
    assert rules[-3:] == [f"fen.multi.reading-order.{step}" for step in (2, 3, 4)]
    assert "scy.automa.reading-order" not in rules


def test_cards_only_a_human_can_enter_a_combat(ana: Person) -> None:
    table = made(ana.client, SCYTHE, board=False)
    ana.open(table)
    ana.open(str(ana.page.attributes["own-met"]["href"]))
    spots = [one for one in ana.page.ids if one.startswith("at-")]
    assert len(spots) == 47, "the map, though nobody keeps it"
    ana.open(str(ana.page.attributes["at-r4c4"]["href"]))
    ana.press("act", "met mech")
    assert "s3.combat" in str(ana.client.get(f"/api{table}").json()["pending"]["options"])
    ana.press("act", "answer s3.workers")
    assert ana.client.get(f"/api{table}").json()["pending"]["about"] == "workers_sent_home"
    ana.press("act", "answer 2")
    assert ana.client.get(f"/api{table}").json()["view"]["seats"]["s1"]["popularity"] == 0
    ana.open(table)
    assert "Ana moves" not in ana.page.text, "nobody has said where the mech came from"
    ana.open(f"{table}?see=met.r4c4&who=s2")
    ana.press("act", "met mech", place="r9c9")
    assert ana.answer.status_code == 422


def test_a_combat_that_a_move_led_to_is_told_from_the_beginning(ana: Person) -> None:
    table = made(ana.client, SCYTHE)
    for unit in ("mech", "worker"):
        done(ana.client, table, do="place", seat="s3", unit=unit, at="r2c4")
    way = {"unit": "character", "from": "base:nordic", "to": "r2c4"}
    done(ana.client, table, do="move", seat="s1", moves=[way])
    done(ana.client, table, answer=7, anyway=True)
    done(ana.client, table, answer=10, anyway=True)
    done(ana.client, table, answer=2)
    ana.open(table)
    text = ana.page.text
    assert "Ana 17 : 6 Automa (Saxony)" in text
    assert text.index("Automa card 14 for the combat") < text.index("Ana 17 (7 + 10)")
    assert "Ana places a star" in ana.page.text
