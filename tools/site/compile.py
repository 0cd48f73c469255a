"""Runs inside Pyodide, under Node: modules without their docstrings, and templates, as byte code.

What is asserted stays: the app relies on some of it. Nothing here is imported by the tools.
"""

import ast
import importlib.util
import marshal
import sys
from fnmatch import fnmatch
from pathlib import Path

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
UNCHECKED = (0b01).to_bytes(4, "little")
"""The flags of byte code that nobody compares with its source."""


def compiled(source: bytes, name: str) -> bytes:
    """A `.pyc`."""
    tree = ast.parse(source, name)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            rest = node.body[1:]
            node.body = rest or [ast.copy_location(ast.Pass(), node.body[0])]
    code = compile(tree, name, "exec", dont_inherit=True)
    mark = importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + mark + marshal.dumps(code)


def compile_tree(tree: str, as_source: list[str]) -> int:
    """Put byte code in the place of each module; how many there were."""
    done = 0
    for file in sorted(Path(tree).rglob("*.py")):
        name = file.relative_to(tree).as_posix()
        if any(fnmatch(name, pattern) for pattern in as_source):
            continue
        file.with_suffix(".pyc").write_bytes(compiled(file.read_bytes(), name))
        file.unlink()
        done += 1
    return done


def compile_templates(tree: str) -> int:
    """Lay the templates of the app in this tree beside it, compiled; how many there are."""
    sys.path.insert(0, tree)
    sys.dont_write_bytecode = True
    from thirdchair.web.addresses import Addresses
    from thirdchair.web.games import FACES
    from thirdchair.web.rendering import rendering_of

    rendering = rendering_of(FACES, Addresses("/"))
    rendering.kept_in = Path(tree) / "templates"
    return rendering.compile_all()


if __name__ == "__main__":
    sys.exit("this runs inside Pyodide: see compile.mjs")
