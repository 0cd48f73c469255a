"""Reaction cards of the expansions, by name: yours, and those among the Automa's face-down cards.

What is printed on them we do not know. So where a card works, you tell what became of the outposts.
"""

from functools import cache

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.readers import NOBODY
from thirdchair.kit.rules import decides
from thirdchair.tapestry.bots.reactions import NOTHING, Played
from thirdchair.tapestry.events import OutpostMoved, Reacted, Skipped, Why
from thirdchair.tapestry.expansions.in_play import packs_of
from thirdchair.tapestry.hexmap import AUTOMA, YOU
from thirdchair.tapestry.packs import ReactionCard
from thirdchair.tapestry.pieces import FULL, STANDING, controls
from thirdchair.tapestry.setup.preparing import Preparing

RESULTS = ("you_toppled", "automa_toppled", "moved", "returned")
"""Whose outpost lies; or that of the one who is attacked went elsewhere, or back to supply."""
WORKS = {
    "trap": "tap.automa.reaction.ff",
    "nothing": "tap.automa.reaction.pp.nontrap",
    "condition": "tap.automa.reaction.pp.works",
}
"""What a card is among those of the Automa, and the rule that says so."""
OTHER_SIDE = {AUTOMA: YOU, YOU: AUTOMA}


class NamedReactions(Preparing):
    """Base traps and other cards stay what they are."""

    def named_reactions(self) -> dict[str, ReactionCard]:
        """The reaction cards of this table's expansions."""
        return _named(tuple(self.state.expansions))

    def your_reactions(self) -> tuple[str, ...]:
        return (*super().your_reactions(), *self.named_reactions())

    def automa_reactions(self) -> tuple[str, ...]:
        return (*super().automa_reactions(), *self.named_reactions())

    async def you_play(self, card: str, at: int) -> None:
        """A card of yours: the table tells who lies there in the end."""
        if card not in self.named_reactions():
            await super().you_play(card, at)
            return
        rule = "tap.automa.conquer.opp.act.reaction"
        self.tell(Reacted(who=YOU, hex=at, card=card, tapestry=card, rule=rule))
        match await self.result_of_card(YOU, at):
            case "automa_toppled":
                self.topple(AUTOMA, at, YOU, rule)
                return
            case "you_toppled":
                self.topple(YOU, at, AUTOMA, rule)
            case "moved":
                free = self.refuges(YOU, at)
                to = await ask(Pick(about="retreat_to", options=free, seat=YOU, hex=at))
                self.move_outpost(YOU, at, to, rule)
            case _:
                self.move_outpost(YOU, at, None, rule)
        self.took_control(AUTOMA, at)

    @decides("tap.automa.reaction.ff", "tap.automa.reaction.pp.nontrap")
    async def automa_plays(self, card: str, at: int) -> Played:
        """A card of the Automa: as a trap, as nothing, or as printed if it meets the condition."""
        named = self.named_reactions().get(card)
        if named is None:
            return await super().automa_plays(card, at)
        rule, works = WORKS[named.automa], named.automa
        self.tell(Reacted(who=AUTOMA, hex=at, card=card, tapestry=card, works=works, rule=rule))
        match works:
            case "trap":
                return Played(kept=rule)
            case "nothing":
                return NOTHING
        if not await self.meets_condition(named, at):
            failed = "tap.automa.reaction.pp.fail"
            self.tell(Skipped(what="reaction", who=AUTOMA, rule=failed))
            return NOTHING
        if named.moves:
            await self.retreat(at)
            return Played()
        return await self.automa_resolves(at)

    async def meets_condition(self, card: ReactionCard, at: int) -> bool:
        """Only whoever reads the card can say; a retreat to nowhere is none."""
        if card.moves and not self.refuges(AUTOMA, at):
            return False
        met = await ask(
            Pick(about="reaction_condition", options=("no", "yes"), seat=YOU, hex=at, at=card.id)
        )
        return bool(met == "yes")

    async def automa_resolves(self, at: int) -> Played:
        """What a card of the Automa did to the outposts: does it keep the territory?"""
        rule = WORKS["condition"]
        match await self.result_of_card(AUTOMA, at):
            case "you_toppled":
                return Played(kept=rule)
            case "moved":
                await self.retreat(at)
            case "returned":
                self.move_outpost(AUTOMA, at, None, rule)
        return Played()

    async def result_of_card(self, attacked: str, at: int) -> str:
        """What became of the outposts on this hex."""
        free = self.refuges(attacked, at)
        results = RESULTS if free else tuple(one for one in RESULTS if one != "moved")
        result: str = await ask(Pick(about="reaction_result", options=results, seat=YOU, hex=at))
        return result

    async def retreat(self, at: int) -> None:
        """The Automa's outpost leaves; of several territories the hex tiebreaker chooses."""
        free = self.refuges(AUTOMA, at)
        allowed = [await ask(Pick(about="retreat_to", options=free, seat=YOU, hex=at))]
        while rest := tuple(to for to in free if to not in allowed):
            more = await ask(Pick(about="retreat_more", options=("done", *rest), seat=YOU, hex=at))
            if more == "done":
                break
            allowed.append(more)
        rule = WORKS["condition"]
        choice = Choice(self.board.hexes).keep(rule, sorted(allowed))
        await self.break_hex_tie(choice, "tap.automa.reaction.pp.retreat")
        self.move_outpost(AUTOMA, at, choice.left[0], rule, tuple(choice.why))

    def refuges(self, who: str, at: int) -> tuple[int, ...]:
        """Other territories with room for an outpost of `who`; which are allowed the card says.

        Never one that the other side controls: no territory has two masters.
        """
        other = OTHER_SIDE[who]
        return tuple(
            sorted(
                int(place)
                for place, pieces in self.state.hexes.items()
                if int(place) != at and len(pieces) < FULL and not controls(pieces, other)
            )
        )

    def move_outpost(self, who: str, at: int, to: int | None, rule: str, why: Why = ()) -> None:
        """A standing outpost goes to another territory or back to supply."""
        hexes = self.state.hexes
        hexes[str(at)] = hexes[str(at)].replace(STANDING[who], "", 1)
        if to is None:
            self.state.outposts[who] += 1
        else:
            hexes[str(to)] += STANDING[who]
        self.tell(OutpostMoved(who=who, from_=at, to=to, rule=rule, why=why))


@cache
def _named(expansions: tuple[str, ...]) -> dict[str, ReactionCard]:
    cards = [card for pack in packs_of(expansions) for card in NOBODY.told(pack.reaction)]
    return {card.id: card for card in sorted(cards, key=lambda card: card.id)}
