"""Tiles that we do not know: kept by the name that is printed on them, and tiles in every way."""

from typing import Any

import pytest

from tests.fenris.pages import evening, voices
from tests.fenris.phones import Phones, run
from tests.fenris.scene import THREE, Evening
from tests.fenris.shopping import shopping, unlocked
from tests.fenris.switching import over
from tests.fenris.test_card_pages import lay, mods_known, state_of, tapped
from tests.fenris.test_card_pages import played as first_evening
from tests.fenris.test_wearing import owners
from tests.fenris.three import FOUR, third
from tests.scythe.scene import every, only
from tests.web.reading import Reading
from thirdchair.contract import words_for
from thirdchair.games import VOICES
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.mods import mod_of, name_on, named_tile
from thirdchair.table.journal import Table
from thirdchair.table.store import HOME, Store
from thirdchair.web.pages.box.mybox import box_of
from thirdchair.words import LANGUAGES

OURS, HOUSE = "mech:Turbine", "infrastructure:Old mill"
PREPARE = "/tables/*?see=prepare"
PAPER = {"episode": "6", "branch": "war"}
MATS = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}


def test_a_tile_is_its_kind_and_its_name() -> None:
    assert named_tile("mech", "  Old   mill ") == "mech:Old mill"
    found = mod_of(HOUSE)
    assert found is not None
    assert (found.kind, found.told, found.lock) == (
        "infrastructure",
        False,
        "fenris:infrastructure-mods",
    )
    for wrong in ("Turbine", "ship:Turbine", "mech:", "mech: x", "mech:Armor", f"mech:{'x' * 41}"):
        assert (name_on(wrong), mod_of(wrong)) == (None, None)


# The shop


def test_a_real_tile_that_we_do_not_know_is_kept_and_paid() -> None:
    scene = shopping(kinds=("mech", "infrastructure"), free=1)
    told = only(scene.do("buy_mods", seat="s1", mods=[OURS, "spy", HOUSE]), "mods_kept")
    assert (told["free"], told["bought"]) == (1, 2)
    sheet = scene.sheet("s1")
    assert (sheet["mech_mods"], sheet["infrastructure_mods"]) == ([OURS], ["spy", HOUSE])
    assert sheet["wealth"] == 100
    scene.do("buy_mods", seat="s1", mods=[], done=True)
    assert (scene.sheet("s1")["mech_mods"], scene.sheet("s1")["wealth"]) == ([], 200)


def test_one_of_each_six_of_a_kind_and_no_more_than_were_drawn() -> None:
    scene = shopping()
    buys = {"seat": "s1"}
    assert scene.refuses("buy_mods", mods=[OURS, "mech:TURBINE"], **buys) == "fenris-mod-twice"
    three = [OURS, "mech:Anchor", "mech:Bellows"]
    assert scene.refuses("buy_mods", mods=three, **buys) == "fenris-mods-drawn"
    scene.state.sheets["s1"].mech_mods = [OURS]
    assert scene.refuses("buy_mods", mods=["mech:turbine"], **buys) == "fenris-mod-owned"
    scene.state.sheets["s1"].mech_mods = [f"mech:Number {n}" for n in range(5)]
    assert scene.refuses("buy_mods", mods=three[:2], **buys) == "fenris-mods-full"


def test_what_the_app_draws_is_ours_and_a_kind_that_nobody_has_met_is_unknown() -> None:
    scene = shopping()
    assert scene.refuses("buy_mods", seat="s1", mods=[HOUSE]) == "unknown-mod"
    assert scene.refuses("buy_mods", seat="s1", mods=["mech:spy ", "xyzzy"]) == "unknown-mod"
    campaign = scene.campaign()
    drawn = list(campaign.drawable("s1", "mech", []).left[:2])
    scene.do("draw_mods", *drawn, seat="s1", way="app")
    assert scene.refuses("buy_mods", seat="s1", mods=[OURS]) == "fenris-mod-not-offered"


def test_who_has_one_puts_it_back_and_the_others_need_not_type_it_again() -> None:
    scene = shopping()
    scene.do("buy_mods", seat="s1", mods=[OURS], done=True)
    campaign = scene.campaign()
    offer = scene.state.offers["s2"]
    assert OURS in campaign.may_keep("s2", offer)
    assert OURS not in campaign.put_back("s2", "mech")
    scene.do("buy_mods", seat="s2", mods=[OURS])
    assert OURS in scene.campaign().put_back("s2", "mech")


# Sheets


def test_a_sheet_from_paper_and_a_correction_have_them() -> None:
    sheets = {"s1": {"mech_mods": [OURS, "armor"], "infrastructure_mods": [HOUSE]}}
    scene = Evening(*THREE, **{"from": {**PAPER, "sheets": sheets}})
    assert scene.sheet("s1")["mech_mods"] == [OURS, "armor"]
    scene.do("correct", path="sheets.s1.mech_mods", value=["armor", "mech:Anchor"], note="")
    assert scene.sheet("s1")["mech_mods"] == ["armor", "mech:Anchor"]
    for wrong, text in (
        ([OURS, "mech:turbine"], "fenris-mod-twice"),
        ([HOUSE], "not-an-option"),
        (["mech:armor"], "not-an-option"),
        ([f"mech:{n}" for n in range(7)], "not-in-range"),
        ([4], "not-an-option"),
    ):
        fields = {"mech_mods": wrong}
        assert scene.refuses("sheet", seat="s1", fields=fields) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_calls_it_by_the_typed_name(language: str) -> None:
    table = evening(seats=THREE, **{"from": PAPER})
    table.do({"do": "sheet", "seat": "s1", "fields": {"mech_mods": [OURS, "armor"]}})
    reader = Reader(language=language, keys=frozenset(table.state.keys))
    words = voices()["scythe"]()(reader, {"mode": "fenris"}, table.state)
    told = words.event({"type": "mods_kept", "seat": "s1", "mods": [OURS], "free": 0, "bought": 1})
    corrected = [words.event(one) for one in table.journal.entries[-1].events]
    for said in (told, *corrected):
        assert "Turbine" in said
        assert "mech:" not in said


# At the table


def test_it_is_worn_used_and_taken_off_as_any_other() -> None:
    scene = owners(s1={"mech_mods": [OURS, "armor"], "infrastructure_mods": [HOUSE]})
    scene.do("wear", seat="s1", mods={"speed": OURS, "riverwalk": "armor"})
    assert scene.tonight.seats["s1"].worn == {"riverwalk": "armor", "speed": OURS}
    scene.do("use", seat="s1", mod=HOUSE)
    assert scene.tonight.seats["s1"].turned == {HOUSE: True}
    scene.do("correct", path="sheets.s1.mech_mods", value=["armor"], note="")
    assert scene.tonight.seats["s1"].worn == {"riverwalk": "armor"}, "only what is gone"


def test_it_counts_for_the_order_of_a_change_and_at_the_end() -> None:
    scene = third(*FOUR).begun()
    unlocked(scene, "mech")
    scene.state.sheets["s2"].mech_mods = [OURS, "armor"]
    over(scene, 1)
    change = scene.state.change
    assert change is not None
    wealth = scene.state.sheets["s2"].balance
    price = scene.campaign().printed.mod_price
    assert change.by["s2"] == {"wealth": wealth, "mods": 2, "total": wealth + 2 * price}


# Pages


def copied(**fields: Any) -> Table:
    table = evening(seats=THREE, **{"from": PAPER})
    table.do({"do": "sheet", "seat": "s1", "fields": {"wealth": 80, **fields}})
    return table


async def written(phone: Any, **fields: str) -> Any:
    form = Reading((await phone.get("/tables/*/write?seat=s1")).text).form_with("wealth")
    path = f"/tables/{phone.table}/write"
    return await phone.client.post(path, data={**form.fields, **fields})


def test_from_paper_an_unknown_name_is_kept_and_shown_on_every_sheet(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana = found["s1"]
        names = {"typed-mech": "Turbine,  Dampf  Anker", "typed-infrastructure": "SPION"}
        answer = await written(ana, **names)
        assert answer.status_code == 303
        sheet = state_of(store, ana).sheets["s1"]
        assert sheet.mech_mods == [OURS, "mech:Dampf Anker"]
        assert sheet.infrastructure_mods == ["spy"], "German for one that we know"
        for page in ("sheets?seat=s1", "sheets?seat=all", "write?seat=s2", "write?seat=s1"):
            text = Reading((await ana.get(f"/tables/*/{page}")).text).text
            assert "Dampf Anker" in text, page
            assert "mech:" not in text, page
        await written(ana, **{"mod-mech:Turbine": ""})
        assert state_of(store, ana).sheets["s1"].mech_mods == ["mech:Dampf Anker"]

    run(store, copied(), script, "s1")


def test_nearly_a_name_that_we_know_is_asked_and_may_be_right(store: Store) -> None:
    async def script(found: Phones) -> None:
        ana = found["s1"]
        answer = await written(ana, **{"typed-mech": "Entrenchd"})
        page = Reading(answer.text)
        assert answer.status_code == 409
        assert "amber" in page.ids
        assert "that is nearly Entrenched" in page.text
        assert page.form_with("wealth").fields["typed-mech"] == "Entrenchd"
        answer = await written(ana, **{"typed-mech": "Entrenchd", "anyway": "yes"})
        assert state_of(store, ana).sheets["s1"].mech_mods == ["mech:Entrenchd"]
        answer = await written(ana, **{"typed-mech": "x" * 60})
        assert answer.status_code == 422

    run(store, copied(), script, "s1")


def test_in_the_shop_a_tile_is_typed_and_a_slip_is_asked(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, mods_known, lambda one: one.open_shop(free=1))

    async def script(found: Phones) -> None:
        bo = found["s2"]
        typed = {"mod-machinery": "yes", "typed-mech": "Armour"}
        answer = await tapped(bo, "/tables/*", ("act", "buy"), **typed)
        page = Reading(answer.text)
        assert answer.status_code == 409
        assert "that is nearly Armor" in page.text
        assert page.form_with("act", "buy").fields["typed-mech"] == "Armour"
        again = page.form_with("anyway", "yes")
        sent = {**again.fields, "anyway": "yes"}
        await bo.client.post(f"/tables/{bo.table}", data=sent)
        sheet = state_of(store, bo).sheets["s2"]
        assert (sheet.mech_mods, sheet.infrastructure_mods) == (["mech:Armour"], ["machinery"])
        cy = found["s3"]
        assert (
            "mod-mech:Armour"
            in Reading((await cy.get("/tables/*")).text).form_with("act", "buy").options
        )

    run(store, first_evening(), script, "s2", "s3")


def test_tonight_it_lies_in_the_set_up_and_on_the_tray_by_its_name(store: Store) -> None:
    table = copied(mech_mods=[OURS], infrastructure_mods=[HOUSE])
    table.do({"do": "setup", "mats": MATS, "board": False})

    async def script(found: Phones) -> None:
        ana = found["s1"]
        await ana.send("/tables/*/marks", act="read")
        page = Reading((await ana.get(PREPARE)).text)
        assert "Turbine" in page.text
        await tapped(ana, PREPARE, ("act", "wear"), **{"wear-speed": OURS})
        assert state_of(store, ana).tonight.seats["s1"].worn == {"speed": OURS}
        await ana.send("/tables/*/marks", act="ready")
        page = Reading((await ana.get("/tables/*?see=board")).text)
        assert "Old mill" in page.text
        await tapped(ana, "/tables/*?see=board", ("act", f"use {HOUSE}"))
        assert state_of(store, ana).tonight.seats["s1"].turned == {HOUSE: True}

    run(store, table, script, "s1")


def test_a_shop_that_tells_its_offer_again_names_it() -> None:
    scene = shopping()
    scene.state.sheets["s1"].mech_mods = [OURS]
    told = every(scene.do("draw_mods", seat="s1", way="noted"), "offered")
    assert OURS in told[-1]["put_back"]


# My box


RICH: tuple[dict[str, Any], ...] = (
    {"do": "setup", "mats": MATS},
    {"do": "episode_result", "coins": {"s1": 200, "s2": 160, "s3": 12}},
    {"do": "read"},
    {"do": "decide", "branch": "war"},
)
"""A first evening after which Bo can buy three tiles."""


def test_what_was_typed_once_lies_in_my_box_and_is_one_tap_in_the_next_campaign(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay(monkeypatch, mods_known, lambda one: one.open_shop())

    async def types(found: Phones) -> None:
        sent = {"typed-mech": "Turbine, Anchor", "typed-infrastructure": "Old mill"}
        assert (await tapped(found["s2"], "/tables/*", ("act", "buy"), **sent)).status_code == 303
        box = box_of(store.of(HOME), "scythe")
        assert box["tiles.mech"] == ["Turbine", "Anchor"]
        assert box["tiles.infrastructure"] == ["Old mill"]

    async def taps(found: Phones) -> None:
        page = Reading((await found["s2"].get("/tables/*")).text)
        assert f"mod-{OURS}" in page.form_with("act", "buy").options
        kept = {f"mod-{OURS}": "yes"}
        assert (await tapped(found["s2"], "/tables/*", ("act", "buy"), **kept)).status_code == 303
        assert state_of(store, found["s2"]).sheets["s2"].mech_mods == [OURS]
        box = box_of(store.of(HOME), "scythe")
        assert box["tiles.mech"] == ["Turbine", "Anchor"], "each name once"

    for script in (types, taps):
        run(store, evening(*RICH, seats=THREE), script, "s2")


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (
            {"do": "wear", "mods": {"speed": "mech:Anchor"}},
            "Mech-Modifikation namens Anchor.",
        ),
        ({"do": "wear", "mods": {"speed": "armor"}}, "keine Mech-Modifikation namens Panzerung."),
        ({"do": "wear", "mods": {"speed": "sail"}}, "keine Mech-Modifikation namens sail."),
        ({"do": "use", "mod": "infrastructure:Anchor"}, "namens Anchor."),
        ({"do": "use", "mod": "spy"}, "namens Spion."),
    ],
)
def test_a_refusal_calls_a_tile_by_its_name(command: dict[str, Any], name: str) -> None:
    sheets = {"s1": {"mech_mods": [OURS], "infrastructure_mods": [HOUSE]}}
    table = evening(seats=THREE, **{"from": {**PAPER, "sheets": sheets}})
    table.do({"do": "setup", "mats": MATS})
    with pytest.raises(Refusal) as refused:
        table.do({**command, "seat": "s1"})
    assert name in words_for(VOICES, table, Reader("de")).refusal(refused.value)
