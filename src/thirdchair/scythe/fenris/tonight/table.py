"""The game of tonight: an ordinary table of Scythe with the seats that are here."""

import msgspec

from thirdchair.kit.decoding import decode
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.board import base_of
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.state import FenrisState, HowPlayed
from thirdchair.scythe.material import Material, material_of
from thirdchair.scythe.setup.setups import AutomaSetup, SeatSetup, table_of
from thirdchair.scythe.state import AutomaState

AUTOMA = "automa"
"""Whoever plays for somebody may be an Automa."""
HERE = ("present", "late", "guest")


@decides(
    "fen.campaign.mat.random",
    "fen.e1.setup.mats",
    "fen.e3.setup.faction",
    "fen.e3.setup.mats",
    "fen.e4.setup.mats",
    "fen.e6.setup.mats",
    "fen.e2a.setup.faction",
    "fen.e2a.setup.mats",
    "fen.e2b.setup.faction",
    "fen.e2b.setup.mats",
    "fen.e5.setup.mats",
    "fen.e7.setup.mats",
    "fen.e8a.setup.home",
    "fen.e8b.setup.home",
)
def tonights_table(state: FenrisState, command: c.Begin, board: type[Automa]) -> AutomaState:
    """The table before its player mats are dealt, unless they were read off."""
    here = [seat for seat, one in state.sheets.items() if one.presence in HERE]
    state.how = how_played(state.how, command)
    state.order = list(command.order) if command.order else in_order(state.order, here)
    material = material_of(board)
    _check_mats(command, state.order, material)
    seats = {seat: _seat(state, seat, command.mats.get(seat)) for seat in state.order}
    setup = AutomaSetup(
        game="scythe",
        mode="automa",
        seats=tuple(seats.values()),
        rulings={},
        box=state.box,
        **msgspec.structs.asdict(state.how),
    )
    modules = [sheet.id for sheet in board.sheets if not sheet.unnamed]
    tonight = table_of(setup, material, names=tuple(seats), modules=modules)
    tonight.episode = state.evening
    tonight.homes = {
        seat: base_of(base) for seat in seats if (base := state.sheets[seat].base) is not None
    }
    return tonight


def _seat(state: FenrisState, seat: str, mat: str | None) -> SeatSetup:
    """A seat of tonight. An Automa may play for somebody; the sheet stays theirs."""
    sheet = state.sheets[seat]
    if sheet.kind == "human" and sheet.played_by != AUTOMA:
        return SeatSetup(kind="human", name=sheet.name, faction=sheet.faction, mat=mat)
    return SeatSetup(
        kind="automa",
        name=sheet.name,
        faction=sheet.faction,
        level=sheet.level,
        head_start=head_start(state, seat),
    )


def how_played(last: HowPlayed, command: c.Begin) -> HowPlayed:
    """As last time, but for what somebody says otherwise."""
    said = dict(command.options)
    if command.board is not None:
        said["board"] = command.board
    played: HowPlayed = decode({**msgspec.structs.asdict(last), **said}, HowPlayed, "do.options")
    return played


def in_order(last: list[str], here: list[str]) -> list[str]:
    """As people sat last time; whoever was not there sits down at the end."""
    return [*(seat for seat in last if seat in here), *(seat for seat in here if seat not in last)]


@decides("fen.automa.difficulty.auto.diff")
def head_start(state: FenrisState, automa: str) -> int:
    """How much further on an Automa starts, if its difficulty follows the results.

    Of evenings on paper only the victories are known.
    """
    sheet = state.sheets[automa]
    if not state.adjusts or sheet.kind == "human":
        return 0
    here = {one.evening for one in state.history}
    humans = [one for one in state.sheets.values() if one.kind == "human"]
    on_paper = sum(win not in here for one in humans for win in one.wins)
    on_paper -= sum(win not in here for win in sheet.wins)
    return on_paper + sum(one.harder.get(automa, 0) for one in state.history)


def _check_mats(command: c.Begin, order: list[str], material: Material) -> None:
    for seat, mat in command.mats.items():
        if seat not in order:
            raise bad_input("unknown-seat", where="do.mats", value=seat, options=order)
        if mat not in material.mats:
            options = list(material.mats)
            raise bad_input("unknown-mat", where="do.mats", value=mat, options=options)
    given = list(command.mats.values())
    for mat in given:
        if given.count(mat) > 1:
            raise bad_input("mat-twice", where="do.mats", value=mat, mat=mat)
