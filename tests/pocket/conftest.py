"""The built site, and a browser that it lives in."""

import shutil
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any

import pytest

from tests.pocket.browsing import Host, Phone


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """The site as `make site` builds it, of this tree: once for all workers of a run."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        pytest.skip("The pocket is built with Node and npm, which are not here")
    from tools.site.__main__ import CACHE, build

    folder = tmp_path_factory.getbasetemp()
    if hasattr(request.config, "workerinput"):
        folder = folder.parent
    with (folder / "pocket.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not (folder / "pocket.built").exists():
            build(folder / "site", CACHE, brotli=1)
            (folder / "pocket.built").touch()
    return folder / "site"


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    host = Host(site)
    yield host
    host.stop()


@pytest.fixture
def phone(chromium: Any, tmp_path: Path, host: Host) -> Iterator[Phone]:
    phone = Phone(chromium.browser_type, tmp_path / "profile", host.url)
    yield phone
    phone.close()
