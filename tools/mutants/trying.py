"""One mutant in a process of its own, which has imported no rule before the changed one."""

import os
import resource
import signal
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType

import hypothesis
import pytest

from tools.mutants.mapping import file_of
from tools.mutants.sample import ROOT, Mutant

NOT_TRIED = {
    "cli": "the command line: processes",
    "docs": "what stands in files",
    "frost": "a model that is copied, without tests",
    "golden": "golden games notice every change and prove no rule",
    "lab": "the kernel beside the rules, over many games",
    "pocket": "the browser",
    "search": "words",
    "table": "journals and storage, but for whose turn it is",
    "toy": "a game of its own",
    "web": "pages",
    "words": "sentences",
}
"""The folders of tests that prove no rule of the books, and why."""
ALSO = ("tests/table/test_whose_turn.py",)
TESTS = (
    *(
        f"tests/{one.name}"
        for one in sorted((ROOT / "tests").iterdir())
        if one.name not in NOT_TRIED and any(one.rglob("test_*.py"))
    ),
    *ALSO,
)
GOLDEN = "golden"  # the folder of golden games, or how such a file begins
MEMORY = 4 << 30
SLOWEST_START = 60  # seconds of work until the first test runs


class Loader(SourceFileLoader):
    """Loads a module with other code than its file says."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code


class Finder(MetaPathFinder):
    """Finds the one module that a mutant changes."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        mutant = self._mutant
        if name != mutant.module:
            return None
        spec = PathFinder.find_spec(name, [str(folder) for folder in _listed(path)])
        if spec is not None:
            spec.loader = Loader(name, str(mutant.path), mutant.code)
        return spec


class Suite:
    """Which tests run, in which order, and which of them failed.

    `limits` are the tests to run, in their order, and how long each may take; without any, all of
    them run as long as they want. Examples are the same in every run and need not be small, for
    nobody reads them.
    """

    def __init__(self, limits: Mapping[str, float]) -> None:
        self.limits = limits
        self._ranks = {test: rank for rank, test in enumerate(limits)}
        self.failed = ""

    def pytest_sessionstart(self) -> None:
        hypothesis.settings.register_profile(
            "mutants",
            deadline=None,
            derandomize=True,
            database=None,
            phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        hypothesis.settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self._ranks:
            items[:] = [item for item in items if item.nodeid in self._ranks]
            items.sort(key=lambda item: self._ranks[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if self.limits:
            signal.setitimer(signal.ITIMER_VIRTUAL, self.limits[item.nodeid])
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


def run(plugins: list[object], where: list[str], scratch: str) -> int:
    """Run tests of this tree in this process, without plugins that no test of the rules needs."""
    sys.path.insert(0, str(ROOT / "src"))
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    sys.dont_write_bytecode = False  # or each of hundreds of runs compiles everything
    options = ["-x", "-o", "addopts=", "--assert=plain", "-p", "_hypothesis_pytestplugin"]
    options += ["-p", "no:cacheprovider", "-p", "no:terminal", "--capture=no"]
    return int(pytest.main([*options, f"--basetemp={scratch}", *where], plugins=plugins))


def by_itself() -> None:
    """What a child may not do: speak, take all memory, ask golden games or other processes.

    A test that does so is skipped: a golden game notices every change and proves no rule.
    """
    quiet = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(quiet, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.addaudithook(_watch)


def _watch(event: str, arguments: tuple[object, ...]) -> None:
    if event == "open" and str(arguments[0]).endswith(".txt"):
        path = Path(str(arguments[0]))
        if path.parent.name == GOLDEN or path.name.startswith(GOLDEN):
            pytest.skip("asks a golden game")
    elif event in {"subprocess.Popen", "os.fork", "os.posix_spawn"}:
        pytest.skip("starts a process")


def change(mutant: Mutant) -> None:
    """From now on this process reads the changed file."""
    if mutant.module:
        sys.meta_path.insert(0, Finder(mutant))
        return
    text = mutant.text
    read = Path.read_text

    def read_text(self: Path, encoding: str | None = None, errors: str | None = None) -> str:
        return text if self == mutant.path else read(self, encoding, errors)

    # The package reads its content by `Traversable.read_text`, here a `Path`.
    setattr(Path, "read_text", read_text)  # noqa: B010


def try_out(mutant: Mutant | None, limits: Mapping[str, float], scratch: str, result: int) -> None:
    """In a child: run these tests until one fails, and write its name to `result`.

    `limits` is how long each may take. No mutant: no change.
    """
    by_itself()
    signal.setitimer(signal.ITIMER_VIRTUAL, SLOWEST_START)
    if mutant is not None:
        change(mutant)
    suite = Suite(limits)
    code = run([suite], sorted({file_of(test) for test in limits}), scratch) if limits else 0
    # An interrupted or broken run is noticed too; 5 is one whose tests are gone.
    if code not in {0, 5} and not suite.failed:
        suite.failed = f"pytest ends with {code}"
    os.write(result, suite.failed.encode())


def _listed(path: object) -> list[str]:
    return [str(one) for one in path] if isinstance(path, Iterable) else []
