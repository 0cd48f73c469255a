"""The discard pile: no secret, either player may check it whenever they like."""

from thirdchair.web.games.tapestry.boards import rules_of
from thirdchair.web.games.tapestry.drawing.cards import single
from thirdchair.web.pages.table.opening import common, opened
from thirdchair.web.visit import Page, Visit

LOOK, LOOK_ALONE = "tap.shadow2p.turn.look", "tap.bots.turn.look"
"""The rule that says so."""


def look(visit: Visit, table_id: str) -> Page:
    """The cards that were used since the last shuffle, the last one first."""
    saved, _ = opened(visit, table_id)
    decision = saved.table.state.decision
    rules = rules_of(saved.table.state)
    mode = saved.table.journal.setup["mode"]

    def label(number: int) -> str:
        return visit.words.text("page-card", card=number)

    return visit.page(
        "tapestry/discards.html",
        deck=len(decision.deck),
        look=LOOK if mode == "duel" else LOOK_ALONE,
        pile=[
            (number, single(rules.card(number), label(number), solo=mode != "duel"))
            for number in reversed(decision.discard)
        ],
        **common(visit, saved),
    )
