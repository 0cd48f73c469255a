"""Atlantis 4, The Fall: every track is walked from its end to its start."""

from typing import Any

import pytest

from tests.tapestry.rules_solo.reading import because, every, moves, options
from tests.tapestry.scenarios.scenes import (
    asked_by,
    begun,
    happened,
    picked,
    reminded,
    rule_of,
    seen,
    the_fall,
    told,
    types,
)
from tests.tapestry.solo_builders import asks, bots_turn, do, drew, pair, rolled
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry.charts import Cell
from thirdchair.tapestry.commands import SetUp
from thirdchair.tapestry.events import (
    Achievement,
    Advanced,
    EraBonus,
    FavoriteChosen,
    LandmarkTaken,
    Scored,
    Skipped,
)
from thirdchair.words.games.tapestry import TapestryWords

CARDS = (picked("landmark_card", "skyscraper"), picked("automa_landmark_card", "tv_station"))
VALUES = {"atlantis4.cost_any": {"IV": 1, "III": 2, "I": 1}, "atlantis4.progress": "mirrored"}
START = {"exploration": 12, "science": 12, "military": 11, "technology": 12}


def set_up(**fields: Any) -> Any:
    state = begun("atlantis", 4, rulings=VALUES, **fields)
    answers = (rolled("technology"), rolled("science"), drew("progress", 8))
    return do(state, {"do": "new"}, *answers, *CARDS)


# Set-up


@pytest.mark.rule(
    "tap.atlantis.s4.setup.tokens",
    "tap.atlantis.s4.setup.tokens.military",
    "tap.atlantis.s4.setup.tokens.other",
)
def test_all_tokens_start_at_the_other_end() -> None:
    assert set_up().state.tracks == {"automa": START, "shadow": START, "you": START}


@pytest.mark.rule(
    "tap.atlantis.s4.setup.tokens.military.nobenefit",
    "tap.atlantis.s4.setup.tokens.other.nobenefit",
    "tap.atlantis.s4.setup.civ.automa",
)
def test_nobody_gains_anything_for_it_and_the_automa_plays_the_iconoclasts() -> None:
    done = set_up()
    assert done.state.civs == ["iconoclasts"]
    assert set(types(done)) == {
        "civilization",
        "rolled",
        "favorite",
        "joined",
        "landmark_card",
        "landmark",
    }
    assert [one.landmark for one in every(done, LandmarkTaken)] == ["card:tv_station"]
    assert done.state.vp == {"automa": 0, "you": 0}


# Walking backwards


@pytest.mark.rule("tap.atlantis.s4.setup.direction", "tap.atlantis.s4.reverse")
def test_an_advance_goes_one_space_towards_the_start() -> None:
    done = do(the_fall(), {"do": "advance", "track": "exploration", "steps": 2})
    assert [(one.from_, one.to) for one in every(done, Advanced)] == [(12, 11), (11, 10)]
    turn = bots_turn(the_fall(), *pair(6, 7))
    assert moves(turn) == [("automa", "technology", 11), ("shadow", "science", 11)]


@pytest.mark.rule("tap.atlantis.s4.reverse.end", "tap.atlantis.s4.start-ignored")
def test_space_1_is_the_end_of_a_track() -> None:
    done = do(the_fall(you={"science": 2}), {"do": "advance", "track": "science"})
    assert [(one.which, one.vp) for one in every(done, Achievement)] == [("end_of_track", 10)]
    with pytest.raises(Refusal) as refusal:
        do(done.state, {"do": "advance", "track": "science"})
    assert (refusal.value.text, refusal.value.args_for_text["room"]) == ("no-room-on-track", 0)
    sentence = TapestryWords("de", mode="atlantis-4").refusal(refusal.value)
    assert sentence == "Auf der Leiste Wissenschaft ist der Marker am Ende. Er bleibt dort."


@pytest.mark.rule("tap.atlantis.s4.landmark")
@pytest.mark.parametrize(("start", "landmark"), [(11, "10"), (10, None), (8, "7"), (5, "4")])
def test_a_landmark_is_gained_on_its_own_space(start: int, landmark: str | None) -> None:
    done = do(the_fall(you={"science": start}), {"do": "advance", "track": "science"})
    expected = [] if landmark is None else [("you", f"science:{landmark}")]
    assert [(one.who, one.landmark) for one in every(done, LandmarkTaken)] == expected


@pytest.mark.rule("tap.atlantis.s4.regress")
def test_nobody_ever_goes_back() -> None:
    with pytest.raises(Refusal) as refusal:
        do(the_fall(), {"do": "advance", "track": "science", "steps": -1})
    assert (refusal.value.code, refusal.value.text) == ("not_now", "no-regress")
    state = the_fall(automa={"science": 11, "exploration": 1, "military": 1, "technology": 1})
    done = bots_turn(state, *pair(2, 4))
    assert moves(done)[0] == ("automa", "science", 10)  # Neuroscience
    assert [one.rule for one in every(done, Skipped)] == ["tap.atlantis.s4.regress"]
    assert "regressed" not in types(done)


@pytest.mark.rule("tap.atlantis.s4.reverse.vp")
@pytest.mark.parametrize(("progress", "military", "end"), [("mirrored", 2, 12), ("steps", 1, 11)])
def test_progress_counts_from_the_other_end(progress: str, military: int, end: int) -> None:
    state = the_fall(
        automa={"science": 1},
        mat=1,
        era=(2, 2),
        rulings={"atlantis4.progress": progress},
    )
    cell = Cell(step="score_vp", turns=(3,))
    rows = every(rule_of(state, "income_step", cell=cell, turn=3), Scored)[0].rows
    assert dict(rows[1].counts) == {"military": military, "science": end}


@pytest.mark.rule("tap.atlantis.s4.bots.icons")
def test_bots_measure_everything_towards_space_1() -> None:
    """The free landmarks are at 10, 7 and 4; a token on 8 is nearer to 7 than one on 12 to 10."""
    state = the_fall(automa={"exploration": 8, "science": 5}, taken={"science:4": "you"})
    landmark = rule_of(state, "advance_by_pair", bot="automa", track_card=3, tie_card=4)
    assert because(every(landmark, Advanced)[0])[1] == (
        "tap.bots.adv.icon.landmark",
        ["exploration", "science", "military", "technology"],
        ["exploration", "military"],
        [1, 4, 1, 2],
    )
    end = rule_of(state, "advance_by_pair", bot="automa", track_card=1, tie_card=4)
    assert because(every(end, Advanced)[0])[1][2:] == (["science"], [7, 4, 10, 11])


@pytest.mark.parametrize(("you", "changes"), [(11, True), (12, False)])
def test_whoever_is_nearer_to_space_1_is_ahead(you: int, changes: bool) -> None:
    state = the_fall(automa={"exploration": 8}, you={"technology": you})
    chosen = every(rule_of(state, "look_at_favorite", bot="automa"), FavoriteChosen)
    assert bool(chosen) is changes


# Income turns


@pytest.mark.rule("tap.atlantis.s4.income1.replace")
def test_your_first_income_turn_is_replaced() -> None:
    first = do(the_fall(era=(1, 0)), {"do": "income"})
    assert reminded(first)[0] == "tap.atlantis.s4.income1.replace"
    assert len(reminded(first)) == 8
    assert reminded(do(first.state, {"do": "income"})) == []


@pytest.mark.rule(
    "tap.atlantis.s4.income1.1",
    "tap.atlantis.s4.income1.2",
    "tap.atlantis.s4.income1.2.start",
    "tap.atlantis.s4.income1.3",
)
def test_its_first_three_steps() -> None:
    assert reminded(do(the_fall(era=(1, 0)), {"do": "income"}))[1:5] == [
        "tap.atlantis.s4.income1.1",
        "tap.atlantis.s4.income1.2",
        "tap.atlantis.s4.income1.2.start",
        "tap.atlantis.s4.income1.3",
    ]


@pytest.mark.rule(
    "tap.atlantis.s4.income1.4", "tap.atlantis.s4.income1.4.display", "tap.atlantis.s4.income1.5"
)
def test_its_last_two_steps() -> None:
    assert reminded(do(the_fall(era=(1, 0)), {"do": "income"}))[5:] == [
        "tap.atlantis.s4.income1.4",
        "tap.atlantis.s4.income1.4.display",
        "tap.atlantis.s4.income1.5",
    ]


@pytest.mark.rule("tap.atlantis.s4.level1")
@pytest.mark.parametrize(("ruling", "steps"), [(True, 4), (False, 0)])
def test_level_1_advances_in_reverse_before_the_first_step(ruling: bool, steps: int) -> None:
    state = the_fall(level=1, era=(1, 0), rulings={"atlantis4.level1_free_advances": ruling})
    done = do(state, {"do": "income"})
    free = [("military", 10), ("exploration", 11), ("technology", 11), ("science", 11)]
    assert [move[1:] for move in moves(done)] == free[:steps]
    if ruling:
        assert types(done).index("reminder") > types(done).index("advanced")


@pytest.mark.rule("tap.atlantis.s4.bots.income1")
def test_the_bots_take_their_first_income_turn_as_usual() -> None:
    done = bots_turn(the_fall(era=(0, 0), pair=None, level=2))
    assert [one["step"] for one in happened(done, "income_step")] == ["gain_tapestry"]
    assert reminded(done) == []
    yours = do(the_fall(era=(0, 0), level=2), {"do": "income"})
    assert reminded(yours)[0] == "tap.atlantis.s4.income1.replace"
    hard = rule_of(the_fall(era=(0, 0), pair=None, level=5), "bots_start")
    assert moves(hard)[0] == ("automa", "technology", 11)


@pytest.mark.rule("tap.atlantis.s4.eras")
@pytest.mark.parametrize(("turn", "resources"), [(2, 1), (3, 2), (4, 3)])
def test_the_eras_come_in_their_usual_order(turn: int, resources: int) -> None:
    done = do(the_fall(era=(1, turn - 1)), {"do": "income"})
    assert [one.resources for one in every(done, EraBonus)] == [resources]


# Costs


@pytest.mark.rule(
    "tap.atlantis.s4.cost.tier4",
    "tap.atlantis.s4.cost.tier3",
    "tap.atlantis.s4.cost.tier2",
    "tap.atlantis.s4.cost.tier1",
    "tap.atlantis.s4.cost.tiers",
)
@pytest.mark.parametrize(
    ("at", "cost"),
    [
        (12, {"worker": 1, "any": 1}),
        (11, {"worker": 1, "any": 1}),  # onto space 10, still tier IV
        (10, {"worker": 1, "any": 2}),
        (8, {"worker": 1, "any": 2}),
        (7, {"worker": 2}),
        (5, {"worker": 2}),
        (4, {"worker": 1, "any": 1}),
        (2, {"worker": 1, "any": 1}),
        (1, None),
    ],
)
def test_a_step_costs_what_the_printed_tier_of_its_space_says(
    at: int, cost: dict[str, int] | None
) -> None:
    assert seen(the_fall(you={"science": at}))["costs"].get("science") == cost


def test_the_owners_aid_card_says_the_costs() -> None:
    rulings = {"atlantis4.cost_any": {"IV": 3, "III": 0, "I": 2}}
    costs = seen(the_fall(you={"science": 9, "technology": 3}, rulings=rulings))["costs"]
    assert costs == {
        "exploration": {"food": 1, "any": 3},
        "science": {"worker": 1, "any": 0},
        "military": {"culture": 1, "any": 3},
        "technology": {"coin": 1, "any": 2},
    }


# The goal, and notes for the next scenario


@pytest.mark.rule("tap.atlantis.s4.goal")
@pytest.mark.parametrize(("kinds", "winner"), [(2, "you"), (1, "automa"), (4, "you")])
def test_all_buildings_of_two_types_must_be_placed(kinds: int, winner: str) -> None:
    finish = {"do": "finish"}
    done = do(the_fall(points=40), finish, told("vp", 41), told("full_building_types", kinds))
    assert done.state.result.winner == [winner]
    lost = do(the_fall(points=40), finish, told("vp", 39))
    assert lost.state.result.winner == ["automa"]


@pytest.mark.rule("tap.atlantis.s4.note", "tap.atlantis.s4.note.one", "tap.atlantis.s4.note.fire")
def test_the_cards_on_three_spaces_are_noted_one_for_each() -> None:
    state = the_fall()
    for space, card in ((1, "Feudalism"), (3, "Renaissance"), (1, " Guilds ")):
        state = do(state, {"do": "note", "space": space, "card": card}).state
    assert seen(state)["cards"] == ["Guilds", None, "Renaissance"]
    for space in (0, 4):  # Maker of Fire is none of the three
        with pytest.raises(Refusal) as refusal:
            do(state, {"do": "note", "space": space, "card": "Guilds"})
        assert refusal.value.where == "do.space"
    corrected = do(state, {"do": "correct", "path": "scenario.cards.3", "value": None})
    assert seen(corrected.state)["cards"] == ["Guilds", None, None]


# What the book says and we do not know


def test_the_printed_values_are_asked_once_in_both_kinds_of_chance() -> None:
    for chance in ("app", "table"):
        state = begun("atlantis", 4, chance=chance)
        cost = asks(state, SetUp())
        assert (cost.question.at, cost.question.proposal) == ("IV", 1)
        known = [told("atlantis4_cost_any", number) for number in (0, 2, 4)]
        progress = asks(state, SetUp(), *known)
        assert options(progress) == ["mirrored", "steps"]
        civ = asks(state, SetUp(), *known, picked("atlantis4_progress", "steps"))
        assert civ.state.rulings["atlantis4.cost_any"] == {"IV": 0, "III": 2, "I": 4}
        assert civ.state.rulings["atlantis4.progress"] == "steps"


def test_what_the_box_says_is_not_asked_and_rulings_come_before_it() -> None:
    box = {"atlantis4.cost_any": {"IV": 2, "III": 2, "I": 2}, "atlantis4.progress": "steps"}
    state = begun("atlantis", 4, box=box, rulings={"atlantis4.progress": "mirrored"})
    assert asks(state, SetUp()).question.key == "die:science"
    assert state.rulings["atlantis4.cost_any"] == {"IV": 2, "III": 2, "I": 2}
    assert state.rulings["atlantis4.progress"] == "mirrored"


def test_the_iconoclasts_break_landmarks_here_too() -> None:
    state = the_fall(taken={"science:10": "shadow"}, era=(1, 1), pair=(1, 2))
    done = rule_of(state, "civilization_income", rolled("technology"), turn=2)
    assert done.state.landmarks["science:10"] == "gone"
    assert moves(done) == [("automa", "technology", 11)]
    assert asked_by(
        the_fall(taken={"science:10": "shadow"}, automa={"exploration": 1}),
        "civilization_income",
        turn=2,
    ) == ["science", "military", "technology"]
