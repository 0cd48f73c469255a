"""A game of each scenario that is found. One without a set-up of its own is played on level 2."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from tests.golden.solo_expansions import Asked, _pieces
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.game import Games
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.modes import rules_at
from thirdchair.words import Voices

INCOMES = (1, 8, 16, 25, 34)
"""In which rounds you take income instead of advancing."""
LIKES = ("technology", "science", "exploration", "technology", "military", "science")
"""Which tracks you advance on, round after round."""
HEXES = (27, 23, 17, 20, 26, 16, 13, 19, 28, 31, 15, 12, 30, 32, 9, 10)
"""Where you explore or conquer, one after the other, with every second advance."""
PLOTS = ("r1c4", "r2c5", "r4c5", "r5c8", "r1c7", "r4c1", "r2c2", "r7c4", "r5c5", "r8c8", "r4c6")
"""Where you build, one house after the other."""
ANSWERS: dict[str, list[Any]] = {
    "your_favorite": ["technology", "science"],
    "first_gift": [3],
    "landmark_card": ["skyscraper"],
    "automa_landmark_card": ["tv_station"],
    "your_reaction": ["none", "trap", "surrender"],
    "reaction_card": ["other", "trap"],
    "atlantis3_all_end_vp": [6],
    "atlantis3_landmark_vp": [7],
    "first_building": [0, 4, 0, 0, 7, 1],
    "three_cards": ["noted"],
    "full_building_types": [2],
    "prediction_vp": [20],
    "resources": [2],
}
"""What you say, in turn; where nothing that stands here is possible, the proposal or first option
is taken."""
SETUPS: dict[str, dict[str, Any]] = {
    "atlantis-1": {"level": 1, "civs": ["engineers"], "seed": 11},
    "atlantis-2": {"level": 4, "seed": 12},
    "atlantis-3": {"level": 5, "seed": 13},
    "atlantis-4": {"level": 3, "seed": 14},
    "atlantis-5": {"level": 2, "seed": 15, "cards": ["Feudalism", "Guilds", "Renaissance"]},
    "kaiju-1": {"level": 6, "capital": "track", "seed": 16},
    "kaiju-2": {"level": 1, "seed": 17},
}
POINTS = {"atlantis-2": 400, "atlantis-3": 90, "atlantis-5": 400}


USUAL = {"level": 2, "seed": 1}


def games() -> dict[str, Callable[[], str]]:
    """Each game by its name."""
    return {f"scenario-{name}": partial(played, name) for name in Tapestry().scenarios.sheets}


def played(
    name: str,
    games: Games = GAMES,
    voices: Voices = VOICES,
    *,
    setup: dict[str, Any] | None = None,
) -> str:
    """A whole game of a scenario as text."""
    mode, _, number = name.partition("-")
    fields = {"game": "tapestry", "mode": mode, "scenario": int(number)}
    scribe = Asked(fields | (setup or SETUPS.get(name, USUAL)), table, games, voices)
    said: dict[str, Iterator[Any]] = {"vp": iter([POINTS.get(name, 300)] * 9)}
    _settle(scribe, said)
    places, plots = iter(HEXES * 3), iter(PLOTS)
    for turn in range(1, 80):
        scribe.heading(f"Round {turn}")
        _your_turn(scribe, name, turn, places, plots)
        _settle(scribe, said)
        if scribe.view["era"].get("bots") == 5:
            break
        scribe.do("bots_turn", show=True)
        _settle(scribe, said)
        if scribe.view["over"]:
            return scribe.text()
    scribe.heading("The end")
    scribe.do("finish")
    _settle(scribe, said)
    return scribe.text()


def _your_turn(
    scribe: Asked, name: str, turn: int, places: Iterator[int], plots: Iterator[str]
) -> None:
    if turn in INCOMES:
        scribe.do("income")
        return
    free = [track for track in _wanted(turn) if _may_advance(scribe, track)]
    if not free or scribe.view["era"]["you"] == len(INCOMES):
        return
    scribe.do("advance", track=free[0])
    if name == "kaiju-2":
        scribe.do("vp", who="you", add=2)
    if name == "atlantis-4" and turn in (9, 17, 26):
        scribe.do("note", space=(9, 17, 26).index(turn) + 1, card=f"Card of round {turn}")
    if name == "kaiju-1" and turn % 3 == 0 and (plot := next(plots, None)):
        lost = scribe.view["scenario"]["plots"]
        if plot not in lost:
            scribe.do("build", piece="house", plots=[plot])
    if turn % 2:
        _settle(scribe, {})
        _on_the_map(scribe, name, next(places))


def _wanted(turn: int) -> list[str]:
    return [LIKES[(turn + step) % len(LIKES)] for step in range(len(LIKES))]


def _may_advance(scribe: Asked, track: str) -> bool:
    """Is there such a track, and does nothing hold you back there?"""
    rules = rules_at(scribe.state)
    return track in rules.track_ids and rules.can_advance("you", track)


def _on_the_map(scribe: Asked, name: str, place: int) -> None:
    """Explore a hex without a tile, conquer one that is not yours and has room."""
    there = scribe.view["hexes"].get(str(place))
    if place in scribe.view["scenario"].get("kaiju", ()):
        return
    if there is None:
        scribe.do("explore", hex=place)
        return
    mine = {"who": "you", "toppled": False} in there["tokens"]
    room = len(there["tokens"]) < 2 and scribe.view["outposts"]["you"]
    if name != "atlantis-3" and room and not mine:
        scribe.do("conquer", hex=place)


def _settle(scribe: Asked, said: dict[str, Iterator[Any]]) -> None:
    """Answer all that is asked."""
    while scribe.pending is not None:
        scribe.send({"answer": _answer(scribe.pending, said)}, show=True)


def _answer(pending: dict[str, Any], said: dict[str, Iterator[Any]]) -> Any:
    about = pending["about"]
    for answer in said.setdefault(about, iter(ANSWERS.get(about, []) * 20)):
        if pending["ask"] == "number" or answer in pending["options"]:
            return answer
    return pending["proposal"] if "proposal" in pending else pending["options"][0]


def table(view: dict[str, Any]) -> list[str]:
    """The tracks with their tokens, the free landmarks, points, map and the scenario's own part."""
    seats = list(view["tracks"])
    lines = [f"{'':14}" + "".join(f"{seat:>7}" for seat in seats) + "  free landmarks"]
    for track in view["tracks"]["you"]:
        hearts = "".join(seat[0] for seat, one in view["favorites"].items() if one == track)
        at = "".join(f"{view['tracks'][seat][track]:7}" for seat in seats)
        free = [
            name.partition(":")[2]
            for name, owner in view["landmarks"].items()
            if owner is None and name.startswith(f"{track}:")
        ]
        lines.append(f"{hearts:2} {track:11}{at}  {' '.join(free)}")
    lines.append("map: " + " ".join(_pieces(view)))
    points = ", ".join(f"{seat} {vp}" for seat, vp in view["vp"].items())
    lines.append(f"points: {points}  cards: {view['tapestry']['automa_hand']}")
    shown = [f"{key} {value}" for key, value in view["scenario"].items() if key != "number"]
    lines.append("scenario: " + "; ".join(shown))
    return [line.rstrip() for line in lines]
