"""One phone for all: it goes from one person to the next, and closes only when nobody has more."""

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from msgspec import to_builtins

from tests.fenris.driving import WAYS, answer, before, evenings
from tests.fenris.evenings_by_hand import Evening
from tests.fenris.pages import games, setup
from tests.fenris.scene import automa, human
from tests.web.house import House
from tests.web.reading import Person
from thirdchair.scythe.benefits import Slot, benefits
from thirdchair.table.journal import Table

ANA, BO, CY = human("nordic", "Ana"), human("crimea", "Bo"), human("polania", "Cy")
LINE_UPS = {
    "two": (ANA, BO),
    "three": (ANA, BO, CY),
    "automa last": (ANA, BO, automa("saxony")),
    "automa first": (automa("saxony"), ANA, BO),
    "automa between": (ANA, automa("saxony"), BO),
}


class Begins(Protocol):
    """A campaign of these people before an evening."""

    def __call__(self, *people: str, number: str) -> Evening: ...


@pytest.fixture
def before_evening(house: House) -> Iterator[Begins]:
    """Campaigns, whose phones are put away in the end."""
    begun: list[Evening] = []

    def begins(*people: str, number: str) -> Evening:
        sheets = {f"s{n + 1}": {"wealth": 60} for n in range(len(people))}
        paper = {"episode": number, "branch": "war", "sheets": sheets}
        begun.append(Evening(house, people, paper=None if number == "1" else paper))
        return begun[-1]

    yield begins
    for one in begun:
        one.close()


def rewarded(evening: Evening) -> None:
    """The evening is played and read, and what it brings lies open."""
    evening.begun()
    seats = [f"s{n + 1}" for n in range(len(evening.people))]
    evening.do(do="episode_result", coins={seat: 60 - n for n, seat in enumerate(seats)})
    evening.do(do="read")
    for box in evening.view.get("to_open", {}):
        evening.do(do="open", box=box)


def go_on(phone: Person) -> Any:
    return phone.open(str(phone.page.attributes["go-on"]["href"]))


# Rewards


def test_after_one_shop_the_big_button_leads_to_the_next_person(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", "Cy", number="2")
    rewarded(evening)
    phone = evening.phone()
    page = evening.at(phone)
    for name, following in (("Ana", "Bo"), ("Bo", "Cy")):
        assert "shop-done" in page.ids or "shop-pass" in page.ids
        page = phone.press("act", "buy")
        assert f"{name} is done" in page.text
        assert f"Go on with {following}" in page.text
        assert page.attributes["close-evening"].get("class") is None, "the small second way"
        page = go_on(phone)
    page = phone.press("act", "buy")
    assert "go-on" not in page.ids
    assert "primary" in str(page.attributes["close-evening"]["class"])
    phone.press("act", "close")
    assert evening.view["episode"] == "3"


def test_a_phone_that_goes_round_shops_for_nobody_who_has_one(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", "Cy", number="2")
    rewarded(evening)
    ana, phone = evening.phone("s1"), evening.phone()
    assert phone.page.form_with("act", "buy").fields["who"] == "s2"
    assert "Go on with Cy" in phone.press("act", "buy").text
    go_on(phone)
    page = phone.press("act", "buy")
    assert "go-on" not in page.ids
    assert "still-choosing" in page.ids, "the evening is not closed over Ana by accident"
    evening.at(ana)
    ana.press("act", "buy")
    assert "still-choosing" not in evening.at(phone).ids


def test_an_evening_still_closes_with_open_points(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", number="2")
    rewarded(evening)
    phone = evening.phone()
    phone.press("act", "buy")
    phone.press("act", "close")
    view = evening.view
    assert (view["phase"], view["agenda"]) == ("setup", {"s2": ["shop"]})
    evening.at(phone, see="cards", who="s2")
    page = phone.press("act", "buy")
    assert "begin-evening" in page.ids, "nobody has more, and the evening is closed already"


def test_on_a_phone_of_ones_own_nobody_is_closed_out_by_accident(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", "Cy", number="2")
    rewarded(evening)
    evening.do(do="seat", seat="s3", state="away")
    ana, bo = evening.phone("s1"), evening.phone("s2")
    evening.at(ana)
    page = ana.press("act", "buy")
    assert "Ana is done" in page.text
    assert "still-choosing" in page.ids
    waits = page.text.partition("Still choosing:")[2]
    assert "Bo" in waits
    assert "Cy" not in waits, "whoever is away is not waited for"
    assert page.attributes["close-evening"].get("class") is None, "the small second way"
    assert "Close without Bo, Cy" in page.text
    evening.at(bo)
    bo.press("act", "buy")
    for phone in (ana, bo):
        page = evening.at(phone)
        assert "still-choosing" not in page.ids
        assert "primary" in str(page.attributes["close-evening"]["class"])
    ana.press("act", "close")
    assert evening.view["agenda"] == {"s3": ["shop"]}


def test_whoever_closes_before_their_own_card_is_led_back_to_it(before_evening: Begins) -> None:
    evening = before_evening("Ida", "Leo", number="2")
    rewarded(evening)
    ida = evening.phone("s1")
    page = ida.open(str(evening.at(ida).attributes["to-close"]["href"]))
    assert "Close without Ida, Leo" in page.text
    page = ida.open(str(page.attributes["back-to-card"]["href"]))
    assert "shop-done" in page.ids
    ida.open(str(page.attributes["to-close"]["href"]))
    ida.press("act", "close")
    assert evening.view["agenda"] == {"s1": ["shop"], "s2": ["shop"]}, "nobody waits, either"


def test_whoever_has_gone_home_is_passed_over(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", "Cy", number="2")
    rewarded(evening)
    evening.do(do="seat", seat="s2", state="away")
    phone = evening.phone()
    assert "Go on with Cy" in phone.press("act", "buy").text


def test_a_phone_of_its_own_does_not_lead_to_others(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", number="2")
    rewarded(evening)
    ana = evening.phone("s1")
    page = ana.press("act", "buy")
    assert "go-on" not in page.ids
    assert "Bo: the shop" in page.text


def test_factions_are_kept_and_given_up_one_after_the_other(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", "Cy", number="3")
    rewarded(evening)
    phone = evening.phone()
    asked = [seat for seat, cards in evening.view["agenda"].items() if cards[0] == "switch"]
    assert len(asked) > 1
    evening.at(phone, see="seat", who=asked[0])
    page = phone.press("act", "give_up")
    assert f"who={asked[1]}" in str(page.attributes["go-on"]["href"])
    go_on(phone)
    for seat in asked[1:]:
        evening.at(phone, see="seat", who=seat)
        page = phone.press("act", "keep")
    if "go-on" in page.ids:
        page = go_on(phone)
    page = evening.at(phone, see="seat", who=asked[1])
    assert evening.view["change"]["waiting"] == [asked[0]]


# The set-up


def test_ready_says_what_it_passes_over(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", number="1")
    phone = evening.phone()
    assert "last time" not in phone.page.text, "there is none before the first evening"
    phone.press("act", "begin")
    phone.press("act", "read")
    page = evening.handed(phone)
    assert "Ana is ready without a perk" in page.text
    page = phone.press("act", "perk coins")
    assert "Ana is ready" in page.text
    assert "without a perk" not in page.text
    phone.press("act", "ready s1")
    assert "Bo is ready without a perk" in phone.page.text


def test_a_perk_that_costs_something_is_passed_over_without_a_word(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", number="2")
    phone = evening.phone()
    phone.press("act", "begin")
    phone.press("act", "read")
    assert "without a perk" not in evening.handed(phone).text


# Whose turn it is


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("line_up", LINE_UPS)
def test_whoever_has_the_lowest_mat_is_told_to_begin_every_evening(way: str, line_up: str) -> None:
    people = [n for n, one in enumerate(LINE_UPS[line_up], start=1) if one["kind"] == "human"]
    low, *others = [f"s{n}" for n in reversed(people)]
    mats = dict(zip((low, *others), ("industrial", "engineering", "mechanical"), strict=False))
    for number, _ in evenings(way):
        table = Table.new(games(), setup(*LINE_UPS[line_up], **before(number, way)))
        table.do({"do": "setup", "mats": mats})
        while table.question is not None:
            table.answer(answer(to_builtins(table.question)))
        assert table.turn.who == (low,)
        for seat in list(table.state.wishes):
            table.do({"do": "perk", "seat": seat, "perk": None})
        assert table.turn.who == (low,)


def test_the_ring_begins_with_whoever_begins(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", "Cy", number="5")
    evening.do(do="setup", mats={"s1": "mechanical", "s2": "industrial", "s3": "patriotic"})
    phone = evening.phone()
    page = phone.press("act", "read")
    assert "Turn order, Bo begins" in page.text
    ring = page.text.split("Turn order, Bo begins")[1]
    assert ring.index("Bo") < ring.index("Cy") < ring.index("Ana")
    for seat in ("s1", "s2", "s3"):
        evening.at(phone, see="prepare", who=seat)
        page = phone.press("act", f"ready {seat}")
    assert not any(one.startswith("prepare-") for one in page.ids), "all were ready"


def test_whoever_was_ready_is_not_asked_again_after_the_first_star(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", number="1")
    evening.do(do="setup")
    phone = evening.phone()
    phone.press("act", "read")
    evening.at(phone, see="prepare", who="s2")
    phone.press("act", "ready s2")
    evening.do(do="mark", seat="s1", at="power")
    assert "prepare-s2" not in evening.at(phone, see="board").ids
    assert "prepare-s1" not in phone.page.ids, "its first tap has settled it"


@pytest.mark.parametrize("board", [True, False])
def test_nobody_is_told_to_play_where_nobody_tells_turns(
    before_evening: Begins, board: bool
) -> None:
    evening = before_evening("Ana", "Bo", number="2")
    evening.do(do="setup", board=board)
    phone = evening.phone()
    assert "our turn" not in evening.at(phone, see="board").text.replace("Turn order", "")


# The vote


def test_what_the_vote_decided_is_said_and_told_again_next_time(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", number="1")
    evening.voting(s1=3, s2=2)
    influence = evening.view["influence"]
    evening.do(do="vote", seat="s1", war=influence["s1"], peace=0)
    evening.do(do="vote", seat="s2", war=0, peace=influence["s2"])
    evening.do(do="reveal")
    phone = evening.phone()
    said = f"The vote is for War, with {influence['s1']} to {influence['s2']} influence."
    assert said in phone.page.text
    evening.do(do="close")
    assert said in evening.at(phone).text
    assert said in phone.open(f"{evening.path}/message").text


def test_fists_are_said_without_numbers(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", number="1")
    evening.voting()
    evening.do(do="decide", branch="peace")
    assert "You voted for Peace." in evening.phone().page.text


# What stays open, and what lies out


def test_home_lists_what_is_still_open(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", number="2")
    rewarded(evening)
    phone = evening.phone()
    phone.press("act", "buy")
    phone.press("act", "close")
    assert "Bo: the shop" in phone.open("/").text
    assert "Ana: the shop" not in phone.page.text


def test_cards_of_an_automa_that_are_out_are_offered_back_for_a_free_game(
    house: House,
) -> None:
    rows = [benefits()["infrastructure", place] for place in range(1, 7)]
    until = next(n for n, row in enumerate(rows, start=1) if row.gives == "card")
    mods = [
        "gain.coins.1" if row.gives == "gain" else Slot(row.gives, card=row.card).written
        for row in rows[:until]
    ]
    sheets = {"s1": {"wealth": 60}, "s2": {"wealth": 60, "infrastructure_mods": mods}}
    paper = {"episode": "5", "branch": "war", "sheets": sheets}
    evening = Evening(house, ("Ana",), automas=1, paper=paper)
    page = evening.phone().page
    evening.close()
    assert f"Automa card {rows[until - 1].card} back into the deck" in page.text
    assert "Before evening 5 it leaves again" in page.text


@pytest.mark.parametrize(("seat", "said"), [("s1", False), ("s2", True)])
def test_what_holds_for_an_automa_is_said_beside_its_own_result(
    house: House, seat: str, said: bool
) -> None:
    paper = {"episode": "5", "branch": "war", "sheets": {}}
    evening = Evening(house, ("Ana",), automas=1, paper=paper)
    evening.begun()
    page = evening.at(evening.phone(), see=f"result.{seat}")
    evening.close()
    assert ("cost the Automa nothing" in page.text) is said


# A wrong faction


def chosen(evening: Evening, *changes: str) -> None:
    """These give their factions up, the others keep theirs, and the first takes another one."""
    rewarded(evening)
    for seat in evening.view["change"]["order"]:
        evening.do(do="give_up" if seat in changes else "keep", seat=seat)
    first = evening.view["change"]["waiting"][0]
    free = [one for one in evening.view["change"]["free"] if one != "crimea"]
    evening.do(do="change_faction", seat=first, faction=free[0])


def test_a_wrong_faction_is_taken_back_though_others_went_on(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", "Cy", number="3")
    chosen(evening, "s2")
    taken = evening.view["sheets"]["s2"]["faction"]
    evening.do(do="done", seat="s1")
    bo = evening.phone("s2")
    page = bo.press("act", "undo")
    assert evening.view["sheets"]["s2"]["faction"] != taken
    assert evening.view["change"]["waiting"] == ["s2"]
    assert f"choose {taken}" in [value for form in page.forms for _, value in form.buttons]
    assert "s1" not in evening.view["agenda"], "what Ana did stays"


def test_it_stays_once_somebody_has_built_on_it(before_evening: Begins) -> None:
    evening = before_evening("Ana", "Bo", "Cy", number="3")
    chosen(evening, "s2", "s3")
    first, (second, *_) = "s2", evening.view["change"]["waiting"]
    first = "s2" if second == "s3" else "s3"
    free = evening.view["change"]["free"][0]
    evening.do(do="change_faction", seat=second, faction=free)
    taken = evening.view["sheets"][first]["faction"]
    phone = evening.phone(first)
    page = phone.press("act", "undo")
    assert evening.view["sheets"][first]["faction"] == taken
    assert phone.answer.status_code == 409
    assert "others have chosen" in page.text.lower() or "after" in page.text.lower()
