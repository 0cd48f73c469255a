"""Dice. Where a rule rolls until a listed face shows, only the listed faces are asked for."""

from collections.abc import Sequence

from thirdchair.kit.flow import ask
from thirdchair.kit.questions import Roll


async def roll(die: str, faces: Sequence[str], *, seat: str | None = None) -> str:
    """Roll `die`; the faces in `faces` are equally likely."""
    face: str = await ask(Roll(die=die, options=tuple(faces), seat=seat))
    return face
