"""Types are learned by one thread at a time: msgspec ends the process when two do it at once."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import thirdchair
from thirdchair.kit.learned import learned

PACKAGE = Path(thirdchair.__file__).parent
ONLY = PACKAGE / "kit" / "learned.py"

MANY_AT_ONCE = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
import msgspec
from thirdchair.kit.content import parse

sys.setswitchinterval(1e-6)
together = Barrier(6)

def read(kind):
    together.wait()
    return parse('outer1 = {inner9 = {a = 1}}', kind, "test.toml").outer1.inner9

with ThreadPoolExecutor(6) as threads:
    for _ in range(60):
        Inner = msgspec.defstruct("Inner", [(f"inner{n}", dict[str, int], {}) for n in range(20)])
        Outer = msgspec.defstruct("Outer", [(f"outer{n}", Inner | None, None) for n in range(20)])
        assert list(threads.map(read, [Outer] * 6)) == [{"a": 1}] * 6
"""


def test_many_threads_may_be_the_first_to_use_a_type() -> None:
    done = subprocess.run(
        [sys.executable, "-c", MANY_AT_ONCE], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_type_is_taken_apart_before_anybody_uses_it() -> None:
    """One that cannot be is refused at once, as often as somebody comes with it."""
    one, other = (msgspec.defstruct(name, [("a", int)]) for name in ("One", "Other"))
    either = msgspec.defstruct("Either", [("b", one | other)])
    assert learned(one) is one
    for _ in range(2):
        with pytest.raises(TypeError, match="One"):
            learned(either)


def teaching(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls by which msgspec learns a type."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            name = ast.unparse(call.func)
            typed = name.endswith(".decode") and any(one.arg == "type" for one in call.keywords)
            if typed or name == "msgspec.convert" or name.endswith(".Decoder"):
                yield call


def test_types_are_learned_in_one_place() -> None:
    others = [path for path in PACKAGE.rglob("*.py") if path != ONLY]
    found = [
        f"{path.relative_to(PACKAGE)}:{call.lineno}"
        for path in others
        for call in teaching(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []
    assert len(list(teaching(ast.parse(ONLY.read_text(encoding="utf-8"))))) == 4
