"""Stars on home bases and tiles on faction mats are set right as they lie."""

from pathlib import Path
from typing import Any

import pytest

from tests.horde.test_horde_pages import asked
from tests.modules.free import FOUR_MECH, THREE, Free
from tests.scythe.scene import human, only
from tests.toy.asking import Asked
from tests.web.reading import Reading
from thirdchair.kit.refusals import Refusal


def rivals() -> Free:
    """Ana has one star on the base of s2; each Automa has one on each neighbor's."""
    return Free(*THREE, modules=["war_track", "rivals"], answers=("s2", "enough"))


def mods() -> Free:
    """Ana has armor on her first printed ability."""
    seats = (human("nordic", name="Ana"), human("crimea", "industrial", name="Bo"))
    ana = (*FOUR_MECH, "armor", "riverwalk", "enough")
    return Free(*seats, modules=["mech_mods"], answers=(*ana, *FOUR_MECH[:4], "enough"))


def fix(free: Free, path: str, value: Any) -> Any:
    return only(free.do({"do": "correct", "path": path, "value": value}), "corrected")


def test_a_star_that_lies_on_the_wrong_base() -> None:
    free = rivals()
    told = fix(free, "rivals.s1", {"s3": 1})
    assert (told["from"], told["to"]) == ({"s2": 1}, {"s3": 1})
    rules: Any = free.game.rules_at(free.state)
    assert rules.abroad("s1") == {"s3": 1}
    assert rules.abroad("s2") == {"s1": 1, "s3": 1}, "those of others lie as before"


@pytest.mark.parametrize(
    "value", [{"s1": 1}, {"s9": 1}, {"s2": 5}, {"s2": 3, "s3": 2}, {"s2": -1}, {"s2": True}, 2]
)
def test_stars_that_cannot_lie_there(value: Any) -> None:
    free = rivals()
    with pytest.raises(Refusal):
        fix(free, "rivals.s1", value)


def test_stars_on_the_track_lie_on_no_base() -> None:
    free = rivals()
    free.state.seats["s1"].stars["combat"] = 3
    free.state.seats["s1"].stars["workers"] = 1
    fix(free, "rivals.s1", {"s2": 2})
    with pytest.raises(Refusal, match="rivals-too-many"):
        fix(free, "rivals.s1", {"s2": 1, "s3": 2})


def test_tiles_change_places_and_leave() -> None:
    free = mods()
    first, second = free.game.rules_at(free.state).faction("s1").mechs[:2]
    assert free.state.seats["s1"].worn == {first: "armor"}
    told = fix(free, "seats.s1.worn", {second: "armor", first: "feint"})
    assert told["from"] == {first: "armor"}
    assert free.state.seats["s1"].worn == {first: "feint", second: "armor"}
    fix(free, "seats.s1.worn", {})
    assert free.state.seats["s1"].worn == {}


def test_tiles_that_cannot_lie_there() -> None:
    free = mods()
    first, second = free.game.rules_at(free.state).faction("s1").mechs[:2]
    for value in ({first: "nonsense"}, {"nonsense": "armor"}, {first: "armor", second: "armor"}, 1):
        with pytest.raises(Refusal):
            fix(free, "seats.s1.worn", value)
    assert free.state.seats["s1"].worn == {first: "armor"}


def test_without_the_module_there_is_no_such_part() -> None:
    free = rivals()
    with pytest.raises(Refusal, match="unknown-part"):
        fix(free, "seats.s1.worn", {})
    with pytest.raises(Refusal, match="not-correctable"):
        fix(mods(), "rivals.s1", {})


def test_the_form_has_a_field_for_each(tmp_path: Path) -> None:
    async def script(one: Asked) -> None:
        seats = [
            {**human("nordic"), "name": "Ana"},
            {**human("crimea", "industrial"), "name": "Bo"},
        ]
        new = {
            "game": "scythe",
            "mode": "automa",
            "seats": seats,
            "abilities": "off",
            "seed": 3,
            "modules": ["mech_mods", "rivals"],
        }
        told = await one.post("/api/tables", new=new)
        one.table = told["id"]
        while told["pending"]:
            told = await one.post("/api/tables/*", answer="enough")
        page = Reading((await one.get("/tables/*/correct", "de")).text)
        form = page.form_with("rivals.s1.s2")
        assert form.fields["rivals.s1.s2"] == "0"
        assert form.options["worn.s1.riverwalk"][:2] == ["", "armor"]
        assert "★ auf dem Heimatgebiet von Bo" in page.text
        sent = {**form.fields, "rivals.s1.s2": "1", "worn.s1.riverwalk": "feint"}
        await one.client.post(form.action, data=sent)
        view = (await one.client.get(f"/api/tables/{one.table}")).json()["view"]
        assert view["seats"]["s1"]["worn"] == {"riverwalk": "feint"}
        assert view["laid"]["rivals.s1"] == {"base:crimea": 1}
        history = Reading((await one.get("/tables/*/history", "de")).text).text
        assert "Sterne auf Heimatgebieten, Ana" in history
        wrong = {**form.fields, "at": "", "rivals.s1.s2": "9", "worn.s1.speed": "armor"}
        wrong["at"] = (
            Reading((await one.get("/tables/*/correct")).text).form_with("at").fields["at"]
        )
        again = await one.client.post(form.action, data=wrong)
        assert again.status_code == 422
        back = Reading(again.text).form_with("rivals.s1.s2").fields
        assert (back["rivals.s1.s2"], back["worn.s1.speed"]) == ("9", "armor")

    asked(tmp_path, script)
