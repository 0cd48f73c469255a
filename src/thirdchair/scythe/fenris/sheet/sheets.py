"""The campaign sheets: wealth, victories, perks, set-up bonuses and the triumph log."""

from collections.abc import Iterator
from itertools import combinations

from thirdchair.kit.refusals import bad_input, not_now
from thirdchair.kit.rules import decides
from thirdchair.scythe.board import base_of
from thirdchair.scythe.fenris import commands as c
from thirdchair.scythe.fenris.chapter import CampaignChapter
from thirdchair.scythe.fenris.sheet import events as e
from thirdchair.scythe.fenris.sheet.open_stars import (
    COMBAT,
    COMBAT_COLUMNS,
    columns_for,
    is_full,
    open_stars,
    stands,
)
from thirdchair.scythe.fenris.state import Booking, OpenStar, Wish

PLACED = ("worker", "resources")
"""Perks that lie on one of the starting territories."""


class Sheets(CampaignChapter):
    """What is written on a sheet, and what may be."""

    # Wealth

    @decides(
        "fen.sheet.wealth.ledger",
        "fen.campaign.wealth.spend",
        "fen.campaign.wealth.not-in-game",
        "fen.campaign.wealth.no-debt",
    )
    def book(self, seat: str, amount: int, rule: str, note: str = "") -> Booking:
        """An entry of the ledger. Nobody spends more than there is."""
        sheet = self.state.sheets[seat]
        if sheet.balance + amount < 0:
            raise not_now("fenris-too-dear", seat=seat, n=-amount, coins=sheet.balance)
        entry = Booking(self.state.evening, amount, rule, note)
        sheet.wealth.append(entry)
        self.tell(e.Booked(seat=seat, amount=amount, balance=sheet.balance, rule=rule, note=note))
        return entry

    async def mend_wealth(self, command: c.Book) -> None:
        """What was written wrong is mended by an entry that says why."""
        self.sheet_of(command.seat)
        if not command.note.strip():
            raise bad_input("fenris-note-missing", where="do.note")
        self.book(command.seat, command.amount, "fen.sheet.wealth.ledger", command.note.strip())

    # Factions

    @decides("fen.campaign.faction.switch-carry")
    def rename(self, seat: str, faction: str, rule: str) -> None:
        """Point: a seat has another faction from now on; all else on its sheet stays."""
        self.state.sheets[seat].faction = faction
        self.tell(e.NewFaction(seat=seat, faction=faction, rule=rule))

    # Perks

    def perk_price(self) -> int:
        """Point: what a perk costs tonight."""
        return self.printed.perk_price

    @decides(
        "fen.sheet.instant.buy",
        "fen.sheet.instant.once",
        "fen.sheet.instant.limit",
        "fen.sheet.instant.order",
        "fen.automa.perks.none",
        "fen.e2a.setup.perk",
        "fen.e2b.setup.perk",
    )
    async def choose_perk(self, command: c.Perk) -> None:
        """A seat's perk of tonight; until the first turn it may choose another, or none."""
        sheet = self.sheet_of(command.seat, [one for one in self.humans if one in self.playing])
        if command.seat not in self.state.wishes:
            raise not_now("fenris-perk-late", where="do.seat", seat=command.seat)
        price = self.perk_price()
        if command.perk is not None:
            if command.perk not in self.printed.perks:
                options = list(self.printed.perks)
                raise bad_input(
                    "not-an-option", where="do.perk", answer=command.perk, options=options
                )
            if (evening := sheet.perks.get(command.perk)) is not None:
                raise not_now("fenris-perk-used", where="do.perk", perk=command.perk, n=evening)
            if sheet.balance < price:
                raise not_now(
                    "fenris-too-dear",
                    where="do.perk",
                    n=price,
                    coins=sheet.balance,
                    seat=command.seat,
                )
        self._check_start(command)
        wish = Wish(command.perk, command.at)
        self.state.wishes = self.by_seat({**self.state.wishes, command.seat: wish})
        self.tell(e.PerkChosen(seat=command.seat, perk=command.perk, price=price))

    @decides("fen.sheet.instant.worker", "fen.sheet.instant.resources")
    def _check_start(self, command: c.Perk) -> None:
        """A worker more, or two resources, begin on one of the seat's starting territories."""
        if command.at is None:
            return
        starts = self.starts_of(command.seat)
        if command.perk not in PLACED or command.at not in starts:
            raise bad_input("not-an-option", where="do.at", answer=command.at, options=list(starts))

    def starts_of(self, seat: str) -> tuple[str, ...]:
        """The starting territories of a seat."""
        return self.material.board.starts[self.home_of(seat)]

    def home_of(self, seat: str) -> str:
        """The home base of a seat as a place: its faction's, or the one that it has kept."""
        sheet, tonight = self.state.sheets[seat], self.state.tonight
        if tonight is not None and seat in tonight.homes:
            return tonight.homes[seat]
        return base_of(sheet.base or sheet.faction)

    @decides(
        "fen.sheet.instant.deduct",
        "fen.sheet.instant.mark",
        "fen.e1.setup.perk.once",
        "fen.e1.setup.perk.mark",
    )
    def use_perk(self, seat: str) -> None:
        """Now it counts: it is paid, ticked, and taken."""
        wish = self.state.wishes.pop(seat)
        if wish.perk is None:
            return
        if price := self.perk_price():
            self.book(seat, -price, "fen.sheet.instant.deduct").perk = wish.perk
        perk = self.printed.perks[wish.perk]
        self.state.sheets[seat].perks[perk.id] = self.state.evening
        self.tell(e.PerkUsed(seat=seat, perk=perk.id, n=perk.n, rule="fen.sheet.instant.mark"))

    # The triumph log

    def ticked(self, seat: str, column: str) -> bool:
        """Has this evening ticked the column?"""
        return self.state.evening in self.state.sheets[seat].log.get(column, [])

    def is_full(self, seat: str, column: str) -> bool:
        """As long as nobody has said how many rows there are, no column is."""
        return is_full(self.state, seat, column)

    @decides("fen.sheet.log.tick", "fen.sheet.log.limit", "fen.sheet.log.limit.saxony")
    def tick(self, seat: str, star: str, column: str, rule: str) -> None:
        """The topmost free box of a column; once for a triumph and evening."""
        log = self.state.sheets[seat].log
        if self.ticked(seat, column):
            self.tell(e.NotTicked(seat=seat, star=star, rule="fen.sheet.log.limit"))
        elif self.is_full(seat, column):
            self.tell(e.NotTicked(seat=seat, star=star, rule="fen.sheet.log.tick"))
        else:
            log.setdefault(column, []).append(self.state.evening)
            box = len(log[column])
            self.tell(e.Ticked(seat=seat, star=star, column=column, box=box, rule=rule))

    @decides("fen.automa.log.tick")
    def log_stars(self, seat: str, stars: list[str]) -> None:
        """The stars of tonight: first those with a column of their own, then the others."""
        automa = self.state.sheets[seat].kind == "automa"
        columns = self.printed.columns
        for star in dict.fromkeys(star for star in stars if star in columns):
            self.tick(seat, star, star, "fen.sheet.log.tick")
        if combats := stars.count(COMBAT):
            self._log_combats(seat, combats, automa=automa)
        for star in stars:
            if star not in columns and star != COMBAT:
                self.log_other(seat, star, automa=automa)
        for star in self._without_column(stars):
            self.log_other(seat, star, automa=automa)

    @decides("fen.e2a.reward.new-categories.combat")
    def _without_column(self, stars: list[str]) -> Iterator[str]:
        """Where the track has more spaces for a triumph than the log has columns: the second star
        for an objective is called `objective_2`."""
        columns = dict.fromkeys(self.printed.columns, 1) | {COMBAT: len(COMBAT_COLUMNS)}
        for star in dict.fromkeys(one for one in stars if one in columns):
            spaces = min(stars.count(star), self.material.track.count(star))
            yield from (f"{star}_{n}" for n in range(columns[star] + 1, spaces + 1))

    @decides("fen.sheet.log.combat-column", "fen.automa.log.combat")
    def _log_combats(self, seat: str, combats: int, *, automa: bool) -> None:
        """Two tick both columns. Of one, people choose; an Automa goes on with the fuller one."""
        if combats > 1:
            for column in COMBAT_COLUMNS:
                self.tick(seat, COMBAT, column, "fen.sheet.log.tick")
        elif automa:
            log = self.state.sheets[seat].log
            free = [one for one in COMBAT_COLUMNS if not self.is_full(seat, one)]
            best = max(free or COMBAT_COLUMNS, key=lambda one: len(log.get(one, [])))
            self.tick(seat, COMBAT, best, "fen.automa.log.combat")
        else:
            self.leave_open(seat, COMBAT, "fen.sheet.log.combat-column")

    def log_other(self, seat: str, star: str, *, automa: bool) -> None:
        """Point: a star that has no column of its own. Asked for each, after all others."""
        self.tell(e.NotTicked(seat=seat, star=star, rule="fen.sheet.log.tick"))

    @decides("fen.automa.log.any")
    def log_first_free(self, seat: str, star: str) -> None:
        """The first free box of an Automa's log, read row by row."""
        log = self.state.sheets[seat].log
        free = [one for one in self.printed.columns if not self.is_full(seat, one)]
        if not free:
            self.tell(e.NotTicked(seat=seat, star=star, rule="fen.sheet.log.tick"))
            return
        column = min(free, key=lambda one: len(log.get(one, [])))
        log.setdefault(column, []).append(self.state.evening)
        box, rule = len(log[column]), "fen.automa.log.any"
        self.tell(e.Ticked(seat=seat, star=star, column=column, box=box, rule=rule))

    def ticks(self, seat: str) -> int:
        """How many boxes of its log a seat has ticked."""
        return sum(len(boxes) for boxes in self.state.sheets[seat].log.values())

    def longest_column(self) -> int:
        """No sheet has fewer rows than it has ticks in one column."""
        logs = [one.log for one in self.state.sheets.values()]
        return max([1, *(len(ticks) for log in logs for ticks in log.values())])

    @decides("fen.sheet.log.line25")
    def lines(self, seat: str) -> int | None:
        """The full rows and columns of a log; None while nobody has said how long they are."""
        if self.state.rows is None:
            return None
        ticks = [len(self.state.sheets[seat].log.get(one, [])) for one in self.printed.columns]
        rows = min(self.state.rows, *ticks)
        return rows + sum(one >= self.state.rows for one in ticks)

    def leave_open(self, seat: str, star: str, rule: str, *, anywhere: bool = False) -> None:
        """Its seat says where, whenever it likes."""
        one = OpenStar(self.state.evening, star, anywhere=anywhere)
        waiting = [*self.state.to_log.get(seat, []), one]
        self.state.to_log = self.by_seat({**self.state.to_log, seat: waiting})
        self.tell(e.ToLog(seat=seat, star=star, rule=rule))

    def proposal(self, seat: str) -> list[tuple[str, str]]:
        """Where open stars of a seat that may be ticked anywhere are worth most, as star and
        column: in full lines, then in the fullest columns."""
        mine = [one for one in open_stars(self.state, seat) if one.anywhere]
        if not mine:
            return []
        log, columns = self.state.sheets[seat].log, self.columns_for(seat, mine[0])
        rows = self.state.rows or self.printed.evenings

        def worth(chosen: tuple[str, ...]) -> tuple[int, int]:
            ticks = {one: len(log.get(one, [])) + (one in chosen) for one in self.printed.columns}
            full = sum(n >= rows for n in ticks.values()) + min(rows, *ticks.values())
            return full, sum(len(log.get(one, [])) for one in chosen)

        best = max(combinations(columns, min(len(mine), len(columns))), key=worth)
        return list(zip([one.star for one in mine], best, strict=False))

    def columns_for(self, seat: str, one: OpenStar) -> list[str]:
        """Where a star may be ticked."""
        return columns_for(self.state, seat, one)

    async def log(self, command: c.Log) -> None:
        """A seat says where a star is ticked; it may say otherwise later."""
        sheet = self.sheet_of(command.seat, self.humans)
        mine = self.state.to_log.get(command.seat, [])
        alike = [one for one in mine if one.star == command.star]
        ticked_nowhere = open_stars(self.state, command.seat)
        open_ones = [one for one in ticked_nowhere if one.star == command.star]
        one = next(iter(open_ones), alike[-1] if alike else None)
        if one is None:
            raise bad_input(
                "not-an-option",
                where="do.star",
                answer=command.star,
                options=[star.star for star in mine],
            )
        columns = self.columns_for(command.seat, one)
        if command.column is not None and command.column not in columns:
            raise bad_input(
                "not-an-option", where="do.column", answer=command.column, options=columns
            )
        if one.column is not None and stands(self.state, command.seat, one, one.column):
            sheet.log[one.column].remove(one.evening)
        one.column = command.column
        if one.column is None:
            self.tell(e.ToLog(seat=command.seat, star=one.star, rule="fen.sheet.log.tick"))
        else:
            boxes = sheet.log.setdefault(one.column, [])
            boxes.append(one.evening)
            rule = "fen.sheet.log.tick"
            if one.star == COMBAT and not one.anywhere:
                rule = "fen.sheet.log.combat-column"
            self.tell(
                e.Ticked(
                    seat=command.seat,
                    star=one.star,
                    column=one.column,
                    box=len(boxes),
                    rule=rule,
                )
            )
