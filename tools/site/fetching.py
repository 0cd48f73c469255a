"""What others have made, fetched by npm and pip and checked against the pinned hashes."""

import base64
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def npm() -> str:
    """Where npm is; without it, and Node, there is no site."""
    found = shutil.which("npm")
    if found is None or shutil.which("node") is None:
        raise SystemExit("the site needs Node and npm, which were not found")
    return found


def pyodide(wanted: dict[str, Any], cache: Path) -> Path:
    """The unpacked npm package, exactly the one that is pinned."""
    folder = cache / f"pyodide-{wanted['version']}"
    if folder.is_dir():
        return folder
    cache.mkdir(parents=True, exist_ok=True)
    command = [npm(), "pack", "--json", "--silent", f"pyodide@{wanted['version']}"]
    packed = subprocess.run(command, cwd=cache, check=True, capture_output=True, text=True)
    tarball = cache / json.loads(packed.stdout)[0]["filename"]
    found = "sha512-" + base64.b64encode(hashlib.sha512(tarball.read_bytes()).digest()).decode()
    if found != wanted["integrity"]:
        tarball.unlink()
        raise SystemExit(f"{tarball.name} is not the pinned one: {found}")
    fresh = cache / "unpacking"
    shutil.rmtree(fresh, ignore_errors=True)
    with tarfile.open(tarball) as archive:
        archive.extractall(fresh, filter="data")
    (fresh / "package").rename(folder)
    return folder


def wheels(names: list[str], wanted: dict[str, Any], cache: Path) -> list[Path]:
    """The wheels for Pyodide; where there is none, one whose Python parts do without the others."""
    pins = _pins(names)
    mark = hashlib.sha256(f"{pins}{wanted}".encode()).hexdigest()[:12]
    folder = cache / f"wheels-{mark}"
    if not folder.is_dir():
        fresh = cache / "downloading"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        (fresh / "pins.txt").write_text(pins, encoding="utf-8")
        platforms = (wanted["platform"], "manylinux2014_x86_64", "manylinux_2_28_x86_64")
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--disable-pip-version-check", "--require-hashes", "--only-binary=:all:"]
        command += [f"--platform={one}" for one in platforms]
        command += [f"--python-version={wanted['python']}", "--implementation=cp"]
        command += [f"--abi={wanted['abi']}", "--abi=none"]
        command += ["-d", str(fresh), "-r", str(fresh / "pins.txt")]
        subprocess.run(command, check=True)
        fresh.rename(folder)
    return sorted(folder.glob("*.whl"))


def _pins(names: list[str]) -> str:
    """The lines of constraints.txt about these packages, with their hashes."""
    pinned = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    entries = {one.partition("==")[0]: one for one in re.split(r"(?m)^(?=[a-z])", pinned)}
    if missing := [name for name in names if name not in entries]:
        raise SystemExit(f"constraints.txt does not pin {', '.join(missing)}")
    return "".join(entries[name] for name in names)
