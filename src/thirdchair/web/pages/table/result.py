"""The end of a game: its card on the table and on a page of its own, and the card as a picture."""

from typing import Any
from urllib.parse import urlencode

from litestar import Response, get
from litestar.exceptions import NotFoundException

from thirdchair.table.store import Saved
from thirdchair.web.drawing.bars import MARKS, PAGE, bar, curve, yarns
from thirdchair.web.drawing.picture import picture
from thirdchair.web.ending import Ending
from thirdchair.web.face import Mode
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Answer, TableId, Visit, Visiting


@get("/tables/{table_id:str}/result", sync_to_thread=True)
def look(visit: Visiting, table_id: TableId) -> Answer:
    """The card alone, for whoever looks back."""
    saved, mode = opened(visit, table_id)
    ending = shown(visit, saved, mode)
    if ending is None:
        return visit.see(f"/tables/{table_id}")
    tokens = mode.tokens(saved, visit.words)
    return visit.page("result.html", tokens=tokens, ending=ending, **common(visit, saved))


@get("/tables/{table_id:str}/result.svg", sync_to_thread=True)
def drawn(visit: Visiting, table_id: TableId) -> Response[str]:
    """The card as a picture; script makes a PNG of it, to be shared."""
    saved, mode = opened(visit, table_id)
    ending = _ending(visit, saved, mode)
    if ending is None:
        raise NotFoundException
    drawing = picture(ending, saved.name, visit.words.text("page-recap-by"))
    headers = {"cache-control": "private, no-cache"}
    return Response(str(drawing), media_type="image/svg+xml", headers=headers)


def shown(visit: Visit, saved: Saved, mode: Mode) -> dict[str, Any] | None:
    """What the template of the card needs; None while the game is played."""
    ending = _ending(visit, saved, mode)
    if ending is None:
        return None
    most = max((side.points for side in ending.sides), default=0)
    colors = yarns(ending.sides)
    return {
        "card": ending,
        "bars": {side.seat: bar(side, colors, most, 1000, 28, PAGE) for side in ending.sides},
        "curves": [(one, curve(one, 358, 170, 12, PAGE)) for one in ending.curves],
        "colors": {part: PAGE[yarn] for part, yarn in colors.items()},
        "paint": PAGE,
        "marks": MARKS,
        "onward": _onward(visit, saved),
    }


def _ending(visit: Visit, saved: Saved, mode: Mode) -> Ending | None:
    return mode.ending(saved, visit.words) if saved.table.state.over else None


def _onward(visit: Visit, saved: Saved) -> list[dict[str, str]]:
    """What comes next, the likeliest first: the next evening of a campaign, else one more game."""
    from thirdchair.web.pages.campaign.evenings import next_steps

    if saved.campaign:
        steps = next_steps(visit, visit.house.campaign(saved.campaign))
        text = visit.words.text("page-result-campaign")
        here = {"id": "to-campaign", "href": visit.to(f"/campaigns/{saved.campaign}"), "text": text}
        return [*steps, here, *_saving(visit)]
    setup = saved.table.journal.setup
    query = urlencode({"game": setup["game"], "mode": setup["mode"]})
    text = visit.words.text("page-result-again")
    steps = [{"id": "again", "href": visit.to(f"/new?{query}"), "text": text}]
    return [*steps, *_saving(visit)]


def _saving(visit: Visit) -> list[dict[str, str]]:
    """Where the games live in a browser, which may lose them, each end is a reason to save them."""
    if not visit.room.alone:
        return []
    text = visit.words.text("page-result-save")
    return [{"id": "save-everything", "href": visit.to("/everything"), "text": text}]
