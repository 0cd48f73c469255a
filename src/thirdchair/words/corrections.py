"""Corrections in words: which part of the table, and what it is set to."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from thirdchair.words.speaking import Words


def part(words: "Words", path: str) -> str:
    """The part of the table that a path names; the path itself where we have no words for it."""
    if own := getattr(words, "part", None):  # a game whose table has other parts
        return str(own(path))
    match path.split("."):
        case ["tracks", seat, track]:
            return words.text("part-track", who=seat, track=track)
        case ["favorites", seat]:
            return words.text("part-favorite", who=seat)
        case ["landmarks", landmark]:
            return words.text("part-landmark", landmark=landmark)
        case ["era", seat]:
            return words.text("part-era", who=seat)
        case ["achievements", which]:
            return words.text("part-achievement", which=which)
        case ["rulings", *key]:
            return words.text("part-ruling", name=words.ruling(".".join(key)))
        case ["vp" | "outposts" | "topples" as what, seat]:
            return words.text(f"part-{what}", who=seat)
        case ["tapestry", ("automa_hand" | "mat") as what] | ["tiles" as what]:
            return words.text(f"part-{what}")
        case ["hexes", hex_] if hex_.isdecimal():
            return words.text("part-hex", hex=int(hex_))
        case ["scenario", "plots", plot]:
            return words.text("part-scenario-plots", place=words.plot(plot))
        case ["scenario", "buildings", piece]:
            building = words.text("capital-piece", piece=piece)
            return words.text("part-scenario-buildings", place=building)
        case ["scenario", what, *place]:
            named = words.option({}, place[0]) if place else None
            return words.text(f"part-scenario-{what}", place=named)
        case ["decision", pile]:
            return words.text("part-cards", pile=pile)
        case ["pool", item]:
            return words.text("part-pool", item=item)
        case ["markers", track]:
            return words.text("part-markers", track=track)
        case ["arts"]:
            return words.text("part-arts")
        case ["turn" | "over" | "result" | "civs" | "first" as what]:
            return words.text(f"part-{what}", mode=words.mode)
    return path


def value(words: "Words", path: str, value: Any) -> Any:
    """What such a part is set to."""
    if own := getattr(words, "value", None):
        return own(path, value)
    head, _, rest = path.partition(".")
    match head:
        case "favorites" | "arts":
            return words.text("nothing") if value is None else words.text(f"track-{value}")
        case "landmarks":
            return words.seats([] if value is None else [value])
        case "achievements":
            return words.seats(value)
        case "rulings":
            return words.ruling_value(rest, value)
        case "hexes":
            return _hex(words, value)
        case "tiles":
            return words.text("tiles-value", left=value)
        case "civs":
            return ", ".join(words.text(f"civ-{civ}") for civ in value)
        case "first":
            return words.seat(value)
        case "result" if value is not None:
            return words.text("event-result", winner=value["winner"], vp=value["vp"])
        case "scenario" if isinstance(value, str):
            about = {"about": "first_gift"} if rest == "gift" else {}
            return words.option(about, value)
        case "decision" if isinstance(value, dict):
            return words.text("pair-value", first=value["track"], second=value["tie"])
    if isinstance(value, bool):
        return words.text("yes" if value else "no")
    return words.text("nothing") if value is None or value == [] else value


def _hex(words: "Words", value: dict[str, Any] | None) -> str:
    """A hex as its tile and pieces."""
    value = value or {"tile": False}
    tokens = value.get("tokens", ())
    pieces = [
        words.text("hex-piece", **{"toppled": False, "piece": "outpost", **token})
        for token in tokens
    ]
    return words.text("hex-value", tile=value["tile"], count=len(tokens), pieces=", ".join(pieces))


def remarks(words: "Words", event: Mapping[str, Any]) -> list[str]:
    """Why a part was corrected, as far as people said it, and what is odd about that."""
    said = []
    if reason := note(words, event.get("note", "")):
        said.append(words.text("reason-note", note=reason))
    return said + odd(words, event)


def odd(words: "Words", event: Mapping[str, Any]) -> list[str]:
    """What is odd about a correction."""
    return [
        words.text("odd-note", part=words.text(f"odd-{one['odd']}", **one))
        for one in event.get("odd") or ()
    ]


def note(words: "Words", note: str) -> str:
    """A reason: words with a # may be chips of our pages, the rest is what people wrote."""
    parts = note.strip().rstrip(".").split()
    chips = [part for part in parts if part.startswith("#") and words.has(f"chip-{part[1:]}")]
    named = [words.text(f"chip-{chip[1:]}") for chip in chips]
    own = " ".join(part for part in parts if part not in chips)
    return ", ".join([*named, own] if own else named)
