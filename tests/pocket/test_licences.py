"""Whoever passes software on passes on its licences: those of everything in the site."""

import json
import re
import subprocess
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest

from tools.site.__main__ import CACHE
from tools.site.fetching import ROOT

FOLDER = ROOT / "tools/site/licences"
INSIDE = (FOLDER / "INSIDE.txt").read_text(encoding="utf-8")
WANTED = tomllib.loads((ROOT / "tools/site/pocket.toml").read_text(encoding="utf-8"))
ASKED = """
const { loadPyodide } = await import(process.argv[1]);
const python = await loadPyodide();
const of = (name) => python._module.UTF8ToString(python._module[name]());
const told = JSON.parse(python.runPython(`
import json, platform, sqlite3, sys, zlib, _decimal, _zstd, pyexpat
versions = {
    "Python": platform.python_version(),
    "libmpdec": _decimal.__libmpdec_version__,
    "expat": pyexpat.EXPAT_VERSION.removeprefix("expat_"),
    "SQLite": sqlite3.sqlite_version,
    "zlib": zlib.ZLIB_RUNTIME_VERSION,
    "zstd": _zstd.zstd_version,
    "Emscripten": ".".join(map(str, sys._emscripten_info.emscripten_version)),
}
json.dumps([versions, sys.builtin_module_names])
`));
told[0]["bzip2"] = of("_BZ2_bzlibVersion").split(",")[0];
told[0]["liblzma (XZ Utils)"] = of("_lzma_version_string");
console.log(JSON.stringify(told));
process.exit(0);
"""


def test_the_list_names_every_text_and_every_text_is_there() -> None:
    named = set(re.findall(r"[\w.-]+\.txt", INSIDE))
    assert named == {one.name for one in FOLDER.iterdir()} - {"INSIDE.txt"}
    for name in named:
        text = (FOLDER / name).read_text(encoding="utf-8")
        assert len(text) > 1000, name
        assert not re.search(r"debian|dpkg", text, re.IGNORECASE), f"{name}: more than the licence"


def test_the_list_is_about_the_pinned_pyodide() -> None:
    assert f"compiled into Pyodide {WANTED['pyodide']['version']}," in INSIDE


@pytest.mark.journey
def test_the_versions_of_the_list_are_those_that_are_inside(site: Path) -> None:
    runtime = CACHE / f"pyodide-{WANTED['pyodide']['version']}" / "pyodide.mjs"
    command = ["node", "--input-type=module", "-e", ASKED, str(runtime)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    versions, builtin = json.loads(ran.stdout.splitlines()[-1])
    assert len(versions) == 9
    for part, version in versions.items():
        assert re.search(rf"(?m)^ ?{re.escape(part)} +{re.escape(version)} ", INSIDE), part
    assert not {"_ssl", "_hashlib", "_curses", "_gdbm", "_tkinter"} & set(builtin)


@pytest.mark.journey
def test_the_site_has_a_text_for_everything_inside(site: Path) -> None:
    found = {
        re.sub("[._]", "-", one.name.lower()): one
        for one in distributions(path=[str(CACHE / "app")])
    }
    assert set(found) == set(WANTED["wheels"]["names"])
    for name, package in found.items():
        texts = [one.read_text("utf-8") for one in package.files or ()]
        assert any(len(one) > 500 for one in texts), name
    assert (site / f"licences/pyodide-{WANTED['pyodide']['version']}.txt").is_file()
    beside = {one.name for one in (site / "licences/pyodide").iterdir()}
    assert beside == {one.name for one in FOLDER.iterdir()}
