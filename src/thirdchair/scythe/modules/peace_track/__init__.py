"""The peace track: what it prints is in its sheet; here is what the table sees of it."""

from collections.abc import Sequence

from thirdchair.kit.choices import Reason
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.arriving import Gone
from thirdchair.scythe.commands import Gain
from thirdchair.scythe.content import Move
from thirdchair.scythe.events import FactoryCard, MayStar, Why
from thirdchair.scythe.modules.module import Module

ENCOUNTERS, FACTORY, POPULARITY = "encounters", "factory_card", "popularity_13"
FOUND = ("nothing", "encounter", "factory")
"""What a character can have found, where only people see it."""
RULES = {
    (ENCOUNTERS, "human"): "fen.e2b.peace.encounters3",
    (ENCOUNTERS, "automa"): "fen.e2b.automa.peace.encounters",
    (FACTORY, "human"): "fen.e2b.peace.factory",
    (FACTORY, "automa"): "fen.e2b.automa.peace.factory",
    (POPULARITY, "human"): "fen.e2b.peace.popularity13",
}


class PeaceTrack(Module):
    """Automas place what they have reached; people are told that they may."""

    async def reached(self, seat: str, triumph: str) -> None:
        """Somebody has what a star of this track needs."""
        kind = self.state.seats[seat].kind
        rule = RULES[triumph, kind]
        if not self.may_star(seat, triumph):
            return
        if kind == "automa":
            await self.place_star(seat, triumph, (Reason(rule, (triumph,), (triumph,)),))
        else:
            self.tell(MayStar(seat=seat, triumph=triumph, rule=rule))

    # Encounters and the Factory

    async def after_move(self, seat: str, moves: Sequence[Gone]) -> None:
        """Encounter tokens are counted, and the first Factory card is seen."""
        tokens, had = set(self.state.tokens.encounter), self.state.seats[seat].factory_card
        await super().after_move(seat, moves)
        if met := len(tokens.difference(self.state.tokens.encounter)):
            await self.met(seat, met)
        if self.state.ended is None and self.state.seats[seat].factory_card and not had:
            await self.reached(seat, FACTORY)

    @decides("fen.e2b.peace.encounters3", "fen.e2b.automa.peace.encounters")
    async def met(self, seat: str, n: int) -> None:
        """So many encounter tokens more; the third is worth a star."""
        holds = self.state.seats[seat].holds
        before = holds.get(ENCOUNTERS, 0)
        holds[ENCOUNTERS] = before + n
        if before < self.number("peace_track.encounters") <= holds[ENCOUNTERS]:
            await self.reached(seat, ENCOUNTERS)

    async def by_hand(self, automa: str, entries: Sequence[Move]) -> None:
        """With cards only people say what the character has found."""
        await super().by_hand(automa, entries)
        me = self.state.seats[automa]
        goes = any(entry.do == "encounter_factory" for entry in entries) and me.units["character"]
        if not goes or self.state.ended is not None:
            return
        options = FOUND[:-1] if me.factory_card else FOUND
        found = await ask(Pick(about="automa_found", seat=automa, options=options))
        if found == "encounter":
            await self.met(automa, 1)
        elif found == "factory":
            await self.took_card(automa)

    @decides("fen.e2b.automa.peace.factory")
    async def took_card(self, automa: str) -> None:
        """An Automa has its Factory card, and places its star in the same turn."""
        self.state.seats[automa].factory_card = True
        pick = str(self.ruling("p9"))
        self.tell(FactoryCard(seat=automa, pick=pick, rule="scy.automa.factory.card"))
        await self.reached(automa, FACTORY)

    # Popularity, victories and power

    @decides("fen.e2b.peace.popularity13")
    async def do_gain(self, command: Gain) -> None:
        """People who come to this popularity may place a star."""
        counts = command.what == "popularity" and command.seat in self.humans
        before = self.state.seats[command.seat].popularity if counts else 0
        await super().do_gain(command)
        now = self.state.seats[command.seat].popularity if counts else 0
        if before < self.number("peace_track.popularity") <= now:
            await self.reached(command.seat, POPULARITY)

    async def victory_star(self, winner: str, loser: str) -> None:
        """Victories bring none."""
        self.skipped("star", winner, "fen.e2b.peace.no-combat")

    async def place_star(self, seat: str, triumph: str, why: Why = ()) -> bool:
        """Neither does power."""
        if triumph == "power":
            return self.skipped("star", seat, "fen.e2b.peace.no-power")
        return await super().place_star(seat, triumph, why)
