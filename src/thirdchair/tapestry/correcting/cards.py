"""Corrections of the decision cards.

`decision.discard`, `.deck`, `.progress`: a list of cards, which move there from wherever they were;
`decision.pair`: `{"track": 3, "tie": 5}` or `null`. A card that this displaces goes to the decision
deck, out of the decision deck to the discard pile: no card is ever lost or doubled. The duel has
just `discard` and `deck`: between its turns no pair lies open, and there is no progress deck.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from thirdchair.kit.checks import one_of
from thirdchair.kit.decoding import decode
from thirdchair.kit.refusals import bad_input
from thirdchair.tapestry.chapter import Chapter
from thirdchair.tapestry.correcting.parts import part_of


class _Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    track: int
    tie: int


class CardCorrecting(Chapter):
    """Where each decision card lies."""

    piles: tuple[str, ...] = ("deck", "discard", "progress", "pair")

    def correct_cards(self, rest: list[str], value: Any) -> Any:
        decision = self.state.decision
        pair = [card for card in (decision.track, decision.tie) if card is not None]
        piles = {
            "deck": decision.deck,
            "discard": decision.discard,
            "progress": decision.progress,
            "pair": pair,
        }
        was = part_of({pile: piles[pile] for pile in self.piles}, rest, 1)
        name = rest[0]
        known = sorted(card for pile in piles.values() for card in pile)
        self._lay_cards(piles, name, _cards(value, known, pair=name == "pair"))
        match name:
            case "pair":
                return dict(zip(("track", "tie"), was, strict=True)) if was else None
            case "discard":
                return was
        return len(was)

    def _lay_cards(self, piles: dict[str, list[int]], name: str, cards: list[int]) -> None:
        """Just these cards lie there now; what they displace goes to a deck or discard pile."""
        displaced = [card for card in piles[name] if card not in cards]
        if any(card in cards for card in piles["pair"]):
            displaced += [card for card in piles["pair"] if card not in (*cards, *displaced)]
        moved = {*cards, *displaced}
        rest = {key: [card for card in pile if card not in moved] for key, pile in piles.items()}
        rest[name] = cards
        rest["discard" if name == "deck" else "deck"] += displaced
        decision = self.state.decision
        decision.deck, decision.progress = sorted(rest["deck"]), sorted(rest["progress"])
        decision.discard = rest["discard"]
        decision.track, decision.tie = rest["pair"] or (None, None)


def _cards(value: Any, known: Sequence[int], *, pair: bool) -> list[int]:
    """The cards that a correction names, each once, of those this table has."""
    if pair:
        laid = None if value is None else decode(value, _Pair, "do.value")
        cards = [] if laid is None else [laid.track, laid.tie]
    else:
        cards = decode(value, list[int], "do.value")
    for card in cards:
        one_of(card, known)
    if len(set(cards)) != len(cards):
        raise bad_input("card-twice", where="do.value")
    return cards
