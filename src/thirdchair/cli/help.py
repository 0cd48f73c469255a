"""Help, mistakes and questions of the command line in the reader's language.

A command or an option has the id of a message as its `help`. It is looked up when somebody asks
for help, so that no command waits for it.
"""

from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperCommand, TyperGroup

from thirdchair.cli.language import terminal_language

if TYPE_CHECKING:
    from thirdchair.words import Words

NOTHING, WRONG = 1, 2
"""Exit codes: nothing was found or done; what was asked is wrong. 0: found, or done."""
_MISTAKES = {
    "NoSuchOption": "option",
    "MissingParameter": "missing",
    "BadParameter": "value",
}
"""What Typer's mistakes are, by the names of their types."""


class Command(TyperCommand):
    """A command that explains itself in the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _explain(self, ctx, formatter)


class Group(TyperGroup):
    """The same for a command with commands of its own."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _explain(self, ctx, formatter)


def words() -> "Words":
    """What the terminal speaks."""
    from thirdchair.words import Words

    return Words(terminal_language())


def _explain(command: Any, ctx: Any, formatter: Any) -> None:
    say = words().text
    parameters = command.get_params(ctx)
    arguments = [one for one in parameters if one.param_type_name == "argument"]
    options = [one for one in parameters if one.param_type_name == "option"]
    below = {name: command.get_command(ctx, name) for name in _below(command, ctx)}
    pieces = [f"[{say('cli-options-here')}]"]
    pieces += [_argument(one, say, bare=False) for one in arguments]
    pieces += [f"[{say('cli-command-here')}]"] if below else []
    formatter.write_usage(ctx.command_path, " ".join(pieces), f"{say('cli-usage')} ")
    formatter.write_paragraph()
    formatter.write_text(say(command.help))
    sections = (
        ("cli-arguments", [(_argument(one, say), say(one.help)) for one in arguments]),
        ("cli-options", [_option(one, say) for one in options]),
        ("cli-commands", [(name, say(one.help)) for name, one in below.items()]),
    )
    for title, rows in sections:
        if rows:
            with formatter.section(say(title)):
                formatter.write_dl(rows)
    formatter.write_paragraph()
    formatter.write_text(say("cli-exit-codes"))


def _below(command: Any, ctx: Any) -> list[str]:
    return command.list_commands(ctx) if isinstance(command, TyperGroup) else []


def _argument(one: Any, say: Any, *, bare: bool = True) -> str:
    """What stands there is the end of its message: `cli-rules-query` names `cli-name-query`."""
    name = say(f"cli-name-{one.name}").upper()
    return name if bare or one.required else f"[{name}]"


def _option(one: Any, say: Any) -> tuple[str, str]:
    names = "/".join(
        ", ".join(sorted(some, key=len)) for some in (one.opts, one.secondary_opts) if some
    )
    if one.name == "help":
        return names, say("cli-help")
    return (names if one.is_flag else f"{names} {say('cli-value').upper()}"), say(one.help)


def mistaken(mistake: typer.TyperException, given: list[str]) -> str:
    """What is wrong with a command as it was typed, and where to read on."""
    kind = next(
        (_MISTAKES[one.__name__] for one in type(mistake).__mro__ if one.__name__ in _MISTAKES),
        "other",
    )
    parameter = getattr(mistake, "param", None)
    what = getattr(mistake, "option_name", None) or " ".join(["thirdchair", *given])
    say = words().text
    if parameter is not None and parameter.param_type_name == "argument":
        what = _argument(parameter, say)
    elif parameter is not None:
        what = max(parameter.opts, key=len)
    path = getattr(getattr(mistake, "ctx", None), "command_path", None) or "thirdchair"
    return f"{say('cli-wrong', kind=kind, part=what)} {say('cli-see-help', part=f'{path} --help')}"


def sure(question: str, says: "Words") -> None:
    """Go on only after a yes, in the reader's language or in English."""
    yes, no = says.text("yes").casefold(), says.text("no")
    typer.echo(f"{question} [{yes[:1]}/{no[:1].upper()}] ", nl=False)
    try:
        answer = input().strip().casefold()
    except EOFError:
        answer = ""
    if answer not in ("y", "yes", yes, yes[:1]):
        raise typer.Exit(NOTHING)
