"""An evening in asked mode: people who move and build, one Automa, and how often they tap."""

import random
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

from tests.scythe.scene import BOARD, Scene, automa, human
from tests.scythe.truth import (
    FACTIONS,
    MATS,
    MOVERS,
    automas,
    bare,
    people,
    standing,
    turn,
)
from thirdchair.games import GAMES
from thirdchair.kit.questions import Number, Places
from thirdchair.scythe.state import Seat
from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.asked import screen as scythe_asking
from thirdchair.web.games.scythe.asked.chips import Chip, Line
from thirdchair.web.games.scythe.asked.screen import Looked
from thirdchair.web.games.scythe.asked.tapped import told_in
from thirdchair.web.games.scythe.drawing.units import FactionToken
from thirdchair.words.games.scythe import ScytheWords

MOVES = 0.3
BUILDS_MECH = 0.12
GETS_WORKER = 0.13
FIGHTERS = ("mech", "character")
STEPS = 2
"""How far people look for somebody who is shown where nobody is."""


class Evening:
    """The board as it is, and the table, which only knows what was tapped."""

    def __init__(self, seed: int, humans: int) -> None:
        self.dice = random.Random(seed)
        factions = self.dice.sample(FACTIONS, humans + 1)
        seats = [human(faction, mat) for faction, mat in zip(factions, MATS, strict=False)][:humans]
        seats.append(automa(factions[-1]))
        self.truth = Scene(*seats).state
        setup = {"game": "scythe", "mode": "automa", "seats": seats}
        self.table = Table.new(GAMES, {**setup, "board": "ask", "chance": "table"})
        self.words = ScytheWords("en", setup)
        self.tokens = {
            seat: FactionToken(seat, one.faction, "red", seat, seat)
            for seat, one in self.truth.seats.items()
        }

    def taps(self) -> list[int]:
        """How many taps each turn of the Automa took, to the end of the game."""
        counts: list[int] = []
        while self.truth.ended is None and len(counts) < 60:
            for seat in people(self.truth):
                self.people_play(seat)
            counts.append(self.automa_plays())
        return counts

    # The Automa's turn

    def automa_plays(self) -> int:
        """One tap plays the turn, one says done; those of a combat are not counted."""
        seat, table, taps = automas(self.truth)[0], self.table, 1
        deck = self.truth.decks[seat]
        card = self.dice.choice(deck.cards or [one for one in deck.discard if one != deck.last])
        seen = turn(self.truth, seat, card)
        table.do({"do": "automa_turn", "seat": seat})
        table.answer(card)
        while question := table.question:
            if isinstance(question, Places):
                taps += self.looks() + 1
            elif isinstance(question, Number):
                table.answer(question.min)
            else:
                table.answer(question.options[0])  # type: ignore[attr-defined]
        assert _without_tokens(bare(table.events())) == _without_tokens(seen.events)
        self.truth = seen.state
        return taps

    def looks(self) -> int:
        """Somebody who sees the board taps what differs, then says done."""
        see, taps = "", 0
        while True:
            looked = scythe_asking.looked(self.table, "/", "s1", see, self.tokens, self.words)
            assert looked
            href = next(self.differences(looked), None)
            if href is None:
                scythe_asking.answer(self.table, {"told": looked.address}, "test")
                return taps
            see, taps = _seen(href), taps + 1
            assert taps < 30, see

    def differences(self, looked: Looked) -> Iterator[str]:
        """What to tap: of the chips that are shown, then of what is marked on the board."""
        lines = sorted(looked.lines, key=self.group)
        for line in lines:
            for chip in self.wrong(line, looked):
                yield self.moved_to(line, chip, looked) or chip.href
        for line in sorted(looked.marked, key=self.group) if looked.many else ():
            if any(self.wrong(line, looked)):
                yield looked.links[line.place]

    def group(self, line: Line) -> int:
        """Where workers are counted people begin with the largest group."""
        counted = any(chip.id.startswith("set-") and "worker" in chip.id for chip in line.chips)
        now = standing(self.truth, line.place)
        alone = not any(piece.endswith(FIGHTERS) for piece in now)
        return -sum(now.values()) if counted and alone else 0

    def moved_to(self, line: Line, chip: Chip, looked: Looked) -> str | None:
        """Somebody is shown who is gone: where he is now takes him away from here as well."""
        if not chip.id.startswith("gone") or not chip.id.endswith("fighter"):
            return None
        seat = chip.id.split("-")[2]
        for unit in FIGHTERS:
            if line.place in looked.units[seat][unit]:
                for place in sorted(self.truth.seats[seat].units[unit]):
                    near = BOARD.far[line.place][place] <= STEPS
                    if near and not _fighters(_shown(looked, place)):
                        return self.comes(place, looked)
        return None

    def comes(self, place: str, looked: Looked) -> str | None:
        """The tap that says who has come to a place: a chip of its row, or the board's."""
        for line in looked.lines:
            if line.place == place:
                return next((chip.href for chip in self.wrong(line, looked)), None)
        link = looked.links.get(place, "")
        return link if place in told_in(_seen(link)).pieces else None

    def wrong(self, line: Line, looked: Looked) -> Iterator[Chip]:
        """The chips of a line that say something else than the board does."""
        shown, now = _shown(looked, line.place), standing(self.truth, line.place)
        counted = any(chip.id.split("-")[-2] in FIGHTERS for chip in line.chips)
        fighters, workers = _counting(line, now, counted)
        shown_fighters, shown_workers = _counting(line, shown, counted)
        for chip in sorted(line.chips, key=lambda chip: _turn(chip.id)):
            what, _, *rest = chip.id.split("-")
            if what == "token":
                lies = line.place in self.truth.tokens.encounter
                if bool(chip.n) != lies:
                    yield chip
                continue
            seat, kind = rest[0], rest[1]
            piece, there = f"{seat}.{kind}", fighters if kind != "worker" else workers
            of_seat = any(one.startswith(seat) for one in there)
            match what:
                case "rather":
                    character = any(one.endswith("character") for one in fighters)
                    drawn = any(one.endswith("character") for one in _fighters(shown))
                    met = line.place in BOARD.encounters and character != drawn
                    other = counted and bool(set(_fighters(shown)) - set(fighters))
                    fights = piece in fighters and piece not in shown and (met or other)
                    if fights or (kind == "worker" and piece in workers and not fighters):
                        yield chip
                case "here" if of_seat and (kind == "fighter" or piece in there):
                    yield chip
                case "gone" if not there and (kind == "fighter" or not fighters):
                    yield chip
                case "set":
                    then = told_in(_seen(chip.href)).pieces[line.place].get(piece, 0)
                    here, want = shown.get(piece, 0), now.get(piece, 0)
                    if there == (shown_workers if kind == "worker" else shown_fighters):
                        continue
                    if here < then <= want and here != want:
                        best = f"{chip.id.rpartition('-')[0]}-most"
                        if chip.id == best or then == want or best not in _ids(line):
                            yield chip
                    elif here > want and then in (want, 0):
                        yield chip

    # What people do

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
        """One or two units go one or two steps, to where nobody else stands; mechs take workers
        along, and the character takes the encounter token."""
        pieces = [(kind, place) for kind in MOVERS for place in sorted(one.units[kind])]
        self.dice.shuffle(pieces)
        for kind, start in pieces[: self.dice.randint(1, 2)]:
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
            if kind == "character" and end in self.truth.tokens.encounter:
                self.truth.tokens.encounter.remove(end)

    def free(self, seat: str, place: str) -> bool:
        others = [one for name, one in self.truth.seats.items() if name != seat]
        taken = any(place in units for one in others for units in one.units.values())
        return not taken and BOARD.terrain[place] != "lake"


def _put(one: Seat, kind: str, place: str, n: int = 1) -> None:
    at = one.units[kind]
    at[place] = at.get(place, 0) + n
    if not at[place]:
        del at[place]


def _seen(href: str) -> str:
    """What an address says was tapped."""
    return parse_qs(urlsplit(href).query).get("see", [""])[0]


def _turn(chip: str) -> int:
    """Who is there is told before who is not."""
    kinds = ["rather", "set", "here", "token", "gone"]
    return len(kinds) if chip.endswith("none") else kinds.index(chip.partition("-")[0])


def _ids(line: Line) -> set[str]:
    return {chip.id for chip in line.chips}


def _shown(looked: Looked, place: str) -> dict[str, int]:
    """The people's pieces that the screen shows on a place."""
    return {
        f"{seat}.{unit}": at[place]
        for seat, units in looked.units.items()
        for unit, at in units.items()
        if place in at and unit in MOVERS
    }


def _fighters(pieces: dict[str, int]) -> dict[str, int]:
    return {piece: n for piece, n in pieces.items() if piece.endswith(FIGHTERS)}


def _workers(pieces: dict[str, int]) -> dict[str, int]:
    return {piece: n for piece, n in pieces.items() if piece.endswith("worker")}


def _counting(line: Line, pieces: dict[str, int], counted: bool) -> list[dict[str, int]]:
    """What counts of these pieces where the line is: combat units, and workers."""
    fighters, workers = _fighters(pieces), _workers(pieces)
    if line.most and sum(fighters.values()) > line.most:
        fighters = {}
    if sum(workers.values()) < line.least or (fighters and not counted):
        workers = {}
    return [fighters, workers]


def _without_tokens(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Who attacks where somebody took the token unseen is told to remove it: nothing lies there."""
    return [event for event in events if event["type"] != "token"]
