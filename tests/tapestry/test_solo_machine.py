"""Random people against the bots, on every level: what must hold after each command."""

from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.table.builders import answer_open, lying, replayed
from tests.tapestry.builders import TRACKS
from thirdchair.games import GAMES
from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.tapestry.content import rulings
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

CARDS = list(range(1, 23))
OUTPOSTS = 10
LETTERS = {"automa": "Aa", "shadow": "Ss", "you": "Yy"}
CIVS = ("engineers", "explorers", "scientists", "conquerors")

tracks = st.sampled_from(TRACKS)
hexes = st.integers(0, 33)
seeds = st.integers(0, 2**31)
ruling_values = st.sampled_from(
    [(key, value) for key, ruling in rulings("solo").items() for value in ruling.values]
)


def idle(self: "SoloGame") -> bool:
    return self.table.question is None and not self.table.state.over


def asked(self: "SoloGame") -> bool:
    return self.table.question is not None


def late(self: "SoloGame") -> bool:
    return idle(self) and max(self.table.state.era.values()) >= 4


def ready(self: "SoloGame") -> bool:
    return self.table.ready


class SoloGame(RuleBasedStateMachine):
    """One table, from its set-up to wherever Hypothesis takes it."""

    table: Table

    @initialize(
        level=st.integers(1, 6),
        civs=st.one_of(st.none(), st.permutations(CIVS)),
        chance=st.sampled_from(["app", "table"]),
        first=st.sampled_from(["you", "bots"]),
        seed=seeds,
        ruling=st.dictionaries(*[st.nothing()] * 2) | ruling_values.map(lambda one: dict([one])),
    )
    def sit_down(
        self,
        level: int,
        civs: list[str] | None,
        chance: str,
        first: str,
        seed: int,
        ruling: dict[str, Any],
    ) -> None:
        setup = {"game": "tapestry", "mode": "solo", "level": level, "first": first, "seed": seed}
        if civs is not None:
            setup["civs"] = civs[: 2 if level == 6 else 1]
        self.table = Table.new(GAMES, {**setup, "chance": chance, "rulings": ruling})
        self.points = 0
        """What the Automa must have at least."""

    # What people do

    @precondition(idle)
    @rule()
    def bots(self) -> None:
        self.attempt({"do": "bots_turn"})

    @precondition(idle)
    @rule(track=tracks, steps=st.sampled_from([1, 1, 1, 2, 5, 12, -1]))
    def advance(self, track: str, steps: int) -> None:
        self.attempt({"do": "advance", "track": track, "steps": steps})

    @precondition(idle)
    @rule(at=hexes, what=st.sampled_from(["explore", "conquer", "conquer"]))
    def map(self, at: int, what: str) -> None:
        self.attempt({"do": what, "hex": at})

    @precondition(idle)
    @rule()
    def income(self) -> None:
        self.attempt({"do": "income"})

    @precondition(idle)
    @rule(track=tracks, space=st.sampled_from([4, 7, 10]))
    def landmark(self, track: str, space: int) -> None:
        self.attempt({"do": "landmark", "landmark": f"{track}:{space}", "who": "you"})

    @precondition(idle)
    @rule(seed=seeds, rounds=st.integers(4, 25))
    def rounds(self, seed: int, rounds: int) -> None:
        """Some rounds in a row, each question answered at once: so games come to their end."""
        rng = Random(seed)
        for _ in range(rounds):
            for command in (self.own_turn(rng), {"do": "bots_turn"}):
                self.attempt(command)
                while self.table.question is not None:
                    answer_open(self.table, rng.randrange(1000))
                self.check_forward()

    def own_turn(self, rng: Random) -> dict[str, Any]:
        at = rng.randrange(34)
        return rng.choice(
            [
                {"do": "advance", "track": rng.choice(TRACKS)},
                {"do": "conquer", "hex": at},
                {"do": "explore", "hex": at},
                {"do": "income"},
            ]
        )

    @precondition(asked)
    @rule(pick=st.integers(0, 10**6))
    def answer(self, pick: int) -> None:
        answer_open(self.table, pick)
        self.check_forward()

    @precondition(late)
    @rule(points=st.integers(0, 300))
    def finish(self, points: int) -> None:
        self.attempt({"do": "finish"})
        while self.table.question is not None:
            answer_open(self.table, points)
        assert self.table.state.over
        assert set(self.table.state.result.winner) <= {"automa", "you"}

    # What people correct

    @precondition(idle)
    @rule(seat=st.sampled_from(list(LETTERS)), track=tracks, space=st.integers(0, 12))
    def correct_track(self, seat: str, track: str, space: int) -> None:
        self.correct(f"tracks.{seat}.{track}", space)

    @precondition(idle)
    @rule(points=st.integers(0, 200))
    def correct_points(self, points: int) -> None:
        self.points = 0
        self.correct("vp.automa", points)

    @precondition(idle)
    @rule(
        pile=st.sampled_from(["deck", "discard", "progress"]),
        cards=st.lists(st.sampled_from(CARDS), max_size=8, unique=True),
    )
    def correct_cards(self, pile: str, cards: list[int]) -> None:
        self.correct(f"decision.{pile}", cards)

    @precondition(idle)
    @rule(pair=st.lists(st.sampled_from(CARDS), min_size=2, max_size=2, unique=True))
    def correct_pair(self, pair: list[int]) -> None:
        self.correct("decision.pair", {"track": pair[0], "tie": pair[1]})

    @precondition(idle)
    @rule(ruling=ruling_values)
    def correct_ruling(self, ruling: tuple[str, Any]) -> None:
        self.correct(f"rulings.{ruling[0]}", ruling[1])

    @precondition(idle)
    @rule(cards=st.integers(0, 9))
    def correct_hand(self, cards: int) -> None:
        self.correct("tapestry.automa_hand", cards)

    def correct(self, path: str, value: object) -> None:
        self.attempt({"do": "correct", "path": path, "value": value})

    # What the journal does

    @rule(chance=st.sampled_from(["app", "table"]))
    def hand_over(self, chance: str) -> None:
        self.table.set_chance(chance)
        self.check_forward()

    @precondition(asked)
    @rule(count=st.integers(1, 4))
    def back(self, count: int) -> None:
        """Answers that are taken back and given again lead to the same table."""
        table = self.table
        entry = table.journal.entries[table.journal.at]
        given = [answer.a for answer in entry.answers if answer.by != "app"]
        before, question = lying(table), table.question
        if count > len(given):
            return
        table.back(count)
        for value in given[-count:]:
            table.answer(value)
        assert (lying(table), table.question) == (before, question)

    @precondition(ready)
    @rule()
    def undo_to_the_start_and_redo(self) -> None:
        table = self.table
        before, question, view = lying(table), table.question, table.view()
        steps = table.journal.at - 1 + table.journal.waiting
        if not steps:
            return
        table.undo(steps)
        assert lying(table) == table.journal.entries[0].state
        table.redo(steps)
        assert (lying(table), table.question, table.view()) == (before, question, view)

    @precondition(ready)
    @rule(count=st.integers(1, 3))
    def undo(self, count: int) -> None:
        if count <= self.table.journal.at - 1 + self.table.journal.waiting:
            self.table.undo(count)
            self.points = self.table.state.vp["automa"]

    # What must hold

    def attempt(self, command: dict[str, Any]) -> None:
        """A refusal changes nothing."""
        table = self.table
        before = (table.journal.revision, table.journal.at, lying(table))
        try:
            table.do(command)
        except Refusal:
            assert (table.journal.revision, table.journal.at, lying(table)) == before
        self.check_forward()

    def check_forward(self) -> None:
        """The Automa never loses points; what is taken stays taken."""
        state = self.table.state
        assert state.vp["automa"] >= self.points
        self.points = state.vp["automa"]
        journal = self.table.journal
        if journal.at and not journal.waiting:
            before, after = (self.table.state_before(journal.at - one) for one in (1, 0))
            if journal.entries[journal.at - 1].command["do"] != "correct":
                for landmark, owner in before.landmarks.items():
                    assert owner is None or after.landmarks[landmark] == owner
                for which, seats in before.achievements.items():
                    assert after.achievements[which][: len(seats)] == seats

    @invariant()
    def every_card_is_somewhere_exactly_once(self) -> None:
        decision = self.table.state.decision
        pair = [card for card in (decision.track, decision.tie) if card is not None]
        assert sorted([*decision.deck, *decision.discard, *decision.progress, *pair]) == CARDS

    @invariant()
    def the_map_holds_what_it_can(self) -> None:
        state = self.table.state
        pieces = "".join(state.hexes.values())
        assert all(len(one) <= 2 for one in state.hexes.values())
        for seat, letters in LETTERS.items():
            on_map = sum(pieces.count(letter) for letter in letters)
            assert state.outposts[seat] + on_map == OUTPOSTS
            assert state.outposts[seat] >= 0
        assert set(map(int, state.hexes)) <= set(range(34))

    @invariant()
    def everything_else_is_in_bounds(self) -> None:
        state = self.table.state
        assert all(0 <= at <= 12 for seat in state.tracks.values() for at in seat.values())
        assert set(state.landmarks.values()) <= {None, "automa", "shadow", "you"}
        for which, seats in state.achievements.items():
            assert len(seats) == len(set(seats)) <= 2
            assert which == "end_of_track" or "shadow" not in seats
        assert all(0 <= era <= 5 for era in state.era.values())
        assert 0 <= state.tapestry.mat <= 3
        assert set(state.vp) == {"automa", "you"}

    @invariant()
    def it_can_be_shown_and_told(self) -> None:
        table = self.table
        msgspec.json.encode(table.view())
        language = list(LANGUAGES)[table.journal.revision % len(LANGUAGES)]
        words = TapestryWords(language, mode="solo")
        for event in table.events():
            assert words.event(event)
        if table.question is not None:
            assert words.question(msgspec.to_builtins(table.question))
            assert isinstance(table.question, Number) or table.question.options  # type: ignore[attr-defined]

    def teardown(self) -> None:
        """The journal alone gives the same states again."""
        if hasattr(self, "table"):
            entries = self.table.journal.entries[: self.table.journal.at]
            assert replayed(self.table) == [entry.state for entry in entries]


TestSoloGame = SoloGame.TestCase
TestSoloGame.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
