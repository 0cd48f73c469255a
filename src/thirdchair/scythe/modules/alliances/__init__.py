"""Alliances: the tokens that seats swap, and what they do."""

from collections.abc import Iterator
from typing import ClassVar

from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Rule
from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import Pair, Unpair
from thirdchair.scythe.modules.alliances.automas import WithAutomas
from thirdchair.scythe.modules.alliances.breaking import Breaking


class Alliances(WithAutomas, Breaking):
    """Everybody has a token with the emblem of the own faction, and may swap it once."""

    own_commands: ClassVar[tuple[type[Command], ...]] = (Pair, Unpair)

    def carry_out(self, command: Command) -> Rule:
        match command:
            case Pair():
                return self.do_pair(command)
            case Unpair():
                return self.do_unpair(command)
        return super().carry_out(command)

    def foreseen(self) -> Iterator[str]:
        """Two people without an alliance may have one; one that stands may be broken."""
        yield from super().foreseen()
        if sum(self.ally_of(human) is None for human in self.humans) > 1:
            yield "pair"
        if any(self.offer_of(one) or self.holds_up(one) for one in self.state.seats):
            yield "unpair"

    async def do_pair(self, command: Pair) -> None:
        """A proposal, or the answer to one."""
        self.still_running()
        await self.propose(command.seat, command.with_)

    async def do_unpair(self, command: Unpair) -> None:
        """A proposal is withdrawn, or somebody has broken an alliance."""
        self.known_seat(command.seat)
        self.part(command.seat, command.with_)

    @decides("fen.e2b.alliance.break")
    def part(self, seat: str, other: str) -> None:
        """On a board that the app does not follow people say that they have attacked an ally."""
        if self.ally_of(seat) is None:
            self.withdraw(seat, other)
        elif self.ally_of(seat) != other or not self.holds_up(seat):
            raise not_now("alliance-none", where="do.with", seat=seat, other=other)
        else:
            self.break_up(seat)
