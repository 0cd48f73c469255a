"""One master on each territory: what a tracked board promises, and who keeps it so by hand."""

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.events import Retreated
from thirdchair.scythe.pieces import Pieces

ONE_MASTER = "scy.automa.human.one-master"


class Masters(Pieces):
    """Elsewhere than on a tracked board people keep it so themselves."""

    def other_humans_at(self, human: str, place: str) -> list[str]:
        """The other humans with units on a territory of a tracked board."""
        if self.state.board is not True or not self.board.is_territory(place):
            return []
        return [seat for seat in self.others_at(human, place) if seat in self.humans]

    def refuse_company(self, seat: str, place: str) -> None:
        """By hand nobody is put beside a human, nor a human beside anybody: who was there leaves
        first. Automas by themselves may be allies."""
        tracked = self.state.board is True and self.board.is_territory(place)
        for figure in self.figures_at(place) if tracked else ():
            raise not_now("somebody-stands-there", where="do.at", seat=figure, at=place)
        for other in self.others_at(seat, place) if tracked else ():
            if seat in self.humans or other in self.humans:
                raise not_now("somebody-stands-there", where="do.at", seat=other, at=place)

    @decides("scy.automa.human.one-master")
    async def settle_masters(self) -> None:
        """Where the books have somebody beside a human, the table says who is there.

        A board that was not tracked may know it wrongly, and so may a table of an older version.
        """
        for place in self.board.territories:
            there = [seat for seat in self.state.seats if self.stands(seat, place)]
            if len(there) > 1 and any(seat in self.humans for seat in there):
                stays = await ask(Pick(about="master", at=place, options=tuple(there)))
                for seat in there:
                    if seat != stays:
                        self.was_elsewhere(seat, place)

    def was_elsewhere(self, seat: str, place: str) -> None:
        """Units that are not where the books had them; home is where they are looked for first."""
        home = self.base(seat)
        for unit in UNITS:
            if n := self.count(seat, unit, place):
                self.shift(seat, unit, place, home, n)
                told = Retreated(seat=seat, unit=unit, from_=place, to=home, n=n, rule=ONE_MASTER)
                self.tell(told)
