"""The Automa's turn: draw, one move, gains, recruit bonus, star tracker."""

from collections.abc import Sequence

from thirdchair.kit.choices import Reason
from thirdchair.kit.rules import decides
from thirdchair.scythe.asked.asking import Asking
from thirdchair.scythe.commands import AutomaTurn
from thirdchair.scythe.content import AutomaCard, GainIcon, Half, Move
from thirdchair.scythe.events import Gained, RecruitBonus, SchemeChanged, TrackerMoved
from thirdchair.scythe.moves.by_hand import ByHand
from thirdchair.scythe.moves.field import Field

TRACKER_STAR = Reason("fen.automa.stars.way-b", ("tracker",), ("tracker",))
POWER_STAR = Reason("fen.automa.stars.way-a", (), ("power",))


class Turn(Asking, ByHand):
    """A card is resolved from top to bottom."""

    @decides("scy.automa.turn.draw", "fen.multi.turn")
    async def do_automa_turn(self, command: AutomaTurn) -> None:
        automa = command.seat
        self.known_seat(automa, self.automas)
        self.still_running()
        card = await self.draw_card(automa)
        self.state.turn += 1
        if card.skips and self.tracker_card(automa).skips:
            self.skipped("turn", automa, "scy.automa.turn.autometta")
        else:
            await self.resolve(automa, card, card.half(self.state.seats[automa].scheme))
        self.end_if_over()

    @decides("scy.automa.turn.order", "scy.automa.recruit.none", "scy.automa.score.end")
    async def resolve(self, automa: str, card: AutomaCard, half: Half) -> None:
        """Move, gain, recruit bonus, tracker; the sixth star stops it at once."""
        entries = self.entries(automa, half)
        if self.state.board is False:
            await self.by_hand(automa, entries)
        else:
            if self.state.board == "ask":
                await self.look(automa, entries)
            await self.move(automa, entries)
        for gain in half.gains:
            if self.state.ended is None and self.is_for(automa, gain):
                await self.gain(automa, gain)
        if self.state.ended is not None:
            return
        if half.recruit:
            self.recruit_bonus(automa, half.recruit)
        if card.advances:
            await self.advance_tracker(automa)

    # The move line

    def entries(self, automa: str, half: Half) -> list[Move]:
        """The entries of the move line that this faction has, from left to right."""
        return [entry for entry in half.moves if self.is_for(automa, entry)]

    @decides("scy.automa.turn.bracket", "scy.automa.gain.bracket")
    def is_for(self, automa: str, entry: Move | GainIcon) -> bool:
        """What stands in brackets is only for the faction whose emblem it bears."""
        return entry.faction is None or entry.faction == self.state.seats[automa].faction

    @decides("scy.automa.turn.first-possible")
    async def move(self, automa: str, entries: Sequence[Move]) -> None:
        """The first entry that can be carried out; at most one unit moves."""
        field = Field(self, automa)
        for entry in entries:
            marker, told = self.state.marker, len(self.events)
            if await self.carried_out(automa, entry, field):
                return
            self.nothing_chosen(marker, told)
        self.skipped("move", automa, "scy.automa.turn.no-move")

    async def carried_out(self, automa: str, entry: Move, field: Field) -> bool:
        match entry.do:
            case "move_worker":
                return await self.move_worker(automa, field)
            case "move_mech":
                return await self.move_mech(automa, field)
            case "move_character":
                return await self.move_character(automa, field)
            case "encounter_factory":
                return await self.encounter_factory(automa, field)
            case "attack":
                return await self.attack(automa, entry.power, field)
            case "worker_attack":
                return await self.worker_attack(automa, field)

    # Gains

    async def gain(self, automa: str, gain: GainIcon) -> None:
        """Units come from the mat to the home base; power stops at the top of its track."""
        match gain.gain:
            case "worker":
                self.gain_unit(automa, ("worker",), gain, "scy.automa.gain.worker")
            case "combat_unit":
                first = ("character", "mech")
                kinds = first if self.ruling("p10") == "character_first" else first[::-1]
                self.gain_unit(automa, kinds, gain, "scy.automa.gain.combat-unit")
            case "power":
                await self.gain_power(automa, gain.n)
            case "coins" | "cards":
                me = self.state.seats[automa]
                setattr(me, gain.gain, getattr(me, gain.gain) + gain.n)
                self.tell(Gained(seat=automa, what=gain.gain, n=gain.n))

    def gain_unit(self, automa: str, kinds: Sequence[str], gain: GainIcon, rule: str) -> None:
        """The first of these kinds that the mat still has."""
        for _ in range(gain.n):
            kind = next((one for one in kinds if self.on_mat(automa, one)), None)
            if kind is None:
                self.skipped(gain.gain, automa, "scy.automa.gain.none-left")
                return
            self.put(automa, kind, self.base(automa))
            self.tell(Gained(seat=automa, what=kind, n=1, rule=rule))

    @decides("fen.automa.stars.way-a")
    async def gain_power(self, automa: str, n: int) -> None:
        """Reaching the top for the first time brings a star."""
        me = self.state.seats[automa]
        n = min(n, self.numbers.most_power - me.power)
        if not n:
            self.skipped("power", automa, "scy.automa.gain.power")
            return
        me.power += n
        self.tell(Gained(seat=automa, what="power", n=n))
        if me.power == self.numbers.most_power:
            await self.place_star(automa, "power", (POWER_STAR,))

    # Recruits

    def recruit_bonus(self, automa: str, what: str) -> None:
        """Humans beside the Automa get the bonus if they have uncovered it."""
        seats = tuple(self.human_neighbors(automa))
        rule = "fen.multi.recruits" if len(self.state.seats) > 2 else "scy.automa.recruit.bonus"
        if seats:
            self.tell(RecruitBonus(what=what, seats=seats, rule=rule))

    def human_neighbors(self, automa: str) -> list[str]:
        """The humans directly to the left and right, in turn order."""
        seats = self.seats_in_order()
        place = seats.index(automa)
        beside = {seats[place - 1], seats[(place + 1) % len(seats)]}
        return [seat for seat in self.humans if seat in beside]

    # The star tracker

    @decides(
        "fen.automa.stars.way-b",
        "scy.automa.tracker.advance",
        "scy.automa.tracker.star",
        "scy.automa.tracker.scheme-star",
        "fen.multi.tracker.own",
        "fen.multi.tracker.independent",
        "fen.multi.stars.independent",
        "fen.multi.scheme.independent",
    )
    async def advance_tracker(self, automa: str, rule: str = "scy.automa.tracker.advance") -> None:
        """One space on; a full star places a star, II changes the scheme for the next card."""
        me, card = self.state.seats[automa], self.tracker_card(automa)
        if me.tracker >= card.last:
            self.skipped("tracker", automa, rule)
            return
        me.tracker += 1
        self.tell(TrackerMoved(seat=automa, to=me.tracker, rule=rule))
        if me.tracker in card.stars:
            await self.place_star(automa, "tracker", (TRACKER_STAR,))
        if me.tracker == card.scheme:
            self.change_scheme(automa)

    def change_scheme(self, automa: str) -> None:
        """Point: its marker has come to II. Asked once, after the star of that space."""
        self.state.seats[automa].scheme = 2
        self.tell(SchemeChanged(seat=automa, scheme=2))
        if not self.state.shared_deck:
            self.shuffle_all(automa, "scy.automa.tracker.scheme")
        elif self.ruling("reshuffle"):
            self.shuffle_all(automa, "scy.automa.multi.shared-reshuffle")
