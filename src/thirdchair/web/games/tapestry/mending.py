"""Tracks and map at an earlier step: what happened instead is tapped there."""

from collections.abc import Mapping
from typing import Any

from thirdchair.tapestry.hexmap import YOU
from thirdchair.tapestry.state import SoloState, State
from thirdchair.web.games.tapestry import telling
from thirdchair.web.games.tapestry.boards import open_spaces, rules_of
from thirdchair.web.games.tapestry.drawing.hexmap import layout
from thirdchair.web.games.tapestry.solo.map import map_of, reachable, turn_of
from thirdchair.web.pages.history.instead import Drawn, Moment
from thirdchair.words import Words

TEMPLATE = "tapestry/parts/mend-drawn.html"
STYLES = ("tapestry/map.css",)
ON_THE_MAP = ("explore", "conquer")


def drawn(moment: Moment, words: Words) -> Drawn | None:
    """Each track is an advance, each hex what can be done there."""
    state: State = moment.then.table.state
    strips = telling.strips(moment.then.table, moment.tokens, words)
    people = rules_of(state).humans
    shows: dict[str, Any] = {
        "seats": [_tracks(moment, seat, strips) for seat in _first(people, moment.step.get("who"))],
        "map": None,
    }
    if isinstance(state, SoloState):
        where = layout(turn_of(moment.then.options))
        can = reachable(state, ON_THE_MAP)
        shows["map"] = map_of(state, where, moment.tokens, words, can=can)

    def covers(command: Mapping[str, Any]) -> bool:
        if command["do"] == "advance":
            return command.get("who", YOU) in people
        return shows["map"] is not None and command["do"] in ON_THE_MAP

    return Drawn(template=TEMPLATE, covers=covers, shows=shows, styles=STYLES)


def _first(people: tuple[str, ...], who: object) -> list[str]:
    """Whoever the step was about comes first."""
    return sorted(people, key=lambda seat: seat != who)


def _played(step: Mapping[str, Any], seat: str, track: str) -> bool:
    """Is this the track of the step that is mended?"""
    return step["do"] == "advance" and (step.get("who", YOU), step["track"]) == (seat, track)


def _tracks(moment: Moment, seat: str, strips: list[dict[str, Any]]) -> dict[str, Any]:
    """The tracks of a seat, each with the space that comes next; None at its end."""
    state: State = moment.then.table.state
    next_ = open_spaces(state, seat)
    who = {} if isinstance(state, SoloState) else {"who": seat}
    rows = [
        {
            "track": one["track"],
            "drawing": one["drawing"],
            "from": state.tracks[seat][one["track"]],
            "to": next_.get(one["track"]),
            "command": {"do": "advance", **who, "track": one["track"]},
            "played": _played(moment.step, seat, one["track"]),
        }
        for one in strips
        if one["track"] in state.tracks[seat]
    ]
    return {"seat": seat, "rows": rows}
