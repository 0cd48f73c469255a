"""Set-ups: what is asked for a new table, checked, and the table before its first question."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from thirdchair.kit.game import BaseSetup
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.kit.rulings import checked
from thirdchair.scythe import content
from thirdchair.scythe.box import checked_box, with_box
from thirdchair.scythe.content import Level, Printing
from thirdchair.scythe.material import Material
from thirdchair.scythe.state import AutomaState, BoardMode, Deck, Seat, Tokens

LONGEST_NAME = 40
MOST_SEATS = 7
MOST_HEAD_START = 24
SHARED = "shared"
TRACKER = "tracker"
"""The stars that an Automa has from its star tracker."""


class SeatSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who sits there. `head_start` moves an Automa's tracker marker before the first turn."""

    kind: Literal["human", "automa"]
    name: str = ""
    faction: str | None = None
    mat: str | None = None
    level: Level | None = None
    head_start: int = 0


class AutomaSetup(BaseSetup, frozen=True, kw_only=True):
    """Humans and Automas in turn order.

    `deck`: does each Automa have its own nineteen cards? `combat`: may the app draw the Automas'
    combat cards? `abilities`: is a human asked about the abilities that could be used in a combat?
    """

    seats: tuple[SeatSetup, ...]
    modules: tuple[str, ...] = ()
    cooperative: bool = False
    board: BoardMode = True
    printing: Printing = "invaders"
    deck: Literal["own", "shared"] = "own"
    combat: Literal["ask", "app"] = "ask"
    abilities: Literal["off", "ask"] = "ask"


def begin(
    setup: AutomaSetup,
    material: Material,
    modules: Sequence[str] = (),
    reader: Reader = NOBODY,
) -> AutomaState:
    """The table before factions and player mats that were not given are drawn.

    `modules` are those of the set-up in printed order, and `material` is what they play with.
    """
    _check_seats(setup, material, reader)
    names = [f"s{place}" for place, _ in enumerate(setup.seats, start=1)]
    table = table_of(setup, material, names, modules, reader)
    if not table.decks:  # people alone have no ties of an Automa to break
        table.marker = None
    return table


@decides("fen.multi.setup.deck-ideal", "fen.multi.reading-order.1")
def table_of(
    setup: AutomaSetup,
    material: Material,
    names: Sequence[str],
    modules: Sequence[str] = (),
    reader: Reader = NOBODY,
    mode: str = "automa",
) -> AutomaState:
    """The same of seats that have been checked; `names` is what they are called, in turn order.

    `mode` is the one whose open points the table decides.
    """
    seated = dict(zip(names, setup.seats, strict=True))
    seats = {name: _seat(one, material) for name, one in seated.items()}
    automas = [seat for seat, one in seats.items() if one.kind == "automa"]
    shared = setup.deck == "shared" and len(automas) > 1
    numbers = list(material.cards[setup.printing])
    box = checked_box(setup.box, "new.box", Reader(keys=reader.keys))
    known = content.rulings(mode)
    return AutomaState(
        rulings=checked(known, with_box(setup.rulings, box, known), reader),
        board=setup.board,
        seats=seats,
        tokens=Tokens(encounter=list(material.board.encounters)),
        printing=setup.printing,
        box=box,
        cooperative=setup.cooperative,
        combat=setup.combat,
        abilities=setup.abilities,
        decks={key: Deck(list(numbers)) for key in ([SHARED] if shared else automas)},
        shared_deck=shared,
        marker=material.board.bases[0] if len(seats) > 2 or len(automas) > 1 else None,
        head_starts={name: one.head_start for name, one in seated.items() if one.head_start},
        modules=list(modules),
    )


@decides(
    "fen.automa.difficulty.change",
    "scy.automa.setup.tracker",
    "fen.multi.setup.difficulty",
    "fen.modules.automa.stars-beside",
    "fen.modules.automa.skip-meaning",
    "fen.modules.automa.skip-default",
)
def _seat(one: SeatSetup, material: Material) -> Seat:
    human = one.kind == "human"
    triumphs = material.track if human else (*material.earned, TRACKER)
    return Seat(
        kind=one.kind,
        name=one.name.strip(),
        faction=one.faction or "",
        mat=one.mat,
        level=None if human else one.level or "automa",
        units={"worker": {}, "mech": {}, "character": {}, "structure": {}},
        stars=dict.fromkeys(triumphs, 0),
    )


@decides("fen.multi.options", "fen.multi.count", "fen.multi.mode", "fen.modules.combine")
def _check_seats(setup: AutomaSetup, material: Material, reader: Reader) -> None:
    """People alone need a module: without one the app has nothing to do."""
    seats = setup.seats
    if not 2 <= len(seats) <= MOST_SEATS:
        raise bad_input("wrong-number-of-seats", where="new.seats", min=2, max=MOST_SEATS)
    if all(one.kind == "human" for one in seats) and not setup.modules:
        raise bad_input("no-automa", where="new.seats")
    if setup.cooperative and len({one.kind for one in seats}) == 1:
        alone = "nobody-to-cooperate" if seats[0].kind == "automa" else "nobody-to-oppose"
        raise bad_input(alone, where="new.cooperative")
    check_people(seats, material, reader)


def check_people(seats: Sequence[SeatSetup], material: Material, reader: Reader) -> None:
    """Refuse what a seat cannot have, and what two seats have."""
    for one in seats:
        _check_seat(one, material, reader)
    once([one.faction for one in seats], "faction-twice", "faction")
    once([one.mat for one in seats], "mat-twice", "mat")
    once([one.name.strip() or None for one in seats], "same-names")


def _check_seat(one: SeatSetup, material: Material, reader: Reader) -> None:
    factions, mats = material.factions, material.mats
    if one.faction is not None and not reader.knows(one.faction, factions):
        raise bad_input(
            "unknown-faction",
            where="new.seats.faction",
            value=one.faction,
            options=reader.shown(factions),
        )
    if one.mat is not None and not reader.knows(one.mat, mats):
        raise bad_input(
            "unknown-mat", where="new.seats.mat", value=one.mat, options=reader.shown(mats)
        )
    if len(one.name.strip()) > LONGEST_NAME:
        raise bad_input("bad-name", where="new.seats.name", longest=LONGEST_NAME)
    if one.kind == "human":
        if one.level is not None or one.head_start:
            raise bad_input("human-without-level", where="new.seats.level")
        if one.mat and one.faction and one.faction == mats[one.mat].never_with:
            raise bad_input(
                "forbidden-pair", where="new.seats.mat", faction=one.faction, mat=one.mat
            )
    elif one.mat is not None:
        raise bad_input("automa-without-mat", where="new.seats.mat")
    furthest = material.trackers[one.level or "automa"].last - 1  # the last space ends the game
    if reader.older:
        furthest = MOST_HEAD_START
    if not -MOST_HEAD_START <= one.head_start <= furthest:
        raise bad_input(
            "not-in-range",
            where="new.seats.head_start",
            answer=one.head_start,
            min=-MOST_HEAD_START,
            max=furthest,
        )


def once(values: Sequence[str | None], text: str, field: str = "value") -> None:
    """Refuse what two seats have; `field` is what the sentence calls it."""
    given = [value for value in values if value is not None]
    for value in given:
        if given.count(value) > 1:
            raise bad_input(text, where="new.seats", **{"value": value, field: value})
