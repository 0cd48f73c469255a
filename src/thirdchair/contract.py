"""The headless contract: one request in, one answer out, for `script` and for HTTP alike."""

from typing import Any

import msgspec

from thirdchair.kit.game import Games
from thirdchair.kit.questions import Question
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.table.journal import Table
from thirdchair.tapestry.box import printed_names
from thirdchair.words import LANGUAGES, Words
from thirdchair.words.scythe import ScytheWords

KEYS = ("new", "do", "answer", "back", "undo", "redo", "view")


class Session:
    """One conversation: at most one table, and one that is still being set up."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.table: Table | None = None
        self.coming: Table | None = None

    @property
    def current(self) -> Table | None:
        """The table that a request is about."""
        return self.coming or self.table

    def handle(self, request: object) -> dict[str, Any]:
        """The answer to one request. A refusal is an answer too."""
        words = words_for(self.current, _language_asked_for(request))
        try:
            if not isinstance(request, dict):
                raise Refusal("bad_json", "not-an-object")
            events = self._handle(request)
        except Refusal as refusal:
            return refused(refusal, words)
        return answered(self.current, events)

    def _handle(self, request: dict[str, Any]) -> list[dict[str, Any]]:
        key = key_of(request)
        if key == "new":
            return self._new(request["new"])
        table = self.current
        if table is None:
            raise Refusal("no_table", "no-table")
        if key == "undo" and table is self.coming:
            return self._drop_new(table, request["undo"])
        events = self._apply(table, key, request)
        self._settle()
        return events

    def _apply(self, table: Table, key: str, request: dict[str, Any]) -> list[dict[str, Any]]:
        return apply(table, key, request)

    def _new(self, setup: object) -> list[dict[str, Any]]:
        self.coming = Table.new(self.games, setup)
        events = self.coming.events()
        self._settle()
        return events

    def _drop_new(self, table: Table, count: object) -> list[dict[str, Any]]:
        """Undo of a set-up that still asks gives the old table back."""
        if count != 1 or type(count) is not int or self.table is None:
            table.undo(count)  # type: ignore[arg-type]
        self.coming = None
        return []

    def _settle(self) -> None:
        if self.coming and self.coming.ready:
            self.table, self.coming = self.coming, None


def _language_asked_for(request: object) -> str | None:
    """A set-up that is refused is refused in its own language."""
    setup = request.get("new") if isinstance(request, dict) else None
    language = setup.get("language") if isinstance(setup, dict) else None
    return language if isinstance(language, str) and language in LANGUAGES else None


def key_of(request: dict[str, Any]) -> str:
    """The one key that says what the request is."""
    found = [key for key in KEYS if key in request]
    if len(found) != 1:
        raise bad_input("which-request", options=list(KEYS))
    key = found[0]
    others = [field for field in request if field != key]
    if others and key != "do":
        raise bad_input("unknown-field", where=others[0], field=others[0])
    return key


def apply(
    table: Table, key: str, request: dict[str, Any], by: str = "table"
) -> list[dict[str, Any]]:
    """Do what the request says; returns the events of the answer."""
    match key:
        case "do":
            table.do(request, by)
        case "answer":
            table.answer(request["answer"], by)
        case "back":
            table.back(request["back"])
        case "undo":
            table.undo(request["undo"])
            return []
        case "redo":
            before = table.journal.at
            table.redo(request["redo"])
            stop = table.journal.at + table.journal.waiting
            return [event for entry in table.journal.entries[before:stop] for event in entry.events]
        case "view":
            if request["view"] is not True:
                raise bad_input("view-is-true", where="view")
            return []
    return table.events()


def answered(
    table: Table | None, events: list[dict[str, Any]], language: str | None = None
) -> dict[str, Any]:
    """The answer of the contract to a request that was taken.

    Over HTTP the language is the reader's; a script has only that of the set-up.
    """
    words = words_for(table, language)
    question = table.question if table else None
    return {
        "ok": True,
        "events": [{**event, "say": words.event(event)} for event in events],
        "pending": None if question is None else pending(question, words),
        "view": table.view() if table else None,
    }


def pending(question: Question, words: Words) -> dict[str, Any]:
    """An open question with its sentence."""
    asked: dict[str, Any] = msgspec.to_builtins(question)
    return {**asked, "say": words.question(asked)}


def refused(refusal: Refusal, words: Words) -> dict[str, Any]:
    """The answer of the contract to a request that was not taken."""
    error = {"code": refusal.code, "message": words.refusal(refusal)}
    if refusal.where is not None:
        error["where"] = refusal.where
    return {"ok": False, "error": error}


def words_for(table: Table | None, language: str | None = None) -> Words:
    """The reader's language, else that of the set-up, with the names of its seats."""
    if table is None:
        return Words(language or "en")
    setup = table.journal.setup
    language, mode = language or str(setup.get("language", "en")), str(setup.get("mode"))
    if setup.get("game") == "scythe":
        seats = getattr(table.state, "seats", {})
        drawn = {seat: getattr(one, "faction", "") for seat, one in seats.items()}
        return ScytheWords(language, setup, drawn, getattr(table.state, "rulings", None))
    if "scenario" in setup:
        mode = f"{mode}-{setup['scenario']}"
    return Words(language, names=names_in(setup), mode=mode)


def names_in(setup: dict[str, Any]) -> dict[str, str]:
    """What people and printed things are called at this table."""
    return seat_names(setup) | printed_names(setup.get("box", {}))


def seat_names(setup: dict[str, Any]) -> dict[str, str]:
    """What the people at the table are called, by seat."""
    players = enumerate(setup.get("players", ()), start=1)
    return {f"p{place}": name.strip() for place, name in players}
