"""How a Scythe table looks: tokens of the seats, the side of the board, places in words."""

from collections.abc import Collection

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.horde.state import FIGURES
from thirdchair.scythe.state import AutomaState
from thirdchair.table.store import Saved
from thirdchair.web.games.scythe.drawing.board import Figure
from thirdchair.web.games.scythe.drawing.layout import SIDES, Layout, layout, side_of
from thirdchair.web.games.scythe.drawing.units import ORDER, FactionToken, letters
from thirdchair.web.games.scythe.turns import rules_of
from thirdchair.words import Words
from thirdchair.words.games.scythe import ScytheWords

AGENTS = "agents"
STARS = "stars."
"""How the stars of a seat are called that lie on the board, before its name."""
"""What an evening of the campaign puts on the board, by the name under which it lies there."""
NO_COLOR = "gray"
"""Of a seat that has not drawn its faction yet, and of figures that nobody owns."""
BOX = "box_c"
"""What is laid out that stands closed on a territory."""
SIGN = "✸"
"""In place of a letter, which a faction may have."""
OWN_SIGNS = dict(zip(FIGURES, "★ABCDT", strict=True))
"""The six figures of the Horde are told apart by these: one marker says how strong all are."""


def own_words(words: Words) -> ScytheWords:
    """The words of a Scythe table."""
    assert isinstance(words, ScytheWords)
    return words


def tokens_of(saved: Saved, words: Words) -> dict[str, FactionToken]:
    """The tokens of the seats in turn order."""
    rules = rules_of(saved.table)
    factions = rules.material.factions
    told = words.reader.shown(factions)
    letter = letters({faction: words.text(f"scythe-faction-{faction}") for faction in told})
    seats = {
        seat: FactionToken(
            seat,
            one.faction,
            factions[one.faction].color if one.faction else NO_COLOR,
            words.seat(seat),
            letter.get(one.faction, seat[-1]),
            factions[one.faction].sign if one.faction else "round",
        )
        for seat, one in rules.state.seats.items()
    }
    return {**seats, **figure_tokens(rules.state, words)}


def figure_tokens(state: AutomaState, words: Words) -> dict[str, FactionToken]:
    """The tokens of the figures that the game plays, once they have appeared."""
    return {
        actor: FactionToken(
            actor, "", NO_COLOR, words.seat(actor), OWN_SIGNS.get(actor, SIGN), shape="pointed"
        )
        for actor in state.actors
    }


def side_for(rules: Automa, seat: str | None, kept: str | None) -> str:
    """Which side of the board lies before a reader: as the device keeps it, else its seat's.

    A device that plays for all sees it from the home base of the first human.
    """
    if kept in SIDES:
        return str(kept)
    humans = {one: rules.state.seats[one].faction for one in rules.humans}
    faction = humans.get(seat or "", next(iter(humans.values()), ""))
    return side_of(rules.material, faction)


def layout_from(rules: Automa, side: str) -> Layout:
    """The board of a table as it is seen from one side."""
    return layout(rules.material, SIDES.index(side))


def labels(rules: Automa, words: ScytheWords) -> dict[str, str]:
    """Every place with all that stands and lies there."""
    return {place: label_of(rules, place, words) for place in rules.board.places}


def label_of(rules: Automa, place: str, words: ScytheWords) -> str:
    """A place, what stands there, and its tokens."""
    name = words.place(place)
    there = standing_at(rules.state, place, words)
    if place in rules.board.tunnels:
        there.append(words.text("page-scythe-tunnel"))
    if not there:
        return words.text("page-scythe-empty", place_name=name)
    return words.text("page-scythe-here", place_name=name, part=", ".join(there))


def standing_at(state: AutomaState, place: str, words: ScytheWords) -> list[str]:
    """Pieces by seat, then tokens, in words."""
    found = [
        words.text("page-scythe-pieces", n=n, unit=unit, name=words.seat(seat))
        for seat, one in state.seats.items()
        for unit in ORDER
        if (n := one.units[unit].get(place, 0))
    ]
    found += [
        words.text("page-scythe-figure", name=words.seat(actor), n=one.marker)
        for actor, one in state.actors.items()
        if one.at == place
    ]
    kinds = state.tokens.__struct_fields__
    found += [
        words.text(f"scythe-kind-{kind}") for kind in kinds if place in getattr(state.tokens, kind)
    ]
    if agents := state.laid.get(AGENTS, {}).get(place):
        found.append(words.text("page-fenris-agents", n=agents))
    if stars := [seat for seat in state.seats if place in state.laid.get(f"{STARS}{seat}", {})]:
        found.append(words.text("page-fenris-stars-here", part=words.seats(stars)))
    if place in state.laid.get(BOX, {}):
        found.append(words.closed("c"))
    return [*found, words.text("scythe-part-marker")] if place == state.marker else found


def units_of(state: AutomaState) -> dict[str, dict[str, dict[str, int]]]:
    """Where the pieces stand, as the drawing takes it."""
    return {seat: one.units for seat, one in state.seats.items()}


def figures_of(state: AutomaState) -> dict[str, Figure]:
    """Where the figures stand that the game plays, and what they show."""
    return {
        actor: Figure(one.at, OWN_SIGNS.get(actor, str(one.marker)))
        for actor, one in state.actors.items()
        if one.at is not None
    }


def tokens_on_board(state: AutomaState) -> dict[str, Collection[str]]:
    """Where the tokens lie, by kind, and the recruit marker where one walks."""
    lying: dict[str, Collection[str]] = {
        kind: getattr(state.tokens, kind) for kind in state.tokens.__struct_fields__
    }
    if agents := state.laid.get(AGENTS):
        lying[AGENTS] = agents
    if stars := {at for seat in state.seats for at in state.laid.get(f"{STARS}{seat}", {})}:
        lying["stars"] = sorted(stars)
    if box := state.laid.get(BOX):
        lying["box"] = list(box)
    return {**lying, "marker": [state.marker]} if state.marker else lying
