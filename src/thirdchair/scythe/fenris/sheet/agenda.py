"""What waits for its seat after an evening: cards with a choice of its own, in their order.

Nobody waits for anybody. A seat goes through its cards one after the other; what it has not looked
at by the end of the evening stays open until its own first turn of the next one that it plays.
"""

from thirdchair.kit.refusals import not_now
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.sheet import events as e
from thirdchair.scythe.fenris.sheet.sheets import Sheets

MODS = "mods"
"""The card of somebody new who has to draw mods: it waits behind all others, and does not lapse."""


class Agenda(Sheets):
    """The open cards of every seat: `bonus`, `switch`, `choose`, `base`, `shop`, `mods`.

    A card that another one depends on is opened before it.
    """

    def opens(self, seat: str, card: str) -> None:
        """A card waits for a seat, behind those that wait already."""
        cards = sorted([*self.state.agenda.get(seat, []), card], key=lambda one: one == MODS)
        self.state.agenda = self.by_seat({**self.state.agenda, seat: cards})

    def opens_first(self, seat: str, card: str) -> None:
        """A card goes before those that wait already."""
        cards = [card, *self.state.agenda.get(seat, [])]
        self.state.agenda = self.by_seat({**self.state.agenda, seat: cards})

    def strikes(self, seat: str, card: str) -> None:
        """A card is settled."""
        cards = list(self.state.agenda.get(seat, []))
        if card in cards:
            cards.remove(card)
        others = {one: left for one, left in self.state.agenda.items() if one != seat}
        self.state.agenda = self.by_seat({**others, seat: cards} if cards else others)

    def is_open(self, seat: str, card: str) -> bool:
        """Is it this card's turn? A seat takes them in their order."""
        return self.state.agenda.get(seat, [])[:1] == [card]

    def require(self, seat: str, card: str) -> None:
        """Refuse what a seat cannot choose now."""
        self.sheet_of(seat, list(self.state.agenda))
        if not self.is_open(seat, card):
            raise not_now("fenris-not-open", where="do.seat", seat=seat)

    async def done(self, command: c.Done) -> None:
        """A seat has nothing to add to the card that lies before it."""
        self.sheet_of(command.seat, list(self.state.agenda))
        card = self.state.agenda[command.seat][0]
        self.decline(command.seat, card)

    def decline(self, seat: str, card: str) -> None:
        """Point: a seat has nothing, or nothing more, to choose on a card."""
        self.strikes(seat, card)
        self.tell(e.CardDone(seat=seat, card=card))

    async def leaves_behind(self, seat: str) -> None:
        """Point: somebody has left for good, and nobody waits for their cards."""
        self.lapse(seat, kept=())

    def all_have_a_base(self) -> None:
        """Point: somebody sits down with a faction, and nobody else may start from its base."""

    def lapse(self, seat: str, kept: tuple[str, ...] = (MODS,)) -> None:
        """With its first turn of an evening a seat leaves open cards behind."""
        for card in list(self.state.agenda.get(seat, [])):
            if card not in kept:
                self.decline(seat, card)
