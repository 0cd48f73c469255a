"""A campaign as people reckon it, with the book beside their sheets.

Nothing of the app is asked here, and nothing of it is used: told is only what happens at the table,
as results, stars, votes, dice, tiles that are kept. Where a rule is carried out, the row of the
ledger that quotes the book's paragraph stands beside it; `A` and a number is a ruling on one that
the book leaves open.
"""

from collections import Counter
from typing import Any

from tests.fenris.book_sheet import COLUMNS, BookSheet

GOVERNANCE = ("upgrades", "structures", "workers", "objective", "popularity")
MILITARY = ("mechs", "recruits", "combat_1", "combat_2", "power")
TRACK = Counter((*COLUMNS[:6], "combat", "combat", "popularity", "power", "extra_objective"))
"""The spaces of the first evening: ten, and the open objective."""
BENEFITS = {
    "infrastructure": ("tracker", "gain", "card.4", "tracker", "gain", "card.15"),
    "mech": ("gain", "none", "gain", "none", "gain", "none"),
}
"""What an Automa's mods bring: fen.mods.automa.table.*"""
SEVEN = ("nordic", "crimea", "polania", "saxony", "rusviet", "albion", "togawa")
PERK, MOD, LINE = 15, 50, 25
MOST_MODS = 6


class Book:
    """All sheets of a campaign, and which evening it is."""

    def __init__(self, seats: list[dict[str, Any]], rows: int) -> None:
        self.sheets = {
            f"s{number}": BookSheet(
                human=one["kind"] == "human",
                faction=one["faction"],
                log=[{} for _ in range(rows)],
            )
            for number, one in enumerate(seats, start=1)
        }
        self.evening = "1"
        self.following: str | None = None
        self.kinds: list[str] = []
        """The kinds of mods that are known by now."""
        self.coins: dict[str, int] = {}
        self.winner = ""
        self.influence: dict[str, int] = {}
        self.aside: list[str] = []
        """Mats that lie aside: A35."""
        self.waiting: list[str] = []
        self.drawn: dict[str, dict[str, int]] = {}
        """How many tiles each person draws after this evening, the winner's extra one without."""
        self.free = 0
        self.bonuses_due: dict[str, int] = {}

    # Before the game

    def perk(self, seat: str, perk: str) -> None:
        """fen.sheet.instant.buy, .once, .deduct; fen.e1.setup.perk.free."""
        sheet, price = self.sheets[seat], 0 if self.evening == "1" else PERK
        assert perk not in sheet.perks
        assert sheet.wealth >= price
        sheet.wealth -= price
        sheet.perks.append(perk)

    def cross_out_wealth(self) -> None:
        """fen.e8a.setup.wealth-void, fen.e8b.setup.wealth-void."""
        for sheet in self.sheets.values():
            sheet.wealth = 0

    # The result

    def result(
        self,
        coins: dict[str, int],
        stars: dict[str, list[tuple[str, str | None]]],
        facts: dict[str, dict[str, int]],
    ) -> None:
        """What every evening brings, then what this one does. A star is told with its column,
        where its seat has chosen one."""
        self.coins = coins
        if self.evening[0] != "8":
            best = [seat for seat, n in coins.items() if n == max(coins.values())]
            assert len(best) == 1, "the story tells no ties"
            self.winner = best[0]
            self.sheets[self.winner].wins.append(self.evening)  # fen.sheet.wins
        for seat, n in coins.items():
            sheet = self.sheets[seat]
            sheet.wealth = max(0, sheet.wealth + n)  # fen.campaign.wealth.add, .no-debt
        for seat, told in stars.items():
            self.sheets[seat].log_stars(self.evening, told)
        getattr(self, f"_after_{self.evening}")(facts)

    # The vote

    def first_stars(self, placed: list[tuple[str, str]]) -> dict[str, int]:
        """fen.e1.special.first-star, .combat-spaces: a token for the first star on each space, of
        stars in the order in which they were placed."""
        left, tokens = Counter(TRACK), Counter(dict.fromkeys(self.sheets, 0))
        for seat, triumph in placed:
            if left[triumph]:
                left[triumph] -= 1
                tokens[seat] += 1
        return dict(tokens)

    def _after_1(self, facts: dict[str, dict[str, int]]) -> None:
        """fen.e1.reward.influence-extra: one token more for everybody."""
        self.influence = {seat: n + 1 for seat, n in facts["influence"].items()}

    def vote(self, votes: dict[str, tuple[int, int]], decided: str | None = None) -> None:
        """War and peace of each person; `decided`: what the winner says after a tie."""
        all_votes = dict(votes)
        for seat, n in self.influence.items():
            if not self.sheets[seat].human:  # fen.e1.automa.vote.even, .odd
                all_votes[seat] = (n, 0) if n % 2 == 0 else (0, n)
            assert sum(all_votes[seat]) == n
        war = sum(one for one, _ in all_votes.values())
        peace = sum(other for _, other in all_votes.values())
        if war == peace and not self.sheets[self.winner].human:
            decided = "war" if all_votes[self.winner][0] else "peace"  # A18
        way = decided if war == peace else "war" if war > peace else "peace"
        assert way is not None
        self.following = {"war": "2a", "peace": "2b"}[way]

    # Rewards

    def _after_2a(self, facts: dict[str, dict[str, int]]) -> None:
        self._first_mods("mech", facts["mechs"])

    def _after_2b(self, facts: dict[str, dict[str, int]]) -> None:
        self._first_mods("infrastructure", facts["structures"])

    def _first_mods(self, kind: str, pieces: dict[str, int]) -> None:
        """fen.e2a.reward.mods.draw and .free, as in fen.e2b: two tiles and one for each piece, one
        of them free; fen.e2a.automa.reward.free-mod."""
        self.kinds, self.free, self.following = [kind], 1, "3"
        for seat, sheet in self.sheets.items():
            if sheet.human:
                self.drawn[seat] = {kind: 2 + pieces.get(seat, 0)}
            else:
                self._automa_mod(sheet)
        self._automas_buy()

    def _after_3(self, facts: dict[str, dict[str, int]]) -> None:
        """Influence brings bonuses, whoever found Vesna plays her, then factions, then tiles."""
        for seat, n in facts["influence"].items():
            self._bonuses(seat, -(-n // 2))  # fen.e3.reward.setup-bonus: rounded up
        finder = [seat for seat, n in facts["found"].items() if n]
        owner = finder[0] if finder else self.winner  # fen.e3.reward.vesna.finder, .winner
        sheet = self.sheets[owner]
        self.aside.append(sheet.faction)
        sheet.faction, sheet.base = "vesna", sheet.faction  # fen.e3.reward.vesna.home
        self.waiting = self.poorest_first([seat for seat in self.coins if seat != owner])
        self._usual_tiles("4")

    def poorest_first(self, seats: list[str]) -> list[str]:
        """fen.e3.switch.wealth: a mod counts as $50; A37: fewer victories, fewer ticks."""

        def rank(seat: str) -> tuple[int, int, int]:
            one = self.sheets[seat]
            worth = one.wealth + MOD * sum(map(len, one.mods.values()))
            return worth, len(one.wins), sum(one.ticks.values())

        assert len({rank(seat) for seat in seats}) == len(seats), "the story tells no ties"
        return sorted(seats, key=rank)

    def _after_4(self, facts: dict[str, dict[str, int]]) -> None:
        """fen.e4.reward.setup-bonus, fen.e4.reward.mods.unlock: the other kind as well."""
        for seat, n in facts["agents"].items():
            self._bonuses(seat, -(-n // 2))
        self.kinds = ["mech", "infrastructure"]
        self._usual_tiles("5")

    def _after_5(self, facts: dict[str, dict[str, int]]) -> None:
        """Tiles, and then fen.e5.reward.fenris.killer or .winner."""
        self._usual_tiles("6")
        killer = [seat for seat, n in facts["box_c_beaten"].items() if n]
        sheet = self.sheets[killer[0] if killer else self.winner]
        self.aside.append(sheet.faction)
        sheet.base = sheet.base or sheet.faction  # fen.e5.reward.fenris.home
        sheet.faction = "fenris"

    def _after_6(self, facts: dict[str, dict[str, int]]) -> None:
        """fen.e6.switch.order: the best result chooses first, and no mat lies aside any more."""
        self.aside = []
        self.waiting = sorted(self.coins, key=lambda seat: -self.coins[seat])
        self._usual_tiles("7")

    def _after_7(self, facts: dict[str, dict[str, int]]) -> None:
        """fen.e7.reward.setup-bonus: one for each token that was not handed in."""
        found = [seat for seat, n in facts["box_e_opened"].items() if n]
        for seat, n in facts["encounter_tokens"].items():
            self._bonuses(seat, 0 if seat in found else n)
        self._usual_tiles("8a" if found else "8b")  # fen.e7.branch.8a, .8b

    def _after_8a(self, facts: dict[str, dict[str, int]]) -> None:
        self.following = None

    _after_8b = _after_8a

    def _bonuses(self, seat: str, n: int) -> None:
        """People choose; an Automa takes coins: fen.automa.setup-bonus.coins."""
        if self.sheets[seat].human:
            self.bonuses_due |= {seat: n} if n else {}
        elif n:
            self.bonus(seat, *["coins"] * n)

    def bonus(self, seat: str, *bonuses: str) -> None:
        """fen.sheet.setup.choose."""
        mine = self.sheets[seat].bonuses
        for one in bonuses:
            mine[one] = mine.get(one, 0) + 1
            assert one == "coins" or mine[one] <= 3  # A03
        self.bonuses_due.pop(seat, None)

    # Mods

    def _usual_tiles(self, following: str) -> None:
        """Two of each kind that is known, and one more for the winner, of a kind of their choice:
        fen.e3.reward.mods.draw, .winner, and alike after later evenings."""
        self.following, self.free = following, 0
        self.drawn = {
            seat: {kind: 2 for kind in self.kinds if len(sheet.mods[kind]) < MOST_MODS}
            for seat, sheet in self.sheets.items()
            if sheet.human
        }
        self._automas_buy()

    def buy(self, seat: str, mods: list[tuple[str, str]], extra: str | None = None) -> None:
        """Mods by kind and name: fen.mods.mech.buy.price, .limit6, .unique."""
        sheet, may = self.sheets[seat], dict(self.drawn[seat])
        if seat == self.winner and self.evening not in ("2a", "2b"):
            may[extra or self.kinds[0]] += 1
        for kind, name in mods:
            assert name not in sheet.mods[kind]
            sheet.mods[kind].append(name)
            assert len(sheet.mods[kind]) <= MOST_MODS
            may[kind] -= 1
        assert min(may.values()) >= 0, "no more than were drawn"
        sheet.wealth -= MOD * max(0, len(mods) - self.free)
        assert sheet.wealth >= 0

    def _automas_buy(self) -> None:
        """fen.mods.automa.buy.all: as many as they can pay for."""
        for sheet in self.sheets.values():
            while not sheet.human and sheet.wealth >= MOD and self._automa_mod(sheet):
                sheet.wealth -= MOD

    def _automa_mod(self, sheet: BookSheet) -> bool:
        """fen.mods.automa.column.*: infrastructure mods first, as far as they are known."""
        for kind in ("infrastructure", "mech"):
            column = sheet.mods[kind]
            if kind in self.kinds and len(column) < MOST_MODS:
                column.append(BENEFITS[kind][len(column)])
                return True
        return False

    # Factions

    def free_factions(self) -> list[str]:
        """fen.e3.switch.pool: what nobody uses, or has just given up."""
        found = {"3": ("vesna",), "6": ("vesna", "fenris")}[self.evening]
        used = {one.faction for seat, one in self.sheets.items() if seat not in self.waiting}
        return [one for one in (*SEVEN, *found) if one not in used and one not in self.aside]

    def stays(self, seat: str) -> bool:
        """fen.e6.automa.switch.keep: with Vesna or Fenris an Automa does not roll."""
        one = self.sheets[seat]
        return self.evening == "6" and not one.human and one.faction in ("vesna", "fenris")

    def rolls(self, automa: str, face: int) -> None:
        """fen.e3.automa.switch.4-6, fen.e6.automa.switch.4-6: from a 4 on it gives up its mat."""
        if face < 4:
            self.keeps(automa)

    def keeps(self, seat: str) -> None:
        """fen.e3.switch.may."""
        self.waiting.remove(seat)

    def takes(self, seat: str, faction: str) -> None:
        """fen.e3.switch.rename; fen.e6.switch.home.keep."""
        assert seat == self.waiting[0]
        assert faction in self.free_factions()
        self.waiting.remove(seat)
        sheet = self.sheets[seat]
        borrowed = sheet.base or sheet.faction
        sheet.base = borrowed if faction in ("vesna", "fenris") else None
        sheet.faction = faction

    def homeless(self) -> list[str]:
        """fen.e6.switch.home.taken: whose base has an owner now."""
        owners = {one.faction for one in self.sheets.values()}
        return [seat for seat, one in self.sheets.items() if one.base in owners]

    def close(self) -> None:
        assert self.following or self.evening[0] == "8"
        self.evening = self.following or self.evening
        self.drawn, self.bonuses_due = {}, {}

    # The end

    def end(self) -> dict[str, Any]:
        """The last page: totals, whoever has won, and how everybody led."""
        values = {seat: self._values(seat) for seat in self.sheets}
        best = max(one["economy"] for one in values.values())
        return {
            # fen.final.winner, .tie: equal ones share it
            "winner": [seat for seat, one in values.items() if one["economy"] == best],
            "scores": {seat: one["economy"] for seat, one in values.items()},
            "lines": {seat: one.lines for seat, one in self.sheets.items()},
            "values": values,
            "ranks": {seat: self._ranks(seat, values) for seat in values},
        }

    def _values(self, seat: str) -> dict[str, int]:
        """fen.final.total.*, fen.final.governance.*, fen.final.military.*"""
        sheet, ticks = self.sheets[seat], Counter(self.sheets[seat].ticks)
        return {
            "economy": self.coins[seat] + self.coins[seat] + LINE * sheet.lines,
            "governance": len(sheet.mods["infrastructure"]) + sum(ticks[one] for one in GOVERNANCE),
            "military": len(sheet.mods["mech"]) + sum(ticks[one] for one in MILITARY),
        }

    def _ranks(self, seat: str, values: dict[str, dict[str, int]]) -> dict[str, str]:
        """fen.final.rank.a, .b, .c: by the values themselves (A67)."""
        ranks = {}
        for name, mine in values[seat].items():
            highest = sorted({one[name] for one in values.values()}, reverse=True)
            ranks[name] = "abc"[min(2, highest.index(mine))]
        return ranks
