"""The correction form of a Scythe table: what each seat holds, and where tokens lie."""

import re
from collections.abc import Iterator
from typing import Any

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.horde.state import HordeState
from thirdchair.scythe.modules.arrows import Arrows
from thirdchair.scythe.modules.rivals.declaring import Declaring
from thirdchair.scythe.modules.triumph_tiles import TriumphTiles
from thirdchair.scythe.modules.worn_mods import WornMods
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.games.scythe.turns import rules_of, state_of

ENCOUNTER = "encounter"
HELD = ("power", "cards", "coins", "popularity")
AUTOMAS = ("tracker", "scheme")
TOKENS = "tokens"


def corrections(table: Table, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """The parts whose field says something else than the table."""
    rules = rules_of(table)
    state, board = rules.state, rules.board
    for kind in state.tokens.__struct_fields__:
        if f"tokens.{kind}" in form:
            lying = [place for place in board.territories if f"{kind}.{place}" in form]
            if lying != board.in_order(getattr(state.tokens, kind)):
                yield f"tokens.{kind}", lying
    laid = [forms.text(form, field) for field in track_fields(rules) if field in form]
    if laid and laid != state.track:
        yield "track", laid
    for seat, one in state.seats.items():
        for what in held_by(rules, seat):
            yield from _number(form, f"seats.{seat}.{what}", getattr(one, what))
        path = f"seats.{seat}.factory_card"
        if path in form and (has := forms.text(form, path) == "yes") != one.factory_card:
            yield path, has
        for triumph, count in one.stars.items():
            yield from _number(form, f"seats.{seat}.stars.{triumph}", count)
        yield from _worn(rules, seat, form)
        yield from _rivals(rules, seat, form)
    for actor, figure in state.actors.items():
        yield from _number(form, f"actors.{actor}.marker", figure.marker)
        path = f"actors.{actor}.at"
        if path in form and (place := forms.text(form, path, "") or None) != figure.at:
            yield path, place
    if isinstance(state, HordeState):
        yield from _number(form, "horde.popularity", state.band.popularity)
        yield from _number(form, "horde.stars", state.band.stars)
        yield from _cards(form, "horde.cards", state.band.cards)
    for face, side in arrows_of(rules).items():
        path = f"tile.{face}"
        if path in form and (sent := forms.text(form, path) or None) != side:
            yield path, sent
    if "marker" in form and forms.text(form, "marker") != state.marker:
        yield "marker", forms.text(form, "marker")


def _worn(rules: Automa, seat: str, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """All tiles of a seat as one correction: they change places."""
    path, fields = f"seats.{seat}.worn", worn_fields(rules, seat)
    if any(field in form for field in fields):
        told = {ability: forms.text(form, field, "") for field, (ability, _) in fields.items()}
        worn = {ability: mod for ability, mod in told.items() if mod}
        if worn != rules.state.seats[seat].worn:
            yield path, worn


def _rivals(rules: Automa, seat: str, form: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """All stars of a seat on home bases as one correction."""
    fields = rival_fields(rules, seat)
    if any(field in form for field in fields):
        told = {other: forms.number(form, field) for field, (other, _) in fields.items()}
        if told != dict(fields.values()):
            yield f"rivals.{seat}", told


def worn_fields(rules: Automa, seat: str) -> dict[str, tuple[str, str]]:
    """A field for each ability that a tile may cover, and the tile that lies there, if any."""
    worn, tiles = rules.state.seats[seat].worn, rules.wearable(seat)
    covers = rules.covers(seat) if tiles and isinstance(rules, WornMods) else ()
    return {f"worn.{seat}.{ability}": (ability, worn.get(ability, "")) for ability in covers}


def rival_fields(rules: Automa, seat: str) -> dict[str, tuple[str, int]]:
    """A field for the stars of a seat on each of the other home bases."""
    if not isinstance(rules, Declaring):
        return {}
    there = rules.abroad(seat)
    others = [one for one in rules.state.seats if one != seat]
    return {f"rivals.{seat}.{other}": (other, there.get(other, 0)) for other in others}


def held_by(rules: Automa, seat: str) -> tuple[str, ...]:
    """What a seat has that is a number: an Automa its tracker, some factions tokens."""
    more = AUTOMAS if rules.state.seats[seat].level else ()
    return (*HELD, *more, *((TOKENS,) if rules.faction(seat).token else ()))


def arrows_of(rules: Automa) -> dict[str, str]:
    """What a table has told of the tile that steers a figure; what it has not is asked in time."""
    return rules.arrows() if isinstance(rules, Arrows) else {}


def track_fields(rules: Automa) -> list[str]:
    """A field for each tile of a track that is laid anew for every game, from left to right."""
    places = len(rules.state.track) if isinstance(rules, TriumphTiles) else 0
    return [f"track.{place}" for place in range(1, places + 1)]


def tiles_of(rules: Automa) -> list[str]:
    """The tiles that may lie there, each once."""
    return sorted(set(rules.own_tiles())) if isinstance(rules, TriumphTiles) else []


def token_kinds(rules: Automa) -> list[str]:
    """The tokens that can lie on this table's board: encounters, and those of its factions."""
    owned = [rules.faction(seat).token for seat in rules.state.seats]
    lying = [*rules.loose_tokens(), *(kind for kind in owned if kind is not None)]
    return [*lying, "sprung"] if "trap" in lying else lying


def _cards(form: dict[str, Any], path: str, now: list[int]) -> Iterator[tuple[str, list[int]]]:
    """Values of cards in one field, however they are set apart."""
    if path in form:
        sent = [int(one) for one in re.findall(r"\d{1,2}", forms.text(form, path, ""))]
        if sent != now:
            yield path, sent


def _number(form: dict[str, Any], path: str, now: int) -> Iterator[tuple[str, int]]:
    if path in form and (sent := forms.number(form, path)) != now:
        yield path, sent


def ask_abilities(table: Table, value: str, by: str) -> None:
    """Are humans asked what an ability takes before a combat? A step that undo takes back."""
    if state_of(table).abilities != value:
        table.do({"do": "correct", "path": "abilities", "value": value}, by)
