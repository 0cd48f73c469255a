"""Templates and static files of the host and of every face: compiled once, filled with words."""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache, cached_property
from hashlib import blake2b
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path
from posixpath import normpath
from typing import Any

from jinja2 import Environment, FileSystemBytecodeCache, FunctionLoader, StrictUndefined
from jinja2.bccache import Bucket
from markupsafe import Markup

from thirdchair import __version__
from thirdchair.web.addresses import Addresses
from thirdchair.web.drawing.symbols import sprite, symbol
from thirdchair.web.face import Faces

HOST = files("thirdchair.web")
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
"""What a page may link to, by the ending of its name."""


class Rendering:
    """The templates and files of one application. `scythe/table.html` lies with its face."""

    def __init__(self, faces: Faces, to: Addresses) -> None:
        self._faces, self._to = faces, to
        self.kept_in: Path | None = None
        """Where compiled templates outlive the process; to be said before the first page."""
        self.static_file = cache(self._static_file)
        self.static_url = cache(self._static_url)
        self.sprite = cache(self._sprite)

    def render(self, template: str, context: dict[str, Any]) -> str:
        """The finished page."""
        return self._environment.get_template(template).render(context)

    def compile_all(self) -> int:
        """Compile every template, so that all are kept; how many there are."""
        names = [*_templates(HOST)]
        for game, face in self._faces.items():
            names += [f"{game}/{name}" for name in _templates(face().folder)]
        for name in names:
            self._environment.get_template(name)
        return len(names)

    def game_of(self, template: str) -> str | None:
        """The game whose face a template belongs to."""
        game = template.partition("/")[0]
        return game if game in self._faces else None

    def _sprite(self, game: str | None) -> Markup:
        """The symbols of the host, and of the game that a page is about."""
        own = [self._faces[game]().folder] if game else []
        return sprite(HOST / "drawing", *own)

    def styles(self, game: str | None) -> tuple[str, ...]:
        """The style sheets of the game that a page is about."""
        return self._faces[game]().styles if game else ()

    def static_kind(self, name: str) -> str | None:
        """The media type of a file that all pages may link to; None if there is no such file."""
        return None if self._locked(name) else self.kind_of(name)

    def kind_of(self, name: str) -> str | None:
        """The same for any file of a face, a locked one too."""
        folder, rest = self._place(name)
        kind = KINDS.get(rest[rest.rfind(".") :])
        here = rest == normpath(rest)  # a file has one name, and no other is looked up
        return kind if kind and here and folder.joinpath("static", rest).is_file() else None

    def _locked(self, name: str) -> bool:
        """Is it a file that a campaign reveals? Some disks do not care about capitals."""
        game, _, rest = name.partition("/")
        locked = self._faces[game]().locked_files if game in self._faces else ()
        return rest.casefold() in map(str.casefold, locked)

    def _static_file(self, name: str) -> bytes:
        """A file that the pages link to."""
        folder, rest = self._place(name)
        return folder.joinpath("static", rest).read_bytes()

    def _static_url(self, name: str) -> str:
        """Its address, which changes with its content, so that browsers may keep it."""
        mark = blake2b(self.static_file(name), digest_size=6).hexdigest()
        return self._to(f"/static/{name}?v={mark}")

    def _place(self, name: str) -> tuple[Traversable, str]:
        game, slash, rest = name.partition("/")
        if slash and game in self._faces:
            return self._faces[game]().folder, rest
        return HOST, name

    def _source(self, name: str) -> str | None:
        folder, rest = self._place(name)
        found = folder.joinpath("templates", rest)
        return found.read_text(encoding="utf-8") if found.is_file() else None

    @cached_property
    def _environment(self) -> Environment:
        """Strict: an unknown name in a template is an error, and all text is escaped."""
        made = Environment(
            loader=FunctionLoader(self._source),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            bytecode_cache=Compiled(self.kept_in) if self.kept_in else None,
        )
        made.globals.update(
            symbol=symbol,
            static=self.static_url,
            to=self._to,
            version=__version__,
        )
        return made


def _templates(folder: Traversable) -> Iterator[str]:
    """The names of the templates below a folder."""
    with as_file(folder.joinpath("templates")) as place:
        for file in sorted(place.rglob("*.html")):
            yield file.relative_to(place).as_posix()


class Compiled(FileSystemBytecodeCache):
    """Compiled templates, kept as Python keeps compiled modules: where it can."""

    def __init__(self, folder: Path) -> None:
        # Another version may ask Jinja to read the same template in another way.
        super().__init__(str(folder), f"{__version__}-%s.template")

    def load_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            super().load_bytecode(bucket)

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            Path(self.directory).mkdir(mode=0o700, parents=True, exist_ok=True)
            super().dump_bytecode(bucket)


def rendering_of(faces: Faces, to: Addresses) -> Rendering:
    """The same templates are compiled once, however many applications there are."""
    return _rendering(tuple(faces.items()), to.root)


@cache
def _rendering(faces: tuple[Any, ...], root: str) -> Rendering:
    return Rendering(dict(faces), Addresses(root))
