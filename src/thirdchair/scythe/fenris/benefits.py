"""What is written into a mod's place on an Automa's sheet.

`tracker`, `none`, `card.4`, or `gain.power.1.worker.1`: what it gives, with what belongs to it.
"""

import msgspec


class Slot(msgspec.Struct, frozen=True):
    """The benefit of one mod."""

    gives: str
    card: int = 0
    gains: dict[str, int] = {}

    @property
    def written(self) -> str:
        """As it stands on the sheet."""
        more = [f"{what}.{n}" for what, n in self.gains.items()]
        return ".".join([self.gives, *([str(self.card)] if self.card else more)])

    @classmethod
    def read(cls, written: str) -> "Slot":
        """From how it stands there."""
        gives, *more = written.split(".")
        if gives == "card":
            return cls(gives, card=int(more[0]))
        return cls(
            gives, gains={what: int(n) for what, n in zip(more[::2], more[1::2], strict=True)}
        )
