"""The first page comes soon: what it does not show is loaded when somebody asks for it."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

ASKING = """
import asyncio, sys
from pathlib import Path
import httpx
from thirdchair.games import GAMES
from thirdchair.table.store import Store
from thirdchair.web import serving
from thirdchair.web.app import build

gate, _ = build(Store(GAMES, Path(sys.argv[1])))

def asked(*paths):
    return asyncio.run(answers(paths))

async def answers(paths):
    server = httpx.ASGITransport(gate)
    async with httpx.AsyncClient(transport=server, base_url="http://127.0.0.1") as client:
        return [(await client.get(path)).status_code for path in paths]

def loaded(*names):
    return [name for name in names if name in sys.modules]
"""


def in_a_process(data: Path, code: str) -> None:
    """Only a process of its own has nothing loaded yet."""
    program = [sys.executable, "-c", ASKING + dedent(code), str(data / "tables.db")]
    subprocess.run(program, check=True)


def test_home_loads_no_other_page_no_game_and_nothing_heavy(tmp_path: Path) -> None:
    home = """
    found = asked("/", "/static/home.css", "/manifest.webmanifest", "/worker.js")
    assert found == [200] * 4, found
    late = loaded(
        "thirdchair.web.pages.every", "thirdchair.web.api", "thirdchair.tapestry",
        "thirdchair.scythe", "alembic", "babel", "cryptography", "fluent.runtime", "segno",
    )
    assert not late, late
    """
    in_a_process(tmp_path, home)


def test_all_other_pages_are_there_for_the_first_who_asks(tmp_path: Path) -> None:
    others = """
    assert asked("/static/nothing.css") == [404]
    assert not loaded("thirdchair.web.pages.every")
    assert asked("/rules", "/nothing", "/api/openapi.json") == [200, 404, 200]
    assert asked("/", "/rules") == [200, 200]
    """
    in_a_process(tmp_path, others)


def test_a_server_opens_the_other_pages_before_anybody_asks(tmp_path: Path) -> None:
    unasked = """
    serving.SOON = 0
    assert not loaded("thirdchair.web.pages.every")
    asyncio.run(serving.afterwards(gate.site))
    assert loaded("thirdchair.web.pages.every")
    assert asked("/", "/rules") == [200, 200]
    """
    in_a_process(tmp_path, unasked)
