"""Mutants in copies of one process that has collected all tests already.

To collect tests takes longer than to run those that may notice, so it is done once. A copy of that
process gets other code for the functions that a mutant changes. What runs at the import, or once
for all tests, cannot be changed this way: see `trying`.
"""

import gc
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType

import pytest

from tools.mutants.sample import CODE, Mutant
from tools.mutants.trying import Suite, by_itself, change

Exchange = list[tuple[FunctionType, CodeType]]


class Copies(Suite):
    """A run of tests that collects them all, and then does nothing but `work` in their place."""

    def __init__(self, work: "Callable[[Copies], None]") -> None:
        super().__init__({})
        self._work = work
        self._items: dict[str, pytest.Item] = {}
        self._functions: dict[tuple[str, str, int], list[FunctionType]] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._items = {item.nodeid: item for item in session.items}
        for one in gc.get_objects():
            if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(f"{CODE}/"):
                self._functions.setdefault(_known_as(one.__code__), []).append(one)
        # The first to ask for a folder empties it: that must not be one of two copies.
        vars(session.config)["_tmp_path_factory"].getbasetemp()
        gc.freeze()  # or every copy writes to all that it shares with the others
        self._work(self)
        return True

    def can_try(self, mutant: Mutant) -> bool:
        return self._exchange(mutant) is not None

    def try_out(self, mutant: Mutant, limits: Mapping[str, float], result: int) -> None:
        """In a copy: run these tests until one fails, and write its name to `result`."""
        by_itself()
        for function, code in self._exchange(mutant) or []:
            function.__code__ = code
        if mutant.module not in sys.modules:
            change(mutant)
        self.limits = limits
        items = [self._items[test] for test in limits if test in self._items]
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                break
        os.write(result, self.failed.encode())

    def _exchange(self, mutant: Mutant) -> Exchange | None:
        """Which functions get which code; None: that is not all that it changes."""
        if mutant.module not in sys.modules:
            return []
        was = compile(mutant.path.read_text(encoding="utf-8"), str(mutant.path), "exec")
        found: Exchange = []
        for old, new in differing(was, mutant.code):
            functions = self._functions.get(_known_as(old), [])
            if not functions or new is None or old.co_freevars != new.co_freevars:
                return None
            found += [(function, new) for function in functions]
        return found


def differing(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType | None]]:
    """The outermost functions that differ; with None where something beside functions does."""
    if old == new:
        return
    if old.co_flags & CO_OPTIMIZED:
        yield old, new
        return
    if (old.co_code, old.co_names) != (new.co_code, new.co_names):
        yield old, None
        return
    for one, other in zip(old.co_consts, new.co_consts, strict=True):
        if isinstance(one, CodeType) and isinstance(other, CodeType):
            yield from differing(one, other)
        elif repr(one) != repr(other):  # 1 is True, but a change
            yield old, None


def _known_as(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno
