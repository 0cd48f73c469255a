"""Do the tests notice? `make mutants` changes the rules in small ways: each must fail a test.

A sample of changes of the code and of numbers in the content, always the same ones. Each is tried
in a process of its own by the tests that come by its line; what is read once for all (a constant, a
number of the content) by all that have to do with its package. Golden games and tests that start
processes are left out. What survives and changes nothing is listed in docs/mutants.md.
"""

import os
import re
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Collection
from functools import partial
from pathlib import Path

from tools.mutants.explained import EXPLAINED, explained
from tools.mutants.mapping import Map, Tracer, digest, file_of, keep, kept
from tools.mutants.rounds import MAP, Rounds, begin, end
from tools.mutants.sample import (
    CODE,
    PACKAGES,
    ROOT,
    SURVIVES,
    Mutant,
    contents,
    in_code,
    in_content,
    named,
    sample,
    sources,
)
from tools.mutants.trying import TESTS, Suite, by_itself, run, try_out

SEED = 1
LEAST_KILLED = 0.95
MOST_EXPLAINED = 0.02
OF_PAGES = re.compile(r"pages?|browser|spoilers")
"""How files are called whose tests open pages: they show what rules say, and take long."""


def main() -> int:
    asked = _asked()
    # The order in sets must not decide who survives.
    if os.environ.get("PYTHONHASHSEED") != "0":
        again = [sys.executable, "-m", "tools.mutants", *sys.argv[1:]]
        os.execve(sys.executable, again, {**os.environ, "PYTHONHASHSEED": "0"})
    os.chdir(ROOT)
    mutants = drawn(asked)
    if asked.list:
        print("\n".join(mutant.name for mutant in mutants))
        return 0
    seen = look(asked.map, asked.jobs)
    known = kept(MAP)
    if not asked.quick:
        check_without_change(known, seen, asked.jobs)
    return report(mutants, tried(mutants, known, asked))


def drawn(asked: Namespace) -> list[Mutant]:
    """The sample, or those that somebody has named."""
    code, content = in_code(asked.only), in_content(asked.only)
    if asked.named is None:
        return [*sample(code, asked.code, SEED), *sample(content, asked.numbers, SEED)]
    said = asked.named.read_text(encoding="utf-8")
    return named([*code, *content], said)


def _asked() -> Namespace:
    parser = ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("-j", "--jobs", type=int, default=2)
    parser.add_argument("--code", type=int, default=400, help="how many changes of the code")
    parser.add_argument("--numbers", type=int, default=100, help="how many numbers of the content")
    parser.add_argument("--only", default="", help="how the file begins, as in scythe/scoring.py")
    parser.add_argument("--named", type=Path, help="a file: only what it names (or says survives)")
    parser.add_argument("--map", action="store_true", help="find anew which tests come by a line")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    parser.add_argument("--quick", action="store_true", help="try only the first tests")
    parser.add_argument("-v", "--verbose", action="store_true", help="say who killed each of them")
    return parser.parse_args()


def look(everywhere: bool, jobs: int) -> list[str]:
    """Run the tests that are new or come by what is new, and write down where they come by."""
    known = Map() if everywhere else kept(MAP)
    tests = files_of_tests()
    digests = what_is_said(tests)
    new = known.outdated(digests, tests)
    if not new:
        return []
    print(f"Where do the tests in {len(new)} files come by? It may take minutes.", flush=True)
    known.without({*new, *(known.digests.keys() - digests.keys())})
    with tempfile.TemporaryDirectory() as scratch:
        parts = [new[n::jobs] for n in range(min(jobs, len(new)))]
        children = [follow(part, f"{scratch}/{n}") for n, part in enumerate(parts)]
        statuses = [os.waitpid(child, 0)[1] for child in children]
        for n, status in enumerate(statuses):
            if status:
                failed = Path(f"{scratch}/{n}.failed")
                said = failed.read_text("utf-8") if failed.exists() else "the run broke off"
                sys.exit(f"Without any change a test fails: {said}")
            known.join(kept(Path(f"{scratch}/{n}")))
    known.digests = digests
    keep(MAP, known)
    return new


def follow(tests: list[str], result: str) -> int:
    """Start a child that runs these files of tests and keeps a map of them."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            by_itself()
            tracer, suite = Tracer(), Suite({})
            code = run([tracer, suite], tests, result + ".tests")
            Path(result + ".failed").write_text(suite.failed, encoding="utf-8")
            keep(Path(result), tracer.map)
        finally:
            os._exit(0 if code == 0 else 1)
    return child


def files_of_tests() -> list[str]:
    found = [path for one in TESTS for path in sorted((ROOT / one).rglob("test_*.py"))]
    alone = [ROOT / one for one in TESTS if (ROOT / one).is_file()]
    files = [path.relative_to(ROOT).as_posix() for path in (*found, *alone)]
    return [file for file in files if not OF_PAGES.search(file.rpartition("/")[2])]


def what_is_said(tests: list[str]) -> dict[str, str]:
    """The digests of these tests, of what helps them, and of the rules and their content."""
    helpers = [path for path in (ROOT / "tests").rglob("*.py") if not path.name.startswith("test_")]
    rules = [*sources(""), *contents("")]
    return {
        **{test: digest(ROOT / test) for test in tests},
        **{path.relative_to(ROOT).as_posix(): digest(path) for path in helpers},
        **{path.relative_to(CODE).as_posix(): digest(path) for path in rules},
    }


def tried(mutants: list[Mutant], known: Map, asked: Namespace) -> list[Mutant]:
    """Try every mutant: those of functions in copies, the others from the start. Who survives?"""
    functions = [mutant for mutant in mutants if not known.any_may_notice(mutant)]
    rounds = Rounds(known, len(mutants), asked)
    if functions:
        rounds.in_copies(functions)
    rounds.from_the_start([mutant for mutant in mutants if mutant.name not in rounds.done])
    return [mutant for mutant in mutants if not rounds.done[mutant.name]]


def check_without_change(known: Map, seen: Collection[str], jobs: int) -> None:
    """Every mutant would seem killed by a test that fails anyway. `seen` are those that did not."""
    files = sorted({file_of(test) for test in known.tests}.difference(seen))
    parts = [set(files[n::jobs]) for n in range(jobs)]
    limits = [known.limits([one for one in known.tests if file_of(one) in part]) for part in parts]
    trials = dict(begin(partial(try_out, None, part)) for part in limits)
    for child, trial in trials.items():
        _, status = os.waitpid(child, 0)
        if failed := end(trial, status):
            sys.exit(f"Without any change a test fails: {failed}")


def report(mutants: list[Mutant], survivors: list[Mutant]) -> int:
    """Say what survives and how many, for each package; 1 is below the bar."""
    reasons = explained(EXPLAINED.read_text(encoding="utf-8"))
    same = [mutant for mutant in survivors if mutant.name in reasons]
    alive = [mutant for mutant in survivors if mutant.name not in reasons]
    stale = {mutant.name for mutant in mutants} & reasons.keys() - {one.name for one in same}
    counts = [Counter(mutant.package for mutant in those) for those in (mutants, alive, same)]
    for package in PACKAGES:
        tried, left, equal = (count[package] for count in counts)
        killed = tried - left - equal
        print(f"{package}: {killed} of {tried} killed, {left} survive, {equal} explained")
    for mutant in sorted(alive):
        print(f"{SURVIVES}{mutant.name}")
    for name in sorted(stale):
        print(f"explained, but killed: {name}")
    killed = len(mutants) - len(survivors)
    print(f"{killed} of {len(mutants)} killed ({killed / max(1, len(mutants)):.1%})")
    enough = killed >= LEAST_KILLED * len(mutants) and len(same) <= MOST_EXPLAINED * len(mutants)
    return 0 if enough and not stale else 1


if __name__ == "__main__":
    sys.exit(main())
