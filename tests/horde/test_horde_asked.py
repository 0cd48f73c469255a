"""Who is asked while the Horde has its turn: people, and the pages and the contract name them."""

import re
from pathlib import Path
from typing import Any

from tests.horde.raid import request
from tests.horde.test_horde_pages import asked
from tests.toy.asking import Asked
from thirdchair.scythe.modules.arrows import SIDES

EVERYBODY = ["s1", "s2", "s3"]


async def attacked(one: Asked) -> dict[str, Any]:
    """A table of three: the Horde comes to mechs of the first two, together and alone."""
    new = {**request(3), "board": "ask", "chance": "app", "combat": "app", "seed": 7}
    made = await one.post("/api/tables", new=new)
    one.table = made["id"]
    tile = [(f"tile.{face}", side) for face, side in enumerate(SIDES, start=1)]
    for path, value in (("horde.popularity", 10), *tile):
        await one.post("/api/tables/*", do="correct", path=path, value=value)
    told = await one.post("/api/tables/*", do="actor_turn", actor="horde")
    first, second = told["pending"]["options"][:2]
    stand = {first: {"s1.mech": 1}, second: {"s1.mech": 1, "s2.mech": 1}}
    return await one.post("/api/tables/*", answer=stand)


async def strip(one: Asked, language: str = "de") -> str:
    """What stands under the header."""
    page = (await one.get("/tables/*", language)).text
    found = re.search(r'id="whose-name">(.*?)</p>', page, re.DOTALL)
    assert found
    return re.sub(r"<svg.*?</svg>|<[^>]+>", "", found[1], flags=re.DOTALL).strip()


def test_which_combat_is_next_everybody_says_and_who_dials_those_who_defend(
    tmp_path: Path,
) -> None:
    async def script(one: Asked) -> None:
        told = await attacked(one)
        assert told["pending"]["about"] == "horde_combat"
        assert told["pending"]["seats"] == EVERYBODY
        assert told["next"] == {"who": EVERYBODY, "may": ["answer"]}
        assert await strip(one) == "Am Zug: Horde (gefragt: P1, P2 und P3)"
        told = await one.post("/api/tables/*", answer=told["pending"]["options"][1])
        assert told["pending"]["about"] == "horde_dial"
        assert told["next"] == {"who": ["s1", "s2"], "may": ["answer"]}
        assert await strip(one) == "Am Zug: Horde (gefragt: P1 und P2)"
        told = await one.post("/api/tables/*", answer="s2")
        assert told["next"]["who"] == ["s2"]
        assert await strip(one, "en") == "Now: Horde (asked: P2)"

    asked(tmp_path, script)


def test_the_strip_is_lit_on_the_phone_of_somebody_who_is_asked(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        told = await attacked(one)
        await one.post("/api/tables/*", answer=told["pending"]["options"][1])
        lit = {}
        for seat in EVERYBODY:
            one.client.cookies.clear()
            await one.send("/tables/*/settings", act="seat", seat=seat)
            lit[seat] = 'class="whose yours"' in (await one.get("/tables/*")).text
        assert lit == {"s1": True, "s2": True, "s3": False}

    asked(tmp_path, script)


def test_everybody_says_whose_pieces_the_horde_has(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        told = await one.post("/api/tables", new={**request(3), "faction": None, "chance": "app"})
        assert told["pending"]["about"] == "horde_faction"
        assert told["next"] == {"who": EVERYBODY, "may": ["answer"]}

    asked(tmp_path, script)
