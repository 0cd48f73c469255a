"""Cards only: people move the pieces, the app keeps what the cards count."""

from collections.abc import Sequence

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Number, Pick
from thirdchair.scythe.answers import NOBODY
from thirdchair.scythe.board import MAT
from thirdchair.scythe.chapter import COMBAT_UNITS
from thirdchair.scythe.content import Move
from thirdchair.scythe.events import Line, Retreated
from thirdchair.scythe.fighting.battle import Battle, Price
from thirdchair.scythe.moves.attacking import Attacking

MOVERS = {
    "move_worker": ("worker",),
    "move_mech": ("mech",),
    "move_character": ("character",),
    "encounter_factory": ("character",),
}
"""The units that an entry can move; others send a combat unit."""
MET = {"combat": COMBAT_UNITS, "workers": ("worker",)}
"""What a human can meet of an Automa; which units it has on the board is known."""


class ByHand(Attacking):
    """Nothing is asked about places; a combat still asks."""

    async def by_hand(self, automa: str, entries: Sequence[Move]) -> None:
        """Say the move line without what cannot be done; if it can attack, ask whom it met."""
        possible = [entry for entry in entries if self.can_be_tried(automa, entry)]
        if not possible:
            self.skipped("move", automa, "scy.automa.turn.no-move")
            return
        scheme = self.state.seats[automa].scheme
        moves = tuple(entry.do for entry in possible)
        needs = tuple(entry.power for entry in possible)
        self.tell(Line(seat=automa, scheme=scheme, moves=moves, needs=needs if any(needs) else ()))
        if self.may_meet(automa, moves):
            enemies = self.enemies(automa)
            bare = [one for one in enemies if one in self.automas and not self.armed(one)]
            figures = [name for name, one in self.state.actors.items() if one.at is not None]
            there = (NOBODY, *(one for one in enemies if one not in bare), *figures)
            question = Pick(about="attacked", seat=automa, options=there, anyway=tuple(bare))
            met = await ask(question)
            if met != NOBODY:
                await self.fight_by_hand(automa, met, "")

    def may_meet(self, automa: str, moves: Sequence[str]) -> bool:
        """Point: can a move line lead to a combat? Asked with cards only, for what it can do."""
        return "attack" in moves

    def more_to_know(self, automa: str, move: str) -> tuple[str, ...]:
        """Point: rules about an entry of the move line that people need beside the usual ones, who
        move an Automa by hand. Asked when they are told what the line means."""
        return ()

    def can_be_tried(self, automa: str, entry: Move) -> bool:
        """Has it the power, and a unit on the board? What it holds is known without the board."""
        if self.state.seats[automa].power < entry.power:
            return self.skipped(entry.do, automa, "scy.automa.attack.power")
        if not self.places_of(automa, MOVERS.get(entry.do, COMBAT_UNITS)):
            return self.skipped(entry.do, automa, "scy.automa.move.impossible")
        return True

    def armed(self, seat: str) -> bool:
        """Has it a combat unit on the board, as far as anybody told?"""
        return bool(self.places_of(seat, COMBAT_UNITS))

    async def fight_by_hand(self, attacker: str, defender: str, at: str) -> str:
        """A combat somewhere; the loser's pieces are moved by hand, an Automa's mat is kept."""
        winner = await self.fight(Battle(attacker, defender, at))
        loser = defender if winner == attacker else attacker
        if loser in self.automas:
            await self.lose_units(loser, at, alone=loser == attacker)
        return winner

    async def lose_units(self, automa: str, at: str, *, alone: bool) -> None:
        """The combat units that were beaten go to the mat; asked if it could be others.

        An Automa attacks with one unit, `alone`; where it was attacked, more may have stood.
        """
        groups = self.could_stand_together(automa, alone=alone)
        if not groups:
            return
        lost = next(iter(groups))
        if len(groups) > 1:
            lost = await ask(Pick(about="lost_unit", seat=automa, options=tuple(groups)))
        for unit, n in groups[lost].items():
            for _ in range(n):
                self.lift(automa, unit, next(iter(self.state.seats[automa].units[unit])))
            rule = "scy.automa.combat.automa-loses"
            self.tell(Retreated(seat=automa, unit=unit, from_=at, to=MAT, n=n, rule=rule))

    def could_stand_together(self, automa: str, *, alone: bool) -> dict[str, dict[str, int]]:
        """The groups of its combat units that are on the board, small ones first, by name.

        A name lists the units: `character`, `mech`, `character.mech`, `mech.mech` and so on.
        """
        mechs, characters = (
            sum(self.state.seats[automa].units[unit].values()) for unit in COMBAT_UNITS
        )
        groups = sorted(
            ((c, m) for c in range(characters + 1) for m in range(mechs + 1) if c or m),
            key=lambda group: (sum(group), -group[0]),
        )
        return {
            ".".join(["character"] * c + ["mech"] * m): {
                unit: n for unit, n in (("character", c), ("mech", m)) if n
            }
            for c, m in groups
            if c + m == 1 or not alone
        }

    async def met_by_hand(self, human: str, at: str) -> None:
        """A human's units have come to `at`: whom did they meet there?"""
        if figures := self.figures_at(at):
            await self.fight(Battle(human, figures[0], at))
            return
        there, missing = [NOBODY], list[str]()
        for automa in self.automas:
            for kind, units in MET.items():
                known = there if self.places_of(automa, units) else missing
                known.append(f"{automa}.{kind}")
        options, anyway = tuple(there), tuple(missing)
        met = await ask(Pick(about="met", seat=human, at=at, options=options, anyway=anyway))
        if met == NOBODY:
            return
        automa, _, kind = met.partition(".")
        last = self.last_card(automa)
        if kind == "workers":
            self.attacks(human, automa, combat=False)
        else:
            winner = await self.fight_by_hand(human, automa, at)
            if winner != human or self.state.ended is not None:
                return
        least = 0 if kind == "combat" else 1
        most = max(least, sum(self.state.seats[automa].units["worker"].values()))
        workers = await ask(Number(about="workers_sent_home", seat=human, min=least, max=most))
        fought = kind == "combat"
        price = await self.price_of(human, workers) if fought else Price(workers)
        self.lose_popularity(human, price)
        if kind == "workers":
            self.find_resources(human, at, last)
