"""Words for Tapestry: its tracks, landmarks, hexes and plots, and what can be corrected."""

from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

from thirdchair.kit.readers import Reader
from thirdchair.tapestry.box import printed_names
from thirdchair.tapestry.scenarios import capital
from thirdchair.words.speaking import Voice, Words


def voice(locales: tuple[Traversable, ...] = ()) -> Voice:
    """How tables of Tapestry speak; `locales` hold the words of scenarios that were handed in."""

    def words(reader: Reader, setup: Mapping[str, Any], state: Any | None) -> TapestryWords:
        mode = str(setup.get("mode", "duel"))
        if "scenario" in setup:
            mode = f"{mode}-{setup['scenario']}"
        return TapestryWords(reader, names_in(setup), mode, locales)

    return words


def names_in(setup: Mapping[str, Any]) -> dict[str, str]:
    """What people and printed things are called at this table."""
    return seat_names(setup) | printed_names(setup.get("box", {}))


def seat_names(setup: Mapping[str, Any]) -> dict[str, str]:
    """What the people at the table are called, by seat."""
    players = enumerate(setup.get("players", ()), start=1)
    return {f"p{place}": name.strip() for place, name in players}


ALSO = {
    "automa": ("tap.bots.landmark.historians.automa",),
    "shadow": ("tap.bots.landmark.historians.shadow", "tap.bots.landmark.ageofwonders"),
    "strike": ("tap.ds.historians",),
}
"""What a landmark of theirs may mean to your civilization or your cards."""


class TapestryWords(Words):
    """One reader's language for a table of Tapestry."""

    game = "tapestry"
    kinds: ClassVar[Mapping[str, str]] = {
        **Words.kinds,
        "track": "track",
        "face": "track",
        "former": "track",
        "deck": "deck",
        "die": "die",
        "which": "achievement",
        "role": "role",
        "civ": "civ",
        "tapestry": "tapestry",
        "expansion": "expansion",
        "item": "item",
        "tech": "tech",
    }
    options = ("track", "civ", "tapestry", "landmark")
    left_out: ClassVar[Mapping[str, Any]] = {
        "role": None,
        "goes": None,
        "trigger": None,
        "tapestry": None,
        "works": None,
        "anywhere": False,
        "former": None,
        "card": None,
        "track": None,
        "n": 0,
        "steps": 1,
        "tokens": 1,
    }

    def __init__(
        self,
        reader: Reader | str,
        names: Mapping[str, str] | None = None,
        mode: str = "duel",
        locales: tuple[Traversable, ...] = (),
    ) -> None:
        """`mode` names the scenario too, as in `atlantis-3`: some sentences differ there."""
        super().__init__(reader, names, mode, locales)

    # Sentences

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as an instruction for the hand."""
        if event["type"] == "reminder":
            return self.rule(event["rule"])
        return super().event(event)

    def command(self, command: Mapping[str, Any]) -> str:
        """A command as a line of the history."""
        return super().command({"who": "you", **command})

    def option(self, question: Mapping[str, Any], option: object) -> str:
        """One answer to a question, as a button says it."""
        if question.get("about") == "civ_landmark":
            return self.landmark(str(option))
        return super().option(question, option)

    def also(self, event: Mapping[str, Any]) -> tuple[str, ...]:
        """Rules about what may be yours, where a bot takes a landmark."""
        mine = event["type"] == "landmark" and self.mode != "duel"
        return ALSO.get(event["who"], ()) if mine else ()

    # Names

    def candidate(self, one: object) -> tuple[str, bool]:
        """A track, or a hex of the map."""
        if isinstance(one, int):
            return self.text("hex-name", hex=one), True
        return self.text(f"track-{one}"), False

    def landmark(self, landmark: str) -> str:
        """A landmark by its track and space, one of a card by its name."""
        track, _, space = landmark.partition(":")
        if track == "card":
            return self.text(f"landmark-{space}")
        return self.text("landmark", track=track, space=int(space))

    def plot(self, plot: str) -> str:
        """A plot of your capital by its district and its place there; else as it came."""
        if not capital.known_plot(plot):
            return plot
        district = capital.district_of(plot)
        number = capital.plots_of(district).index(plot) + 1
        return self.text("plot-name", district=district, number=number)

    # Corrections

    def part(self, path: str) -> str:
        """The part of the table that a path names; else the path itself."""
        match path.split("."):
            case ["tracks", seat, track]:
                return self.text("part-track", who=seat, track=track)
            case ["favorites", seat]:
                return self.text("part-favorite", who=seat)
            case ["landmarks", landmark]:
                return self.text("part-landmark", landmark=landmark)
            case ["era", seat]:
                return self.text("part-era", who=seat)
            case ["achievements", which]:
                return self.text("part-achievement", which=which)
            case ["vp" | "outposts" | "topples" as what, seat]:
                return self.text(f"part-{what}", who=seat)
            case ["tapestry", ("automa_hand" | "mat") as what] | ["tiles" as what]:
                return self.text(f"part-{what}")
            case ["hexes", hex_] if hex_.isdecimal():
                return self.text("part-hex", hex=int(hex_))
            case ["scenario", "plots", plot]:
                return self.text("part-scenario-plots", place=self.plot(plot))
            case ["scenario", "buildings", piece]:
                building = self.text("capital-piece", piece=piece)
                return self.text("part-scenario-buildings", place=building)
            case ["scenario", what, *place]:
                named = self.option({}, place[0]) if place else None
                return self.text(f"part-scenario-{what}", place=named)
            case ["decision", pile]:
                return self.text("part-cards", pile=pile)
            case ["pool", *item]:
                return self.text("part-pool", item=item[0] if item else None)
            case ["markers", track]:
                return self.text("part-markers", track=track)
            case ["arts"]:
                return self.text("part-arts")
            case ["your_civ"]:
                return self.text("part-your-civ")
            case ["turn" | "over" | "result" | "civs" | "first" as what]:
                return self.text(f"part-{what}", mode=self.mode)
        return super().part(path)

    def value(self, path: str, value: Any) -> Any:
        """What such a part is set to."""
        head, _, rest = path.partition(".")
        match head:
            case "favorites" | "arts":
                return self.text("nothing") if value is None else self.text(f"track-{value}")
            case "landmarks":
                return self.seats([] if value is None else [value])
            case "achievements":
                return self.seats(value)
            case "hexes":
                return self._hex(value)
            case "tiles":
                return self.text("tiles-value", left=value)
            case "pool" if isinstance(value, list):
                return ", ".join(self.text(f"item-{item}") for item in value)
            case "civs":
                return ", ".join(self.text(f"civ-{civ}") for civ in value)
            case "first":
                return self.seat(value)
            case "your_civ" if value is not None:
                return self.text("your-civ-other" if value == "other" else f"civ-{value}")
            case "result" if value is not None:
                return self.text("event-result", winner=value["winner"], vp=value["vp"])
            case "scenario" if rest.startswith("plots.") and value is not None:
                return self.text("capital-piece", piece=value)
            case "scenario" if isinstance(value, str):
                about = {"about": "first_gift"} if rest == "gift" else {}
                return self.option(about, value)
            case "decision" if isinstance(value, dict):
                return self.text("pair-value", first=value["track"], second=value["tie"])
        return super().value(path, value)

    def _hex(self, value: dict[str, Any] | None) -> str:
        """A hex as its tile and pieces."""
        value = value or {"tile": False}
        tokens = value.get("tokens", ())
        pieces = [
            self.text("hex-piece", **{"toppled": False, "piece": "outpost", **token})
            for token in tokens
        ]
        return self.text(
            "hex-value", tile=value["tile"], count=len(tokens), pieces=", ".join(pieces)
        )

    # How it is done

    def _ids(self, field: str, value: Any) -> Iterator[Any]:
        if field == "landmark":
            yield "none" if value is None else value
        yield from super()._ids(field, value)

    def _readable(self, field: str, value: Any) -> Any:
        if value is not None:
            match field:
                case "landmark":
                    return self.landmark(value)
                case "deck" if self.has(name := f"deck-{value}-{self.mode}"):
                    return self.text(name)
                case "plot":
                    return self.plot(str(value))
                case "plots":
                    return ", ".join(self.plot(one) for one in value)
                case "vp" | "resources" if isinstance(value, dict):
                    points = value.items()
                    return ", ".join(self.text("points-of", who=seat, vp=vp) for seat, vp in points)
        return super()._readable(field, value)


def own_words(words: Words) -> TapestryWords:
    """The words of a table of Tapestry."""
    assert isinstance(words, TapestryWords)
    return words
