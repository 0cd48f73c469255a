"""His turn: a move by the die, and if nobody fights, another one."""

from thirdchair.kit.choices import Reason
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.answers import NOBODY
from thirdchair.scythe.fighting.battle import Battle
from thirdchair.scythe.modules.mad_tesla.tile import BLUE, TESLA, Tile

Met = list[tuple[str, bool]]
"""Who stands somewhere, and whether with combat units."""


class Prowling(Tile):
    """He goes wherever the tile leads, and drives away whoever is there."""

    @decides(
        "fen.madtesla.setup.figure",
        "fen.madtesla.setup.health",
        "fen.madtesla.setup.last",
        "fen.madtesla.unit",
    )
    async def laid_out(self) -> None:
        """At the Factory, with all his health; his turn ends every round."""
        await super().laid_out()
        first = self.first_turn().seat
        self.appears(TESLA, at=self.board.factory, before=first, rule="fen.madtesla.setup.figure")
        health = self.number("mad_tesla.health")
        self.mark(TESLA, health, "fen.madtesla.setup.health")

    @decides(
        "fen.madtesla.move.roll",
        "fen.madtesla.move.second",
        "fen.madtesla.move.no-third",
        "fen.madtesla.no-tokens",
    )
    async def act(self, actor: str) -> None:
        """So often until somebody has fought, and never a third time. Tokens mean nothing to
        him."""
        if actor != TESLA:
            await super().act(actor)
            return
        for _ in range(self.number("mad_tesla.moves")):
            if await self.prowl("fen.madtesla.move.roll") or self.state.ended is not None:
                return

    async def prowl(self, rule: str) -> bool:
        """One move by the blue die; says whether it has led to a combat."""
        end, why, met = await self.finds_way(rule)
        self.move_actor(TESLA, end, (why,))
        return await self.clash(end, met)

    @decides("fen.madtesla.automa.reroll")
    async def finds_way(self, rule: str) -> tuple[str, Reason, Met]:
        """If the unit of an Automa is there, the die is rolled once more, and that counts."""
        end, why = await self.way_of(await self.roll(BLUE, rule))
        met = await self.who_is_at(end)
        if any(seat in self.automas for seat, _ in met):
            again = await self.roll(BLUE, "fen.madtesla.automa.reroll")
            end, why = await self.way_of(again)
            met = await self.who_is_at(end)
        return end, why, met

    # Whom he meets

    async def who_is_at(self, place: str) -> Met:
        """Whoever has units there. Where the board is not tracked, people say it."""
        kept = {True: list(self.state.seats), "ask": self.automas, False: []}[self.state.board]
        known = [
            (seat, bool(self.combat_units(seat, place)))
            for seat in kept
            if self.stands(seat, place)
        ]
        if known or self.state.board is True:
            return known
        return await self._told(place, [seat for seat in self.state.seats if seat not in kept])

    async def _told(self, place: str, seats: list[str]) -> Met:
        options = [f"{seat}.{kind}" for seat in seats for kind in ("combat", "workers")]
        question = Pick(about="tesla_meets", at=place, options=(NOBODY, *options))
        seat, _, kind = str(await ask(question)).partition(".")
        return [] if seat == NOBODY else [(seat, kind == "combat")]

    @decides(
        "fen.madtesla.combat-unit",
        "fen.madtesla.workers",
        "fen.madtesla.attack.by-tesla",
        "fen.madtesla.move.off-board.combat",
    )
    async def clash(self, place: str, met: Met) -> bool:
        """He fights combat units, and workers without any go home; says whether he fought."""
        fought = False
        for seat, armed in met:
            if self.here() != place or self.state.ended is not None:
                break
            if armed:
                fought = True
                if self.state.board is False:
                    await self.fight_by_hand(TESLA, seat, place)
                else:
                    await self.fight(Battle(TESLA, seat, place))
            else:
                await self.drive_off(seat, place)
        return fought

    async def drive_off(self, seat: str, place: str) -> None:
        """Workers who stand alone go home; how many nobody knows where cards only are played."""
        self.attacks(TESLA, seat, combat=False)
        if self.state.board is False:
            self.all_go_home(seat, place, "fen.madtesla.workers")
        else:
            await self.retreat(seat, "worker", place, "fen.madtesla.workers")
