"""Templates: compiled once, filled with words in the reader's language."""

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from thirdchair import __version__
from thirdchair.web.drawing.symbols import sprite, symbol

STATIC = {
    "page.css": "text/css; charset=utf-8",
    "dark.css": "text/css; charset=utf-8",
    "page.js": "text/javascript; charset=utf-8",
    "solo.css": "text/css; charset=utf-8",
    "solo.js": "text/javascript; charset=utf-8",
    "settle.js": "text/javascript; charset=utf-8",
    "scenario.css": "text/css; charset=utf-8",
    "scythe.css": "text/css; charset=utf-8",
    "scythe.js": "text/javascript; charset=utf-8",
    "scythe-rest.css": "text/css; charset=utf-8",
    "sheet.css": "text/css; charset=utf-8",
    "override.css": "text/css; charset=utf-8",
    "sheet.js": "text/javascript; charset=utf-8",
    "flow.css": "text/css; charset=utf-8",
    "large.css": "text/css; charset=utf-8",
    "print.css": "text/css; charset=utf-8",
    "motion.js": "text/javascript; charset=utf-8",
    "aloud.js": "text/javascript; charset=utf-8",
    "awake.js": "text/javascript; charset=utf-8",
    "keep.js": "text/javascript; charset=utf-8",
    "box.css": "text/css; charset=utf-8",
    "icon.svg": "image/svg+xml",
}


def render(template: str, context: dict[str, Any]) -> str:
    """The finished page."""
    return environment().get_template(template).render(context)


@cache
def environment() -> Environment:
    """Strict: an unknown name in a template is an error, and all text is escaped."""
    made = Environment(
        loader=PackageLoader("thirdchair.web", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(symbol=symbol, sprite=sprite, static=static_url, version=__version__)
    return made


@cache
def static_file(name: str) -> bytes:
    """A file that the pages link to."""
    return files("thirdchair.web").joinpath("static", name).read_bytes()


@cache
def static_url(name: str) -> str:
    """Its address, which changes with its content, so that browsers may keep it."""
    mark = blake2b(static_file(name), digest_size=6).hexdigest()
    return f"/static/{name}?v={mark}"
