"""Open questions of a Scythe table: keys for cards and choices, a stepper for numbers."""

from typing import Any

import msgspec

from thirdchair.scythe.content import automa_cards
from thirdchair.table.journal import Table
from thirdchair.words.scythe import ScytheWords

FEW_NUMBERS = 8
"""Up to so many numbers are keys of their own: one tap instead of several."""


class Key(msgspec.Struct, frozen=True):
    """A key of the pad. A card that is not in the deck keeps its place, so that keys stay put."""

    value: int | str
    name: str
    open: bool = True


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The open question. `kind`: cards, words, numbers (keys), number (a stepper) or places."""

    kind: str
    say: str
    keys: list[Key] = []
    chance: bool = False
    answered: int = 0
    """How many answers of people can be taken back."""
    low: int = 0
    high: int = 0
    known: int = 0
    at: str | None = None
    options: list[str] = []
    """Places that are in question."""
    numbers: dict[str, int] = {}
    """Their marks on the board, where a list refers to them."""
    links: dict[str, str] = {}
    """Where a tap on a place leads."""
    units: dict[str, dict[str, dict[str, int]]] | None = None
    """Where everybody stands if it is so."""
    whole: bool = False
    """Does it need all of the board?"""


def asked(table: Table, words: ScytheWords) -> Asked | None:
    """The open question with its keys."""
    question = table.question
    if question is None:
        return None
    plain: dict[str, Any] = msgspec.to_builtins(question)
    entry = table.journal.entries[table.journal.at]
    low, high, known = plain.get("min", 0), plain.get("max", 0), plain.get("known")
    kind = _kind(plain)
    return Asked(
        kind=kind,
        say=words.question({"at": None, **plain}),
        keys=_keys(table, plain, kind, words),
        chance=question.chance,
        answered=sum(answer.by != "app" for answer in entry.answers),
        low=low,
        high=high,
        known=low if known is None else known,
        at=plain.get("at"),
        options=list(plain["options"]) if plain.get("about") == "target" else [],
    )


def _kind(question: dict[str, Any]) -> str:
    match question["ask"]:
        case "places":
            return "places"
        case "number":
            few = question["max"] - question["min"] < FEW_NUMBERS
            return "numbers" if few else "number"
        case "draw" if question["deck"] in ("automa", "combat"):
            return "cards"
    return "words"


def _keys(table: Table, question: dict[str, Any], kind: str, words: ScytheWords) -> list[Key]:
    match kind:
        case "numbers":
            return [Key(one, str(one)) for one in range(question["min"], question["max"] + 1)]
        case "cards" if question["deck"] == "automa":
            cards = automa_cards(table.state.printing)
            return [Key(card, str(card), card in question["options"]) for card in cards]
        case "cards" | "words":
            return [Key(one, words.option(question, one)) for one in question["options"]]
    return []
