"""From events, questions and refusals to sentences. What a game adds stands in `words.games`."""

from collections.abc import Callable, Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, ClassVar

import msgspec

from thirdchair.kit.game import Ruled
from thirdchair.kit.questions import Question
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rules import LATER
from thirdchair.words import corrections
from thirdchair.words.catalog import catalog
from thirdchair.words.languages import FALLBACK, LANGUAGES

_LONGEST = 60
AS_SENT = ("answer", "value")
"""Fields of refusals that hold whatever somebody sent."""


class Words:
    """One reader's language, what the people at the table are called, and what they play."""

    reader: Reader
    """Who reads this."""
    game: ClassVar[str | None] = None
    """Whose folder of the locales is read beside what all games share."""
    kinds: ClassVar[Mapping[str, str]] = {"who": "seat", "seat": "seat"}
    """What the value of a field names, so that `$seat` can be read and `$seat_id` selected by."""
    options: ClassVar[tuple[str, ...]] = ()
    """Kinds of things that an answer may name."""
    left_out: ClassVar[Mapping[str, Any]] = {}
    """Fields that events and commands leave out when there is nothing special about them."""

    def __init__(
        self,
        reader: Reader | str,
        names: Mapping[str, str] | None = None,
        mode: str = "",
        locales: tuple[Traversable, ...] = (),
    ) -> None:
        """`reader` may be a mere language: that of somebody without a seat and without keys.

        `locales` are folders with words of what was handed in to the game.
        """
        self.reader = Reader(reader) if isinstance(reader, str) else reader
        self.language = self.reader.language if self.reader.language in LANGUAGES else FALLBACK
        self.names = dict(names or {})
        self.mode = mode
        self.later: frozenset[str] = frozenset()
        """The ids of rules that this reader may not know of yet."""
        self._catalog = catalog(self.language, self.game, locales)

    # Sentences

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as an instruction for the hand."""
        fields = {**self.left_out, **event}
        if "path" in fields:
            fields["part"] = self.part(fields["path"])
            for side in ("from", "to"):
                fields[side] = self.value(fields["path"], fields[side])
        said = self.text(f"event-{event['type']}", **fields)
        return " ".join([said, *corrections.remarks(self, event)]) if "path" in event else said

    def question(self, question: Mapping[str, Any]) -> str:
        """What is asked."""
        about = question.get("about")
        known = {"included": 0, "at": None, "count": len(question.get("options", ()))}
        return self.text(f"question-{about or question['ask']}", **{**known, **question})

    def pending(self, question: Question) -> dict[str, Any]:
        """A question that waits for its answer, as programs get it, with its sentence."""
        asked: dict[str, Any] = msgspec.to_builtins(question)
        told: dict[str, Any] = self.told(asked)
        return {**told, "say": self.question(asked)}

    def option(self, question: Mapping[str, Any], option: object) -> str:
        """One answer to a question, as a button says it."""
        for kind in (f"option-{question.get('about')}", *self.options):
            name = f"{kind}-{option}"
            if name in self.names or self.has(name):
                return self.text(name)
        return str(option)

    def refusal(self, refusal: Refusal) -> str:
        """What is wrong, and what would be right for who reads it here."""
        return self.text(f"error-{refusal.text}", **refusal.args_for_text | {"kept": self.kept})

    @property
    def kept(self) -> str:
        """What the saved tables of this reader are kept on: a browser or a disk."""
        return "browser" if self.reader.alone else "disk"

    def command(self, command: Mapping[str, Any]) -> str:
        """A command as a line of the history."""
        fields = {**self.left_out, **command}
        if "path" in fields:
            fields["part"] = self.part(fields["path"])
        return self.text(f"command-{command['do']}", **fields)

    # Rules and rulings

    def rule(self, rule: str) -> str:
        """The explanation of a rule; of a locked one, that it will be explained later."""
        return self.text("rule-" + _dashed(self.rule_id(rule)))

    def rule_id(self, rule: str) -> str:
        """What this reader may see of the id of a rule: in links, anchors, values of forms."""
        return LATER if rule in self.later else rule

    def told(self, data: Any) -> Any:
        """Plain data as it may leave: no id of a locked rule, wherever it stands."""
        if not self.later:
            return data
        if isinstance(data, dict):
            return {key: self.told(value) for key, value in data.items()}
        if isinstance(data, list | tuple):
            return [self.told(one) for one in data]
        return self.rule_id(data) if isinstance(data, str) else data

    def also(self, event: Mapping[str, Any]) -> tuple[str, ...]:
        """Rules that an event obeys beside the one that it names."""
        return ()

    def sure(self, rule: str) -> str:
        """How sure it is that the books say so; empty when they do."""
        return ""

    def ruling(self, key: str) -> str:
        """The name of a ruling: the question that the books leave open."""
        return self.text("ruling-" + _dashed(key))

    def ruling_why(self, key: str) -> str:
        """What the books leave open there, and why our default."""
        return self.text(f"ruling-{_dashed(key)}-why")

    def ruling_value(self, key: str, value: Ruled) -> str:
        """One way to decide it: true and false are yes and no, a printed number is itself."""
        if isinstance(value, dict):
            about = {"about": key.replace(".", "_")}
            return ", ".join(
                f"{self.option(about, name)} {self.option(about, one)}"
                for name, one in value.items()
            )
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        chosen = {True: "yes", False: "no"}[value] if isinstance(value, bool) else _dashed(value)
        return self.text(f"ruling-{_dashed(key)}-value-{chosen}")

    # Names

    def seat(self, seat: str) -> str:
        """The name of a seat."""
        return self.names.get(seat) or self.text(f"seat-{seat}")

    def seats(self, seats: list[str] | tuple[str, ...]) -> str:
        """The names of some seats as a list in a sentence."""
        *most, last = [self.seat(seat) for seat in seats] or [self.text("nobody")]
        return self.text("list-two", first=", ".join(most), last=last) if most else last

    def candidate(self, one: object) -> tuple[str, bool]:
        """What a rule chose from, by its name; and is it a place on the board?"""
        return self.option({}, one), False

    def part(self, path: str) -> str:
        """The part of the table that a path names; the path where we have no words for it."""
        head, _, key = path.partition(".")
        return self.text("part-ruling", name=self.ruling(key)) if head == "rulings" else path

    def value(self, path: str, value: Any) -> Any:
        """What such a part is set to."""
        head, _, key = path.partition(".")
        if head == "rulings":
            return self.ruling_value(key, value)
        if isinstance(value, bool):
            return self.text("yes" if value else "no")
        return self.text("nothing") if value is None or value == [] else value

    # How it is done

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return self._catalog.has(message)

    def text(self, message: str, **fields: Any) -> str:
        """Any message. Fields that name something come as its name, and as `<field>_id`.

        What the owner of the box calls a thing comes before what we call it.
        """
        if message in self.names:
            return self.names[message]
        args: dict[str, Any] = {"mode": self.mode} if fields else {}
        for field, value in fields.items():
            name = field.rstrip("_")
            args[name] = self._readable(name, value)
            args.update((f"{name}_id", one) for one in self._ids(name, value))
        return self._catalog.format(message, args)

    def _ids(self, field: str, value: Any) -> Iterator[Any]:
        """What a sentence selects by, if the field names something."""
        if field in self.kinds:
            yield "none" if value is None else value
        elif field == "winner":
            several = "several" if value else "nobody"
            yield value[0] if len(value) == 1 else several

    def _readable(self, field: str, value: Any) -> Any:
        if field in AS_SENT:
            return _plain(value)
        if field in ("file", "part", "note"):
            return str(value)  # cut short, a path leads nowhere and a name says nothing
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if field == "winner":
            return self.seats(value)
        if field == "because":
            return self.rule(value)
        if field in ("expected", "got"):
            return self._types(value)
        if kind := self.kinds.get(field):
            return self.seat(value) if kind == "seat" else self.text(f"{kind}-{value}")
        if isinstance(value, list | tuple):
            return ", ".join(_plain(one) for one in value)
        return value if isinstance(value, int | float) else _plain(value)

    def _types(self, types: str) -> str:
        """Types as the decoder names them (`int | null`), for people."""
        known = (_PYTHON_TYPES.get(one, one) for one in types.split(" | "))
        *most, last = [
            self.text(f"type-{one}") if self.has(f"type-{one}") else one for one in known
        ]
        return self.text("list-or", first=", ".join(most), last=last) if most else last


Voice = Callable[[Reader, Mapping[str, Any], Any | None], Words]
"""A game's words for a reader, with the set-up, and the state if there is one yet."""
Voices = Mapping[str, Callable[[], Voice]]
"""The voices of the games by name, each imported when the first word of that game is said."""

_PYTHON_TYPES = {"NoneType": "null", "dict": "object", "list": "array", "tuple": "array"}


def _dashed(key: str) -> str:
    """A rule's or ruling's key as it stands in the name of a message."""
    return key.replace(".", "-").replace("_", "-")


def _plain(value: object) -> str:
    """An id or an odd value as it would stand in JSON, without the quotes of a word."""
    try:
        text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    except RecursionError:  # what came was nested almost too deeply to be read
        text = "[…]"
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
