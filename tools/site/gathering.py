"""The tree of Python files that the site holds, and the licences of what is in it."""

import shutil
import zipfile
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from tools.site.fetching import ROOT

LANGUAGES = ("en", "de", "cs")
AS_SOURCE = ("anyio/__init__.py", "thirdchair/table/migrations/*")
"""What is read as text: anyio looks up its lazy imports there, and alembic its steps."""


def gather(wheels: list[Path], wanted: dict[str, Any], tree: Path, licences: Path) -> None:
    """Lay out what is needed of the wheels and of ours in `tree`."""
    shutil.rmtree(tree, ignore_errors=True)
    licences.mkdir(parents=True, exist_ok=True)
    for wheel in wheels:
        _unpack(wheel, wanted, tree, licences)
    _lend_apache(licences)
    for file in sorted((ROOT / "src").rglob("*")):
        name = file.relative_to(ROOT / "src").as_posix()
        if file.is_file() and not _is_out(name, wanted["ours"]["without"]):
            _put(tree / name, file.read_bytes())


def _unpack(wheel: Path, wanted: dict[str, Any], tree: Path, licences: Path) -> None:
    native = wheel.stem.endswith(wanted["pyodide"]["platform"])
    with zipfile.ZipFile(wheel) as archive:
        _keep_licences(archive, licences)
        for name in archive.namelist():
            if name.endswith("/"):
                continue
            if _is_out(name, wanted["wheels"]["without"]) or (name.endswith(".so") and not native):
                continue
            if ".dist-info/" in name and not name.endswith("/METADATA"):
                continue
            if name.startswith("babel/locale-data/") and not _is_spoken(name):
                continue
            _put(tree / name, archive.read(name))


def _keep_licences(archive: zipfile.ZipFile, licences: Path) -> None:
    """The texts that a wheel brings; if it brings none, what it says of its licence."""
    names = archive.namelist()
    texts = [name for name in names if _is_licence(name)]
    for name in texts or [name for name in names if name.endswith(".dist-info/METADATA")]:
        package = name.partition(".dist-info/")[0]
        file = f"{package}-{Path(name).name}".removesuffix(".txt")
        _put(licences / f"{file}.txt", archive.read(name))


def _lend_apache(licences: Path) -> None:
    """Who says only that it is under the Apache License gets its text from one who brings it."""
    text = next(licences.glob("*-LICENSE.APACHE2*")).read_bytes()
    for said in licences.glob("*-METADATA.txt"):
        if b"Apache" not in said.read_bytes():
            raise SystemExit(f"{said.name}: the text of its licence is missing")
        _put(licences / said.name.replace("METADATA", "LICENSE.APACHE2"), text)


def _is_licence(name: str) -> bool:
    last = name.rpartition("/")[2].upper()
    return ".dist-info/" in name and last.startswith(("LICEN", "COPYING", "NOTICE", "AUTHORS"))


def _is_spoken(name: str) -> bool:
    language = Path(name).stem
    return language == "root" or language in LANGUAGES


def _is_out(name: str, patterns: list[str]) -> bool:
    return "__pycache__" in name or any(fnmatch(name, pattern) for pattern in patterns)


def _put(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
