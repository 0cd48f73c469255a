"""The golden games of both modes."""

from pathlib import Path
from typing import Any

from tests.golden.scribe import Scribe
from tests.toy.handed_in import games, setup, voices

FOLDER = Path(__file__).parent
NIGHT = FOLDER / "golden-night.txt"
SEASON = FOLDER / "golden-season.txt"


def play_night() -> str:
    """One race of three keepers."""
    scribe = Scribe(setup("night", 3), _stairs, games(), voices())
    _race(scribe)
    return scribe.text()


def play_season() -> str:
    """A season: a tie at the vote, the last rope for the poorest, a chest, and a ruling."""
    scribe = Scribe(setup("season", 4), _sheets, games(), voices())
    _evening(scribe)
    for seat, reef in zip(scribe.view["seats"], (2, 1, 3, 0), strict=True):
        stakes = {"reef": reef, "harbor": 3 - reef}
        scribe.send({"do": "vote", "seat": seat, "stakes": stakes, "as": seat})
    scribe.do("reveal", show=True)
    scribe.do("decide", way="reef")
    for seat in scribe.view["seats"]:
        scribe.do("buy", seat=seat, ware="rope")
        scribe.do("tick", seat=seat, chore="nets")
    scribe.do("open", thing="chest")
    scribe.send({"answer": 7})
    scribe.do("tick", seat="s2", chore="polish")
    scribe.do("close", show=True)
    scribe.do("correct", path="rulings.toy.storm", value="none", note="#forgot")
    _evening(scribe)
    scribe.do("buy", seat="s1", ware="lens")
    scribe.do("close", show=True)
    _evening(scribe)
    scribe.do("buy", seat="s3", ware="lens")
    scribe.do("close", show=True)
    return scribe.text()


def _evening(scribe: Scribe) -> None:
    evening = scribe.view["evening"]
    scribe.heading(f"-- Evening {evening} --")
    scribe.do("begin")
    _race(scribe)
    scribe.do("result", show=True)


def _race(scribe: Scribe) -> None:
    """Everybody climbs in turn, and waits in the first storm of each race."""
    waited = False
    while not _night(scribe)["over"]:
        for seat in scribe.view["seats"]:
            scribe.do("climb", seat=seat)
            if scribe.pending:
                scribe.send({"answer": "go" if waited else "wait"})
                waited = True


def _night(scribe: Scribe) -> dict[str, Any]:
    view = scribe.view
    night: dict[str, Any] = view if view["mode"] == "night" else view["tonight"]
    return night


def _stairs(view: dict[str, Any]) -> list[str]:
    return [f"{seat}: stair {view['at'][seat]}, oil {view['oil'][seat]}" for seat in view["seats"]]


def _sheets(view: dict[str, Any]) -> list[str]:
    sheets = [
        f"{seat}: coins {one['coins']}, influence {one['influence']}, "
        f"wares {' '.join(one['wares']) or '-'}, ticks {' '.join(one['ticks']) or '-'}"
        for seat, one in view["keepers"].items()
    ]
    return [f"evening {view['evening']}, {view['phase']}: {' '.join(view['keys']) or '-'}", *sheets]
