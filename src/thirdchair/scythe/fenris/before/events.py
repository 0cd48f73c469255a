"""What happens to the seats of a campaign. Field names are part of the contract."""

from thirdchair.kit.flow import Event


class SeatChanged(Event, frozen=True, tag="seat_changed"):
    """Somebody comes late, is away, comes back, or is played by somebody else."""

    seat: str
    state: str
    played_by: str | None
    rule: str


class TakenOver(Event, frozen=True, tag="taken_over"):
    """An Automa goes on for somebody, in the middle of an evening."""

    seat: str
    level: str
    tracker: int
