"""Who is in the campaign, what an evening's result may be, and what is refused."""

from typing import Any

import pytest

from tests.fenris.four import fourth
from tests.fenris.scene import ANA_AND_AUTOMA, MATS, THREE, Evening, automa, human
from tests.scythe.scene import every, only
from thirdchair.kit.refusals import Refusal


@pytest.mark.rule("fen.campaign.absent", "fen.campaign.players.may-change")
def test_who_was_said_to_be_away_or_late_before_the_set_up_is_not_forgotten() -> None:
    scene = Evening(*THREE)
    scene.do("seat", seat="s2", state="away")
    scene.do("seat", seat="s3", state="late")
    scene.do("setup", mats={"s1": "industrial", "s3": "mechanical"})
    assert list(scene.tonight.seats) == ["s1", "s3"]
    assert scene.state.late == ["s3"]
    scene.ended({"s1": 50, "s3": 40})
    for seat, n in scene.state.influence.items():
        scene.do("vote", seat=seat, war=n, peace=0)
    scene.do("reveal")
    scene.do("close")
    assert [scene.sheet(seat)["state"] for seat in ("s1", "s2", "s3")] == ["present"] * 3


@pytest.mark.rule("fen.campaign.absent", "fen.campaign.players.may-change")
def test_whoever_is_away_loses_nothing() -> None:
    scene = Evening(*THREE)
    scene.do("book", seat="s2", amount=30, note="from paper")
    scene.do("setup", mats={"s1": "industrial", "s3": "mechanical"}, present=["s1", "s3"])
    assert list(scene.tonight.seats) == ["s1", "s3"]
    scene.ended({"s1": 50, "s3": 40})
    assert (scene.sheet("s2")["state"], scene.sheet("s2")["wealth"]) == ("away", 30)
    assert set(scene.state.influence) == {"s1", "s3"}


def test_what_an_automa_has_is_proposed_where_the_app_keeps_all_of_it() -> None:
    """It is asked all the same: somebody may have moved a piece that nobody entered."""
    scene = Evening(*ANA_AND_AUTOMA).begun()
    assert scene.campaign().coins_question("s2").known == scene.rules().scored("s2", {}).total
    assert scene.campaign().coins_question("s1").known is None


@pytest.mark.rule("fen.campaign.leave")
def test_the_faction_of_somebody_who_left_is_free_again() -> None:
    scene = Evening(*THREE)
    join: dict[str, Any] = {"seat": "s4", "name": "Di", "faction": "crimea"}
    assert scene.refuses("seat", **join) == "unknown-faction"
    scene.do("seat", seat="s2", state="left")
    scene.do("seat", **join)
    scene.do("setup", mats={"s1": "industrial", "s3": "mechanical", "s4": "patriotic"})
    assert list(scene.tonight.seats) == ["s1", "s3", "s4"]


@pytest.mark.rule("fen.campaign.join.faction", "fen.campaign.join.sheet")
def test_whoever_joins_gets_a_sheet_between_those_of_the_others() -> None:
    scene = Evening(*THREE)
    for seat, amount in (("s1", 90), ("s2", 40), ("s3", 60)):
        scene.do("book", seat=seat, amount=amount, note="from paper")
    scene.state.sheets["s1"].bonuses = {"power": 2}
    scene.state.sheets["s3"].bonuses = {"power": 1, "coins": 2}
    scene.do("seat", seat="s4", name="Di", faction="albion")
    di = scene.sheet("s4")
    assert (di["wealth"], di["setup_bonuses"], di["wins"]) == (60, {"coins": 2}, [])
    assert di["triumphs"] == {}


@pytest.mark.rule("fen.campaign.join.faction", "fen.e6.setup.home")
def test_a_newcomer_with_a_found_faction_starts_where_it_has_started() -> None:
    """Ana has played Vesna from the Nordic base and leaves: the Nordic mat still lies aside, and so
    the newcomer has that base. If somebody plays Nordic since, it is another one."""

    def without_ana() -> Evening:
        scene = Evening(*THREE, **{"from": {"episode": "6", "branch": "war"}})
        scene.do("correct", path="factions", value={"s1": "vesna"})
        scene.do("correct", path="sheets.s1.base", value="nordic")
        scene.do("seat", seat="s1", state="left")
        return scene

    scene = without_ana()
    assert scene.state.reserved == ["nordic"]
    scene.do("seat", seat="s4", kind="human", name="Vera", faction="vesna")
    assert scene.state.sheets["s4"].base == "nordic"
    scene.lucky("setup", board=False)
    assert scene.tonight.homes == {"s4": "base:nordic"}
    scene = without_ana()
    scene.state.rulings["fenris.a35"] = "pool"
    scene.do("seat", seat="s4", kind="human", name="Nils", faction="nordic")
    scene.do("seat", seat="s5", kind="human", name="Vera", faction="vesna")
    assert scene.state.sheets["s5"].base not in (None, "nordic", "crimea", "polania")


@pytest.mark.rule("fen.campaign.join.sheet", "fen.sheet.setup.max")
def test_a_newcomers_bonuses_keep_to_what_the_sheet_prints() -> None:
    """Coins first, then what is left; an Automa has coins and nothing else."""
    scene = Evening(*THREE)
    scene.state.most_coins = 2
    for sheet in scene.state.sheets.values():
        sheet.bonuses = {"coins": 1, "power": 2, "popularity": 1}
    scene.do("seat", seat="s4", name="Di", faction="albion")
    assert scene.sheet("s4")["setup_bonuses"] == {"coins": 2, "power": 2}
    scene.do("seat", seat="s5", kind="automa", faction="saxony")
    assert scene.sheet("s5")["setup_bonuses"] == {"coins": 2}


@pytest.mark.rule("fen.campaign.join.sheet", "fen.mods.automa.column.mech")
def test_a_new_automa_has_as_many_mods_as_the_others_by_its_table() -> None:
    scene = fourth(*THREE)
    for sheet in scene.state.sheets.values():
        sheet.mech_mods = ["armor", "stealth"]
    events = scene.lucky("seat", seat="s4", kind="automa", faction="albion")
    assert [(one["kind"], one["box"]) for one in every(events, "automa_mod")] == [
        ("mech", 1),
        ("mech", 2),
    ]
    assert len(scene.state.sheets["s4"].mech_mods) == 2
    scene.do("seat", seat="s5", name="Di", faction="saxony")
    assert scene.state.sheets["s5"].mech_mods == []  # people draw theirs by hand


@pytest.mark.rule("fen.campaign.join.sheet")
def test_a_newcomer_has_as_few_ticks_as_anybody_row_by_row() -> None:
    scene = Evening(*THREE)
    columns = ("upgrades", "mechs", "structures", "recruits", "workers", "objective")
    most = {"s1": 2, "s2": 3, "s3": 4}
    for seat, n in most.items():
        scene.do("sheet", seat=seat, fields={"log": dict.fromkeys(columns, n)})
    scene.do("seat", seat="s4", name="Di", faction="albion")
    log = scene.log("s4")
    assert sum(log.values()) == 12
    assert (log["upgrades"], log["mechs"], log["structures"], log["power"]) == (2, 2, 1, 1)


@pytest.mark.rule("fen.campaign.spoiler.factions", "fen.campaign.length")
def test_factions_that_come_later_do_not_exist() -> None:
    refusals = []
    for name in ("vesna", "fenris", "xyzzy"):
        with pytest.raises(Refusal) as refused:
            Evening(human(name), automa("saxony"))
        refusals.append((refused.value.text, refused.value.args_for_text["options"]))
    told = ["albion", "nordic", "rusviet", "togawa", "crimea", "saxony", "polania"]
    assert refusals == [("unknown-faction", told)] * 3


def test_a_late_seat_chooses_its_perk_until_its_own_first_turn() -> None:
    scene = Evening(*THREE)
    scene.do("setup", mats=MATS, late=["s3"])
    scene.do("star", seat="s1", triumph="workers")
    assert scene.refuses("perk", seat="s1", perk="coins") == "fenris-perk-late"
    scene.do("perk", seat="s3", perk="coins")
    scene.do("star", seat="s3", triumph="workers")
    assert scene.sheet("s3")["perks"] == ["coins"]
    assert scene.refuses("perk", seat="s3", perk="power") == "fenris-perk-late"


# The result


def test_seats_tell_their_own_columns_and_the_rest_is_asked() -> None:
    scene = Evening(*THREE).begun()
    scene.do("episode_result", seat="s2", coins=70, stars=["mechs"])
    scene.do("episode_result", seat="s2", coins=65, stars=["mechs", "power"])
    events = scene.do("episode_result", 50, 40)
    assert only(events, "episode_over")["coins"] == {"s1": 50, "s2": 65, "s3": 40}
    scene.do("read")
    assert scene.log("s2") == {"mechs": 1, "power": 1}


def test_a_tie_that_the_game_did_not_decide_is_asked() -> None:
    scene = Evening(*THREE).begun()
    events = scene.do("episode_result", "s3", coins={"s1": 50, "s2": 40, "s3": 50})
    assert only(events, "episode_over")["winner"] == "s3"
    again = Evening(*THREE).begun()
    assert (
        again.refuses("episode_result", coins={"s1": 50, "s2": 40, "s3": 50}, winner="s2")
        == "not-an-option"
    )


def test_stars_and_coins_come_from_the_game_that_was_played_here() -> None:
    scene = Evening(*ANA_AND_AUTOMA).begun()
    scene.do("star", seat="s1", triumph="workers")
    scene.do("finish", 30, 10, 4, 1)
    assert scene.tonight.result is not None
    scores = scene.tonight.result.scores
    events = scene.do("episode_result")
    assert only(events, "episode_over")["coins"] == scores
    scene.do("read")
    assert scene.log("s1") == {"workers": 1}


# Bad input

SEVEN = ["upgrades", "mechs", "structures", "recruits", "workers", "objective", "popularity"]
MANY = [human(one) for one in ("nordic", "crimea", "polania", "saxony", "albion", "togawa")]


@pytest.mark.parametrize(
    ("seats", "text"),
    [
        ([], "wrong-number-of-seats"),
        ([*MANY, human("rusviet"), automa("saxony")], "wrong-number-of-seats"),
        ([human("nordic"), automa("nordic")], "faction-twice"),
        ([human("nordic", "Ana"), human("crimea", "Ana")], "same-names"),
        ([automa("nordic")], "fenris-no-human"),
        ([{**human("nordic"), "mat": "industrial"}], "fenris-mat-later"),
        ([{"kind": "human"}], "missing-field"),
        ([{**human("nordic"), "level": "automa"}], "human-without-level"),
        ([human("nordic", "x" * 41)], "bad-name"),
    ],
)
def test_a_campaign_that_cannot_be_is_refused(seats: list[dict[str, Any]], text: str) -> None:
    with pytest.raises(Refusal) as refused:
        Evening(*seats)
    assert refused.value.text == text


@pytest.mark.parametrize(
    ("command", "text"),
    [
        ({"do": "setup", "present": ["s9"]}, "unknown-seat"),
        ({"do": "setup", "order": ["s1", "s1", "s2"]}, "fenris-order"),
        ({"do": "setup", "mats": {"s1": "industrial", "s2": "industrial"}}, "mat-twice"),
        ({"do": "setup", "mats": {"s1": "golden"}}, "unknown-mat"),
        ({"do": "setup", "mats": {"s9": "industrial"}}, "unknown-seat"),
        ({"do": "setup", "level": {"s1": "automa"}}, "unknown-seat"),
        ({"do": "book", "seat": "s1", "amount": 5, "note": " "}, "fenris-note-missing"),
        ({"do": "seat", "seat": "s7", "faction": "albion"}, "unknown-seat"),
        ({"do": "seat", "seat": "s4"}, "missing-field"),
        ({"do": "seat", "seat": "s1", "faction": "albion"}, "unknown-field"),
        ({"do": "vote", "seat": "s1", "war": 1, "peace": 0}, "not-an-option"),
        ({"do": "read"}, "not-an-option"),
    ],
)
def test_before_the_evening(command: dict[str, Any], text: str) -> None:
    scene = Evening(*THREE)
    assert scene.refuses(command.pop("do"), **command) == text


@pytest.mark.parametrize(
    ("command", "text"),
    [
        ({"do": "perk", "seat": "s9", "perk": "coins"}, "unknown-seat"),
        ({"do": "mark", "seat": "s1", "at": "luck"}, "unknown-triumph"),
        ({"do": "mark", "seat": "s1", "at": "mechs", "n": -1}, "fenris-no-star"),
        ({"do": "mark", "seat": "s1", "at": "mechs", "n": 2}, "triumph-taken"),
        ({"do": "count", "seat": "s1", "what": "agents"}, "not-an-option"),
        ({"do": "count", "seat": "s1", "what": "influence", "n": -1}, "fenris-none-left"),
        ({"do": "episode_result", "seat": "s1", "coins": -1}, "not-in-range"),
        ({"do": "episode_result", "seat": "s1", "coins": 9, "stars": ["luck"]}, "fenris-stars"),
        (
            {"do": "episode_result", "seat": "s1", "coins": 9, "stars": ["mechs", "mechs"]},
            "fenris-stars",
        ),
        (
            {
                "do": "episode_result",
                "seat": "s1",
                "coins": 9,
                "stars": SEVEN,
            },
            "fenris-too-many-stars",
        ),
        ({"do": "episode_result", "coins": {"s9": 1}}, "unknown-seat"),
        ({"do": "episode_result", "facts": {"agents": {"s1": 1}}}, "not-an-option"),
        ({"do": "seat", "seat": "s1", "state": "left"}, "fenris-plays-tonight"),
        ({"do": "setup"}, "not-an-option"),
        ({"do": "close"}, "not-an-option"),
    ],
)
def test_during_the_evening(command: dict[str, Any], text: str) -> None:
    scene = Evening(*THREE).begun()
    assert scene.refuses(command.pop("do"), **command) == text


@pytest.mark.parametrize(
    ("command", "text"),
    [
        ({"do": "vote", "seat": "s1", "war": 2, "peace": 0}, "fenris-all-influence"),
        ({"do": "vote", "seat": "s1", "war": -1, "peace": 2}, "number-too-small"),
        ({"do": "vote", "seat": "s9", "war": 1, "peace": 0}, "unknown-seat"),
        ({"do": "decide", "branch": "truce"}, "not-an-option"),
        ({"do": "log", "seat": "s1", "star": "combat", "column": "combat_1"}, "not-an-option"),
        ({"do": "close"}, "fenris-not-decided"),
    ],
)
def test_after_the_evening(command: dict[str, Any], text: str) -> None:
    scene = Evening(*THREE).begun()
    scene.ended({"s1": 50, "s2": 40, "s3": 30})
    assert scene.refuses(command.pop("do"), **command) == text


def test_a_vote_after_the_reveal_and_the_evening_that_is_not_there_yet() -> None:
    scene = Evening(*ANA_AND_AUTOMA).begun()
    scene.ended({"s1": 50, "s2": 40}, facts={"influence": {"s1": 0, "s2": 0}})
    scene.do("vote", seat="s1", war=1, peace=0)
    scene.do("reveal")
    assert scene.refuses("vote", seat="s1", war=0, peace=1) == "fenris-revealed"
    scene.do("decide", branch="war")
    scene.do("close")
    scene.state.evening = "9"
    assert scene.refuses("setup") == "fenris-not-here-yet"


@pytest.mark.rule("fen.campaign.join.sheet")
@pytest.mark.parametrize(("ruling", "wealth"), [("mean", 40), ("lower", 30)])
def test_between_two_in_the_middle_a_newcomer_has_their_mean(ruling: str, wealth: int) -> None:
    scene = Evening(*THREE[:2])
    scene.state.rulings["fenris.a01"] = ruling
    for seat, amount in (("s1", 30), ("s2", 51)):
        scene.do("book", seat=seat, amount=amount, note="from paper")
    scene.do("seat", seat="s3", name="Di", faction="albion")
    assert scene.sheet("s3")["wealth"] == wealth


SIX = ["upgrades", "mechs", "structures", "recruits", "workers", "power"]


@pytest.mark.parametrize(
    ("full", "said"),
    [([], "result-no-sixth"), (["s1"], None), (["s1", "s2"], "result-sixth")],
)
def test_one_seat_has_placed_the_sixth_star_and_only_one(full: list[str], said: str | None) -> None:
    scene = Evening(*THREE).begun()
    for seat in full:
        scene.tonight.seats[seat].stars |= dict.fromkeys(SIX, 1)
    found = [one.about for one in scene.campaign().slips()]
    assert found == ([said] if said else [])
