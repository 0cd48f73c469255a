"""An evening in asked mode: people who move and build, one Automa, and how often they tap."""

import random

from tests.scythe.scene import Scene, automa, human
from tests.scythe.truth import (
    BOARD,
    FACTIONS,
    MATS,
    MOVERS,
    automas,
    copied,
    people,
    standing,
    turn,
)
from thirdchair.kit.questions import Places
from thirdchair.scythe.looking import Row, watch
from thirdchair.scythe.state import AutomaState, Seat

MOVES = 0.45
BUILDS_MECH = 0.12
GETS_WORKER = 0.13


class Evening:
    """The board as it is, and the board as the table believes it to be."""

    def __init__(self, seed: int, humans: int) -> None:
        self.dice = random.Random(seed)
        factions = self.dice.sample(FACTIONS, humans + 1)
        seats = [human(faction, mat) for faction, mat in zip(factions, MATS, strict=False)][:humans]
        self.truth = Scene(*seats, automa(factions[-1])).state
        self.believed = copied(self.truth)
        self.believed.board = "ask"

    def taps(self) -> list[int]:
        """How many taps each turn of the Automa took, to the end of the game."""
        counts: list[int] = []
        while self.truth.ended is None and len(counts) < 60:
            for seat in people(self.truth):
                self.people_play(seat)
            counts.append(self.automa_plays())
        return counts

    def automa_plays(self) -> int:
        seat = automas(self.truth)[0]
        deck = self.truth.decks[seat]
        card = self.dice.choice(deck.cards or [one for one in deck.discard if one != deck.last])
        taps = 0

        def tapped(question: Places, state: AutomaState) -> dict[str, dict[str, int]]:
            nonlocal taps
            told: dict[str, dict[str, int]] = {}
            while differs := self.first_difference(watch(state, seat, told).rows):
                told[differs] = standing(self.truth, differs)
            taps = len(told) + 1
            return told

        seen = turn(self.truth, seat, card)
        asked = turn(self.believed, seat, card, tapped)
        assert asked.events == seen.events
        self.truth, self.believed = seen.state, asked.state
        return taps

    def first_difference(self, rows: list[Row]) -> str | None:
        """Whose pieces stand there and how many is not looked at where it does not count."""
        for row in rows:
            if _counting(row, row.known) != _counting(row, standing(self.truth, row.place)):
                return row.place
        return None

    def people_play(self, seat: str) -> None:
        one, chance = self.truth.seats[seat], self.dice.random()
        villages = [place for place in sorted(one.units["worker"]) if BOARD.is_territory(place)]
        if chance < MOVES:
            self.moves(seat, one)
        elif chance < MOVES + BUILDS_MECH and villages and sum(one.units["mech"].values()) < 4:
            _put(one, "mech", self.dice.choice(villages))
        elif villages and sum(one.units["worker"].values()) < 8 and chance > 1 - GETS_WORKER:
            _put(one, "worker", self.dice.choice(villages))

    def moves(self, seat: str, one: Seat) -> None:
        """Two units go one or two steps, to where nobody else stands; mechs take workers along."""
        pieces = [(kind, place) for kind in MOVERS for place in sorted(one.units[kind])]
        self.dice.shuffle(pieces)
        for kind, start in pieces[:2]:
            end = start
            for _ in range(1 if kind == "worker" else self.dice.randint(1, 2)):
                free = [place for place in sorted(BOARD.around[end]) if self.free(seat, place)]
                end = self.dice.choice(free or [end])
            if end == start or start not in one.units[kind]:  # a mech took it along
                continue
            _put(one, kind, start, -1)
            _put(one, kind, end)
            along = one.units["worker"].get(start, 0)
            if kind == "mech" and along and self.dice.random() < 0.5:
                _put(one, "worker", start, -along)
                _put(one, "worker", end, along)

    def free(self, seat: str, place: str) -> bool:
        others = [one for name, one in self.truth.seats.items() if name != seat]
        taken = any(place in units for one in others for units in one.units.values())
        return not taken and BOARD.terrain[place] != "lake"


def _put(one: Seat, kind: str, place: str, n: int = 1) -> None:
    at = one.units[kind]
    at[place] = at.get(place, 0) + n
    if not at[place]:
        del at[place]


def _counting(row: Row, pieces: dict[str, int]) -> object:
    """The part of what stands there that the row asks for."""
    fighters = {piece: n for piece, n in pieces.items() if not piece.endswith("worker")}
    workers = {piece: n for piece, n in pieces.items() if piece.endswith("worker")}
    if sum(workers.values()) < row.workers or not row.workers:
        workers = {}
    if row.fighters_counted:
        return fighters, workers
    if fighters or not row.workers_counted:
        return bool(fighters), not fighters and bool(workers)
    return workers
