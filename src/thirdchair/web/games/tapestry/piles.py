"""The discard pile of the decision cards, as a correction form says it."""

from collections.abc import Iterator
from typing import Any

from thirdchair.tapestry.state import Decision
from thirdchair.web import forms

PATH = "decision.discard"


def pile_from(decision: Decision, form: dict[str, Any]) -> Iterator[tuple[str, list[int]]]:
    """The pile if it differs: cards that stay keep their order, those that come lie on top."""
    if PATH not in form:
        return
    sent = [forms.number(form, one) for one in form if one.startswith(f"{PATH}.")]
    now = decision.discard
    pile = [card for card in now if card in sent]
    pile += sorted(card for card in sent if card not in now)
    if pile != now:
        yield PATH, pile
