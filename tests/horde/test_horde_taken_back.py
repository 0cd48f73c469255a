"""What people put back when a turn of the Horde is taken back or mended."""

import re
from pathlib import Path
from typing import Any

from tests.horde.raid import request
from tests.horde.test_horde_pages import asked
from tests.toy.asking import Asked
from tests.web.reading import Reading
from thirdchair.scythe.modules.arrows import SIDES


async def answered(one: Asked, told: dict[str, Any], power: int) -> dict[str, Any]:
    """Whatever is asked in a combat: the dial at this power, with a card of 5 if that is any."""
    while (question := told["pending"]) is not None:
        if question["ask"] == "number":
            put_in = {"combat_power": power, "combat_cards": 5 if power else 0}
            answer = put_in.get(question["about"], question["min"])
        else:
            answer = question["options"][0]
        told = await one.post("/api/tables/*", answer=answer)
    return told


async def fought(one: Asked, power: int) -> dict[str, Any]:
    """The Horde comes to one mech, which is lost or won with so much power."""
    new = {**request(2), "board": "ask", "chance": "app", "combat": "app", "seed": 7}
    one.table = (await one.post("/api/tables", new=new))["id"]
    tile = [(f"tile.{face}", side) for face, side in enumerate(SIDES, start=1)]
    for path, value in (("horde.popularity", 10), ("seats.s1.power", 16), *tile):
        await one.post("/api/tables/*", do="correct", path=path, value=value)
    told = await one.post("/api/tables/*", do="actor_turn", actor="horde")
    stand = {told["pending"]["options"][0]: {"s1.mech": 4}}
    return await answered(one, await one.post("/api/tables/*", answer=stand), power)


async def put_back(one: Asked, language: str = "de") -> list[str]:
    """The lines of the list after undo."""
    await one.tap(act="undo")
    page = (await one.get("/tables/*", language)).text.replace("\N{NO-BREAK SPACE}", " ")
    lines = re.findall(r'<span class="hands-text">.*?</button>', page, re.DOTALL)
    return [re.sub(r"<svg.*?</svg>|<[^>]+>", "", line, flags=re.DOTALL).strip() for line in lines]


def test_undo_of_a_lost_combat_takes_the_star_and_the_clock_back(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        told = await fought(one, 0)
        assert told["view"]["horde"]["stars"] == 1
        lines = await put_back(one)
        assert "Horde: Sterne: 1 → 0" in lines
        assert "Uhr der Horde (Ansehen): 9 → 10" in lines
        assert "4 × Mech (P1): Heimat Nordische Königreiche → See NW2" in lines
        assert not [line for line in lines if "Stärke" in line], lines

    asked(tmp_path, script)


def test_undo_of_a_won_combat_takes_its_card_back_and_one_marker(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        told = await fought(one, 7)
        cards = told["view"]["horde"]["cards"]
        assert len(cards) == 2
        lines = await put_back(one)
        strength = [line for line in lines if line.startswith("Horde: Stärke")]
        assert strength == [f"Horde: Stärke: {sum(cards)} → {cards[0]}"]
        assert f"Horde: Kampfkarten: {cards[0]} + {cards[1]} → {cards[0]}" in lines
        assert not [line for line in lines if "Marker" in line], "one marker for all figures"

    asked(tmp_path, script)


def test_what_would_be_different_without_any_step_is_told(tmp_path: Path) -> None:
    """Stars, arrows, moves and combats of the Horde: each is left out once, and seen first."""

    async def script(one: Asked) -> None:
        told = await fought(one, 7)
        for triumph in told["view"]["horde"]["bare"][:2]:
            await one.post("/api/tables/*", do="star", seat="s2", triumph=triumph)
        last = await one.post("/api/tables/*", do="actor_turn", actor="horde")
        last = await answered(one, await one.post("/api/tables/*", answer={}), 0)
        wanted = {"Uhr der Horde (Ansehen)", "Horde: Kampfkarten", "Horde: Stärke", "Sterne „"}
        for step in range(1, last["revision"]):
            page = await one.get(f"/tables/*/fix/{step}", "de")
            if page.status_code != 200:
                break
            form = Reading(page.text).form_with("act", "delete")
            fields = {**form.fields, "act": "delete"}
            seen = await one.client.post(
                form.action, data=fields, headers={"accept-language": "de"}
            )
            text = Reading(seen.text).text
            if seen.status_code == 303:  # it asks something: it is kept until somebody gives it up
                page = await one.get(f"/tables/*/fix/{step}", "de")
                text = Reading(page.text).text
                form = Reading(page.text).form_with("decide", "give-up")
                fields = {**form.fields, "decide": "give-up"}
                given_up = await one.client.post(form.action or page.request.url.path, data=fields)
                assert given_up.status_code == 303
            else:
                assert seen.status_code == 200, (step, seen.text)
            assert "Marker" not in text
            wanted -= {part for part in wanted if part in text}
        assert not wanted

    asked(tmp_path, script)
