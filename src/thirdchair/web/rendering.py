"""Templates: compiled once, filled with words in the reader's language."""

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from jinja2 import Environment, FunctionLoader, StrictUndefined

from thirdchair import __version__
from thirdchair.web.drawing.symbols import sprite, symbol

HOST = files("thirdchair.web")
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
"""What a page may link to, by the ending of its name."""


def folder_of(name: str) -> tuple[Traversable, str]:
    """Where a template or static file lies: `scythe/table.html` with the face of Scythe."""
    game, slash, rest = name.partition("/")
    face = HOST / "games" / game
    return (face, rest) if slash and face.is_dir() else (HOST, name)


def render(template: str, context: dict[str, Any]) -> str:
    """The finished page."""
    return environment().get_template(template).render(context)


@cache
def environment() -> Environment:
    """Strict: an unknown name in a template is an error, and all text is escaped."""
    made = Environment(
        loader=FunctionLoader(_source),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(symbol=symbol, sprite=sprite, static=static_url, version=__version__)
    return made


def _source(name: str) -> str | None:
    folder, rest = folder_of(name)
    found = folder.joinpath("templates", rest)
    return found.read_text(encoding="utf-8") if found.is_file() else None


def is_static(name: str) -> bool:
    """Is there such a file for the pages to link to?"""
    folder, rest = folder_of(name)
    return rest.endswith(tuple(KINDS)) and folder.joinpath("static", rest).is_file()


@cache
def static_file(name: str) -> bytes:
    """A file that the pages link to."""
    folder, rest = folder_of(name)
    return folder.joinpath("static", rest).read_bytes()


@cache
def static_url(name: str) -> str:
    """Its address, which changes with its content, so that browsers may keep it."""
    mark = blake2b(static_file(name), digest_size=6).hexdigest()
    return f"/static/{name}?v={mark}"
