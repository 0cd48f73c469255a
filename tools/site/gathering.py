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


def gather(wheels: list[Path], wanted: dict[str, Any], tree: Path) -> None:
    """Lay out what is needed of the wheels and of ours in `tree`."""
    shutil.rmtree(tree, ignore_errors=True)
    for wheel in wheels:
        _unpack(wheel, wanted, tree)
    _keep_licences(tree)
    for file in sorted((ROOT / "src").rglob("*")):
        name = file.relative_to(ROOT / "src").as_posix()
        if file.is_file() and not _is_out(name, wanted["ours"]["without"]):
            _put(tree / name, file.read_bytes())


def _unpack(wheel: Path, wanted: dict[str, Any], tree: Path) -> None:
    native = wheel.stem.endswith(wanted["pyodide"]["platform"])
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith("/"):
                continue
            if _is_out(name, wanted["wheels"]["without"]) or (name.endswith(".so") and not native):
                continue
            if ".dist-info/" in name and not (name.endswith("/METADATA") or _is_licence(name)):
                continue
            if name.startswith("babel/locale-data/") and not _is_spoken(name):
                continue
            _put(tree / name, archive.read(name))


def _keep_licences(tree: Path) -> None:
    """Every package names the texts of its licence, as the page about Third Chair reads them.

    Who says only that it is under the Apache License gets its text from one who brings it.
    """
    apache = next(tree.glob("*.dist-info/**/LICENSE.APACHE2")).read_bytes()
    for package in sorted(tree.glob("*.dist-info")):
        if not _texts(package):
            if b"Apache" not in (package / "METADATA").read_bytes():
                raise SystemExit(f"{package.name}: the text of its licence is missing")
            _put(package / "LICENSE.APACHE2", apache)
        record = "".join(f"{one.relative_to(tree).as_posix()},,\n" for one in _texts(package))
        _put(package / "RECORD", record.encode())


def _texts(package: Path) -> list[Path]:
    return sorted(one for one in package.rglob("*") if one.is_file() and one.name != "METADATA")


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
