"""Dice. Where a rule rolls until a listed face shows, only the listed faces are asked for."""

from collections.abc import Sequence

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Roll


async def roll(
    die: str, faces: Sequence[str], *, seat: str | None = None, at: str | None = None
) -> str:
    """Roll `die`; the faces in `faces` are equally likely. `at` is what it is rolled for."""
    face: str = await ask(Roll(die=die, options=tuple(faces), seat=seat, at=at))
    return face
