"""Open questions of a solo table: a keypad for cards and dice, big buttons for reactions."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from thirdchair.kit.refusals import bad_input
from thirdchair.table.journal import Table
from thirdchair.tapestry.bots.reactions import TRAP
from thirdchair.tapestry.expansions.boxed import DONE
from thirdchair.tapestry.expansions.landmark_cards import LandmarkCards
from thirdchair.tapestry.expansions.other_cards import DIE
from thirdchair.tapestry.expansions.other_cards import IDS as OTHER_CARDS
from thirdchair.tapestry.hexmap import AUTOMA
from thirdchair.web import forms
from thirdchair.web.games.tapestry.boards import rules_of
from thirdchair.words import Words

OTHER = "other"
EXTRA_LANDMARK = "extra_landmark_card"
PLAIN = 2
"""The options of a reaction without expansions; those by name come after them."""
DOINGS = {
    DONE: "check",
    "advance": "tracks",
    "advance_without_benefit": "tracks",
    "research": "science",
    "research_without_benefit": "science",
    "conquer": "outpost",
    "explore": "map",
    "points": "points",
    "tapestry": "facedown",
    "landmark": "landmark",
}
"""What a civilization card may do, and the symbol for it."""


class Key(msgspec.Struct, frozen=True):
    """A key of the pad. A card that was drawn keeps its place, so that keys do not move."""

    value: int | str
    name: str
    open: bool = True
    track: bool = False
    act: str = "answer"
    icon: str | None = None
    small: bool = False
    wide: bool = False


class Asked(msgspec.Struct, frozen=True):
    """The open question. `kind`: cards, tracks, words, reaction, traps, number, doings or hexes.

    `doings` are what a civilization card does that we have no text for, `did` what it has done so
    far. The answer to `hexes` is a tap on the map.
    """

    kind: str
    say: str
    keys: list[Key]
    chance: bool
    answered: int
    """How many answers of people can be taken back."""
    so_far: list[tuple[str, str]]
    """What was drawn and rolled in this command: what it is, and what came."""
    role: str | None = None
    hex: int | None = None
    low: int = 0
    high: int = 0
    did: list[str] = []
    hexes: list[int] = []
    unknown: str | None = None
    """What is to be known of a civilization card without text that has come up."""


def asked(table: Table, words: Words) -> Asked | None:
    """The open question with its keys."""
    question = table.question
    if question is None:
        return None
    plain: dict[str, Any] = msgspec.to_builtins(question)
    kind, keys = _keys(table, plain, words)
    entry = table.journal.entries[table.journal.at]
    return Asked(
        kind,
        _say(kind, plain, words) + _count(table, plain, entry.events, words),
        keys,
        question.chance,
        sum(answer.by != "app" for answer in entry.answers),
        [line for event in entry.events if (line := _came(event, words))],
        role(plain, entry.command, entry.events),
        plain.get("hex"),
        plain.get("min", 0),
        plain.get("max", 0),
        _did(entry.events, words) if kind == "doings" else [],
        [one for one in plain.get("options", ()) if kind == "hexes" and isinstance(one, int)],
        _unknown(plain, entry.events, words),
    )


def _say(kind: str, question: dict[str, Any], words: Words) -> str:
    match kind:
        case "traps":
            return words.text("page-ask-traps")
        case "doings":
            return words.text("page-ask-doings", civ=question["at"])
    return words.question(question)


def _count(
    table: Table, question: dict[str, Any], events: Sequence[dict[str, Any]], words: Words
) -> str:
    """The same question comes several times: which of them it is, so that no tap seems lost."""
    rules = rules_of(table.state)
    if question.get("about") != EXTRA_LANDMARK or not isinstance(rules, LandmarkCards):
        return ""
    of = rules.extra_landmarks()
    given = [one for one in events if one["type"] == "landmark" and one.get("who") == AUTOMA]
    return " " + words.text("page-ask-count", at=len(given), of=of) if of > 1 else ""


def _did(events: Sequence[dict[str, Any]], words: Words) -> list[str]:
    """What a civilization card has done since it was read."""
    read = [place for place, event in enumerate(events) if event["type"] == "civ_card"]
    return [words.event(event) for event in events[read[-1] + 1 :]] if read else []


def _unknown(
    question: dict[str, Any], events: Sequence[dict[str, Any]], words: Words
) -> str | None:
    if question.get("about") != "unknown_civ":
        return None
    return words.event(next(event for event in reversed(events) if event["type"] == "unknown_civ"))


def _keys(table: Table, question: dict[str, Any], words: Words) -> tuple[str, list[Key]]:
    options = list(question.get("options", ()))
    match question["ask"], question.get("about"):
        case "number", _:
            return "number", []
        case _, "reaction_card" if len(options) <= PLAIN:
            return "traps", trap_keys(table, words)
        case _, ("reaction_card" | "your_reaction" as about):
            keys = [
                Key(one, words.option(question, one), small=place >= PLAIN)
                for place, one in enumerate(options)
            ]
            left = table.state.tapestry.automa_hand
            none = Key(0, words.text("page-trap-none-of", count=left), act="traps", wide=True)
            more = about == "reaction_card" and left > 1
            return "reaction", [*keys[:PLAIN], *([none] if more else []), *keys[PLAIN:]]
        case _, "civ_card":
            keys = [Key(one, words.option(question, one), icon=DOINGS.get(one)) for one in options]
            return "doings", sorted(keys, key=lambda key: key.value == DONE)
        case _, "retreat_to" | "retreat_more":
            rest = [one for one in options if not isinstance(one, int)]
            return "hexes", [Key(one, words.option(question, one)) for one in rest]
        case "choice", "civ_track":
            return "tracks", [Key(one, words.option(question, one), track=True) for one in options]
        case "choice", "civ_favorite":
            icons = {one: None if one == DIE else one for one in options}
            keys = [Key(one, words.option(question, one), icon=icons[one]) for one in options]
            return "words", keys
        case "draw" | "choice", about if about == "second_civ" or _of_civilizations(question):
            keys = [Key(one, words.option(question, one)) for one in options]
            return "words", sorted(keys, key=lambda key: key.value in OTHER_CARDS)
        case "draw", _ if all(isinstance(one, int) for one in options):
            cards = sorted({*options, *_drawn(table, question["deck"])})
            return "cards", [Key(card, str(card), card in options) for card in cards]
        case "die", _:
            return "tracks", [Key(one, words.option(question, one), track=True) for one in options]
    return "words", [Key(one, words.option(question, one)) for one in options]


def _of_civilizations(question: Mapping[str, Any]) -> bool:
    return question.get("deck") == "civilization"


def _drawn(table: Table, deck: str) -> list[int]:
    """Cards that belong to this deck but were drawn before: their keys are closed."""
    decision = table.state.decision
    now = [one["card"] for one in table.events() if one["type"] == "drew" and one["deck"] == deck]
    if deck != "decision":
        return now
    return [*now, *decision.discard, *(c for c in (decision.track, decision.tie) if c is not None)]


def role(
    question: Mapping[str, Any], command: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
) -> str | None:
    """The message that says which card is asked for, after these events of a command."""
    which = _role(question, command, events)
    return f"page-ask-role-{which}" if which else None


def _role(
    question: Mapping[str, Any], command: Mapping[str, Any], events: Sequence[Mapping[str, Any]]
) -> str | None:
    """Of the pair (`track`, `tie`), of the set-up (`start`), one that joins the discard pile
    (`add`), or one that only settles a tie (`look`)."""
    if question["ask"] != "draw" or _of_civilizations(question):
        return None
    if command["do"] == "new":
        return "start"
    roles = [event.get("role") for event in events if event["type"] == "drew"]
    steps = [event["step"] for event in events if event["type"] == "income_step"]
    if question["deck"] == "progress":
        return "add" if steps[-1:] == ["add_progress_cards"] else "look"
    if command["do"] != "bots_turn" or steps or "tie" in roles:
        return "look"
    return "tie" if "track" in roles else "track"


def _came(event: dict[str, Any], words: Words) -> tuple[str, str] | None:
    match event["type"]:
        case "drew":
            role = event.get("role")
            label = words.text(f"page-card-{role}") if role else words.text("page-card-more")
            return label, str(event["card"])
        case "rolled":
            return words.text("page-card-die"), words.text(f"track-{event['face']}")
        case "civilization":
            return words.text("page-card-civ"), words.text(f"civ-{event['civ']}")
    return None


def trap_keys(table: Table, words: Words) -> list[Key]:
    """The Automa's face-down cards in one tap: which is the first trap, or none."""
    left = table.state.tapestry.automa_hand
    keys = [
        Key(place, words.text("page-trap-place", place=place), act="traps")
        for place in range(1, left + 1)
    ]
    return [*keys, Key(0, words.text("page-trap-none"), act="traps")]


def answer_traps(table: Table, sent: str, by: str) -> None:
    """Answer for all cards up to the first trap; the contract asks for them one by one."""
    left = table.state.tapestry.automa_hand
    first = forms.number({"traps": sent}, "traps")
    if not 0 <= first <= left:
        raise bad_input("not-in-range", where="traps", answer=first, min=0, max=left)
    for place in range(1, (first or left) + 1):
        table.answer(TRAP if place == first else OTHER, by)
