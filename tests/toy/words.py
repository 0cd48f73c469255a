"""How tables of the Keepers speak. What a reader may not know of has no name for them."""

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from tests.toy.content import Material
from tests.toy.game import Toy
from thirdchair.kit.readers import Locked, Reader
from thirdchair.words.speaking import Voice, Words

NONE = "none"


def voice(game: Toy) -> Voice:
    """The voice of a game."""
    locales = (files(game.package).joinpath("locales"),)

    def words(reader: Reader, setup: Mapping[str, Any], state: Any | None) -> ToyWords:
        names = {f"s{place}": name for place, name in enumerate(setup.get("keepers", ()), start=1)}
        mode = str(setup.get("mode", "night"))
        return ToyWords(game.material, reader, names, mode, locales)

    return words


class ToyWords(Words):
    """One reader's language for a table of this game."""

    left_out: ClassVar[Mapping[str, Any]] = {"on": True}

    def __init__(
        self,
        material: Material,
        reader: Reader,
        names: Mapping[str, str],
        mode: str,
        locales: tuple[Traversable, ...],
    ) -> None:
        super().__init__(reader, names, mode, locales)
        self._things: Mapping[str, Mapping[str, Locked]] = {
            "wind": material.winds,
            "evening": material.evenings,
            "way": material.ways,
            "ware": material.wares,
            "chore": material.chores,
            "thing": material.things,
        }

    # Sentences

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as an instruction for the hand."""
        match event["type"]:
            case "revealed":
                votes = event["votes"].items()
                told = "; ".join(f"{self.seat(seat)} {self.stakes(one)}" for seat, one in votes)
                return self.text("event-revealed", part=told)
            case "tied":
                return self.text("event-tied", part=", ".join(map(self.way, event["ways"])))
            case "result":
                return self.text("event-result", winner=event["winner"], part=self._points(event))
        return super().event(event)

    def command(self, command: Mapping[str, Any]) -> str:
        """A command as a line of the history."""
        if command["do"] == "vote":
            told = self.stakes(command["stakes"])
            return self.text("command-vote", seat=command["seat"], part=told)
        return super().command(command)

    def question(self, question: Mapping[str, Any]) -> str:
        """What is asked; about a thing that a reader elsewhere does not know, only that."""
        thing = str(question.get("about", "")).removeprefix("toy-")
        unknown = thing in self._things["thing"] and not self.knows("thing", thing)
        return self.text("toy-later") if unknown else super().question(question)

    def option(self, question: Mapping[str, Any], option: object) -> str:
        """One answer to a question, as a button says it."""
        if question.get("ask") == "die":
            return self.text(f"wind-{option}")
        return super().option(question, option)

    # Names

    def named(self, kind: str, name: str) -> str:
        """What a thing is called, if this reader may know of it."""
        return self.text(f"{kind}-{name}" if self.knows(kind, name) else "toy-later")

    def knows(self, kind: str, name: str) -> bool:
        """May this reader know of such a thing?"""
        return self.reader.knows(name, self._things[kind])

    def evening(self, evening: str) -> str:
        """The name of an evening."""
        return self.named("evening", evening)

    def way(self, way: str) -> str:
        """Where the season may go on."""
        return self.named("way", way)

    def ware(self, ware: str) -> str:
        """Something to buy."""
        return self.named("ware", ware)

    def chore(self, chore: str) -> str:
        """Something to tick."""
        return self.named("chore", chore)

    def thing(self, thing: str) -> str:
        """Something to open."""
        return self.named("thing", thing)

    def candidate(self, one: object) -> tuple[str, bool]:
        """A keeper or a way."""
        return (self.seat(str(one)) if one in self.names else self.way(str(one))), True

    def stakes(self, stakes: Mapping[str, int]) -> str:
        """What somebody stakes on each way."""
        return ", ".join(f"{self.way(way)} {n}" for way, n in stakes.items())

    # Parts of the table

    def part(self, path: str) -> str:
        """What a correction, or a difference, is about."""
        head, *rest = path.split(".")
        if head == "rulings":
            return super().part(path)
        seat = next((one for one in rest if one in self.names), None)
        for one in reversed((head, *rest)):
            if self.has(f"part-{one}"):
                return self.text(f"part-{one}", name=self.seat(seat) if seat else "")
        return self.text("part-season")

    def value(self, path: str, value: Any) -> Any:
        """What such a part is set to."""
        parts = path.split(".")
        match parts[-1], value:
            case "stakes", dict():
                return self.stakes(value)
            case "leads" | "evening", str():
                return self.evening(value)
            case "ticks", list():
                return ", ".join(map(self.chore, value))
            case "wares", list():
                return ", ".join(map(self.ware, value))
        if parts[0] == "votes" and isinstance(value, dict):
            return self.stakes(value)
        if parts[0] == "baskets" and isinstance(value, str):
            return self.ware(value)
        if parts[0] in ("keys", "sold", "played", "opened", "revealed"):
            return len(value) if isinstance(value, list | dict) else value
        return super().value(path, value)

    # How it is done

    def _points(self, event: Mapping[str, Any]) -> str:
        pairs = event["scores"].items()
        return ", ".join(self.text("toy-points", name=self.seat(seat), n=n) for seat, n in pairs)

    def _readable(self, field: str, value: Any) -> Any:
        if field == "seats":
            return self.seats(value)
        if field in self._things:
            return self.text(f"{field}-{NONE}") if value is None else self.named(field, value)
        return super()._readable(field, value)
