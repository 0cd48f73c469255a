"""Whole games of every scenario on every level with random people, and people who take it back."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tests.tapestry.scenarios.scenes import SHEETS, setup
from thirdchair.games import GAMES
from thirdchair.kit.flow import frozen
from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import Refusal
from thirdchair.table.journal import Table
from thirdchair.tapestry.scenarios import capital
from thirdchair.tapestry.scenarios.sheets import Sheet
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

MOST_TURNS = 90
LEVELS = range(1, 7)
TRACKS = ["exploration", "science", "military", "technology", "arts"]
MIXES: list[dict[str, Any]] = [
    {},
    {"expansions": ["PP"]},
    {"expansions": ["AA"], "arts": "science", "double_strike": True},
    {"expansions": ["FF"]},
    {"expansions": ["PP", "AA", "FF"], "arts": "military"},
    {"expansions": ["PP", "AA", "FF"], "arts": "technology", "double_strike": True},
]


def mixes(sheet: Sheet, level: int) -> Iterator[dict[str, Any]]:
    """With what a scenario is played on a level: twice another mix, unless it takes none."""
    for place in (0,) if sheet.only_implied else (0, 1):
        mix = MIXES[(level + sheet.number + 3 * place) % len(MIXES)]
        if "double_strike" not in sheet.asks:
            mix = {field: value for field, value in mix.items() if field != "double_strike"}
        kept = {"capital": ("ask", "track")[place]} if "capital" in sheet.asks else {}
        yield {} if sheet.only_implied else {**mix, **kept}


SETUPS = [
    setup(sheet.mode, sheet.number, level=level, **fields)
    for sheet, level in product(SHEETS.values(), LEVELS)
    for fields in mixes(sheet, level)
]


def called(fields: dict[str, Any]) -> str:
    parts = [fields["mode"], fields["scenario"], "level", fields["level"]]
    kept = [fields["capital"]] if fields.get("capital") == "track" else []
    return "-".join(str(part) for part in (*parts, *fields.get("expansions", ()), *kept))


def seen(table: Table) -> dict[str, Any]:
    view = table.view()
    assert view is not None
    return view


def check(view: dict[str, Any]) -> None:
    """Nothing is lost, nothing doubled, and what the scenario forbids does not happen."""
    scenario = f"{view['mode']}-{view['scenario']['number']}"
    tokens = [token for hex_ in view["hexes"].values() for token in hex_["tokens"]]
    assert all(len(hex_["tokens"]) <= 2 for hex_ in view["hexes"].values())
    for seat, supply in view["outposts"].items():
        count = supply + sum(token["who"] == seat for token in tokens)
        most = 20 if scenario == "atlantis-2" and seat != "shadow" else 10
        assert count <= most if scenario == "kaiju-2" else count == most
    decision = view["decision"]
    open_ = list((decision["pair"] or {}).values())
    assert decision["deck"] + decision["progress"] + len(decision["discard"]) + len(open_) == 22
    assert len({*decision["discard"], *open_}) == len(decision["discard"]) + len(open_)
    CHECKS[scenario](view)


def check_focus(view: dict[str, Any]) -> None:
    shown, you = view["scenario"], view["tracks"]["you"]
    if shown["favorite"] is None:
        assert shown["blockers"] == {}
        return
    assert len(shown["blockers"]) == 3
    assert set(shown["blockers"].values()) == {max(0, you[shown["favorite"]] - 4)}
    assert shown["favorite"] not in [*shown["blockers"], *shown["former"]]
    for track in shown["die"]:
        free = track in (shown["favorite"], *shown["former"])
        assert free or you[track] < shown["blockers"][track]


def check_world_war(view: dict[str, Any]) -> None:
    assert len(view["hexes"]) == 34


def check_utopia(view: dict[str, Any]) -> None:
    assert "military" not in view["tracks"]["automa"]
    assert "military" not in view["favorites"].values()
    assert sum(len(hex_["tokens"]) for hex_ in view["hexes"].values()) == 4


def check_fall(view: dict[str, Any]) -> None:
    for at in view["tracks"].values():
        assert all(1 <= space <= 12 for space in at.values())
    assert set(view["scenario"]["costs"]) == {
        track for track, space in view["tracks"]["you"].items() if space > 1
    }


def check_premonition(view: dict[str, Any]) -> None:
    expected = {0: 0, 1: 3, 2: 2, 3: 1}.get(view["era"]["you"], 0)
    assert view["scenario"]["face_down"] == expected


def check_capital(view: dict[str, Any]) -> None:
    shown = view["scenario"]
    around = [capital.beside(shown["district"], way) for way in capital.DIRECTIONS]
    assert shown["last"] is None or shown["last"] in around
    assert view["civs"] == []
    assert all(capital.known_plot(plot) for plot in shown["plots"])


def check_horde(view: dict[str, Any]) -> None:
    shown = view["scenario"]
    assert len(set(shown["kaiju"])) == len(shown["kaiju"]) == 40 - shown["supply"]
    assert len(shown["blockers"]) == (2 if view["turn"] else 0)
    mine = [int(at) for at, hex_ in view["hexes"].items() if hex_["tokens"]]
    assert not set(mine) & set(shown["kaiju"])
    assert view["over"] or mine
    assert list(view["tracks"]) == ["you"]


CHECKS = {
    "atlantis-1": check_focus,
    "atlantis-2": check_world_war,
    "atlantis-3": check_utopia,
    "atlantis-4": check_fall,
    "atlantis-5": check_premonition,
    "kaiju-1": check_capital,
    "kaiju-2": check_horde,
}


def drawn_answer(table: Table, pick: Any) -> Any:
    question = table.question
    if isinstance(question, Number):
        return question.min + pick(min(question.max - question.min, 60) + 1)
    options = question.options  # type: ignore[union-attr]
    return options[pick(len(options))]


def play_on(table: Table, rng: random.Random) -> None:
    while table.question is not None:
        table.answer(drawn_answer(table, rng.randrange))


def commands(rng: random.Random, view: dict[str, Any]) -> list[dict[str, Any]]:
    """Something that you might do now; what is refused is skipped."""
    track, hex_ = rng.choice(list(view["tracks"]["you"])), rng.randrange(34)
    plot = f"r{rng.randint(1, 9)}c{rng.randint(1, 9)}"
    piece = rng.choice(capital.PIECES)
    return rng.choice(
        [
            [{"do": "advance", "track": track}, {"do": "vp", "who": "you", "add": 2}],
            [{"do": "advance", "track": track}, {"do": "explore", "hex": hex_}],
            [{"do": "advance", "track": track}, {"do": "conquer", "hex": hex_}],
            [{"do": "advance", "track": track, "steps": 2}, {"do": "conquer", "hex": hex_}],
            [{"do": "build", "piece": piece, "plots": [plot]}],
            [{"do": "note", "space": rng.randint(1, 3), "card": "Guilds"}],
            [{"do": "income"}],
        ]
    )


def game(fields: dict[str, Any], seed: int) -> Table:
    """A game from set-up to result."""
    rng = random.Random(seed)
    table = Table.new(GAMES, fields | {"seed": seed})
    play_on(table, rng)
    for _ in range(MOST_TURNS):
        for command in commands(rng, seen(table)):
            try:
                table.do(command)
            except Refusal:
                continue
            play_on(table, rng)
            check(seen(table))
        if seen(table)["era"].get("bots") == 5:
            break
        table.do({"do": "bots_turn"})
        play_on(table, rng)
        check(seen(table))
        if seen(table)["over"]:
            return table
    table.do({"do": "finish"})
    play_on(table, rng)
    return table


@pytest.mark.parametrize("fields", SETUPS, ids=called)
def test_a_game_ends_and_can_be_played_again(fields: dict[str, Any]) -> None:
    table = game(fields, seed=SETUPS.index(fields))
    view = seen(table)
    assert view["over"]
    assert view["result"]["winner"] in (["you"], ["automa"], [])
    entries, before = len(table.journal.entries), frozen(table.state)
    table.undo(entries - 1)
    table.redo(entries - 1)
    assert frozen(table.state) == before
    again = Table.new(GAMES, table.journal.setup | {"seed": table.journal.seed})
    for entry in table.journal.entries:
        if entry.command != {"do": "new"}:
            again.do(entry.command)
        for answer in [one for one in entry.answers if one.by != "app"]:
            again.answer(answer.a)
    assert frozen(again.state) == before


def test_every_word_of_these_games_can_be_said_in_three_languages() -> None:
    kinds: Counter[str] = Counter()
    for seed, fields in enumerate(SETUPS[1::3]):
        table = game(fields, seed)
        for language in LANGUAGES:
            words = TapestryWords(language, mode=f"{fields['mode']}-{fields['scenario']}")
            for entry in table.journal.entries:
                assert words.command(entry.command)
                for event in entry.events:
                    kinds[event["type"]] += 1
                    assert words.event(event)
    assert {"blockers", "instead", "turned_up", "kaiju_moved", "kaiju_placed"} <= set(kinds)


class Scenes(RuleBasedStateMachine):
    """People who do whatever comes to their minds, and take it back."""

    @initialize(fields=st.sampled_from(SETUPS), seed=st.integers(0, 2**32))
    def start(self, fields: dict[str, Any], seed: int) -> None:
        self.table = Table.new(GAMES, fields | {"seed": seed})
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

    @rule(track=st.sampled_from(TRACKS), steps=st.sampled_from([1, 1, 1, 2, 3, -1]))
    def advance(self, track: str, steps: int) -> None:
        self.tried(self.table.do, {"do": "advance", "track": track, "steps": steps})

    @rule(doing=st.sampled_from(["explore", "conquer"]), hex_=st.integers(0, 33))
    def map(self, doing: str, hex_: int) -> None:
        self.tried(self.table.do, {"do": doing, "hex": hex_})

    @rule()
    def income(self) -> None:
        self.tried(self.table.do, {"do": "income"})

    @rule(piece=st.sampled_from(capital.PIECES), row=st.integers(1, 9), column=st.integers(1, 9))
    def build(self, piece: str, row: int, column: int) -> None:
        plots = [f"r{row}c{column}"]
        self.tried(self.table.do, {"do": "build", "piece": piece, "plots": plots})

    @rule(space=st.integers(0, 4), card=st.sampled_from(["", "Guilds", "x" * 50]))
    def note(self, space: int, card: str) -> None:
        self.tried(self.table.do, {"do": "note", "space": space, "card": card})

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
        if self.table.ready and self.table.question is None:
            check(seen(self.table))


Scenes.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestScenes = Scenes.TestCase
