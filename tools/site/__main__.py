"""`python -m tools.site [FOLDER]`: builds the pocket into a folder of static files."""

import json
import shutil
import subprocess
import sys
import tomllib
import zipfile
from fnmatch import fnmatch
from hashlib import sha256
from pathlib import Path
from typing import Any

from thirdchair.words import LANGUAGES, Words
from tools.site.fetching import ROOT, pyodide, wheels
from tools.site.gathering import AS_SOURCE, gather
from tools.site.icons import png
from tools.site.writing import Site, bundled, zipped

HERE = Path(__file__).parent
LICENCES = HERE / "licences"
SHELL = ROOT / "src/thirdchair/pocket/site"
ICON = ROOT / "src/thirdchair/web/static/icon.svg"
CACHE = ROOT / "build/pocket"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
ICONS = {"icon-180.png": (180, 0.05), "icon-192.png": (192, 0.0), "icon-512.png": (512, 0.1)}
"""Dots along a side, and what stays empty around: phones cut the large one to their own shape."""
SENTENCES = (
    *("fetching", "starting", "insecure", "impossible", "offline", "failed", "full"),
    *("asleep", "held", "here", "again", "update", "update-now"),
)


def build(folder: Path, cache: Path = CACHE, brotli: int = 11) -> Site:
    """The site, of what is pinned and of this very tree. `brotli` is how hard it is compressed:
    11 takes a minute or two, 1 a moment.
    """
    wanted = tomllib.loads((HERE / "pocket.toml").read_text(encoding="utf-8"))
    runtime = pyodide(wanted["pyodide"], cache)
    site = Site(folder)
    app, stdlib = cache / "app", cache / "stdlib"
    found = wheels(wanted["wheels"]["names"], wanted["pyodide"], cache)
    gather(found, wanted, app)
    _unpack_stdlib(runtime, wanted["stdlib"]["without"], stdlib)
    _compile(runtime, app, stdlib)
    _add_runtime(site, runtime, zipped(stdlib))
    _add_library(site, app)
    site.packed("app.bundle", bundled(app))
    _add_shell(site)
    _add_licences(site, wanted)
    _compress(site, cache / "brotli", brotli)
    return site


def _unpack_stdlib(runtime: Path, without: list[str], tree: Path) -> None:
    shutil.rmtree(tree, ignore_errors=True)
    with zipfile.ZipFile(runtime / "python_stdlib.zip") as archive:
        names = archive.namelist()
        kept = [one for one in names if not any(fnmatch(one, pattern) for pattern in without)]
        archive.extractall(tree, kept)


def _compile(runtime: Path, *trees: Path) -> None:
    script, compiler = HERE / "compile.mjs", HERE / "compile.py"
    command = ["node", str(script), str(runtime), str(compiler), json.dumps(AS_SOURCE)]
    subprocess.run([*command, *map(str, trees)], check=True)


def _add_runtime(site: Site, runtime: Path, stdlib: bytes) -> None:
    """Pyodide asks for its parts by fixed names: the folder has the hash."""
    parts = {name: (runtime / name).read_bytes() for name in RUNTIME}
    parts["python_stdlib.zip"] = stdlib
    mark = sha256(b"".join(parts.values())).hexdigest()[:12]
    site.names["pyodide"] = f"_/pyodide-{mark}"
    for name, content in parts.items():
        site.packed(name, content, f"_/pyodide-{mark}/{name}")
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    site.names["lock"] = json.dumps(lock["info"])


def _add_library(site: Site, app: Path) -> None:
    """The one compiled part is loaded with Python itself; of its file only the name stays."""
    (library,) = app.rglob("*.so")
    site.names["library"] = library.relative_to(app).as_posix()
    site.packed("library.so", library.read_bytes())
    library.write_bytes(b"")


def _add_shell(site: Site) -> None:
    site.plain("icon.svg", ICON.read_bytes())
    for name, (size, room) in ICONS.items():
        site.plain(name, png(size, room))
    for name in ("opfs.js", "folder.js", "bundle.js", "python.js", "shell.css"):
        site.plain(name, site.filled(SHELL / name))
    site.names["version"] = site.version()
    site.plain("engine.js", site.filled(SHELL / "engine.js"))
    site.names["words"] = _sentences(*SENTENCES)
    site.names["said"] = _sentences("broke", "again")
    site.plain("shell.js", site.filled(SHELL / "shell.js"))
    site.plain("manifest.webmanifest", _manifest(site), door=True)
    site.plain("index.html", site.filled(SHELL / "index.html"), door=True)
    add_signpost(site)
    site.names["version"] = site.version()
    site.names["files"] = json.dumps([one.told() for one in site.files])
    site.front("sw.js", site.filled(SHELL / "sw.js"))


def add_signpost(site: Site) -> None:
    """What a host shows for an address that it has no file for. No visit fetches it beforehand."""
    site.names["lost"] = _sentences("lost", "again")
    (site.folder / "404.html").write_bytes(site.filled(SHELL / "404.html"))


def _sentences(*names: str) -> str:
    """What a page says by itself, in every language, as its script reads it."""
    spoken = {code: Words(code) for code in LANGUAGES}
    said = {
        code: {name: words.text(f"pocket-{name}") for name in names}
        for code, words in spoken.items()
    }
    return json.dumps(said, ensure_ascii=False)


def _manifest(site: Site) -> bytes:
    drawn = {"src": site.names["icon.svg"], "sizes": "any", "type": "image/svg+xml"}
    painted = [
        {"src": site.names[f"icon-{size}.png"], "sizes": f"{size}x{size}", "type": "image/png"}
        for size in (192, 512)
    ]
    said: dict[str, Any] = {
        "name": "Third Chair",
        "short_name": "Third Chair",
        "description": Words("en").text("page-tagline"),
        "lang": "en",
        "start_url": "./",  # its address is the id, too: a host may have several of these sites
        "scope": "./",
        "display": "standalone",
        "background_color": "#f6efe2",
        "theme_color": "#3a2c4d",
        "icons": [drawn, *painted, {**painted[-1], "purpose": "maskable"}],
    }
    return json.dumps(said).encode()


def _add_licences(site: Site, wanted: dict[str, Any]) -> None:
    """Pyodide's own, and of what is compiled into it; the wheels bring theirs into the app."""
    version, folder = wanted["pyodide"]["version"], site.folder / "licences"
    note = (
        f"Pyodide {version} is used unchanged but for its standard library, which is compiled and\n"
        "shortened: docstrings and modules that nothing here needs are left out. It is licensed\n"
        "under the Mozilla Public License 2.0, whose text follows; its source is the tag\n"
        f"{version} of github.com/pyodide/pyodide. What is compiled into it, and under which\n"
        "licences, tells pyodide/INSIDE.txt.\n\n"
    )
    text = (LICENCES / "MPL-2.0.txt").read_text(encoding="utf-8")
    folder.mkdir()
    (folder / f"pyodide-{version}.txt").write_text(note + text, encoding="utf-8")
    shutil.copytree(LICENCES, folder / "pyodide")


def _compress(site: Site, cache: Path, quality: int) -> None:
    """Lay each large file beside itself as brotli makes it, which is slow: once for a content."""
    cache.mkdir(parents=True, exist_ok=True)
    kept = {}
    for one in site.large():
        content = one.read_bytes()
        kept[one] = cache / f"{sha256(content).hexdigest()}-{quality}"
        if not kept[one].with_suffix(".br").is_file():
            kept[one].write_bytes(content)
    fresh = [str(one) for one in kept.values() if one.is_file()]
    subprocess.run(["node", str(HERE / "compress.mjs"), str(quality), *fresh], check=True)
    for one, compressed in kept.items():
        shutil.copyfile(compressed.with_suffix(".br"), one.with_name(f"{one.name}.br"))
        compressed.unlink(missing_ok=True)


def table(site: Site) -> str:
    """What each file weighs."""
    rows = [
        f"{one.raw:>12,}  {one.gzip:>12,}  {one.brotli:>12,}  {one.name}" for one in site.weights()
    ]
    return "\n".join([f"{'raw':>12}  {'gzip':>12}  {'brotli':>12}", *rows])


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "site"
    budget = tomllib.loads((HERE / "pocket.toml").read_text(encoding="utf-8"))["budget"]
    site = build(folder)
    print(table(site))
    *_, whole = site.weights()
    if whole.gzip > budget["gzip"] or whole.brotli > budget["brotli"]:
        most = f"{budget['gzip']:,} with gzip and {budget['brotli']:,} with brotli"
        sys.exit(f"too many bytes over the wire: the budget is {most}")


if __name__ == "__main__":
    main()
