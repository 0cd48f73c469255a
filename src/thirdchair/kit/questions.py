"""What a rule may ask: chance (a draw, a die) or a person (a choice, a number, places)."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from thirdchair.kit.refusals import bad_input, not_now

Option = int | str
Value = int | str | dict[str, dict[str, int]]
"""An answer as the journal keeps it: a card, a face, an option, a number, or pieces per place."""


class Question(msgspec.Struct, frozen=True, kw_only=True, tag_field="ask", omit_defaults=True):
    """Something that the rule cannot know. `seat` is who decides or whose table shows it; `seats`
    are several of whom anyone may say what they have decided together.

    `proposal` is what we would answer where we do not know what is printed. `box` is the entry of
    My box that says it: a host proposes what stands there, and keeps what is answered.

    `anyway` are answers that fit, but that the books of the table speak against: they are taken
    from whoever says that they are right anyway. `impossible` ones fit, but no piece can show them.
    """

    chance: ClassVar[bool] = False
    by_app: ClassVar[bool] = False
    seat: str | None = None
    seats: tuple[str, ...] = ()
    hex: int | None = None
    at: str | None = None
    proposal: Option | None = None
    box: str | None = None
    anyway: tuple[Option, ...] = ()
    impossible: tuple[int, ...] = ()

    @property
    def asked(self) -> tuple[str, ...]:
        """Who is asked; nobody in particular where that is whoever has the turn."""
        return self.seats or ((self.seat,) if self.seat else ())

    @property
    def key(self) -> str:
        """What a recorded answer is checked against when a journal is played again."""
        return str(self.__struct_config__.tag)

    def check(self, answer: object) -> None:
        """Refuse an answer that does not fit, in type or in value."""

    def doubt(self, answer: object, *, anyway: bool) -> None:
        """Refuse an answer that fits and yet cannot be, as far as the table knows.

        Asked when somebody answers, never of a record: what stands there was taken.
        """


class _Among(Question, frozen=True, kw_only=True):
    options: tuple[Option, ...]
    weights: tuple[int, ...] | None = None

    def check(self, answer: object) -> None:
        fitting = self.options + self.anyway
        if not any(type(answer) is type(option) and answer == option for option in fitting):
            raise bad_input(
                "not-an-option", where="answer", answer=answer, options=list(self.options)
            )


class Draw(_Among, frozen=True, kw_only=True, tag="draw"):
    """Which card comes off a shuffled deck."""

    chance: ClassVar[bool] = True
    deck: str

    @property
    def key(self) -> str:
        return f"draw:{self.deck}"


class Shown(Draw, frozen=True, kw_only=True, tag="draw"):
    """A card of a deck that only the table holds: it is asked in every kind of chance."""

    chance: ClassVar[bool] = False


class Dealt(Draw, frozen=True, kw_only=True, tag="draw"):
    """A card that the table leaves to the app: it is asked in no kind of chance."""

    by_app: ClassVar[bool] = True


class Roll(_Among, frozen=True, kw_only=True, tag="die"):
    """Which face a die shows; only the faces that count are options."""

    chance: ClassVar[bool] = True
    die: str

    @property
    def key(self) -> str:
        return f"die:{self.die}"


class Pick(_Among, frozen=True, kw_only=True, tag="choice"):
    """One of a few things that a person decides or sees on the table."""

    doubts: ClassVar[str] = ""
    """What a doubt about an answer is called, where several questions share one."""
    about: str

    @property
    def key(self) -> str:
        return f"choice:{self.about}:{self.seat or ''}"

    def doubt(self, answer: object, *, anyway: bool) -> None:
        if answer in self.anyway and not anyway:
            doubt = f"doubted-{self.doubts or self.about}"
            raise not_now(doubt, where="answer", answer=answer, seat=self.seat)


class Number(Question, frozen=True, kw_only=True, tag="number"):
    """A number from `min` to `max`, or one of `anyway`.

    `known` is what the table believes, to be confirmed.
    """

    about: str
    min: int
    max: int
    known: int | None = None

    @property
    def key(self) -> str:
        return f"number:{self.about}:{self.seat or ''}"

    def check(self, answer: object) -> None:
        if type(answer) is not int or not (self.min <= answer <= self.max or answer in self.anyway):
            raise bad_input(
                "not-in-range", where="answer", answer=answer, min=self.min, max=self.max
            )

    @property
    def highest(self) -> int:
        """The highest number that anybody may say, be it right anyway."""
        return max([self.max, *(one for one in self.anyway if isinstance(one, int))])

    def doubt(self, answer: object, *, anyway: bool) -> None:
        if answer in self.impossible:
            least = max(self.impossible) + 1
            raise bad_input(f"impossible-{self.about}", where="answer", answer=answer, min=least)
        if answer in self.anyway and not anyway:
            raise not_now(
                f"doubted-{self.about}",
                where="answer",
                answer=answer,
                seat=self.seat,
                n=self.max,
            )


class Places(Question, frozen=True, kw_only=True, tag="places"):
    """What stands on each of these places, as pieces per place; `known` is what was last seen.

    A place that the answer leaves out is as known. `pieces` are the names that it may use. If
    those of `first` are as known, the others do not matter.
    """

    about: str
    options: tuple[str, ...]
    known: dict[str, dict[str, int]]
    pieces: tuple[str, ...] = ()
    first: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        return f"places:{self.about}"

    def check(self, answer: object) -> None:
        if not isinstance(answer, Mapping):
            raise bad_input("not-places", where="answer")
        for place, pieces in answer.items():
            if place not in self.options:
                raise bad_input(
                    "not-an-option", where="answer", answer=place, options=list(self.options)
                )
            counts = pieces.values() if isinstance(pieces, Mapping) else [None]
            if not all(type(count) is int and count >= 0 for count in counts):
                raise bad_input("not-places", where=f"answer.{place}")
            for piece in pieces if self.pieces else ():
                if piece not in self.pieces:
                    raise bad_input(
                        "not-an-option",
                        where=f"answer.{place}",
                        answer=piece,
                        options=list(self.pieces),
                    )
