"""Flags of Albion and traps of Togawa: how many there are, where one lies, what a trap takes."""

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.events import Gained, Token
from thirdchair.scythe.pieces import Pieces

FLAG, TRAP, SPRUNG, INFLUENCE = "flag", "trap", "sprung", "influence"
NO_EFFECT = "nothing"
"""The ruling: a trap does not touch an Automa."""


class FactionTokens(Pieces):
    """The tokens that a faction may have of its own. A sprung trap lies there still."""

    def all_tokens(self, kind: str) -> int:
        """Point: how many tokens of a kind there are."""
        return self.numbers.tokens

    def owner_of(self, kind: str) -> str | None:
        """Whose flags or traps they are; nobody's, if that faction does not play."""
        owners = (seat for seat in self.state.seats if self.faction(seat).token == kind)
        return next(owners, None)

    def lying(self, kind: str) -> list[str]:
        """Where a faction's tokens lie, traps whether armed or sprung."""
        tokens = self.state.tokens
        if kind == INFLUENCE:
            return list(tokens.influence)
        return list(tokens.flag) if kind == FLAG else [*tokens.trap, *tokens.sprung]

    def bears_token(self, place: str) -> bool:
        """Does a faction's token lie there? There is never room for another."""
        return place in (*self.lying(FLAG), *self.lying(TRAP))

    # Traps

    @decides("scy.automa.invaders.traps")
    async def spring_trap(self, seat: str, place: str) -> None:
        """A unit has ended its way on somebody's armed trap: the table says what it shows."""
        owner = self.owner_of(TRAP)
        if place not in self.state.tokens.trap or owner is None:
            return
        if not self.opposed(owner, seat):
            return
        automa = self.state.seats[seat].kind == "automa"
        rule = "scy.automa.invaders.traps" if automa else "scy.automa.invaders.penalties"
        if automa and self.ruling("traps") == NO_EFFECT:
            self.skipped(TRAP, seat, rule)
            return
        self.state.tokens.trap.remove(place)
        self.state.tokens.sprung.append(place)
        self.tell(Token(seat=seat, kind=TRAP, at=place, change=SPRUNG, rule=rule))
        shown = tuple(trap.what for trap in self.numbers.trap)
        what: str = await ask(Pick(about=TRAP, seat=seat, at=place, options=shown))
        self.pay_trap(seat, what, rule)

    @decides("scy.automa.invaders.penalties")
    def pay_trap(self, seat: str, what: str, rule: str) -> None:
        """What the trap shows, as far as the seat has it; an Automa's popularity never changes."""
        one = self.state.seats[seat]
        if one.kind == "automa" and what == "popularity":
            self.skipped(TRAP, seat, "scy.automa.setup.popularity")
            return
        has: int = getattr(one, what)
        n = min(has, next(trap.n for trap in self.numbers.trap if trap.what == what))
        if not n:
            self.skipped(TRAP, seat, rule)
            return
        setattr(one, what, has - n)
        self.tell(Gained(seat=seat, what=what, n=-n, rule=rule))

    def opposed(self, one: str, other: str) -> bool:
        """Do they play against each other? In a cooperative game neither humans nor Automas do."""
        if one == other:
            return False
        for automa, enemy in ((one, other), (other, one)):
            if self.state.seats[automa].kind == "automa":
                return enemy in self.enemies(automa)
        return not self.state.cooperative
