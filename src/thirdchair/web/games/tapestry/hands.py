"""What the hand moves between two pictures of a Tapestry table."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.yourside import SECOND
from thirdchair.web.games.tapestry.instead import DIFFERS
from thirdchair.web.pages.history import drawn as cards
from thirdchair.web.pages.history.differences import shown
from thirdchair.web.pages.history.hands import Move, Picture, changes, flat
from thirdchair.words import Words

HEADS = {
    "tracks": 2,
    "favorites": 1,
    "landmarks": 1,
    "achievements": 1,
    "era": 1,
    "vp": 1,
    "outposts": 1,
    "tapestry": 1,
    "tiles": 0,
    "civs": 0,
    "arts": 0,
    "markers": 1,
    "scenario": 2,
}
"""The parts of a view that lie on the table, and how deep they are one piece each."""
PILES = {"decision": 1}
"""With real cards these lie there too."""
DECKS = {"decision": "decision.deck", "progress": "decision.progress"}
"""Each deck, and where it stands how many cards it has."""
COUNTED = ("costs", "die", "former", "lines", "tracked")
"""What a scenario only says of how it stands."""
TILE = "tile"
Change = tuple[Any, Any]


def picture(view: Mapping[str, Any], drawn: bool) -> Picture:
    """How the pieces lie. What nobody sees on the table is no part of it."""
    lies = flat(view, {**HEADS, **(PILES if drawn else {})})
    lies = {path: one for path, one in lies.items() if not _only_said(path)}
    for item, n in Counter(view.get("pool", ())).items():
        lies[f"pool.{item}"] = n
    for at, there in view.get("hexes", {}).items():
        lies |= {f"hex.{at}.{piece}": n for piece, n in _on(there).items()}
    if drawn:
        lies |= cards.since_shuffled(view.get("told", ()), DECKS, _off, _shuffled)
    return lies


def _off(event: Mapping[str, Any]) -> str:
    """The deck that a card came off and did not go back to."""
    stays = event["type"] == "drew" and ("role" in event or "goes" in event)
    return str(event["deck"]) if stays else ""


def _shuffled(event: Mapping[str, Any]) -> Iterable[str]:
    """The decks whose order nobody knows after that; one that is looked at goes back anywhere."""
    match event:
        case {"type": "drew", "deck": deck} if not _off(event):
            return (deck,)
        case {"type": "reshuffled" | "joined", "deck": deck}:
            return (deck,)
        case {"type": "corrected", "path": path} if path.startswith("decision"):
            return DECKS
    return ()


def _only_said(path: str) -> bool:
    head, _, rest = path.partition(".")
    return head == "scenario" and rest.partition(".")[0] in COUNTED


def _on(there: Mapping[str, Any]) -> dict[str, int]:
    """The tile of a hex and its pieces, counted by whose they are and how they stand."""
    pieces = Counter(
        f"{one['who']}.{one.get('piece') or ('toppled' if one['toppled'] else 'outpost')}"
        for one in there["tokens"]
    )
    return {TILE: int(there["tile"]), **pieces}


def moves(lies: Picture, then: Picture) -> list[Move]:
    """The tokens first, then the map, then the rest; a supply follows the outposts of the map."""
    found = changes(lies, then)
    on_map = {path: one for path, one in found.items() if path.startswith("hex.")}
    hexes = [move for at in _places(on_map) for move in _hex(at, on_map)]
    told = set(on_map)
    for move in hexes:
        supply = f"outposts.{move.seat}"
        if supply in found and supply not in told and move.fields["way"] != "turned":
            move.does[supply] = found[supply]
            told.add(supply)
    drawn = list(cards.moves(found, lambda deck: (DECKS[deck],)))
    told |= {path for path in found if path.startswith(cards.PATH)}
    told |= {path for move in drawn for path in move.does}
    others = [_plain(path, both) for path, both in found.items() if path not in told]
    tokens = [move for move in others if move.message == "page-hands-token"]
    return [*tokens, *hexes, *(move for move in others if move not in tokens), *drawn]


def _plain(path: str, both: Change) -> Move:
    """One part that lies differently: a token, a landmark, or whatever else has a name."""
    was, now = both
    match path.split("."):
        case ["tracks", seat, track]:
            back = "yes" if (now or 0) < (was or 0) else "no"
            fields = {"track": track, "was": was or 0, "now": now or 0, "back": back, "who": seat}
            return Move("page-hands-token", {path: both}, fields, YOU if seat == SECOND else seat)
        case ["landmarks", landmark]:
            to = "board" if now is None else "seat"
            fields = {"landmark": landmark, "to": to, "who": now or was}
            return Move("page-hands-landmark", {path: both}, fields, now or was)
        case ["favorites" | "era" | "vp" | "outposts", seat]:
            return Move("page-hands-part", {path: both}, {"path": path}, seat)
    return Move("page-hands-part", {path: both}, {"path": path})


# The map


def _places(on_map: Mapping[str, Change]) -> list[int]:
    return sorted({int(path.split(".")[1]) for path in on_map})


def _hex(at: int, on_map: Mapping[str, Change]) -> Iterator[Move]:
    """A hex: a tile comes before its pieces and goes after them."""
    tile = f"hex.{at}.{TILE}"
    laid = on_map.get(tile)
    lay = Move("page-hands-tile", {tile: laid}, {"hex": at, "way": "on"}) if laid else None
    if lay and laid and laid[1]:
        yield lay
    left = {
        (who, piece): (now or 0) - (was or 0)
        for path, (was, now) in on_map.items()
        if path.startswith(f"hex.{at}.") and path != tile
        for who, piece in [path.split(".")[2:]]
    }
    yield from _turned(at, left)
    for (who, piece), n in left.items():
        for _ in range(abs(n)):
            way = "on" if n > 0 else "off"
            yield _piece(at, way, who, piece, {piece: 1 if n > 0 else -1})
    if lay and laid and not laid[1]:
        yield Move("page-hands-tile", {tile: laid}, {"hex": at, "way": "off"})


def _turned(at: int, left: dict[tuple[str, str], int]) -> Iterator[Move]:
    """An outpost that only falls, or is set up again, is one line and not two."""
    for who in dict.fromkeys(who for who, _ in left):
        for goes, comes in (("outpost", "toppled"), ("toppled", "outpost")):
            while left.get((who, goes), 0) < 0 < left.get((who, comes), 0):
                left[who, goes] += 1
                left[who, comes] -= 1
                yield _piece(at, "turned", who, comes, {goes: -1, comes: 1})


def _piece(at: int, way: str, who: str, piece: str, by: Mapping[str, int]) -> Move:
    does: dict[str, Change] = {f"hex.{at}.{who}.{kind}": (0, n) for kind, n in by.items()}
    fields = {"hex": at, "way": way, "piece": piece, "who": who}
    return Move("page-hands-hex", does, fields, who)


def said(move: Move, words: Words) -> str:
    """One move as a line for the hand."""
    if "deck" in move.fields:
        return cards.said(move, words.part(DECKS[move.fields["deck"]]), words)
    if "path" not in move.fields:
        return words.text(move.message, **move.fields)
    path = move.fields["path"]
    was, now = (shown(words, path, one, DIFFERS) for one in move.does[path])
    return words.text("page-hands-part", part=words.part(path), was=was, now=now)
