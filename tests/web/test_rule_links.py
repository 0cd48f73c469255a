"""Every rule that a table's pages name stands where the link leads, whatever is played there."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.horde.raid import request
from tests.scythe.scene import automa, human
from tests.toy.asking import Asked, run
from thirdchair.games import GAMES, VOICES
from thirdchair.table.store import HOME, Store
from thirdchair.web.app import build
from thirdchair.web.games import FACES
from thirdchair.web.pages.box.mybox import BOX
from thirdchair.web.visit import FREE, YES

LINK = re.compile(r'href="([^"#]*/rules)#([^"]+)"')
SEATS = [human("nordic", name="Ana"), human("crimea", "industrial", "Bo"), automa("saxony")]
AUTOMA = {"game": "scythe", "mode": "automa", "seats": SEATS}
TABLES: dict[str, dict[str, Any]] = {
    "horde": request(2),
    "modules": {**AUTOMA, "modules": ["mad_tesla", "war_track"]},
    "cards": {**AUTOMA, "modules": ["mech_mods", "vesna", "rivals"], "board": False},
    "plain": AUTOMA,
}


def asked(
    folder: Path, script: Callable[[Asked], Awaitable[None]], box: dict[str, Any] | None = None
) -> None:
    with closing(Store(GAMES, folder / "tables.sqlite")) as store:
        if box is not None:
            store.of(HOME).set_setting(f"{BOX}scythe", box)
        gate, _ = build(store, faces=FACES, voices=VOICES)
        asyncio.run(run(gate, script))


async def begun(one: Asked, new: dict[str, Any]) -> None:
    """A table whose questions are answered by the first option, and some turns of its bots."""
    told = await one.post("/api/tables", new={**new, "chance": "app", "seed": 3})
    assert told["ok"], told
    one.table = told["id"]
    for _ in range(60):
        if question := told.get("pending"):
            first = question["min"] if question["ask"] == "number" else question["options"][0]
            told = await one.post("/api/tables/*", answer=first)
        else:
            told = await one.post("/api/tables/*", do="turn")
            if not told["ok"]:
                return


@pytest.mark.parametrize("box", [None, {"expansions": []}], ids=["unsaid", "base"])
@pytest.mark.parametrize("played", TABLES)
def test_every_rule_that_a_page_names_is_told(
    played: str, box: dict[str, Any] | None, tmp_path: Path
) -> None:
    async def script(one: Asked) -> None:
        await begun(one, TABLES[played])
        named = set()
        for page in ("", "/checklist", "/history", "/rulings", "/others"):
            told = (await one.get(f"/tables/*{page}")).text
            named |= {(page, *link) for link in LINK.findall(told)}
        assert {"/checklist", "/history"} <= {page for page, _, _ in named}
        rules = {at: (await one.get(at)).text for at in {at for _, at, _ in named}}
        dead = {(page, rule) for page, at, rule in named if f'id="{rule}"' not in rules[at]}
        assert dead == set()

    asked(tmp_path, script, box)


def test_a_form_names_no_rule_that_is_told_later(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        one.client.cookies.set(FREE, YES)
        form = (await one.get("/new?game=scythe&mode=horde")).text
        assert "ruling-scythe.a69" in form
        assert "#later" not in form

    asked(tmp_path, script)
