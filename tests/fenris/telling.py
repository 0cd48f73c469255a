"""A table that is told everything as other programs tell it: one request after the other."""

from typing import Any

from thirdchair.contract import Session, words_for
from thirdchair.games import GAMES, VOICES

Told = dict[str, Any]
TILES = ("mech_mods", "infrastructure_mods")
"""Automas always draw the last tile that there is, so that people find others."""


class Telling:
    """A conversation. A question is answered from `luck`, by what it is about and perhaps its seat,
    as `d6.s2`, a list one after the other; else with what is simplest."""

    def __init__(self, new: Told) -> None:
        self.session = Session(GAMES, VOICES)
        self.luck: dict[str, Any] = {}
        self.told: Told = {}
        self.say({"new": new})

    @property
    def view(self) -> Told:
        view: Told = self.told["view"]
        return view

    def say(self, request: Told) -> list[Told]:
        """A request that is taken, with the answers to all that it asks; all its events."""
        self._send(request)
        while (asked := self.told["pending"]) is not None:
            self._check_words(asked)
            self._send({"answer": self._answer(asked)})
        events: list[Told] = self.told["events"]
        return events

    def do(self, command: str, **arguments: Any) -> list[Told]:
        return self.say({"do": command, **arguments})

    def _send(self, request: Told) -> None:
        self.told = self.session.handle(request)
        assert self.told["ok"], (request, self.told)

    def _check_words(self, asked: Told) -> None:
        """A button for each answer says what it is, and no two of them the same."""
        words, options = words_for(VOICES, self.session.current), asked.get("options", ())
        assert len({words.option(asked, one) for one in options}) == len(options), asked

    def _answer(self, asked: Told) -> Any:
        names = [asked[one] for one in ("about", "deck", "die") if one in asked]
        for name in [f"{names[0]}.{asked.get('seat')}", *names]:
            if name in self.luck:
                value = self.luck[name]
                return value.pop(0) if isinstance(value, list) else value
        for known in ("proposal", "known"):
            if asked.get(known) is not None:
                return asked[known]
        options = asked.get("options") or [asked.get("min")]
        return options[-1 if asked.get("deck") in TILES else 0]
