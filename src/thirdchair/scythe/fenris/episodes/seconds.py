"""What the two second evenings have in common: what they count, and the first shop."""

from typing import ClassVar

from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fenris.new_spaces import NewSpaces

AFTER = "3"
SHOP = "shop"
USUAL = 2


class SecondEvening(NewSpaces):
    """Pieces that people have brought onto the board bring more tiles to choose from."""

    counted: ClassVar[str]
    """What tonight counts."""
    piece: ClassVar[str]
    """The piece behind it."""
    about_mods: ClassVar[tuple[str, ...]]
    """What everybody is told of mods, now that there are some."""
    tiles_drawn: ClassVar[str]
    """The rule how many of them people draw."""
    automas_mod: ClassVar[str]
    """The rule that an Automa has one for nothing."""

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

    async def rewards(self) -> None:
        """Beside what every evening brings: the first mods, of one kind, and one of them free."""
        await super().rewards()
        for rule in self.about_mods:
            self.tell(StepToDo(rule=rule))
        for seat in self.state.columns:
            if self.state.sheets[seat].kind == "automa":
                self.tell(StepToDo(rule=self.automas_mod, seat=seat))
            else:
                self.opens(seat, SHOP)
                args = {"count": self.tiles_of(seat)}
                self.tell(StepToDo(rule=self.tiles_drawn, seat=seat, args=args))

    def tiles_of(self, seat: str) -> int:
        """How many tiles a seat draws: two, and one for each piece that tonight counts."""
        return USUAL + self.state.columns[seat].facts[self.counted]

    def goes_to(self) -> str | None:
        return AFTER
