"""Automas and influence: one that plays Fenris spreads it, others collect it or keep away."""

from collections.abc import Sequence

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import Event, ask
from thirdchair.kit.questions import Number, Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.answers import NO, YES
from thirdchair.scythe.asked.evidence import Look
from thirdchair.scythe.content import Move
from thirdchair.scythe.events import Why
from thirdchair.scythe.fighting.events import Combat
from thirdchair.scythe.modules.fenris.people import People
from thirdchair.scythe.moves.arriving import Gone
from thirdchair.scythe.moves.field import Field

LAYING = (
    *("fen.fenris.automa.place.max3", "fen.fenris.automa.place.1", "fen.fenris.automa.place.2"),
    *("fen.fenris.automa.place.terrain", "fen.fenris.automa.place.tie.1"),
)
CHARACTER = ("move_character", "encounter_factory")
"""The entries that move its character without a conflict."""


class InfluenceLaid(Event, frozen=True, tag="influence_laid"):
    """An Automa has laid tokens onto a board that people keep."""

    seat: str
    n: int
    rule: str


class Automas(People):
    """As Fenris, and against Fenris."""

    # As Fenris

    def leave_token(self, automa: str, place: str) -> None:
        """Influence is more than one token: see `spread`."""
        if not self.plays_fenris(automa):
            super().leave_token(automa, place)

    async def after_move(self, seat: str, moves: Sequence[Gone]) -> None:
        """After each move of its character; by some rulings also if it stays."""
        await super().after_move(seat, moves)
        if self.state.seats[seat].kind != "automa" or not self.plays_fenris(seat):
            return
        when = self.ruling("tokens")
        for gone in moves:
            counts = when == "stayed_too" or (when == "moved" and gone.start != gone.end)
            if gone.unit == "character" and counts and self.state.ended is None:
                await self.spread(seat, gone.end)

    @decides(
        "fen.fenris.automa.place.max3",
        "fen.fenris.automa.place.1",
        "fen.fenris.automa.place.2",
        "fen.fenris.automa.place.terrain",
    )
    async def spread(self, automa: str, place: str) -> None:
        """One where its character stands; then two more on the same kind of land, as many as there
        are tokens and free territories. Lakes and the Factory are never free."""
        one = self.state.seats[automa]
        if one.tokens and self.may_bear(place):
            self.lay_influence(automa, place, "fen.fenris.automa.place.1")
        terrain = self.board.terrain.get(place)
        for _ in range(self.number("fenris.automa_more")):
            alike = [other for other, kind in self.board.terrain.items() if kind == terrain]
            choice = Choice(self.board.in_order(alike))
            free = [other for other in choice.left if self.is_free(other) and self.may_bear(other)]
            choice.keep("fen.fenris.automa.place.terrain", free)
            if not one.tokens or not choice.left:
                return
            self.lay_influence(
                automa, await self.picked(automa, choice), "fen.fenris.automa.place.terrain"
            )

    @decides("fen.fenris.automa.place.tie.1", "fen.fenris.automa.place.tie.2")
    async def picked(self, automa: str, choice: Choice[str]) -> str:
        """The one closest to an enemy combat unit. Where people keep the board they say which it
        is; what we would say is as it was last known."""
        options, far = choice.left, self.board.far
        enemies = list(Field(self, automa).combat)
        choice.keep_nearest(
            "fen.fenris.automa.place.tie.1",
            lambda place: min([far[place][enemy] for enemy in enemies], default=None),
        )
        if self.state.board is True or len(options) == 1:
            return self.settle(choice)
        best = choice.left[0]
        about = Pick(about="influence_lies", seat=automa, options=options, proposal=best)
        place: str = await ask(about)
        return place

    # Against Fenris

    @decides("fen.fenris.automa-vs.collect")
    async def march(
        self, automa: str, unit: str, start: str, end: str, action: str, why: Why
    ) -> None:
        """Whatever unit comes to a token takes it."""
        await super().march(automa, unit, start, end, action, why)
        if start != end:
            self.collect(automa, end, "fen.fenris.automa-vs.collect")

    @decides("fen.fenris.automa-vs.move.priority", "fen.fenris.automa-vs.move.avoid")
    def drawn_to(self, automa: str, choice: Choice[str], field: Field) -> None:
        """A territory without a token, before its own rules compare; one that counts as several
        is worth a token."""
        super().drawn_to(automa, choice, field)
        if not self._keeps_away(automa, choice.left):
            return
        lie = self.state.tokens.influence
        kept = [one for one in choice.left if one not in lie or self.worth_of(automa, one) > 1]
        if kept:
            choice.keep("fen.fenris.automa-vs.move.avoid", kept)

    def _keeps_away(self, automa: str, places: Sequence[str]) -> bool:
        """Is there a token among these, and a reason to keep away from it?"""
        lie = self.state.tokens.influence
        return not self.plays_fenris(automa) and any(place in lie for place in places)

    # Asked boards: where tokens lie near, more must be known of people

    def consider(self, automa: str, entry: Move, field: Field, area: list[str], look: Look) -> bool:
        carried = super().consider(automa, entry, field, area, look)
        self._look_everywhere(automa, area, look)
        return carried

    def prove(self, automa: str, entry: Move, field: Field, area: list[str], look: Look) -> bool:
        carried = super().prove(automa, entry, field, area, look)
        self._look_everywhere(automa, area, look)
        return carried

    def _look_everywhere(self, automa: str, area: list[str], look: Look) -> None:
        if self._keeps_away(automa, area):
            look.at(*((place, False) for place in self.board.territories))

    # Cards only

    def more_to_know(self, automa: str, move: str) -> tuple[str, ...]:
        """How an Automa of Fenris lays its tokens, and how others keep away from them."""
        more = super().more_to_know(automa, move)
        if not self.plays_fenris(automa):
            return (*more, "fen.fenris.automa-vs.move.avoid") if self.lying_out() else more
        return (*more, *LAYING) if move in CHARACTER else more

    async def by_hand(self, automa: str, entries: Sequence[Move]) -> None:
        """People say how many tokens were laid, or whether a unit has come to one."""
        told = len(self.events)
        await super().by_hand(automa, entries)
        if self.state.ended is not None:
            return
        if self.plays_fenris(automa):
            fought = any(isinstance(one, Combat) for one in self.events[told:])
            await self._laid_by_hand(automa, entries, fought=fought)
        elif self.lying_out():
            question = Pick(about="influence_met", seat=automa, options=(NO, YES))
            if await ask(question) == YES:
                self.takes(automa, "", "fen.fenris.automa-vs.collect")

    async def _laid_by_hand(self, automa: str, entries: Sequence[Move], *, fought: bool) -> None:
        """As many as its character has laid, wherever that was: people see the board."""
        one = self.state.seats[automa]
        moves = fought or any(entry.do in CHARACTER for entry in entries)
        most = min(1 + self.number("fenris.automa_more"), one.tokens)
        if moves and one.units["character"] and most:
            question = Number(about="influence_laid", seat=automa, min=0, max=most)
            if n := await ask(question):
                one.tokens -= n
                rule = "fen.fenris.automa.place.max3"
                self.tell(InfluenceLaid(seat=automa, n=n, rule=rule))
