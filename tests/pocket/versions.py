"""Another version of the built site: what the build would write if the engine had changed."""

import os
import re
import shutil
from hashlib import sha256
from pathlib import Path

STARTS = "await start();"
LATER = 60


def next_version(site: Path, folder: Path, *, fails: bool = False, mark: str = "next") -> str:
    """Every file that names a changed one changes with it, up to the service worker; the name of
    the new engine. One that `fails` never opens the tables."""
    shutil.copytree(site, folder, copy_function=os.link)
    engine = _marked(_text(folder, "engine.*.js"), mark)
    if fails:
        engine = engine.replace(STARTS, 'throw new Error("as a test wants it");')
    assert fails is (STARTS not in engine)
    names = dict([_replaced(folder, "engine.*.js", engine)])
    for file in ("shell.*.js", "index.*.html"):
        names |= [_replaced(folder, file, _named(_text(folder, file), names))]
    for door in (folder / "index.html", folder / "sw.js"):
        text = _named(door.read_text(encoding="utf-8"), names)
        door.unlink()  # it is the very file of the other version
        door.write_text(_marked(text, mark) if door.name == "sw.js" else text, encoding="utf-8")
        made = (site / "sw.js").stat().st_mtime + LATER * len(mark)
        os.utime(door, (made, made))  # a host tells files apart by their seconds
    return names[_engine(site)]


def _marked(text: str, mark: str) -> str:
    marked, places = re.subn(r'(const VERSION = "\w+)', rf"\1-{mark}", text)
    assert places == 1
    return marked


def _engine(site: Path) -> str:
    return next((site / "_").glob("engine.*.js")).name


def _text(folder: Path, pattern: str) -> str:
    return next((folder / "_").glob(pattern)).read_text(encoding="utf-8")


def _replaced(folder: Path, pattern: str, text: str) -> tuple[str, str]:
    """The old name and the new one."""
    file = next((folder / "_").glob(pattern))
    name = pattern.replace("*", sha256(text.encode()).hexdigest()[:12])
    file.unlink()
    (folder / "_" / name).write_text(text, encoding="utf-8")
    return file.name, name


def _named(text: str, names: dict[str, str]) -> str:
    for old, new in names.items():
        text = text.replace(old, new)
    return text
