"""The game of tonight: an ordinary table of Scythe with the seats that are here."""

from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import decides
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.material import Material, material_of
from thirdchair.scythe.setups import AutomaSetup, SeatSetup, table_of
from thirdchair.scythe.state import AutomaState

HERE = ("present", "late", "guest")


@decides(
    "fen.campaign.mat.random", "fen.e1.setup.mats", "fen.e3.setup.faction", "fen.e3.setup.mats"
)
def tonights_table(state: FenrisState, command: c.Begin, board: type[Automa]) -> AutomaState:
    """The table before its player mats are dealt, unless they were read off."""
    here = [seat for seat, one in state.sheets.items() if one.presence in HERE]
    order = list(command.order or here)
    material = material_of(board)
    _check_mats(command, order, material)
    seats = {
        seat: SeatSetup(
            kind=sheet.kind,
            name=sheet.name,
            faction=sheet.faction,
            mat=command.mats.get(seat) if sheet.kind == "human" else None,
            level=sheet.level,
            head_start=head_start(state, seat) if sheet.kind == "automa" else 0,
        )
        for seat, sheet in ((seat, state.sheets[seat]) for seat in order)
    }
    setup = AutomaSetup(
        game="scythe",
        mode="automa",
        seats=tuple(seats.values()),
        board=True if command.board is None else command.board,
        rulings={},
        box=state.box,
    )
    tonight = table_of(setup, material, names=tuple(seats))
    tonight.episode = state.evening
    return tonight


@decides("fen.automa.difficulty.auto.diff")
def head_start(state: FenrisState, automa: str) -> int:
    """How much further on an Automa starts, if its difficulty follows the wins."""
    if not state.adjusts:
        return 0
    humans = [one for one in state.sheets.values() if one.kind == "human"]
    return sum(len(one.wins) for one in humans) - len(state.sheets[automa].wins)


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
