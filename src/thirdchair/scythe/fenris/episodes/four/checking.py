"""Automas and agents: after each move without conflict a combat unit looks around for them."""

from collections.abc import Sequence

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Dealt, Pick, Shown
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import COMBAT_UNITS
from thirdchair.scythe.content import Move
from thirdchair.scythe.events import Drew, Retreated, Why
from thirdchair.scythe.fenris.episodes.four.agents import AGENTS, Agents, AgentsStay, Tries
from thirdchair.scythe.fighting.events import Combat
from thirdchair.scythe.moves.arriving import Gone
from thirdchair.scythe.moves.by_hand import MOVERS
from thirdchair.scythe.moves.field import Field

PEACEFUL = ("move_mech", "move_character", "encounter_factory")
"""The entries that move a combat unit and lead to no conflict."""
LOOKING = (
    *("fen.e4.automa.when", "fen.e4.automa.same", "fen.e4.automa.neighbourhood"),
    *("fen.e4.automa.neighbourhood.tie", "fen.e4.automa.no-move", "fen.e4.automa.fail.unit"),
)
BACK = "back"
NOWHERE = "nowhere"


class Checking(Agents):
    """An Automa pays nothing and gains no cards: the cards only say whether it fails."""

    @decides("fen.e4.automa.workers")
    def targets(self, seat: str, action: str, field: Field) -> Choice[str]:
        """Its workers stay away from agents; nobody else cares where they stand."""
        choice = super().targets(seat, action, field)
        if action == "move_worker" and self.agents:
            free = [place for place in choice.left if place not in self.agents]
            choice.keep("fen.e4.automa.workers", free)
        return choice

    @decides("fen.e4.automa.when")
    async def after_move(self, seat: str, moves: Sequence[Gone]) -> None:
        """When all that the move brings is done."""
        await super().after_move(seat, moves)
        if seat not in self.automas:
            return
        for gone in moves:
            peaceful = gone.unit in COMBAT_UNITS and gone.action in PEACEFUL
            if peaceful and self.state.ended is None:
                await self.looks_around(seat, gone)

    @decides(
        "fen.e4.automa.same",
        "fen.e4.automa.neighbourhood",
        "fen.e4.automa.neighbourhood.tie",
        "fen.e4.automa.no-move",
        "fen.e4.automa.fail.unit",
    )
    async def looks_around(self, automa: str, gone: Gone) -> None:
        """Agents where the unit stands, else those of one territory beside it, from afar."""
        choice = Choice(self.agents)
        here = gone.end in self.agents
        near = [place for place in choice.left if place in self.board.around[gone.end]]
        if here:
            choice.keep("fen.e4.automa.same", [gone.end])
        else:
            choice.keep("fen.e4.automa.neighbourhood", near)
        if not choice.left:
            return
        if choice.open and self.state.marker is None:
            nearest = self.board.number.__getitem__
            choice.keep_nearest("fen.e4.automa.neighbourhood.tie", nearest)
        at = self.settle(choice)
        if await self.dares(automa, at, tuple(choice.why)) or not here:
            return
        if gone.start != gone.end and self.ruling("a93") == BACK:
            self.shift(automa, gone.unit, gone.end, gone.start)
            rule = "fen.e4.automa.fail.unit"
            self.tell(
                Retreated(
                    seat=automa, unit=gone.unit, from_=gone.end, to=gone.start, n=1, rule=rule
                )
            )

    @decides("fen.e4.automa.draw", "fen.e4.automa.fail5", "fen.e4.automa.win.no-cost")
    async def dares(self, automa: str, at: str, why: Why = ()) -> bool:
        """A combat card for each agent: a single one of the highest value, and it fails."""
        n = self.agents[at]
        self.tell(Tries(seat=automa, at=at, n=n, rule="fen.e4.automa.draw", why=why))
        cards = [await self.turned_up(automa, at) for _ in range(n)]
        if self.own_numbers["fails"] in cards:
            self.tell(AgentsStay(seat=automa, at=at, n=n, rule="fen.e4.automa.fail.cards"))
            return False
        self.subdues(automa, at, "fen.e4.automa.win.agent")
        return True

    async def turned_up(self, automa: str, at: str) -> int:
        """A combat card from the top of the deck: the table turns it up, or the app draws."""
        by_app = self.state.combat == "app"
        question = (Dealt if by_app else Shown)(
            deck=AGENTS,
            options=tuple(card.value for card in self.numbers.combat_card),
            weights=tuple(card.count for card in self.numbers.combat_card),
            seat=automa,
            at=at,
        )
        value: int = await ask(question)
        self.tell(Drew(deck="combat", card=value, seat=automa, by_app=by_app))
        return value

    async def tries_at(self, seat: str, at: str) -> None:
        if self.state.seats[seat].kind == "automa":
            await self.dares(seat, at)
        else:
            await super().tries_at(seat, at)

    # Cards only

    def more_to_know(self, automa: str, move: str) -> tuple[str, ...]:
        """Where workers do not go, and whom a combat unit looks around for."""
        more = super().more_to_know(automa, move)
        if not self.agents:
            return more
        if move == "move_worker":
            return (*more, "fen.e4.automa.workers")
        return (*more, *LOOKING) if move in PEACEFUL else more

    @decides("fen.e4.automa.when")
    async def by_hand(self, automa: str, entries: Sequence[Move]) -> None:
        """The table says which agents stand by a combat unit that has moved without conflict."""
        told = len(self.events)
        await super().by_hand(automa, entries)
        fought = any(isinstance(one, Combat) for one in self.events[told:])
        moves = any(
            entry.do in PEACEFUL and self.places_of(automa, MOVERS[entry.do]) for entry in entries
        )
        if not moves or fought or not self.agents or self.state.ended is not None:
            return
        question = Pick(about="agents_near", seat=automa, options=(NOWHERE, *self.agents))
        at = await ask(question)
        if at != NOWHERE:
            await self.dares(automa, at)
