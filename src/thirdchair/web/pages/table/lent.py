"""What a single game borrows from series that run on the same device, with the same copy."""

from thirdchair.table.store import Saved
from thirdchair.web.face import Lent
from thirdchair.web.visit import Visit


def lent(visit: Visit, saved: Saved) -> Lent:
    """Nothing for a game of a series itself."""
    table = saved.table
    if table.game.unlocked(table.state) is not None:
        return Lent()
    series = [
        one
        for one in visit.campaigns()
        if one.table.game.name == table.game.name and not one.table.state.over
    ]
    return visit.room.face(table.game.name).lent(saved, series, visit.words)
