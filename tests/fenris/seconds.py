"""Second evenings of a campaign, begun without the first one."""

from typing import Any

from tests.fenris.scene import Evening, automa, human
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack

SMALL = (4, 15, 17)
"""Automa cards whose red gains add up to coins 2, 1, 1 and a worker."""
MATS = ("industrial", "engineering", "mechanical", "agricultural")
TWO_AND_TWO = (human("nordic", "Ana"), automa("saxony"), human("crimea", "Bo"), automa("albion"))


class Second(Evening):
    """A campaign at its second evening."""

    def __init__(self, evening: str, *seats: dict[str, Any], **setup: Any) -> None:
        super().__init__(*seats, **setup)
        self.state.evening = evening
        self.begun_with: list[dict[str, Any]] = []

    def begins(self, *answers: Any, **arguments: Any) -> "Second":
        humans = [seat for seat, one in self.state.sheets.items() if one.kind == "human"]
        mats = dict(zip(humans, MATS, strict=False))
        self.begun_with = self.do("setup", *answers, mats=mats, **arguments)
        return self

    def ended(self, coins: dict[str, int], **told: Any) -> list[dict[str, Any]]:
        """With what Automas draw for their first mods: always the first there is."""
        self.do("episode_result", coins=coins, **told)
        return self.lucky("read")

    def rules(self) -> OnTheTrack:
        """The rules of tonight at work; nobody hears what they tell."""
        rules = self.game.mode_of(self.tonight)(self.tonight, [])
        assert isinstance(rules, OnTheTrack)
        return rules

    def pair(self, seat: str, other: str, *answers: Any) -> list[dict[str, Any]]:
        return self.do("pair", *answers, seat=seat, **{"with": other})

    def unpair(self, seat: str, other: str) -> list[dict[str, Any]]:
        return self.do("unpair", seat=seat, **{"with": other})

    def stars(self, seat: str) -> dict[str, int]:
        """The stars of a seat on the track, by triumph."""
        return {one: n for one, n in self.tonight.seats[seat].stars.items() if n}

    def abroad(self, seat: str) -> dict[str, int]:
        """The stars of a seat on home bases, by faction."""
        lying = self.tonight.laid.get(f"rivals.{seat}", {})
        return {base.removeprefix("base:"): n for base, n in lying.items()}


def steps(events: list[dict[str, Any]], seat: str | None = None) -> list[str]:
    """The rules of the steps that the hands are told, for one seat or for all."""
    return [one["rule"] for one in events if one["type"] == "step" and one.get("seat") == seat]
