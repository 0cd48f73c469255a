"""The discard pile: no secret, either player may check it whenever they like."""

from litestar import get

from thirdchair.tapestry import content
from thirdchair.web.drawing.cards import single
from thirdchair.web.tables import common, opened
from thirdchair.web.visit import Page, TableId, Visiting


@get("/tables/{table_id:str}/cards", sync_to_thread=True)
def discards(visit: Visiting, table_id: TableId) -> Page:
    """The cards that were used since the last shuffle, the last one first."""
    saved, _ = opened(visit, table_id)
    decision = saved.table.state.decision
    cards = content.decision_cards()
    return visit.page(
        "cards.html",
        deck=len(decision.deck),
        pile=[
            (number, single(cards[number], visit.words.text("page-card", card=number)))
            for number in reversed(decision.discard)
        ],
        **common(visit, saved),
    )
