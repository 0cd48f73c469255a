"""Open questions of a Scythe table: keys for cards and choices, a stepper for numbers."""

from typing import Any

import msgspec

from thirdchair.kit.questions import Number, Pick
from thirdchair.kit.refusals import bad_input
from thirdchair.scythe.horde.playing import Horde
from thirdchair.scythe.modules.alliances.swapping import COINS
from thirdchair.scythe.modules.vesna import Vesna
from thirdchair.table.journal import Table
from thirdchair.web.games.scythe.combat import Fight, fight_of
from thirdchair.web.games.scythe.turns import rules_of
from thirdchair.words.games.scythe import ScytheWords

FEW_NUMBERS = 8
"""Up to so many numbers are keys of their own: one tap instead of several."""
USUAL = {"combat_cards": (0, 15), "log_rows": (2, 7)}
"""Of these numbers the usual ones are keys, too, whatever else there may be; the rest is typed in
below them."""

ROW = 5
"""So many keys stand in a row. Against the Horde two rows are enough, one of them for answers that
nobody believes: its page has more above the board, so the others are typed in, too."""
MOMENTS = ("searches",)
"""Events that a question follows at once, for a human: both are on one card."""


HELD = ("box_c", "open_e")
"""Questions whose answer opens something."""
DRAWN_TOGETHER = {"ability_token": Vesna}
"""Decks of which several tiles lie on the table at once, to be told in one form, and whose."""
DRAWN = "drawn-"
"""What its fields begin with."""
WHICH_COMBAT = "horde_combat"
THEIRS = ("power_die",)
"""Questions that are somebody's own choice: on the phones of others they are only shown."""


class Key(msgspec.Struct, frozen=True):
    """A key of the pad. A card that is not in the deck keeps its place, so that keys stay put."""

    value: int | str
    name: str
    open: bool = True
    to: str = ""
    """Where its arrow points on the page."""


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The open question. `kind`: cards, words, numbers (keys), number (a stepper) or places."""

    kind: str
    say: str
    before: list[str] = []
    """What the hands do first: a moment of a human is one card."""
    keys: list[Key] = []
    doubted: list[Key] = []
    """Keys for answers that the books of the table speak against."""
    doubt: str = ""
    """What the books say against them."""
    chance: bool = False
    answered: int = 0
    """How many answers of people can be taken back."""
    low: int = 0
    """The lowest number that can be typed in: beside keys, what comes after them."""
    believed: int = 0
    """The highest number that nobody doubts."""
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
    encounters: list[str] | None = None
    """Where encounter tokens lie then."""
    whole: bool = False
    """Does it need all of the board?"""
    fight: Fight | None = None
    """The combat that it belongs to."""
    held: bool = False
    """Is its one answer held, not tapped? It cannot be unseen."""
    only: str | None = None
    """The seat whose phone alone answers it."""
    token: str | None = None
    """The seat whose token shows the answer: it is drawn."""
    dice: bool = False
    """Are its keys dice?"""
    several: int = 0
    """So many keys are tapped together: what was drawn lies on the table at once."""


def asked(table: Table, words: ScytheWords) -> Asked | None:
    """The open question with its keys."""
    question = table.question
    if question is None:
        return None
    plain: dict[str, Any] = msgspec.to_builtins(question)
    believed = 0
    if isinstance(question, Number):
        believed, plain["max"] = question.max, question.highest
    entry = table.journal.entries[table.journal.at]
    kind = _kind(plain)
    every, anyway = _keys(table, plain, kind, words), plain.get("anyway", ())
    low, high, known = plain.get("min", 0), plain.get("max", 0), plain.get("known")
    if kind == "numbers":
        low = int(every[-1].value) + 1
    fight = fight_of(table)
    about = (isinstance(question, Pick) and question.doubts) or plain.get("about")
    doubt = words.text(f"page-doubted-{about}", n=believed) if anyway else ""
    limit = _limit(table, plain, fight)
    if limit is not None and limit < believed and table.state.board is not True:
        anyway, believed = range(limit + 1, high + 1), limit  # who met whom was only told
    if fight is not None and anyway and limit == believed:
        doubt = words.text("page-doubted-units", count=fight.units, n=limit)
    doubted = [key for key in every if key.value in anyway]
    if plain.get("about") in USUAL and isinstance(rules_of(table), Horde):
        room = min(ROW, max(0, 2 * ROW - len(every) + len(doubted)))
        if cut := doubted[room:]:
            doubted, low = doubted[:room], int(cut[0].value)
    return Asked(
        kind=kind,
        say=_say(plain, fight, words),
        fight=fight,
        before=[words.event(one) for one in entry.events if one["type"] in MOMENTS],
        keys=[key for key in every if key.value not in anyway],
        doubted=doubted,
        doubt=doubt,
        believed=believed,
        chance=question.chance,
        answered=sum(answer.by != "app" for answer in entry.answers),
        low=low,
        high=high,
        known=low if known is None else known,
        at=plain.get("at"),
        options=list(plain["options"]) if plain.get("about") == "target" else [],
        held=plain.get("about") in HELD,
        only=plain.get("seat") if plain.get("about") in THEIRS else None,
        token=plain.get("seat") if plain.get("about") == COINS else None,
        dice=plain.get("about") in THEIRS or plain["ask"] == "die",
        several=_together(plain),
    )


def _say(question: dict[str, Any], fight: Fight | None, words: ScytheWords) -> str:
    """The question in words; a fight says itself where it is."""
    if (n := _together(question)) > 1:
        name = words.seat(question["seat"])
        return words.text(f"page-scythe-drawn-{question['deck']}", count=n, name=name)
    return words.question({**question, "at": None} if fight else question)


def _together(question: dict[str, Any]) -> int:
    """How many of a deck are still to be told, where they are told together."""
    if question["ask"] != "draw" or question["deck"] not in DRAWN_TOGETHER:
        return 0
    sheet = DRAWN_TOGETHER[question["deck"]].own_sheet
    drawn_by_now = len(sheet.tiles) - len(question["options"])
    return sheet.numbers["drawn"] - drawn_by_now


def answer_together(table: Table, form: dict[str, Any], by: str) -> None:
    """What was drawn at once, one answer after the other; all of it or nothing."""
    question = msgspec.to_builtins(table.question) if table.question else {"ask": ""}
    told = [field.removeprefix(DRAWN) for field in form if field.startswith(DRAWN)]
    n = _together(question)
    if not n or len(told) != n:
        raise bad_input("drawn-together", where=DRAWN, count=n, n=len(told))
    for one in told:
        table.answer(one, by)


def _limit(table: Table, question: dict[str, Any], fight: Fight | None) -> int | None:
    """What combat cards can be worth if each combat unit has one; None if nobody asks that."""
    if fight is None or not fight.units or question.get("about") != "combat_cards":
        return None
    return rules_of(table).numbers.card_range[1] * fight.units


def _kind(question: dict[str, Any]) -> str:
    match question["ask"]:
        case "places":
            return "places"
        case "number":
            few = question["max"] - question["min"] < FEW_NUMBERS
            return "numbers" if few or question["about"] in USUAL else "number"
        case "draw" if question["deck"] in ("automa", "combat"):
            return "cards"
    return "words"


def _keys(table: Table, question: dict[str, Any], kind: str, words: ScytheWords) -> list[Key]:
    match kind:
        case "numbers":
            least, most = USUAL.get(question["about"], (0, question["max"]))
            first = max(question["min"], least)
            values = range(first, max(first, min(question["max"], most)) + 1)
            never = question.get("impossible", ())
            return [Key(one, str(one)) for one in values if one not in never]
        case "cards" if question["deck"] == "automa":
            cards = rules_of(table).cards
            return [Key(card, str(card), card in question["options"]) for card in cards]
        case "cards" | "words":
            options = (*question["options"], *question.get("anyway", ()))
            if question.get("about") == WHICH_COMBAT:
                return [Key(one, _combat_at(table, str(one), words)) for one in options]
            return [Key(one, words.option(question, one)) for one in options]
    return []


def _combat_at(table: Table, place: str, words: ScytheWords) -> str:
    """A combat that the Horde begins: where, and who meets there."""
    rules = rules_of(table)
    assert isinstance(rules, Horde)
    return words.text(
        "page-horde-combat-at",
        part=words.short_place(place),
        name=words.seat(rules.figures_at(place)[0]),
        seats=rules.defenders(place),
    )
