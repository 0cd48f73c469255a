"""How tables of the Keepers speak."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, ClassVar

from thirdchair.words.speaking import Voice, Words


def voice(package: str) -> Voice:
    """The voice of a game that is made of this package."""
    locales = (files(package).joinpath("locales"),)

    def words(language: str, setup: Mapping[str, Any], state: Any | None) -> ToyWords:
        names = {f"s{place}": name for place, name in enumerate(setup.get("keepers", ()), start=1)}
        return ToyWords(language, names, str(setup.get("mode", "night")), locales)

    return words


class ToyWords(Words):
    """One reader's language for a table of this game."""

    kinds: ClassVar[Mapping[str, str]] = {
        **Words.kinds,
        **{one: one for one in ("wind", "evening", "way", "ware", "chore", "thing")},
    }
    left_out: ClassVar[Mapping[str, Any]] = {"on": True}

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as an instruction for the hand."""
        match event["type"]:
            case "revealed":
                votes = event["votes"].items()
                told = "; ".join(f"{self.seat(seat)} {self.stakes(one)}" for seat, one in votes)
                return self.text("event-revealed", part=told)
            case "tied":
                told = ", ".join(self.text(f"way-{way}") for way in event["ways"])
                return self.text("event-tied", part=told)
            case "result":
                return self.text("event-result", winner=event["winner"], part=self._points(event))
        return super().event(event)

    def command(self, command: Mapping[str, Any]) -> str:
        """A command as a line of the history."""
        if command["do"] == "vote":
            told = self.stakes(command["stakes"])
            return self.text("command-vote", seat=command["seat"], part=told)
        return super().command(command)

    def option(self, question: Mapping[str, Any], option: object) -> str:
        """One answer to a question, as a button says it."""
        if question.get("ask") == "die":
            return self.text(f"wind-{option}")
        return super().option(question, option)

    def candidate(self, one: object) -> tuple[str, bool]:
        """A keeper or a way."""
        if one in self.names:
            return self.seat(str(one)), True
        return self.text(f"way-{one}"), True

    def part(self, path: str) -> str:
        """What a correction is about."""
        head, _, seat = path.partition(".")
        if head == "rulings":
            return super().part(path)
        return self.text(f"part-{head}", name=self.seat(seat))

    def stakes(self, stakes: Mapping[str, int]) -> str:
        """What somebody stakes on each way."""
        return ", ".join(f"{self.text(f'way-{way}')} {n}" for way, n in stakes.items())

    def _points(self, event: Mapping[str, Any]) -> str:
        pairs = event["scores"].items()
        return ", ".join(self.text("toy-points", name=self.seat(seat), n=n) for seat, n in pairs)

    def _readable(self, field: str, value: Any) -> Any:
        return self.seats(value) if field == "seats" else super()._readable(field, value)
