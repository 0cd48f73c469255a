"""The card of an Automa's turn: one line for each movement of the hand, and a banner on top."""

from typing import Any

from tests.web.at_the_board import SETUP
from thirdchair.contract import words_for
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.readers import Reader
from thirdchair.scythe.state import AutomaState
from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.banners import banners
from thirdchair.web.games.scythe.board.looks import own_words
from thirdchair.web.games.scythe.card_lines import Turn, grouped, hand
from thirdchair.web.games.scythe.drawing.units import FactionToken
from thirdchair.web.games.scythe.turns import rules_of
from thirdchair.web.turn_card import Hand


def table_of() -> Table:
    return Table.new(GAMES, SETUP)


def lines(*events: dict[str, Any], **after: int) -> list[Hand]:
    """The lines of a turn of Crimea's Automa, which has so much afterwards."""
    table = table_of()
    words = own_words(words_for(VOICES, table, Reader("en")))
    tokens = {
        seat: FactionToken(seat, one.faction, "blue", seat, "B")
        for seat, one in table.state.seats.items()
    }
    then: AutomaState = table.state
    for what, n in after.items():
        setattr(then.seats["s2"], what, n)
    turn = Turn("s2", rules_of(table), then, tokens, words)
    return [hand(group, turn) for group in grouped(events)]


def gained(what: str, n: int, seat: str = "s2", **more: Any) -> dict[str, Any]:
    return {"type": "gained", "seat": seat, "what": what, "n": n, **more}


def test_equal_gains_are_one_and_all_gains_are_one_line_with_before_and_after() -> None:
    found = lines(gained("coins", 1), gained("power", 2), gained("coins", 1), coins=9, power=7)
    assert len(found) == 1
    assert found[0].text == "Automa (Crimea): +2 power. Automa (Crimea): +$2."
    assert ">7→<b>9</b>" in found[0].short
    assert ">5→<b>7</b>" in found[0].short


def test_gains_of_somebody_else_are_a_line_with_its_token() -> None:
    found = lines(gained("coins", 1), gained("popularity", -1, "s1"), coins=6)
    assert [len(one.tokens) for one in found] == [0, 1]


def test_names_are_short_beside_the_map_and_whole_for_ears() -> None:
    moved = {"type": "moved", "seat": "s2", "unit": "mech", "from": "base:crimea", "to": "r6c3"}
    (line,) = lines({**moved, "action": "move_mech", "why": []})
    assert line.short == "base Crimea → village SW2" or line.short.startswith("base Crimea → ")
    assert "steps" not in line.short
    assert "of the Factory" in line.text


def test_the_marker_walks_in_one_line() -> None:
    first = {"type": "marker", "from": "base:albion", "to": "base:nordic", "rule": "r"}
    (line,) = lines(first, {**first, "from": "base:nordic", "to": "base:rusviet"})
    assert "Albion" in line.text
    assert "Rusviet" in line.text
    assert line.short == "Recruit marker → base Rusviet"


def test_the_tracker_says_how_far_the_star_is_or_that_it_is_placed() -> None:
    step = {"type": "tracker", "seat": "s2", "to": 1, "rule": "r"}
    star = {"type": "star", "seat": "s2", "triumph": "tracker", "count": 1, "why": []}
    (coming,) = lines(step)
    assert "Star in" in coming.short
    assert (coming.change and coming.change.before, coming.change and coming.change.after) == (1, 2)
    (placed,) = lines(step, star)
    assert placed.short == "Place a star (1 of 6)"


COMBAT = {
    "type": "combat",
    "attacker": "s1",
    "defender": "s2",
    "at": "r4c4",
    "power": {"s1": 6, "s2": 3},
    "cards": {"s1": 5, "s2": 2},
    "totals": {"s1": 11, "s2": 5},
    "winner": "s1",
    "why": [],
}


def test_a_combat_is_one_line_and_says_what_both_discard() -> None:
    drew = {"type": "drew", "deck": "combat", "card": 2, "seat": "s2", "by_app": True}
    card = gained("cards", 1, "s2", rule="scy.automa.combat.loser-card")
    (line,) = lines(drew, COMBAT, card)
    assert "−6" in line.short
    assert "−3" in line.short
    assert line.short.count("−1") == 1, "one card of the Automa"
    assert "+1" in line.short, "the loser draws one"


def test_who_won_stands_in_a_banner_and_the_star_with_it() -> None:
    words = own_words(words_for(VOICES, table_of(), Reader("en")))
    star = {"type": "star", "seat": "s1", "triumph": "combat", "count": 2, "why": []}
    (banner,) = banners([COMBAT, star], words)
    assert (banner.kind, banner.text) == ("combat", "Ana 11 : 5 Automa (Crimea)")
    assert banner.more == "Ana wins (the Factory) · Ana: star 2 of 6 (combat victory)"
    ended = {"type": "ended", "seat": "s1", "rule": "scy.automa.stars.six"}
    (banner,) = banners([COMBAT, star, ended], words)
    assert (banner.kind, banner.text) == ("over", "The game is over")
    assert "11 : 5" in banner.more
    assert banners([gained("coins", 1)], words) == []


def test_what_could_not_be_done_is_nothing_for_the_hand() -> None:
    skipped = {"type": "skipped", "what": "attack", "seat": "s2", "rule": "r", "why": []}
    turn = {**skipped, "what": "turn"}
    assert [one.quiet for one in lines(skipped, turn)] == [True, False]
