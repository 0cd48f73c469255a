"""A campaign sheet as people keep it, with the book beside it: see `by_the_book`."""

from collections import Counter
from dataclasses import dataclass, field

COLUMNS = (
    *("upgrades", "mechs", "structures", "recruits", "workers", "objective"),
    *("combat_1", "combat_2", "popularity", "power"),
)
"""Of the triumph log, from left to right: A06."""
TIERS = ((13, (5, 4, 3)), (7, (4, 3, 2)), (0, (3, 2, 1)))
"""What a star, a territory and two resources are worth, from this popularity on."""


def score(
    *,
    coins: int,
    popularity: int,
    stars: int,
    territories: int,
    resources: int = 0,
    structures: int = 0,
    influence: int = 0,
) -> int:
    """A game of Scythe, scored as always; `structures` is the bonus for them. An influence token
    costs $1: fen.e5.influence.minus1."""
    star, territory, pair = next(worth for least, worth in TIERS if popularity >= least)
    counted = star * stars + territory * territories + pair * (resources // 2)
    return coins + counted + structures - influence


@dataclass
class BookSheet:
    """A campaign sheet. A box of the log has the evening that ticked it; rows from the top."""

    human: bool
    faction: str
    log: list[dict[str, str]]
    base: str | None = None
    wealth: int = 0
    wins: list[str] = field(default_factory=list)
    mods: dict[str, list[str]] = field(default_factory=lambda: {"mech": [], "infrastructure": []})
    bonuses: dict[str, int] = field(default_factory=dict)
    perks: list[str] = field(default_factory=list)

    @property
    def ticks(self) -> dict[str, int]:
        """How many boxes of each column are ticked."""
        counted = Counter(column for row in self.log for column in row)
        return {column: counted[column] for column in COLUMNS if counted[column]}

    def tick(self, column: str, evening: str) -> None:
        """fen.sheet.log.tick: the topmost free box; fen.sheet.log.limit: once for an evening."""
        if any(row.get(column) == evening for row in self.log):
            return
        for row in self.log:
            if column not in row:
                row[column] = evening
                return

    def tick_first_free(self, evening: str) -> None:
        """fen.automa.log.any: the first free box, read as a page is; A11: whatever it ticked."""
        for row in self.log:
            for column in COLUMNS:
                if column not in row:
                    row[column] = evening
                    return

    def fuller(self, one: str, other: str) -> str:
        """fen.automa.log.combat, fen.e2a.automa.reward.log, fen.e2b.automa.reward.log: the column
        with more ticks that is not full; of equal ones the left one (A10, A27)."""
        free = [column for column in (one, other) if self.ticks.get(column, 0) < len(self.log)]
        return max(free or [one], key=lambda column: self.ticks.get(column, 0))

    @property
    def lines(self) -> int:
        """fen.sheet.log.line25: full rows and full columns."""
        rows = sum(set(row) == set(COLUMNS) for row in self.log)
        return rows + sum(all(column in row for row in self.log) for column in COLUMNS)

    def log_stars(self, evening: str, stars: list[tuple[str, str | None]]) -> None:
        """Stars with a column of their own before those without one; a star is told with the column
        that its seat has chosen, where it may."""
        names = Counter(star for star, _ in stars)
        if evening != "8a":
            self._tick_own(evening, names)
        if self.human:
            for column in (one for _, one in stars if one):
                self.tick(column, evening)
        else:
            for _ in range(_anywhere(evening, names)):
                self.tick_first_free(evening)

    def _tick_own(self, evening: str, names: Counter[str]) -> None:
        """A triumph ticks its column; a victory one of two, and two of them both (A07)."""
        own = {"popularity_13": "popularity", **{one: one for one in COLUMNS}}
        for star in (one for one in names if one in own):
            self.tick(own[star], evening)
        if names["combat"] > 1:
            self.tick("combat_1", evening)
            self.tick("combat_2", evening)
        elif names["combat"] and not self.human:
            self.tick(self.fuller("combat_1", "combat_2"), evening)
        for one, other in (("upgrades", "structures"), ("mechs", "recruits")):
            if names[f"{one}_or_{other}"] and not self.human:
                self.tick(self.fuller(one, other), evening)


def _anywhere(evening: str, names: Counter[str]) -> int:
    """How many of an Automa's stars count for any category: fen.e1.reward.objective-star,
    fen.e2a.reward.new-categories, fen.e2b.reward.new-categories, fen.e8a.score.any-category.
    One beside the track counts for none (A09)."""
    if evening == "8a":
        return sum(n for star, n in names.items() if star != "beside")
    new = ("extra_objective", "combat_cards", "resources", "factory_card", "encounters")
    anywhere = sum(names[star] for star in new)
    if evening in ("2a", "7"):
        anywhere += max(0, names["combat"] - 2)
    if evening in ("2b", "7"):
        anywhere += max(0, names["objective"] - 1)
    return anywhere
