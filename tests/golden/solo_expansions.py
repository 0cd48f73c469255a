"""Solo games with expansions: one with the arts track, one with the double strike as well."""

from collections.abc import Iterator
from typing import Any

from tests.golden.scribe import Scribe, _reasons, _request

Said = dict[str, Iterator[int | str]]

ARTS = {
    "game": "tapestry",
    "mode": "solo",
    "level": 3,
    "expansions": ["PP", "AA"],
    "arts": "science",
    "civs": ["hucksters"],
    "seed": 1204,
}
DOUBLE_STRIKE = {
    "game": "tapestry",
    "mode": "solo",
    "level": 6,
    "expansions": ["PP", "AA", "FF"],
    "arts": "technology",
    "double_strike": True,
    "civs": ["iconoclasts", "dreamers"],
    "box": {
        "civs": [
            {
                "id": "dreamers",
                "name": "Dreamers",
                "expansion": "FF",
                "effects": [
                    {"do": "points", "n": 1, "per": "arts", "turns": [2, 4]},
                    {"do": "ask", "turns": [3]},
                    {"do": "note", "text": "Turn the card over.", "turns": [5]},
                ],
            }
        ]
    },
    "seed": 2604,
}
INCOMES = (1, 9, 18, 27, 37)
"""In which rounds you take income instead of advancing."""
LIKES = ("arts", "military", "exploration", "arts", "technology", "science", "military")
"""Which tracks you advance on, round after round."""
HEXES = (27, 23, 17, 20, 26, 16, 13, 19, 28, 31, 15, 12)
"""Where you explore or conquer, one after the other, with every second advance."""
ANSWERS: dict[str, list[int | str]] = {
    "landmark_card": ["skyscraper"],
    "automa_landmark_card": ["castle"],
    "extra_landmark_card": ["bridge", "urban_farm"],
    "your_reaction": ["none", "surrender", "trap", "kraken"],
    "reaction_card": ["other", "retreat", "gremlins", "trap", "surprise_party"],
    "reaction_condition": ["yes", "no"],
    "reaction_result": ["you_toppled", "automa_toppled"],
    "retreat_more": ["done"],
    "civ_card": ["advance", "points", "tapestry", "done"],
    "civ_points": [4],
    "vp": [176],
    "resources": [2],
}
"""What you say, in turn; where nothing that stands here is possible, the first option."""


class Asked(Scribe):
    """Keeps the open question; after an answer only what is new is written down."""

    pending: dict[str, Any] | None = None
    _told = 0

    def send(self, request: dict[str, Any], *, show: bool = False) -> dict[str, Any]:
        """Any request that is taken; the table is drawn when nothing is asked any more."""
        answer = self._session.handle(request)
        assert answer["ok"], answer
        self.lines.append("> " + _request(request))
        for event in answer["events"][self._told :]:
            self.lines.append("  " + event["say"])
            self.lines += [f"      {line}" for line in _reasons(event)]
        self.pending, self.view = answer["pending"], answer["view"]
        self._told = len(answer["events"]) if self.pending else 0
        if self.pending:
            self.lines.append("  ? " + self.pending["say"])
        elif show:
            self.lines += ["  | " + line for line in self._table(self.view)]
        return self.view


def play_arts() -> str:
    """Hucksters on level 3, the arts track beside science."""
    return _played(ARTS)


def play_double_strike() -> str:
    """Iconoclasts and a civilization of the owner's box on level 6, all expansions."""
    return _played(DOUBLE_STRIKE)


def _played(setup: dict[str, Any]) -> str:
    scribe = Asked(setup, table)
    said: Said = {}
    _settle(scribe, said)
    places = iter(HEXES * 3)
    for turn in range(1, 80):
        scribe.heading(f"Round {turn}")
        _your_turn(scribe, turn, places, said)
        if scribe.view["era"]["bots"] == 5:
            break
        scribe.do("bots_turn", show=True)
        _settle(scribe, said)
    scribe.heading("The end")
    scribe.do("finish")
    _settle(scribe, said)
    return scribe.text()


def _your_turn(scribe: Asked, turn: int, places: Iterator[int], said: Said) -> None:
    if turn in INCOMES:
        scribe.do("income")
        return
    at = scribe.view["tracks"]["you"]
    wanted = [LIKES[(turn + step) % len(LIKES)] for step in range(len(LIKES))]
    free = [track for track in wanted if at[track] < 12]
    if not free or scribe.view["era"]["you"] == len(INCOMES):
        return
    scribe.do("advance", track=free[0])
    if "tech" in scribe.view.get("pool", ()):
        scribe.do("take", item="tech")
    if turn % 2:
        _on_the_map(scribe, next(places), said)


def _on_the_map(scribe: Asked, place: int, said: Said) -> None:
    """Explore a hex without a tile, conquer one that is not yours and has room."""
    there = scribe.view["hexes"].get(str(place))
    if there is None:
        scribe.do("explore", hex=place)
        return
    mine = {"who": "you", "toppled": False} in there["tokens"]
    if not mine and len(there["tokens"]) < 2 and scribe.view["outposts"]["you"]:
        scribe.do("conquer", hex=place)
        _settle(scribe, said)


def _settle(scribe: Asked, said: Said) -> None:
    """Answer all that is asked."""
    while scribe.pending is not None:
        scribe.send({"answer": _answer(scribe.pending, said)}, show=True)


def _answer(pending: dict[str, Any], said: Said) -> int | str:
    about = pending["about"]
    answers = ANSWERS.get(about, [])
    ways = said.setdefault(about, iter(answers * 20))
    for answer in ways:
        if pending["ask"] == "number" or answer in pending["options"]:
            return answer
    first: int | str = pending["options"][0]
    return first


def table(view: dict[str, Any]) -> list[str]:
    """The tracks with their tokens, the free landmarks, points, map and what expansions add."""
    seats = list(view["tracks"])
    lines = [f"{'':14}" + "".join(f"{seat:>7}" for seat in seats) + "  free landmarks"]
    for track in view["tracks"]["you"]:
        hearts = "".join(
            letter if view["favorites"][seat] == track else " "
            for seat, letter in (("automa", "a"), ("shadow", "s"))
        )
        at = "".join(f"{view['tracks'][seat][track]:7}" for seat in seats)
        free = [
            name.partition(":")[2]
            for name, owner in view["landmarks"].items()
            if owner is None and name.startswith(f"{track}:")
        ]
        lines.append(f"{hearts} {track:11}{at}  {' '.join(free)}")
    owners = [f"{name} {who}" for name, who in view["landmarks"].items() if who]
    lines.append("landmarks: " + ", ".join(owners))
    lines.append("map: " + " ".join(_pieces(view)))
    lines.append(
        f"points: {view['vp']['automa']}  cards: {view['tapestry']['automa_hand']}"
        f"  pool: {' '.join(view['pool'])}"
    )
    return [line.rstrip() for line in lines]


def _pieces(view: dict[str, Any]) -> Iterator[str]:
    """`26Ay`: the Automa stands on 26, yours lies there."""
    for hex_, there in view["hexes"].items():
        letters = [token["who"][0] for token in there["tokens"]]
        standing = [token["toppled"] for token in there["tokens"]]
        if letters:
            yield hex_ + "".join(
                letter if lies else letter.upper()
                for letter, lies in zip(letters, standing, strict=True)
            )
