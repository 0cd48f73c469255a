"""The report of a study: one page that stands alone, in the language of whoever asked for it."""

import shlex
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from platform import python_version
from typing import NamedTuple

from babel.numbers import format_decimal, format_percent
from jinja2 import Environment, Template
from markupsafe import Markup

from thirdchair import __version__
from thirdchair.lab.shares import Share
from thirdchair.lab.study import plots
from thirdchair.lab.study.figures import Figure, Figures
from thirdchair.lab.study.folder import Folder, write
from thirdchair.lab.study.grid import Cell, Grid
from thirdchair.lab.study.modes import MODES
from thirdchair.words import Words

MADE_WITH = ("numpy", "numba", "pyarrow", "matplotlib")
CALLED = {
    "level": "scythe-level",
    "faction": "scythe-faction",
    "your_faction": "scythe-faction",
    "your_mat": "scythe-mat",
    "civs": "civ",
    "expansions": "expansion",
    **dict.fromkeys(("automa", "shadow", "favorite", "arts", "closed"), "track"),
}
"""How messages begin that name a value; what has none is a number."""


class Section(NamedTuple):
    """One column of the games: a plot, and a table with a row for each cell."""

    name: str
    plot: Markup
    heads: list[str]
    rows: list[list[str]]
    explained: str


def write_report(grid: Grid, folder: Folder, words: Words) -> None:
    """Count the games, and write the page."""
    page = report(grid, folder, words)
    write(folder.report, lambda there: there.write_text(page, encoding="utf-8"))


def report(grid: Grid, folder: Folder, words: Words) -> str:
    cells, figures = grid.cells(), Figures(folder, len(grid.cells()))
    labels = [label(grid, cell, words) for cell in cells]
    fixed = {name: values[0] for name, values in grid.settings.items() if len(values) == 1}
    kernel = figures.kernel
    return _template().render(
        words=words,
        games=number(figures.games, words),
        varied=[
            (
                setting(name, words),
                " · ".join(said(name, one, words) for one in grid.settings[name]),
            )
            for name in grid.varied
        ],
        fixed=[(setting(name, words), said(name, one, words)) for name, one in fixed.items()],
        sections=[*_sections(grid, figures, labels, words)],
        command=command(grid),
        kernel=percent(kernel.value, words),
        reference=percent(1 - kernel.value, words),
        versions=", ".join(versions()),
    )


def _sections(grid: Grid, figures: Figures, labels: list[str], words: Words) -> Iterator[Section]:
    mode = MODES[grid.mode]()
    for column in mode.measures:
        if column in figures.columns:
            yield _numbers(column, figures.numbers(column), labels, words)
    for column in mode.named:
        yield _names(column, mode.named[column], figures.names(column), labels, words)


def _numbers(column: str, found: list[Figure], labels: list[str], words: Words) -> Section:
    always = all(one.came.hits == one.came.games for one in found)
    heads = [words.text(f"study-{one}") for one in ("mean", "low", "middle", "high")]
    rows = []
    for name, one in zip(labels, found, strict=True):
        figures = ["–"] * 4
        if one.mean is not None:
            digits = 3 if 0 < one.error < 0.01 else 2
            mean = f"{decimal(one.mean, words, digits)} ± {decimal(one.error, words, digits)}"
            figures = [mean, *(number(int(part), words) for part in one.spread)]
        rows.append([name, *figures, *([] if always else [shared(one.came, words)])])
    return Section(
        words.text(f"study-column-{column}"),
        Markup(plots.spreads(labels, found)) if len(labels) <= plots.MOST_ROWS else Markup(),
        heads if always else [*heads, words.text("study-came")],
        rows,
        words.text("study-explained"),
    )


def _names(
    column: str,
    names: Sequence[str],
    found: list[dict[str | None, Share]],
    labels: list[str],
    words: Words,
) -> Section:
    order = [one for one in (*names, None) if any(one in cell for cell in found)]
    told = [said(column, one, words) if one else words.text("study-never") for one in order]
    rows = []
    for name, cell in zip(labels, found, strict=True):
        games = sum(share.hits for share in cell.values())
        rows.append((name, [cell.get(one, Share(0, games)) for one in order]))
    drawn = [[share.value for share in shares] for _, shares in rows]
    return Section(
        words.text(f"study-column-{column}"),
        Markup(plots.stacked(labels, drawn, told)) if len(labels) <= plots.MOST_ROWS else Markup(),
        told,
        [[name, *(shared(share, words) for share in shares)] for name, shares in rows],
        words.text("study-shares"),
    )


# Words and numbers


def label(grid: Grid, cell: Cell, words: Words) -> str:
    """What sets a cell apart from the others."""
    parts = [said(name, cell[name], words) for name in grid.varied]
    if len(parts) > 1:  # a bare number among other words tells nothing
        named = zip(grid.varied, parts, strict=True)
        parts = [f"{setting(name, words)} {one}" if one.isdecimal() else one for name, one in named]
    return ", ".join(parts) or words.text("study-all")


def setting(name: str, words: Words) -> str:
    return words.text(f"study-setting-{name}")


def said(name: str, value: str, words: Words) -> str:
    """A value of a setting or of a column, as the game calls it."""
    if words.has(f"study-value-{value}"):
        return words.text(f"study-value-{value}")
    return " + ".join(_one(name, one, words) for one in value.split("+"))


def _one(name: str, value: str, words: Words) -> str:
    key, equals, chosen = value.partition("=")
    if equals:
        decided = {"yes": True, "no": False}.get(chosen, chosen)
        return f"{words.ruling(key)} {words.ruling_value(key, decided)}"
    message = f"{CALLED.get(name)}-{value}"
    return words.text(message) if words.has(message) else value


def number(value: int, words: Words) -> str:
    return str(format_decimal(value, locale=words.language))


def decimal(value: float, words: Words, digits: int) -> str:
    """With as many digits as its error has."""
    return str(format_decimal(value, f"#,##0.{'0' * digits}", locale=words.language))


def percent(value: float, words: Words, digits: int = 1) -> str:
    return str(format_percent(value, f"#,##0.{'0' * digits} %", locale=words.language))


def shared(share: Share, words: Words) -> str:
    """A share with its error to both sides, the larger one."""
    error = max(share.high - share.value, share.value - share.low)
    digits = next((digits for digits in (1, 2) if error >= 10 ** -(digits + 2)), 3)
    return f"{percent(share.value, words, digits)} ± {percent(error, words, digits)}"


# Where it is from


def command(grid: Grid) -> str:
    """What makes the same games again."""
    usual = {one.name: one.usual for one in MODES[grid.mode]().settings()}
    parts = ["thirdchair", "study", "FOLDER", "--mode", grid.mode]
    parts += ["--games", str(grid.games), "--seed", str(grid.seed)]
    for name, values in grid.settings.items():
        if values != [usual[name]]:
            parts += ["--with", f"{name}={','.join(values)}"]
    return shlex.join(parts)


def versions() -> Iterator[str]:
    yield f"thirdchair {__version__}"
    yield f"Python {python_version()}"
    for one in MADE_WITH:
        yield f"{one} {version(one)}"


@cache
def _template() -> Template:
    source = files(__package__).joinpath("report.html").read_text(encoding="utf-8")
    return Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True).from_string(source)
