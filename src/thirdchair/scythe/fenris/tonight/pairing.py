"""What two seats have with each other in tonight's game: rivals, or an alliance."""

from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import Pair, Unpair
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.tonight.playing import Playing
from thirdchair.scythe.modules.alliances import Alliances
from thirdchair.scythe.modules.rivals import Rivals


class Pairing(Playing):
    """Which of the two it is says the evening: the modules that it plays with."""

    async def pair(self, command: c.Declare | Pair) -> None:
        """A star more before somebody, or a proposal and its answer."""
        rules = self.rules_of_tonight()
        match rules:
            case Rivals():
                self._before_the_first_turn(command.seat)
                rules.declare(command.seat, command.with_)
            case Alliances():
                self._in_the_game(command.seat)
                await rules.propose(command.seat, command.with_)

    async def unpair(self, command: c.Undeclare | Unpair) -> None:
        """A star back, a proposal withdrawn, or an alliance that somebody has broken."""
        rules = self.rules_of_tonight()
        match rules:
            case Rivals():
                self._before_the_first_turn(command.seat)
                rules.take_back(command.seat, command.with_)
            case Alliances():
                self._in_the_game(command.seat)
                rules.part(command.seat, command.with_)

    def _in_the_game(self, seat: str) -> None:
        self.sheet_of(seat, self.playing)
        if self.rules_of_tonight().state.ended is not None:
            raise not_now("game-over")
        self.settle(seat)

    @decides("fen.e2a.rivals.setup.simultaneous")
    def _before_the_first_turn(self, seat: str) -> None:
        """All at once, and nobody any more once the game has begun; who comes late does it then."""
        self.sheet_of(seat, [one for one in self.humans if one in self.playing])
        if seat not in self.state.wishes:
            raise not_now("rivals-late", where="do.seat", seat=seat)
