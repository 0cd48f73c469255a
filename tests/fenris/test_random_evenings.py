"""Evenings with agents and with Fenris, played at random: nobody is left without a way on."""

from random import Random
from typing import Any

import pytest

from tests.fenris.scene import GAMES
from thirdchair.kit.flow import frozen
from thirdchair.kit.questions import Number, Places
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.automa import Automa
from thirdchair.table.journal import Table
from thirdchair.words.games.scythe import voice
from thirdchair.words.languages import LANGUAGES

FACTIONS = ["nordic", "crimea", "saxony", "polania", "rusviet", "albion", "togawa"]
FOUND = {"4": ["vesna"], "6": ["vesna", "fenris"]}
COUNTED = {"4": "agents", "6": "influence"}
GAMES_EACH = 14


class AnyEvening:
    """A table at which everybody does anything that is allowed."""

    def __init__(self, episode: str, seed: int) -> None:
        self.dice, self.episode = Random(seed), episode
        self.table = Table.new(GAMES, self._new(seed))
        self.board = self.dice.choice([True, "ask", False])

    def _new(self, seed: int) -> dict[str, Any]:
        dice, factions = self.dice, FACTIONS.copy()
        dice.shuffle(factions)
        seats: list[dict[str, Any]] = [
            {"kind": "human" if not n or dice.random() < 0.5 else "automa", "faction": factions[n]}
            for n in range(dice.randint(1, 4))
        ]
        sheets: dict[str, Any] = {
            f"s{n}": {"wealth": dice.randint(0, 160)} for n, _ in enumerate(seats, start=1)
        }
        for faction in FOUND[self.episode]:
            n = dice.randrange(len(seats))
            if seats[n]["faction"] in FACTIONS and dice.random() < 0.7:
                sheets[f"s{n + 1}"]["base"] = seats[n]["faction"]
                seats[n]["faction"] = faction
        branch = dice.choice(["war", "peace"])
        paper = {"episode": self.episode, "branch": branch, "sheets": sheets}
        return {"game": "scythe", "mode": "fenris", "seed": seed, "from": paper, "seats": seats}

    @property
    def rules(self) -> Automa:
        tonight = self.table.state.tonight
        rules: Automa = self.table.game.mode_of(tonight)(tonight, [])  # type: ignore[attr-defined]
        return rules

    def do(self, **command: Any) -> bool:
        """A command with random answers; says whether it was taken."""
        try:
            self.table.do(command)
        except Refusal:
            return False
        while (question := self.table.question) is not None:
            answer: Any = {}
            if isinstance(question, Number):
                answer = self.dice.randint(question.min, min(question.max, question.min + 6))
                answer = 0 if (question.about, answer) == ("combat_cards", 1) else answer
            elif not isinstance(question, Places):
                answer = self.dice.choice(question.options)  # type: ignore[attr-defined]
            self.table.answer(answer, anyway=True)
        return True

    def acts(self, seat: str) -> None:
        """Something that a human does, right or wrong."""
        rules, dice = self.rules, self.dice
        units = rules.state.seats[seat].units
        unit = dice.choice([kind for kind in ("worker", "mech", "character") if units[kind]])
        start, end = dice.choice(list(units[unit])), dice.choice(rules.board.territories)
        step = {"unit": unit, "from": start, "to": end}
        counted = {"what": COUNTED[self.episode], "n": dice.choice([1, -1])}
        anything: list[dict[str, Any]] = [
            *({"do": "move", "moves": [step]},) * 3,
            {"do": "place", "unit": dice.choice(["mech", "worker", "token"]), "at": end},
            {"do": "gain", "what": "coins", "n": 2},
            {"do": "count", **counted},
        ]
        self.do(**dice.choice(anything), seat=seat)

    def play(self) -> None:
        assert self.do(do="setup", board=self.board, options={"combat": "app"})
        for _ in range(self.dice.randint(1, 7)):
            for seat, one in self.rules.state.seats.items():
                if self.rules.state.ended is None and one.kind == "automa":
                    assert self.do(do="automa_turn", seat=seat)
                elif self.rules.state.ended is None:
                    self.acts(seat)
        coins = {seat: self.dice.randint(0, 90) for seat in self.rules.state.seats}
        assert self.do(do="episode_result", coins=coins)
        assert self.do(do="read")

    def settle(self) -> None:
        """Cards are answered or not; then the evening is closed in any case."""
        for seat in list(self.table.state.sheets) * 2:
            faction = self.dice.choice([*FACTIONS, *FOUND[self.episode]])
            for act in self.dice.sample(["give_up", "keep", "done", "change_faction", "base"], 3):
                more = {"faction": faction} if act in ("change_faction", "base") else {}
                self.do(do=act, seat=seat, **more)
        assert self.do(do="close")


@pytest.mark.parametrize("seed", range(GAMES_EACH))
@pytest.mark.parametrize("episode", FOUND)
def test_everybody_has_a_way_on(episode: str, seed: int) -> None:
    one = AnyEvening(episode, seed)
    one.play()
    tonight = one.table.state.tonight
    if episode == "4":
        held = sum(seat.holds.get("agents", 0) for seat in tonight.seats.values())
        assert held + sum(tonight.laid["agents"].values()) == 8
    one.settle()
    sheets = one.table.state.sheets.values()
    assert len({sheet.faction for sheet in sheets}) == len(sheets)
    bases = [sheet.base or sheet.faction for sheet in sheets]
    assert one.table.state.change is not None or len(set(bases)) == len(bases)
    whole, steps = frozen(one.table.state), len(one.table.journal.entries) - 1
    reader = Reader(list(LANGUAGES)[seed % 3], keys=frozenset(one.table.state.keys))
    words = voice()(reader, {}, one.table.state)
    assert all(words.event(event) for entry in one.table.journal.entries for event in entry.events)
    for _ in range(steps):
        one.table.undo()
    for _ in range(steps):
        one.table.redo()
    assert frozen(one.table.state) == whole
