"""Real cards go back on top of their deck in the order in which they came off it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from thirdchair.web.pages.history.hands import Move, Picture
from thirdchair.words import Words

PATH = "drawn."
"""Before the name of a deck: the part of a picture that says what came off it."""
Event = Mapping[str, Any]
Change = tuple[Any, Any]


def since_shuffled(
    events: Iterable[Event],
    decks: Iterable[str],
    off: Callable[[Event], str],
    shuffled: Callable[[Event], Iterable[str]],
) -> Picture:
    """What came `off` each of these decks since it was `shuffled` for the last time, and how often
    it was."""
    found = {deck: _drawn([], 0) for deck in decks}
    for event in events:
        if (deck := off(event)) in found:
            found[deck]["cards"].append(event["card"])
        for deck in shuffled(event):
            if deck in found:
                found[deck] = _drawn([], found[deck]["shuffled"] + 1)
    return {PATH + deck: one for deck, one in found.items()}


def _drawn(cards: list[Any], shuffled: int) -> dict[str, Any]:
    return {"cards": cards, "shuffled": shuffled}


def moves(found: Mapping[str, Change], beside: Callable[[str], Iterable[str]]) -> Iterator[Move]:
    """Each deck whose cards go back or forth.

    `beside` are the parts that follow from the order, as how many cards a deck has. A past that is
    told otherwise by now has moved no card.
    """
    for path, (was, now) in found.items():
        if not path.startswith(PATH) or was is None or now is None:
            continue
        deck = path.removeprefix(PATH)
        if was["shuffled"] != now["shuffled"]:
            yield Move("page-hands-cards-shuffled", {path: (was, now)}, {"deck": deck})
            continue
        had, has = was["cards"], now["cards"]
        for way, fewer, more in (("back", has, had), ("forth", had, has)):
            if fewer != more and more[: len(fewer)] == fewer:
                does = {one: found[one] for one in (path, *beside(deck)) if one in found}
                cards = more[len(fewer) :]
                yield Move(f"page-hands-cards-{way}", does, {"deck": deck, "cards": cards})


def said(move: Move, deck: str, words: Words) -> str:
    """One of them as a line for the hand."""
    cards = move.fields.get("cards", ())
    return words.text(
        move.message, part=deck, count=len(cards), pieces=", ".join(str(one) for one in cards)
    )
