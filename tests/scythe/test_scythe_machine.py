"""Random humans against Automas: what must hold after every command."""

import pytest
from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from tests.scythe.scene import BOARD
from thirdchair.games import GAMES
from thirdchair.kit.questions import Number, Places
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe import content
from thirdchair.scythe.board import base_of
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.state import AutomaState
from thirdchair.table.journal import Table

FACTIONS = sorted(content.factions())
MATS = ["engineering", "militant", "innovative", "mechanical", "agricultural"]
LEVELS = list(content.trackers())


class Games(RuleBasedStateMachine):
    """A table of any size, with humans who move, place, gain and fight at random."""

    @initialize(
        factions=st.permutations(FACTIONS),
        humans=st.integers(1, 4),
        levels=st.lists(st.sampled_from(LEVELS), min_size=1, max_size=3),
        cooperative=st.booleans(),
        deck=st.sampled_from(["own", "shared"]),
        board_mode=st.sampled_from([True, True, True, "ask", False]),
        printing=st.sampled_from(["base", "invaders"]),
        combat=st.sampled_from(["ask", "app"]),
        seed=st.integers(0, 2**32),
    )
    def begin(  # type: ignore[no-untyped-def]
        self, factions, humans, levels, cooperative, deck, board_mode, printing, combat, seed
    ) -> None:
        seats = [
            {"kind": "human", "faction": factions[place], "mat": MATS[place]}
            for place in range(humans)
        ]
        seats += [
            {"kind": "automa", "faction": factions[humans + place], "level": level}
            for place, level in enumerate(levels)
        ]
        self.table = Table.new(
            GAMES,
            {
                "game": "scythe",
                "mode": "automa",
                "seats": seats,
                "cooperative": cooperative,
                "deck": deck,
                "board": board_mode,
                "printing": printing,
                "combat": combat,
                "seed": seed,
            },
        )
        self.placed_by_hand: set[str] = set()

    @property
    def state(self) -> AutomaState:
        state: AutomaState = self.table.state
        return state

    def seats(self, kind: str) -> list[str]:
        return [seat for seat, one in self.state.seats.items() if one.kind == kind]

    def answer(self, data: st.DataObject) -> None:
        """Answer whatever is asked; sometimes take an answer back first."""
        backs = 0
        while (question := self.table.question) is not None:
            if isinstance(question, Number):
                value = data.draw(st.integers(question.min, question.max))
                if value in question.impossible:
                    value = 0
            elif isinstance(question, Places):
                value = self.seen(data, question)  # type: ignore[assignment]
            else:
                options = (*question.options, *question.anyway)  # type: ignore[attr-defined]
                value = data.draw(st.sampled_from(options))
            before = self.table.state
            self.table.answer(value, anyway=True)
            if backs < 2 and self.table.question is not None and data.draw(st.booleans()):
                backs += 1
                self.table.back()
                assert self.table.question == question
                assert self.table.state == before

    def seen(self, data: st.DataObject, question: Places) -> dict[str, dict[str, int]]:
        """A human has moved one piece, if there is a free place for it."""
        taken = {
            place
            for automa in self.seats("automa")
            for kind in ("worker", "mech", "character")
            for place in self.state.seats[automa].units[kind]
        }
        free = [place for place in question.options if place not in taken]
        if not free or data.draw(st.booleans()):
            return {}
        seat = data.draw(st.sampled_from(self.seats("human")))
        return {data.draw(st.sampled_from(free)): {f"{seat}.character": 1}}

    @precondition(lambda self: self.state.ended is None)
    @rule(data=st.data())
    def automa_turn(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.seats("automa")))
        self.table.do({"do": "automa_turn", "seat": seat})
        self.answer(data)

    @precondition(lambda self: self.state.ended is None)
    @rule(data=st.data())
    def human_moves(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.seats("human")))
        one = self.state.seats[seat]
        standing = [
            (kind, place)
            for kind in ("worker", "mech", "character")
            for place in sorted(one.units[kind])
        ]
        kind, start = data.draw(st.sampled_from(standing))
        goals = [place for place in BOARD.territories if place != start]
        end = data.draw(st.sampled_from(goals))
        n = data.draw(st.integers(1, one.units[kind][start]))
        step = {"unit": kind, "n": n, "from": start, "to": end}
        request = {"do": "move", "seat": seat, "moves": [step]}
        led = kind != "worker" or any(end in one.units[unit] for unit in ("mech", "character"))
        if not led and self.refused_to_workers(seat, end):
            before = self.table.view()
            with pytest.raises(Refusal, match="workers-cannot-enter"):
                self.table.do(request)
            assert self.table.view() == before
            return
        self.table.do(request)
        self.answer(data)

    def refused_to_workers(self, seat: str, place: str) -> bool:
        """Somebody else stands there; an asked board is sure only of Automas."""
        kinds = {True: ("automa", "human"), "ask": ("automa",), False: ()}[self.state.board]
        return any(
            place in self.state.seats[other].units[kind]
            for other in self.state.seats
            if other != seat and self.state.seats[other].kind in kinds
            for kind in ("worker", "mech", "character")
        )

    @rule(data=st.data(), kind=st.sampled_from(["worker", "mech"]))
    def human_deploys(self, data: st.DataObject, kind: str) -> None:
        seat = data.draw(st.sampled_from(self.seats("human")))
        one = self.state.seats[seat]
        assume(sum(one.units[kind].values()) < content.numbers().pieces[kind])
        self.table.do({"do": "place", "seat": seat, "unit": kind, "at": base_of(one.faction)})

    @rule(data=st.data(), what=st.sampled_from(["power", "coins", "cards", "popularity"]))
    def human_gains(self, data: st.DataObject, what: str) -> None:
        seat = data.draw(st.sampled_from(self.seats("human")))
        self.table.do({"do": "gain", "seat": seat, "what": what, "n": data.draw(st.integers(1, 4))})

    @precondition(lambda self: self.table.journal.at > 1)
    @rule(data=st.data())
    def undo_and_redo(self, data: st.DataObject) -> None:
        count = data.draw(st.integers(1, self.table.journal.at - 1))
        before = self.table.view()
        self.table.undo(count)
        self.table.redo(count)
        assert self.table.view() == before

    # What must hold

    @invariant()
    def nineteen_cards_are_somewhere_exactly_once(self) -> None:
        for deck in self.state.decks.values():
            assert sorted(deck.cards + deck.discard) == list(range(1, 20))
            assert deck.cards == sorted(deck.cards)

    @invariant()
    def pieces_are_constant_and_stand_on_places(self) -> None:
        most = content.numbers().pieces
        for one in self.state.seats.values():
            for kind, places in one.units.items():
                assert sum(places.values()) <= most[kind]
                assert all(n > 0 for n in places.values())
                assert all(BOARD.is_territory(place) or place in BOARD.bases for place in places)

    @invariant()
    def tracks_stay_in_their_range(self) -> None:
        for one in self.state.seats.values():
            assert 0 <= one.power <= 16
            assert 0 <= one.popularity <= 18
            assert one.cards >= 0
            assert one.coins >= 0
            if one.kind == "automa":
                assert one.popularity == 10
                assert 0 <= one.tracker <= content.trackers()[str(one.level)].last

    @invariant()
    def no_automa_stands_where_water_forbids(self) -> None:
        for seat in self.seats("automa"):
            one = self.state.seats[seat]
            base = base_of(one.faction)
            if one.tracker < content.trackers()[str(one.level)].dry_from:
                stands = {
                    place for kind in ("worker", "mech", "character") for place in one.units[kind]
                }
                assert stands <= BOARD.home_land[base] | {base}

    @invariant()
    def stars_follow_the_tracker_and_the_limits(self) -> None:
        for seat in self.seats("automa"):
            one = self.state.seats[seat]
            reached = sum(star <= one.tracker for star in content.trackers()[str(one.level)].stars)
            assert one.stars["tracker"] == reached
            assert one.stars["combat"] <= 2
            assert one.stars["power"] <= 1
            assert sum(one.stars.values()) <= 6
            assert (one.scheme == 2) == (one.tracker >= content.trackers()[str(one.level)].scheme)
        full = [s for s, one in self.state.seats.items() if sum(one.stars.values()) == 6]
        assert (self.state.ended is not None) == bool(full)

    @invariant()
    def nobody_shares_a_territory(self) -> None:
        if self.state.board is not True:
            return
        for seat in self.state.seats:
            mine = {
                p for k in ("worker", "mech", "character") for p in self.state.seats[seat].units[k]
            }
            for other, one in self.state.seats.items():
                if other != seat:
                    theirs = {p for k in ("worker", "mech", "character") for p in one.units[k]}
                    shared = {place for place in mine & theirs if BOARD.is_territory(place)}
                    assert shared == set()

    def teardown(self) -> None:
        """Playing the journal again gives the same table, byte for byte."""
        if not hasattr(self, "table"):
            return
        journal = self.table.journal
        again = Table.new(GAMES, {**journal.setup, "seed": journal.seed})
        for entry in journal.entries[1 : journal.at]:
            again.do(entry.command)
            for given in entry.answers:
                if again.question is not None and given.by != "app":
                    again.answer(given.a, anyway=True)
        assert [one.state for one in again.journal.entries] == [
            one.state for one in journal.entries[: journal.at]
        ]
        assert again.view() == Scythe().view(self.state)


Games.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestGames = pytest.mark.filterwarnings("ignore::hypothesis.errors.NonInteractiveExampleWarning")(
    Games.TestCase
)
