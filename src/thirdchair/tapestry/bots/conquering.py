"""Conquer: the Automa attacks you where it can, else it takes what is nobody's."""

from thirdchair.kit.choices import Choice
from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.reactions import Reactions
from thirdchair.tapestry.bots.tiebreaking import Tiebreaking
from thirdchair.tapestry.content import decision_cards
from thirdchair.tapestry.events import Conquered, Protected, Skipped, TileLaid
from thirdchair.tapestry.hexmap import AUTOMA, SHADOW, YOU
from thirdchair.tapestry.pieces import FULL, controls


class Conquering(Reactions, Tiebreaking):
    """The two procedures of the Automa's conquer action."""

    @decides("tap.automa.conquer.1", "tap.automa.conquer.2")
    async def conquer(self, *, anywhere: bool = False) -> None:
        """Conquer Opponent if a territory of yours is a legal target, else Conquer Neutral."""
        if not self.state.outposts[AUTOMA]:
            self.tell(Skipped(what="conquer", who=AUTOMA, rule="tap.automa.conquer.no-supply"))
            return
        reach = self.reach(AUTOMA, anywhere=anywhere)
        legal = self.legal_conquests(AUTOMA, reach)
        yours = [at for at in legal if controls(self.state.hexes[str(at)], YOU)]
        if yours:
            await self.conquer_opponent(yours)
        else:
            await self.conquer_neutral(sorted(legal + self.legal_explorations(reach)))

    @decides("tap.automa.conquer.opp.act.place", "tap.automa.conquer.no-dice")
    async def conquer_opponent(self, valid: list[int]) -> None:
        """An attack on one of your territories; a trap may meet it."""
        choice = Choice(self.board.hexes).keep("tap.automa.conquer.opp.valid", valid)
        self.keep_toward_island(choice, "tap.automa.conquer.opp.tie.1")
        await self.break_hex_tie(choice, "tap.automa.conquer.opp.tie.2")
        at = choice.left[0]
        self.place_outpost(AUTOMA, at)
        self.tell(Conquered(who=AUTOMA, hex=at, kind="opponent", why=tuple(choice.why)))
        await self.you_react(at)

    @decides("tap.nocard.topple")
    async def conquer_neutral(self, valid: list[int]) -> None:
        """A territory or an empty hex that you do not control.

        The tiebreaker card is needed from the start: its topple icon decides what is valid.
        """
        card = await self.tie_card()
        choice = Choice(self.board.hexes).keep("tap.automa.conquer.neutral.valid.1", valid)
        self.keep_apart_from_you(choice, card)
        if not choice.left:
            why = tuple(choice.why)
            self.tell(
                Skipped(what="conquer", who=AUTOMA, rule="tap.automa.conquer.neutral.none", why=why)
            )
            return
        self.keep_toward_island(choice, "tap.automa.conquer.neutral.tie.1")
        self.keep_toward_you(choice)
        await self.break_hex_tie(choice, "tap.automa.conquer.neutral.tie.4", card)
        self.take_neutral(choice, card)

    def keep_apart_from_you(self, choice: Choice[int], card: int) -> None:
        """Next to a territory of yours only with the topple icon."""
        if self.shows_topple(card):
            kept = list(choice.left)
        else:
            near = self.beside(self.territories(YOU))
            kept = [at for at in choice.left if at not in near]
        choice.keep("tap.automa.conquer.neutral.valid.2", kept)

    def keep_toward_island(self, choice: Choice[int], rule: str) -> None:
        """Nearest to the middle island, while its achievement is open to the Automa."""
        if not choice.open:
            return
        if self.island_is_open():
            choice.keep_nearest(rule, self.distances([self.board.island]).__getitem__)
        else:
            choice.keep(rule, choice.left)

    @decides("tap.automa.conquer.island.open")
    def island_is_open(self) -> bool:
        """Can the Automa still earn the achievement of the middle island?"""
        island = self.state.hexes[str(self.board.island)]
        unearned = AUTOMA not in self.state.achievements["middle_island"]
        return unearned and len(island) < FULL

    def keep_toward_you(self, choice: Choice[int]) -> None:
        """Nearest to your territories with a single piece; without any, to all of yours."""
        if not choice.open:
            return
        yours = self.territories(YOU)
        single = [at for at in yours if len(self.state.hexes[str(at)]) == 1]
        if single:
            choice.keep_nearest(
                "tap.automa.conquer.neutral.tie.2", self.distances(single).__getitem__
            )
            if choice.open:
                choice.keep("tap.automa.conquer.neutral.tie.3", choice.left)
        else:
            choice.keep("tap.automa.conquer.neutral.tie.2", choice.left)
            choice.keep_nearest(
                "tap.automa.conquer.neutral.tie.3", self.distances(yours).__getitem__
            )

    @decides("tap.automa.conquer.neutral.act.2", "tap.automa.conquer.no-dice")
    def take_neutral(self, choice: Choice[int], card: int) -> None:
        """A tile if there is none, the outpost, and with the icon one of the Shadow Empire's."""
        at = choice.left[0]
        if str(at) not in self.state.hexes:
            self.lay_tile(at)
            self.tell(TileLaid(hex=at, rule="tap.automa.conquer.neutral.act.1"))
        self.place_outpost(AUTOMA, at)
        self.tell(Conquered(who=AUTOMA, hex=at, kind="neutral", why=tuple(choice.why)))
        if self.shows_topple(card) and self.may_protect(at):
            self.place_outpost(SHADOW, at, toppled=True)
            self.tell(Protected(who=SHADOW, hex=at, rule="tap.automa.conquer.neutral.act.3"))
        self.took_control(AUTOMA, at)

    @decides("tap.automa.conquer.neutral.act.3.island")
    def may_protect(self, at: int) -> bool:
        """Can a toppled outpost of the Shadow Empire go there? Never on the middle island."""
        room = len(self.state.hexes[str(at)]) < FULL
        return at != self.board.island and room and self.state.outposts[SHADOW] > 0

    @decides("tap.automa.conquer.neutral.act.3.empty")
    def shows_topple(self, card: int) -> bool:
        """Does the card show the topple icon? Not if the Shadow Empire has no outpost left."""
        if not decision_cards()[card].topple:
            return False
        ignored = self.ruling("automa.topple_icon_when_empty") == "ignore"
        return self.state.outposts[SHADOW] > 0 or not ignored
