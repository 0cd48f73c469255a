"""What the pages say of a rule where this table decides otherwise, and of what happened here."""

import re
from typing import Any

import pytest

from tests.web.at_the_board import SETUP
from tests.web.house import House
from tests.web.played import SCYTHE, done, made
from tests.web.reading import Person
from thirdchair.contract import words_for
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe import content
from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.board.looks import own_words
from thirdchair.web.games.scythe.drawing.units import FactionToken
from thirdchair.web.games.scythe.meaning import meaning
from thirdchair.web.games.scythe.telling import Told, told

TWO: list[dict[str, Any]] = [
    SETUP["seats"][0],
    {"kind": "human", "name": "Ben", "faction": "rusviet", "mat": "militant"},
]
MECH = "the mech attacks. (At this table:"
CHARACTER = "which attacks? – the character)"


def attacked(**rulings: Any) -> Table:
    """The Automa's mech and character stand together, and one of them attacks Ana's mech."""
    table = Table.new(GAMES, {**SETUP, "chance": "table", "rulings": rulings})
    for seat, unit, at in (("s2", "mech", "r6c4"), ("s1", "mech", "r7c4")):
        table.do({"do": "place", "seat": seat, "unit": unit, "at": at})
    table.do({"do": "correct", "path": "seats.s2.power", "value": 9})
    table.do({"do": "remove", "seat": "s2", "unit": "character", "at": "base:crimea"})
    table.do({"do": "place", "seat": "s2", "unit": "character", "at": "r6c4"})
    table.do({"do": "automa_turn", "seat": "s2"})
    for answer in (17, 0, 0, 3):
        table.answer(answer)
    return table


def reasons_of(table: Table) -> str:
    position = max(
        n for n, one in enumerate(table.journal.entries) if one.command["do"] == "automa_turn"
    )
    seen: Told = told(table, position, _Colors(), own_words(words_for(VOICES, table, Reader("en"))))
    return " ".join(frame.text for frame in seen.frames)


class _Colors(dict[str, FactionToken]):
    """A token for any seat."""

    def __missing__(self, seat: str) -> FactionToken:
        return FactionToken(seat, "", "gray", seat, "G")


# Where a ruling is not at its default


def test_why_says_which_unit_attacks_at_this_table() -> None:
    assert "mech attacks" in reasons_of(attacked())
    assert "At this table" not in reasons_of(attacked())
    said = reasons_of(attacked(**{"scythe.p4": "character_first"}))
    assert MECH in said
    assert CHARACTER in said


def test_a_turn_is_told_by_the_rulings_that_held_then() -> None:
    table = attacked(**{"scythe.p4": "character_first"})
    table.do({"do": "correct", "path": "rulings.scythe.p4", "value": "mech_first"})
    assert CHARACTER in reasons_of(table)
    table = attacked()
    table.do({"do": "correct", "path": "rulings.scythe.p4", "value": "character_first"})
    assert "At this table" not in reasons_of(table)


def test_every_page_says_how_this_table_decides(ana: Person) -> None:
    rulings = {"scythe.p2": "allowed", "scythe.p14": "automa"}
    table = made(ana.client, SCYTHE, board=False, chance="table", rulings=rulings)
    first = "then it goes clockwise. (At this table: Who takes the first turn? – the first Automa"
    assert first in ana.open(f"{table}/checklist").text
    done(ana.client, table, do="automa_turn", seat="s3")
    done(ana.client, table, answer=3)
    assert "– it moves all the same)" in ana.open(table).text, "what the line means"
    done(ana.client, table, do="correct", path="rulings.scythe.p12", value="stay")
    assert "– they stay)" in ana.open(f"{table}/others").text
    assert "At this table" not in ana.open("/rules?q=scy.automa.setup.first").text


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "An diesem Tisch: Wer "), ("cs", "U tohoto stolu: ")],
)
def test_it_is_said_in_the_readers_language_and_not_cut_short(language: str, said: str) -> None:
    table = Table.new(GAMES, {**SCYTHE, "rulings": {"scythe.p14": "automa"}})
    words = own_words(words_for(VOICES, table, Reader(language)))
    assert said in words.rule("scy.automa.setup.first")
    for key, ruling in content.rulings("automa").items():
        if not NOBODY.may(ruling.lock):
            continue
        other = next(value for value in ruling.values if value != ruling.default)
        for rule in ruling.rules:
            told = words.under({key: other}).rule(rule)
            assert told.endswith(f"{words.ruling(key)} – {words.ruling_value(key, other)})")


# Cards only: what a line means


def line_of(card: int, *, faction: str = "crimea", level: str = "automa", **fields: Any) -> str:
    """The rules below the move line of an Automa's first card, by name."""
    seats = [SETUP["seats"][0], {"kind": "automa", "faction": faction, "level": level}]
    more = fields.pop("more", [])
    table = Table.new(
        GAMES, {**SETUP, "board": False, "chance": "table", **fields, "seats": [*seats, *more]}
    )
    table.do({"do": "automa_turn", "seat": "s2"})
    table.answer(card)
    return " ".join(
        rule
        for entry in meaning(table, own_words(words_for(VOICES, table, Reader("en"))))
        for rule, _ in entry.rules
    )


def test_the_line_speaks_of_water_only_while_it_blocks() -> None:
    assert "water.land" in line_of(3)
    assert "water.land" not in line_of(3, level="ultimaszyna")


@pytest.mark.parametrize(("tracker", "blocked"), [(3, True), (4, False)])
def test_the_block_that_held_when_the_turn_began_counts(tracker: int, blocked: bool) -> None:
    table = Table.new(GAMES, {**SETUP, "board": False, "chance": "table"})
    table.do({"do": "correct", "path": "seats.s2.tracker", "value": tracker})
    table.do({"do": "automa_turn", "seat": "s2"})
    table.answer(3)
    said = meaning(table, own_words(words_for(VOICES, table, Reader("en"))))
    assert ("scy.automa.water.land" in dict(said[0].rules)) is blocked
    assert table.state.seats["s2"].tracker == tracker + 1


def test_automas_that_play_together_keep_apart() -> None:
    more = [{"kind": "automa", "faction": "saxony"}]
    assert "multi.allies" in line_of(3, more=more, cooperative=True)
    assert "multi.allies" not in line_of(3, more=more)
    assert "multi.allies" not in line_of(3, cooperative=True)


def test_the_line_says_what_lies_on_the_way_and_what_is_left_behind() -> None:
    mover = line_of(14, faction="togawa")
    for rule in ("encounter.token", "factory.card", "invaders.tokens", "move.stay"):
        assert rule in mover, rule
    assert "invaders.tokens" not in line_of(14)
    assert "invaders.tokens" not in line_of(3, faction="togawa"), "a worker leaves no trap"


# What a human's move led to


def test_what_a_move_led_to_says_why_on_the_table_and_in_the_history(ana: Person) -> None:
    table = made(ana.client, SCYTHE, chance="table")
    done(ana.client, table, do="place", seat="s3", unit="worker", at="r5c3")
    done(ana.client, table, do="automa_turn", seat="s3")
    done(ana.client, table, answer=5)
    done(ana.client, table, do="place", seat="s1", unit="mech", at="r4c2")
    way = {"unit": "mech", "from": "r4c2", "to": "r5c3"}
    done(ana.client, table, do="move", seat="s1", moves=[way])
    only_programs = "House reading: other programs play it so"
    ana.open(table)
    lately = ana.answer.text.split('id="since"')[1].split("</ul>")[0]
    for rule in ("combat.lone-workers", "resources.kind"):
        assert f"/rules#scy.automa.{rule}" in lately, rule
    assert only_programs in lately, "the kind of the resources stands in no book"
    assert "why-mark" in lately
    ana.open(f"{table}/history")
    newest = ana.answer.text.split('class="panel entry')[1]
    for rule in ("combat.lone-workers", "resources.kind"):
        assert f"/rules#scy.automa.{rule}" in newest, rule
    assert only_programs in newest


def test_the_history_says_which_steps_stand_in_no_book(ana: Person) -> None:
    table = made(ana.client, SCYTHE, chance="table")
    done(ana.client, table, do="automa_turn", seat="s3")
    done(ana.client, table, answer=3)
    ana.open(f"{table}/history")
    blocked = ana.answer.text.split("scy.automa.water.land")[0].rpartition("<li>")[2]
    assert "House reading: other programs play it so" in blocked


# Scoring a board that was tracked


def test_stars_and_territories_of_a_tracked_board_are_filled_in_and_can_be_changed(
    ana: Person,
) -> None:
    table = made(ana.client, SCYTHE)
    done(ana.client, table, do="star", seat="s1", triumph="workers")
    ana.open(f"{table}/scoring")
    form = ana.page.form_with("final_coins-s1")
    assert form.fields["final_stars-s1"] == "1"
    assert form.fields["final_territories-s1"] == "2"
    told = {"final_coins__s1": 10, "final_popularity__s1": 0, "final_structures__s1": 0}
    ana.send(form, "act", "keep", final_stars__s1=7, **told)
    assert ana.answer.status_code == 422
    ana.send(form, "act", "keep", final_stars__s1=3, final_territories__s1=4, **told)
    form = ana.page.form_with("final_coins-s2")
    ana.send(form, "act", "keep", final_coins__s2=5)
    ana.press("act", "finish")
    ana.press("act", "finish")  # nobody has six stars: it is right anyway
    result = ana.client.get(f"/api{table}").json()["view"]["result"]
    # Popularity 0: three stars of 3 and four territories of 2.
    assert result["scores"]["s1"] == 10 + 9 + 8
    assert result["sheet"]["s1"]["stars"] == 3
    # Ben has left in the boxes what the table knows: popularity 3, two territories.
    assert result["scores"]["s2"] == 5 + 4
    assert "Ana $27" in ana.open(f"{table}/history").text
    ana.open(table)
    ana.press("act", "undo")
    assert ana.client.get(f"/api{table}").json()["view"]["over"] is False


@pytest.mark.parametrize(
    "counted",
    [
        {"s1": {"final_coins": 3}},
        {"s1": {"final_stars": 7}},
        {"s3": {"final_stars": 1}},
        {"s9": {"final_stars": 1}},
        {"s1": {"final_stars": "2"}},
    ],
)
def test_what_nobody_can_have_counted_is_refused(counted: dict[str, Any]) -> None:
    table = Table.new(GAMES, SCYTHE)
    with pytest.raises(Refusal):
        table.do({"do": "finish", "counted": counted})
    assert not table.journal.waiting


# The recruit marker


def test_the_recruit_marker_stands_on_its_home_base_and_walks(ana: Person) -> None:
    table = made(ana.client, SCYTHE, chance="table")
    ana.open(table)
    assert ana.answer.text.count('class="board-token marker"') == 1
    assert _label(ana, "albion") == "home base of Albion: recruit marker"
    done(ana.client, table, do="automa_turn", seat="s3")
    done(ana.client, table, answer=5)  # a tie: it decides, and goes two home bases on
    ana.open(table)
    assert "home base of Albion → home base of Rusviet" in ana.page.text
    assert _label(ana, "albion") == "home base of Albion: nothing here"
    assert "recruit marker" in _label(ana, "rusviet")
    assert "recruit marker" in ana.open(f"{table}/where").text
    ana.open(made(ana.client, SETUP))
    assert "board-token marker" not in ana.answer.text, "two players need none"


def _label(person: Person, faction: str) -> str:
    return str(person.page.attributes[f"at-base-{faction}"]["aria-label"])


# The set-up, and the page for the others


def test_the_set_up_counts_factory_cards_and_minds_a_head_start(ana: Person) -> None:
    seats: list[dict[str, Any]] = [
        *TWO,
        {"kind": "automa", "faction": "saxony", "head_start": 10},
        {"kind": "automa", "faction": "togawa", "head_start": -2},
        {"kind": "automa", "faction": "albion"},
    ]
    text = ana.open(f"{made(ana.client, SCYTHE, seats=seats)}/checklist").text
    assert "Factory cards to lay out: 6" in text
    assert text.count("the marker begins on its first space, I.") == 1, "only Albion's"
    assert text.count("its marker does not begin on the first space, I.") == 1, "Togawa's"
    assert text.count("its marker begins 10 spaces after the first, I.") == 1, "Saxony's"
    assert "one space on" not in text, "only where it ends"
    assert "Automa (Saxony): put a star next to the board" in text, "it has passed the first one"
    assert "waits 2 steps before the first space" in text
    text = ana.open(f"{made(ana.client, SETUP)}/checklist").text
    assert "Factory cards to lay out: 3" in text


def test_the_others_read_of_traps_and_skipped_turns_where_there_are_any(ana: Person) -> None:
    def read(faction: str, level: str, **fields: Any) -> str:
        seats = [*TWO, {"kind": "automa", "faction": faction, "level": level}]
        seats += [{"kind": "automa", "faction": "saxony"}] if fields else []
        return ana.open(f"{made(ana.client, SCYTHE, seats=seats, **fields)}/others").text

    plain = read("polania", "automa")
    for rule in ("invaders.tokens", "turn.autometta", "multi.allies"):
        assert rule not in plain
    assert "leaves a flag as Albion" in read("albion", "automa")
    assert "skips the whole turn" in read("togawa", "autometta")
    assert "multi.allies" in read("polania", "automa", cooperative=True)


# The side of the board


def lowest(person: Person, *factions: str) -> str:
    """Which of these home bases lies nearest to the reader."""

    def height(faction: str) -> float:
        link = re.search(rf'id="at-base-{faction}".*?d="M[\d.]+ ([\d.]+)', person.answer.text)
        assert link
        return float(link[1])

    return max(factions, key=height)


def turned(person: Person) -> None:
    person.send(next(form for form in person.page.forms if form.action.endswith("/side")))


def test_the_board_lies_before_each_device_as_its_player_sits(house: House, ana: Person) -> None:
    table = made(ana.client, SCYTHE)
    with house.client() as other:
        ben = Person(other)
        for person, seat in ((ana, "s1"), (ben, "s2")):
            person.open(f"{table}/settings")
            person.press("act", "seat", seat=seat)
            person.open(table)
        assert lowest(ana, "nordic", "crimea") == "nordic"
        assert lowest(ben, "nordic", "crimea") == "crimea"
        turned(ben)
        turned(ben)
        ben.open(table)
        assert lowest(ben, "nordic", "crimea") == "nordic", "and it stays so"
        turned(ana)
        turned(ana)
        ben.open(table)
        ana.open(table)
        assert lowest(ana, "nordic", "crimea") == "crimea"
        assert lowest(ben, "nordic", "crimea") == "nordic", "Ana has turned her own board"
        ben.open(made(ben.client, SCYTHE))
        assert lowest(ben, "nordic", "crimea") == "nordic", "no seat there yet: the first human's"
        form = next(form for form in ben.page.forms if form.action.endswith("/side"))
        ben.send(form, side="moon")
        assert ben.answer.status_code == 422


def test_the_board_on_paper_is_seen_from_the_same_side(ana: Person) -> None:
    table = made(ana.client, SCYTHE)
    ana.open(table)
    page = ana.open(f"{table}/where")
    before = ana.answer.text
    assert page.ids
    ana.open(table)
    turned(ana)
    ana.open(f"{table}/where")
    assert 'class="home' in before
    assert _home(ana.answer.text) != _home(before)


def _home(page: str) -> str:
    found = re.search(r'<path d="([^"]+)" class="home', page)
    assert found
    return found[1]
