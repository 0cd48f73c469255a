"""The search at the Factory: a token more, as many cards as tokens, and perhaps the card sought."""

from collections.abc import Iterator
from typing import Literal

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Draw, Pick
from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.commands import Step
from thirdchair.scythe.fenris.episodes.stopping import refuse_to_go_on
from thirdchair.scythe.fenris.episodes.three.events import SearchEnds, Searches
from thirdchair.scythe.fenris.events import StepToDo
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack

INFLUENCE = "influence"
FOUND = "found"
CARD = "card"
NOTHING = "nothing"

Find = Literal["found", "card", "nothing"]
ENDS: dict[Find, str] = {
    "found": "fen.e3.search.vesna",
    "card": "fen.e3.search.factory-card",
    "nothing": "fen.e3.search.return",
}
AUTOMA_KEEPS = "fen.e3.automa.search.keep-first"


class Searching(OnTheTrack):
    """What a search finds. People say it of their cards; an Automa's is chance."""

    def finder(self) -> str | None:
        """The seat that has the card that all seek."""
        seats = self.state.seats.items()
        return next((seat for seat, one in seats if one.holds.get(FOUND)), None)

    @decides("fen.e3.setup.factory-deck", "fen.e3.search.vesna-no-factory-card")
    def cards_left(self) -> int:
        """The usual Factory cards, four more and the one sought, without those that were kept."""
        usual = len(self.state.seats) + self.numbers.factory_cards_more
        kept = sum(one.factory_card for one in self.state.seats.values())
        sought = 0 if self.finder() else 1
        return usual + self.own_numbers["cards_more"] + sought - kept

    @decides(
        "fen.e3.search.stop",
        "fen.e3.search.before",
        "fen.e3.search.start-on-factory",
        "fen.e3.search.reenter",
    )
    async def entered(self, human: str, steps: tuple[Step, ...]) -> None:
        """Each time that a human's character comes to the Factory, before all else there; its move
        ends with it."""
        await super().entered(human, steps)
        for step in steps:
            if step.unit == "character" and step.to == self.board.factory:
                refuse_to_go_on(step, steps, "search-stops")
                await self.search(human)

    @decides("fen.e3.automa.search")
    def at_the_factory(self, automa: str) -> None:
        """Tonight only a search brings a Factory card, to Automas as to people."""

    def more_asks(self, what: str, n: int) -> bool:
        """A search does."""
        return what == INFLUENCE and n == 1

    @decides("fen.e3.search.after-found")
    def calls(self) -> Iterator[StepToDo]:
        """Whoever still searches knows that it is for tokens and cards."""
        yield from super().calls()
        if finder := self.finder():
            yield StepToDo(rule="fen.e3.search.after-found", seat=finder)

    async def has_more(self, seat: str, what: str, n: int) -> None:
        """One token more is a search: there is no other way to get one."""
        if self.more_asks(what, n):
            await self.search(seat)
            return
        if what == FOUND and n > 0 and (other := self.finder()):
            raise not_now("fenris-found-already", where="do.seat", seat=other)
        await super().has_more(seat, what, n)
        if what == FOUND and n > 0:
            self.state.seats[seat].holds[FOUND] = 1

    @decides("fen.e3.search.influence", "fen.e3.search.draw", "fen.e3.search.after-found")
    async def search(self, seat: str) -> None:
        """Take a token, shuffle, turn up as many cards as tokens."""
        me = self.state.seats[seat]
        tokens = me.holds.get(INFLUENCE, 0) + 1
        me.holds[INFLUENCE] = tokens
        cards = min(tokens, self.cards_left())
        self.tell(Searches(seat=seat, n=tokens, cards=cards, rule="fen.e3.search.draw"))
        automa = me.kind == "automa"
        found = await (self.turned_up(seat, cards) if automa else self.told_by(seat, cards))
        if found == FOUND:
            me.holds[FOUND] = 1
        elif found == CARD:
            me.factory_card = True
        rule = AUTOMA_KEEPS if automa and found == CARD else ENDS[found]
        self.tell(SearchEnds(seat=seat, ends=found, rule=rule))

    @decides("fen.e3.search.vesna", "fen.e3.search.factory-card")
    async def told_by(self, human: str, cards: int) -> Find:
        """People see their cards and say what they keep; the sought one goes before all others."""
        options: list[Find] = []
        if self.finder() is None:
            if cards == self.cards_left():
                return "found"
            options.append("found")
        if not self.state.seats[human].factory_card:
            options.append("card")
        if not options:
            return "nothing"
        question = Pick(about="search", seat=human, options=(*options, NOTHING))
        answer: Find = await ask(question)
        return answer

    @decides("fen.e3.automa.search.keep-first")
    async def turned_up(self, automa: str, cards: int) -> Find:
        """Is it among the cards? If not, the first one stays with an Automa that has none."""
        if self.finder() is None and await self.is_among(automa, cards):
            return "found"
        return "nothing" if self.state.seats[automa].factory_card else "card"

    @decides("fen.e3.search.shuffle")
    async def is_among(self, automa: str, cards: int) -> bool:
        """As likely as the cards that are turned up are many."""
        others = self.cards_left() - cards
        if not others:
            return True
        options, weights = (NOTHING, FOUND), (others, cards)
        question = Draw(deck="search", options=options, weights=weights, seat=automa)
        return bool(await ask(question) == FOUND)
