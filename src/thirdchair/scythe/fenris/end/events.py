"""What happens at the end: who chooses a mat first, what all comes to, and who has won.

Field names are part of the contract.
"""

from thirdchair.kit.flow import Event
from thirdchair.scythe.events import Why


class MatOrder(Event, frozen=True, tag="mat_order"):
    """Who chooses a player mat, one after the other, by their wealth."""

    seats: tuple[str, ...]
    wealth: dict[str, int]
    rule: str


class MatChosen(Event, frozen=True, tag="mat_chosen"):
    """A seat has chosen its player mat."""

    seat: str
    mat: str
    rule: str


class Reckoned(Event, frozen=True, tag="reckoned"):
    """What the campaign comes to for a seat: twice its last result, None if it was not there, and
    so many full lines of its triumph log."""

    seat: str
    coins: int | None
    lines: int
    total: int
    rule: str


class Leads(Event, frozen=True, tag="leads"):
    """How a seat has led: its ranks by field."""

    seat: str
    ranks: dict[str, str]
    rule: str


class CampaignWon(Event, frozen=True, tag="campaign_won"):
    """Who has won the campaign."""

    winner: tuple[str, ...]
    rule: str
    why: Why = ()
