"""Which tests come by which line. It decides what runs first, never what is killed."""

import sys
import threading
import time
from collections import defaultdict
from collections.abc import Collection, Iterator
from hashlib import sha256
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import msgspec
import pytest

from tools.mutants.sample import CODE, PACKAGES, ROOT, Mutant

ENOUGH = 60
"""So many tests of a line are worth trying before all tests are."""
OF_ONE_FILE = 12


class Lines(msgspec.Struct):
    """The fastest tests of each line of a file, and what the file said then."""

    digest: str
    tests: dict[int, list[str]]


class Map(msgspec.Struct):
    """Where the tests come by.

    `usual` is how long each test takes, `digests` is what their files said then, `killers` is who
    killed a mutant the last time.
    """

    usual: dict[str, float] = {}
    files: dict[str, Lines] = {}
    digests: dict[str, str] = {}
    killers: dict[str, str] = {}

    def without(self, tests: Collection[str]) -> None:
        """Forget where the tests in these files came by."""
        self.usual = {one: took for one, took in self.usual.items() if _file(one) not in tests}
        for lines in self.files.values():
            for line, those in lines.tests.items():
                lines.tests[line] = [one for one in those if _file(one) not in tests]

    def first(self, mutant: Mutant) -> list[str]:
        """The tests to try first: who killed it before, then the fastest that come by its line."""
        known = [self.killers[mutant.name]] if mutant.name in self.killers else []
        begin = mutant.file + " "
        neighbors = [by for name, by in self.killers.items() if name.startswith(begin)]
        tests = dict.fromkeys([*known, *neighbors[:OF_ONE_FILE], *self._passing(mutant)])
        return [test for test in tests if (ROOT / _file(test)).is_file()]

    def _passing(self, mutant: Mutant) -> list[str]:
        lines = self.files.get(mutant.file)
        if lines is None:
            return []
        above = [line for line in lines.tests if line <= mutant.line]
        if above and lines.digest == digest(mutant.path):
            return lines.tests[max(above)]
        tests = {test for those in lines.tests.values() for test in those}
        return self.fastest(tests)

    def fastest(self, tests: set[str]) -> list[str]:
        """The fastest of these tests, not too many of one file."""
        chosen: dict[str, list[str]] = defaultdict(list)
        for test in sorted(tests, key=lambda test: (self.usual.get(test, 0), test)):
            chosen[_file(test)].append(test)
        some = [test for those in chosen.values() for test in those[:OF_ONE_FILE]]
        return sorted(some, key=lambda test: (self.usual.get(test, 0), test))[:ENOUGH]


class Tracer:
    """A plugin that writes down which test runs which lines of the three packages."""

    def __init__(self) -> None:
        self.usual: dict[str, float] = {}
        self._lines: dict[tuple[str, int], set[str]] = defaultdict(set)
        self._now: dict[CodeType, set[int]] = {}
        self._ours: dict[CodeType, int] = {}
        self._skipped: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._now = {}
        started = time.process_time()
        threading.settrace(self._called)
        sys.settrace(self._called)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            threading.settrace(None)
            if item.nodeid not in self._skipped:
                self._note(item.nodeid, time.process_time() - started)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped:
            self._skipped.add(report.nodeid)

    def _note(self, test: str, took: float) -> None:
        self.usual[test] = round(took, 4)
        for code, lines in self._now.items():
            for line in lines:
                self._lines[code.co_filename, line].add(test)

    def _called(self, frame: FrameType, event: str, _: Any) -> Any:
        """Follow the lines of a function of ours, until this test has come by all of them."""
        code = frame.f_code
        count = self._ours.get(code)
        if count is None:
            count = self._ours[code] = _count(code)
        if count == 0 or len(seen := self._now.setdefault(code, set())) >= count:
            return None

        def lines(frame: FrameType, event: str, _: Any) -> Any:
            if event == "line":
                seen.add(frame.f_lineno)
            return lines

        return lines

    def enter(self, known: Map) -> None:
        """Enter into a map what was seen."""
        known.usual |= self.usual
        said = {name: digest(Path(name)) for name, _ in self._lines}
        for (name, line), tests in self._lines.items():
            file = Path(name).relative_to(CODE).as_posix()
            lines = known.files.get(file)
            if lines is None or lines.digest != said[name]:
                lines = known.files[file] = Lines(said[name], {})
            lines.tests[line] = known.fastest({*lines.tests.get(line, ()), *tests})


def _count(code: CodeType) -> int:
    """How many lines a function of the three packages has; 0 is somebody else's."""
    ours = any(code.co_filename.startswith(f"{CODE / package}/") for package in PACKAGES)
    lines = {line for _, _, line in code.co_lines() if line is not None}
    return len(lines) if ours else 0


def _file(test: str) -> str:
    return test.partition("::")[0]


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def kept(file: Path) -> Map:
    """The map that an earlier run has kept; an empty one if there was none."""
    return msgspec.json.decode(file.read_bytes(), type=Map) if file.is_file() else Map()


def keep(file: Path, made: Map) -> None:
    file.write_bytes(msgspec.json.encode(made))
