"""Landmark cards: you keep one of two, the landmark of the other is the Automa's."""

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.readers import NOBODY
from thirdchair.kit.rules import decides
from thirdchair.tapestry.events import LandmarkCardKept
from thirdchair.tapestry.expansions.in_play import packs_of
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.setup.preparing import Preparing

CARD = "card"
"""A landmark of a card is `card:<name>`, as one of a track is `<track>:<space>`."""


class LandmarkCards(Preparing):
    """Step 5 of the set-up with Plans & Ploys or Arts & Architecture. Which cards come up only the
    table knows, so they are asked by name."""

    async def prepare_more(self) -> None:
        await super().prepare_more()
        await self.give_landmark_cards()

    @decides("tap.solo.setup.lmcards.choose")
    async def give_landmark_cards(self) -> None:
        """Yours, the one that you turned down, and on some levels more for the Automa."""
        kept = await self.landmark_card("landmark_card")
        self.state.landmarks[kept] = None
        self.tell(LandmarkCardKept(landmark=kept))
        self.take_landmark(AUTOMA, await self.landmark_card("automa_landmark_card"))
        for _ in range(self.extra_landmarks()):
            self.take_landmark(AUTOMA, await self.landmark_card("extra_landmark_card"))

    async def landmark_card(self, about: str) -> str:
        """The landmark of a card that was drawn."""
        cards = tuple(card for card in self.landmark_cards() if self.is_left(card))
        card: str = await ask(Pick(about=about, options=cards, seat=YOU))
        return f"{CARD}:{card}"

    def landmark_cards(self) -> tuple[str, ...]:
        """All landmark cards of this table."""
        packs = packs_of(self.state.expansions)
        return tuple(sorted(card.id for pack in packs for card in NOBODY.told(pack.landmark_card)))

    def is_left(self, card: str) -> bool:
        """Can this card still come up?"""
        return f"{CARD}:{card}" not in self.state.landmarks

    def extra_landmarks(self) -> int:
        """How many landmarks the Automa begins with beyond that."""
        return 0
