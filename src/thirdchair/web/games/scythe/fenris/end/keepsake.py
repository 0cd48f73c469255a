"""The card of a campaign as a picture for others: nothing on it tells what comes late."""

from litestar import Response

from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.web.drawing.picture import picture
from thirdchair.web.games.scythe.board.looks import own_words
from thirdchair.web.games.scythe.fenris.end.ending import ending
from thirdchair.web.pages.table.opening import opened
from thirdchair.web.visit import Answer, Visit


def look(visit: Visit, table_id: str) -> Answer:
    """Names, totals and curves; no faction, no title, no vote."""
    saved, _ = opened(visit, table_id)
    words = own_words(visit.words)
    over = isinstance(saved.table.state, FenrisState)
    card = ending(saved, words, plain=True) if over else None
    if card is None:
        return visit.see(f"/tables/{table_id}")
    name = words.text("page-fenris-end-plain-name")
    drawing = picture(card, name, words.text("page-recap-by"))
    headers = {"cache-control": "private, no-cache"}
    return Response(str(drawing), media_type="image/svg+xml", headers=headers)
