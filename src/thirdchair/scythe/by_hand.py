"""Cards only: people move the pieces, the app keeps what the cards count."""

from collections.abc import Sequence

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Number, Pick
from thirdchair.scythe.attacking import Attacking
from thirdchair.scythe.board import MAT
from thirdchair.scythe.chapter import COMBAT_UNITS
from thirdchair.scythe.content import Move
from thirdchair.scythe.events import Line, Retreated

NOBODY = "nobody"


class ByHand(Attacking):
    """Nothing is asked about places; a combat still asks."""

    async def by_hand(self, automa: str, entries: Sequence[Move]) -> None:
        """Say the move line; if it can attack, ask whom it met."""
        scheme = self.state.seats[automa].scheme
        moves = tuple(entry.do for entry in entries)
        self.tell(Line(seat=automa, scheme=scheme, moves=moves))
        power = self.state.seats[automa].power
        armed = bool(self.places_of(automa, COMBAT_UNITS))
        if armed and any(entry.do == "attack" and power >= entry.power for entry in entries):
            options = (NOBODY, *self.enemies(automa))
            met = await ask(Pick(about="attacked", seat=automa, options=options))
            if met != NOBODY:
                await self.fight_by_hand(automa, met, "")

    async def fight_by_hand(self, attacker: str, defender: str, at: str) -> str:
        """A combat somewhere; the loser's pieces are moved by hand, an Automa's mat is kept."""
        winner = await self.fight(attacker, defender, at)
        loser = defender if winner == attacker else attacker
        if self.state.seats[loser].kind == "automa":
            await self.lose_unit(loser, at)
        return winner

    async def lose_unit(self, automa: str, at: str) -> None:
        """The combat unit that was beaten goes to the mat; asked if it could be either kind."""
        kinds = [unit for unit in COMBAT_UNITS if self.state.seats[automa].units[unit]]
        if not kinds:
            return
        unit = kinds[0]
        if len(kinds) > 1:
            unit = await ask(Pick(about="lost_unit", seat=automa, options=("character", "mech")))
        self.lift(automa, unit, next(iter(self.state.seats[automa].units[unit])))
        rule = "scy.automa.combat.automa-loses"
        self.tell(Retreated(seat=automa, unit=unit, from_=at, to=MAT, n=1, rule=rule))

    async def met_by_hand(self, human: str, at: str) -> None:
        """A human's units have come to `at`: whom did they meet there?"""
        meetings = [f"{automa}.{kind}" for automa in self.automas for kind in ("combat", "workers")]
        met = await ask(Pick(about="met", seat=human, at=at, options=(NOBODY, *meetings)))
        if met == NOBODY:
            return
        automa, _, kind = met.partition(".")
        last = self.last_card(automa)
        if kind == "combat":
            winner = await self.fight_by_hand(human, automa, at)
            if winner != human or self.state.ended is not None:
                return
        least = 0 if kind == "combat" else 1
        most = self.numbers.pieces["worker"]
        workers = await ask(Number(about="workers_sent_home", seat=human, min=least, max=most))
        self.lose_popularity(human, workers)
        if kind == "workers":
            self.find_resources(human, at, last)
