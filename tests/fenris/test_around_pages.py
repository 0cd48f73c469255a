"""The pages around the game of a campaign, without script: begin, set-up, vote, rewards, sheet."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import closing
from html import unescape
from pathlib import Path

import pytest

from tests.fenris.evenings_by_hand import Evening
from tests.table.write_saves import first_half
from tests.toy.asking import Asked, run
from tests.web.house import House
from thirdchair.games import GAMES
from thirdchair.table.store import HOME, Store
from thirdchair.web.app import build

LANGUAGES = ("en", "de", "cs")


@pytest.fixture
def three(house: House) -> Iterator[Evening]:
    evening = Evening(house)
    yield evening
    evening.close()


# Begin


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_an_evening_only_its_number_is_told(three: Evening, language: str) -> None:
    page = three.at(three.phone(language=language)).text
    assert "1 2 3 4 5 6 7 8" in page
    for word in ("A New Era", "Eine neue Ära", "influence", "Einfluss", "vliv", "2a", "2b"):
        assert word not in page


def test_one_tap_begins_with_everybody(three: Evening) -> None:
    ana = three.phone()
    page = ana.press("act", "begin")
    assert "Episode 1: A New Era" in page.text
    assert list(three.view["game_now"]["seats"]) == ["s1", "s2", "s3"]


def test_somebody_late_and_somebody_away(three: Evening) -> None:
    ana = three.phone()
    ana.press("act", "begin", state__s2="late", state__s3="away")
    assert list(three.view["game_now"]["seats"]) == ["s1", "s2"]
    sheets = three.view["sheets"]
    assert [sheets[seat]["state"] for seat in sheets] == ["present", "late", "away"]


def test_tonight_otherwise_than_last_time(three: Evening) -> None:
    ana = three.phone()
    ana.press(
        "act", "begin", way="cards", mat__s1="militant", place__s1="3", place__s2="1", place__s3="2"
    )
    now = three.view["game_now"]
    assert list(now["seats"]) == ["s2", "s3", "s1"]
    assert now["seats"]["s1"]["mat"] == "militant"
    assert now["board"] is False


def test_a_guest_and_somebody_new(three: Evening) -> None:
    ana = three.phone()
    ana.press("act", "sit", seat="s2", state="guest", played_by="Di")
    ana.press("act", "join", kind="human", name="Eli", faction="saxony")
    sheets = three.view["sheets"]
    assert (sheets["s2"]["state"], sheets["s2"]["played_by"]) == ("guest", "Di")
    assert (sheets["s4"]["name"], sheets["s4"]["faction"]) == ("Eli", "saxony")
    assert "Eli" in three.at(ana).text


def test_an_order_that_names_a_place_twice_is_taken_as_it_comes(three: Evening) -> None:
    ana = three.phone()
    ana.press("act", "begin", place__s3="1")
    assert sorted(three.view["game_now"]["seats"]) == ["s1", "s2", "s3"]


# Set-up


def test_the_prologue_comes_first_and_is_cited_never_told(three: Evening) -> None:
    ana = three.phone()
    page = ana.press("act", "begin")
    assert {"prologue", "read", "skip"} <= page.ids
    assert "perks" not in page.ids
    page = ana.press("act", "read")
    assert "perks" in page.ids
    assert "prologue" not in page.ids


def test_one_phone_for_all_goes_from_seat_to_seat(three: Evening) -> None:
    ana = three.phone()
    ana.press("act", "begin")
    page = ana.press("act", "read")
    assert "ready s1" not in [value for form in page.forms for _, value in form.buttons]
    three.handed(ana)
    for seat, perk in (("s1", "power"), ("s2", "none"), ("s3", "worker")):
        page = ana.page
        assert f"ready {seat}" in [value for form in page.forms for _, value in form.buttons]
        ana.press("act", f"perk {perk}")
        ana.press("act", f"ready {seat}")
    assert three.view["chosen"] == {"s1": "power", "s2": None, "s3": "worker"}
    assert "ready" not in three.at(ana).ids, "all are ready: the board"


def test_each_phone_shows_its_own_seat(three: Evening) -> None:
    three.begun()
    bo = three.phone("s2")
    bo.press("act", "read")
    page = three.at(bo)
    assert page.form_with("act", "perk coins").fields["who"] == "s2"
    bo.press("act", "perk coins")
    assert three.view["chosen"]["s2"] == "coins"
    assert three.at(bo).attributes["perk-coins"]["aria-pressed"] == "true"


def test_a_late_seat_chooses_until_its_own_first_turn(house: House) -> None:
    evening = Evening(house, ("Ana", "Bo"), automas=1)
    table = evening.phone()
    table.press("act", "begin", state__s2="late")
    table.press("act", "read")
    assert "is-here-s2" in evening.at(table).ids
    evening.do(do="perk", seat="s1", perk="coins")
    evening.do(do="automa_turn", seat="s3")
    page = evening.at(table, see="prepare", who="s2")
    assert page.form_with("act", "perk power").fields["who"] == "s2"
    table.press("act", "perk power")
    assert evening.view["chosen"] == {"s2": "power"}
    assert evening.view["sheets"]["s1"]["perks"] == ["coins"]
    evening.close()


def test_a_used_perk_is_ticked_on_the_sheet(three: Evening) -> None:
    three.begun()
    three.do(do="perk", seat="s1", perk="coins")
    three.do(do="count", seat="s1", what="influence", n=1)
    sheet = three.phone("s1").open(f"{three.path}/sheets?seat=s1")
    assert "used on evening 1" in sheet.text


def test_what_is_laid_out_tonight_can_be_ticked(three: Evening) -> None:
    three.begun()
    ana = three.phone()
    page = ana.open(f"{three.path}/checklist")
    assert "Wind Gambit" in page.text
    assert "tick-1-1" in page.ids
    page = ana.press("act", "tick 1-1")
    assert page.attributes["tick-1-1"]["aria-pressed"] == "true"
    assert not [one for one in page.ids if "fen." in one], "neutral keys"


def test_marks_of_nobody_are_refused(three: Evening) -> None:
    three.begun()
    ana = three.phone()
    form = ana.page.form_with("act", "read")
    ana.send(form, "act", "ready s9")
    assert ana.answer.status_code == 422
    ana.send(form, "act", "open box")
    assert ana.answer.status_code == 422


def test_a_perk_costs_from_the_second_evening_on(house: House) -> None:
    """What there is, what it costs, and what is left; what is too dear cannot be tapped."""
    paper = {"episode": "3", "branch": "war", "sheets": {"s1": {"wealth": 20}}}
    evening = Evening(house, paper=paper)
    evening.begun()
    ana, bo = evening.phone("s1"), evening.phone("s2")
    ana.press("act", "read")
    assert "costs $15, wealth $20" in evening.at(ana).text
    ana.press("act", "perk power")
    assert "$15 of $20, $5 stay" in evening.at(ana).text
    assert "disabled" in evening.at(bo).attributes["perk-power"]
    evening.close()


def test_on_the_board_somebody_late_still_finds_the_own_half(house: House) -> None:
    evening = Evening(house, ("Ana", "Bo"), automas=1)
    table = evening.phone()
    table.press("act", "begin", state__s2="late")
    evening.do(do="automa_turn", seat="s3")
    page = evening.at(table)
    assert "prepare-s2" in page.ids
    evening.close()


# The vote


def seen_by_others(evening: Evening) -> dict[tuple[str | None, str], str]:
    """What stands on the pages of another seat, and of a phone that sits nowhere."""
    pages = [
        *("", "?who=s1", "?see=vote.uncovered&who=s1", "?see=vote.change&who=s1"),
        *("/history", "/sheets?seat=all", "/where", "/settings"),
    ]
    return {
        (seat, page): evening.phone(seat).open(evening.path + page).text
        for seat in ("s2", None)
        for page in pages
    }


def test_a_sealed_vote_is_on_no_other_page(three: Evening) -> None:
    """Whatever Ana seals: to all others every page says the same."""
    three.voting(s1=8, s2=2, s3=1)
    ana = three.phone("s1")
    found = []
    for split in ("7", "5"):
        three.at(ana, see="vote.change")
        ana.press("act", "seal", stake="split", split=split)
        assert "Sealed" in three.at(ana).text
        assert "Still missing: Bo and Cy" in ana.page.text
        found.append(seen_by_others(three))
        three.do(undo=1, **{"as": "s1"})
    assert found[0] == found[1]
    three.do(do="vote", seat="s1", war=5, peace=3)
    three.do(do="vote", seat="s2", war=0, peace=2)
    three.do(do="vote", seat="s3", war=0, peace=1)
    three.do(do="reveal")
    assert re.search(r"\b5\b.*\b3\b", three.at(three.phone("s2")).text, re.DOTALL), "now it is told"


def test_everybody_votes_in_their_own_way_and_all_is_opened_at_once(three: Evening) -> None:
    three.voting(s1=3, s2=2, s3=1)
    ana, table = three.phone("s1"), three.phone()
    three.at(ana)
    ana.press("act", "seal", stake="split", split="1")
    page = three.at(table)
    assert "Hand the phone to Bo" in page.text
    for seat, name in (("s2", "Bo"), ("s3", "Cy")):
        page = three.at(table)
        assert f"Hand the phone to {name}" in page.text
        assert not [form for form in page.forms if "stake" in form.options]
        three.at(table, see="vote.uncovered", who=seat)
        page = table.press("act", "seal", stake="peace")
        assert "uncovered" not in str(table.answer.url)
    page = table.press("act", "reveal")
    assert "revealed" in page.ids
    for phone in (ana, table):
        text = three.at(phone).text
        assert "Ana : War 1 · Peace 2".replace(" :", ":") in text.replace(" :", ":")
    table.press("act", "close")
    assert three.view["episode"] == "2b"


def test_a_phone_that_goes_round_is_handed_to_nobody_who_has_one(three: Evening) -> None:
    three.voting(s1=3, s2=2, s3=1)
    bo, table = three.phone("s2"), three.phone()
    assert "Hand the phone to Ana" in three.at(table).text
    for seat in ("s1", "s3"):
        three.at(table, see="vote.uncovered", who=seat)
        table.press("act", "seal", stake="peace")
    page = three.at(table)
    assert "Still missing: Bo." in page.text
    assert "Bo chooses on a phone of their own." in page.text
    assert not {"uncover", "reveal"} & page.ids
    three.at(bo)
    bo.press("act", "seal", stake="war")
    assert "reveal" in three.at(table).ids


def test_a_tie_is_decided_by_the_winner(three: Evening) -> None:
    three.voting(s1=1, s2=2, s3=1)
    for seat, war, peace in (("s1", 1, 0), ("s2", 1, 1), ("s3", 0, 1)):
        three.do(do="vote", seat=seat, war=war, peace=peace)
    table = three.phone()
    page = table.press("act", "reveal")
    assert "A tie: Ana won the evening and decides." in page.text
    table.press("act", "decide peace")
    table.press("act", "close")
    assert three.view["episode"] == "2b"


def test_fists_enter_only_the_outcome(three: Evening) -> None:
    three.voting(s1=1, s2=2, s3=1)
    table = three.phone()
    page = table.press("act", "decide war")
    assert "revealed" not in page.ids
    assert "close-evening" in page.ids


def test_somebody_alone_votes_with_one_tap(house: House) -> None:
    evening = Evening(house, ("Ana",), automas=1)
    evening.voting(s1=2, s2=2)
    me = evening.phone()
    page = evening.at(me)
    assert "cover" not in page.ids
    assert "for-whom" not in page.ids
    assert "Reported: 1. One is added: Every player receives 1 more influence token" in page.text
    page = me.press("act", "alone war")
    assert {"revealed", "close-evening"} <= page.ids
    evening.close()


@pytest.mark.parametrize("stake", [{"stake": "all"}, {"stake": "split", "split": "9"}])
def test_a_vote_that_cannot_be_is_refused(three: Evening, stake: dict[str, str]) -> None:
    three.voting(s1=2, s2=1, s3=1)
    ana = three.phone("s1")
    three.at(ana)
    ana.press("act", "seal", **stake)
    assert ana.answer.status_code == 422
    assert three.view["voted"] == []


def test_nobody_seals_for_a_seat_with_a_phone(three: Evening) -> None:
    three.voting(s1=2, s2=1, s3=1)
    three.phone("s1")
    bo = three.phone("s2")
    three.at(bo)
    bo.press("act", "seal", stake="war", who="s1")
    assert "That is Ana’s choice" in bo.page.text
    assert three.view["voted"] == []


# Rewards


def test_before_the_outcome_is_read_nothing_of_it_is_on_a_page(three: Evening) -> None:
    three.begun()
    three.do(do="episode_result", coins={"s1": 60, "s2": 50, "s3": 40})
    for phone in (three.phone("s1"), three.phone()):
        for page in (
            "",
            "?see=cards",
            "?see=vote.uncovered&who=s1",
            "/history",
            "/sheets?seat=all",
        ):
            phone.open(three.path + page)
            assert not re.search(r"\b(War|Peace|vote)\b", phone.page.text), page


def test_no_style_tells_of_it_before(three: Evening) -> None:
    """What only later cards look like is in a file that is not there until then."""
    ana = three.phone("s1")
    early, late = f"{three.path}/files/rewards.css", "/static/scythe/rewards.css"
    assert ana.client.get(early).status_code == 404
    three.voting(s1=1, s2=1, s3=1)
    assert ana.client.get(early).status_code == 200
    assert ana.client.get(late).status_code == 404
    for page in ("/new?game=scythe&mode=fenris", three.path):
        for link in re.findall(r'href="([^"]*static[^"]*css[^"]*)"', ana.client.get(page).text):
            assert not re.search(r"vote|ballot|peace|shop", ana.client.get(link).text), link


def test_a_star_with_several_columns_is_one_tap(three: Evening) -> None:
    three.begun()
    three.do(do="mark", seat="s1", at="combat")
    three.do(do="episode_result", coins={"s1": 60, "s2": 50, "s3": 40})
    three.do(do="read")
    ana = three.phone("s1")
    page = three.at(ana)
    assert "combat victory" in page.text
    ana.press("act", "log combat combat_1")
    assert three.view["sheets"]["s1"]["triumphs"] == {"combat_1": 1}
    assert "seal" in three.at(ana).ids


def test_open_points_outlive_the_evening_and_wait_for_their_seat(three: Evening) -> None:
    three.begun()
    three.do(do="mark", seat="s2", at="combat")
    three.do(do="episode_result", coins={"s1": 60, "s2": 50, "s3": 40})
    three.do(do="read")
    three.do(do="decide", branch="war")
    ana = three.phone("s1")
    assert "Bo: a star to log" in three.at(ana).text
    ana.press("act", "close")
    table = three.phone()
    assert "Bo: a star to log" in three.at(table).text
    three.at(table, see="cards", who="s2")
    table.press("act", "log combat combat_2")
    assert "a star to log" not in three.at(table).text


def test_what_everybody_packs_away(three: Evening) -> None:
    three.voting(s1=1, s2=1, s3=1)
    three.do(do="decide", branch="war")
    text = three.at(three.phone()).text
    assert "Ana: into the bag" in text
    assert "closed boxes stay closed" in text


# Sheets


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_printed_fields_are_there_on_the_first_evening(three: Evening, language: str) -> None:
    phone = three.phone("s1", language)
    page = phone.open(f"{three.path}/sheets?seat=all")
    slots = phone.answer.text.count('<ol class="slots"')
    assert slots == 2 * 3
    assert phone.answer.text.count('<table class="log"') == 3
    names = {
        "en": ("Mech Mods", "Triumph Log", "Setup bonuses"),
        "de": ("Mech-Modifikationen", "Erfolgschronik", "Aufbau-Boni"),
        "cs": ("Modifikace mechů", "Kronika úspěchů", "Bonusy k přípravě"),
    }
    for name in names[language]:
        assert page.text.count(name) >= 3


def test_wealth_is_mended_by_an_entry_that_says_why(three: Evening) -> None:
    ana = three.phone("s1")
    ana.open(f"{three.path}/sheets?seat=s1")
    page = ana.send(ana.page.form_with("amount"), amount="7", note="miscounted")
    assert "miscounted" in page.text
    assert three.view["sheets"]["s1"]["wealth"] == 7
    for amount, note in (("-8", "too much"), ("3", " "), ("x", "why")):
        page = ana.send(ana.page.form_with("amount"), amount=amount, note=note)
        assert ana.answer.status_code in (409, 422)
        assert "amount" in page.form_with("amount").fields
    assert three.view["sheets"]["s1"]["wealth"] == 7


def test_other_tables_have_no_sheets(house: House) -> None:
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "automa"}]
    with house.client() as client:
        new = {"game": "scythe", "mode": "automa", "seats": seats, "board": False}
        table = client.post("/api/tables", json={"new": new}).json()["id"]
        answer = client.get(f"/tables/{table}/sheets")
        assert answer.status_code == 404


def test_tabs_are_called_by_name_and_number(three: Evening) -> None:
    three.begun()
    ana = three.phone("s1")
    for page in ("", "/sheets"):
        ana.open(three.path + page)
        title = re.search(r"<title>(.*?) · Third Chair</title>", ana.answer.text)
        assert title is not None
        assert title[1].endswith(", Evening 1")


def test_an_open_mend_is_said_first_on_every_page_of_the_evening(three: Evening) -> None:
    three.begun()
    ana, bo = three.phone("s1"), three.phone("s2", language="de")
    three.do(do="perk", seat="s1", perk="coins")
    before = three.view
    mend = {"step": 1, "kind": "answers"}
    with three.house.client() as program:
        assert program.post(f"/api{three.path}", json={"mend": mend}).json()["ok"]
    for phone in (ana, bo):
        assert "open-mend" in three.at(phone).ids
    bo.press("act", "read")
    refused = bo.press("act", "perk power")
    assert bo.answer.status_code == 409
    assert "Schritt 1 wird gerade berichtigt" in refused.text
    assert three.view == before
    three.at(bo)
    bo.press("decide", "give-up")
    assert "open-mend" not in three.at(ana).ids


def test_a_step_that_can_no_longer_be_is_told_without_the_ids_of_commands(three: Evening) -> None:
    three.begun()
    three.do(do="perk", seat="s1", perk="coins")
    with three.house.client() as program:
        mend = {"step": 1, "kind": "delete"}
        told = program.post(f"/api{three.path}", json={"mend": mend}).json()
    assert "options: book, seat" in told["mend"]["misfits"][0]["say"]
    bo = three.phone("s2", language="de")
    text = bo.open(f"{three.path}/fix/1").text
    assert "Das ist an dieser Stelle nicht möglich." in text
    assert "book" not in text


def test_between_two_games_no_step_could_have_been_a_turn(tmp_path: Path) -> None:
    """Step 2 is of the first game, at step 9 seats vote, at 12 the second game begins."""

    async def script(one: Asked) -> None:
        offered = {}
        for step in (2, 9, 12):
            page = unescape((await one.get(f"/tables/{table}/fix/{step}")).text)
            offered[step] = {"automa_turn", "star"} & set(re.findall(r'"do":"(\w+)"', page))
        assert offered == {2: {"automa_turn", "star"}, 9: set(), 12: set()}

    with closing(Store(GAMES, tmp_path / "tables.sqlite")) as store:
        table = store.of(HOME).create("Campaign", first_half()).id
        gate, _ = build(store)
        asyncio.run(run(gate, script))
