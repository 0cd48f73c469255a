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
    gzip: int
    large: bool
    """It lies there as it is, for hosts that compress it or send what lies beside it, and packed
    for all others.
    """

    def told(self) -> dict[str, str | int | bool]:
        """What the service worker is told."""
        kind = KINDS[Path(self.name or "index.html").suffix]
        place = {"from": self.source, "as": self.name, "type": kind}
        return {**place, "bytes": self.gzip, "raw": self.raw, "packed": self.large}


class Weight(NamedTuple):
    """The bytes of a file: here, and over the wire of a host without brotli and of one with it."""

    raw: int
    gzip: int
    brotli: int
    name: str


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
        """A large file. Its packed form is small on any host; it is unpacked on arrival."""
        address = place or f"_/{_marked(name, content)}"
        self.names[name] = address
        pack = gzip.compress(content, 9, mtime=0)
        self._write(address, content)
        self._write(f"{address}.pack", pack)
        self.files.append(File(address, address, len(content), len(pack), large=True))

    def plain(self, name: str, content: bytes, *, door: bool = False) -> None:
        """A small file, as it is. A door has a name that never changes; the service worker fetches
        it by another, for a host may send an old door together with a new service worker.
        """
        marked = f"_/{_marked(name, content)}"
        self._write(marked, content)
        if door:
            self._write(name, content)
        self.names[name] = address = name if door else marked
        known_as = "" if name == "index.html" else address
        self.files.append(File(marked, known_as, len(content), len(content), large=False))

    def front(self, name: str, content: bytes) -> None:
        """What the browser itself asks for, before anything else of the site is there."""
        self._write(name, content)
        self.files.append(File(name, name, len(content), len(content), large=False))

    def filled(self, template: Path) -> bytes:
        """A file of ours, with the names and values that it mentions."""
        text = template.read_text(encoding="utf-8")
        for name, value in self.names.items():
            text = text.replace(f"@{name}@", value)
        return text.encode()

    def version(self) -> str:
        """Changes with anything in the site."""
        return sha256(json.dumps([one.source for one in self.files]).encode()).hexdigest()[:12]

    def large(self) -> list[Path]:
        """The files that are worth compressing."""
        return [self.folder / one.source for one in self.files if one.large]

    def weights(self) -> list[Weight]:
        """What each file weighs, the heaviest first, and all of them at the end."""
        found = [self._weight(one) for one in self.files]
        raw, gzipped = sum(one.raw for one in found), sum(one.gzip for one in found)
        whole = Weight(raw, gzipped, sum(one.brotli for one in found), "in all")
        return [*sorted(found, reverse=True), whole]

    def _weight(self, file: File) -> Weight:
        compressed = self.folder / f"{file.source}.br"
        brotli = compressed.stat().st_size if file.large else file.raw
        return Weight(file.raw, file.gzip, brotli, file.source)

    def _write(self, source: str, content: bytes) -> None:
        file = self.folder / source
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


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
