"""What the hand moves between two pictures of a Scythe table."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any

from thirdchair.scythe.horde.state import FIGURES, HORDE
from thirdchair.scythe.setup.setups import SHARED
from thirdchair.web.games.scythe.board.looks import own_words
from thirdchair.web.games.scythe.instead import DIFFERS
from thirdchair.web.pages.history import drawn as cards
from thirdchair.web.pages.history.differences import shown
from thirdchair.web.pages.history.hands import Move, Picture, changes, flat
from thirdchair.words import Words
from thirdchair.words.games.scythe import ScytheWords

HELD = ("power", "cards", "coins", "popularity", "tracker", "scheme", "factory_card", "tokens")
"""What a seat has before it that a hand moves; its mat is where the other units are."""
BESIDE_ITS_TILE = ("popularity", "stars", "strength", "cards")
"""What the Horde has that a hand moves: one marker says how strong all its figures are."""
ASKED = "ask"
RIVALS = "rivals."
"""How the stars are called that somebody has laid on the home bases of others."""
Change = tuple[Any, Any]


def picture(view: Mapping[str, Any], drawn: bool) -> Picture:
    """How the pieces lie. Where the board is asked for, people's units are only what was heard."""
    lies: Picture = {}
    for seat, one in view["seats"].items():
        lies |= {f"seats.{seat}.{what}": one[what] for what in HELD if what in one}
        lies |= {f"seats.{seat}.stars.{star}": n for star, n in one["stars"].items()}
    band = view.get(HORDE, {})
    lies |= {f"{HORDE}.{what}": band[what] for what in BESIDE_ITS_TILE if what in band}
    for actor, figure in view.get("actors", {}).items():
        parts = ("at",) if band else ("at", "marker")
        lies |= {f"actors.{actor}.{what}": figure[what] for what in parts}
    for one in view["units"]:
        if view["board"] is True or view["seats"][one["seat"]]["kind"] == "automa":
            lies[f"unit|{one['seat']}|{one['unit']}|{one['at']}"] = one["n"]
    for path, n in _driven(view).items():
        lies[path] = lies.get(path, 0) + n
    for kind, places in view["tokens"].items():
        lies |= {f"token|{kind}|{place}": 1 for place in places}
    for place, n in view.get("laid", {}).get("agents", {}).items():
        lies |= {f"token|agents|{place}|{number}": 1 for number in range(n)}
    for kind, at in view.get("laid", {}).items():
        if kind.startswith(RIVALS):
            whose = kind.removeprefix(RIVALS)
            lies |= {f"star|{whose}|{place}": n for place, n in at.items()}
    if view["marker"] is not None:
        lies["marker"] = view["marker"]
    return {**lies, **_decks(view)} if drawn else lies


def _decks(view: Mapping[str, Any]) -> Picture:
    """The Automa cards. What an evening of a campaign has drawn before is no part of its decks."""
    decks = view.get("automa_decks", {})

    def automa(event: Mapping[str, Any], kind: str) -> str:
        if event["type"] != kind or event["deck"] != "automa":
            return ""
        return str(event["seat"]) if event["seat"] in decks else SHARED

    order = cards.since_shuffled(
        view.get("told", ()),
        decks,
        lambda event: automa(event, "drew"),
        lambda event: (automa(event, "reshuffled"),),
    )
    return {**flat(view, {"automa_decks": 2}), **order}


def _driven(view: Mapping[str, Any]) -> Counter[str]:
    """Units of people that were driven home on a board that is asked for: nobody knows how many
    stand there, but so many more and fewer than without it."""
    found: Counter[str] = Counter()
    for event in view.get("told", ()) if view["board"] == ASKED else ():
        if event["type"] == "retreated" and view["seats"][event["seat"]]["kind"] == "human":
            unit = f"unit|{event['seat']}|{event['unit']}"
            found[f"{unit}|{event['from']}"] -= event["n"]
            found[f"{unit}|{event['to']}"] += event["n"]
    return found


def moves(lies: Picture, then: Picture) -> list[Move]:
    """The units first, then tokens, then what everybody holds."""
    found = changes(lies, then)
    units = list(_units(found))
    tokens = [*_tokens(found), *_stars_abroad(found)]
    decks = list(cards.moves(found, _beside))
    told = {path for move in (*units, *tokens, *decks) for path in move.does}
    told |= {path for path in found if path.startswith(cards.PATH)}
    others = [_plain(path, both) for path, both in found.items() if path not in told]
    return [*units, *tokens, *others, *decks]


def _beside(deck: str) -> list[str]:
    """Whatever else lies differently as cards come off a deck."""
    return [f"automa_decks.{deck}.{part}" for part in ("deck", "discard", "last")]


def _plain(path: str, both: Change) -> Move:
    seat = path.split(".")[1] if path.startswith("seats.") else None
    return Move("page-hands-part", {path: both}, {"path": path}, seat)


def _units(found: Mapping[str, Change]) -> Iterator[Move]:
    """Units of a kind that are missing somewhere go where there are too few, else to the mat."""
    kinds: dict[tuple[str, str], dict[str, int]] = {}
    for path, (was, now) in found.items():
        if path.startswith("unit|"):
            _, seat, unit, place = path.split("|")
            kinds.setdefault((seat, unit), {})[place] = (now or 0) - (was or 0)
    for (seat, unit), counts in kinds.items():
        ends = [place for place, n in counts.items() for _ in range(n)]
        starts: list[str | None] = [place for place, n in counts.items() for _ in range(-n)]
        pairs = Counter(zip_longest(starts, ends))
        yield from (_unit(seat, unit, start, end, n) for (start, end), n in pairs.items())


def _unit(seat: str, unit: str, start: str | None, end: str | None, n: int) -> Move:
    ends = ((start, -n), (end, n))
    does: dict[str, Change] = {
        f"unit|{seat}|{unit}|{place}": (0, by) for place, by in ends if place is not None
    }
    way = "on" if start is None else "off" if end is None else "over"
    fields = {"way": way, "unit": unit, "n": n, "start": start, "end": end, "whose": seat}
    return Move("page-hands-unit", does, fields, seat)


def _tokens(found: Mapping[str, Change]) -> Iterator[Move]:
    """Tokens of the board; a trap that is only turned over is one line."""
    left = {path: both for path, both in found.items() if path.startswith("token|")}
    for path in list(left):
        if path not in left:
            continue
        _, kind, place, *_ = path.split("|")
        other = {"trap": "sprung", "sprung": "trap"}.get(kind)
        turned = f"token|{other}|{place}"
        if left[path][0] and turned in left:
            does = {path: left.pop(path), turned: left.pop(turned)}
            yield Move("page-hands-lying", does, {"way": "turned", "kind": other, "at": place})
            continue
        if not left[path][0] and turned in left:
            continue  # told with the side that lies there now
        way = "on" if left[path][1] else "off"
        yield Move("page-hands-lying", {path: left[path]}, {"way": way, "kind": kind, "at": place})


def _stars_abroad(found: Mapping[str, Change]) -> Iterator[Move]:
    """Stars of rivals on each other's home bases."""
    for path, (was, now) in found.items():
        if path.startswith("star|"):
            _, seat, place = path.split("|")
            fields = {"abroad": place, "was": was or 0, "now": now or 0, "whose": seat}
            yield Move("page-hands-stars", {path: (was, now)}, fields, seat)


def _shown(path: str, value: Any, words: ScytheWords) -> str:
    """As everywhere; the figures of the Horde are told on its pages by short names of places."""
    if value and path in {f"actors.{one}.at" for one in FIGURES}:
        return words.short_place(value)
    return shown(words, path, value, DIFFERS)


def said(move: Move, words: Words) -> str:
    """One move as a line for the hand."""
    own, fields = own_words(words), dict(move.fields)
    if "deck" in fields:
        return cards.said(move, own.part(f"automa_decks.{fields['deck']}.deck"), own)
    if "path" in fields:
        path = fields["path"]
        was, now = (_shown(path, one, own) for one in move.does[path])
        return words.text("page-hands-part", part=own.part(path), was=was, now=now)
    if "abroad" in fields:
        name, place = own.seat(fields["whose"]), own.place(fields["abroad"])
        counts = {"was": fields["was"], "now": fields["now"]}
        return own.text(move.message, name=name, place_name=place, **counts)
    if "unit" in fields:
        name = own.seat(fields.pop("whose"))
        named = own.short_place if own.mode == HORDE else own.place  # as its pages name places
        for end in ("start", "end"):
            fields[end] = named(fields[end]) if fields[end] else ""
        return own.text(move.message, **fields, name=name)
    kind, lies_at = own.text(f"scythe-kind-{fields['kind']}"), own.place(fields["at"])
    return own.text(move.message, way=fields["way"], part=kind, place_name=lies_at)
