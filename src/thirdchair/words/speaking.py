"""From events, questions and refusals to sentences."""

from collections.abc import Mapping
from typing import Any

from thirdchair.kit.refusals import Refusal
from thirdchair.words.catalog import catalog

LANGUAGES = {"en": "English", "de": "Deutsch", "cs": "Čeština"}

_KINDS = {
    "who": "seat",
    "seat": "seat",
    "track": "track",
    "face": "track",
    "deck": "deck",
    "die": "die",
    "which": "achievement",
    "role": "role",
}
"""What the value of a field names, so that `$track` can be read and `$track_id` selected by."""


class Words:
    """One reader's language, and what the people at the table are called."""

    def __init__(self, language: str, names: Mapping[str, str] | None = None) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.names = dict(names or {})
        self._catalog = catalog(self.language)

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as an instruction for the hand."""
        return self.text(f"event-{event['type']}", **event)

    def question(self, question: Mapping[str, Any]) -> str:
        """What is asked."""
        about = question.get("about")
        return self.text(f"question-{about or question['ask']}", **question)

    def option(self, question: Mapping[str, Any], option: object) -> str:
        """One answer to a question, as a button says it."""
        for kind in (f"option-{question.get('about')}", "track"):
            if self._catalog.has(f"{kind}-{option}"):
                return self.text(f"{kind}-{option}")
        return str(option)

    def refusal(self, refusal: Refusal) -> str:
        """What is wrong, and what would be right."""
        return self.text(f"error-{refusal.text}", **refusal.args_for_text)

    def command(self, command: Mapping[str, Any]) -> str:
        """A command as a line of the history."""
        return self.text(f"command-{command['do']}", **command)

    def rule(self, rule: str) -> str:
        """The explanation of a rule."""
        return self.text("rule-" + rule.replace(".", "-"))

    def seat(self, seat: str) -> str:
        """The name of a seat."""
        return self.names.get(seat) or self.text(f"seat-{seat}")

    def landmark(self, landmark: str) -> str:
        """A landmark by its track and space."""
        track, _, space = landmark.partition(":")
        return self.text("landmark", track=track, space=int(space))

    def text(self, message: str, **fields: Any) -> str:
        """Any message. Fields that name something come as its name, and as `<field>_id`."""
        args: dict[str, Any] = {}
        for field, value in fields.items():
            name = field.rstrip("_")
            args[name] = self._readable(name, value)
            if name in _KINDS or name == "landmark":
                args[f"{name}_id"] = "none" if value is None else value
            if name == "winner":
                args["winners"] = len(value)
        return self._catalog.format(message, args)

    def _readable(self, field: str, value: Any) -> Any:
        if value is None:
            return "none"
        if field in ("answer", "value"):
            return _plain(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if field == "winner":
            return self._listed([self.seat(seat) for seat in value])
        if field == "landmark":
            return self.landmark(value)
        kind = _KINDS.get(field)
        if kind == "seat":
            return self.seat(value)
        if kind:
            return self.text(f"{kind}-{value}")
        if isinstance(value, list | tuple):
            return ", ".join(_plain(one) for one in value)
        return value if isinstance(value, int | float) else _plain(value)

    def _listed(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-two", first=", ".join(parts[:-1]), last=parts[-1])


def _plain(value: object) -> str:
    """An id or an odd value as it would stand in JSON, without the quotes of a word."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "null" if value is None else str(value)
