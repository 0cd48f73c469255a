"""Which tests come by which line: only they can notice that it says something else.

What is run once and then kept for the other tests (imports, caches, fixtures of a whole module) is
written down as `shared`: there any test may notice.
"""

import linecache
import re
import sys
import threading
import time
from collections.abc import Collection, Iterator
from hashlib import sha256
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import msgspec
import pytest

from tools.mutants.sample import CODE, PACKAGES, ROOT, Mutant

SLOWEST_TEST = 10  # seconds of work
TIMES = 20  # how much longer than usual a test may take
SHARING = re.compile(r"@(cache|cached_property|pytest\.fixture\(.*scope)\b")


class Walk(msgspec.Struct):
    """How long a test takes, and by which lines of which files it comes."""

    took: float
    lines: dict[str, list[int]]


class Map(msgspec.Struct):
    """Where the tests come by.

    `digests` is what the files of rules and tests said then, `killers` is who killed a mutant the
    last time.
    """

    tests: dict[str, Walk] = {}
    shared: dict[str, list[int]] = {}
    digests: dict[str, str] = {}
    killers: dict[str, str] = {}

    def outdated(self, digests: dict[str, str], tests: Collection[str]) -> list[str]:
        """Of these files of tests: those that are new or come by what has changed since."""
        changed = {file for file, said in digests.items() if self.digests.get(file) != said}
        helpers = {file for file in changed if file.startswith("tests/")}.difference(tests)
        content = {file for file in changed if file.endswith(".toml")}
        if helpers or content or changed & self.shared.keys():
            return list(tests)
        walks = self.tests.items()
        new = changed | {file_of(test) for test, walk in walks if changed & walk.lines.keys()}
        return [file for file in tests if file in new]

    def without(self, files: Collection[str]) -> None:
        """Forget where the tests in these files came by."""
        self.tests = {test: walk for test, walk in self.tests.items() if file_of(test) not in files}

    def join(self, other: "Map") -> None:
        """Enter what another run has seen."""
        self.tests |= other.tests
        for file, lines in other.shared.items():
            self.shared[file] = sorted({*self.shared.get(file, ()), *lines})

    def any_may_notice(self, mutant: Mutant) -> bool:
        """Whether a test of its package may notice that does not come by itself."""
        shared = self.shared.get(mutant.file, ())
        return not mutant.lines or any(line in mutant.lines for line in shared)

    def tests_for(self, mutant: Mutant) -> list[str]:
        """The tests that may notice a mutant, the likeliest first."""
        passing = self._around if self.any_may_notice(mutant) else self._passing
        return self._in_order(mutant, passing(mutant))

    def limits(self, tests: list[str]) -> dict[str, float]:
        """How long each of these tests may take."""
        return {test: max(SLOWEST_TEST, TIMES * self.tests[test].took) for test in tests}

    def _passing(self, mutant: Mutant) -> list[str]:
        lines = mutant.lines
        return [
            test
            for test, walk in self.tests.items()
            if any(line in lines for line in walk.lines.get(mutant.file, ()))
        ]

    def _around(self, mutant: Mutant) -> list[str]:
        """Whoever stands beside its package or comes by any line of it."""
        own, beside = f"{mutant.package}/", f"tests/{mutant.package}/"
        return [
            test
            for test, walk in self.tests.items()
            if test.startswith(beside) or any(file.startswith(own) for file in walk.lines)
        ]

    def _in_order(self, mutant: Mutant, tests: list[str]) -> list[str]:
        """First who killed it or its neighbors, then who stands beside those; the fastest first."""
        killers, own = self._killers(mutant), f"tests/{mutant.package}/"
        beside = {file_of(test) for test in killers}

        def rank(test: str) -> tuple[int, bool, bool, bool, float, str]:
            walk = self.tests[test]
            return (
                killers.get(test, len(killers)),
                file_of(test) not in beside,
                mutant.file not in walk.lines,
                not test.startswith(own),
                walk.took,
                test,
            )

        return sorted(tests, key=rank)

    def _killers(self, mutant: Mutant) -> dict[str, int]:
        """Who has killed this one (0), others of its file, or of its folder if it has no line."""
        folder = f"{mutant.file.rpartition('/')[0]}/"
        found = [self.killers.get(mutant.name, "")]
        for near in (f"{mutant.file} ", folder) if not mutant.lines else (f"{mutant.file} ",):
            found += [by for name, by in self.killers.items() if name.startswith(near)]
        return {test: rank for rank, test in enumerate(dict.fromkeys(found))}


class Function(NamedTuple):
    """What a tracer knows of some code: how many lines of ours it has, and whether it shares."""

    code: CodeType
    lines: int
    shares: bool


class Tracer:
    """A plugin that writes down which test runs which lines of the three packages."""

    def __init__(self) -> None:
        self.tests: dict[str, Walk] = {}
        self._skipped: set[str] = set()
        # By their identity, for it takes long to compare code.
        self._functions: dict[int, Function] = {}
        self._now: dict[int, set[int]] = {}
        self._shared: dict[int, set[int]] = {}
        self._sharing = 0  # how many are at work whose work is kept

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Iterator[None]:
        self._sharing = 1
        self._trace(self._called)
        try:
            return (yield)
        finally:
            self._trace(None)
            self._sharing = 0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._now = {}
        self._sharing = 0
        started = time.process_time()
        self._trace(self._called)
        try:
            return (yield)
        finally:
            self._trace(None)
            if item.nodeid not in self._skipped:
                took = round(time.process_time() - started, 4)
                self.tests[item.nodeid] = Walk(took, self._by_file(self._now))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.skipped:
            self._skipped.add(report.nodeid)

    @property
    def map(self) -> Map:
        """What was seen."""
        return Map(self.tests, self._by_file(self._shared))

    def _trace(self, how: Any) -> None:
        threading.settrace(how)
        sys.settrace(how)

    def _called(self, frame: FrameType, event: str, _: Any) -> Any:
        """Follow the lines of a function of ours, until this test has come by all of them."""
        function = self._functions.get(id(frame.f_code))
        if function is None:
            code = frame.f_code
            function = Function(code, _count(code), _shares(code))
            self._functions[id(code)] = function
        _, count, shares = function
        if shares:
            self._sharing += 1
        elif not count:
            return None
        seen = (self._shared if self._sharing else self._now).setdefault(id(frame.f_code), set())
        if not shares and len(seen) >= count:
            return None

        def lines(frame: FrameType, event: str, _: Any) -> Any:
            if event == "line" and count:
                seen.add(frame.f_lineno)
            elif event == "return" and shares:
                self._sharing -= 1
            return lines

        return lines

    def _by_file(self, seen: dict[int, set[int]]) -> dict[str, list[int]]:
        files: dict[str, set[int]] = {}
        for one, lines in seen.items():
            if lines:
                file = Path(self._functions[one].code.co_filename).relative_to(CODE).as_posix()
                files.setdefault(file, set()).update(lines)
        return {file: sorted(lines) for file, lines in files.items()}


def _count(code: CodeType) -> int:
    """How many lines a function of the three packages has; 0 is somebody else's."""
    ours = any(code.co_filename.startswith(f"{CODE / package}/") for package in PACKAGES)
    lines = {line for _, _, line in code.co_lines() if line is not None}
    return len(lines) if ours and code.co_flags & CO_OPTIMIZED else 0


def _shares(code: CodeType) -> bool:
    """Whether what it does is done once for all tests."""
    if not code.co_filename.startswith(f"{ROOT}/"):
        return False
    first = linecache.getline(code.co_filename, code.co_firstlineno).strip()
    return code.co_name == "<module>" or SHARING.match(first) is not None


def file_of(test: str) -> str:
    return test.partition("::")[0]


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def kept(file: Path) -> Map:
    """The map that an earlier run has kept; an empty one if there was none."""
    return msgspec.json.decode(file.read_bytes(), type=Map) if file.is_file() else Map()


def keep(file: Path, made: Map) -> None:
    file.write_bytes(msgspec.json.encode(made))
