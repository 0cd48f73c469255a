"""Automa civilization cards that are in the box but that nobody has told us the text of.

The book draws from all Automa civilizations, so these can come up like any other. You then read the
card and play it by hand, or draw again. What the owner has entered in My box is not among them.
"""

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Draw, Pick
from thirdchair.kit.rules import decides
from thirdchair.tapestry.box import CIVILIZATION_TURNS, BoxCivilization, box_civilizations
from thirdchair.tapestry.charts import Civilization
from thirdchair.tapestry.events import CivilizationCard, UnknownCivilization
from thirdchair.tapestry.expansions.boxed import BoxedCivilizations
from thirdchair.tapestry.expansions.in_play import packs_of
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW, YOU
from thirdchair.tapestry.setup.preparing import SecondCivilization

IDS = ("other", "other_2", "other_3")
"""What such a card is called; the first that no other civilization has."""
HAND, AGAIN = "by_hand", "draw_again"
DIE = "die"


class OtherCards(BoxedCivilizations):
    """Nothing that the owned boxes hold is left out of the draw."""

    def automa_civs(self) -> dict[str, Civilization]:
        return super().automa_civs() | {
            civ: Civilization(id=civ, favorite=favorite, effect=())
            for civ, favorite in self.state.other_civs.items()
        }

    @property
    def other_card(self) -> str:
        """The next such card."""
        known = self.automa_civs()
        return next(one for one in IDS if one not in known)

    def cards_without_text(self) -> int:
        """How many there are in the boxes of this table."""
        entered = box_civilizations(self.state.box).values()
        return sum(
            max(0, pack.cards_without_text - _cards([c for c in entered if c.expansion == pack.id]))
            for pack in packs_of(self.state.expansions)
        )

    @decides("tap.solo.comp.civ.aa", "tap.solo.comp.civ.ff")
    async def draw_civilization(self) -> str:
        """Each card without text counts as one civilization. One that is not played stays out."""
        unknown = self.cards_without_text()
        while True:
            drawn = await self.draw_among_all(unknown)
            if drawn != self.other_card:
                return drawn
            self.tell(UnknownCivilization(cards=unknown, rule="tap.solo.setup.automa.civ"))
            if await ask(Pick(about="unknown_civ", options=(HAND, AGAIN), seat=YOU)) == HAND:
                return await self.play_other(drawn)
            unknown = max(0, unknown - 1)

    async def draw_among_all(self, unknown: int) -> str:
        """One of those that we know, or another card; somebody who draws may always have one."""
        other = self.other_card
        options = tuple(sorted((*self.free_civilizations(), other)))
        weights = tuple(unknown if one == other else 1 for one in options)
        drawn: str = await ask(
            Draw(
                deck="civilization",
                options=options,
                weights=None if unknown == 1 else weights,
                seat=YOU,
            )
        )
        return drawn

    async def play_other(self, civ: str) -> str:
        """The track beside its heart is all that we need to know, and only if it counts."""
        favorites, heart = self.state.favorites, DIE
        if favorites[AUTOMA] is None:
            tracks = tuple(track for track in self.track_ids if track != favorites[SHADOW])
            heart = await ask(Pick(about="civ_favorite", options=(*tracks, DIE), seat=YOU))
        self.state.other_civs[civ] = heart
        return civ

    async def choose_civilization(self) -> str:
        other = self.other_card
        options = tuple(sorted((*self.free_civilizations(), other)))
        chosen: str = await ask(SecondCivilization(about="second_civ", options=options, seat=YOU))
        if chosen == other:
            self.state.other_civs[chosen] = DIE
        return chosen

    async def use_civilization(self, civ: str, turn: int) -> None:
        if civ not in self.state.other_civs:
            await super().use_civilization(civ, turn)
        elif turn in CIVILIZATION_TURNS:
            rule = "tap.income.civ"
            self.tell(CivilizationCard(civ=civ, turn=turn, rule=rule))
            await self.play_by_hand(civ, rule)


def _cards(civs: list[BoxCivilization]) -> int:
    """How many cards these civilizations are printed on; two may share one."""
    backs = [(civ.id, civ.back) for civ in civs]
    return len(
        {min(civ, back or civ, *(one for one, of in backs if of == civ)) for civ, back in backs}
    )
