"""The open question of an asked board, tap by tap: what still matters after what was tapped."""

from collections.abc import Iterable

import msgspec

from thirdchair.kit.flow import frozen, thawed
from thirdchair.kit.questions import Places
from thirdchair.scythe.asked.asking import ENCOUNTER, REACH, Seen
from thirdchair.scythe.asked.evidence import Look
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.chapter import UNITS

Pieces = dict[str, int]
"""Pieces on a place as a question names them: `s1.mech` and so on."""


Comer = tuple[str, str]
"""A seat and a kind of unit."""
NOWHERE = 9
"""Farther away than anybody goes."""


class Row(msgspec.Struct, frozen=True):
    """A territory to look at.

    Workers count if there are at least so many, not at all if `workers` is 0. Where units are not
    counted it does not matter whose they are and how many. Unless `fighters`, it changes nothing if
    a combat unit comes to those who are there.
    """

    place: str
    known: Pieces
    workers: int = 1
    fighters: bool = True
    fighters_counted: bool = False
    most: int = 0
    """Combat units count only if there are no more than so many; 0, if any number counts."""
    workers_counted: bool = False
    token: bool | None = None
    """Does the encounter token lie there? None, if it does not matter."""
    comers: list[Comer] = []
    """Whose unit it is if one has come: who is likeliest comes first."""


class Watch(msgspec.Struct, frozen=True):
    """What is left to look at, what decides first comes first, and what was told already."""

    rows: list[Row]
    told: list[Row]
    others: list[Row]
    """Where somebody may have come who is shown elsewhere."""
    answer: dict[str, Pieces]
    """What was told, and from where those who have come must have left."""
    units: dict[str, dict[str, Pieces]]
    """Where everybody stands if that is so: by seat, kind and place."""
    encounters: list[str]
    """The tokens that are left if that is so."""


def watch(now: Automa, automa: str, told: Seen, fighters_told: Iterable[str] = ()) -> Watch:
    """What matters while the table of these rules is asked, given what it has `told` so far.

    Of `fighters_told` only the combat units were looked at. If all rows are as known, nothing else
    can change what the card does.
    """
    rules = _as_if(now)
    card = rules.cards[rules.deck_of(automa).last or 1]
    entries = rules.entries(automa, card.half(rules.state.seats[automa].scheme))
    question = rules.question(automa, entries)
    answer: dict[str, Pieces] = {}
    if question is not None:
        answer = completed(now, told, question)
        rules.believe(answer, question)
    fighters = set(fighters_told)
    tokens = {place for place, pieces in told.items() if ENCOUNTER in pieces}

    def look_for(places: set[str]) -> Look:
        """What proves the outcome if nothing was told but these."""
        seen = places - fighters, places & fighters, places & tokens
        return rules.decisive(automa, entries, *seen)

    look = look_for(set(told))
    places = sorted(look.places, key=lambda place: bool(rules.known_at(place)))
    listed = {*places, *told}
    others = [place for place in (question.options if question else ()) if place not in listed]
    return Watch(
        rows=[row(rules, look, place, told) for place in places],
        told=[row(rules, look_for(set(told) - {place}), place, told) for place in told],
        others=[row(rules, look, place, told) for place in others],
        answer=answer,
        units={seat: one.units for seat, one in rules.state.seats.items()},
        encounters=rules.state.tokens.encounter,
    )


def watch_all(now: Automa, question: Places, told: Seen) -> Watch:
    """The same where every territory of the question matters, and all that stands there."""
    rules = _as_if(now)
    answer = completed(now, told, question)
    rules.believe(answer, question)

    def counted(place: str) -> Row:
        return Row(
            place,
            rules.known_at(place),
            fighters_counted=True,
            workers_counted=True,
            comers=comers(rules, place, told),
        )

    return Watch(
        rows=[counted(place) for place in question.options if place not in told],
        told=[counted(place) for place in told],
        others=[],
        answer=answer,
        units={seat: one.units for seat, one in rules.state.seats.items()},
        encounters=rules.state.tokens.encounter,
    )


def row(rules: Automa, look: Look, place: str, told: Seen) -> Row:
    """What matters on a territory; nothing, if it was told before something else."""
    known, asked = rules.known_at(place), place in look.units
    least, counted = look.least.get(place, 1), place in look.counted
    workers = sum(n for piece, n in known.items() if piece.endswith("worker"))
    only_workers = place in look.workers_counted and not counted
    token = place in look.tokens or ENCOUNTER in told.get(place, ())
    return Row(
        place,
        known,
        workers=least if asked else 0,
        fighters=place in look.fighters or (asked and (workers >= least) == only_workers),
        fighters_counted=counted,
        most=look.most.get(place, 0),
        workers_counted=place in look.workers_counted,
        token=place in rules.state.tokens.encounter if token else None,
        comers=comers(rules, place, told),
    )


def _as_if(rules: Automa) -> Automa:
    """The same rules at a copy of the table, to see what would follow."""
    return type(rules)(thawed(type(rules.state), frozen(rules.state)), [])


def completed(before: Automa, told: Seen, question: Places) -> dict[str, Pieces]:
    """What was told, and the listed territories that those who have come must have left."""
    after = _as_if(before)
    after.believe(told, question, so_far=True)
    left = {
        place: now
        for place in question.options
        if place not in told and (now := after.known_at(place)) != before.known_at(place)
    }
    return {**{place: dict(pieces) for place, pieces in told.items()}, **left}


def comers(rules: Automa, place: str, told: Seen) -> list[Comer]:
    """Whose units may have come there: the nearest of each kind of whom nothing was told yet, and a
    mech from the mat, which is built where a worker stands."""
    found: list[tuple[int, str, str]] = []
    for seat in rules.humans:
        units = rules.state.seats[seat].units
        for unit in UNITS:
            near = [rules.board.far[place][at] for at in units[unit] if at not in {*told, place}]
            if unit != "character" and rules.on_mat(seat, unit) > 0:
                near.append(REACH[unit] if place in units["worker"] else NOWHERE)
            if near:
                found.append((min(near), seat, unit))
    order = sorted(found, key=lambda one: (one[0], UNITS.index(one[2])))
    return [(seat, unit) for _, seat, unit in order]
