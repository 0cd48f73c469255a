"""Kaiju 2, Inevitable: no bots, but a horde of Kaiju that overruns the map."""

from typing import Any

import pytest

from tests.tapestry.rules_solo.reading import every, moves, options
from tests.tapestry.scenarios.checklists import steps
from tests.tapestry.scenarios.scenes import (
    begun,
    game,
    happened,
    kaiju_capital,
    kaiju_map,
    picked,
    seen,
    told,
    types,
    why,
)
from tests.tapestry.solo_builders import asks, do, drew, standing
from thirdchair.games import GAMES
from thirdchair.kit.flow import Done
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.tapestry.events import Achievement, Drew, Reshuffled, Skipped
from thirdchair.words.games.tapestry import TapestryWords

PHASE = {"do": "bots_turn"}
FINISH = {"do": "finish"}


def phase(state: Any, *cards: int) -> Done[Any]:
    return do(state, PHASE, *(drew("decision", card) for card in cards))


def ended_by(result: Done[Any]) -> list[str]:
    return [one["cause"] for one in happened(result, "kaiju_end")]


# Set-up


@pytest.mark.rule("tap.kaiju.s2.nobots", "tap.kaiju.s2.setup.1", "tap.kaiju.s2.ignore")
def test_there_are_no_bots() -> None:
    state = begun("kaiju", 2)
    assert (list(state.tracks), state.favorites, state.civs) == (["you"], {}, [])
    assert (state.vp, state.era, list(state.outposts)) == ({"you": 0}, {"you": 0}, ["you"])
    done = do(state, {"do": "new"})
    assert done.events == []
    assert done.state.ready
    phases = types(phase(done.state, 1, 2))
    assert not {"advanced", "income", "conquered", "scored"} & set(phases)
    with pytest.raises(Refusal) as refusal:
        begun("kaiju", 2, favorites={"automa": "military"})
    assert refusal.value.text == "scenario-decides"


@pytest.mark.rule("tap.kaiju.s2.setup.3")
def test_all_decision_cards_are_one_deck() -> None:
    decision = begun("kaiju", 2).decision
    assert (decision.deck, decision.progress) == (list(range(1, 23)), [])


@pytest.mark.rule("tap.kaiju.s2.setup.4")
def test_the_middle_landmarks_are_gone() -> None:
    state = begun("kaiju", 2)
    assert sorted(one.partition(":")[2] for one in state.landmarks) == ["10"] * 4 + ["4"] * 4
    ready = do(state, {"do": "new"}).state
    ready.tracks["you"]["science"] = 6
    assert "landmark" not in types(do(ready, {"do": "advance", "track": "science"}))
    arts = begun("kaiju", 2, expansions=["AA"], arts="military").landmarks
    assert [one for one in arts if one.startswith("arts:")] == ["arts:4", "arts:10"]


@pytest.mark.rule("tap.kaiju.s2.setup.5", "tap.kaiju.s2.setup.6", "tap.kaiju.s2.start")
def test_blockers_and_kaiju_wait_beside_the_board_and_you_start_on_2_4() -> None:
    state = begun("kaiju", 2)
    shown = seen(state)
    assert (shown["blockers"], shown["kaiju"], shown["supply"]) == ([], [], 40)
    assert {at: pieces for at, pieces in state.hexes.items() if pieces} == {"24": "YY"}
    assert state.outposts == {"you": 8}


@pytest.mark.rule("tap.kaiju.s2.setup.8", "tap.kaiju.s2.setup.8.default", "tap.kaiju.s2.level")
def test_the_level_sets_the_target_and_nothing_else() -> None:
    targets = [seen(begun("kaiju", 2, level=level))["target"] for level in range(1, 7)]
    assert targets == [40, 70, 100, 130, 160, 190]
    assert seen(begun("kaiju", 2))["target"] == 70
    ready = do(begun("kaiju", 2, level=1), {"do": "new"}).state
    assert moves(do(ready, {"do": "income"})) == []
    with pytest.raises(Refusal) as refusal:
        begun("kaiju", 2, level=7)
    assert refusal.value.where == "new.level"


@pytest.mark.rule("tap.kaiju.s2.setup.7")
@pytest.mark.parametrize(
    ("expansions", "card"), [(["PP"], "skyscraper"), (["AA"], "villa"), (["FF"], None)]
)
def test_with_landmark_cards_you_keep_one_of_two(expansions: list[str], card: str | None) -> None:
    state = begun("kaiju", 2, expansions=expansions)
    answers = [] if card is None else [picked("landmark_card", card)]
    done = do(state, {"do": "new"}, *answers)
    kept = [one for one in done.state.landmarks if one.startswith("card:")]
    assert kept == ([] if card is None else [f"card:{card}"])
    if card is not None:
        taken = do(done.state, {"do": "landmark", "landmark": kept[0], "who": "you"})
        assert taken.state.landmarks[kept[0]] == "you"
        messages = [step.message for step in steps("kaiju", 2, expansions=expansions)]
        assert "step-landmark-card" in messages


# The Kaiju phase


@pytest.mark.rule("tap.kaiju.s2.phase", "tap.kaiju.s2.phase.7")
def test_twice_a_card_a_blocker_and_a_kaiju() -> None:
    done = phase(kaiju_map(), 7, 8)
    assert types(done) == [
        "blockers_back",
        "drew",
        "blocker_placed",
        "kaiju_placed",
        "drew",
        "blocker_placed",
        "kaiju_placed",
    ]
    assert done.state.turn == 1
    income = do(kaiju_map(), {"do": "income"}).state
    assert len(happened(phase(income, 7, 8), "kaiju_placed")) == 2


@pytest.mark.rule("tap.kaiju.s2.phase.1")
def test_an_empty_deck_is_shuffled_anew() -> None:
    done = phase(kaiju_map(deck=(), discard=tuple(range(1, 23))), 3, 4)
    assert [one.cards for one in every(done, Reshuffled)] == [22]
    assert done.state.decision.discard == [3, 4]
    odd = phase(kaiju_map(deck=(9,), discard=(1, 2)), 9, 1)
    assert [one.cards for one in every(odd, Reshuffled)] == [3]
    assert sorted(odd.state.decision.deck + odd.state.decision.discard) == [1, 2, 9]


@pytest.mark.rule("tap.kaiju.s2.phase.2")
def test_both_blockers_come_back_first() -> None:
    done = phase(kaiju_map(blockers=("military", "military")), 7, 8)
    assert types(done)[0] == "blockers_back"
    assert seen(done.state)["blockers"] == ["science", "science"]


@pytest.mark.rule("tap.kaiju.s2.phase.3")
@pytest.mark.parametrize(
    ("card", "track"),
    [(2, "technology"), (1, "science"), (3, "exploration"), (5, "science"), (9, "military")],
)
def test_a_blocker_goes_to_the_lowest_symbol_that_is_not_the_heart(card: int, track: str) -> None:
    done = phase(kaiju_map(), card, 7)
    assert happened(done, "blocker_placed")[0]["track"] == track
    assert seen(done.state)["blockers"][0] == track


def test_without_the_arts_track_its_symbol_is_skipped() -> None:
    """Card 4 of Arts & Architecture shows arts at the bottom, below exploration."""
    state = kaiju_map()
    state.expansions = ["AA"]
    assert happened(phase(state, 4, 7), "blocker_placed")[0]["track"] == "exploration"


@pytest.mark.rule("tap.kaiju.s2.phase.4")
def test_the_first_hex_without_a_kaiju_by_the_hex_tiebreaker() -> None:
    """Card 8 looks at 33, 31 and 28, then 32 …; whether a hex is explored does not matter."""
    first = phase(kaiju_map(), 8, 13)
    assert [one["hex"] for one in happened(first, "kaiju_placed")] == [33, 31]
    done = phase(kaiju_map(kaiju=(33, 31)), 8, 13)
    assert [one["hex"] for one in happened(done, "kaiju_placed")] == [28, 32]
    rules = [one[0] for one in why_first(done)]
    assert rules == ["tap.kaiju.s2.phase.4", "tap.hex.pick"]


def why_first(result: Done[Any]) -> list[tuple[str, list[Any], list[Any]]]:
    del result.events[4:]
    return why(result, "kaiju_placed")


@pytest.mark.rule("tap.kaiju.s2.phase.5", "tap.kaiju.s2.phase.6")
def test_an_outpost_of_yours_is_lost_before_a_kaiju_comes() -> None:
    """Cards 8 and 13 both look at hex 33 first."""
    done = phase(kaiju_map(on={33: "Yy"}), 8, 13)
    assert [one["hex"] for one in happened(done, "outpost_lost")] == [33, 33]
    assert standing(done.state, 33) == ""
    assert (done.state.outposts["you"], seen(done.state)["kaiju"]) == (6, [])
    once = phase(kaiju_map(on={33: "y"}), 8, 13)
    assert types(once)[3] == "outpost_lost"
    assert [(one["hex"], one["left"]) for one in happened(once, "kaiju_placed")] == [(33, 39)]
    assert seen(once.state)["kaiju"] == [33]


@pytest.mark.rule("tap.kaiju.s2.phase.7.same")
def test_both_blockers_may_stand_on_one_track() -> None:
    done = phase(kaiju_map(), 7, 8)
    assert seen(done.state)["blockers"] == ["science", "science"]


@pytest.mark.rule("tap.kaiju.s2.hex.full")
def test_if_every_hex_has_a_kaiju_nothing_happens_on_the_map() -> None:
    done = phase(kaiju_map(kaiju=tuple(range(34))), 7, 8)
    assert [one.rule for one in every(done, Skipped)] == ["tap.kaiju.s2.hex.full"] * 2
    assert len(happened(done, "blocker_placed")) == 2


def test_a_card_is_asked_where_real_cards_are_drawn() -> None:
    waiting = asks(kaiju_map(discard=(4,)), PHASE)
    assert waiting.question.key == "draw:decision"
    assert options(waiting) == [card for card in range(1, 23) if card != 4]
    done = phase(kaiju_map(), 7, 8)
    assert [(one.card, one.goes) for one in every(done, Drew)] == [(7, "discard"), (8, "discard")]
    # the card on the pile is the one that decided: "why?" looks at it
    here, elsewhere = game.scenario(done.state), game.scenario(kaiju_capital())
    assert here is not None
    assert elsewhere is not None
    assert (here.piled_card_decides, elsewhere.piled_card_decides) == (True, False)


# Your turns


@pytest.mark.rule("tap.kaiju.s2.noexplore", "tap.kaiju.s2.noconquer")
@pytest.mark.parametrize(("command", "hex_"), [("explore", 20), ("conquer", 27)])
def test_a_hex_with_a_kaiju_can_neither_be_explored_nor_conquered(command: str, hex_: int) -> None:
    with pytest.raises(Refusal) as refusal:
        do(kaiju_map(kaiju=(hex_,)), {"do": command, "hex": hex_})
    assert (refusal.value.code, refusal.value.text) == ("not_now", "kaiju-is-there")
    assert types(do(kaiju_map(), {"do": command, "hex": hex_}))[0] in ("explored", "conquered")


@pytest.mark.rule("tap.kaiju.s2.blocked")
@pytest.mark.parametrize(
    ("blockers", "each", "resources"),
    [
        ((), False, []),
        (("military", "military"), False, []),
        (("science", "military"), False, [1]),
        (("science", "science"), False, [1]),
        (("science", "science"), True, [2]),
    ],
)
def test_an_advance_action_on_a_blocked_track_costs_more(
    blockers: tuple[str, ...], each: bool, resources: list[int]
) -> None:
    state = kaiju_map(blockers=blockers, rulings={"kaiju2.extra_per_blocker": each})
    done = do(state, {"do": "advance", "track": "science"})
    assert [one["resources"] for one in happened(done, "extra_cost")] == resources
    assert moves(done) == [("you", "science", 1)]


@pytest.mark.rule("tap.kaiju.s2.blocked.other")
def test_the_cost_is_only_for_the_advance_action() -> None:
    """The die or a card may move several steps at once; what costs is told as a condition."""
    done = do(kaiju_map(blockers=("science",)), {"do": "advance", "track": "science", "steps": 2})
    assert happened(done, "extra_cost") == []
    back = do(done.state, {"do": "advance", "track": "science", "steps": -1})
    assert happened(back, "extra_cost") == []


@pytest.mark.rule("tap.kaiju.s2.first-era")
@pytest.mark.parametrize(("era", "resources"), [(0, []), (1, [1]), (2, [2]), (3, [3]), (4, [])])
def test_you_are_always_the_first_in_an_era(era: int, resources: list[int]) -> None:
    done = do(kaiju_map(era=era), {"do": "income"})
    assert [one["resources"] for one in happened(done, "first_era")] == resources


@pytest.mark.rule("tap.kaiju.s2.first-ach")
def test_you_are_always_the_first_with_an_achievement() -> None:
    state = kaiju_map()
    state.tracks["you"]["science"] = 11
    done = do(state, {"do": "advance", "track": "science"})
    assert [(one.place, one.vp) for one in every(done, Achievement)] == [(1, 10)]
    island = do(kaiju_map(), {"do": "conquer", "hex": 16})
    assert [(one.which, one.vp) for one in every(island, Achievement)] == [("middle_island", 10)]


# The end


@pytest.mark.rule("tap.kaiju.s2.end", "tap.kaiju.s2.end.win", "tap.kaiju.s2.end.reached")
@pytest.mark.parametrize(("points", "ends"), [(69, []), (70, ["target"]), (71, ["target"])])
def test_with_the_target_or_more_you_win(points: int, ends: list[str]) -> None:
    state = kaiju_map(points=points)
    done = do(state, PHASE) if ends else phase(state, 7, 8)
    assert ended_by(done) == ends
    assert done.state.over is bool(ends)
    if ends:
        assert (done.state.result.winner, done.state.result.vp) == (["you"], {"you": points})


@pytest.mark.rule("tap.kaiju.s2.end.order")
@pytest.mark.parametrize("before", [True, False])
def test_the_target_counts_before_the_phase_or_after_it(before: bool) -> None:
    """The phase would take your last outpost: the target is looked at first in either case."""
    state = kaiju_map(
        points=70,
        on={24: "", 33: "Y"},
        rulings={"kaiju2.check_target_before_phase": before},
    )
    done = do(state, PHASE) if before else phase(state, 8, 13)
    assert ("outpost_lost" in types(done)) is not before
    assert (ended_by(done), done.state.result.winner) == (["target"], ["you"])


@pytest.mark.rule("tap.kaiju.s2.end.outposts")
def test_without_an_outpost_on_the_map_you_lose() -> None:
    state, cards = kaiju_map(on={24: "", 33: "Y"}), (drew("decision", 8), drew("decision", 13))
    done = do(state, PHASE, *cards, told("vp", 69))
    assert ended_by(done) == ["outposts"]
    assert (done.state.over, done.state.result.winner) == (True, [])
    assert done.state.result.vp == {"you": 69}
    lying = phase(kaiju_map(on={24: "y", 33: "Y"}), 8, 13)
    assert ended_by(lying) == []


@pytest.mark.rule("tap.kaiju.s2.end.win", "tap.kaiju.s2.end.order")
@pytest.mark.parametrize("before", [True, False])
def test_nobody_loses_the_last_outpost_without_being_asked_for_points(before: bool) -> None:
    """The app knows of 12 points; the marker on the table has reached the target."""
    rulings = {"kaiju2.check_target_before_phase": before}
    state = kaiju_map(points=12, on={24: "", 33: "Y"}, rulings=rulings)
    cards = drew("decision", 8), drew("decision", 13)
    assert asks(state, PHASE, *cards).question.key == "number:vp:you"
    done = do(state, PHASE, *cards, told("vp", 70))
    assert (ended_by(done), done.state.result.winner) == (["target"], ["you"])
    assert done.state.result.vp == {"you": 70}


def test_after_the_last_income_turn_you_are_asked_only_once() -> None:
    rulings = {"kaiju2.check_target_before_phase": False}
    state = kaiju_map(on={24: "", 33: "Y"}, era=5, rulings=rulings)
    done = do(state, PHASE, drew("decision", 8), drew("decision", 13), told("vp", 69))
    assert ended_by(done) == ["outposts"]


@pytest.mark.rule("tap.kaiju.s2.end.income5")
@pytest.mark.parametrize(("vp", "cause"), [(69, "income"), (70, "target")])
def test_after_your_fifth_income_turn_the_target_must_be_reached(vp: int, cause: str) -> None:
    state = do(kaiju_map(era=4), {"do": "income"}).state
    waiting = asks(state, PHASE)
    assert waiting.question.key == "number:vp:you"
    done = do(state, PHASE, told("vp", vp))
    assert types(done) == ["kaiju_end", "result"]  # with your turn the game is over: no phase
    assert ended_by(done) == [cause]


@pytest.mark.parametrize(("before", "may"), [(True, ["finish"]), (False, ["bots_turn"])])
def test_after_your_fifth_income_turn_only_the_result_is_left(before: bool, may: list[str]) -> None:
    rulings = {"kaiju2.check_target_before_phase": before}
    new = {"game": "tapestry", "mode": "kaiju", "scenario": 2, "rulings": rulings}
    table = Table.new(GAMES, new)
    for _ in range(5):
        table.do({"do": "income"})
    assert list(table.next.may) == may


def test_without_bots_there_is_no_double_strike() -> None:
    with pytest.raises(Refusal) as refusal:
        begun("kaiju", 2, expansions=["AA"], arts="science", double_strike=True)
    assert (refusal.value.text, refusal.value.where) == ("no-bots-to-strike", "new.double_strike")


@pytest.mark.rule("tap.kaiju.s2.setup.3")
def test_the_cards_are_the_kaiju_deck() -> None:
    words, draw = TapestryWords("de", mode="kaiju-2"), {"ask": "draw", "deck": "decision"}
    assert words.question(draw).startswith("Zieh die oberste Karte vom Kaiju-Stapel.")
    event = {"type": "drew", "deck": "decision", "card": 3, "goes": "discard"}
    assert words.event(event) == "Karte 3 vom Kaiju-Stapel auf den Ablagestapel legen."
    solo = TapestryWords("de", mode="solo")
    assert solo.question(draw).startswith("Zieh die oberste Karte vom Entscheidungsstapel.")


@pytest.mark.rule("tap.kaiju.s2.end")
@pytest.mark.parametrize(
    ("vp", "on", "era", "cause"),
    [
        (70, {}, 2, "target"),
        (10, {24: ""}, 2, "outposts"),
        (10, {}, 5, "income"),
        (10, {}, 2, "given_up"),
    ],
)
def test_finishing_asks_for_your_points(vp: int, on: dict[int, str], era: int, cause: str) -> None:
    done = do(kaiju_map(on=on, era=era), FINISH, told("vp", vp))
    assert ended_by(done) == [cause]
    assert done.state.result.winner == (["you"] if cause == "target" else [])


def test_after_the_end_nothing_more_can_be_done() -> None:
    done = do(kaiju_map(points=80), PHASE)
    with pytest.raises(Refusal) as refusal:
        do(done.state, {"do": "income"})
    assert refusal.value.text == "game-over"


@pytest.mark.parametrize(
    ("path", "value", "part"),
    [
        ("scenario.kaiju", [4, 2], {"kaiju": [2, 4]}),
        ("scenario.blockers", ["science"], {"blockers": ["science"]}),
        ("scenario.target", 55, {"target": 55}),
    ],
)
def test_what_lies_there_can_be_corrected(path: str, value: Any, part: dict[str, Any]) -> None:
    done = do(kaiju_map(), {"do": "correct", "path": path, "value": value})
    assert part.items() <= seen(done.state).items()
    with pytest.raises(Refusal):
        do(kaiju_map(), {"do": "correct", "path": path, "value": "nonsense"})


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("scenario.target.foo", 55, "do.path"),
        ("scenario.kaiju.x.y", [4], "do.path"),
        ("scenario.blockers.1", ["science"], "do.path"),
        ("scenario.blockers", ["science", "military", "science"], "do.value"),
    ],
)
def test_a_part_that_is_not_there_cannot_be_corrected(path: str, value: Any, where: str) -> None:
    with pytest.raises(Refusal) as refusal:
        do(kaiju_map(), {"do": "correct", "path": path, "value": value})
    assert (refusal.value.code, refusal.value.where) == ("bad_input", where)


def test_the_set_up_leaves_nothing_to_ask() -> None:
    state = begun("kaiju", 2, chance="table")
    assert do(state, {"do": "new"}).answers == []
