"""Finds templates that reach for raw lists of content themselves, through a game or its material.

What a template is handed is checked where it is handed in (`raw_lists`). But it may be handed
something that has such lists, and types do not lead into templates. So this goes by names: those of
the attributes through which one comes to what has raw lists, and those of these lists.
"""

import importlib
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from jinja2 import Environment, nodes

from tests.docs.raw_lists import ROOMS, SOURCES, Is, is_raw, member, modules_of, result

TEMPLATES = Path("src/thirdchair/web")


def reached_for(template: str) -> list[str]:
    """The raw lists that a template reaches for."""
    tree = Environment().parse(template)
    found: Iterator[nodes.Getattr | nodes.Getitem] = tree.find_all((nodes.Getattr, nodes.Getitem))
    return [
        f"{_named(one.node)}.{_named(one)}"
        for one in found
        if _named(one) in doors().get(_named(one.node), ())
    ]


def _named(node: nodes.Node) -> str:
    """The last name of an expression: what it is."""
    match node:
        case nodes.Name(name=name) | nodes.Getattr(attr=name):
            return str(name)
        case nodes.Getitem(arg=nodes.Const(value=name)):
            return str(name)
        case nodes.Call(node=called):
            return _named(called)
    return ""


@cache
def doors() -> dict[str, frozenset[str]]:
    """What leads to something with raw lists, and what those are called: `game`, `contents` …"""
    found: dict[str, frozenset[str]] = {}
    for kind in _classes(*SOURCES, *ROOMS):
        for name, one in _members(kind):
            if isinstance(one.type, type) and (raw := _raw_members(one.type)):
                found[name] = found.get(name, frozenset()) | raw
    return found


@cache
def _raw_members(kind: type) -> frozenset[str]:
    ours = kind.__module__.startswith(SOURCES)
    return frozenset(name for name, one in _members(kind) if ours and is_raw(one))


def _members(kind: type) -> Iterator[tuple[str, Is]]:
    annotated = (name for each in kind.__mro__ for name in inspect.get_annotations(each))
    for name in {*vars(kind), *annotated}:
        if not name.startswith("_"):
            one = member(kind, name)
            yield name, one if one.it is None else result(one.it)


@cache
def _classes(*packages: str) -> list[type]:
    modules = [importlib.import_module(name) for one in packages for name in modules_of(one)]
    return [
        one
        for module in modules
        for one in vars(module).values()
        if isinstance(one, type) and one.__module__ == module.__name__
    ]
