"""A campaign from paper on pages, without script: the number, the way, factions and sheets."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.at_home import AtHome
from tests.fenris.evenings_by_hand import Evening
from tests.web.house import House
from tests.web.reading import Person, Reading
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.episodes.finding import is_number_here
from thirdchair.scythe.fenris.sheet.doubts import doubts
from thirdchair.scythe.mods import mods_of

LATER = ("War", "Peace", "Vesna", "influence", "Mech Mod")
"""Words of evenings that a stranger may not read."""
WAR = {"episode": "3", "branch": "war"}


@pytest.fixture
def three(house: House) -> Iterator[Evening]:
    """Two people and an Automa from paper, in a house that has counted no sheet yet."""
    with closing(AtHome(house.data / "tables.db")) as store:
        store.set_setting("box.scythe", {})
        for one in store.tables():  # a campaign that is played keeps others from beginning beyond
            store.delete(one.id)
    evening = Evening(house, ("Ana", "Bo"), automas=1, paper=WAR)
    yield evening
    evening.close()


def brought(person: Person, number: str) -> Reading:
    """The form of a new campaign, sent with the button of a group that has begun on paper."""
    person.open("/new?game=scythe&mode=fenris")
    form = person.page.form_with("act", "paper")
    return person.send(form, "act", "paper", paper__evening=number)


def view(person: Person) -> dict[str, Any]:
    table = person.answer.url.path.split("/")[2]
    found: dict[str, Any] = person.client.get(f"/api/tables/{table}").json()
    return found


def writing(evening: Evening, person: Person, seat: str) -> Reading:
    return person.open(f"{evening.path}/write?seat={seat}")


def write(evening: Evening, person: Person, seat: str, **fields: str) -> Reading:
    page = writing(evening, person, seat)
    return person.send(page.form_with("wealth"), "", "", **fields)


# The number and the way


def test_the_number_is_chosen_blind_and_the_way_is_asked_at_the_table(ana: Person) -> None:
    ana.open("/new?game=scythe&mode=fenris")
    assert not [word for word in LATER if word in ana.page.text]
    assert ana.page.form_with("act", "paper").options["paper-evening"] == list("12345678")
    page = brought(ana, "3")
    assert "Which way did your group take" in page.text
    page = ana.press("act", "answer war")
    assert view(ana)["view"]["episode"] == "3"
    assert {"from-paper", "copy-s1", "copy-s2"} <= page.ids
    assert "fenris:2a" in view(ana)["view"]["unlocked"]


def test_before_the_way_is_told_every_page_is_there_and_nothing_is_written(ana: Person) -> None:
    brought(ana, "2")
    here = ana.answer.url.path
    for path in ("", "/write", "/sheets", "/sheets?seat=all", "/settings", "/history", "/export"):
        assert ana.client.get(here + path, follow_redirects=True).status_code == 200, path
    form = ana.open(f"{here}/write").form_with("wealth")
    page = ana.send(form, wealth="40")
    assert ana.answer.status_code == 409
    assert page.form_with("wealth").fields["wealth"] == "40"


def test_before_the_second_evening_the_way_leads_to_it(ana: Person) -> None:
    brought(ana, "2")
    ana.press("act", "answer peace")
    assert view(ana)["view"]["episode"] == "2b"


def test_before_the_first_evening_nothing_lies_behind(ana: Person) -> None:
    page = brought(ana, "1")
    assert view(ana)["view"]["unlocked"] == []
    assert "from-paper" not in page.ids


def test_a_number_is_needed_and_the_form_keeps_what_was_filled_in(ana: Person) -> None:
    ana.open("/new?game=scythe&mode=fenris")
    form = ana.page.form_with("act", "paper")
    page = ana.send(form, "act", "paper", name__1="Ana")
    assert ana.answer.status_code == 422
    assert "tap its number" in page.text
    assert page.form_with("act", "paper").fields["name-1"] == "Ana"
    brought(ana, "9")
    assert ana.answer.status_code == 422


def test_the_next_campaign_does_not_remember_the_number(ana: Person) -> None:
    brought(ana, "2")
    ana.open("/new?game=scythe&mode=fenris")
    assert "paper-evening" not in ana.page.form_with("act", "paper").fields


@pytest.mark.parametrize("number", range(1, 9))
def test_a_group_goes_on_before_any_evening_that_is_here(ana: Person, number: int) -> None:
    page = brought(ana, str(number))
    if not is_number_here(number):
        assert ana.answer.status_code == 422
        assert f"Evening {number} is not there yet" in page.text
        return
    here = ana.answer.url.path
    while answers := [
        value for form in page.forms for _, value in form.buttons if "answer" in value
    ]:
        page = ana.press("act", answers[0])
    for seat in ("s1", "s2"):
        page = ana.open(f"{here}/write?seat={seat}")
        ana.send(page.form_with("wealth"), wealth="30" if number > 1 else "")
        assert ana.answer.status_code == 200
    ana.open(here)
    ana.press("act", "begin")
    assert ana.answer.status_code == 200
    assert view(ana)["view"]["episode"].startswith(str(number))


# Factions


def test_factions_are_named_for_all_at_once(three: Evening) -> None:
    ana = three.phone()
    form = ana.page.form_with("act", "factions")
    assert "vesna" not in form.options["faction-s1"]
    ana.send(form, "act", "factions", faction__s1="crimea", faction__s2="nordic")
    sheets = three.view["sheets"]
    assert [sheets[seat]["faction"] for seat in sheets] == ["crimea", "nordic", "polania"]
    page = ana.press("act", "factions", faction__s1="nordic")
    assert ana.answer.status_code == 422
    assert "from-paper" in page.ids


# Sheets


def test_a_sheet_is_copied_as_it_is_printed(three: Evening) -> None:
    ana = three.phone("s1")
    assert str(ana.page.attributes["copy-next"]["href"]).endswith("/write?seat=s1")
    write(
        three,
        ana,
        "s1",
        wealth="73",
        win__1="yes",
        mod__armor="yes",
        mod__feint="yes",
        bonus__power="2",
        perk__worker="yes",
        log__mechs="2",
        log__combat_1="1",
        rows="6",
    )
    sheet = three.view["sheets"]["s1"]
    assert (sheet["wealth"], sheet["wins"], sheet["perks"]) == (73, ["1"], ["worker"])
    assert sheet["mech_mods"] == ["armor", "feint"]
    assert sheet["setup_bonuses"] == {"power": 2}
    assert sheet["triumphs"] == {"mechs": 2, "combat_1": 1}
    page = three.at(ana)
    assert "copy-next" not in page.ids, "hers is copied; the others have phones"
    page = writing(three, ana, "s1")
    form = page.form_with("wealth")
    assert (form.fields["wealth"], form.fields["log-mechs"]) == ("73", "2")
    assert "How many rows" in page.text
    assert len(form.options["log-mechs"]) == 7, "none, or one to six"


def test_the_box_knows_the_rows_for_the_next_campaign(three: Evening, house: House) -> None:
    ana = three.phone()
    write(three, ana, "s1", rows="5")
    form = ana.open("/new?game=scythe&mode=fenris").form_with("kind-1")
    ana.send(form)
    table = ana.answer.url.path.split("/")[2]
    form = ana.open(f"/tables/{table}/write?seat=s1").form_with("wealth")
    assert len(form.options["log-mechs"]) == 6


def test_one_phone_goes_from_sheet_to_sheet(three: Evening) -> None:
    ana = three.phone()
    for seat, following in (("s1", "s2"), ("s2", "s3")):
        write(three, ana, seat, wealth="50")
        assert ana.answer.url.query == f"seat={following}".encode()
    page = write(three, ana, "s3", wealth="20")
    assert ana.answer.url.path == three.path
    assert "copy-next" not in page.ids


def test_two_phones_write_at_the_same_time(three: Evening) -> None:
    ana, bo = three.phone("s1"), three.phone("s2")
    old = writing(three, ana, "s1").form_with("wealth")
    write(three, bo, "s2", wealth="90")
    write(three, bo, "s3", wealth="30")
    ana.send(old, "", "", log__power="1", wealth="80")
    sheets = three.view["sheets"]
    assert [sheets[seat]["wealth"] for seat in sheets] == [80, 90, 30]


def test_whoever_writes_after_somebody_has_written_for_them_is_told(three: Evening) -> None:
    ana, bo = three.phone("s1"), three.phone("s2")
    old = writing(three, ana, "s1").form_with("wealth")
    write(three, bo, "s1", wealth="90")
    page = ana.send(old, "", "", log__power="1", wealth="80")
    assert ana.answer.status_code == 409
    assert page.form_with("wealth").fields["wealth"] == "80", "what was entered is still there"
    assert three.view["sheets"]["s1"]["wealth"] == 90


def test_an_automa_has_places_and_the_app_says_what_they_bring(house: House) -> None:
    with closing(AtHome(house.data / "tables.db")) as store:
        for one in store.tables():
            store.delete(one.id)
    evening = Evening(house, ("Ana",), automas=1, paper={"episode": "3", "branch": "peace"})
    ana = evening.phone()
    places = {"slots__infrastructure": "3", "gain__infrastructure__2": "gain.power.2"}
    write(evening, ana, "s2", wealth="20", level="automaszyna", **places)
    sheet = evening.view["sheets"]["s2"]
    assert sheet["infrastructure_mods"] == ["tracker", "gain.power.2", "card.4"]
    assert sheet["level"] == "automaszyna"
    page = writing(evening, ana, "s2")
    assert "starts one space further on" in page.text
    assert "card 4" in page.text.lower() or "4" in page.text
    evening.close()


def test_a_typed_name_finds_its_mod_and_twice_is_refused(three: Evening) -> None:
    ana = three.phone()
    page = write(three, ana, "s1", wealth="40", mod__armor="yes", typed__mech="ARMOR")
    assert ana.answer.status_code == 422
    assert "twice" in page.text
    assert page.form_with("wealth").fields["wealth"] == "40", "what was entered is still there"
    assert three.view["sheets"]["s1"]["mech_mods"] == []
    write(three, ana, "s1", mod__armor="yes", typed__mech="Feint")
    assert three.view["sheets"]["s1"]["mech_mods"] == ["armor", "feint"]


def test_mods_that_the_group_has_not_met_are_not_there(three: Evening) -> None:
    page = writing(three, three.phone(), "s1")
    assert {"mods-mech"} <= page.ids
    assert "mods-infrastructure" not in page.ids


def test_a_doubtful_number_is_asked_about_and_never_refused(three: Evening) -> None:
    ana = three.phone()
    log = {f"log__{one}": "2" for one in ("mechs", "workers", "power", "recruits", "upgrades")}
    more = {"log__objective": "2", "log__structures": "1"}
    page = write(three, ana, "s1", **log, **more)
    assert "amber" in page.ids
    assert "13 stars in 2 evenings?" in page.text
    assert page.form_with("wealth").fields["log-mechs"] == "2"
    assert three.view["sheets"]["s1"]["triumphs"] == {}
    ana.send(page.form_with("anyway", "yes"), "anyway", "yes")
    assert sum(three.view["sheets"]["s1"]["triumphs"].values()) == 13


@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_every_doubt_is_a_sentence(three: Evening, language: str) -> None:
    three.do(do="sheet", seat="s2", fields={"wins": [1], "mech_mods": ["armor"]})
    ana = three.phone(language=language)
    perks = {f"perk__{one}": "yes" for one in ("coins", "power", "worker")}
    log = {f"log__{one}": "3" for one in ("mechs", "workers", "power", "recruits", "upgrades")}
    page = write(three, ana, "s1", wealth="999", win__1="yes", **perks, **log)
    asked = page.text
    for said in ("999", "15", "Ana", "Bo"):
        assert said in asked


def test_wealth_out_of_reach_is_a_sentence(three: Evening) -> None:
    ana = three.phone()
    write(three, ana, "s1", wealth="-4")
    assert ana.answer.status_code == 422
    ana.open(f"{three.path}/write?seat=s9")
    assert ana.answer.status_code == 200, "a sheet that there is"


def test_other_tables_have_no_sheets_to_write_on(house: House, ana: Person) -> None:
    seats = [{"kind": "human"}, {"kind": "automa"}]
    new = {"game": "scythe", "mode": "automa", "seed": 3, "seats": seats}
    table = ana.client.post("/api/tables", json={"new": new}).json()["id"]
    for page in ("write", "sheets"):
        assert ana.client.get(f"/tables/{table}/{page}").status_code == 404


@pytest.mark.parametrize(
    ("fields", "about"),
    [
        ({"log": {"mechs": 3}}, ["sheet-column"]),
        ({"wins": [2]}, ["sheet-won"]),
        ({"wealth": 301}, ["sheet-wealth"]),
        ({"perks": ["coins", "power", "worker"]}, ["sheet-perks"]),
        ({"log": {"mechs": 2}, "wins": [1], "wealth": 300, "perks": ["coins", "power"]}, []),
    ],
)
def test_what_looks_like_a_slip(fields: dict[str, Any], about: list[str]) -> None:
    rules = copied(s2={"wins": [2]})
    assert [one.about for one in doubts(rules, "s1", fields)] == about


def test_there_are_only_so_many_tiles() -> None:
    one = next(name for name, mod in mods_of("mech").items() if mod.copies == 2)
    assert doubts(copied(s2={"mech_mods": [one]}), "s1", {"mech_mods": [one]}) == []
    rules = copied(s2={"mech_mods": [one]}, s3={"mech_mods": [one]})
    assert [each.about for each in doubts(rules, "s1", {"mech_mods": [one]})] == ["sheet-tile"]


def copied(**sheets: dict[str, Any]) -> Campaign:
    from tests.fenris.scene import THREE
    from tests.fenris.scene import Evening as Scene

    scene = Scene(*THREE, **{"from": {**WAR, "sheets": sheets}})
    return scene.game.campaign(scene.state, [])


# What only the printed sheet says


def test_rows_and_coins_are_asked_on_a_drawing_once_and_may_wait(three: Evening) -> None:
    ana = three.phone("s1")
    page = ana.open(f"{three.path}/sheets?seat=s1")
    assert {"ask-rows", "ask-most_coins"} <= page.ids
    page = ana.send(page.form_with("act", "rows 6"), "act", "rows 6")
    assert ana.answer.url.path.endswith("/sheets")
    assert "ask-rows" not in page.ids
    page = ana.send(page.form_with("act", "later"), "act", "later")
    assert "ask-most_coins" not in page.ids
    page = ana.open("/box/scythe/values")
    assert page.form_with("rows").fields["rows"] == "6"
    ana.send(page.form_with("rows"), rows="5")
    assert ana.open("/box/scythe/values").form_with("rows").fields["rows"] == "5"


def test_a_number_that_no_sheet_has_is_a_sentence(three: Evening) -> None:
    ana = three.phone("s1")
    form = ana.open(f"{three.path}/sheets?seat=s1").form_with("act", "rows 6")
    for act in ("rows 99", "cheese 4", "rows x"):
        ana.send(form, "act", act)
        assert ana.answer.status_code == 422
    assert "ask-rows" in ana.open(f"{three.path}/sheets?seat=s1").ids


# A sheet as it is drawn


def test_a_sheet_from_paper_is_drawn_and_all_of_them_print(three: Evening) -> None:
    fields = {"wealth": 73, "wins": 1, "perks": ["worker"], "log": {"mechs": 2}}
    three.do(do="sheet", seat="s1", fields=fields)
    ana = three.phone("s1")
    page = ana.open(f"{three.path}/sheets?seat=s1")
    assert "From paper" in page.text
    page = ana.open(f"{three.path}/sheets?seat=all")
    assert {"name-s1", "name-s2", "name-s3"} <= page.ids
    assert "ask-rows" not in page.ids, "on paper nobody asks"


def test_a_past_entry_is_mended_with_what_depended_on_it(house: House) -> None:
    evening = Evening(house, ("Ana", "Bo"))
    evening.voting(s1=1, s2=1)
    evening.do(do="decide", branch="war")
    evening.do(do="close")
    evening.do(do="setup")
    evening.do(do="perk", seat="s1", perk="power")
    mechs = {"mechs": {"s1": 0, "s2": 0}}
    evening.do(do="episode_result", coins={"s1": 5, "s2": 4}, facts=mechs)
    evening.do(do="read")
    ana = evening.phone("s1")
    page = ana.open(f"{evening.path}/sheets?seat=s1&entry=0")
    assert page.form_with("entry").fields["amount"] == "60"
    page = ana.send(page.form_with("entry"), amount="10")
    said = page.text
    assert "Evening 1: Bo would have won, with $59." in said
    assert "too dear" in said
    assert [one["amount"] for one in evening.view["sheets"]["s1"]["ledger"]] == [60, -15, 5, -50]
    assert "Evening 1: 10 instead of 60" in said
    ana.open(f"{evening.path}/sheets?seat=s1&entry=99")
    assert ana.answer.status_code == 200
    evening.close()
