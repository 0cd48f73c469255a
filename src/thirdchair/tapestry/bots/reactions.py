"""Cards against a conquest: your trap, and the Automa's face-down tapestry cards."""

import msgspec

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.achievements import Achievements
from thirdchair.tapestry.events import Reacted
from thirdchair.tapestry.hexmap import AUTOMA, YOU

TRAP = "trap"


class Played(msgspec.Struct, frozen=True):
    """What a card of the Automa did: `kept` is the rule by which it keeps the territory.

    `over`: no further card is turned up.
    """

    kept: str | None = None
    over: bool = True


NOTHING = Played(over=False)


class Reactions(Achievements):
    """Who keeps a territory that is attacked."""

    def your_reactions(self) -> tuple[str, ...]:
        """What you may answer when the Automa conquers a territory of yours."""
        return ("none", TRAP)

    def automa_reactions(self) -> tuple[str, ...]:
        """What a face-down card of the Automa may turn out to be."""
        return (TRAP, "other")

    async def you_react(self, at: int) -> None:
        """The outpost of the Automa stands beside yours: one of the two is toppled."""
        card = await ask(
            Pick(about="your_reaction", options=self.your_reactions(), seat=YOU, hex=at)
        )
        await self.you_play(card, at)

    @decides("tap.automa.reaction.attack")
    async def you_play(self, card: str, at: int) -> None:
        """What your answer to a conquest does."""
        if card == TRAP:
            rule = "tap.automa.conquer.opp.act.trap"
            self.tell(Reacted(who=YOU, hex=at, card=card, rule=rule))
            self.topple(AUTOMA, at, YOU, rule)
        else:
            self.topple(YOU, at, AUTOMA, "tap.automa.conquer.opp.act.topple")
            self.took_control(AUTOMA, at)

    @decides("tap.automa.reaction.1", "tap.automa.reaction.3")
    async def automa_keeps(self, at: int) -> str | None:
        """Its cards are discarded one by one until a trap is among them or none is left.

        The rule by which it keeps the territory; None if it does not.
        """
        tapestry = self.state.tapestry
        while tapestry.automa_hand:
            card = await ask(
                Pick(about="reaction_card", options=self.automa_reactions(), seat=YOU, hex=at)
            )
            tapestry.automa_hand -= 1
            played = await self.automa_plays(card, at)
            if played.over:
                return played.kept
        return None

    async def automa_plays(self, card: str, at: int) -> Played:
        """A card of the Automa: a trap keeps the territory, any other does nothing."""
        rule = "tap.automa.reaction.2" if card == TRAP else "tap.automa.reaction.3"
        self.tell(Reacted(who=AUTOMA, hex=at, card=card, rule=rule))
        return Played(kept=rule) if card == TRAP else NOTHING
