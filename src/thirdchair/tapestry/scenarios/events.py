"""What happens in scenarios of several kinds. Field names are part of the contract."""

from thirdchair.kit.flow import Event


class Instead(Event, frozen=True, tag="instead"):
    """An action is replaced by another: `what` is the one that is done, perhaps `anywhere`."""

    who: str
    what: str
    rule: str
    anywhere: bool = False


class GoalReached(Event, frozen=True, tag="goal"):
    """The goal of the scenario: how much of it you have, and how much you need."""

    have: int
    need: int
    met: bool
    rule: str


class Verdict(Event, frozen=True, tag="verdict"):
    """Who has won the scenario, and by which rule."""

    who: str
    rule: str


class CampaignPoints(Event, frozen=True, tag="campaign_points"):
    """What the winner of this game has in the campaign for it."""

    who: str
    scenario: int
    level: int
    points: int
    rule: str


class Noted(Event, frozen=True, tag="noted"):
    """A tapestry card on one of the three spaces of your income mat, from left to right."""

    space: int
    card: str
