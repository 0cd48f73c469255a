"""Stars that lie around the Factory: half of everybody's must be fetched before they count."""

from collections.abc import Iterator, Mapping, Sequence

from thirdchair.kit.choices import Choice, Reason
from thirdchair.kit.flow import Event, ask
from thirdchair.kit.questions import Pick, Places
from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.answers import NO, YES
from thirdchair.scythe.asked.evidence import Look
from thirdchair.scythe.chapter import UNITS
from thirdchair.scythe.commands import Step
from thirdchair.scythe.content import Move
from thirdchair.scythe.events import Why
from thirdchair.scythe.fenris.episodes.lasts import LastGame
from thirdchair.scythe.fenris.episodes.stopping import refuse_to_go_on
from thirdchair.scythe.modules.events import MayStar
from thirdchair.scythe.moves.field import Field
from thirdchair.scythe.setup.setups import TRACKER
from thirdchair.scythe.turn import TRACKER_STAR

OWED, COLLECTED = "owed_stars", "collected"
ENCOUNTERS, FACTORY, POWER = "encounters", "factory_card", "power"


class StarFound(Event, frozen=True, tag="star_found"):
    """A seat takes a star of its own from the board; so many still lie there."""

    seat: str
    at: str
    left: int
    rule: str


class StarOwed(Event, frozen=True, tag="star_owed"):
    """The tracker brings a star, and the Automa has none: it is placed when it has one again."""

    seat: str
    n: int
    rule: str


class Collecting(LastGame):
    """Who has stars where: `stars.<seat>` in what is laid out."""

    rows = "fen.e8a"

    @decides("fen.e8a.setup.stars")
    async def laid_out(self) -> None:
        """One star of everybody on each land territory beside the Factory."""
        await super().laid_out()
        for seat in self.state.seats:
            self.state.laid[f"stars.{seat}"] = dict.fromkeys(self.around_the_factory(), 1)

    def around_the_factory(self) -> list[str]:
        """The land territories beside it."""
        beside = self.board.in_order(self.board.around[self.board.factory])
        lakes = [one for one in beside if self.board.terrain[one] == "lake"]
        return [one for one in beside if one not in (*lakes, self.board.factory)]

    def on_board(self, seat: str) -> list[str]:
        """Where stars of a seat still lie."""
        return list(self.state.laid.get(f"stars.{seat}", {}))

    @decides(
        "fen.e8a.stars.collect-first",
        "fen.e8a.stars.available",
        "fen.e8a.stars.no-retro-combat",
        "fen.e8a.automa.stars.no-retro",
    )
    def stars_for(self, seat: str, triumph: str) -> int:
        """Those on the board can be placed for nothing, and nothing is made up for later."""
        return super().stars_for(seat, triumph) - len(self.on_board(seat))

    def limit_rule(self, automa: str) -> str:
        """Why a victory has brought no star."""
        none = self.stars_for(automa, TRACKER) <= 0 and self.on_board(automa)
        return "fen.e8a.automa.stars.no-retro" if none else super().limit_rule(automa)

    # Taking one

    @decides("fen.e8a.stars.take")
    def fetches(self, seat: str, place: str) -> bool:
        """A star of the seat leaves the board, if one lies there."""
        lying = self.state.laid.get(f"stars.{seat}", {})
        if place not in lying:
            return False
        self.state.laid[f"stars.{seat}"] = {at: n for at, n in lying.items() if at != place}
        holds = self.state.seats[seat].holds
        holds[COLLECTED] = holds.get(COLLECTED, 0) + 1
        left = len(self.on_board(seat))
        self.tell(StarFound(seat=seat, at=place, left=left, rule="fen.e8a.stars.take"))
        return True

    @decides("fen.e8a.stars.stop", "fen.e8a.stars.before-combat")
    async def entered(self, human: str, steps: tuple[Step, ...]) -> None:
        """Character, mech or worker, before any trap or combat; airships are none of these."""
        await super().entered(human, steps)
        for step in steps:
            if step.to in self.on_board(human):
                refuse_to_go_on(step, steps, "star-stops")
            if step.unit in UNITS and self.fetches(human, step.to):
                self.may_at_once(human)

    def believe(
        self, answer: Mapping[str, Mapping[str, int]], question: Places, *, so_far: bool = False
    ) -> None:
        """Whoever is seen where a star of theirs lies has taken it."""
        super().believe(answer, question, so_far=so_far)
        for human in self.humans:
            for place in self.on_board(human):
                if self.stands(human, place):
                    self.fetches(human, place)

    @decides("fen.e8a.stars.place-now", "fen.e8a.stars.keep")
    def may_at_once(self, human: str) -> None:
        """What the table knows of the human's triumphs; else the star is kept."""
        for triumph in self._reached(human):
            if self.may_star(human, triumph):
                rule = "fen.e8a.stars.place-now"
                self.tell(MayStar(seat=human, triumph=triumph, rule=rule))

    def _reached(self, human: str) -> Iterator[str]:
        one, most = self.state.seats[human], self.numbers
        if one.power >= most.most_power:
            yield POWER
        if one.popularity >= most.most_popularity:
            yield "popularity"
        for unit, triumph in (
            ("mech", "mechs"),
            ("structure", "structures"),
            ("worker", "workers"),
        ):
            enough = self.deployed(human, unit) >= most.pieces[unit]
            if self.state.board is True and enough:
                yield triumph

    # Automas

    async def stepped(self, automa: str, place: str) -> None:
        await super().stepped(automa, place)
        if self.fetches(automa, place):
            await self.places_at_once(automa)

    @decides(
        "fen.e8a.automa.stars.power16",
        "fen.e8a.automa.stars.other-tiles",
        "fen.e8a.automa.stars.tracker-retro",
    )
    async def places_at_once(self, automa: str) -> None:
        """For power that it still has, then for what it has collected, then what its tracker has
        brought before."""
        me = self.state.seats[automa]
        enough = self.number("triumph_tiles.encounters")
        reached = {
            POWER: me.power >= self.numbers.most_power,
            ENCOUNTERS: me.holds.get(ENCOUNTERS, 0) >= enough,
            FACTORY: me.factory_card,
        }
        for triumph in [one for one, there in reached.items() if there]:
            name = "power16" if triumph == POWER else "other-tiles"
            rule = f"fen.e8a.automa.stars.{name}"
            if self.state.ended is None:
                await self.place_star(automa, triumph, (Reason(rule, (triumph,), (triumph,)),))
        while me.holds.get(OWED) and self.stars_for(automa, TRACKER) > 0 and not self.state.ended:
            me.holds[OWED] -= 1
            why = Reason("fen.e8a.automa.stars.tracker-retro", (TRACKER,), (TRACKER,))
            await self.place_star(automa, TRACKER, (TRACKER_STAR, why))

    @decides("fen.e8a.automa.stars.tracker-retro")
    async def place_star(self, seat: str, triumph: str, why: Why = ()) -> bool:
        """A star of its tracker waits until it has one."""
        none = self.stars_for(seat, triumph) <= 0
        if triumph == TRACKER and none and self.on_board(seat):
            holds = self.state.seats[seat].holds
            holds[OWED] = holds.get(OWED, 0) + 1
            rule = "fen.e8a.automa.stars.tracker-retro"
            self.tell(StarOwed(seat=seat, n=holds[OWED], rule=rule))
            return False
        return await super().place_star(seat, triumph, why)

    @decides("fen.e8a.automa.move.rule", "fen.e8a.automa.move.star")
    def drawn_to(self, automa: str, choice: Choice[str], field: Field) -> None:
        """Where one of its stars lies, before all else, tokens of Fenris among it."""
        mine = self.on_board(automa)
        if choice.open and (stars := [one for one in choice.left if one in mine]):
            choice.keep("fen.e8a.automa.move.star", stars)
        super().drawn_to(automa, choice, field)

    def prove(self, automa: str, entry: Move, field: Field, area: list[str], look: Look) -> bool:
        """Its stars decide before anything else: all that can matter is looked at then."""
        carried = super().prove(automa, entry, field, area, look)
        if self._stars_in(automa, area, look):
            super().consider(automa, entry, field, area, look)
        return carried

    def consider(self, automa: str, entry: Move, field: Field, area: list[str], look: Look) -> bool:
        carried = super().consider(automa, entry, field, area, look)
        self._stars_in(automa, area, look)
        return carried

    def _stars_in(self, automa: str, area: list[str], look: Look) -> bool:
        mine = self.on_board(automa)
        stars = [place for place in area if place in mine]
        look.at(*((place, False) for place in stars))
        return bool(stars)

    # Boards that nobody keeps

    async def by_hand(self, automa: str, entries: Sequence[Move]) -> None:
        """With cards only people say whether a unit has come to a star of its own."""
        await super().by_hand(automa, entries)
        mine = self.on_board(automa)
        if mine and self.state.ended is None and self.places_of(automa):
            question = Pick(about="star_collected", seat=automa, options=(NO, YES))
            if await ask(question) == YES and self.fetches(automa, mine[0]):
                await self.places_at_once(automa)

    def countable(self, seat: str) -> tuple[str, ...]:
        """Where the board is not tracked people may count the stars that they have fetched."""
        own = () if self.state.board is True else (COLLECTED,)
        return (*super().countable(seat), *own)

    async def has_more(self, seat: str, what: str, n: int) -> None:
        """One more is a star less on the board, and the other way round."""
        if what != COLLECTED:
            await super().has_more(seat, what, n)
            return
        self.state.seats[seat].holds.setdefault(COLLECTED, 0)
        for _ in range(abs(n)):
            mine = self.on_board(seat)
            if n > 0 and not mine:
                raise not_now("fenris-none-left", where="do.n", seat=seat, what=what)
            if n > 0:
                self.fetches(seat, mine[0])
                continue
            around = self.around_the_factory()
            back = next(one for one in around if one not in mine)
            lying = [one for one in around if one in (*mine, back)]
            self.state.laid[f"stars.{seat}"] = dict.fromkeys(lying, 1)
            self.state.seats[seat].holds[COLLECTED] -= 1
        if n > 0 and seat in self.automas:
            await self.places_at_once(seat)
