"""The set-up of an evening: who is ready and who is missing, who begins, and what a seat takes."""

from collections.abc import Iterator

import pytest

from tests.fenris.evenings_by_hand import Evening
from tests.web.house import House

STEP = {"unit": "worker", "from": "r1c4", "to": "r2c4"}
BO_BEGINS = {"s1": "mechanical", "s2": "industrial", "s3": "patriotic"}


@pytest.fixture
def three(house: House) -> Iterator[Evening]:
    evening = Evening(house)
    yield evening
    evening.close()


@pytest.fixture
def with_automa(house: House) -> Iterator[Evening]:
    evening = Evening(house, ("Ana", "Bo"), automas=1)
    yield evening
    evening.close()


# Who is ready


def test_chips_say_who_is_ready_and_who_is_missing(three: Evening) -> None:
    three.do(do="setup", late=["s3"])
    ana, bo = three.phone("s1"), three.phone("s2")
    ana.press("act", "read")
    assert "Ana : not ready yet C Bo : not ready yet P Cy : comes later" in ana.page.text
    assert "missing" not in ana.page.ids, "nobody waits for anybody yet"
    page = ana.press("act", "ready s1")
    assert "Ana : ready C Bo : not ready yet P Cy : comes later" in page.text
    assert "Still missing: Bo." in page.text
    assert "Ana : ready C Bo : not ready yet" in three.at(bo).text
    assert "missing" not in bo.page.ids, "Bo looks at what is missing"


def test_a_chosen_perk_is_in_the_numbers(three: Evening) -> None:
    three.do(do="correct", path="sheets.s1.bonuses", value={"popularity": 1})
    three.begun()
    ana = three.phone("s1")
    ana.press("act", "read")
    assert "takes-popularity" not in ana.page.ids
    page = ana.press("act", "perk popularity")
    assert "popularity 2 +1 +2" in page.text
    page = ana.press("act", "perk combat_cards")
    assert "takes-popularity" not in page.ids
    assert "takes-cards" in page.ids


def test_a_phone_that_goes_round_shows_the_own_half_before_anybody_is_ready(
    three: Evening,
) -> None:
    """First what is laid out for all; then the phone goes to Ana, and she is asked first."""
    three.begun()
    phone = three.phone()
    page = phone.press("act", "read")
    assert not any(value.startswith("ready") for form in page.forms for _, value in form.buttons)
    three.handed(phone)
    for seat in ("s1", "s2", "s3"):
        text = phone.answer.text
        assert text.index('class="panel own-half"') < text.index('id="usual"')
        phone.press("act", f"ready {seat}")


def test_a_phone_that_goes_round_passes_over_who_has_a_phone(with_automa: Evening) -> None:
    """Bo has one: no tap on the phone that goes round spends his perk, unless somebody asks."""
    with_automa.begun()
    phone, bo = with_automa.phone(), with_automa.phone("s2")
    phone.press("act", "read")
    with_automa.handed(phone)
    with_automa.at(bo)
    bo.press("act", "perk popularity")
    with_automa.at(phone, see="prepare.own", who="s1")
    page = phone.press("act", "ready s1")
    assert not any(value.startswith("ready") for form in page.forms for _, value in form.buttons)
    assert {"to-board", "missing"} <= page.ids
    assert "Bo chooses on a phone of their own." in page.text
    phone.open(str(page.attributes["choose-here-s2"]["href"]))
    phone.press("act", "ready s2")
    assert "missing" not in phone.page.ids
    assert "own-phone-s2" not in phone.page.ids


def test_a_tablet_beside_phones_of_all_offers_nobody_as_the_next(with_automa: Evening) -> None:
    with_automa.begun()
    tablet = with_automa.phone()
    for seat in ("s1", "s2"):
        with_automa.phone(seat)
    page = tablet.press("act", "read")
    assert not {"hand-to", "ready"} & page.ids
    assert {"own-phone-s1", "own-phone-s2", "to-board"} <= page.ids


def test_a_chip_of_who_is_ready_has_a_tick(three: Evening) -> None:
    """Not by its color alone."""
    three.begun()
    ana = three.phone("s1")
    ana.press("act", "read")
    assert "chip-done" not in ana.answer.text
    ana.press("act", "ready s1")
    chip = ana.answer.text.partition('<li class="chip-done">')[2].partition("</li>")[0]
    assert chip.count("<svg") == 2, "a tick and the token"
    chip = ana.answer.text.partition('<li class="chip-open">')[2].partition("</li>")[0]
    assert chip.count("<svg") == 1


# Who begins


def test_a_late_player_who_would_begin_is_passed_over_in_words(three: Evening) -> None:
    """On the set-up, on the list of the steps, in the history, on home and on the board."""
    three.do(do="setup", mats=BO_BEGINS, late=["s2"])
    phone = three.phone()
    page = phone.press("act", "read")
    told = page.text.partition("Bo comes later: Cy begins")[2]
    assert told
    ring = told[: told.index("Different tonight")] if "Different tonight" in told else told[:200]
    assert ring.index("Cy") < ring.index("Ana") < ring.index("Bo") < ring.index("comes later")
    assert "Bo comes later: Cy begins." in phone.open(f"{three.path}/checklist").text
    assert "Bo comes later: Cy begins." in phone.open(f"{three.path}/history").text


def test_nobody_waits_for_who_comes_later(with_automa: Evening) -> None:
    with_automa.do(do="setup", mats={"s1": "mechanical", "s2": "industrial"}, late=["s2"])
    phone = with_automa.phone()
    page = with_automa.at(phone, see="board")
    assert "Now: Automa" in page.text, "clockwise from the one who is missing"
    with_automa.do(do="automa_turn", seat="s3")
    page = with_automa.at(phone, see="board")
    assert "Your turn, Ana" in page.text
    assert "Bo is done" not in page.text


def test_who_comes_before_the_first_turn_begins_after_all(three: Evening) -> None:
    three.do(do="setup", mats=BO_BEGINS, late=["s2"])
    phone = three.phone()
    phone.press("act", "read")
    page = phone.press("act", "here s2")
    assert "Turn order, Bo begins" in page.text
    assert "Bo is ready" in page.text, "and chooses"
    assert three.view["sheets"]["s2"]["state"] == "present"


def due(evening: Evening) -> list[str]:
    with evening.house.client() as client:
        who: list[str] = client.get(f"/api{evening.path}").json()["next"]["who"]
    return who


def test_whose_turn_it_is_follows_who_is_here(with_automa: Evening) -> None:
    """Bo would begin; when he comes in the middle, his turn comes in its order."""
    with_automa.do(do="setup", mats={"s1": "mechanical", "s2": "industrial"}, late=["s2"])
    assert due(with_automa) == ["s3"], "clockwise from the one who is missing"
    with_automa.do(do="automa_turn", seat="s3")
    assert due(with_automa) == ["s1"]
    with_automa.do(do="seat", seat="s2", state="present")
    assert due(with_automa) == ["s1"], "nobody loses a turn that has begun"
    with_automa.do(do="move", seat="s1", moves=[STEP])
    assert due(with_automa) == ["s2"]


def test_whoever_comes_before_the_first_turn_is_due(with_automa: Evening) -> None:
    with_automa.do(do="setup", mats={"s1": "mechanical", "s2": "industrial"}, late=["s2"])
    assert due(with_automa) == ["s3"]
    with_automa.do(do="seat", seat="s2", state="present")
    assert due(with_automa) == ["s2"]


def test_who_plays_is_here_though_nobody_said_so(with_automa: Evening) -> None:
    with_automa.do(do="setup", mats={"s1": "mechanical", "s2": "industrial"}, late=["s2"])
    told = with_automa.do(do="place", seat="s2", unit="mech", at="base:crimea")
    assert told["next"]["who"] == ["s2"]
