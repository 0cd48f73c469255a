"""From a table to a row and back. What the bots never touch stays in the table."""

import numpy as np

from thirdchair.kit.flow import copied
from thirdchair.lab.kernel.book import (
    CIVS,
    ICONS,
    LETTERS,
    NO_PIECE,
    ROOM,
    TRACK_IDS,
)
from thirdchair.lab.kernel.games import (
    AUTOMA,
    GAME,
    NO_CARD,
    NO_TRACK,
    OTHER,
    SHADOW,
    YOU,
)
from thirdchair.lab.kernel.printing import set_of, spot_of
from thirdchair.lab.kernel.records import Row
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.expansions.four_civilizations import GONE
from thirdchair.tapestry.expansions.plans_and_ploys import ITEMS
from thirdchair.tapestry.modes import rules_at
from thirdchair.tapestry.packs import pack, pool_items
from thirdchair.tapestry.pieces import blocks, controls
from thirdchair.tapestry.state import Decision, DuelState, SoloState, State

DUEL_SEATS = {"shadow": SHADOW, "p1": YOU, "p2": OTHER}
SOLO_SEATS = {"automa": AUTOMA, "shadow": SHADOW, "strike": OTHER, "you2": OTHER, "you": YOU}
BOTS = ("automa", "shadow")
BOTH_BOTS = {"bots": AUTOMA}
"""Whose number an era of the bots is kept under."""
STRIKE_COUNTS = {True: 1 << AUTOMA | 1 << SHADOW, "automa": 1 << AUTOMA, False: 0}
ACHIEVEMENTS = ("end_of_track", "two_topples", "middle_island")


def seats_of(state: State) -> dict[str, int]:
    """The number of each seat."""
    return DUEL_SEATS if isinstance(state, DuelState) else SOLO_SEATS


def row_of(state: State) -> np.void:
    """The table as a row of a batch, without a seed yet."""
    row = np.zeros((), GAME)
    _write(row, state)
    made: np.void = row[()]  # type: ignore[assignment]
    return made


def _write(row: Row, state: State) -> None:
    seats = seats_of(state)
    row["tracks"] = len(next(iter(state.tracks.values())))
    row["turn"] = state.turn
    row["beside"] = NO_TRACK
    for seat, at in state.tracks.items():
        for track, space in at.items():
            row["at"][seats[seat], TRACK_IDS.index(track)] = space
    row["favorite"] = NO_TRACK
    for seat, favorite in state.favorites.items():
        row["favorite"][seats[seat]] = _track(favorite)
    _write_landmarks(row, state, seats)
    for name, places in state.achievements.items():
        for place, seat in enumerate(places):
            row["earned"][ACHIEVEMENTS.index(name), place] = seats[seat] + 1
    for seat, era in state.era.items():
        row["era"][(seats | BOTH_BOTS)[seat]] = era
    decision = state.decision
    row["deck"], row["progress"] = set_of(decision.deck), set_of(decision.progress)
    row["track_card"], row["tie_card"] = decision.track or NO_CARD, decision.tie or NO_CARD
    row["discarded"] = len(decision.discard)
    row["discard"][: len(decision.discard)] = decision.discard
    _write_rulings(row, state)
    if isinstance(state, SoloState):
        _write_solo(row, state)


def _write_landmarks(row: Row, state: State, seats: dict[str, int]) -> None:
    for landmark, owner in state.landmarks.items():
        track, _, space = landmark.partition(":")
        if track not in TRACK_IDS:
            row["more_landmarks"] += owner in BOTS
        elif owner == GONE:
            row["gone"][TRACK_IDS.index(track)] |= 1 << int(space)
        elif owner is None:
            row["free"][TRACK_IDS.index(track)] |= 1 << int(space)
        else:
            row["taken"][seats[owner], TRACK_IDS.index(track)] |= 1 << int(space)


def _write_rulings(row: Row, state: State) -> None:
    rules = rules_at(state)
    row["new_favorite_icon"] = ICONS.index(str(rules.ruling("bots.new_favorite_icon")))
    if isinstance(state, DuelState):
        row["shuffle_first"] = rules.ruling("shadow2p.empty_deck_order") == "shuffle_first"
        return
    row["waits_for_you"] = rules.ruling("automa.final_income") == "with_human"
    row["plain_distance"] = rules.ruling("automa.farthest_metric") != "path"
    row["topple_when_empty"] = rules.ruling("automa.topple_icon_when_empty") != "ignore"
    row["regress_benefit"] = rules.ruling("automa.regress_benefit") is True
    row["reroll_finished"] = rules.ruling("automa.choice_roll_finished") == "reroll"
    row["strike_counts"] = STRIKE_COUNTS[rules.ruling("double_strike.counts_for_favorite")]


def _write_solo(row: Row, state: SoloState) -> None:
    row["level"] = state.level
    row["civs"][: len(state.civs)] = [CIVS.index(civ) for civ in state.civs]
    if STRIKE in state.tracks:
        row["beside"] = _track(state.arts)
    row["tiles_left"] = state.tiles
    row["hand"], row["mat"] = state.tapestry.automa_hand, state.tapestry.mat
    for seat, points in state.vp.items():
        row["vp"][SOLO_SEATS[seat]] = points
    for seat, left in state.outposts.items():
        row["outposts"][SOLO_SEATS[seat]] = left
    for seat, topples in state.topples.items():
        row["topples"][SOLO_SEATS[seat]] = topples
    _write_map(row, state.hexes)
    _write_four(row, state)


def _write_four(row: Row, state: SoloState) -> None:
    """What only the civilizations of Plans & Ploys need; My box may say it otherwise."""
    for name, points in pack("PP").printed.items():
        row[name.replace(".", "_")] = state.box.get(name, points)
    items = pool_items() | state.box.get("hucksters.items", {})
    for track in TRACK_IDS:
        row["pool_items"][TRACK_IDS.index(track)] = ITEMS.index(items[track])
    row["pooled"] = len(state.pool)
    row["pool"][: len(state.pool)] = [ITEMS.index(item) for item in state.pool]
    for track, spaces in state.markers.items():
        row["markers"][TRACK_IDS.index(track)] = set_of(spaces)


def _write_map(row: Row, hexes: dict[str, str]) -> None:
    """The pieces, and the sets of spots that follow from them."""
    tiles = some = full = automas = yours = blocked = 0
    for hex_, letters in hexes.items():
        spot = spot_of()[int(hex_)]
        here, pieces = 1 << spot, _pieces(letters)
        tiles |= here
        if pieces:
            row["pieces"][spot] = pieces
            some |= here
            full |= here if len(letters) > 1 else 0
            automas |= here if controls(letters, "automa") else 0
            yours |= here if controls(letters, "you") else 0
            blocked |= here if blocks(letters) else 0
    row["tiles"], row["some"], row["full"] = tiles, some, full
    row["automas"], row["yours"], row["blocked"] = automas, yours, blocked


def _pieces(letters: str) -> int:
    """What lies on a spot: the first piece and the second, see `book`."""
    first, second = (LETTERS.index(letter) for letter in (letters + NO_PIECE * 2)[:2])
    return first + ROOM * second


def state_of(row: np.void, table: State) -> State:
    """The table of this row: `table` is the one that it began with, which stays as it is."""
    state = copied(table)
    seats = seats_of(state)
    names = {number: seat for seat, number in seats.items() if seat in state.tracks}
    state.turn = int(row["turn"])
    at, favorite = row["at"].tolist(), row["favorite"].tolist()
    for seat, spaces in state.tracks.items():
        for track in spaces:
            spaces[track] = at[seats[seat]][TRACK_IDS.index(track)]
    for seat in state.favorites:
        number = favorite[seats[seat]]
        state.favorites[seat] = None if number == NO_TRACK else TRACK_IDS[number]
    _read_landmarks(row, state, names)
    earned, era = row["earned"].tolist(), row["era"].tolist()
    for name in state.achievements:
        places = earned[ACHIEVEMENTS.index(name)]
        state.achievements[name] = [names[seat - 1] for seat in places if seat]
    for seat in state.era:
        state.era[seat] = era[(seats | BOTH_BOTS)[seat]]
    state.decision = Decision(
        deck=_members(int(row["deck"])),
        discard=row["discard"].tolist()[: int(row["discarded"])],
        track=int(row["track_card"]) or None,
        tie=int(row["tie_card"]) or None,
        progress=_members(int(row["progress"])),
    )
    if isinstance(state, SoloState):
        _read_solo(row, state)
    return state


def _read_landmarks(row: np.void, state: State, names: dict[int, str]) -> None:
    taken, gone = row["taken"].tolist(), row["gone"].tolist()
    for landmark, owner in state.landmarks.items():
        track, _, space = landmark.partition(":")
        if track in TRACK_IDS:
            place = TRACK_IDS.index(track)
            owners = [names[number] for number in names if taken[number][place] >> int(space) & 1]
            if gone[place] >> int(space) & 1:
                owners = [GONE]
            state.landmarks[landmark] = owners[0] if owners else None
        elif owner in BOTS and not row["more_landmarks"]:
            state.landmarks[landmark] = GONE


def _read_solo(row: np.void, state: SoloState) -> None:
    state.tapestry.automa_hand, state.tapestry.mat = int(row["hand"]), int(row["mat"])
    for part, name in ((state.vp, "vp"), (state.outposts, "outposts"), (state.topples, "topples")):
        numbers = row[name].tolist()
        for seat in part:
            part[seat] = numbers[SOLO_SEATS[seat]]
    state.pool = [ITEMS[item] for item in row["pool"].tolist()[: int(row["pooled"])]]
    spaces = dict(zip(TRACK_IDS, map(_members, row["markers"].tolist()), strict=True))
    state.markers = {track: markers for track, markers in spaces.items() if markers}
    tiles, pieces = int(row["tiles"]), row["pieces"].tolist()
    for hex_, spot in enumerate(spot_of()):
        if tiles >> spot & 1:
            second, first = divmod(pieces[spot], ROOM)
            state.hexes[str(hex_)] = (LETTERS[first] + LETTERS[second]).replace(NO_PIECE, "")


def _members(cards: int) -> list[int]:
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


def _track(name: str | None) -> int:
    return NO_TRACK if name is None else TRACK_IDS.index(name)
