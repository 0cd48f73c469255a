"""The table page, of a night and of a season."""

from collections.abc import Mapping
from typing import Any

import msgspec

from tests.toy.face import hands, instead
from tests.toy.face.known import known_at, reader_at, toy_of
from tests.toy.state import NightState, SeasonState
from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import bad_input
from thirdchair.kit.rules import Rule
from thirdchair.table.journal import Table
from thirdchair.table.store import Saved
from thirdchair.web import forms
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.ending import Ending
from thirdchair.web.lately import last_entry
from thirdchair.web.pages.history.hands import Hands
from thirdchair.web.pages.history.instead import Instead
from thirdchair.web.pages.table.lying import Lying, Part
from thirdchair.web.pages.table.odds import Odds
from thirdchair.web.reasons import Measure
from thirdchair.words import Words

COLORS = ("blue", "red", "green", "yellow", "purple")
NOTHING = "nothing"


def mode_of(table: Table, seat: str | None = None, side: str | None = None) -> "Pages":
    """The pages of this table, for whoever speaks there."""
    return Pages(table)


class Pages:
    """What the pages need to know about one table."""

    TABLE = "toy/table.html"
    CHECKLIST = "checklist.html"
    ALONE = None
    OWNERS: Mapping[str, str] = {}
    SETTINGS: tuple[str, ...] = ("dice",)
    HABITS: tuple[str, ...] = ()
    COLORS: tuple[str, ...] = ()
    OWN_SETTINGS = ""
    CARDS = "page-toy-cards"
    FOLLOW = ""
    instead: Instead = instead
    hands: Hands = hands

    def __init__(self, table: Table) -> None:
        self.HUMANS: tuple[str, ...] = tuple(table.state.seats)
        self._seat = table.speaker

    def seats(self, table: Table) -> tuple[str, ...]:
        return self.HUMANS

    def seating(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        return tuple(setup["keepers"])

    def names(self, saved: Saved, words: Words) -> dict[str, str]:
        return {seat: words.seat(seat) for seat in self.HUMANS}

    def tokens(self, saved: Saved, words: Words) -> dict[str, Token]:
        seats = zip(self.HUMANS, COLORS, strict=False)
        return {seat: Token(seat, color, words.seat(seat)) for seat, color in seats}

    def next_seat(self, saved: Saved) -> str | None:
        who = saved.table.next.who
        if not who or self._seat in who:
            return self._seat if who else None
        return who[0]

    def measure(self, table: Table) -> Measure:
        return lambda rule: "toy"

    def ending(self, saved: Saved, words: Words) -> Ending | None:
        """Nobody wins a night."""
        return None

    def colors_from(self, form: dict[str, Any]) -> dict[str, str]:
        return {}

    def piles(self, saved: Saved) -> dict[str, list[int]]:
        return {}

    def foreseen(self, saved: Saved) -> bool:
        return False

    def further(self, saved: Saved) -> bool:
        return False

    def foresee(self, saved: Saved, words: Words) -> Odds:
        return Odds(empty="page-toy-odds")

    def said(self, event: Mapping[str, Any], table: Table, words: Words) -> str:
        return words.event(event)

    def chapter(self, state: Any, words: Words) -> str:
        return words.text("page-history")

    def words_then(self, words: Words, table: Table, position: int) -> Words:
        return words

    def scopes(self, saved: Saved) -> list[str]:
        return ["night"] if isinstance(saved.table.state, NightState) else ["season", "night"]

    def in_force(self, rule: Rule, saved: Saved) -> bool:
        return True

    def checklist(self, saved: Saved, words: Words) -> dict[str, Any]:
        """Nothing but the tower."""
        rule, ticks = "toy.night.climb", saved.options.get("ticks", {})
        step = {"id": rule, "text": words.rule(rule), "here": None, "done": bool(ticks.get(rule))}
        ready = saved.table.ready
        return {"lead": "page-toy-lead", "steps": [step], "reminders": [], "ready": ready}

    def put_back(self, saved: Saved, words: Words) -> list[dict[str, Any]]:
        return [{"id": "tower", "part": "toy", "text": words.text("page-toy-tower")}]

    def stands(self, saved: Saved, words: Words) -> list[str]:
        return []

    def facts(self, saved: Saved, words: Words) -> list[str]:
        """How it stands."""
        return [line for part in self.lying(saved, words).parts for line in part.lines]

    def lying(self, saved: Saved, words: Words) -> Lying:
        """The stairs of tonight, the sheets of the season."""
        return Lying([], _parts(saved.table.state, words))

    # What a button does

    def perform(self, table: Table, act: str, form: dict[str, Any], by: str) -> None:
        """A tap on the table page."""
        kind, *rest = act.split(" ")
        match kind, rest:
            case "begin" | "result" | "reveal" | "close", []:
                table.do({"do": kind}, by)
            case "climb", [seat]:
                table.do({"do": "climb", "seat": seat}, by)
            case "vote", []:
                table.do(self._vote(table, form), by)
            case "decide", [way]:
                table.do({"do": "decide", "way": way}, by)
            case "open", [thing]:
                table.do({"do": "open", "thing": thing}, by)
            case "buy", [ware]:
                wish = None if ware == NOTHING else ware
                table.do({"do": "buy", "seat": self._whose(form), "ware": wish}, by)
            case "tick" | "untick", [chore]:
                on, seat = kind == "tick", self._whose(form)
                table.do({"do": "tick", "seat": seat, "chore": chore, "on": on}, by)
            case "undo", ["one"]:
                table.undo()
            case "undo", []:
                table.undo(1 if table.own_choice is not None else table.taps)
            case "redo", []:
                table.redo(table.taps_ahead)
            case _:
                raise bad_input("unknown-value", where="act", value=act)

    def _whose(self, form: dict[str, Any]) -> str:
        """The seat of the device, else the one whose buttons the page showed."""
        return self._seat or forms.text(form, "who")

    def _vote(self, table: Table, form: dict[str, Any]) -> dict[str, Any]:
        ways = known_at(table).ways
        stakes = {way: forms.number({f"stake-{way}": "0", **form}, f"stake-{way}") for way in ways}
        return {"do": "vote", "seat": self._whose(form), "stakes": stakes}

    # What the table page shows

    def show(
        self, saved: Saved, words: Words, base: str, who: str | None, see: str | None
    ) -> dict[str, Any]:
        """What the template needs, for a reader who looks at the buttons of seat `who`."""
        table, state = saved.table, saved.table.state
        who = self._seat or (who if who in self.HUMANS else self.next_seat(saved)) or "s1"
        season = state if isinstance(state, SeasonState) else None
        return {
            "tokens": self.tokens(saved, words),
            "state": state,
            "season": season,
            "night": state if season is None else season.tonight,
            "who": who,
            "own": self._seat,
            "humans": self.HUMANS,
            "known": known_at(table),
            "files": reader_at(table).shown(toy_of(table).material.files),
            "pages": reader_at(table).told(toy_of(table).material.pages.values()),
            "prices": toy_of(table).material.wares,
            "told": [words.event(one) for one in last_entry(table).events],
            "may": table.next.may,
            "turn": table.next.who,
            "question": _asked(table, words),
            "result": state.result,
            "nothing": NOTHING,
        }


def _asked(table: Table, words: Words) -> dict[str, Any] | None:
    """The open question, with buttons or the range of its numbers."""
    question = table.question
    if question is None:
        return None
    asked: dict[str, Any] = msgspec.to_builtins(question)
    entry = last_entry(table)
    return {
        "say": words.question(asked),
        "keys": [(one, words.option(asked, one)) for one in asked.get("options", ())],
        "number": question if isinstance(question, Number) else None,
        "answered": any(answer.by != "app" for answer in entry.answers),
        "chance": question.chance,
    }


def _parts(state: NightState | SeasonState, words: Words) -> list[Part]:
    """Where everything lies, as lists."""
    night = state if isinstance(state, NightState) else state.tonight
    parts = []
    if night is not None:
        stairs = [
            words.text("page-toy-stair", seat=seat, n=night.at[seat], oil=night.oil[seat])
            for seat in night.seats
        ]
        parts.append(Part(words.text("page-toy-tower"), stairs))
    if isinstance(state, SeasonState):
        sheets = [
            words.text("page-toy-sheet", seat=seat, coins=one.coins, influence=one.influence)
            for seat, one in state.keepers.items()
        ]
        parts.append(Part(words.text(f"evening-{state.evening}"), sheets))
        votes = [words.text("page-toy-voted", seat=seat) for seat in state.votes]
        parts += [Part(words.text("page-toy-vote"), votes)] if votes else []
    return parts
