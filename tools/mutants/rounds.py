"""Mutants tried some at a time, each in a child of this process."""

import os
import shutil
import sys
import tempfile
from argparse import Namespace
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec

from tools.mutants.copying import Copies
from tools.mutants.mapping import Map, file_of, keep, kept
from tools.mutants.sample import ROOT, SURVIVES, Mutant
from tools.mutants.trying import run, try_out

MAP = ROOT / ".mutants.json"
FEW = 8
"""Most mutants do not outlive so many likely tests, and to collect more takes longer than to run
them; those that do are tried by so many times more, and again."""
ALL = sys.maxsize

How = Callable[[Mutant, Mapping[str, float], str, int], None]
"""What a child does about a mutant: which tests, how long each, and where to write what."""


class Trial(NamedTuple):
    """What a child has to write to."""

    result: int
    scratch: str


class Rounds:
    """`done` says of every mutant that was tried who killed it; "" is nobody."""

    def __init__(self, known: Map, count: int, asked: Namespace) -> None:
        self.done: dict[str, str] = {}
        self._known = known
        self._count = count
        self._asked = asked

    def in_copies(self, mutants: list[Mutant]) -> None:
        """Try those that change nothing but functions, in copies of a child that has all tests."""
        with tempfile.TemporaryDirectory() as scratch:
            result = Path(scratch, "result")
            child = os.fork()
            if child == 0:
                try:
                    copies = Copies(lambda these: self._copied(these, mutants, result))
                    files = sorted({file_of(test) for test in self._known.tests})
                    run([copies], files, f"{scratch}/tests")
                finally:
                    os._exit(0)
            os.waitpid(child, 0)
            if not result.exists():
                sys.exit("Without any change the tests cannot be collected")
            self.done |= msgspec.json.decode(result.read_bytes(), type=dict[str, str])
            self._known.killers = kept(MAP).killers

    def from_the_start(self, mutants: list[Mutant]) -> None:
        """Try mutants in children that have imported nothing yet."""
        self._try(mutants, try_out, FEW)

    def _copied(self, copies: Copies, mutants: list[Mutant], result: Path) -> None:
        def how(mutant: Mutant, limits: Mapping[str, float], scratch: str, write: int) -> None:
            copies.try_out(mutant, limits, write)

        self._try([one for one in mutants if copies.can_try(one)], how, ALL)
        result.write_bytes(msgspec.json.encode(self.done))

    def _try(self, mutants: list[Mutant], how: How, few: int) -> None:
        waiting: deque[tuple[Mutant, list[str] | None, int]]
        waiting = deque((mutant, None, few) for mutant in mutants)
        running: dict[int, tuple[Mutant, list[str], int, Trial]] = {}
        while waiting or running:
            while waiting and len(running) < self._asked.jobs:
                mutant, left, count = waiting.popleft()
                tests = self._known.tests_for(mutant) if left is None else left
                tests = tests[:FEW] if self._asked.quick else tests
                limits = self._known.limits(tests[:count])
                child, trial = begin(partial(how, mutant, limits))
                running[child] = mutant, tests[count:], count, trial
            child, status, used = os.wait4(-1, 0)
            mutant, more, count, trial = running.pop(child)
            killer = end(trial, status)
            if more and not killer:
                waiting.appendleft((mutant, more, FEW * count))
            else:
                self._note(mutant, killer, used.ru_utime)
        keep(MAP, self._known)

    def _note(self, mutant: Mutant, killer: str, seconds: float) -> None:
        self.done[mutant.name] = killer
        if killer:
            self._known.killers[mutant.name] = killer
        else:
            self._known.killers.pop(mutant.name, None)
            print(f"{SURVIVES}{mutant.name}", flush=True)
        if self._asked.verbose:
            print(f"{seconds:.1f} s, {killer or 'nobody'}: {mutant.name}", flush=True)
        if len(self.done) % 25 == 0:
            print(f"{len(self.done)} of {self._count}", flush=True)
            keep(MAP, self._known)


def begin(work: Callable[[str, int], None]) -> tuple[int, Trial]:
    """Start a child that writes its files somewhere, and who killed its mutant into a pipe."""
    scratch = tempfile.mkdtemp()
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(read)
            work(f"{scratch}/tests", write)
        finally:
            os._exit(0)
    os.close(write)
    return child, Trial(read, scratch)


def end(trial: Trial, status: int) -> str:
    """Which test failed, if any did. A mutant that never comes to an end is noticed too."""
    with os.fdopen(trial.result, "rb") as result:
        killer = result.read().decode()
    shutil.rmtree(trial.scratch, ignore_errors=True)
    return killer or ("does not end" if os.WIFSIGNALED(status) else "")
