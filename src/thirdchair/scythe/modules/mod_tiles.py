"""Mods in free games: tiles are drawn for this game alone, and Automas have their benefits."""

from collections import Counter

from thirdchair.kit.flow import Event, ask
from thirdchair.kit.questions import Draw
from thirdchair.kit.rules import decides
from thirdchair.scythe.benefits import Slot, benefits, shown_on
from thirdchair.scythe.mods import KINDS, mods_of
from thirdchair.scythe.modules.events import ShownCard
from thirdchair.scythe.modules.module import Module
from thirdchair.scythe.state import AutomaState

ENOUGH = "enough"
ON_MAT, AGAIN = "a96", "again"
"""The ruling: an ability that one's own mat has printed is a second one of a kind."""
BUYS = {
    ("infrastructure",): ("infrastructure_mods.automa", "fen.modules.automa.mods.infra"),
    ("mech",): ("mech_mods.automa", "fen.modules.automa.mods.mech"),
    ("mech", "infrastructure"): ("infrastructure_mods.automa_both", "fen.modules.automa.mods.both"),
}
"""How many mods an Automa has, and by which rule, by the kinds that are played with."""


class ModsOffered(Event, frozen=True, tag="mods_offered"):
    """The tiles that a seat has drawn and may choose from."""

    seat: str
    kind: str
    mods: tuple[str, ...]
    rule: str


class AutomaBuys(Event, frozen=True, tag="automa_buys"):
    """So many mods an Automa has in this game."""

    seat: str
    kind: str
    n: int
    rule: str


class ModTiles(Module):
    """What both kinds have in common."""

    def __init__(self, state: AutomaState, events: list[Event]) -> None:
        super().__init__(state, events)
        self._taken: Counter[str] = Counter()
        """Tiles that somebody has drawn in this set-up: what is not kept is discarded."""

    @decides("fen.modules.automa.mods.spy")
    async def draw_mods(self, seat: str, kind: str, rule: str) -> list[str]:
        """Four different ones; a second one of a kind is put back, and so is what one's own mat has
        printed. With an Automa at the table some tiles are not there."""
        drawn: list[str] = []
        printed = self.state.seats[seat].faction if self.ruling(ON_MAT) == AGAIN else None
        for _ in range(self.number(f"{kind}_mods.drawn")):
            left = {
                name: one.copies - self._taken[name]
                for name, one in mods_of(kind).items()
                if name not in drawn
                and not (one.without_automa and self.automas)
                and (printed is None or one.faction != printed)
            }
            there = {name: n for name, n in left.items() if n > 0}
            if not there:  # seven people may leave the last one only what they have already
                break
            options, weights = tuple(sorted(there)), tuple(there[one] for one in sorted(there))
            deck = f"{kind}_mods"
            drawn.append(
                str(await ask(Draw(deck=deck, options=options, weights=weights, seat=seat)))
            )
            self._taken[drawn[-1]] += 1
        self.tell(ModsOffered(seat=seat, kind=kind, mods=tuple(drawn), rule=rule))
        return drawn

    # Automas

    async def begin_with(self) -> None:
        await super().begin_with()
        for automa in self.automas if self.state.episode is None else ():
            await self.equip(automa)

    @decides(
        "fen.modules.automa.mods.infra",
        "fen.modules.automa.mods.mech",
        "fen.modules.automa.mods.both",
        "fen.modules.automa.mods.rules",
        "fen.modules.automa.mods.once",
    )
    async def equip(self, automa: str) -> None:
        """Without drawing or paying: what the benefit table gives for so many mods, in this game
        alone, in its printed order."""
        kinds = tuple(kind for kind in KINDS if f"{kind}_mods" in self.state.modules)
        number, rule = BUYS[kinds]
        n, kind = self.number(number), kinds[-1]  # with both kinds they are infrastructure mods
        self.tell(AutomaBuys(seat=automa, kind=kind, n=n, rule=rule))
        for row in (benefits()[kind, place] for place in range(1, n + 1)):
            slot = (
                await self._shown(automa) if row.gives == "gain" else Slot(row.gives, card=row.card)
            )
            if slot.gives == "card":
                self.take_out(automa, [slot.card])
            await self.bring(automa, slot)

    async def _shown(self, automa: str) -> Slot:
        """What a card of its deck shows; it goes back."""
        deck = tuple(self.deck_of(automa).cards)
        number: int = await ask(Draw(deck="automa", options=deck, seat=automa))
        rule = "fen.mods.automa.benefit.gain.draw"
        self.tell(ShownCard(seat=automa, card=number, rule=rule))
        return shown_on(self.material.cards[self.state.printing][number])
