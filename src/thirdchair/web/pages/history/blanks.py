"""What is still open in a command that people choose from a list: a blank, filled in next."""

from collections.abc import Mapping
from itertools import chain
from typing import Any

import msgspec

from thirdchair.kit.flow import play
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal, bad_input
from thirdchair.table.journal import Table
from thirdchair.web import forms
from thirdchair.web.choices import rulings_of, told_rulings
from thirdchair.web.pages.history.differences import shown
from thirdchair.web.pages.history.instead import Differs, Drawn, Instead
from thirdchair.words import Words

MOST = 999

Groups = list[tuple[str, list[tuple[str, str]]]]
"""Commands under headings, each as its value in a list and its name."""


class Blank(msgspec.Struct, frozen=True):
    """A part of a command that is still to be filled in: one of some values, or a number."""

    field: str
    say: str
    options: list[Any] | None = None
    path: str = ""
    low: int = 0
    high: int = MOST
    text: bool = False
    """Is it typed in, in words?"""

    def named(self, value: Any, words: Words, differs: Differs) -> str:
        """One of the values, as a button says it."""
        return shown(words, self.path, value, differs)


def offered(
    instead: Instead, table: Table, words: Words, position: int, drawn: Drawn | None
) -> dict[str, list[dict[str, Any]]]:
    """The commands that the rules would have taken at this step, but for those that are drawn.

    What still has a blank is offered as it is. Where a choice of somebody else was sealed then,
    nothing is tried out: it could tell something.
    """
    state = table.state_before(position)
    sealed = state != table.whole.state_before(position)

    def fits(command: Mapping[str, Any]) -> bool:
        if (drawn and drawn.covers(command)) or not _is_known(table, state, command):
            return False
        blank = instead.blank(table, command, words, position)
        return sealed or blank is not None or _fits(table, state, command)

    every = _told(instead, table, words.reader)
    return {name: [one for one in commands if fits(one)] for name, commands in every.items()}


def possible(
    instead: Instead, table: Table, words: Words, position: int, turns: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The turns that need nothing more: each is a button."""
    return [
        {"kind": command["do"], "command": command, "text": instead.name(command, words)}
        for command in turns
        if instead.blank(table, command, words, position) is None
    ]


def groups(
    instead: Instead, words: Words, step: Mapping[str, Any], every: Mapping[str, list[Any]]
) -> Groups:
    """What else is offered, in one list: what is of the same kind as the step comes first."""
    kind = instead.kind(step)
    alike = [one for one in chain(*every.values()) if instead.kind(one) == kind]
    others = {
        name: [one for one in commands if one not in alike] for name, commands in every.items()
    }
    return [
        (
            words.text(f"page-mend-group-{name}"),
            [(instead.option(command), instead.name(command, words)) for command in commands],
        )
        for name, commands in {"alike": alike, **others}.items()
        if commands
    ]


def goes_several(instead: Instead, every: Mapping[str, list[Any]]) -> bool:
    """Does one of these commands go several steps at once, if somebody says so?"""
    steps = instead.STEPS
    return steps is not None and any(
        steps.going(one, steps.most) != one for one in chain(*every.values())
    )


def _is_known(table: Table, state: Any, command: Mapping[str, Any]) -> bool:
    """Is there such a command then, whatever it is about?"""
    try:
        table.game.command(state, {"do": command["do"]})
    except Refusal as refusal:
        return (refusal.text, refusal.where) != ("not-an-option", "do")
    return True


def _fits(table: Table, state: Any, command: Mapping[str, Any]) -> bool:
    try:
        play(table.game.rules, state, table.game.command(state, dict(command)), [])
    except Refusal:
        return False
    return True


def _told(instead: Instead, table: Table, reader: Reader) -> dict[str, list[dict[str, Any]]]:
    """The commands of a table under their headings; none is about what is revealed later."""
    told = told_rulings(table, reader)
    secret = {f"rulings.{key}" for key in rulings_of(table) if key not in told}
    return {
        name: [one for one in commands if one.get("path") not in secret]
        for name, commands in instead.commands(table).items()
    }


def chosen(instead: Instead, table: Table, form: dict[str, Any], reader: Reader) -> dict[str, Any]:
    """The command that a form chose from the list, with its steps."""
    sent = forms.text(form, "command")
    for command in chain(*_told(instead, table, reader).values()):
        if instead.option(command) == sent:
            if instead.STEPS and form.get("steps"):
                return instead.STEPS.going(command, forms.number(form, "steps"))
            return dict(command)
    raise bad_input("unknown-value", where="command", value=sent)


def filled(command: dict[str, Any], wanted: Blank, form: dict[str, Any]) -> dict[str, Any]:
    """The command with what the form says there."""
    if wanted.text:
        return {**command, wanted.field: forms.text(form, "fill")}
    if wanted.options is None:
        return {**command, wanted.field: forms.number(form, "fill")}
    sent = forms.text(form, "fill")
    for value in wanted.options:
        if written(value) == sent:
            return {**command, wanted.field: value}
    raise bad_input("unknown-value", where="fill", value=sent)


def written(value: Any) -> str:
    """A value as an option sends it."""
    return msgspec.json.encode(value).decode()
