"""The one error that a person causes and reads."""

from typing import Literal

Code = Literal["bad_json", "bad_input", "not_now", "no_table"]


class Refusal(Exception):
    """The table says no and stays as it was.

    `code` is for programs. `text` names the sentence for people (`error-<text>` in the locales)
    and `args` fill it. `where` points at the field, as in `do.hex`.
    """

    def __init__(self, code: Code, text: str, *, where: str | None = None, **args: object) -> None:
        super().__init__(text, args)
        self.code = code
        self.text = text
        self.where = where
        self.args_for_text = args


def bad_input(text: str, *, where: str | None = None, **args: object) -> Refusal:
    """A field that is wrong in itself, or names something that this table does not have."""
    return Refusal("bad_input", text, where=where, **args)


def not_now(text: str, *, where: str | None = None, **args: object) -> Refusal:
    """Well formed, but the position forbids it."""
    return Refusal("not_now", text, where=where, **args)
