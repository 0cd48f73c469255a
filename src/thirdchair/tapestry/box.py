"""My box for Tapestry: printed names, what an arts track shows, civilizations we have no text for.

- `expansions`: what the owner has beside the base game; a table says itself what it plays with.
- `promos`: what promos are called that the owner has; they change nothing for the bots.
- `printing`: whose rulings are preset and whose headings are cited, see `content/printings.toml`.
- `names`: printed names by the thing that has one, as `{"tapestry-kraken": "Kraken"}`.
- `arts.cover`: what the cover piece on row 3 of the Automa's income mat counts.
- `arts.spaces`: what the Automa does on spaces of the arts track, by their numbers. A space that is
  not named stays as we have it.
- `equalizers.vp`, `iconoclasts.vp`, `trailblazers.vp`: points on these Automa civilizations.
- `hucksters.items`: what the pool gains for a favorite track; those not named stay as we have them.
- `atlantis3.all_end_vp` and the like: printed values that scenarios ask for, as in `rulings`
  (`content.lost_values`).
- `kaiju1.plots`: the plots that the owner's capital city mat fills itself.
- `civs`: Automa civilizations, see `BoxCivilization`. Those named here are drawn like any other as
  soon as their expansion is in the game.
"""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from thirdchair.kit import box
from thirdchair.kit.learned import converted
from thirdchair.kit.printings import check_printing
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rulings import Ruling
from thirdchair.tapestry.content import PACKAGE, Benefit, lost_values

Track = Literal["exploration", "science", "military", "technology", "arts"]
Counted = Literal["landmarks", "territories"] | Track
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_-]{0,29}$")]
Turn = Annotated[int, Meta(ge=1, le=5)]
Points = Annotated[int, Meta(ge=1, le=99)]
Doing = Literal[
    "advance",
    "research",
    "conquer",
    "explore",
    "points",
    "tapestry",
    "landmark",
    "note",
    "ask",
]
Item = Literal["space", "tapestry", "tech", "territory", "masterpiece"]
Thing = Annotated[str, Meta(pattern="^[a-z]+-[a-z0-9_:-]+$")]
Plot = Annotated[str, Meta(pattern="^r[1-9]c[1-9]$")]
SpaceNumber = Annotated[str, Meta(pattern="^([1-9]|1[0-2])$")]

CIVILIZATION_TURNS = (2, 3, 4, 5)
"""The income turns with a civilization step. Stored boxes may name the first one, from before."""


class Block(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that a civilization does in these income turns. Only some fields matter to each.

    - `advance`: one space on `track` (or on the favorite one), with or without `benefit`
    - `research`: the science die, with or without `benefit`
    - `conquer`, `explore`: the Automa's action, perhaps `anywhere`
    - `points`: `n` points, for each of what `per` counts if it says so; never multiplied
    - `tapestry`: a card face down beside the mat; `landmark`: you are asked which one
    - `note`: the table is told `text`
    - `ask`: you read the card, do what it says and tell the result
    """

    do: Doing
    turns: tuple[Turn, ...] = CIVILIZATION_TURNS
    track: Literal["favorite"] | Track = "favorite"
    benefit: bool = True
    anywhere: bool = False
    n: Points = 1
    per: Counted | Literal["tapestry"] | None = None
    text: Annotated[str, Meta(max_length=200)] = ""


class BoxCivilization(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A civilization card of the Automa as its owner reads it.

    `favorite` is the track beside the heart, or `die`. `back` is the civilization on the other side
    of the same card. Without effects you are asked in every civilization step.
    """

    id: Id
    name: Name
    expansion: Literal["AA", "FF"]
    favorite: Literal["die"] | Track = "die"
    back: Id | None = None
    effects: Annotated[tuple[Block, ...], Meta(max_length=12)] = ()


ENTRIES: dict[str, Any] = {
    "expansions": tuple[str, ...],
    "promos": tuple[str, ...],
    "printing": str,
    "names": dict[Thing, Name],
    "arts.cover": Annotated[tuple[Counted, ...], Meta(min_length=1)],
    "arts.spaces": dict[SpaceNumber, tuple[Benefit, ...]],
    "civs": tuple[BoxCivilization, ...],
    "kaiju1.plots": tuple[Plot, ...],
    "equalizers.vp": Points,
    "iconoclasts.vp": Points,
    "trailblazers.vp": Points,
    "hucksters.items": Annotated[dict[str, str], Meta(min_length=1)],
}
"""What a box of Tapestry may say besides printed values, with the type of each entry."""


def _printed(ruling: Ruling) -> Any:
    """The type of a printed value: a number, a word, or several of them by name."""
    match ruling.proposal:
        case None:
            return str
        case int():
            return int
    return dict[str, str] if ruling.options else dict[str, int]


def unsure() -> box.Contents:
    """What the box can hold, and where the owner's components know better than we do."""
    return box.contents_of(PACKAGE)


def checked_box(
    given: Mapping[str, Any], known: Iterable[str], where: str, reader: Reader = NOBODY
) -> dict[str, Any]:
    """The box of a table. `known` are the civilizations that we have the text of.

    A table of older rules may have blocks in turns that no civilization step comes in any more.
    """
    entries = ENTRIES | {key: _printed(ruling) for key, ruling in lost_values().items()}
    found = box.checked(given, entries, where, PACKAGE, reader)
    check_printing(found.get("printing"), PACKAGE, f"{where}.printing", reader)
    for key, ruling in lost_values().items():
        if key in found:
            found[key] = ruling.value(found[key], f"{where}.{key}")
    _check_items(found.get("hucksters.items", {}), f"{where}.hucksters.items")
    civs = box_civilizations(found)
    if len(civs) < len(found.get("civs", ())):
        raise bad_input("civilization-twice", where=f"{where}.civs")
    _check_civilizations(civs, tuple(known), f"{where}.civs")
    for place, civ in enumerate(civs.values()) if not reader.older else ():
        _check_turns(civ, f"{where}.civs[{place}]")
    return found


def box_civilizations(found: Mapping[str, Any]) -> dict[str, BoxCivilization]:
    """The civilizations of a checked box by id."""
    civs = converted(found.get("civs", ()), tuple[BoxCivilization, ...])
    return {civ.id: civ for civ in civs}


def printed_names(given: Mapping[str, Any]) -> dict[str, str]:
    """What a box calls things, by the names of their messages; for the words at the edge."""
    names: dict[str, str] = {f"civ-{civ['id']}": civ["name"] for civ in given.get("civs", ())}
    names |= given.get("names", {})
    return names


def _check_items(told: Mapping[str, str], where: str) -> None:
    """What the pool gains, by track."""
    for track, item in told.items():
        for one, options in ((track, get_args(Track)), (item, get_args(Item))):
            if one not in options:
                raise bad_input("not-an-option", where=where, answer=one, options=list(options))


def _check_civilizations(
    civs: Mapping[str, BoxCivilization], known: tuple[str, ...], where: str
) -> None:
    for civ in civs.values():
        if civ.id in known:
            raise bad_input("civilization-is-known", where=where, value=civ.id)
        if civ.back is not None and (civ.back == civ.id or civ.back not in (*civs, *known)):
            raise bad_input("unknown-back", where=where, name=civ.name, value=civ.back)
        for block in civ.effects:
            if block.do == "note" and not block.text.strip():
                raise bad_input("empty-note", where=where, name=civ.name)


def _check_turns(civ: BoxCivilization, where: str) -> None:
    low, *_, high = CIVILIZATION_TURNS
    for number, block in enumerate(civ.effects):
        for place, turn in enumerate(block.turns):
            if turn not in CIVILIZATION_TURNS:
                spot = f"{where}.effects[{number}].turns[{place}]"
                raise bad_input("not-in-range", where=spot, answer=turn, min=low, max=high)
