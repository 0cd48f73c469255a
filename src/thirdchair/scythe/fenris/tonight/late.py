"""Who comes later tonight, and is passed over until then, first of all as the one who begins."""

import msgspec

from thirdchair.scythe.automa import Automa
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.state import AutomaState
from thirdchair.scythe.whose_turn import begins


def still_late(state: FenrisState) -> list[str]:
    """The seats of those who are not here yet; whoever plays is here, whatever the list says."""
    coming = [seat for seat in state.late if seat in state.wishes]
    return [seat for seat in coming if state.sheets[seat].presence == "late"]


def as_it_goes(state: FenrisState) -> AutomaState:
    """The game of tonight, to be asked who takes turns in it."""
    assert state.tonight is not None
    late = still_late(state)
    if not late:
        return state.tonight
    return msgspec.structs.replace(state.tonight, gone=sorted({*state.tonight.gone, *late}))


def who_begins(rules: Automa) -> tuple[str, str]:
    """Who begins, and who would if everybody was here."""
    first = rules.first_turn().seat
    return begins(first, rules), first
