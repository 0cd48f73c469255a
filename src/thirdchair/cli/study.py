"""`thirdchair study FOLDER`: many games of many settings, kept as Parquet and told as a page."""

import errno
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer

from thirdchair.cli.help import WRONG
from thirdchair.cli.language import terminal_language
from thirdchair.contract import words_of
from thirdchair.games import VOICES
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal, bad_input, not_now
from thirdchair.words import LANGUAGES, Words

if TYPE_CHECKING:
    from thirdchair.lab.study.workers import Share

LAB = ("numba", "numpy", "pyarrow", "matplotlib")
MODE = "tapestry/solo"


def study(
    folder: Path,
    *,
    mode: str | None,
    settings: Sequence[str],
    file: Path | None,
    games: int | None,
    seed: int | None,
    workers: int | None,
    ray: str | None,
    language: str | None,
) -> None:
    """Play, and say where the report is. What is wrong is a sentence, and the exit code 2."""
    speaks = language if language in LANGUAGES else terminal_language()
    words = Words(speaks)
    try:
        if language not in (None, *LANGUAGES):
            raise bad_input("not-an-option", answer=language, options=list(LANGUAGES))
        _check_installed(ray)
        from thirdchair.lab.study.grid import File, checked, from_file, from_flags
        from thirdchair.lab.study.modes import MODES
        from thirdchair.lab.study.report import write_report
        from thirdchair.lab.study.running import study as run

        said = from_file(file) if file else File(None, None, None, {})
        asked = mode if mode is not None else MODE if said.mode is None else said.mode
        if asked not in MODES:
            raise bad_input("study-mode", value=asked, options=list(MODES))
        words = words_of(VOICES, asked.partition("/")[0], Reader(speaks))
        grid = checked(
            asked,
            MODES[asked]().settings(),
            said.settings | from_flags(settings),
            next(one for one in (games, said.games, 1000) if one is not None),
            next(one for one in (seed, said.seed, 1) if one is not None),
        )
        with _bar(words) as progress:
            done = run(grid, folder, _share(workers, ray), progress=progress)
        write_report(grid, done, words)
        count = len(grid.cells()) * grid.games
        typer.echo(words.text("study-done", games=count, file=str(done.report)))
    except Refusal as refusal:
        where = "".join(f"{note}: " for note in getattr(refusal, "__notes__", ()))
        _wrong(where + words.refusal(refusal))
    except OSError as error:
        reason = errno.errorcode.get(error.errno or 0, str(error))
        _wrong(words.text("error-file-unusable", file=str(error.filename or folder), reason=reason))
    except KeyboardInterrupt:
        typer.echo(words.text("study-stopped"), err=True)
        raise typer.Exit(130) from None


def _wrong(sentence: str) -> NoReturn:
    typer.echo(sentence, err=True)
    raise typer.Exit(WRONG)


def _check_installed(ray: str | None) -> None:
    """Looking for the extras loads nothing."""
    if any(find_spec(part) is None for part in LAB):
        raise not_now("study-no-lab")
    if ray is not None and find_spec("ray") is None:
        raise not_now("study-no-cluster")


def _share(workers: int | None, ray: str | None) -> "Share":
    if ray is not None:
        from thirdchair.lab.study.on_ray import ray_at

        return ray_at(ray, workers)
    from thirdchair.lab.study.workers import alone, processes

    count = workers or os.cpu_count() or 1
    return alone if count == 1 else processes(count)


@contextmanager
def _bar(words: Words) -> Iterator[Callable[[int, int], None]]:
    """How far it is, and how long it will take; nothing of it where nobody looks."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn(words.text("study-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not sys.stderr.isatty()) as bar:

        def told(done: int, of: int) -> None:
            if not bar.task_ids:  # what was done before says nothing of the speed
                bar.add_task("", completed=done, total=of)
            bar.update(bar.task_ids[0], completed=done)

        yield told
