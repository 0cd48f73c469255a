"""What the forms of a new game let people choose: only what they own, and all that they may."""

import pytest

from tests.web.alone import Alone
from tests.web.owning import box, owner, setup_of, started
from thirdchair.tapestry import Tapestry
from thirdchair.web.games.tapestry.scenario.new import ScenarioNew

__all__ = ["owner"]


def civs(owner: Alone) -> list[str]:
    return owner.open("/new?mode=solo").form_with("table-name").options["civ-1"]


def test_the_picker_of_civilizations_knows_what_is_in_the_box(owner: Alone) -> None:
    assert {"engineers", "trailblazers"} <= set(civs(owner))  # nobody said what is in it
    box(owner, "tapestry")
    assert "engineers" in civs(owner)
    assert "trailblazers" not in civs(owner)
    assert 'label="Plans &amp; Ploys"' not in owner.answer.text
    box(owner, "tapestry", "PP")
    assert "trailblazers" in civs(owner)


def test_a_yellow_seat_meets_the_double_strike_in_another_color(owner: Alone) -> None:
    fields = {"scenario": "1", "with-AA": "yes", "arts": "science", "double_strike": "yes"}
    colors = {"color-you": "yellow", "color-strike": "red"}
    form = owner.open("/new?mode=kaiju").form_with("table-name")
    assert "red" in form.options["color-strike"]
    path = started(owner, "kaiju", **fields, **colors)
    assert setup_of(owner, path)["double_strike"] is True


def test_the_scenario_without_bots_does_not_take_the_double_strike_of_the_other(
    owner: Alone,
) -> None:
    fields = {"scenario": "2", "with-AA": "yes", "arts": "science", "double_strike": "yes"}
    owner.open("/new?mode=kaiju")
    assert '<div class=" only only-1"><fieldset class="switch with-double">' in owner.answer.text
    setup = setup_of(owner, started(owner, "kaiju", **fields))
    assert (setup["arts"], setup.get("double_strike", False)) == ("science", False)


@pytest.mark.rule("tap.level.6.civ2")
def test_the_second_civilization_of_a_scenario_is_chosen_at_the_table(owner: Alone) -> None:
    form = owner.open("/new?mode=atlantis").form_with("table-name")
    assert "civ-2" not in form.fields
    assert "You choose the second civilization at the table" in owner.page.text
    owner.path = started(owner, "atlantis", scenario="2", level="6")
    assert "civs" not in setup_of(owner, owner.path)
    page = owner.open(owner.path)
    assert "Equalizers" in page.text, "the first is known"
    assert {"answer engineers", "answer hucksters"} <= set(owner.acts)
    assert not {"answer equalizers", "answer iconoclasts"} & set(owner.acts)
    page = owner.tap("answer engineers")
    assert "Engineers" in page.text
    lower = started(owner, "atlantis", scenario="2", level="5")
    assert "as its second one" not in owner.open(lower).text


def test_a_form_remembered_from_before_does_not_keep_how_ties_used_to_end() -> None:
    key = "ruling-scenario.tie_counts_as_win"
    sheet = ScenarioNew(Tapestry(), "atlantis")
    before = {"scenario": "4", key: "False"}
    assert sheet.new_form(before)["given"][key] == "usual"
    assert sheet.new_form({**before, "ties": "usual"})["given"][key] == "False"
    lost = {**sheet.new_form({**before, "ties": "usual"})["given"]}
    assert sheet.set_up_from(lost)["rulings"] == {"scenario.tie_counts_as_win": False}


@pytest.mark.rule("tap.ds.chosen", "tap.bots.landmark.historians.shadow")
def test_your_own_civilization_is_asked_of_nobody_and_may_be_said(owner: Alone) -> None:
    unsaid = started(owner, "solo")
    assert "your_civ" not in setup_of(owner, unsaid)
    page = owner.open(f"{unsaid}/checklist")
    assert "Playing Historians: a landmark that the Shadow Empire takes" in page.text
    assert "Age of Wonders" in page.text
    path = started(owner, "solo", **{"your-civ": "other"})
    assert setup_of(owner, path)["your_civ"] == "other"
    assert "Playing Historians" not in owner.open(f"{path}/checklist").text
    form = owner.open("/new?mode=solo").form_with("table-name")
    assert form.fields["your-civ"] == ""  # the next game has another one
    form = owner.open(f"{path}/correct").form_with("note")
    owner.send(form, your_civ="chosen")
    assert owner.client.get(f"/api{path}").json()["view"]["your_civ"] == "chosen"


def test_a_scenario_asks_for_it_only_where_it_does_not_say_it(owner: Alone) -> None:
    fields = {"level": "2", "your-civ": "historians"}
    focus = setup_of(owner, started(owner, "atlantis", scenario="1", **fields))
    assert focus["your_civ"] == "historians"
    path = started(owner, "atlantis", scenario="2", **fields)
    assert "your_civ" not in setup_of(owner, path)
