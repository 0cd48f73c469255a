"""The folder of static files: every name but the front doors carries a hash of its content."""

import gzip
import json
import shutil
import struct
import zipfile
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

KINDS = {
    ".bundle": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".so": "application/wasm",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}
OLD = (1980, 1, 1, 0, 0, 0)


class File(NamedTuple):
    """One file of the site: where it lies, what the browser calls it, and its bytes."""

    source: str
    name: str
    raw: int
    wire: int

    def told(self) -> dict[str, str | int]:
        """What the service worker is told."""
        kind = KINDS[Path(self.name or "index.html").suffix]
        return {"from": self.source, "as": self.name, "type": kind, "wire": self.wire}


class Site:
    """Files are written in the order in which they name each other."""

    def __init__(self, folder: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "_").mkdir(parents=True)
        self.folder = folder
        self.files: list[File] = []
        self.names: dict[str, str] = {}
        """What stands for `@name@` in the files that come after."""

    def packed(self, name: str, content: bytes, place: str | None = None) -> None:
        """A large file: compressed here, so that it is small on any host; unpacked on arrival."""
        address = place or f"_/{_marked(name, content)}"
        self.names[name] = address
        self._add(f"{address}.pack", address, content, gzip.compress(content, 9, mtime=0))

    def plain(self, name: str, content: bytes, *, door: bool = False) -> None:
        """A small file, as it is; a door has a name that never changes."""
        address = name if door else f"_/{_marked(name, content)}"
        self.names[name] = address
        self._add(address, "" if name == "index.html" else address, content, content)

    def filled(self, template: Path) -> bytes:
        """A file of ours, with the names and values that it mentions."""
        text = template.read_text(encoding="utf-8")
        for name, value in self.names.items():
            text = text.replace(f"@{name}@", value)
        return text.encode()

    def version(self) -> str:
        """Changes with anything in the site."""
        return sha256(json.dumps([one.source for one in self.files]).encode()).hexdigest()[:12]

    def _add(self, source: str, name: str, content: bytes, wire: bytes) -> None:
        file = self.folder / source
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(wire)
        self.files.append(File(source, name, len(content), len(wire)))


def bundled(tree: Path) -> bytes:
    """The files of a tree, one after the other, behind their names and sizes as JSON, behind the
    length of that.
    """
    files = sorted(file for file in tree.rglob("*") if file.is_file())
    sizes = {file.relative_to(tree).as_posix(): file.stat().st_size for file in files}
    head = json.dumps(sizes).encode()
    return b"".join([struct.pack("<I", len(head)), head, *(file.read_bytes() for file in files)])


def zipped(tree: Path) -> bytes:
    """The same as an archive that Python imports from; it is compressed as a whole later."""
    archive = tree.with_suffix(".zip")
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as made:
        for file in sorted(file for file in tree.rglob("*") if file.is_file()):
            name = zipfile.ZipInfo(file.relative_to(tree).as_posix(), OLD)
            made.writestr(name, file.read_bytes())
    return archive.read_bytes()


def _marked(name: str, content: bytes) -> str:
    stem, dot, ending = name.rpartition(".")
    return f"{stem}.{sha256(content).hexdigest()[:12]}{dot}{ending}"
