"""Whole games with random people over expansions, arts positions, levels and the double strike."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.tapestry.expansions.all_pairs import all_setups, covering, pairs_of, request
from thirdchair.games import GAMES
from thirdchair.kit.flow import frozen
from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

MOST_TURNS = 80
SETUPS = covering(all_setups())
ITEMS = ["space", "tapestry", "tech", "territory", "masterpiece"]


def test_the_set_ups_have_every_pair_that_there_is() -> None:
    every = set().union(*(pairs_of(setup) for setup in all_setups()))
    assert set().union(*(pairs_of(setup) for setup in SETUPS)) == every
    assert len(SETUPS) < 100


def check(view: dict[str, Any]) -> None:
    """Nothing is lost, nothing doubled."""
    tokens = [token for hex_ in view["hexes"].values() for token in hex_["tokens"]]
    assert all(len(hex_["tokens"]) <= 2 for hex_ in view["hexes"].values())
    for seat, supply in view["outposts"].items():
        assert supply + sum(token["who"] == seat for token in tokens) == 10
    decision = view["decision"]
    open_ = [card for card in (decision["pair"] or {}).values() if card is not None]
    assert decision["deck"] + decision["progress"] + len(decision["discard"]) + len(open_) == 22
    assert len({*decision["discard"], *open_}) == len(decision["discard"]) + len(open_)
    seats = set(view["tracks"])
    assert set(view["landmarks"].values()) <= seats | {None, "gone"}
    for places in view["achievements"].values():
        assert len(places) <= 2
        assert set(places) <= {"automa", "shadow", "you"}
    for at in view["tracks"].values():
        assert all(0 <= space <= 12 for space in at.values())
    for spaces in view.get("markers", {}).values():
        assert len(set(spaces)) == len(spaces)
        assert all(2 <= space <= 12 for space in spaces)


def drawn_answer(table: Table, pick: Any) -> Any:
    """An answer to the open question; by hand a card is soon done."""
    question = table.question
    if isinstance(question, Number):
        return question.min + pick(min(question.max - question.min, 60) + 1)
    options = question.options  # type: ignore[union-attr]
    if "done" in options and pick(3):
        return "done"
    return options[pick(len(options))]


def play_on(table: Table, rng: random.Random) -> None:
    words = TapestryWords(
        "de", names={"civ-by_hand": "Von Hand", "civ-blocks": "Blöcke"}, mode="solo"
    )
    while table.question is not None:
        question = table.question
        plain = {"about": getattr(question, "about", None)}
        assert all(words.option(plain, option) for option in getattr(question, "options", ()))
        table.answer(drawn_answer(table, rng.randrange))


def commands(rng: random.Random, view: dict[str, Any]) -> list[dict[str, Any]]:
    """Something that you might do now; what is refused is skipped."""
    track, hex_ = rng.choice(list(view["tracks"]["you"])), rng.randrange(34)
    return rng.choice(
        [
            [{"do": "advance", "track": track}],
            [{"do": "advance", "track": track}, {"do": "take", "item": rng.choice(ITEMS)}],
            [{"do": "advance", "track": track}, {"do": "explore", "hex": hex_}],
            [{"do": "advance", "track": track}, {"do": "conquer", "hex": hex_}],
            [{"do": "income"}],
        ]
    )


def game(setup: dict[str, Any], seed: int) -> Table:
    """A game from set-up to result."""
    rng = random.Random(seed)
    table = Table.new(GAMES, request(setup, seed))
    play_on(table, rng)
    for _ in range(MOST_TURNS):
        view = seen(table)
        for command in commands(rng, view):
            try:
                table.do(command)
            except Refusal:
                continue
            play_on(table, rng)
        if view["era"]["bots"] == 5:
            break
        points = view["vp"]["automa"]
        table.do({"do": "bots_turn"})
        play_on(table, rng)
        check(seen(table))
        assert seen(table)["vp"]["automa"] >= points
    table.do({"do": "finish"})
    play_on(table, rng)
    return table


def seen(table: Table) -> dict[str, Any]:
    view = table.view()
    assert view is not None
    return view


def called(setup: dict[str, Any]) -> str:
    strike = "-strike" if setup["double_strike"] else ""
    parts = ["".join(setup["expansions"]) or "base", setup["arts"] or "none", setup["civ"]]
    return "-".join([*parts, str(setup["level"])]) + strike


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_a_game_ends_and_can_be_played_again(setup: dict[str, Any]) -> None:
    table = game(setup, seed=SETUPS.index(setup))
    view = seen(table)
    assert view["over"]
    assert view["era"]["bots"] == 5
    entries, before = len(table.journal.entries), frozen(table.state)
    table.undo(entries - 1)
    table.redo(entries - 1)
    assert frozen(table.state) == before
    again = Table.new(GAMES, table.journal.setup | {"seed": table.journal.seed})
    for entry in table.journal.entries:
        if entry.command != {"do": "new"}:
            again.do(entry.command)
        people = [answer for answer in entry.answers if answer.by != "app"]
        for answer in people:
            again.answer(answer.a)
    assert frozen(again.state) == before


def test_every_word_of_a_game_can_be_said_in_three_languages() -> None:
    kinds: Counter[str] = Counter()
    names = {"civ-by_hand": "By Hand", "civ-blocks": "Blocks"}
    for seed, setup in enumerate(SETUPS[::4]):
        table = game(setup, seed)
        for language in LANGUAGES:
            words = TapestryWords(language, names=names, mode="solo")
            for entry in table.journal.entries:
                assert words.command(entry.command)
                for event in entry.events:
                    kinds[event["type"]] += 1
                    assert words.event(event)
    assert {"landmark_card", "pool", "marker", "landmark_removed"} <= set(kinds)


class Expanded(RuleBasedStateMachine):
    """People who do whatever comes to their minds, and take it back."""

    @initialize(setup=st.sampled_from(SETUPS), seed=st.integers(0, 2**32))
    def start(self, setup: dict[str, Any], seed: int) -> None:
        self.table = Table.new(GAMES, request(setup, seed))
        play_on(self.table, random.Random(seed))

    def tried(self, doing: Any, *arguments: Any) -> None:
        """A refusal changes nothing."""
        journal = self.table.journal
        before = (journal.revision, journal.at, frozen(self.table.state))
        try:
            doing(*arguments)
        except Refusal:
            assert (journal.revision, journal.at, frozen(self.table.state)) == before

    @rule(picks=st.lists(st.integers(0, 10**6), min_size=1, max_size=12))
    def answer(self, picks: list[int]) -> None:
        for number in picks:
            if self.table.question is None:
                return
            self.table.answer(drawn_answer(self.table, lambda count, n=number: n % count))

    @rule(times=st.integers(1, 3))
    def bots_turn(self, times: int) -> None:
        for _ in range(times):
            self.tried(self.table.do, {"do": "bots_turn"})

    @rule(
        track=st.sampled_from(["exploration", "science", "military", "technology", "arts"]),
        steps=st.sampled_from([1, 1, 1, 2, -1]),
    )
    def advance(self, track: str, steps: int) -> None:
        self.tried(self.table.do, {"do": "advance", "track": track, "steps": steps})

    @rule(doing=st.sampled_from(["explore", "conquer"]), hex_=st.integers(0, 33))
    def map(self, doing: str, hex_: int) -> None:
        self.tried(self.table.do, {"do": doing, "hex": hex_})

    @rule()
    def income(self) -> None:
        self.tried(self.table.do, {"do": "income"})

    @rule(item=st.sampled_from(ITEMS))
    def take(self, item: str) -> None:
        self.tried(self.table.do, {"do": "take", "item": item})

    @rule(number=st.integers(0, 30), who=st.sampled_from(["you", "automa", "strike"]))
    def landmark(self, number: int, who: str) -> None:
        if self.table.ready:
            landmarks = list(seen(self.table)["landmarks"])
            one = landmarks[number % len(landmarks)]
            self.tried(self.table.do, {"do": "landmark", "landmark": one, "who": who})

    @rule(count=st.integers(1, 4))
    def back(self, count: int) -> None:
        self.tried(self.table.back, count)

    @rule(count=st.integers(1, 4))
    def undo_and_redo(self, count: int) -> None:
        if self.table.question is None and self.table.journal.at > count:
            before = frozen(self.table.state)
            self.table.undo(count)
            self.table.redo(count)
            assert frozen(self.table.state) == before

    @rule(chance=st.sampled_from(["app", "table"]))
    def hand_over(self, chance: str) -> None:
        self.table.set_chance(chance)

    @invariant()
    def nothing_is_lost(self) -> None:
        if self.table.ready:
            check(seen(self.table))


Expanded.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestExpanded = Expanded.TestCase
