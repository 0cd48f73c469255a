"""What happens only in games with modules. Field names are part of the contract."""

from thirdchair.kit.flow import Event


class TokensHandedIn(Event, frozen=True, tag="tokens_handed_in"):
    """A seat hands in all encounter tokens that it has kept."""

    seat: str
    n: int
    rule: str


class StarLaid(Event, frozen=True, tag="star_laid"):
    """A star of a seat lies on somebody's home base; `n` is how many of its stars lie there."""

    seat: str
    other: str
    n: int
    rule: str


class StarTaken(Event, frozen=True, tag="star_taken"):
    """A star of a seat leaves somebody's home base; `n` is how many of them still lie there."""

    seat: str
    other: str
    n: int
    rule: str


class MayStar(Event, frozen=True, tag="may_star"):
    """Somebody has what a star needs, and may place it."""

    seat: str
    triumph: str
    rule: str


class Proposed(Event, frozen=True, tag="proposed"):
    """A seat proposes something to another one, or no longer does."""

    seat: str
    other: str
    stands: bool
    rule: str


class Paired(Event, frozen=True, tag="paired"):
    """A seat takes the token of another one; `gift` is whose ability it shows, if we know it."""

    seat: str
    other: str
    gift: str
    rule: str


class TokenFlipped(Event, frozen=True, tag="token_flipped"):
    """A seat turns over the token of another one that it holds."""

    seat: str
    other: str
    rule: str


class ShownCard(Event, frozen=True, tag="shown_card"):
    """An Automa card was turned up for what it shows, and goes back."""

    seat: str
    card: int
    rule: str


class Worn(Event, frozen=True, tag="worn"):
    """The mech mods that a seat uses tonight, by what they cover."""

    seat: str
    mods: dict[str, str]
    rule: str


class Used(Event, frozen=True, tag="used"):
    """An infrastructure mod is turned over, or `back`."""

    seat: str
    mod: str
    back: bool
    rule: str
