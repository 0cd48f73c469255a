"""My box for Scythe: printed names and what its cards and books decide; the box over the API."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.at_home import AtHome
from tests.web.alone import Alone
from tests.web.house import House
from tests.web.owning import box, chosen, owner, setup_of, started
from tests.web.window import Window
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.game import Scythe
from thirdchair.web.games import FACES
from thirdchair.web.pages.box import mybox
from thirdchair.web.pages.box.mybox import Owned

__all__ = ["owner"]

SEATS = [
    {"kind": "human", "faction": "nordic", "mat": "patriotic"},
    {"kind": "automa", "faction": "saxony"},
]
SCYTHE = {"game": "scythe", "mode": "automa", "seats": SEATS, "seed": 3}
DUEL = {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bert"], "seed": 1}
ORDER, TRAPS = "shadow2p.empty_deck_order", "solo.keep_all_traps"


def look_up(person: Alone, **fields: str) -> None:
    """Fill in the page, and save it."""
    person.open("/box/scythe/values")
    person.send(person.page.form_with("scythe.p4"), **fields)


def rulings(person: Alone, path: str) -> dict[str, Any]:
    found: dict[str, Any] = person.client.get(f"/api{path}").json()["view"]["rulings"]
    return found


def test_what_is_uncertain_is_proposed_with_its_confidence(owner: Alone) -> None:
    text = owner.open("/box/scythe/values").text
    assert "A mech and the character stand together" in text
    assert "As long as you enter nothing: the mech" in text
    fields = owner.page.form_with("scythe.p4").fields
    doubtful = {key for key in fields if key.startswith("scythe.")}
    assert {f"scythe.p{n}" for n in (*range(1, 7), *range(8, 19))} <= doubtful
    assert "scythe.p7" not in doubtful, "we are sure of that one"
    assert set(fields.values()) & {"mech_first", "yes", "no"} == set(), "nothing is looked up yet"


def test_what_was_looked_up_once_is_preset_in_every_new_game(owner: Alone) -> None:
    owner.open("/new?mode=automa")
    started(owner, "automa")  # the form remembers our own default
    look_up(owner, **{"scythe.p4": "character_first", "scythe.p18": "no", "scythe.p14": "human"})
    assert owner.answer.url.path == "/box", owner.page.text
    shown = owner.open("/box/scythe/values").form_with("scythe.p4").fields
    assert [shown[f"scythe.p{n}"] for n in (4, 18, 14, 9)] == ["character_first", "no", "human", ""]
    assert chosen(owner, "automa", "ruling-scythe.p4") == "character_first"
    assert chosen(owner, "automa", "ruling-scythe.p18") == "False"
    path = started(owner, "automa")
    kept = {"scythe.p4": "character_first", "scythe.p14": "human", "scythe.p18": False}
    assert setup_of(owner, path)["box"]["rulings"] == kept
    assert {key: rulings(owner, path)[key] for key in kept} == kept


def test_a_table_may_still_decide_otherwise(owner: Alone) -> None:
    look_up(owner, **{"scythe.p4": "character_first"})
    path = started(owner, "automa", **{"ruling-scythe.p4": "mech_first"})
    assert rulings(owner, path)["scythe.p4"] == "mech_first"
    assert setup_of(owner, path)["box"]["rulings"] == {"scythe.p4": "character_first"}


def test_what_was_not_looked_up_leaves_the_box(owner: Alone) -> None:
    look_up(owner, **{"scythe.p4": "character_first", "scythe.p9": "top_card"})
    look_up(owner, **{"scythe.p4": ""})
    assert setup_of(owner, started(owner, "automa"))["box"] == {
        "rulings": {"scythe.p9": "top_card"}
    }


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("scythe.p4", "both", "“both” is not among the options"),
        ("faction-nordic", "x" * 41, "at most 40 characters"),
    ],
)
def test_what_no_book_can_say_is_refused_and_stays_in_its_field(
    house: House, owner: Alone, field: str, value: str, sentence: str
) -> None:
    owner.open("/box/scythe/values")
    owner.send(owner.page.form_with("scythe.p4"), **{field: value})
    assert owner.answer.status_code == 422
    assert sentence in owner.page.text
    assert "box" not in setup_of(owner, started(owner, "automa"))


def test_factions_and_mats_are_called_as_they_are_printed(house: House, owner: Alone) -> None:
    with house.client(language="de") as client:
        here = Alone(client)
        fields = here.open("/box/scythe/values").form_with("scythe.p4").fields
        assert "faction-nordic" in fields
        assert "faction-saxony" not in fields  # seen in German
        look_up(here, **{"faction-nordic": "Nordreich", "mat-agricultural": "Bäuerlich"})
        page = here.open("/new?mode=automa")
        assert "Nordreich" in page.text
        assert "Bäuerlich" in page.text
        seats = {"kind-1": "human", "faction-1": "saxony", "mat-1": "agricultural"}
        seats |= {"kind-2": "automa", "faction-2": "nordic"}
        path = started(here, "automa", **seats)
        assert "Bäuerlich" in here.page.text
        assert "Automa (Nordreich)" in here.page.text
        here.open(path)
        assert "Nordreich" in here.page.text
        assert "Nordische Königreiche" not in here.page.text
        answer = here.client.post(f"/api{path}", json={"do": "automa_turn", "seat": "s2"}).json()
        assert "Nordreich" in str([event["say"] for event in answer["events"]])


def test_names_of_an_expansion_are_asked_of_its_owner_only(house: House, owner: Alone) -> None:
    with house.client(language="cs") as client:
        here = Alone(client)
        box(here, "scythe", "invaders")
        assert "faction-togawa" in here.open("/box/scythe/values").form_with("scythe.p4").fields
        box(here, "scythe")
        assert "faction-togawa" not in here.open("/box/scythe/values").form_with("scythe.p4").fields


# The engine


def test_the_box_of_a_set_up_decides_where_its_rulings_are_silent() -> None:
    kept = {"rulings": {"scythe.p4": "character_first", "scythe.p11": "yes"}}
    _, state = Scythe().set_up({**SCYTHE, "box": kept, "rulings": {"scythe.p11": False}})
    assert state.rulings["scythe.p4"] == "character_first"
    assert state.rulings["scythe.p11"] is False
    assert state.rulings["scythe.p1"] is True
    assert state.box["rulings"] == {"scythe.p4": "character_first", "scythe.p11": True}


@pytest.mark.parametrize(
    ("ruled", "where", "text"),
    [
        ({"scythe.p99": True}, "new.box.rulings.scythe.p99", "unknown-ruling"),
        ({"scythe.p4": "both"}, "new.box.rulings.scythe.p4", "not-an-option"),
        ({"scythe.p4": 1}, "new.box.rulings[...]", "wrong-type"),
    ],
)
def test_a_box_cannot_rule_what_no_table_can(ruled: dict[str, Any], where: str, text: str) -> None:
    with pytest.raises(Refusal) as refused:
        Scythe().set_up({**SCYTHE, "box": {"rulings": ruled}})
    assert refused.value.text == text
    assert str(refused.value.where).startswith(where.partition("[")[0])


# Over the API


def api(person: Alone, setup: dict[str, Any], query: str = "") -> dict[str, Any]:
    answer: dict[str, Any] = person.client.post(f"/api/tables{query}", json={"new": setup}).json()
    return answer


def test_a_program_gets_what_it_sent_unless_it_asks_for_the_box(owner: Alone) -> None:
    box(owner, "tapestry", "PP", printing="en")
    look_up(owner, **{"scythe.p4": "character_first"})
    plain, lent = api(owner, DUEL), api(owner, DUEL, "?box=mine")
    assert plain["view"]["rulings"][ORDER] == "favorite_first"
    assert "box" not in setup_of(owner, f"/tables/{plain['id']}")
    assert lent["view"]["rulings"][ORDER] == "shuffle_first"
    kept = {"expansions": ["PP"], "printing": "en"}
    assert setup_of(owner, f"/tables/{lent['id']}")["box"] == kept
    assert api(owner, SCYTHE)["view"]["rulings"]["scythe.p4"] == "mech_first"
    assert api(owner, SCYTHE, "?box=mine")["view"]["rulings"]["scythe.p4"] == "character_first"


def test_what_a_program_says_itself_comes_before_the_box(owner: Alone) -> None:
    box(owner, "tapestry", printing="en-2020")
    box(owner, "scythe", cards="base")
    look_up(owner, **{"scythe.p4": "character_first"})
    own = api(owner, {**DUEL, "rulings": {ORDER: "favorite_first"}}, "?box=mine")
    assert own["view"]["rulings"][ORDER] == "favorite_first"
    boxed = api(owner, {**DUEL, "box": {"expansions": ["AA"]}}, "?box=mine")
    assert boxed["view"]["rulings"][ORDER] == "favorite_first"
    assert setup_of(owner, f"/tables/{boxed['id']}")["box"] == {"expansions": ["AA"]}
    solo = {"game": "tapestry", "mode": "solo", "civs": ["engineers"], "seed": 5}
    assert api(owner, solo, "?box=mine")["view"]["rulings"][TRAPS] is False
    own = api(owner, {**SCYTHE, "rulings": {"scythe.p4": "mech_first"}}, "?box=mine")
    assert own["view"]["rulings"]["scythe.p4"] == "mech_first"
    assert setup_of(owner, f"/tables/{own['id']}")["printing"] == "base"
    own = api(owner, {**SCYTHE, "printing": "invaders"}, "?box=mine")
    assert setup_of(owner, f"/tables/{own['id']}")["printing"] == "invaders"


def test_an_empty_box_changes_nothing_at_all(owner: Alone) -> None:
    for setup in (DUEL, SCYTHE):
        plain, lent = api(owner, setup), api(owner, setup, "?box=mine")
        for answer in (plain, lent):
            sent = {key: value for key, value in setup.items() if key != "seed"}
            assert setup_of(owner, f"/tables/{answer['id']}") == sent
        same = ("ok", "events", "pending", "view", "next", "revision")
        assert {key: plain[key] for key in same} == {key: lent[key] for key in same}


@pytest.mark.parametrize("new", [7, [], {"game": ["scythe"]}, {"game": "scythe", "rulings": 3}])
def test_an_odd_set_up_is_refused_with_the_box_as_without(owner: Alone, new: Any) -> None:
    box(owner, "scythe", printing="de")
    plain, lent = api(owner, new), api(owner, new, "?box=mine")
    assert lent == plain
    assert not plain["ok"]


def test_no_other_box_can_be_asked_for(owner: Alone) -> None:
    answer = owner.client.post("/api/tables?box=yours", json={"new": DUEL})
    assert answer.status_code == 400


# The rules page and the printed rules


def test_the_rulings_of_all_games_and_scenarios_stand_on_the_rules_page(owner: Alone) -> None:
    page = owner.open("/rules")
    assert {"rulings-tapestry", "rulings-scythe"} <= page.ids
    keys = {ORDER, TRAPS, "atlantis3.landmark_vp", "kaiju2.extra_per_blocker", "scythe.p18"}
    assert keys <= page.ids
    assert "IV 1, III 2, I 1 (default)" in page.text
    box(owner, "tapestry", "PP")
    ids = owner.open("/rules").ids
    assert "atlantis3.landmark_vp" in ids
    assert not {"kaiju1.compass", "double_strike.counts_for_favorite"} & ids
    assert "kaiju1.compass" in owner.open("/rules?whole=yes").ids


@pytest.mark.parametrize("struck", [False, True])
def test_printed_rules_have_only_rulings_about_what_is_played(owner: Alone, struck: bool) -> None:
    more = {"with-AA": "yes", "arts": "science", "double_strike": "yes"} if struck else {}
    path = started(owner, "solo", **more)
    text = owner.open(f"{path}/rulebook").text
    assert ("double strike" in text.lower()) is struck
    assert "fifth income turn" in text


def test_printed_rules_of_a_scenario_keep_the_rulings_of_its_campaign(owner: Alone) -> None:
    path = started(owner, "atlantis", scenario="1", first="you")
    text = owner.open(f"{path}/rulebook").text
    assert "How does a scenario end when you and the Automa have equal victory points?" in text
    assert "May a scenario of the Atlantis campaign be played again?" in text


# In a browser


@pytest.mark.browser
def test_on_a_phone_names_and_rulings_are_within_reach(
    chromium: Any, house: House, owner: Alone
) -> None:
    with Window(chromium, house, "de") as window:
        page = window.page
        page.goto("/box")
        page.check("[name='promo pack-3']")
        page.fill("form:has([value=scythe]) textarea", "Begegnung 37")
        page.click("button[value=scythe]")
        page.wait_for_selector("#box-saved")
        page.click("a[href='/box/scythe/values']")
        page.select_option("[name='scythe.p4']", "character_first")
        for fold in page.locator("details > summary").all():
            fold.click()
        page.fill("[name='faction-nordic']", "Nordreich")
        assert window.wider_than_it_should_be() == []
        assert window.too_small() == []
        page.click(".onward button")
        page.wait_for_selector("#box-saved")
        expect(page.locator("#box-saved")).to_be_in_viewport()
        assert window.wider_than_it_should_be() == []
        assert window.too_small() == []
        page.goto("/new?mode=automa")
        page.click("form.sheet button.primary >> nth=-1")
        page.wait_for_url("**/checklist")
        assert "Promo Pack 3, Begegnung 37" in page.inner_text(".promos-line")
        assert window.errors == []


def test_what_the_owners_say_comes_before_their_printing() -> None:
    has = Owned(box={"printing": "en", "rulings": {ORDER: "favorite_first"}})
    lent = mybox.packed(FACES["tapestry"](), has, DUEL)
    assert lent["rulings"] == {ORDER: "favorite_first"}
    silent = mybox.packed(FACES["tapestry"](), Owned(box={"printing": "en"}), DUEL)
    assert silent["rulings"] == {ORDER: "shuffle_first"}


# What a campaign has asked late


def knows_all(house: House, knows: bool = True) -> None:
    store = AtHome(house.data / "tables.db")
    store.set_setting("box.show-everything", knows)
    store.close()


def kept_in(house: House) -> dict[str, Any]:
    store = AtHome(house.data / "tables.db")
    found: dict[str, Any] = store.setting("box.scythe", {})
    store.close()
    return found


def test_coins_on_alliance_tokens_have_their_place_once_their_owner_may_know(
    house: House, owner: Alone
) -> None:
    assert "coins" not in owner.open("/box/scythe/values").ids
    look_up(owner, **{"alliance.nordic": "4"})
    assert "alliance.nordic" not in kept_in(house), "it has no field"
    knows_all(house)
    look_up(owner, **{"alliance.nordic": "4", "alliance.vesna": "0"})
    found = kept_in(house)
    assert (found["alliance.nordic"], found["alliance.vesna"]) == (4, 0)
    shown = owner.open("/box/scythe/values").form_with("scythe.p4").fields
    assert (shown["alliance.nordic"], shown["alliance.crimea"]) == ("4", "")
    look_up(owner, **{"alliance.nordic": "31"})
    assert owner.answer.status_code == 422
    look_up(owner, **{"alliance.nordic": ""})
    assert "alliance.nordic" not in kept_in(house)
    assert kept_in(house)["alliance.vesna"] == 0


def test_the_box_says_where_more_for_single_games_waits_and_what_was_saved_where(
    house: House, owner: Alone
) -> None:
    page = owner.open("/box")
    assert "more-for-single-games" in page.ids
    for word in ("Horde", "Vesna", "Tesla", "module"):
        assert word not in page.text
    owner.press("act", "scythe", rise="")
    assert owner.answer.url.fragment == "box-saved"
    assert "more-for-single-games" not in owner.page.ids


def test_arrows_and_names_of_tiles_have_their_place_once_their_owner_may_know(
    house: House, owner: Alone
) -> None:
    store = AtHome(house.data / "tables.db")
    store.set_setting("box.scythe", {"arrow.1": "E", "tiles.mech": ["Turbine", "Anchor"]})
    store.close()
    page = owner.open("/box/scythe/values")
    assert not {"arrows", "tiles"} & set(page.ids), "as long as no campaign has shown them"
    look_up(owner, **{"scythe.p4": "character_first"})
    assert kept_in(house)["arrow.1"] == "E", "what has no field there stays"
    knows_all(house)
    shown = owner.open("/box/scythe/values").form_with("scythe.p4").fields
    assert (shown["arrow.1"], shown["arrow.2"], shown["tiles.mech"]) == ("E", "", "Turbine, Anchor")
    look_up(owner, **{"arrow.1": "NW", "arrow.2": "W", "tiles.mech": " Turbine ,, Old  mill"})
    found = kept_in(house)
    assert {key: found[key] for key in found if key.startswith("arrow")} == {
        "arrow.1": "NW",
        "arrow.2": "W",
    }
    assert found["tiles.mech"] == ["Turbine", "Old mill"]
    look_up(owner, **{"arrow.3": "NW"})
    assert owner.answer.status_code == 422
    assert "point the same way" in owner.page.text
    assert "arrow.3" not in kept_in(house), "nothing is kept"
    look_up(owner, **{"arrow.1": "", "tiles.mech": ""})
    assert not {"arrow.1", "tiles.mech"} & set(kept_in(house))
