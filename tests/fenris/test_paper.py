"""A campaign begun on paper, and what stands on the sheets."""

from typing import Any

import pytest

from tests.fenris.scene import ANA_AND_AUTOMA, THREE, Evening
from tests.scythe.scene import Events, only
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.episodes import finding

BEHIND: dict[str, Any] = {"episode": "3", "branch": "war"}


def asked_way(number: str, *answers: str) -> Evening:
    """A campaign before this evening, and what is answered when it is laid out."""

    class Asked(Evening):
        def do(self, command: str, /, *given: Any, **arguments: Any) -> Events:
            return super().do(command, *(answers if command == "new" else given), **arguments)

    return Asked(*ANA_AND_AUTOMA, **{"from": {"episode": number}})


def brought(**sheets: dict[str, Any]) -> Evening:
    return Evening(*ANA_AND_AUTOMA, **{"from": {**BEHIND, "sheets": sheets}})


def test_a_campaign_goes_on_before_any_evening() -> None:
    scene = brought(
        s1={
            "wealth": 73,
            "wins": 1,
            "perks": ["worker"],
            "bonuses": {"power": 1},
            "log": {"upgrades": 2, "combat_1": 1},
        },
        s2={"wealth": 40, "level": "automaszyna"},
    )
    sheet = scene.sheet("s1")
    assert scene.state.evening == "3"
    assert (sheet["wealth"], len(sheet["wins"]), sheet["perks"]) == (73, 1, ["worker"])
    assert sheet["setup_bonuses"] == {"power": 1}
    assert sheet["triumphs"] == {"upgrades": 2, "combat_1": 1}
    assert (scene.sheet("s2")["wealth"], scene.sheet("s2")["level"]) == (40, "automaszyna")
    assert sum(one["amount"] for one in sheet["ledger"]) == 73


def test_the_sheet_has_room_for_three_of_power_and_of_popularity_and_for_coins() -> None:
    full = {"coins": 9, "power": 3, "popularity": 3}
    assert brought(s1={"bonuses": full}).sheet("s1")["setup_bonuses"] == full


def test_it_knows_what_was_played_and_no_more() -> None:
    first = Evening(*ANA_AND_AUTOMA, **{"from": {"episode": "2", "branch": "war"}})
    assert first.state.keys == ["fenris:1", "fenris:after-1"]
    keys = brought().state.keys
    assert {"fenris:1", "fenris:after-1", "fenris:2a", "fenris:after-2"} <= set(keys)
    assert {"fenris:mods", "fenris:mech-mods"} <= set(keys)
    assert not {"fenris:2b", "fenris:3", "fenris:after-3"} & set(keys)


@pytest.mark.parametrize(
    ("told", "where"),
    [
        ({"episode": "9", "branch": "war"}, "new.from.episode"),
        ({"episode": "2a", "branch": "war"}, "new.from.episode"),
        ({"episode": "3", "branch": "sideways"}, "new.from.branch"),
        ({"episode": "1", "branch": "war"}, "new.from.branch"),
        ({**BEHIND, "sheets": {"s9": {}}}, "new.from.sheets"),
        ({**BEHIND, "sheets": {"s1": {"wealth": -1}}}, "new.from.sheets.s1.wealth"),
        ({**BEHIND, "sheets": {"s1": {"wins": 9}}}, "new.from.sheets.s1.wins"),
        ({**BEHIND, "sheets": {"s1": {"bonuses": {"power": 4}}}}, "new.from.sheets.s1.bonuses"),
        (
            {**BEHIND, "sheets": {"s1": {"bonuses": {"popularity": 4}}}},
            "new.from.sheets.s1.bonuses",
        ),
        ({**BEHIND, "sheets": {"s1": {"bonuses": 4}}}, "new.from.sheets.s1.bonuses"),
        ({**BEHIND, "sheets": {"s1": {"log": {"cheese": 1}}}}, "new.from.sheets.s1.log"),
        ({**BEHIND, "sheets": {"s1": {"log": {"mechs": -1}}}}, "new.from.sheets.s1.log"),
        ({**BEHIND, "sheets": {"s1": {"perks": 4}}}, "new.from.sheets.s1.perks"),
        ({**BEHIND, "sheets": {"s1": {"perks": ["worker"] * 2}}}, "new.from.sheets.s1.perks"),
        ({**BEHIND, "sheets": {"s1": {"level": "automa"}}}, "new.from.sheets.s1.level"),
        ({**BEHIND, "sheets": {"s2": {"perks": []}}}, "new.from.sheets.s2.perks"),
        ({**BEHIND, "sheets": {"s1": {"cheese": 1}}}, "new.from.sheets.s1.cheese"),
    ],
)
def test_what_no_sheet_can_say_is_refused(told: dict[str, Any], where: str) -> None:
    with pytest.raises(Refusal) as refused:
        Evening(*ANA_AND_AUTOMA, **{"from": told})
    assert refused.value.where == where


def test_what_is_not_told_may_follow() -> None:
    scene = brought()
    told = only(scene.do("correct", path="sheets.s1.log", value={"mechs": 1}), "corrected")
    assert (told["from"], told["to"]) == ({}, {"mechs": 1})
    scene.do("correct", path="sheets.s1.wealth", value=30)
    scene.do("correct", path="sheets.s1.wealth", value=25)
    assert [one["amount"] for one in scene.sheet("s1")["ledger"]] == [30, -5]
    assert scene.log("s1") == {"mechs": 1}
    told = only(scene.do("correct", path="sheets.s2.level", value="ultimaszyna"), "corrected")
    assert (told["from"], told["to"]) == ("automa", "ultimaszyna")


def test_the_campaign_is_corrected_in_every_phase_and_tonights_game_beside_it() -> None:
    scene = Evening(*THREE)
    assert scene.refuses("correct", path="seats.s1.power", value=3) == "not-correctable"
    scene.begun()
    scene.do("correct", path="seats.s1.power", value=3)
    scene.do("correct", path="rows", value=6)
    scene.do("correct", path="book", value="en")
    assert scene.tonight.seats["s1"].power == 3
    assert (scene.state.rows, scene.state.book) == (6, "en")
    assert scene.refuses("correct", path="rows", value=0) == "not-in-range"
    assert scene.refuses("correct", path="sheets.s1", value=0) == "unknown-part"


def test_a_sheet_has_no_room_for_five_digits() -> None:
    scene = Evening(*THREE)
    scene.do("correct", path="sheets.s1.wealth", value=9999)
    assert scene.refuses("correct", path="sheets.s1.wealth", value=10_000) == "not-in-range"


def test_a_log_has_a_row_at_least() -> None:
    assert Evening(*THREE, rows=1).state.rows == 1
    with pytest.raises(Refusal, match="not-in-range"):
        Evening(*THREE, rows=0)


def test_a_full_column_is_as_long_as_the_printed_log() -> None:
    scene = Evening(*THREE, rows=2)
    assert scene.refuses("correct", path="sheets.s1.log", value={"mechs": 3}) == "not-in-range"
    scene.do("correct", path="sheets.s1.log", value={"mechs": 2})
    scene.begun().ended({"s1": 5, "s2": 6, "s3": 7}, stars={"s1": ["mechs"]})
    assert scene.log("s1") == {"mechs": 2}


def test_a_way_that_nobody_told_is_asked_first_and_leads_to_its_evening() -> None:
    scene = asked_way("2", "peace")
    assert (scene.state.evening, scene.state.branch) == ("2b", "peace")
    assert only(scene.events, "way")["episode"] == "2b"
    assert asked_way("2", "war").state.evening == "2a"
    third = asked_way("3", "war")
    assert third.state.keys == brought().state.keys
    third.do("sheet", seat="s1", fields={"mech_mods": ["armor"]})
    assert third.refuses("sheet", seat="s1", fields={"infrastructure_mods": []}) == "unknown-part"


def test_an_evening_that_we_do_not_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    there = dict(finding._found())
    monkeypatch.setattr(finding, "_found", lambda: {one: there[one] for one in ("1", "2a", "2b")})
    with pytest.raises(Refusal, match="fenris-paper-not-here") as refused:
        brought()
    assert refused.value.where == "new.from.episode"


def test_sheets_are_told_seat_by_seat_in_any_order() -> None:
    """Everybody copies their own at the same time, an Automa's among them."""
    ana = {"wealth": 60, "wins": [1], "perks": ["power"], "log": {"mechs": 2}}
    bot = {"wealth": 31, "mech_mods": ["gain.power.1"]}
    views = []
    for order in (("s1", "s2"), ("s2", "s1")):
        scene = brought()
        assert scene.state.untold == ["s1", "s2"]
        for seat in order:
            scene.do("sheet", seat=seat, fields=ana if seat == "s1" else bot)
        assert scene.state.untold == []
        views.append(scene.game.view(scene.state))
    assert views[0] == views[1]
    sheet = views[0]["sheets"]["s1"]
    assert (sheet["wealth"], sheet["wins"], sheet["perks"]) == (60, ["1"], ["power"])
    assert [one["evening"] for one in sheet["ledger"]] == ["paper"]


def test_what_is_told_later_is_all_that_changes() -> None:
    scene = brought(s1={"wealth": 60, "log": {"mechs": 1}})
    assert scene.state.untold == ["s2"]
    told = scene.do("sheet", seat="s1", fields={"wealth": 60, "wins": [2]})
    assert [one["path"] for one in told if one["type"] == "corrected"] == ["sheets.s1.wins"]
    assert scene.log("s1") == {"mechs": 1}


def test_a_victory_of_an_evening_to_come_is_refused() -> None:
    scene = brought()
    assert scene.refuses("sheet", seat="s1", fields={"wins": [3]}) == "not-in-range"
    assert scene.refuses("sheet", seat="s1", fields={"wins": [0]}) == "not-in-range"


@pytest.mark.rule("fen.mods.mech.unique")
def test_a_mod_twice_on_a_sheet_is_refused() -> None:
    scene = brought()
    twice = {"mech_mods": ["armor", "armor"]}
    assert scene.refuses("sheet", seat="s1", fields=twice) == "fenris-twice"
    assert scene.state.untold == ["s1", "s2"]


def test_the_game_of_tonight_is_played_with_what_the_sheet_said_at_its_start() -> None:
    scene = brought().begun()
    assert scene.refuses("sheet", seat="s1", fields={"mech_mods": []}) == "fenris-evening-on"
    assert scene.refuses("sheet", seat="s1", fields={"bonuses": {}}) == "fenris-evening-on"
    scene.do("sheet", seat="s1", fields={"wealth": 40, "log": {"power": 1}})
    assert scene.sheet("s1")["wealth"] == 40


def test_factions_are_named_all_at_once_so_that_two_may_have_exchanged_theirs() -> None:
    scene = brought()
    told = scene.do("correct", path="factions", value={"s1": "saxony", "s2": "nordic"})
    assert only(told, "corrected")["from"] == {"s1": "nordic", "s2": "saxony"}
    assert [scene.sheet(seat)["faction"] for seat in ("s1", "s2")] == ["saxony", "nordic"]
    assert scene.refuses("correct", path="factions", value={"s1": "nordic"}) == "faction-twice"
    assert scene.refuses("correct", path="factions", value={"s1": "vesna"}) == "unknown-faction"
    assert scene.refuses("correct", path="factions", value={"s1": "xyzzy"}) == "unknown-faction"
    scene.begun()
    assert scene.refuses("correct", path="factions", value={"s1": "togawa"}) == "fenris-evening-on"


def test_the_printed_sheet_is_known_from_the_box() -> None:
    scene = Evening(*THREE, box={"rows": 6, "most_coins": 9})
    assert (scene.state.rows, scene.state.most_coins) == (6, 9)
    assert Evening(*THREE, rows=5, box={"rows": 6}).state.rows == 5
    with pytest.raises(Refusal) as refused:
        Evening(*THREE, box={"rows": 0})
    assert refused.value.where == "new.box.rows"


def test_a_faction_out_of_a_box_can_be_named_once_the_group_has_met_it() -> None:
    scene = Evening(*THREE, **{"from": {"episode": "4", "branch": "war"}})
    scene.do("correct", path="factions", value={"s2": "vesna"})
    assert scene.sheet("s2")["faction"] == "vesna"
    scene.do("sheet", seat="s2", fields={"base": "albion"})
    assert (scene.sheet("s2")["base"], scene.state.reserved) == ("albion", ["albion"])
    scene.do("correct", path="factions", value={"s2": "albion"})
    assert (scene.sheet("s2").get("base"), scene.state.reserved) == (None, [])


def test_two_seats_say_their_bases_in_any_order() -> None:
    """Choices of different seats lead to the same campaign, whoever is first."""
    seen = []
    for order in (("s1", "s2"), ("s2", "s1")):
        scene = Evening(*THREE, **{"from": {"episode": "6", "branch": "war"}})
        scene.do("correct", path="factions", value={"s1": "vesna", "s2": "fenris"})
        for seat in order:
            base = {"s1": "nordic", "s2": "crimea"}[seat]
            scene.do("sheet", seat=seat, fields={"base": base})
        seen.append(scene.state)
    assert seen[0] == seen[1]
    assert seen[0].reserved == ["crimea", "nordic"]
