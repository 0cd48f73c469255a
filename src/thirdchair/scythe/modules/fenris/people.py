"""Fenris as a human's faction: influence after a move of the character, and what mechs can do."""

from collections.abc import Sequence

import msgspec

from thirdchair.kit.flow import Event, ask
from thirdchair.kit.questions import Number, Pick
from thirdchair.kit.rules import decides
from thirdchair.scythe.answers import NO, YES
from thirdchair.scythe.chapter import COMBAT_UNITS, UNITS
from thirdchair.scythe.commands import MoveUnits, Step
from thirdchair.scythe.faction_tokens import INFLUENCE
from thirdchair.scythe.fighting.battle import Battle
from thirdchair.scythe.modules.fenris.tokens import InfluenceGiven, InfluenceTaken, InfluenceTokens
from thirdchair.scythe.moves.arriving import Gone

LEAP, HORRIFY, DEATH_RAY, FANATICAL = "leap", "horrify", "death_ray", "fanatical"


class MayInfluence(Event, frozen=True, tag="may_influence"):
    """A seat may lay one more token, wherever that is allowed."""

    seat: str
    rule: str


class Terror(InfluenceTokens):
    """Units that Fenris drives away leave with tokens; Automas of Fenris give them, too."""

    left: dict[str, int | None] = {}  # noqa: RUF012
    """How many units of a seat have just been beaten; None where nobody knows."""
    drives: tuple[str, str] | None = None
    """Who has come to whose lone workers."""

    def may_use(self, seat: str, ability: str) -> bool:
        """May a mech of this seat have that ability, or does something cover it?"""
        return self.has_mechs(seat) and ability not in self.state.seats[seat].worn

    async def beaten(self, loser: str, at: str) -> int:
        there = sum(self.count(loser, unit, at) for unit in UNITS)
        self.left = {loser: None if self.state.board is False else there}
        return await super().beaten(loser, at)

    @decides("fen.fenris.horrify", "fen.fenris.automa.horrify")
    async def fight(self, battle: Battle) -> str:
        """After the combat: people of Fenris as attackers, an Automa of Fenris in any case."""
        self.left = {}
        winner = await super().fight(battle)
        await self._after_combat(battle.attacker, winner, battle.other(winner))
        return winner

    async def fought_at_the_table(self, attacker: str, defender: str, at: str) -> None:
        """Two people have fought; the one that Fenris has attacked may have lost."""
        self.left = {}
        await super().fought_at_the_table(attacker, defender, at)
        if defender in self.left:
            await self._after_combat(attacker, attacker, defender)

    async def _after_combat(self, attacker: str, winner: str, loser: str) -> None:
        if winner not in self.state.seats or loser not in self.left:
            return  # a figure that nobody owns has fought
        automa = self.state.seats[winner].kind == "automa"
        if self.plays_fenris(winner) and (automa or winner == attacker):
            await self.terrify(winner, loser, self.left[loser])

    def attacks(self, attacker: str, defender: str, *, combat: bool) -> None:
        super().attacks(attacker, defender, combat=combat)
        seats = attacker in self.state.seats
        self.drives = (attacker, defender) if seats and not combat else None

    @decides("fen.fenris.horrify.workers", "fen.fenris.automa.horrify")
    async def retreat(self, seat: str, unit: str, start: str, rule: str) -> int:
        """Lone workers count as well."""
        n = await super().retreat(seat, unit, start, rule)
        if n and self.drives is not None and self.drives[1] == seat:
            attacker, self.drives = self.drives[0], None
            if self.plays_fenris(attacker):
                await self.terrify(attacker, seat, n)
        return n

    async def do_move(self, command: MoveUnits) -> None:
        """With cards only it is known who has driven workers away, but not how many."""
        self.drives = None
        await super().do_move(command)
        if self.drives is not None and self.plays_fenris(self.drives[0]):
            await self.terrify(*self.drives, None)

    @decides("fen.fenris.horrify.supply")
    async def terrify(self, fenris: str, other: str, units: int | None) -> None:
        """One token for each unit, as long as the supply lasts; people may give fewer."""
        supply = self.state.seats[fenris].tokens
        if self.state.seats[fenris].kind == "automa":
            if units is None and supply:
                most = sum(self.numbers.pieces[unit] for unit in UNITS)
                units = await ask(Number(about="driven_off", seat=other, min=0, max=most))
            self._give(fenris, other, min(units or 0, supply), "fen.fenris.automa.horrify")
        elif self.asks_abilities and self.may_use(fenris, HORRIFY):
            most = supply if units is None else min(units, supply)
            if most:
                question = Number(about=HORRIFY, seat=fenris, min=0, max=most, known=most)
                self._give(fenris, other, await ask(question), "fen.fenris.horrify")

    def _give(self, fenris: str, other: str, n: int, rule: str) -> None:
        if n:
            self.state.seats[fenris].tokens -= n
            holds = self.state.seats[other].holds
            holds[INFLUENCE] = holds.get(INFLUENCE, 0) + n
            self.tell(InfluenceGiven(seat=fenris, other=other, n=n, rule=rule))


class People(Terror):
    """Where people decide."""

    # Influence

    @decides("fen.fenris.influence.first", "fen.fenris.influence.second")
    async def after_move(self, seat: str, moves: Sequence[Gone]) -> None:
        """When combats and encounters are over, a token where the character has come to; then
        one more wherever people lay it."""
        await super().after_move(seat, moves)
        one = self.state.seats[seat]
        if one.kind != "human" or not self.plays_fenris(seat):
            return
        for gone in moves:
            stands = self.state.board is not True or self.has_character(seat, gone.end)
            moved = gone.unit == "character" and gone.start != gone.end and stands
            if moved and one.tokens and self.may_bear(gone.end):
                question = Pick(about="influence_here", seat=seat, at=gone.end, options=(YES, NO))
                if await ask(question) == YES:
                    self.lay_influence(seat, gone.end, "fen.fenris.influence.first")
                    if one.tokens:
                        rule = "fen.fenris.influence.second"
                        self.tell(MayInfluence(seat=seat, rule=rule))

    def character_matters(self, human: str, gone: Gone) -> bool:
        """A character that has moved leaves a token."""
        may = self.plays_fenris(human) and bool(self.state.seats[human].tokens)
        leaves = may and gone.start != gone.end and self.may_bear(gone.end)
        return leaves or super().character_matters(human, gone)

    # Fanatical

    @decides("fen.fenris.fanatical.take", "fen.fenris.fanatical.only")
    async def entered(self, human: str, steps: tuple[Step, ...]) -> None:
        """Whoever comes from afar may have come by that ability, and takes the token then."""
        await super().entered(human, steps)
        for step in steps if self.plays_fenris(human) else ():
            if self._may_be_fanatical(human, step):
                question = Pick(about=FANATICAL, seat=human, at=step.to, options=(NO, YES))
                if await ask(question) == YES:
                    one = self.state.seats[human]
                    self.state.tokens.influence.remove(step.to)
                    one.tokens += 1
                    rule = "fen.fenris.fanatical.take"
                    self.tell(InfluenceTaken(seat=human, at=step.to, held=one.tokens, rule=rule))

    def _may_be_fanatical(self, human: str, step: Step) -> bool:
        """A combat unit, a token, and not a neighbor; where nobody says whence, it may be."""
        lies = step.unit in COMBAT_UNITS and step.to in self.state.tokens.influence
        far = step.from_ is None or self.board.far[step.from_][step.to] > 1
        return lies and far and self.may_use(human, FANATICAL)

    # Death Ray

    @decides("fen.fenris.deathray.no-limit", "fen.fenris.deathray")
    def most_combat_cards(self, human: str, units: int) -> int:
        """With that mech as many as one has."""
        most = super().most_combat_cards(human, units)
        if self.plays_fenris(human) and self.may_use(human, DEATH_RAY):
            return max(most, self.state.seats[human].cards)
        return most

    def usual_combat_cards(self, human: str, units: int, at: str) -> int:
        usual = super().usual_combat_cards(human, units, at)
        return max(usual, self.most_combat_cards(human, 0))

    @decides("fen.fenris.deathray.only-equal")
    def cards_question(self, human: str, question: Number, value: int) -> Number:
        """And all of them of one value: other numbers are right only without that mech."""
        if not (self.plays_fenris(human) and self.may_use(human, DEATH_RAY)):
            return super().cards_question(human, question, value)
        lowest, highest = self.numbers.card_range
        counts = range(question.min, question.highest + 1)
        equal = [n for n in counts if value % n == 0 and lowest <= value // n <= highest]
        if not equal:
            return question
        others = [n for n in counts if n not in equal]
        about = "combat_cards_equal"
        return msgspec.structs.replace(question, about=about, anyway=tuple(others))
