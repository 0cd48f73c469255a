"""Influence tokens: where they may lie, who takes them, and what they cost in the end."""

from collections.abc import Mapping

from thirdchair.kit.flow import Event
from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.commands import Place, Step
from thirdchair.scythe.events import Token
from thirdchair.scythe.faction_tokens import INFLUENCE
from thirdchair.scythe.modules.homes import BorrowedHome
from thirdchair.scythe.scoring import Line

FENRIS = "fenris"
PRIMARY = ("mountain", "farm", "tundra", "forest", "village")


class InfluenceTaken(Event, frozen=True, tag="influence_taken"):
    """A seat takes an influence token off the board, and has `held` now."""

    seat: str
    at: str
    held: int
    rule: str


class InfluenceGiven(Event, frozen=True, tag="influence_given"):
    """A seat gives another one influence tokens out of its own supply."""

    seat: str
    other: str
    n: int
    rule: str


class InfluenceTokens(BorrowedHome):
    """The supply of Fenris is what it has not placed; others hold what they had to take."""

    def plays_fenris(self, seat: str) -> bool:
        """Is it the seat of Fenris?"""
        return self.state.seats[seat].faction == FENRIS

    @decides("fen.fenris.setup.tokens")
    def all_tokens(self, kind: str) -> int:
        return self.number("fenris.tokens") if kind == INFLUENCE else super().all_tokens(kind)

    def influence_of(self, seat: str) -> int:
        """How many tokens lie before a seat."""
        one = self.state.seats[seat]
        return one.tokens if self.plays_fenris(seat) else one.holds.get(INFLUENCE, 0)

    # Where they may lie

    @decides("fen.fenris.influence.forbidden")
    def may_bear(self, place: str) -> bool:
        """Where no trap, flag, encounter or influence token lies. With cards only nobody keeps
        which encounters are left."""
        tokens = self.state.tokens
        if not self.board.is_territory(place) or place in tokens.influence:
            return False
        met = self.state.board is False or place not in tokens.encounter
        return met and not self.bears_token(place)

    @decides(
        "fen.fenris.influence.unoccupied",
        "fen.fenris.influence.primary",
        "fen.fenris.tokens.airship",
    )
    def is_free(self, place: str) -> bool:
        """A primary territory without units, be they of a figure that the game plays: structures,
        airships and who is aboard do not occupy it."""
        if self.board.terrain.get(place) not in PRIMARY or self.figures_at(place):
            return False
        seats = self.state.seats.values()
        return not any(place in one.units[unit] for one in seats for unit in UNITS)

    def lay_influence(self, seat: str, place: str, rule: str) -> None:
        """A token of the supply comes onto the board."""
        self._comes_to(seat, place)
        self.tell(Token(seat=seat, kind=INFLUENCE, at=place, change="placed", rule=rule))

    def _comes_to(self, seat: str, place: str) -> None:
        """With cards only people keep where it lies."""
        self.state.seats[seat].tokens -= 1
        if self.state.board is not False:
            self.state.tokens.influence.append(place)

    def lying_out(self) -> int:
        """How many tokens lie on the board, wherever."""
        held = sum(self.influence_of(seat) for seat in self.state.seats)
        return self.all_tokens(INFLUENCE) - held

    @decides("fen.fenris.influence.second", "fen.fenris.influence.forbidden")
    def place_token(self, command: Place) -> None:
        """People lay one where their character stands, or on any free primary territory."""
        if not self.plays_fenris(command.seat):
            super().place_token(command)
            return
        self.token_kind(command)
        at, one = command.at, self.state.seats[command.seat]
        tracked = self.state.board is True
        fits = self.is_free(at) or (not tracked and self.board.terrain[at] in PRIMARY)
        here = at in one.units["character"] or not tracked
        if not one.tokens or not self.may_bear(at) or not (fits or here):
            raise not_now("no-influence-there", where="do.at", at=at, n=one.tokens)
        self._comes_to(command.seat, at)

    # Who takes them

    @decides("fen.fenris.tokens.own-no-collect", "fen.fenris.tokens.own-no-stop")
    def minds_tokens(self, seat: str) -> bool:
        """Point: does a token stop this seat, and must it be taken? Fenris lets it lie."""
        return not self.plays_fenris(seat)

    @decides("fen.fenris.tokens.take")
    def collect(self, seat: str, place: str, rule: str = "fen.fenris.tokens.take") -> None:
        """Whoever comes to a token takes it."""
        if self.minds_tokens(seat) and place in self.state.tokens.influence:
            self.state.tokens.influence.remove(place)
            self.takes(seat, place, rule)

    def takes(self, seat: str, place: str, rule: str) -> None:
        """A token comes to the faction mat of somebody who would rather not have it."""
        holds = self.state.seats[seat].holds
        holds[INFLUENCE] = holds.get(INFLUENCE, 0) + 1
        self.tell(InfluenceTaken(seat=seat, at=place, held=holds[INFLUENCE], rule=rule))

    @decides("fen.fenris.tokens.take", "fen.fenris.tokens.stop")
    async def entered(self, human: str, steps: tuple[Step, ...]) -> None:
        """Each unit that has come to a token, a worker too; there its move is over."""
        await super().entered(human, steps)
        for number, step in enumerate(steps):
            if step.to in self.state.tokens.influence and self.minds_tokens(human):
                later = [one for one in steps[number + 1 :] if one.unit == step.unit]
                if any(one.from_ == step.to for one in later):
                    raise not_now(
                        "influence-stops", where="do.moves.from", at=step.to, unit=step.unit
                    )
                self.collect(human, step.to)

    @decides("fen.fenris.tokens.mill", "fen.fenris.tokens.airship.drop")
    async def do_place(self, command: Place) -> None:
        """A worker that a mill has produced there, or that an airship has set down, takes it."""
        await super().do_place(command)
        if command.unit == "worker":
            self.collect(command.seat, command.at, "fen.fenris.tokens.mill")

    def countable(self, seat: str) -> tuple[str, ...]:
        """Tokens that only people have seen; the supply of Fenris follows from the board."""
        seen = (INFLUENCE,) if self.minds_tokens(seat) else ()
        return (*super().countable(seat), *seen)

    # What they cost

    @decides(
        "fen.fenris.tokens.minus1",
        "fen.fenris.tokens.start-16",
        "fen.fenris.automa.no-loss",
        "fen.fenris.automa-vs.lose",
    )
    def score(self, seat: str, counted: Mapping[str, int]) -> list[Line]:
        """Each token before a seat costs a coin, those of the supply too; an Automa that plays
        Fenris loses nothing. By some books nobody falls below nothing by that."""
        lines = super().score(seat, counted)
        automa = self.state.seats[seat].kind == "automa"
        n = self.influence_of(seat) * self.number("fenris.worth")
        if not n or (automa and self.plays_fenris(seat)):
            return lines
        if self.ruling("floor"):
            n = min(n, max(0, sum(line.points for line in lines)))
        return [*lines, Line(INFLUENCE, -n)]
