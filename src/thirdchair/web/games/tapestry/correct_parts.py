"""One part of a Tapestry table as a small form: what it may be set to, and what it is now."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from markupsafe import Markup

from thirdchair.tapestry.content import numbers
from thirdchair.tapestry.correcting.solo import MOST_CARDS
from thirdchair.tapestry.expansions.double_strike import STRIKE
from thirdchair.tapestry.solo import Solo
from thirdchair.tapestry.state import SoloState, State
from thirdchair.tapestry.yourside import MOST_POINTS, SECOND
from thirdchair.web.drawing.symbols import symbol
from thirdchair.web.drawing.tokens import Token
from thirdchair.web.games.tapestry.boards import courses_of, rules_of, seats_of, spaces_of
from thirdchair.words import Words

NOBODY = "-"
ON_MAT = 3
FEW = 13
"""So many values are shown as buttons; of more, one is typed or stepped to."""


class Option(msgspec.Struct, frozen=True):
    """A value, as a big button that shows it."""

    value: str
    text: str
    picture: Markup = Markup("")


class Field(msgspec.Struct, frozen=True):
    """What a form asks. Without options it is a number from `low` to `high`."""

    name: str
    legend: str
    now: list[str]
    options: list[Option] = []
    low: int = 0
    high: int = 0
    many: bool = False
    """May several be chosen?"""
    picture: Markup = Markup("")


class Part(msgspec.Struct, frozen=True):
    """A part of the table with its fields."""

    path: str
    title: str
    fields: list[Field]


class Parts:
    """All parts of one table that can be corrected by themselves."""

    def __init__(self, state: State, tokens: dict[str, Token], words: Words) -> None:
        self.state = state
        self.tokens = tokens
        self.words = words
        self.courses = courses_of(state)
        self.seats = seats_of(state)

    def find(self, path: str) -> Part | None:
        """The part with this path; `track.<track>` is a whole strip."""
        match path.split("."):
            case ["track", track] if track in self.courses:
                return Part(path, self.words.text(f"track-{track}"), list(self._strip(track)))
        fields = list(self._fields(path))
        return Part(path, self.words.part(path), fields) if fields else None

    def others(self, path: str) -> list[tuple[str, str]]:
        """Path and name of everything else, for those who meant another thing."""
        found = [("track." + track, self.words.text(f"track-{track}")) for track in self.courses]
        found += [(one, self.words.part(one)) for one in self._more()]
        return [one for one in found if one[0] != path]

    def _more(self) -> Iterator[str]:
        """What is on no strip."""
        state = self.state
        yield from (f"era.{seat}" for seat in state.era)
        yield from (f"achievements.{which}" for which in state.achievements)
        yield "decision.discard"
        if isinstance(state, SoloState):
            for what in ("vp", "outposts", "topples"):
                yield from (f"{what}.{seat}" for seat in getattr(state, what))
            yield from ("tapestry.automa_hand", "tapestry.mat", "tiles")

    def _strip(self, track: str) -> Iterator[Field]:
        """All that lies along one track."""
        state = self.state
        for seat in state.tracks:
            yield from self._fields(f"tracks.{seat}.{track}")
        for mark in self.courses[track].marks:
            yield from self._fields(f"landmarks.{track}:{mark}")
        for seat, favorite in state.favorites.items():
            if favorite == track:
                yield from self._fields(f"favorites.{seat}")

    def _fields(self, path: str) -> Iterator[Field]:
        state, rest = self.state, path.split(".")
        match rest:
            case ["tracks", seat, track] if track in self.courses:
                yield from self._token(seat, track)
            case ["favorites", seat] if seat in state.favorites:
                tracks = [
                    Option(track, self.words.text(f"track-{track}"), symbol(track))
                    for track in self.courses
                ]
                yield self._field(path, state.favorites[seat], tracks, seat)
            case ["landmarks", landmark] if landmark in state.landmarks:
                owners = self._owners(state.landmarks.values())
                yield self._field(path, state.landmarks[landmark] or NOBODY, owners)
            case ["era", seat] if seat in state.era:
                yield self._number(path, state.era[seat], numbers().last_income, seat)
            case ["achievements", which] if which in state.achievements:
                holders = [*state.achievements[which], NOBODY, NOBODY]
                for place in (1, 2):
                    legend = self.words.text("page-correct-achievement", which=which, place=place)
                    name, now = f"{path}.{place}", holders[place - 1]
                    earners = [one for one in self._owners() if one.value != STRIKE]
                    yield Field(name, legend, [now], earners)
            case ["decision", "discard"]:
                decision = state.decision
                pair = [one for one in (decision.track, decision.tie) if one is not None]
                cards = sorted([*decision.deck, *decision.discard, *decision.progress, *pair])
                keys = [Option(str(card), str(card)) for card in cards]
                pile = [str(card) for card in decision.discard]
                yield Field(path, self.words.text("page-correct-pile"), pile, keys, many=True)
        if isinstance(state, SoloState):
            yield from self._solo_fields(state, path, rest)

    def _solo_fields(self, state: SoloState, path: str, rest: list[str]) -> Iterator[Field]:
        match rest:
            case ["vp", seat] if seat in state.vp:
                yield self._number(path, state.vp[seat], MOST_POINTS, seat)
            case ["outposts" | "topples" as what, seat] if seat in getattr(state, what):
                rules = rules_of(state)
                assert isinstance(rules, Solo)
                most = rules.most_outposts(seat)
                yield self._number(path, getattr(state, what)[seat], most, seat)
            case ["tapestry", "automa_hand"]:
                yield self._number(path, state.tapestry.automa_hand, MOST_CARDS)
            case ["tapestry", "mat"]:
                yield self._number(path, state.tapestry.mat, ON_MAT)
            case ["tiles"]:
                answers = [Option(one, self.words.text(one)) for one in ("yes", "no")]
                yield self._field(path, "yes" if state.tiles else "no", answers)

    def _token(self, seat: str, track: str) -> Iterator[Field]:
        path, spaces = f"tracks.{seat}.{track}", spaces_of(self.courses[track])
        places = [Option(str(space), str(space)) for space in spaces]
        at = self.state.tracks.get(seat, {}).get(track)
        if seat == SECOND and isinstance(self.state, SoloState):
            places = [Option(NOBODY, self.words.text("page-solo-none")), *places]
            legend = self.words.part(path)
            now = NOBODY if at is None else str(at)
            yield Field(f"second.{track}", legend, [now], places)
        elif at is not None:
            yield self._field(path, at, places, seat)

    def _owners(self, now: Iterable[str | None] = ()) -> list[Option]:
        """Who may have it: nobody, a seat, or what already holds one."""
        owners = [Option(NOBODY, self.words.text("page-nobody"))]
        for seat in dict.fromkeys([*self.seats, *(one for one in now if one)]):
            owners.append(Option(seat, self.words.seat(seat), self._picture(seat)))
        return owners

    def _number(self, path: str, now: int, high: int, seat: str | None = None) -> Field:
        if high < FEW:
            values = [Option(str(one), str(one)) for one in range(high + 1)]
            return self._field(path, now, values, seat)
        field = self._field(path, now, [], seat)
        return msgspec.structs.replace(field, high=high)

    def _field(self, path: str, now: Any, options: list[Option], seat: str | None = None) -> Field:
        legend, picture = self.words.part(path), self._picture(seat)
        return Field(path, legend, [str(now)], options, picture=picture)

    def _picture(self, seat: str | None) -> Markup:
        token = self.tokens.get(seat or "")
        return token.picture if token else Markup("")
