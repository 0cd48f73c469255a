"""Units that must stop where they have come, because of something that lies there."""

from thirdchair.kit.refusals import not_now
from thirdchair.scythe.commands import Step


def refuse_to_go_on(came: Step, steps: tuple[Step, ...], text: str) -> None:
    """A unit that must stop where it has come does not leave in the same move."""
    later = steps[steps.index(came) + 1 :]
    if any(one.unit == came.unit and one.from_ == came.to for one in later):
        raise not_now(text, where="do.moves.from", at=came.to, unit=came.unit)
