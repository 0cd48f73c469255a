"""Before the first turn: factions and mats are dealt, everybody sits down, the hands lay it out."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.game import BaseSetup
from thirdchair.kit.questions import Draw
from thirdchair.kit.readers import NOBODY
from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.content import Faction, Mat
from thirdchair.scythe.events import Drew, Seated, Starts, TrackerMoved
from thirdchair.scythe.setup.dealing import Place, Pool
from thirdchair.scythe.setup.equipping import Equipped
from thirdchair.scythe.setup.steps import Step, begun

BASE = "base"

Told = Sequence[Mapping[str, Any]]
"""Events as the journal keeps them."""
HEAD_START = "fen.automa.difficulty"
"""How rules begin by which an Automa has a head start: its tracker's step tells of that."""


class Preparing(Equipped):
    """The set-up of a table, and the checklist for the hands."""

    async def set_up(self) -> None:
        """Factions and player mats that were not given are drawn; then everybody sits down."""
        await self.deal_all()
        await self.dealt()
        for seat in self.state.seats:
            self.seat_down(seat)
        self.tell(self.first_turn())
        for automa, spaces in self.state.head_starts.items():
            await self.head_start(automa, spaces)
        await self.begin_with()
        await self.laid_out()
        self.state.ready = True

    async def deal_all(self) -> None:
        """Point: everybody gets a faction and a mat, as far as they were not given."""
        for seat in self.state.seats:
            await self.deal(seat)

    async def dealt(self) -> None:
        """Point: everybody has a faction and a mat, and nobody sits down yet."""

    async def begin_with(self) -> None:
        """Point: what seats begin with beside the usual. Asked when all sit at the table."""

    async def laid_out(self) -> None:
        """Point: what is laid out after everything else. Asked at the end of the set-up."""

    @decides("scy.automa.setup.first")
    def first_turn(self) -> Starts:
        """Of the humans the one with the lowest number on the player mat; Automas have no mat."""
        rule = "scy.automa.setup.first"
        if not self.humans or (self.automas and self.ruling("p14") == "automa"):
            return Starts(seat=self.automas[0], rule=rule)
        return self.lowest_mat(rule)

    def lowest_mat(self, rule: str) -> Starts:
        """The human with the lowest number on the player mat begins."""
        humans, numbers = self.humans, [self.mat_number(human) for human in self.humans]
        choice = Choice(humans).keep(rule, [humans[numbers.index(min(numbers))]], by=numbers)
        return Starts(seat=choice.left[0], rule=rule, why=tuple(choice.why))

    def mat_number(self, human: str) -> str:
        """The number on a human's player mat; 2a comes between 2 and 3."""
        return self.material.mats[self.state.seats[human].mat or ""].number

    @decides("scy.automa.setup.faction")
    async def deal(self, seat: str) -> None:
        """A faction, and for a human a player mat that may go with it. Nobody draws what would
        leave somebody else with a pair that is forbidden."""
        one = self.state.seats[seat]
        if not one.faction:
            options = self._options(seat, "faction")
            one.faction = await self.draw_name("faction", options, seat)
        if one.kind == "human" and one.mat is None:
            one.mat = await self.draw_name("mat", self._options(seat, "mat"), seat)

    def _options(self, seat: str, deck: str) -> list[str]:
        """What a seat may draw: of what is in the box, and at a table of before, which was not
        refused for it, of everything."""
        place, places = list(self.state.seats).index(seat), self._places()
        for pool in self._pools():
            able = pool.factions_for if deck == "faction" else pool.mats_for
            if options := able(place, places):
                return options
        raise not_now("too-little-to-deal", where="new.seats")

    def goes_round(self) -> None:
        """Refuse a new table to which the box of its owners cannot deal. What people name
        they have, whatever the app knows of the box."""
        if not next(self._pools()).serves(self._places()):
            raise bad_input("too-little-to-deal", where="new.seats")

    def _places(self) -> list[Place]:
        seats = self.state.seats.values()
        return [Place(one.faction or None, one.mat, one.kind == "human") for one in seats]

    def _pools(self) -> Iterator[Pool]:
        """What nobody has yet: first of the box, then of everything that may be named."""
        gone, mats = self.gone_factions(), self.material.mats
        used = {one.mat for one in self.state.seats.values()}
        factions = {key: it for key, it in self.material.factions.items() if key not in gone}
        free = {key: mat for key, mat in mats.items() if key not in used}
        yield Pool(self.owned(factions), self.owned(free), mats)
        yield Pool(self.drawable(factions), self.drawable(free), mats)

    def gone_factions(self) -> set[str]:
        """Point: factions that nobody can draw any more."""
        return {one.faction for one in self.state.seats.values()}

    def in_box(self, free: dict[str, Faction] | dict[str, Mat]) -> list[str]:
        """What is in the box; if that is nothing, the table knows better than we do."""
        return self.owned(free) or self.drawable(free)

    def owned(self, free: dict[str, Faction] | dict[str, Mat]) -> list[str]:
        """Of these what the owner has and the modules add. An owner who has not said counts as
        owning everything, or with a base printing only the base game."""
        drawn = self.drawable(free)
        said = () if self.state.printing == BASE else None
        expansions = self.state.box.get("expansions", said)
        if expansions is None:
            return drawn
        here, added = (BASE, *expansions), self._added()
        return [key for key in drawn if key in added or free[key].expansion in here]

    def drawable(self, free: dict[str, Faction] | dict[str, Mat]) -> list[str]:
        """Of these what nobody needs a key for, and what the modules add."""
        added = self._added()
        return sorted({*NOBODY.shown(free), *(key for key in free if key in added)})

    def _added(self) -> set[str]:
        return {one.id for sheet in self.sheets for one in sheet.faction}

    async def draw_name(self, deck: str, options: list[str], seat: str) -> str:
        name: str = await ask(Draw(deck=deck, options=tuple(options), seat=seat))
        self.tell(Drew(deck=deck, card=name, seat=seat))
        return name

    @decides(
        "scy.automa.setup.mat",
        "scy.automa.setup.coins",
        "scy.automa.setup.popularity",
        "scy.automa.setup.units",
        "fen.multi.seat",
        "fen.multi.rules",
    )
    def seat_down(self, seat: str) -> None:
        """Power and combat cards by the faction mat; coins and popularity by the player mat."""
        one, faction = self.state.seats[seat], self.faction(seat)
        mat = self.material.mats[one.mat] if one.mat else None
        one.power, one.cards = faction.power, faction.cards
        one.coins = mat.coins if mat else self.numbers.automa_coins
        one.popularity = mat.popularity if mat else self.numbers.automa_popularity
        one.tokens = self.all_tokens(faction.token) if faction.token else 0
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

    @decides("fen.automa.difficulty.auto")
    async def head_start(self, automa: str, spaces: int) -> None:
        """The tracker marker starts further on, or so many steps before its first space."""
        if spaces < 0:
            self.state.seats[automa].tracker = spaces
            rule = "fen.automa.difficulty.auto.negative"
            self.tell(TrackerMoved(seat=automa, to=spaces, rule=rule))
            return
        for _ in range(spaces):
            if self.state.ended is None:
                await self.advance_tracker(automa, "fen.automa.difficulty.auto.move")

    # For the hands

    def different(self) -> list[str]:
        """Point: the rules that people must know because they are not those of every game. Asked
        for the checklist."""
        if self.state.episode is not None:
            return [rule for sheet in self.sheets for rule in sheet.different]
        return [rule for one in self.sheets for rule in one.different_free or one.different]

    def steps(self, setup: BaseSetup, told: Told) -> Iterator[Step]:
        """Point: what the hands do before the first turn, in this order; `told` is what happened
        when the table was set up. Asked for the checklist."""
        yield from self.usual_steps(setup, told)
        if self.state.episode is None:
            yield from self.begun_steps(told)

    def begun_steps(self, told: Told) -> Iterator[Step]:
        """What seats begin with beside the usual: mods, what they bring an Automa, stars."""
        for run in begun(told):
            seat, rule = str(run[0]["seat"]), str(run[0]["rule"])
            if not rule.startswith(HEAD_START):
                yield Step(rule, f"{rule}.{seat}", says=tuple(run))

    def usual_steps(self, setup: BaseSetup, told: Told) -> Iterator[Step]:
        """Point: what lies there before a module adds to it."""
        count = len(self.state.seats) + self.numbers.factory_cards_more
        yield Step(
            "scy.automa.setup.board",
            instead="" if self.automas else "page-scythe-checklist-board",
            here="page-scythe-checklist-factory",
            args={"count": count},
        )
        for rule in (rule for sheet in self.sheets for rule in sheet.steps):
            yield Step(rule)
        for event in told:
            if event["type"] == "seated":
                yield self.seat_step(event)
        if self.automas:
            yield from self._automas_things(told)
        yield Step("scy.automa.setup.first")

    def _automas_things(self, told: Told) -> Iterator[Step]:
        yield Step("scy.automa.setup.supply")
        for automa in self.automas:
            yield self.tracker_step(automa, told)
        yield Step("scy.automa.setup.deck", with_cards=True)
        if self.state.marker is not None:
            yield Step("fen.multi.reading-order.1", more="page-scythe-marker-why")

    def seat_step(self, seated: Mapping[str, Any]) -> Step:
        """What one seat starts with."""
        seat = str(seated["seat"])
        rule = f"scy.automa.setup.{'units' if seated['kind'] == 'automa' else 'board'}"
        mat = self.state.seats[seat].mat
        step = Step(rule, f"{rule}.{seat}", says=(seated,))
        here = "page-scythe-checklist-mat"
        return replace(step, here=here, args={"mat": mat}) if mat else step

    def tracker_step(self, automa: str, told: Told) -> Step:
        """The star tracker card of an Automa; its marker may not begin on the first space."""
        rule = "scy.automa.setup.tracker"
        args = {"seat": automa, "level": self.state.seats[automa].level}
        step = Step(rule, f"{rule}.{automa}", here="page-scythe-checklist-level", args=args)
        if automa not in self.state.head_starts:
            return step
        later = next((run for run in begun(told) if run[0]["seat"] == automa), [])
        walked = [event for event in later if event["type"] == "tracker"]
        if not walked:  # something is asked before it walks
            return step
        last = walked[-1]
        rule, to = last["rule"], int(last["to"])
        if to < 0:
            return replace(step, rule=rule, lead="page-scythe-checklist-head", says=tuple(later))
        says = tuple(event for event in later if event not in walked)
        lead = "page-scythe-checklist-head-on"
        return replace(step, rule=rule, lead=lead, says=says, args={**args, "count": to})
