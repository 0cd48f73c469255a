"""The end of the campaign: what everybody's sheet comes to, who has won it, and how they led."""

from collections.abc import Iterator, Mapping

from thirdchair.kit.choices import Choice
from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.box import MOST_ROWS
from thirdchair.scythe.fenris.end import events as e
from thirdchair.scythe.fenris.sheet.open_stars import open_stars
from thirdchair.scythe.fenris.sheet.sheets import Sheets
from thirdchair.scythe.fenris.state import Reckoned, Reckoning

DOUBLED = 2
RANKS = ("a", "b", "c")
"""The highest value, the second one, and all below."""
ECONOMY, GOVERNANCE, MILITARY = FIELDS = ("economy", "governance", "military")
GOVERNS = ("upgrades", "structures", "workers", "objective", "popularity")
"""The columns of the triumph log that count for governance."""
FIGHTS = ("mechs", "recruits", "combat_1", "combat_2", "power")
"""Those that count for the military: both columns for combat among them."""
AWAY = "fenris.away_final"


class Reckonings(Sheets):
    """The last page of the campaign."""

    async def reckon(self, results: Mapping[str, int]) -> Reckoning:
        """The totals of all seats from the results of the last evening, and everybody's ranks."""
        self._all_ticked()
        if self.state.rows is None:
            question = Number(about="log_rows", min=self.longest_column(), max=MOST_ROWS)
            self.state.rows = await ask(question)
        seats = {seat: self.total_of(seat, results) for seat in self.reckoned(results)}
        values = {seat: one.values for seat, one in seats.items()}
        for seat, one in seats.items():
            one.ranks = {field: rank_of(seat, field, values) for field in FIELDS}
            self.tell(
                e.Reckoned(
                    seat=seat,
                    coins=one.coins,
                    lines=one.lines,
                    total=one.total,
                    rule="fen.final.table",
                )
            )
        winners = self.winners(seats)
        for seat, one in seats.items():
            self.tell(e.Leads(seat=seat, ranks=one.ranks, rule="fen.final.leadership"))
        return Reckoning(winner=winners, seats=seats)

    def unticked(self) -> list[str]:
        """Whose stars still wait for a box of their log. Whoever has left ticks no more."""
        return [seat for seat in self.humans if open_stars(self.state, seat)]

    def _all_ticked(self) -> None:
        """Every star is ticked first: a box may be worth a line."""
        if open_ones := self.unticked():
            raise not_now("fenris-stars-open", seats=open_ones)

    def reckoned(self, results: Mapping[str, int]) -> list[str]:
        """Whoever played the last evening; the others too, for what stands on their sheets, unless
        the table decides otherwise."""
        staying = [*self.humans, *self.automas]
        counts_all = self.ruling(AWAY) == "sheet"
        return [
            seat
            for seat in self.state.sheets
            if seat in staying and (counts_all or seat in results)
        ]

    @decides(
        "fen.final.total.double",
        "fen.final.total.lines",
        "fen.final.table",
        "fen.final.rank.economy",
        "fen.e8a.win.no-wealth",
        "fen.e8b.win.no-wealth",
    )
    def total_of(self, seat: str, results: Mapping[str, int]) -> Reckoned:
        """The last result counts twice, and every full line of the triumph log is worth so much."""
        coins, lines = results.get(seat), self.lines(seat) or 0
        total = DOUBLED * (coins or 0) + self.printed.line * lines
        return Reckoned(
            coins=coins,
            lines=lines,
            total=total,
            values={
                ECONOMY: total,
                GOVERNANCE: sum(self.governance(seat).values()),
                MILITARY: sum(self.military(seat).values()),
            },
        )

    @decides(
        "fen.final.winner", "fen.final.winner.tie", "fen.e8a.win.highest", "fen.e8b.win.highest"
    )
    def winners(self, seats: Mapping[str, Reckoned]) -> list[str]:
        """The highest total; whoever is equal shares it. Nobody wins who was not there."""
        best = Choice(seat for seat, one in seats.items() if one.coins is not None)
        best.keep_most("fen.final.winner", lambda seat: seats[seat].total)
        winner = best.left
        rule = "fen.final.winner" if len(winner) == 1 else "fen.final.winner.tie"
        self.tell(e.CampaignWon(winner=winner, rule=rule, why=tuple(best.why)))
        return list(winner)

    # How they led

    @decides(
        "fen.final.governance.infra",
        "fen.final.governance.upgrades",
        "fen.final.governance.structures",
        "fen.final.governance.workers",
        "fen.final.governance.objectives",
        "fen.final.governance.popularity",
        "fen.final.rank.governance",
    )
    def governance(self, seat: str) -> dict[str, int]:
        """Infrastructure mods, and the ticks of five columns."""
        mods = len(self.state.sheets[seat].infrastructure_mods)
        return {"infrastructure_mods": mods, **dict(self._ticks_in(seat, GOVERNS))}

    @decides(
        "fen.final.military.mech-mods",
        "fen.final.military.mechs",
        "fen.final.military.recruits",
        "fen.final.military.combat",
        "fen.final.military.power",
        "fen.final.rank.military",
    )
    def military(self, seat: str) -> dict[str, int]:
        """Mech mods, and the ticks of five columns."""
        mods = len(self.state.sheets[seat].mech_mods)
        return {"mech_mods": mods, **dict(self._ticks_in(seat, FIGHTS))}

    def _ticks_in(self, seat: str, columns: tuple[str, ...]) -> Iterator[tuple[str, int]]:
        log = self.state.sheets[seat].log
        yield from ((column, len(log.get(column, []))) for column in columns)


@decides("fen.final.rank.a", "fen.final.rank.b", "fen.final.rank.c")
def rank_of(seat: str, field: str, values: Mapping[str, Mapping[str, int]]) -> str:
    """By the value itself: equal ones share a rank, and the next lower value has the next one."""
    above = {one[field] for one in values.values() if one[field] > values[seat][field]}
    return RANKS[min(len(above), len(RANKS) - 1)]


@decides("fen.final.text.order")
def chapters(one: Reckoned) -> list[tuple[str, str]]:
    """The headings that a seat reads, as field and rank: first all A, then B, then C."""
    return sorted(one.ranks.items(), key=lambda pair: (pair[1], FIELDS.index(pair[0])))
