"""What a search brings. Field names are part of the contract."""

from thirdchair.kit.flow import Event


class Searches(Event, frozen=True, tag="searches"):
    """A seat takes a token, `n` with those it had, and turns up so many `cards`."""

    seat: str
    n: int
    cards: int
    rule: str


class SearchEnds(Event, frozen=True, tag="search_ends"):
    """What a search has brought: `found`, `card` or `nothing`."""

    seat: str
    ends: str
    rule: str
