"""What the campaign prints, as typed data, read once from `content/*.toml`."""

from functools import cache

from thirdchair.kit.content import load
from thirdchair.kit.rules import decides
from thirdchair.scythe.content import Entry

PACKAGE = "thirdchair.scythe.fenris"


class Perk(Entry, frozen=True):
    """Something that a player may buy once in the campaign, before an evening's first turn."""

    id: str
    n: int


class Bonus(Entry, frozen=True):
    """What the sheet may bring at the start of every evening, one by one."""

    id: str
    most: int | None = None


class CampaignSheet(Entry, frozen=True):
    """The printed sheet that every seat has."""

    evenings: int
    most_seats: int
    perk_price: int
    most_mods: int
    mod_price: int
    gives_up_from: int
    mods_drawn: int
    line: int
    columns: tuple[str, ...]
    bonus: tuple[Bonus, ...]
    perk: tuple[Perk, ...]

    @property
    def perks(self) -> dict[str, Perk]:
        """The perks by id, in printed order."""
        return {one.id: one for one in self.perk}

    @property
    def bonuses(self) -> dict[str, Bonus]:
        """The set-up bonuses by id, in printed order."""
        return {one.id: one for one in self.bonus}


class Advice(Entry, frozen=True):
    """What a group is told before its first evening; with an Automa, and with several seats."""

    before: tuple[str, ...]
    automa: tuple[str, ...]
    several: tuple[str, ...]


@cache
@decides("fen.sheet.instant.list", "fen.e1.setup.perk.seven")
def sheet() -> CampaignSheet:
    """The campaign sheet."""
    return load(PACKAGE, "content/sheet.toml", CampaignSheet)


@cache
def advice() -> Advice:
    """What a group is told before its first evening."""
    return load(PACKAGE, "content/advice.toml", Advice)
