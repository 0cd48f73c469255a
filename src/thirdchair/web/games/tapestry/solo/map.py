"""The map of a solo table: the drawing, and a button or link for each hex that says its name."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from markupsafe import Markup

from thirdchair.kit.doubts import Doubt
from thirdchair.table.journal import Table
from thirdchair.tapestry.content import tracks
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.pieces import controls, shown
from thirdchair.tapestry.state import SoloState
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.games.tapestry.drawing.hexmap import SIDES, Layout, Scene, hexmap
from thirdchair.web.games.tapestry.scenario.board import pieces_on
from thirdchair.web.games.tapestry.solo.places import hex_in_words
from thirdchair.web.games.tapestry.solo.turns import bots_done, due_on_map, rules_of
from thirdchair.words import Words


class Spot(msgspec.Struct, frozen=True):
    """A hex on the map. `act` is what a tap does: explore, conquer, or (`look`) nothing; unless it
    is `sure`, only after a question."""

    hex: int
    column: int
    row: int
    act: str
    label: str
    lit: bool
    can: bool
    sure: bool


class Shown(msgspec.Struct, frozen=True):
    """The map as a page shows it."""

    drawing: Markup
    spots: list[Spot]
    sideways: bool
    front: str
    """The track that lies in front of whoever looks."""


def turn_of(options: Mapping[str, Any]) -> int:
    """How often the map is turned for whoever sits at this side of the table."""
    side = options.get("side")
    return SIDES.index(side) if side in SIDES else 0


def front_of(turn: int) -> str:
    """The track at the bottom of the map after so many quarter turns."""
    return next(track.id for track in tracks().values() if track.side == SIDES[turn])


def map_of(
    state: SoloState,
    where: Layout,
    tokens: Mapping[str, Token],
    words: Words,
    lit: Collection[int] = (),
    can: Collection[int] = (),
    sure: Collection[int] = (),
) -> Shown:
    """The map as it lies now."""
    spots = [
        Spot(
            place.hex,
            place.column,
            place.row,
            act_on(state, place.hex),
            label_of(state, place.hex, words),
            place.hex in lit,
            place.hex in can,
            place.hex in can or place.hex in sure,
        )
        for place in where.places
    ]
    scene = Scene(hexes=state.hexes, lit=lit, can=can, arts=state.arts, kaiju=pieces_on(state))
    return Shown(hexmap(where, scene, tokens), spots, where.sideways, front_of(where.turn))


def act_on(state: SoloState, at: int) -> str:
    """What a tap on a hex does."""
    return rules_of(state).action_on(at) or "look"


def label_of(state: SoloState, at: int, words: Words) -> str:
    """A hex with its place and all that lies there."""
    pieces = state.hexes.get(str(at))
    there = [
        words.text("hex-piece", **{"piece": "outpost", **piece}) for piece in shown(pieces or "")
    ]
    if at in pieces_on(state):
        there.append(words.text("seat-kaiju"))
    lies = words.text(
        "hex-value", tile=pieces is not None, count=len(there), pieces=", ".join(there)
    )
    return f"{words.text('page-hex', hex=at)}, {hex_in_words(at, words)}: {lies}"


def reachable(state: SoloState, due: Collection[str], *, theirs: bool = False) -> set[int]:
    """Where the spaces that you entered let you do something; `theirs`: the Automa's, if you may.

    Only a hint: a card may allow more, so a tap anywhere else is taken too, see `within_reach`.
    """
    rules = rules_of(state)
    found: set[int] = set()
    for action in due:
        reach = rules.reach(YOU, anywhere=action.endswith("anywhere"))
        if action.startswith("explore"):
            found |= set(rules.legal_explorations(reach))
        elif state.outposts[YOU]:
            found |= set(rules.legal_conquests(YOU, reach))
    if theirs:
        legal = rules.legal_conquests(YOU, rules.board.hexes)
        found |= {at for at in legal if controls(state.hexes[str(at)], AUTOMA)}
    return {at for at in found if rules.action_on(at)}


def within_reach(table: Table) -> set[int]:
    """Where a tap needs no second thought: next to what is yours, or where you may act anyway."""
    state: SoloState = table.state
    return reachable(state, ("explore", "conquer", *due_on_map(table)), theirs=bots_done(state))


def slips(table: Table, at: int, act: str) -> list[Doubt]:
    """A tap beside what you may do now: where no tile lies, or on what is no target."""
    due, done = due_on_map(table), bots_done(table.state)
    if not due or done or act == "look" or at in reachable(table.state, due):
        return []
    return [Doubt("map-slip", {"hex": at, "what": act, "due": due[0].partition("_")[0]})]
