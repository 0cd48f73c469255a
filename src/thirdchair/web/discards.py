"""The discard pile: no secret, either player may check it whenever they like."""

from litestar import get

from thirdchair.tapestry import content
from thirdchair.web.drawing.cards import single
from thirdchair.web.tables import common, opened
from thirdchair.web.visit import Page, TableId, Visiting

LOOK = {"duel": "tap.shadow2p.turn.look", "solo": "tap.bots.turn.look"}
"""The rule that says so."""


@get("/tables/{table_id:str}/cards", sync_to_thread=True)
def discards(visit: Visiting, table_id: TableId) -> Page:
    """The cards that were used since the last shuffle, the last one first."""
    saved, _ = opened(visit, table_id)
    decision = saved.table.state.decision
    cards = content.decision_cards()
    mode = saved.table.journal.setup["mode"]

    def label(number: int) -> str:
        return visit.words.text("page-card", card=number)

    return visit.page(
        "cards.html",
        deck=len(decision.deck),
        look=LOOK[mode],
        pile=[
            (number, single(cards[number], label(number), solo=mode == "solo"))
            for number in reversed(decision.discard)
        ],
        **common(visit, saved),
    )
