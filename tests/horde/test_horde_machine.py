"""Whole games against the Horde, by one to seven players who do whatever they like."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.horde.raid import FACTIONS, FACTORY, MATS, PROGRAM, TILES, Raid
from tests.scythe.scene import BOARD
from thirdchair.kit.flow import Answer, Done, frozen, play
from thirdchair.kit.questions import Number, Places, Question
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.scythe.horde.setups import EASIER
from thirdchair.scythe.horde.state import FIGURES, HORDE, HordeState
from thirdchair.scythe.modules.arrows import SIDES

GAME = ScytheWithFenris()
TURN = {"do": "actor_turn", "actor": HORDE}
TURNS = 18


def longest_by_trying(stand: dict[str, str], ways: dict[str, str]) -> int:
    """How many can move in the best of all orders, each tried to its end."""
    best = 0
    for order in permutations(ways):
        at, moved = dict(stand), 0
        for figure in order:
            if ways[figure] not in at.values():
                at[figure], moved = ways[figure], moved + 1
        best = max(best, moved)
    return best


@settings(max_examples=60, deadline=None)
@given(
    places=st.lists(st.sampled_from(BOARD.territories), min_size=1, max_size=6, unique=True),
    side=st.sampled_from(SIDES),
    off=st.sampled_from(("stays", "factory")),
)
def test_no_order_moves_more_figures(places: list[str], side: str, off: str) -> None:
    raid = RAID.stands(*places)
    raid.state.rulings["scythe.a69"] = off
    rules = raid.rules
    ways, stand = rules.ways(side), raid.where()
    order = rules.order(ways)
    assert len(order) == longest_by_trying(stand, ways)
    for figure in order:
        assert ways[figure] not in stand.values()
        stand[figure] = ways[figure]


RAID = Raid()


class Campaigners(RuleBasedStateMachine):
    """Any number of people; their questions are answered at random."""

    state: HordeState

    @initialize(
        n=st.integers(1, 7),
        board=st.sampled_from((True, "ask")),
        harder=st.booleans(),
        abilities=st.sampled_from(("ask", "off")),
        modules=st.sets(st.sampled_from((*EASIER, "tesla", "triumph_tiles"))),
        data=st.data(),
    )
    def sit_down(
        self,
        n: int,
        board: Any,
        harder: bool,
        abilities: str,
        modules: set[str],
        data: st.DataObject,
    ) -> None:
        horde = data.draw(st.sampled_from(("fenris", "nordic", None)))
        setup = {
            "game": "scythe",
            "mode": "horde",
            "seats": _seats(n, horde, data),
            "board": board,
            "harder": harder,
            "abilities": abilities,
            "faction": horde,
            "modules": sorted(modules - ({"alliances"} if n == 1 else set())),
            "rulings": {
                "scythe.a69": data.draw(st.sampled_from(("stays", "factory"))),
                "scythe.a84": data.draw(st.sampled_from(("jointly", "alone"))),
                "scythe.a85": data.draw(st.sampled_from(("takes", "leaves"))),
            },
        }
        _, self.state = GAME.set_up(setup, PROGRAM)
        self.turns = 0
        self.carry_out({"do": "new"}, data)
        assert len(self.state.track) == TILES[n]
        seats = self.state.seats.values()
        factions = [one.faction for one in seats]
        assert len({*factions, self.state.band.faction}) == n + 1
        assert len({one.mat for one in seats}) == n
        known = GAME.material().mats
        assert all(known[one.mat or ""].never_with != one.faction for one in seats)

    def carry_out(self, request: dict[str, Any], data: st.DataObject) -> None:
        command, given = GAME.command(self.state, request), list[Answer]()

        def chance(question: Question) -> Any:
            return _answer(question, data)

        result = play(GAME.rules, self.state, command, given, chance)
        while not isinstance(result, Done):
            given = list(result.answers)
            given.append(Answer(result.question.key, _answer(result.question, data), "test"))
            result = play(GAME.rules, self.state, command, given, chance)
        again = play(GAME.rules, self.state, command, result.answers)
        assert isinstance(again, Done)
        assert frozen(again.state) == frozen(result.state)
        self.state = result.state

    @precondition(lambda self: not self.state.over)
    @rule(data=st.data())
    def the_horde_plays(self, data: st.DataObject) -> None:
        before = self.state.band.popularity
        self.carry_out(TURN, data)
        self.turns += 1
        assert self.state.band.popularity < before
        assert self.turns <= TURNS
        assert self.state.over or self.turns < TURNS, "the clock has ended the game"

    @precondition(lambda self: not self.state.over)
    @rule(data=st.data())
    def somebody_attacks(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(self.state.seats)))
        figures = [at for one in FIGURES if (at := self.state.actors[one].at)]
        end = data.draw(st.sampled_from(sorted(figures)))
        start = next(iter(self.state.seats[seat].units["character"]))
        if start != end:
            step = {"unit": "character", "from": start, "to": end}
            self.carry_out({"do": "move", "seat": seat, "moves": [step]}, data)

    @precondition(lambda self: not self.state.over)
    @rule(data=st.data())
    def somebody_places_a_star(self, data: st.DataObject) -> None:
        rules: Any = GAME.rules_at(self.state)
        able = [
            {"do": "star", "seat": seat, "triumph": one}
            for seat in rules.humans
            for one in dict.fromkeys(self.state.track)
            if rules.may_star(seat, one) and one not in ("five_stars", "territories")
            if one != "structure_bonus"
        ]
        if able:
            self.carry_out(data.draw(st.sampled_from(able)), data)

    @precondition(lambda self: self.state.over)
    @rule()
    def nobody_goes_on(self) -> None:
        with pytest.raises(Refusal, match="game-over"):
            play(GAME.rules, self.state, GAME.command(self.state, TURN))

    @invariant()
    def holds(self) -> None:
        if not hasattr(self, "state") or not self.state.ready:
            return
        band, actors = self.state.band, self.state.actors
        at = [one.at for one in actors.values() if one.at is not None]
        assert len(at) == len(set(at)) <= 6
        assert set(at) <= set(BOARD.territories)
        assert 0 <= band.stars <= 6
        assert 1 <= len(band.cards) <= 6
        strength = min(16, sum(band.cards))
        assert all(one.marker == strength for one in actors.values() if one.at)
        assert all(sum(one.stars.values()) <= 6 for one in self.state.seats.values())
        ended = band.stars == 6 or not band.popularity or not at
        rules: Any = GAME.rules_at(self.state)
        assert self.state.over == (ended or not rules.bare())
        assert GAME.thawed(frozen(self.state)) == self.state
        assert GAME.view(self.state)["horde"]["strength"] == strength


def _seats(n: int, horde: str | None, data: st.DataObject) -> list[dict[str, Any]]:
    """People with factions and mats of their own choice, or of none: then they are drawn."""
    others = [one for one in (*FACTIONS, "vesna", "fenris") if one != horde]
    factions, mats = data.draw(st.permutations(others)), data.draw(st.permutations(MATS))
    seats: list[dict[str, Any]] = []
    for faction, mat in zip(factions[:n], mats[:n], strict=True):
        given = {"faction": faction} if data.draw(st.booleans()) else {}
        forbidden = GAME.material().mats[mat].never_with
        kept = mat in ("engineering", "mechanical")  # two that go with everybody
        if given and forbidden != faction and not kept and data.draw(st.booleans()):
            given["mat"] = mat
        seats.append({"kind": "human", **given})
    return seats


def _answer(question: Any, data: st.DataObject) -> Any:
    if isinstance(question, Places):
        pieces = st.sampled_from([{}, {"s1.worker": 1}, {"s1.mech": 1}, {"s1.character": 1}])
        place = data.draw(st.sampled_from(question.options))
        return {place: data.draw(pieces)}
    if isinstance(question, Number):
        able = range(question.min, question.max + 1)
        return data.draw(st.sampled_from([one for one in able if one not in question.impossible]))
    return data.draw(st.sampled_from(question.options))


TestCampaigners = Campaigners.TestCase
TestCampaigners.settings = settings(max_examples=25, stateful_step_count=24, deadline=None)


def test_the_factory_is_the_middle_of_their_ring() -> None:
    assert set(Raid().where().values()) == BOARD.around[FACTORY] - {FACTORY}
