"""Small changes of Python code: each is one place of a module that says something else."""

import ast
from collections.abc import Iterator
from typing import NamedTuple

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
CALLED = {
    "min": "max",
    "max": "min",
    "any": "all",
    "all": "any",
    "keep_nearest": "keep_farthest",
    "keep_farthest": "keep_nearest",
}


class Place(NamedTuple):
    """Where a node stands: in which function ("": in none) and statement, as which field of what.

    Whoever comes by none of its `lines` notices no change; at the import there are none.
    """

    function: str
    lines: range
    parent: ast.AST
    field: str
    nth: int | None
    node: ast.AST


class Change(NamedTuple):
    """One node in the place of another, and how both are said."""

    place: Place
    instead: ast.AST
    was: str
    becomes: str


def changes(tree: ast.Module) -> Iterator[Change]:
    """Every small change of a module, in the order of its text; the one at hand is made in it."""
    for place in _places(tree):
        for instead in _instead(place):
            ast.copy_location(instead, place.node)
            # A number alone says little: what stands around it tells which one it is.
            shown = place.parent if isinstance(place.node, ast.Constant) else place.node
            was = _said(shown)
            put(place, instead)
            yield Change(place, instead, was, _said(shown if shown is place.parent else instead))
            put(place, place.node)


def put(place: Place, node: ast.AST) -> None:
    """Put a node into a place of its tree."""
    if place.nth is None:
        setattr(place.parent, place.field, node)
    else:
        vars(place.parent)[place.field][place.nth] = node


def _places(tree: ast.Module) -> Iterator[Place]:
    """All nodes that mean something at run time: no types, no imports, no texts."""
    names: list[str] = []

    def below(node: ast.AST, function: str, lines: range) -> Iterator[Place]:
        for field, value in ast.iter_fields(node):
            if _only_a_type(node, field):
                continue
            listed = isinstance(value, list)
            for index, child in enumerate(value if listed else [value]):
                if not isinstance(child, ast.AST) or isinstance(child, ast.Import | ast.ImportFrom):
                    continue
                at = _lines(child) if function and isinstance(child, ast.stmt) else lines
                yield Place(function, at, node, field, index if listed else None, child)
                yield from inside(child, function, at)

    def inside(child: ast.AST, function: str, lines: range) -> Iterator[Place]:
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.append(child.name)
            if not isinstance(child, ast.ClassDef) and not function:
                # What it takes by default matters to whoever comes by any of its lines.
                function, lines = ".".join(names), range(child.lineno, (child.end_lineno or 0) + 1)
            yield from below(child, function, lines)
            names.pop()
        else:
            yield from below(child, function, lines)

    yield from below(tree, "", range(0))


def _lines(statement: ast.stmt) -> range:
    """The lines of a statement, but not of those that stand in it."""
    match statement:
        case ast.If() | ast.For() | ast.AsyncFor() | ast.While() | ast.With() | ast.AsyncWith():
            return range(statement.lineno, statement.body[0].lineno)
        case _:
            return range(statement.lineno, (statement.end_lineno or 0) + 1)


def _only_a_type(node: ast.AST, field: str) -> bool:
    """Type checkers alone read annotations, and the decorators and bases of a class are no rule.

    `strict=True` is none either: it says what the author is sure of.
    """
    match node:
        case ast.keyword():
            return node.arg == "strict"
        case ast.AnnAssign() | ast.arg():
            return field == "annotation"
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return field in {"returns", "decorator_list"}
        case ast.ClassDef():
            return field in {"bases", "keywords", "decorator_list"}
        case ast.Subscript():
            return isinstance(node.value, ast.Name) and node.value.id in {"Literal", "Annotated"}
        case _:
            return False


def _instead(place: Place) -> Iterator[ast.AST]:
    match place.node:
        case ast.Compare(left=left, ops=ops, comparators=others):
            for index, operator in enumerate(ops):
                changed = [*ops[:index], COMPARED[type(operator)](), *ops[index + 1 :]]
                yield ast.Compare(left, changed, others)
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in COUNTED:
            # Beside a function `a | b` is a type.
            if place.function or isinstance(operator, ast.Add | ast.Sub):
                yield ast.BinOp(left, COUNTED[type(operator)](), right)
        case ast.AugAssign(target=target, op=operator, value=value) if type(operator) in COUNTED:
            yield ast.AugAssign(target, COUNTED[type(operator)](), value)
        case ast.BoolOp(op=operator, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1)) if _is_index(place):
            yield ast.Constant(0)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            if value:
                yield ast.Constant(value - 1)
            elif not _is_index(place):  # the last of one is the first, and of two is tried already
                yield ast.UnaryOp(ast.USub(), ast.Constant(1))
        case ast.Return(value=value) if value is not None and not _means_no(value):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.Raise():
            yield ast.Pass()
        case ast.Call(func=ast.Attribute(value=kept, attr=name)) if name.startswith("keep"):
            if not isinstance(place.parent, ast.Expr):
                yield kept
        case ast.Name(id=name) if name in CALLED and _is_called(place):
            yield ast.Name(CALLED[name], ast.Load())
        case ast.Attribute(value=value, attr=name) if name in CALLED and _is_called(place):
            yield ast.Attribute(value, CALLED[name], ast.Load())
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case _:
            pass


def _is_index(place: Place) -> bool:
    return isinstance(place.parent, ast.Subscript)


def _is_called(place: Place) -> bool:
    return isinstance(place.parent, ast.Call) and place.field == "func"


def _means_no(node: ast.AST) -> bool:
    """To whoever asks, `None` and `False` are the same."""
    return isinstance(node, ast.Constant) and (node.value is None or node.value is False)


def _said(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())
