"""A combat as a thing: who against whom, what each side puts in, what it costs."""

import msgspec

from thirdchair.kit.choices import Reason


class Committed(msgspec.Struct):
    """What one side puts into a combat."""

    power: int
    cards: int
    value: int = 0

    @property
    def total(self) -> int:
        return self.power + self.value


class Price(msgspec.Struct, frozen=True):
    """Popularity that workers who are driven home cost, and what may prevent it."""

    n: int
    unless: str | None = None


class Battle(msgspec.Struct):
    """A combat: who against whom, where, what each side puts in, and what changed its strength.

    Where the board is not tracked, `at` may be empty.
    """

    attacker: str
    defender: str
    at: str
    sides: dict[str, Committed] = {}
    why: list[Reason] = []

    def other(self, seat: str) -> str:
        """Whom a side fights."""
        return self.defender if seat == self.attacker else self.attacker
