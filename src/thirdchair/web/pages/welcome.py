"""How it works, in three screens: what this is, one turn of the bots, and how to go on.

The turn is a real one of a table that is made for the page and kept nowhere.
"""

from litestar import get
from litestar.params import FromQuery

from thirdchair.table.store import Saved
from thirdchair.web.face import Demo, Face, every
from thirdchair.web.lately import LOOK_BACK
from thirdchair.web.pages.table.opening import common, named
from thirdchair.web.visit import Page, Visit, Visiting

WHAT, TURN, ON = 1, 2, 3
NOWHERE = "demo"


@get("/welcome", sync_to_thread=True)
def welcome(visit: Visiting, step: FromQuery[int] = WHAT, game: FromQuery[str] = "") -> Page:
    """One of the screens; each of them can be skipped."""
    step = min(max(step, WHAT), ON)
    shown = {face.game.name: face for face in every(visit.room.faces) if face.demo}
    face = shown.get(game) or next(iter(shown.values()), None)
    if step == TURN and face and face.demo:
        return _turn(visit, face, face.demo, list(shown))
    return visit.page("welcome.html", step=step, steps=ON, games=list(visit.room.faces))


def _turn(visit: Visit, face: Face, demo: Demo, games: list[str]) -> Page:
    """A turn as the page of its table tells it; what leads on from there leads back here."""
    table = demo.table(visit.house.games)
    saved = Saved(id=NOWHERE, name="", table=table, options={})
    mode = named(visit, saved)
    here = visit.to(f"/welcome?step={TURN}&game={face.game.name}#")
    see = f"{LOOK_BACK}{table.bots_turn_at}"
    return visit.page(
        demo.template,
        **{
            **common(visit, saved),
            **mode.show(saved, visit.words, here, None, see),
            "base": here,
            "rule_page": visit.to("/rules"),
            "live": None,
            "odds": False,
            "further": None,
            "step": TURN,
            "steps": ON,
            "games": games,
            "game": face.game.name,
        },
    )
