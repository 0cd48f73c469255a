"""Income turns of the bots: the chart of the level, column by column."""

from thirdchair.kit.decks import draw, shuffled_in
from thirdchair.kit.rules import decides
from thirdchair.tapestry import charts
from thirdchair.tapestry.bots.advancing import BOTS
from thirdchair.tapestry.bots.civilizations import Civilizations
from thirdchair.tapestry.bots.levels import Levels
from thirdchair.tapestry.charts import Cell, Row
from thirdchair.tapestry.events import (
    Drew,
    Income,
    IncomeStep,
    Reshuffled,
    ScoredRow,
    Skipped,
    TapestryGained,
)
from thirdchair.tapestry.hexmap import AUTOMA, YOU

BOTS_SEAT = "bots"


class IncomeTurns(Civilizations, Levels):
    """What happens when the bots start a new era. Every step of a chart is a method."""

    async def income_turn(self) -> None:
        """The next income turn, with all that the chart lists for it."""
        self.state.era[BOTS_SEAT] += 1
        turn = self.state.era[BOTS_SEAT]
        self.tell(Income(who=BOTS_SEAT, turn=turn))
        if turn == 1:
            await self.bots_start()
        for cell in self.chart(turn):
            self.tell(IncomeStep(turn=turn, step=cell.step, n=cell.n))
            await self.income_step(cell, turn)

    @decides("tap.income.chart", "tap.income.first")
    def chart(self, turn: int) -> tuple[Cell, ...]:
        """The steps of this income turn in their order."""
        return charts.cells(self.level.chart, turn)

    async def income_step(self, cell: Cell, turn: int) -> None:
        match cell.step:
            case "change_favorite":
                await self.step_change_favorite()
            case "advance_both_bots":
                await self.step_advance_both_bots()
            case "civ_ability":
                await self.civilization_income(turn)
            case "score_vp":
                self.step_score_vp(turn)
            case "add_progress_cards":
                await self.step_add_progress_cards(cell.n)
            case "tapestry_onto_mat":
                self.step_tapestry_onto_mat()
            case "gain_tapestry":
                self.gain_tapestry()
            case "shuffle_decision_deck":
                self.step_shuffle_decision_deck()

    @decides("tap.income.fav.who")
    async def step_change_favorite(self) -> None:
        """Each bot looks at its favorite track."""
        for bot in BOTS:
            await self.look_at_favorite(bot)

    async def step_advance_both_bots(self) -> None:
        """Both bots advance by the last pair, perhaps for the second time."""
        decision = self.state.decision
        if decision.track is None or decision.tie is None:
            self.tell(Skipped(what="pair", who=BOTS_SEAT, rule="tap.income.pair"))
            return
        for bot in BOTS:
            await self.advance_by_pair(bot, decision.track, decision.tie)

    @decides("tap.income.vp")
    def step_score_vp(self, turn: int) -> None:
        """Each row of the mat with the leftmost multiplier that no tapestry card covers."""
        columns = charts.mat(self.level.mat).columns
        column = columns[min(self.state.tapestry.mat, len(columns) - 1)]
        rows = []
        for row, times in zip(self.rows(), column.multipliers, strict=True):
            counts = {what: self.count(what) for what in row.counts}
            rows.append(ScoredRow(counts, times, times * sum(counts.values())))
        points = sum(row.points for row in rows)
        self.score(AUTOMA, points, "income", "tap.income.vp.mult", tuple(rows))
        if column.first and self.state.era[YOU] < turn:
            self.score(AUTOMA, column.first, "era", "tap.income.first-era")

    def rows(self) -> tuple[Row, ...]:
        """What the rows of the mat count."""
        return charts.rows()

    @decides("tap.income.vp.row1", "tap.income.vp.row23")
    def count(self, what: str) -> int:
        """What a symbol of the mat counts: landmarks, territories, or spaces on a track."""
        if what == "landmarks":
            return self.landmarks_owned()
        if what == "territories":
            return len(self.territories(AUTOMA))
        at = self.state.tracks[AUTOMA]
        return self.course(what).progress(at[what]) if what in at else 0

    @decides(
        "tap.solo.setup.deck.grow",
        "tap.income.addcards",
        "tap.level.decksize",
        "tap.bots.turn.eras",
    )
    async def step_add_progress_cards(self, count: int) -> None:
        """Cards of the progress deck go to the discard pile, as long as there are any."""
        decision = self.state.decision
        for _ in range(min(count, len(decision.progress))):
            card = await draw("progress", decision.progress, seat=YOU)
            decision.discard.append(card)
            self.tell(Drew(deck="progress", card=card, goes="discard"))

    @decides("tap.income.mat-tapestry", "tap.income.mat-tapestry.source")
    def step_tapestry_onto_mat(self) -> None:
        """A card of the tapestry deck covers the leftmost free space of the mat."""
        tapestry = self.state.tapestry
        tapestry.mat += 1
        self.tell(TapestryGained(where="mat", from_=tapestry.mat - 1, to=tapestry.mat))

    @decides("tap.income.reshuffle")
    def step_shuffle_decision_deck(self) -> None:
        """All cards of the past era, the last pair among them, are the new decision deck."""
        self.discard_pair()
        decision = self.state.decision
        shuffled_in(decision.deck, decision.discard)
        self.tell(Reshuffled(deck="decision", cards=len(decision.deck)))

    def discard_pair(self) -> None:
        """The open pair goes to the discard pile."""
        decision = self.state.decision
        if decision.track is not None and decision.tie is not None:
            decision.discard += (decision.track, decision.tie)
            decision.track = decision.tie = None
