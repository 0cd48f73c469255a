"""What the next Automa card can do, counted by hand and by playing every card."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.scythe.scene import Scene, automa, every, human, solo
from tests.scythe.test_scythe_turn import busy
from thirdchair.kit.flow import frozen
from thirdchair.scythe import content
from thirdchair.scythe.forecast import next_card
from thirdchair.scythe.game import Scythe

SCYTHE = Scythe()
ALL = len(content.automa_cards("invaders"))


def of_all(counts: dict[str, int]) -> dict[str, Fraction]:
    return {what: Fraction(n, ALL) for what, n in counts.items()}


def test_what_a_card_gives_is_counted_as_printed() -> None:
    """The first scheme as a Nordic Automa reads it: entries of other factions do not count."""
    found = next_card(SCYTHE, solo("nordic", "crimea").state, "s2")
    gains = {"power": 6, "coins": 8, "cards": 2, "worker": 8, "combat_unit": 4}
    assert found.gains == of_all(gains)
    assert found.recruits == of_all({"power": 2, "cards": 2, "coins": 2, "popularity": 2})
    assert found.tracker == of_all({"advances": 16})
    assert (found.cards, found.renewed) == (ALL, False)
    crimea = next_card(SCYTHE, solo("crimea", "nordic").state, "s2")
    assert crimea.gains["coins"] == Fraction(9, ALL), "card 4 has a coin for Crimea"


def test_with_cards_only_the_move_lines_are_counted() -> None:
    scene = solo("nordic", "crimea", board=False).give("s2", power=5)
    found = next_card(SCYTHE, scene.state, "s2")
    line = {"move_worker": 13, "move_character": 7, "encounter_factory": 7}
    assert found.line
    assert found.moves == of_all({**line, "worker_attack": 2}), "it has no mech, and power 5"
    strong = next_card(SCYTHE, scene.give("s2", power=6).state, "s2")
    assert strong.moves == of_all({**line, "worker_attack": 2, "attack": 1})
    unarmed = next_card(SCYTHE, scene.put("s2", worker=[25]).state, "s2")
    assert unarmed.moves == of_all({"move_worker": 13, "stays": 6})


@pytest.mark.parametrize("board", [True, "ask"])
@pytest.mark.parametrize("scheme", [1, 2])
def test_the_moves_are_those_that_happen(board: bool | str, scheme: int) -> None:
    """Each card is played; who would fight is asked for his power, and that is far enough."""
    happened: Counter[str] = Counter()
    for card in range(1, ALL + 1):
        half = content.automa_cards("invaders")[card].half(scheme)
        first = next(one.do for one in half.moves if one.faction in (None, "nordic"))
        answers = (0, 0, 3 if card != 3 else 6) if first == "attack" else ()
        events = busy("nordic").give("s2", scheme=scheme).turn("s2", card, *answers)
        moved = every(events, "moved", seat="s2")[0]
        happened[moved["action"] if moved["from"] != moved["to"] else "stays"] += 1
    scene = busy("nordic").give("s2", scheme=scheme)
    scene.state.board = board  # type: ignore[assignment]
    found = next_card(SCYTHE, scene.state, "s2")
    assert found.moves == of_all(dict(happened))
    assert sum(found.moves.values()) == 1
    assert happened["attack"] > 0


def test_autometta_skips_turns_and_the_marker_brings_stars_and_the_second_scheme() -> None:
    found = next_card(SCYTHE, solo("nordic", "crimea", "autometta").state, "s2")
    assert found.moves["skips"] == Fraction(4, ALL)
    assert found.tracker == of_all({"advances": 14}), "cards 4, 7, 8, 17 skip, 15 does not advance"
    before = next_card(SCYTHE, solo("nordic", "crimea").give("s2", tracker=8).state, "s2")
    assert before.tracker == of_all({"advances": 16, "star": 16, "scheme": 16})
    last = next_card(SCYTHE, solo("nordic", "crimea").give("s2", tracker=21).state, "s2")
    assert last.tracker == {}


def test_what_is_full_is_not_gained() -> None:
    scene = solo("nordic", "crimea").give("s2", power=16)
    scene.put("s2", worker=[25] * 8, mech=[26] * 4, character=15)
    assert set(next_card(SCYTHE, scene.state, "s2").gains) == {"coins", "cards"}


def test_only_cards_that_can_still_come_count() -> None:
    scene = solo("nordic", "crimea")
    deck = scene.state.decks["s2"]
    deck.cards, deck.discard, deck.last = [4, 12], [n for n in range(1, 20) if n not in (4, 12)], 9
    two = next_card(SCYTHE, scene.state, "s2")
    assert two.gains == {"cards": Fraction(1, 2), "power": Fraction(1, 2)}
    assert two.tracker == {"advances": Fraction(1, 2)}
    deck.cards, deck.discard, deck.last = [], list(range(1, 20)), 4
    renewed = next_card(SCYTHE, scene.state, "s2")
    assert (renewed.cards, renewed.renewed) == (18, True), "the card that lies open stays out"
    assert renewed.gains["cards"] == Fraction(1, 18)
    assert renewed.tracker == {"advances": Fraction(16, 18)}


def test_automas_with_a_shared_deck_wait_for_the_same_cards() -> None:
    seats = (human("crimea"), automa("nordic"), automa("saxony"))
    shared = Scene(*seats, deck="shared")
    shared.turn("s2", 4)
    assert [next_card(SCYTHE, shared.state, seat).cards for seat in ("s2", "s3")] == [18, 18]
    own = Scene(*seats)
    own.turn("s2", 4)
    assert [next_card(SCYTHE, own.state, seat).cards for seat in ("s2", "s3")] == [18, 19]


def test_looking_ahead_changes_nothing() -> None:
    scene = busy("nordic")
    before = frozen(scene.state)
    next_card(SCYTHE, scene.state, "s2")
    assert frozen(scene.state) == before
