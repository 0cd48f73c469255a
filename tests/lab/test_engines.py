"""Which engine looks ahead: the kernel where it is ready and knows the table, else the reference.

Both see what everybody may see, and nothing else.
"""

from math import sqrt
from typing import Any

import pytest

from tests.lab.tables import DUEL, GAME, SOLO, duel, solo
from tests.table.scenario_tables import scenario
from thirdchair.games import GAMES as ALL_GAMES
from thirdchair.kit.flow import frozen
from thirdchair.lab.ahead import GAMES, look_ahead
from thirdchair.lab.counting import Ahead, By
from thirdchair.lab.covering import uncovered
from thirdchair.lab.futures import Pace, alike
from thirdchair.lab.kernel import batch
from thirdchair.lab.warming import MISSING
from thirdchair.table.journal import Table
from thirdchair.tapestry.forecast import next_pair
from thirdchair.tapestry.state import SoloState, State

STILL, BUSY = Pace(), Pace(5)
ENGINES = {"kernel": "", "reference": MISSING}
SIGMAS = 4


@pytest.fixture(params=list(ENGINES.values()), ids=list(ENGINES))
def no_kernel(request: pytest.FixtureRequest) -> str:
    """Each engine in turn."""
    said: str = request.param
    return said


def ahead(state: State, pace: Pace, games: int | None, no_kernel: str) -> Ahead:
    found = look_ahead(state, pace, games=games, no_kernel=no_kernel)
    assert found is not None
    return found


def test_the_kernel_plays_many_more_games_where_it_is_ready() -> None:
    found = ahead(solo(3), BUSY, None, "")
    assert (found.by, found.games) == (By(kernel=True), GAMES)
    share = next(iter(found.landmarks.values())).before[3]
    assert share.high - share.low < 0.0201


@pytest.mark.parametrize("why", [MISSING, "warming", "off"])
def test_until_then_the_reference_plays_and_says_why(why: str) -> None:
    assert ahead(duel(3), BUSY, 5, why).by == By(False, why)


def other_civilization() -> State:
    state = solo(5)
    state.civs = ["other"]
    return state


def too_many_pieces() -> State:
    state = solo(5)
    state.hexes |= {"24": "YYs"}
    return state


@pytest.mark.parametrize(
    ("state", "by"),
    [
        (scenario("atlantis", 1).state, By(False, "scenario", "atlantis-1")),
        (scenario("kaiju", 1).state, By(False, "scenario", "kaiju-1")),
        (too_many_pieces(), By(False, "corrected")),
    ],
    ids=["atlantis", "kaiju", "corrected"],
)
def test_what_the_kernel_does_not_know_the_reference_plays(state: State, by: By) -> None:
    """Whether it is installed or not: that is not the reason."""
    assert ahead(state, STILL, 3, "").by == by
    assert ahead(state, STILL, 3, MISSING).by == by


def test_a_civilization_that_it_does_not_know_is_named() -> None:
    assert uncovered(other_civilization()) == ("civ", "other")


@pytest.mark.parametrize("pace", [STILL, BUSY], ids=["still", "with a pace"])
@pytest.mark.parametrize(
    ("mode", "number"), [*(("atlantis", number) for number in range(1, 6)), ("kaiju", 1)]
)
def test_games_of_scenarios_end(mode: str, number: int, pace: Pace) -> None:
    found = ahead(scenario(mode, number).state, pace, 4, MISSING)
    assert found.points.total() == 4


def test_a_scenario_without_bots_has_nothing_to_foresee() -> None:
    assert look_ahead(scenario("kaiju", 2).state, STILL, games=1) is None


@pytest.mark.parametrize("pace", [STILL, BUSY], ids=["still", "with a pace"])
def test_the_seed_of_a_table_changes_nothing(no_kernel: str, pace: Pace) -> None:
    """Before a card lies there two tables look alike, whatever will be drawn."""
    one, other = solo(0, seed=1), solo(0, seed=2)
    assert ahead(one, pace, 20, no_kernel) == ahead(other, pace, 20, no_kernel)


@pytest.mark.parametrize("pace", [STILL, BUSY], ids=["still", "with a pace"])
@pytest.mark.parametrize("setup", [SOLO, DUEL], ids=["solo", "duel"])
def test_nor_does_it_in_the_middle_of_a_game(
    no_kernel: str, pace: Pace, setup: dict[str, Any]
) -> None:
    """People draw real cards, the same at both tables; the rest would come from the seed."""
    one, other = (at_hand(setup, seed) for seed in (1, 2))
    assert one.journal.seed != other.journal.seed
    assert ahead(one.state, pace, 60, no_kernel) == ahead(other.state, pace, 60, no_kernel)
    for table in (one, other):
        table.set_chance("app")
        for _ in range(3):
            table.do({"do": "bots_turn"})
    assert one.state != other.state, "the app draws other cards"


def at_hand(setup: dict[str, Any], seed: int) -> Table:
    """A table some turns into its game: people say what was drawn, always the first option."""
    table = Table.new(ALL_GAMES, {**setup, "seed": seed, "chance": "table"})
    for turn in range(5):
        if turn:
            table.do({"do": "bots_turn"})
        while (question := table.question) is not None:
            table.answer(question.options[0])  # type: ignore[attr-defined]
    return table


def test_an_unseen_card_changes_nothing(no_kernel: str) -> None:
    """One card of the first deck is unseen: whichever it is, the forecast is the same."""
    state = solo(1)
    rules = GAME.mode_of(state)(state, [])
    unseen = next(card for card in state.decision.deck if not rules.card(card).circle)
    other = state.decision.progress[0]
    twin = GAME.thawed(frozen(state))
    twin.decision.deck = sorted([other, *(c for c in state.decision.deck if c != unseen)])
    twin.decision.progress = sorted([unseen, *state.decision.progress[1:]])
    assert twin.decision.deck != state.decision.deck
    assert ahead(twin, STILL, 60, no_kernel) == ahead(state, STILL, 60, no_kernel)


def test_tables_that_look_different_have_games_of_their_own(no_kernel: str) -> None:
    """Else every forecast would have the same luck."""
    one, other = solo(3), solo(3)
    other.turn += 1
    assert ahead(one, STILL, 60, no_kernel).points != ahead(other, STILL, 60, no_kernel).points


def test_every_deck_that_may_be_is_played() -> None:
    """Fifteen cards may have joined unseen; each is in the deck of one of these tables."""
    state = solo(1)
    tables = alike(state)
    hidden = sorted([*state.decision.deck, *state.decision.progress])
    assert len({tuple(one.decision.deck) for one in tables}) == len(tables) == 15
    for one in tables:
        assert sorted([*one.decision.deck, *one.decision.progress]) == hidden
    assert [one.decision.deck for one in alike(duel(3))] == [duel(3).decision.deck]


@pytest.mark.parametrize("state", [solo(2), solo(5), duel(3)], ids=["early", "later", "duel"])
def test_the_next_turn_is_as_the_exact_odds_have_it(state: State) -> None:
    """Exact against sampled: which tracks the bots advance on with the next pair."""
    number = 6_000
    games = batch(alike(state), range(number))
    games.turns(1)
    seats = {"automa": 0, "shadow": 1}
    for bot, chances in next_pair(state).items():
        for place, (track, here) in enumerate(state.tracks[bot].items()):
            moved = int((games.rows["at"][:, seats[bot], place] > here).sum()) / number
            exact = float(chances.get(track, 0))
            error = SIGMAS * sqrt(max(exact * (1 - exact), 0.001) / number)
            # A benefit may move the Automa's token again, never back before its space.
            assert abs(moved - exact) <= error or (bot == "automa" and moved > exact)


def test_people_may_end_the_game_before_the_next_turn(no_kernel: str) -> None:
    state = duel(4)
    state.era = dict.fromkeys(state.era, 4)
    assert look_ahead(state, Pace(0), games=5, no_kernel=no_kernel) is None
    assert look_ahead(state, Pace(1), games=5, no_kernel=no_kernel) is not None
    begun = look_ahead(state, Pace(0), games=5, bots_begin=True, no_kernel=no_kernel)
    assert begun is not None


@pytest.mark.parametrize("ended", ["ready", "over", "last"])
def test_where_no_turn_comes_nothing_is_foreseen(ended: str, no_kernel: str) -> None:
    state: SoloState = solo(2)
    if ended == "last":
        state.era["bots"] = 5
    else:
        setattr(state, ended, ended == "over")
    assert look_ahead(state, STILL, games=1, no_kernel=no_kernel) is None
