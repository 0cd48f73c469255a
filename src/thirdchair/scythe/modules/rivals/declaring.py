"""Who is whose rival: stars on home bases, and how they come there."""

from collections.abc import Iterator
from typing import Any

from thirdchair.kit.checks import one_of, whole_number
from thirdchair.kit.flow import ask
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.correcting import Corrector
from thirdchair.scythe.modules.events import StarLaid, StarTaken
from thirdchair.scythe.modules.module import Module
from thirdchair.scythe.setup.preparing import Told
from thirdchair.scythe.setup.steps import Step

COMBAT = "combat"
ENOUGH = "enough"


class Declaring(Module):
    """Stars on home bases lie open, by whose they are: `rivals.<seat>` in what is laid out."""

    @decides("fen.e2a.rivals.definition", "fen.e2a.rivals.setup.stack")
    def abroad(self, seat: str) -> dict[str, int]:
        """How many stars a seat has on the home base of each of the others."""
        lying = self.state.laid.get(f"rivals.{seat}", {})
        bases = {other: self.base(other) for other in self.state.seats}
        return {other: n for other, base in bases.items() if (n := lying.get(base, 0))}

    def lay(self, seat: str, other: str, n: int) -> int:
        """So many stars more on somebody's home base, or fewer; returns how many lie there.

        Whoever laid first, the table looks the same afterwards.
        """
        count = self.abroad(seat).get(other, 0) + n
        lying = {self.base(one): n for one, n in {**self.abroad(seat), other: count}.items() if n}
        key = f"rivals.{seat}"
        rest = {kind: at for kind, at in self.state.laid.items() if kind != key}
        self.state.laid = dict(sorted({**rest, key: dict(sorted(lying.items()))}.items()))
        if not lying:
            del self.state.laid[key]
        return count

    # People

    @decides("fen.e2a.rivals.setup.max4", "fen.modules.rivals.max2")
    def most_rivals(self) -> int:
        """As many stars as the printed track has spaces for victories, four on the one that it was
        made for; on a track of tiles as many as on the board."""
        spaces = self.material.track.count(COMBAT)
        return self.number("rivals.most_on_tiles") if self.state.track else spaces

    @decides("fen.e2a.rivals.setup", "fen.e2a.rivals.setup.simultaneous")
    def declare(self, seat: str, other: str) -> None:
        """A human lays one of its stars on somebody's home base, before the first turn."""
        self._check_pair(seat, other)
        if sum(self.abroad(seat).values()) >= self.most_rivals():
            raise not_now("rivals-most", where="do.with", seat=seat, n=self.most_rivals())
        n = self.lay(seat, other, 1)
        self.tell(StarLaid(seat=seat, other=other, n=n, rule="fen.e2a.rivals.setup"))

    async def declare_all(self, human: str) -> None:
        """One star after the other, until it is enough."""
        others = [seat for seat in self.state.seats if seat != human]
        for _ in range(self.most_rivals()):
            question = Pick(about="rival_base", seat=human, options=(*others, ENOUGH))
            if (other := str(await ask(question))) == ENOUGH:
                return
            self.declare(human, other)

    def steps(self, setup: BaseSetup, told: Told) -> Iterator[Step]:
        """On a track of tiles there may be no space for a victory."""
        yield from super().steps(setup, told)
        if self.state.track and COMBAT not in self.material.track:
            yield Step("fen.modules.rivals.tiles")

    def take_back(self, seat: str, other: str) -> None:
        """A human takes one of these stars back, before the first turn."""
        self._check_pair(seat, other)
        if other not in self.abroad(seat):
            raise not_now("rivals-none", where="do.with", seat=seat, other=other)
        n = self.lay(seat, other, -1)
        self.tell(StarTaken(seat=seat, other=other, n=n, rule="fen.e2a.rivals.setup"))

    def _check_pair(self, seat: str, other: str) -> None:
        self.known_seat(seat, self.humans)
        others = [one for one in self.state.seats if one != seat]
        if other not in others:
            raise bad_input("unknown-seat", where="do.with", value=other, options=others)

    # What lies there can be set right

    def correctable(self) -> dict[str, Corrector]:
        """Stars on home bases, too."""
        return {**super().correctable(), "rivals": self._correct_rivals}

    def _correct_rivals(self, rest: list[str], value: Any) -> dict[str, int]:
        """All of a seat at once: a star more often lies on the wrong base than in none."""
        if len(rest) != 1 or rest[0] not in self.state.seats:
            raise bad_input("unknown-part", where="do.path", options=list(self.state.seats))
        seat, was = rest[0], self.abroad(rest[0])
        if not isinstance(value, dict):
            raise bad_input("malformed", where="do.value")
        others = [one for one in self.state.seats if one != seat]
        most = self.most_abroad(seat)
        stars = {one_of(other, others): whole_number(n, 0, most) for other, n in value.items()}
        if sum(stars.values()) > most:
            raise not_now("rivals-too-many", where="do.value", seat=seat, n=most)
        for other in others:
            self.lay(seat, other, stars.get(other, 0) - self.abroad(seat).get(other, 0))
        return was

    def most_abroad(self, seat: str) -> int:
        """No star lies there that lies on the track, and never more than may be laid."""
        return max(0, min(self.most_rivals(), self.numbers.stars - self.star_count(seat)))

    # Automas

    async def laid_out(self) -> None:
        """The stars after everything else: in a free game people say where theirs lie."""
        await super().laid_out()
        for human in self.humans if self.state.episode is None else ():
            await self.declare_all(human)
        for automa in self.automas:
            rivals, rule = self.first_rivals(automa)
            for rival in rivals:
                n = self.lay(automa, rival, 1)
                self.tell(StarLaid(seat=automa, other=rival, n=n, rule=rule))

    @decides("fen.e2a.automa.rivals.setup.solo", "fen.e2a.automa.rivals.setup.multi")
    def first_rivals(self, automa: str) -> tuple[list[str], str]:
        """Two stars on the one opponent's base; among more, one on each neighbour's.

        A neighbour is the next opponent in either direction of the round.
        """
        seats = self.seats_in_order()
        place = seats.index(automa)
        enemies = self.enemies(automa)
        around = [seat for seat in (*seats[place + 1 :], *seats[:place]) if seat in enemies]
        if len(seats) == 2:
            stars = self.number("rivals.automa_stars")
            return around * stars, "fen.e2a.automa.rivals.setup.solo"
        return [around[0], around[-1]], "fen.e2a.automa.rivals.setup.multi"
