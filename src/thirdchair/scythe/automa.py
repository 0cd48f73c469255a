"""Humans and Automas at one board: the mode `automa`."""

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Draw
from thirdchair.kit.readers import NOBODY
from thirdchair.scythe import content
from thirdchair.scythe.correcting import Correcting
from thirdchair.scythe.events import Drew, Seated, Starts, TrackerMoved
from thirdchair.scythe.humans import Humans
from thirdchair.scythe.scoring import Scoring
from thirdchair.scythe.turn import Turn

BASE = "base"


class Automa(Turn, Humans, Scoring, Correcting):
    """One or several Automas, cooperative or competitive."""

    mode = "automa"

    async def set_up(self) -> None:
        """Factions and player mats that were not given are drawn; then everybody sits down."""
        for seat in self.state.seats:
            await self.deal(seat)
        for seat in self.state.seats:
            self.seat_down(seat)
        first = next(
            (seat for seat, one in self.state.seats.items() if one.kind == str(self.ruling("p14"))),
            next(iter(self.state.seats)),
        )
        self.tell(Starts(seat=first, rule="scy.automa.setup.first"))
        for automa, spaces in self.state.head_starts.items():
            self.head_start(automa, spaces)
        self.state.ready = True

    async def deal(self, seat: str) -> None:
        """A faction, and for a human a player mat that may go with it."""
        one, others = self.state.seats[seat], self.state.seats.values()
        if not one.faction:
            taken = {other.faction for other in others}
            free = {key: it for key, it in content.factions().items() if key not in taken}
            one.faction = await self.draw_name("faction", self.in_box(free), seat)
        if one.kind == "human" and one.mat is None:
            used = {other.mat for other in others}
            mats = {
                key: mat
                for key, mat in content.mats().items()
                if key not in used and mat.never_with != one.faction
            }
            one.mat = await self.draw_name("mat", self.in_box(mats), seat)

    def in_box(self, free: dict[str, content.Faction] | dict[str, content.Mat]) -> list[str]:
        """What is drawn from: what the owner has, never what is locked.

        An owner who has not said counts as owning everything, or with a base printing only the
        base game. If there is too little in the box, the table knows better than we do.
        """
        drawn = sorted(NOBODY.shown(free))
        said = () if self.state.printing == BASE else None
        owned = self.state.box.get("expansions", said)
        if owned is None:
            return drawn
        return [key for key in drawn if free[key].expansion in (BASE, *owned)] or drawn

    async def draw_name(self, deck: str, options: list[str], seat: str) -> str:
        name: str = await ask(Draw(deck=deck, options=tuple(options), seat=seat))
        self.tell(Drew(deck=deck, card=name, seat=seat))
        return name

    def seat_down(self, seat: str) -> None:
        """Power and combat cards by the faction mat; coins and popularity by the player mat."""
        one = self.state.seats[seat]
        faction = content.factions()[one.faction]
        mat = content.mats()[one.mat] if one.mat else None
        one.power, one.cards = faction.power, faction.cards
        one.coins = mat.coins if mat else self.numbers.automa_coins
        one.popularity = mat.popularity if mat else self.numbers.automa_popularity
        one.tokens = self.numbers.tokens if faction.token else 0
        workers = self.board.starts[self.base(seat)]
        self.put(seat, "character", self.base(seat))
        for place in workers:
            self.put(seat, "worker", place)
        self.tell(
            Seated(
                seat=seat,
                kind=one.kind,
                faction=one.faction,
                power=one.power,
                cards=one.cards,
                coins=one.coins,
                popularity=one.popularity,
                workers=workers,
            )
        )

    def head_start(self, automa: str, spaces: int) -> None:
        """The tracker marker starts further on, or so many steps before its first space."""
        if spaces < 0:
            self.state.seats[automa].tracker = spaces
            rule = "fen.automa.difficulty.auto.negative"
            self.tell(TrackerMoved(seat=automa, to=spaces, rule=rule))
            return
        for _ in range(spaces):
            if self.state.ended is None:
                self.advance_tracker(automa, "fen.automa.difficulty.auto.move")
