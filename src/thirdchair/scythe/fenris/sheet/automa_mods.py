"""What Automas buy: they choose nothing, and have a benefit for each mod at every later set-up."""

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Draw
from thirdchair.kit.rules import decides
from thirdchair.scythe.benefits import Slot, benefits, shown_on
from thirdchair.scythe.fenris.sheet import events as e
from thirdchair.scythe.fenris.sheet.supply import Supply
from thirdchair.scythe.modules.events import ShownCard


class AutomaMods(Supply):
    """The two columns of an Automa's sheet, and how they fill."""

    @decides(
        "fen.mods.automa.buy.when",
        "fen.mods.automa.buy.all",
        "fen.mods.automa.no-draw",
        "fen.mods.automa.column.none",
    )
    async def automa_buys(self, automa: str, free: int) -> None:
        """What costs nothing comes first; then as much as its wealth affords, if there is room."""
        price, sheet = self.printed.mod_price, self.state.sheets[automa]
        for _ in range(free):
            if kind := self.column_for(automa):
                await self.receive_mod(automa, kind)
        while (kind := self.column_for(automa)) and sheet.balance >= price:
            entry = self.book(automa, -price, "fen.mods.automa.buy.all")
            await self.receive_mod(automa, kind)
            entry.mods = self.mods_on(automa, kind)[-1:]

    @decides(
        "fen.mods.automa.column.infra",
        "fen.mods.automa.column.mech",
        "fen.mods.automa.limit6",
    )
    def column_for(self, automa: str) -> str | None:
        """Infrastructure mods while they are known and there is room, then mech mods."""
        kinds = [kind for kind in self.mod_kinds if self.slots(automa, kind)]
        return kinds[-1] if kinds else None

    @decides("fen.mods.automa.benefit.none", "fen.mods.automa.record")
    async def receive_mod(self, automa: str, kind: str) -> None:
        """A tile leaves the campaign, and the benefit is written into the next place."""
        await self._remove_tile(automa, kind)
        column = self.mods_on(automa, kind)
        row = benefits()[kind, len(column) + 1]
        slot = Slot(row.gives, card=row.card)
        if row.gives == "gain":
            slot = await self._gain(automa)
        column.append(slot.written)
        self.tell(
            e.AutomaMod(seat=automa, kind=kind, box=len(column), slot=slot.written, rule=row.rule)
        )

    @decides("fen.mods.automa.remove-token")
    async def _remove_tile(self, automa: str, kind: str) -> None:
        """One at random, whatever it is."""
        there = self.supply(kind)
        if not there:
            return
        tile = Draw(
            deck=f"{kind}_mods",
            options=tuple(there),
            weights=tuple(there.values()),
            seat=automa,
        )
        name: str = await ask(tile)
        self.state.removed[name] = self.state.removed.get(name, 0) + 1
        self.tell(e.ModRemoved(seat=automa, mod=name, rule="fen.mods.automa.remove-token"))

    @decides("fen.mods.automa.benefit.gain.draw", "fen.mods.automa.benefit.gain.record")
    async def _gain(self, automa: str) -> Slot:
        """What the green half of a card shows for everybody; the card goes back into the deck."""
        cards = self.material.cards["base"]  # they differ only in what is for one faction
        deck = tuple(number for number in cards if number not in self.cards_out(automa))
        number: int = await ask(Draw(deck="automa", options=deck, seat=automa))
        rule = "fen.mods.automa.benefit.gain.draw"
        self.tell(ShownCard(seat=automa, card=number, rule=rule))
        return shown_on(cards[number])

    def automa_slots(self, automa: str) -> list[Slot]:
        """All that its mods bring, infrastructure mods first."""
        sheet = self.state.sheets[automa]
        return [Slot.read(one) for one in (*sheet.infrastructure_mods, *sheet.mech_mods)]

    def cards_out(self, automa: str) -> list[int]:
        """The cards that have left its deck for the rest of the campaign."""
        return sorted(slot.card for slot in self.automa_slots(automa) if slot.gives == "card")
