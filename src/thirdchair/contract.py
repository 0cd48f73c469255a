"""The headless contract: one request in, one answer out, for `script` and for HTTP alike."""

from copy import copy
from typing import Any

import msgspec

from thirdchair import mend_requests
from thirdchair.kit.game import Games
from thirdchair.kit.readers import NO_KEYS, NOBODY, Keys, Reader
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.kit.rules import later
from thirdchair.kit.turns import Next
from thirdchair.table.journal import Table
from thirdchair.table.record import Entries
from thirdchair.words import FALLBACK, LANGUAGES, Voices, Words

KEYS = ("new", "do", "answer", "back", "undo", "redo", "view", "mend")
SPEAKER = "as"
"""Beside any request: the seat that speaks."""
ONCE = "once"
"""Beside a `new`: a text that makes a repeated request harmless."""
ANYWAY = "anyway"
"""Beside an `answer`: it is right, whatever the books of the table say."""
BESIDE = {"new": ONCE, "answer": ANYWAY}
"""What may stand beside these requests."""


class Session:
    """One conversation: at most one table, and one that is still being set up.

    What a request does counts when its answer could be made: what cannot be told has not happened.

    >>> from thirdchair.games import GAMES, VOICES
    >>> session = Session(GAMES, VOICES)
    >>> two = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bo"], "seed": 1}
    >>> session.handle({"new": two})["ok"]
    True
    >>> answer = session.handle({"do": "advance", "who": "p1", "track": "science"})
    >>> answer["events"][0]["say"]
    'Ana: move the token on Science from the starting space to space 1.'
    >>> session.handle({"do": "advance", "who": "p1", "track": "luck"})["error"]["message"]
    'There is no track “luck” here. Tracks: exploration, science, military, technology.'
    """

    def __init__(self, games: Games, voices: Voices) -> None:
        self.games = games
        self.voices = voices
        self.table: Table | None = None
        self.coming: Table | None = None
        self.once: str | None = None
        """The text that came with the last `new`."""

    @property
    def current(self) -> Table | None:
        """The table that a request is about."""
        return self.coming or self.table

    def handle(self, request: object) -> dict[str, Any]:
        """The answer to one request. A refusal is an answer too."""
        try:
            if not isinstance(request, dict):
                raise Refusal("bad_json", "not-an-object")
            speaker, request = spoken(request)
            return self._handle(request, speaker)
        except Refusal as refusal:
            return refused(refusal, self._words_for(request))

    def _words_for(self, request: object) -> Words:
        """A set-up that is refused is refused in its own language, by the game that it names."""
        setup = request.get("new") if isinstance(request, dict) else None
        if not isinstance(setup, dict):
            return words_for(self.voices, self.current)
        language = setup.get("language")
        if not isinstance(language, str) or language not in LANGUAGES:
            language = language_of(self.current)
        return words_of(self.voices, setup.get("game"), Reader(language))

    def _handle(self, request: dict[str, Any], speaker: object) -> dict[str, Any]:
        key = key_of(request)
        if key == "new":
            return self._new(request["new"], once_of(request), speaker)
        table = self.current
        if table is None:
            raise Refusal("no_table", "no-table")
        speak(table, speaker)
        if key == "undo" and table is self.coming:
            return self._drop_new(table, request["undo"])
        answer = self._apply(table, key, request)
        self._settle()
        return answer

    def _apply(self, table: Table, key: str, request: dict[str, Any]) -> dict[str, Any]:
        acting = spare(table)
        answer = answered(self.voices, acting, apply(acting, key, request))
        if table is self.coming:
            self.coming = acting
        else:
            self.table = acting
        return answer

    def _new(self, setup: object, once: str | None, speaker: object) -> dict[str, Any]:
        table = self.current
        if once is not None and once == self.once and table is not None:
            speak(table, speaker)
            return answered(self.voices, table, table.journal.entries[0].events)
        coming = new_table(self.games, setup, reader=self._choosing())
        speak(coming, speaker)
        answer = answered(self.voices, coming, coming.events())
        self.coming, self.once = coming, once
        self._settle()
        return answer

    def _choosing(self) -> Reader:
        """Who sets up a table: a program that names something knows of it, unless its table is a
        campaign that has not shown it."""
        table = self.current
        shown = None if table is None else table.game.unlocked(table.state)
        if table is None or shown is None:
            return Reader(free=True)
        return Reader(keys=shown, spared=not table.state.over)

    def _drop_new(self, table: Table, count: object) -> dict[str, Any]:
        """Undo of a set-up that still asks gives the old table back."""
        if count != 1 or type(count) is not int or self.table is None:
            table.undo(count)  # type: ignore[arg-type]
        answer = answered(self.voices, self.table, [])
        self.coming = None
        return answer

    def _settle(self) -> None:
        if self.coming and self.coming.ready:
            self.table, self.coming = self.coming, None


def spare(table: Table) -> Table:
    """A copy to act on, so that the table itself stays as it is."""
    acting, journal = copy(table), table.journal
    known = journal.entries.known
    # An entry changes only while it is open, or when it is done again.
    ahead = [one and msgspec.structs.replace(one) for one in known[journal.at :]]
    entries = Entries([*known[: journal.at], *ahead], journal.entries.source)
    acting.journal = msgspec.structs.replace(journal, entries=entries)
    acting.whole, acting.given = acting, list(table.given)
    return acting


def new_table(games: Games, setup: object, by: str = "table", reader: Reader = NOBODY) -> Table:
    """A new table, in a language that we have words for. It may still be asking."""
    table = Table.new(games, setup, by, reader)
    language = language_of(table)
    if language not in LANGUAGES:
        options = sorted(LANGUAGES)
        raise bad_input("not-an-option", where="new.language", answer=language, options=options)
    return table


def spoken(request: dict[str, Any]) -> tuple[object, dict[str, Any]]:
    """The seat that speaks, not yet checked, and the request without it."""
    return request.get(SPEAKER), {key: one for key, one in request.items() if key != SPEAKER}


def speak(table: Table, speaker: object) -> None:
    """From here on somebody acts and looks for this seat, or with None for nobody."""
    seats = table.game.seats(table.state)
    if speaker is not None and speaker not in seats:
        options = list(seats)
        raise bad_input("unknown-seat", where=SPEAKER, value=str(speaker), options=options)
    table.speaker = None if speaker is None else str(speaker)


def once_of(request: dict[str, Any]) -> str | None:
    """The one-time text of a `new`, if it has one."""
    once = request.get(ONCE)
    if once is not None and not isinstance(once, str):
        got = type(once).__name__
        raise bad_input("wrong-type", where=ONCE, expected="str", got=got)
    return once


def key_of(request: dict[str, Any]) -> str:
    """The one key that says what the request is."""
    found = [key for key in KEYS if key in request]
    if len(found) != 1:
        raise bad_input("which-request", options=list(KEYS))
    key = found[0]
    others = [field for field in request if field not in (key, BESIDE.get(key))]
    if others and key != "do":
        raise bad_input("unknown-field", where=others[0], field=others[0])
    return key


def anyway_of(request: dict[str, Any]) -> bool:
    """Does somebody say that an answer is right anyway?"""
    anyway = request.get(ANYWAY, False)
    if not isinstance(anyway, bool):
        raise bad_input("wrong-type", where=ANYWAY, expected="bool", got=type(anyway).__name__)
    return anyway


def apply(
    table: Table, key: str, request: dict[str, Any], by: str = "table"
) -> list[dict[str, Any]]:
    """Do what the request says; returns the events of the answer."""
    match key:
        case "do":
            table.do(request, by)
        case "answer":
            table.answer(request["answer"], by, anyway=anyway_of(request))
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
        case "mend":
            mend_requests.apply(table, request["mend"])
            return []
        case "view":
            if request["view"] is not True:
                raise bad_input("view-is-true", where="view")
            return []
    return table.events()


def answered(
    voices: Voices,
    table: Table | None,
    events: list[dict[str, Any]],
    reader: Reader | None = None,
) -> dict[str, Any]:
    """The answer of the contract to a request that was taken, for the seat that speaks.

    Over HTTP a host knows who reads; a script has only the table: see `reader_of`.
    """
    table = table and table.seen_by(table.speaker)
    words = words_for(voices, table, reader)
    said = [{**words.told(event), "say": words.event(event)} for event in events]
    return {"ok": True, "events": said, **standing(table, words)}


def standing(table: Table | None, words: Words) -> dict[str, Any]:
    """The table as an answer shows it."""
    question = table.question if table else None
    mend = mend_requests.told(table, words) if table else None
    return {
        "pending": None if question is None else words.pending(question),
        "view": words.told(table.view()) if table else None,
        "next": what_is_next(table),
        **({} if mend is None else {"mend": mend}),
    }


def what_is_next(table: Table | None) -> dict[str, list[str]]:
    """Whose turn it is, and what the rules foresee now; nothing is refused for not being listed."""
    now = table.next if table else Next()
    return {"who": list(now.who), "may": list(now.may)}


def refused(refusal: Refusal, words: Words) -> dict[str, Any]:
    """The answer of the contract to a request that was not taken."""
    error = {"code": refusal.code, "message": words.refusal(refusal)}
    if refusal.where is not None:
        error["where"] = refusal.where
    return {"ok": False, "error": error}


def words_for(voices: Voices, table: Table | None, reader: Reader | None = None) -> Words:
    """The words of the game at this table, for this reader."""
    reader = reader or reader_of(table)
    if table is None:
        return Words(reader)
    setup = table.journal.setup
    words = voices[setup["game"]]()(reader, setup, table.state)
    words.later = later(table.game.ledger, reader)
    return words


def words_of(voices: Voices, game: object, reader: Reader) -> Words:
    """The words of a game without a table; of an unknown one only what all games share."""
    if isinstance(game, str) and game in voices:
        return voices[game]()(reader, {}, None)
    return Words(reader)


def reader_of(table: Table | None) -> Reader:
    """Who reads where there is no host: in the language of the set-up, as far as the table is."""
    keys = NO_KEYS if table is None else keys_at(table)
    return Reader(language_of(table), table.speaker if table else None, keys)


def keys_at(table: Table) -> Keys:
    """What is known at a table: what its campaign has shown, or what lies open on it."""
    shown = table.game.unlocked(table.state)
    return table.game.lies_open(table.state) if shown is None else shown


def language_of(table: Table | None) -> str:
    """The language that the set-up of a table asks for."""
    return FALLBACK if table is None else str(table.journal.setup.get("language", FALLBACK))
