"""What the two second evenings have in common: what they count, and the first shop."""

from typing import ClassVar

from thirdchair.kit.rules import decides
from thirdchair.scythe.fenris.episodes.new_spaces import NewSpaces
from thirdchair.scythe.fenris.events import StepToDo

AFTER = "3"
FREE = 1
"""How many mods cost nothing after these evenings."""


class SecondEvening(NewSpaces):
    """Pieces that people have brought onto the board bring more tiles to choose from."""

    counted: ClassVar[str]
    """What tonight counts."""
    piece: ClassVar[str]
    """The piece behind it."""
    new_kind: ClassVar[str]
    """The kind of mods that there are from now on."""
    new_mods: ClassVar[str]
    """The rule that says so."""
    new_board: ClassVar[str]
    """The punchboard with their tiles."""

    def counts(self) -> tuple[str, ...]:
        return (self.counted,)

    def most_of(self, what: str) -> int:
        return self.material.numbers.pieces[self.piece]

    def held(self, seat: str, what: str) -> int:
        """What stands on the board, or what was counted if that is more."""
        units = self.rules_of_tonight().state.seats[seat].units[self.piece]
        return max(sum(units.values()), super().held(seat, what))

    def knows(self, seat: str, what: str) -> bool:
        """Where the board is not tracked only those do that people have counted."""
        game = self.rules_of_tonight().state
        one = game.seats[seat]
        return one.kind == "automa" or game.board is True or what in one.holds

    @decides(
        "fen.e2a.reward.mods.only-mech",
        "fen.e2a.reward.mods.draw",
        "fen.e2a.reward.mods.free",
        "fen.e2a.reward.mods.buy",
        "fen.e2a.automa.reward.free-mod",
        "fen.e2b.reward.mods.only-infra",
        "fen.e2b.reward.mods.draw",
        "fen.e2b.reward.mods.free",
        "fen.e2b.reward.mods.buy",
        "fen.e2b.automa.reward.free-mod",
    )
    async def rewards(self) -> None:
        """Beside what every evening brings: the first mods, of one kind, and one of them free."""
        await super().rewards()
        self.unlock_mods(self.new_kind)
        self.tell(StepToDo(rule=self.new_mods))
        self.lay_ready(self.new_board)
        pieces = {seat: one.facts[self.counted] for seat, one in self.state.columns.items()}
        await self.open_shop(pieces, free=FREE)

    def goes_to(self) -> str | None:
        return AFTER
