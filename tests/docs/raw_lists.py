"""Finds raw lists of content that may have locks, in the rooms that people read.

Raw is what a function or an attribute of the kit or of a game returns if its annotation says: a
collection of a struct with a `lock`. Such a thing may be kept in a variable, be asked for one id,
and be handed to a `Reader` or back to the games. Whoever iterates, counts, searches, returns or
hands it on in any other way is found. The types come from the annotations; no list of names is
kept here.
"""

import ast
import builtins
import importlib
import inspect
import pkgutil
import textwrap
import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_origin

from thirdchair.kit.readers import Reader

SOURCES = ("thirdchair.kit", "thirdchair.tapestry", "thirdchair.scythe")
ROOMS = ("thirdchair.web", "thirdchair.words")
VIEWS = ("values", "items", "keys", "copy")
"""What a dictionary gives as a whole; `get` asks for one."""


class Found(NamedTuple):
    """A raw list, and where it stands."""

    file: str
    line: int
    code: str


class Is(NamedTuple):
    """What we know of an expression: the object itself, or its annotated type."""

    it: Any = None
    type: Any = None
    ours: bool = False
    """Does it come from the kit or a game?"""


UNKNOWN = Is()


def raw_lists_in(room: str) -> list[Found]:
    """All raw lists in the modules of a package."""
    return [
        found for name in modules_of(room) for found in raw_lists(importlib.import_module(name))
    ]


def raw_lists(module: types.ModuleType) -> list[Found]:
    """The raw lists in one module."""
    path = Path(str(module.__file__))
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return list(_Walk(module, "/".join(path.parts[-3:]), tree).all_of(tree))


@cache
def modules_of(package: str) -> list[str]:
    path = importlib.import_module(package).__path__
    return [package, *(one.name for one in pkgutil.walk_packages(path, f"{package}."))]


@cache
def namespace(name: str) -> dict[str, Any]:
    """What the names in the annotations of a module stand for, those for mypy alone too."""
    module = importlib.import_module(name)
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    guarded = [one for one in tree.body if isinstance(one, ast.If)]
    imports = [one for each in guarded for one in each.body if isinstance(one, ast.ImportFrom)]
    imports = [one for one in imports if str(one.module).startswith("thirdchair.")]
    found = {
        one.asname or one.name: getattr(importlib.import_module(str(each.module)), one.name)
        for each in imports
        for one in each.names
    }
    return {**found, **vars(module)}


# Types


def _hints(one: Any) -> dict[str, Any]:
    """Its annotations, as far as they can be understood."""
    while hasattr(one, "__wrapped__"):
        one = one.__wrapped__
    own = getattr(one, "__annotations__", {})
    known = namespace(one.__module__)
    return {key: _evaluated(value, known) for key, value in own.items()}


def _evaluated(hint: Any, known: dict[str, Any]) -> Any:
    if not isinstance(hint, str):
        return hint
    try:
        return eval(hint, known)
    except (NameError, TypeError, SyntaxError):
        return None


def _has_lock(kind: Any) -> bool:
    if get_origin(kind) in (typing.Union, types.UnionType):
        return any(map(_has_lock, get_args(kind)))
    return isinstance(kind, type) and any(
        "lock" in inspect.get_annotations(one) for one in kind.__mro__
    )


def _elements(kind: Any) -> list[Any]:
    """The types of what is in a collection; of a dictionary, of its values."""
    origin, args = get_origin(kind), get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return [one for each in args for one in _elements(each)]
    if not isinstance(origin, type) or not args or not issubclass(origin, Iterable):
        return []
    return [args[-1]] if issubclass(origin, Mapping) else [one for one in args if one is not ...]


def is_raw(one: Is) -> bool:
    return one.ours and any(map(_has_lock, _elements(one.type)))


def result(function: Any) -> Is:
    """What a call gives."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    if isinstance(function, type):
        return Is(type=function)
    if not isinstance(function, types.FunctionType):
        return UNKNOWN
    return Is(type=_hints(function).get("return"), ours=function.__module__.startswith(SOURCES))


def member(kind: Any, name: str) -> Is:
    """An attribute of an object of this type."""
    if get_origin(kind) in (typing.Union, types.UnionType):
        found = [member(one, name) for one in get_args(kind)]
        return next((one for one in found if one != UNKNOWN), UNKNOWN)
    if not isinstance(kind, type):
        return UNKNOWN
    match inspect.getattr_static(kind, name, None):
        case property(fget=function) if function is not None:
            return result(function)
        case types.FunctionType() as function:
            return Is(it=function)
        case one if hasattr(one, "func"):  # a cached property
            return result(one.func)
    for one in kind.__mro__:
        if name in inspect.get_annotations(one):
            return Is(type=_hints(one)[name], ours=one.__module__.startswith(SOURCES))
    return _given(kind, name)


def _given(kind: type, name: str) -> Is:
    """An attribute that an object keeps of what it was made with: `self.room = room`."""
    made = inspect.getattr_static(kind, "__init__", None)
    if not isinstance(made, types.FunctionType) or not made.__module__.startswith("thirdchair"):
        return UNKNOWN
    for one in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(made)))):
        match one:
            case ast.Assign(targets=[ast.Attribute(attr=attr)], value=ast.Name(id=given)):
                if attr == name:
                    return Is(type=_hints(made).get(given))
    return UNKNOWN


# The walk


class _Walk:
    """One module, from top to bottom."""

    def __init__(self, module: types.ModuleType, file: str, tree: ast.AST) -> None:
        self.known = namespace(module.__name__)
        self.file = file
        self.parents = {
            below: above for above in ast.walk(tree) for below in ast.iter_child_nodes(above)
        }

    def all_of(self, tree: ast.AST) -> Iterator[Found]:
        """What is raw below this node, function by function."""
        yield from self._block(tree, {})

    def _block(
        self, node: ast.AST, scope: dict[str, Is], of: type | None = None
    ) -> Iterator[Found]:
        for one in ast.iter_child_nodes(node):
            if isinstance(one, ast.ClassDef):
                yield from self._block(one, dict(scope), self.known.get(one.name))
            elif isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                yield from self._block(one, {**scope, **self._parameters(one, of)}, of)
            else:
                if isinstance(one, ast.expr) and self._misused(one, node, scope):
                    yield Found(self.file, one.lineno, ast.unparse(one))
                if isinstance(one, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
                    yield from self._block(one, self._comprehended(one, scope), of)
                else:
                    self._remember(one, scope)
                    yield from self._block(one, scope, of)

    def _parameters(self, function: Any, of: type | None) -> dict[str, Is]:
        found = {}
        for one in (*function.args.args, *function.args.kwonlyargs, *function.args.posonlyargs):
            hint = _evaluated(ast.unparse(one.annotation), self.known) if one.annotation else None
            hint = _evaluated(hint, self.known) if isinstance(hint, str) else hint
            found[one.arg] = Is(type=of if one.arg == "self" else hint)
        return found

    def _remember(self, node: ast.AST, scope: dict[str, Is]) -> None:
        """What a name stands for from here on."""
        match node:
            case ast.Assign(targets=[target], value=value):
                self._bind(target, value, scope)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                self._bind(target, value, scope)
            case ast.NamedExpr(target=target, value=value):
                self._bind(target, value, scope)
            case ast.For(target=target, iter=over):
                self._loop(target, over, scope)

    def _bind(self, target: ast.expr, value: ast.expr, scope: dict[str, Is]) -> None:
        match target, value:
            case ast.Name(id=name), _:
                scope[name] = self.infer(value, scope)
            case ast.Tuple(elts=targets), ast.Tuple(elts=values) if len(targets) == len(values):
                for one, two in zip(targets, values, strict=True):
                    self._bind(one, two, scope)

    def _comprehended(self, node: Any, scope: dict[str, Is]) -> dict[str, Is]:
        inner = dict(scope)
        for one in node.generators:
            self._loop(one.target, one.iter, inner)
        return inner

    def _loop(self, target: ast.expr, over: ast.expr, scope: dict[str, Is]) -> None:
        """A loop variable is one of what it runs over."""
        if isinstance(target, ast.Name):
            found = _elements(self.infer(over, scope).type)
            scope[target.id] = Is(type=found[0]) if len(found) == 1 else UNKNOWN

    def _misused(self, node: ast.expr, parent: ast.AST, scope: dict[str, Is]) -> bool:
        return is_raw(self.infer(node, scope)) and not self._fine(node, parent, scope)

    def _fine(self, node: ast.expr, parent: ast.AST, scope: dict[str, Is]) -> bool:
        """May a raw list stand there?"""
        match parent:
            case ast.Assign() | ast.AnnAssign() | ast.NamedExpr() | ast.Attribute() | ast.BoolOp():
                return True
            case ast.IfExp(test=test):
                return node is not test
            case ast.Tuple():
                return isinstance(self.parents[parent], ast.Assign)
            case ast.Subscript(value=value, slice=at):
                return node is value and not isinstance(at, ast.Slice)
            case ast.Call(func=function):
                return node is function or self._may_have(function, scope)
        return False

    def _may_have(self, function: ast.expr, scope: dict[str, Is]) -> bool:
        """A reader may have it, and so may the games."""
        if isinstance(function, ast.Attribute):
            if self.infer(function.value, scope).type is Reader:
                return True
            if isinstance(self.infer(function.value, scope).it, Reader):
                return True
        called = self.infer(function, scope).it
        return str(getattr(called, "__module__", "")).startswith(SOURCES)

    # What an expression is

    def infer(self, node: ast.expr, scope: dict[str, Is]) -> Is:
        match node:
            case ast.Name(id=name):
                known = self.known.get(name, getattr(builtins, name, None))
                return scope.get(name) or Is(it=known)
            case ast.Attribute(value=value, attr=attr):
                return self._attribute(self.infer(value, scope), attr)
            case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in VIEWS:
                whole = self.infer(value, scope)
                return whole if is_raw(whole) else self._called(node, scope)
            case ast.Call():
                return self._called(node, scope)
            case ast.Subscript(value=value, slice=ast.Slice()):
                return self.infer(value, scope)
            case ast.Subscript(value=value):
                found = _elements(self.infer(value, scope).type)
                return Is(type=found[0]) if len(found) == 1 else UNKNOWN
            case ast.BinOp(left=left, right=right):
                sides = (self.infer(left, scope), self.infer(right, scope))
                return next(filter(is_raw, sides), UNKNOWN)
            case ast.IfExp(body=left, orelse=right):
                sides = (self.infer(left, scope), self.infer(right, scope))
                return next(filter(is_raw, sides), sides[0])
            case ast.BoolOp(values=values):
                parts = [self.infer(one, scope) for one in values]
                return next(filter(is_raw, parts), parts[0])
            case ast.NamedExpr(value=value):
                return self.infer(value, scope)
        return UNKNOWN

    def _attribute(self, base: Is, name: str) -> Is:
        if base.it is not None:
            return Is(it=getattr(base.it, name, None))
        return member(base.type, name)

    def _called(self, node: ast.Call, scope: dict[str, Is]) -> Is:
        function = self.infer(node.func, scope)
        if get_origin(function.type) is Callable:
            return Is(type=get_args(function.type)[-1])
        return UNKNOWN if function.it is None else result(function.it)
