"""What a group is told before the first evening, and what may never be told too early."""

import pytest

from tests.fenris.scene import ANA_AND_AUTOMA, THREE, Evening, automa, human
from tests.scythe.scene import every, only
from thirdchair.kit.flow import Done, play
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.episodes.finding import campaign_at
from thirdchair.words.games.scythe import voice
from thirdchair.words.languages import LANGUAGES


def told(*seats: dict[str, object]) -> list[str]:
    """The rules that a new campaign names, without their scope."""
    request = {"game": "scythe", "mode": "fenris", "seats": list(seats)}
    _, state = Evening.game.set_up(request)
    done = play(Evening.game.rules, state, Evening.game.command(state, {"do": "new"}), [])
    assert isinstance(done, Done)
    return [getattr(one, "rule", "").removeprefix("fen.campaign.") for one in done.events]


EVERYBODY = [
    "spoiler.check",
    "spoiler.missing",
    "spoiler.boxes",
    "spoiler.boards",
    "newcomers",
    "e1-consequences",
    "start",
    "reward.bags",
]


@pytest.mark.rule(
    "fen.campaign.spoiler.check",
    "fen.campaign.spoiler.missing",
    "fen.campaign.spoiler.boxes",
    "fen.campaign.spoiler.boards",
)
def test_the_box_is_checked_without_opening_anything() -> None:
    assert told(*THREE)[:4] == EVERYBODY[:4]


@pytest.mark.rule(
    "fen.campaign.newcomers",
    "fen.campaign.e1-consequences",
    "fen.campaign.start",
    "fen.campaign.reward.bags",
)
def test_people_alone_hear_nothing_of_automas() -> None:
    assert told(*THREE) == EVERYBODY


@pytest.mark.rule("fen.campaign.automa.master-first", "fen.campaign.start.solo")
def test_one_automa_has_rules_of_its_own_to_know() -> None:
    assert told(*ANA_AND_AUTOMA) == [*EVERYBODY, "automa.master-first", "start.solo"]


@pytest.mark.rule("fen.campaign.automa.semi-official", "fen.campaign.automa.multi-variant")
def test_several_seats_with_automas_are_a_variant() -> None:
    seats = (human("nordic"), automa("saxony"), automa("crimea"))
    assert told(*seats)[-1] == "automa.semi-official"


@pytest.mark.rule(
    "fen.campaign.automa.supported", "fen.campaign.compat.invaders", "fen.campaign.mode.campaign"
)
def test_one_human_may_play_with_factions_of_the_other_box() -> None:
    scene = Evening(human("albion"), automa("togawa"))
    assert scene.state.evening == "1"
    with pytest.raises(Refusal, match="fenris-no-human"):
        Evening(automa("albion"), automa("togawa"))


@pytest.mark.rule("fen.campaign.spoiler.titles", "fen.campaign.modules.reveal")
def test_an_evening_is_a_number_until_it_begins() -> None:
    scene = Evening(*THREE)
    assert scene.state.keys == []
    scene.begun()
    assert scene.state.keys == ["fenris:1"]


@pytest.mark.rule("fen.campaign.outcome.sections")
def test_the_outcome_is_read_before_the_rewards_come() -> None:
    scene = Evening(*THREE).begun()
    phases = []
    for command, arguments in (
        ("episode_result", {"coins": {"s1": 1, "s2": 2, "s3": 3}}),
        ("read", {}),
    ):
        scene.do(command, **arguments)
        phases.append(scene.state.phase)
    assert phases == ["outcome", "rewards"]
    assert only(scene.events, "read")["episode"] == "1"


@pytest.mark.rule("fen.campaign.reward.permanent")
def test_what_was_won_is_there_every_evening() -> None:
    scene = Evening(*THREE)
    scene.state.sheets["s1"].bonuses = {"power": 2}
    for _ in range(2):
        scene.begun()
        gained = [one["n"] for one in every(scene.events, "gained")]
        assert gained == [2]
        scene.ended({"s1": 1, "s2": 2, "s3": 3})
        scene.do("decide", branch="war")
        scene.do("close")
        scene.state.evening = "1"


@pytest.mark.rule("fen.e1.goal.influence", "fen.e1.goal.win")
def test_the_goals_of_the_first_evening() -> None:
    assert campaign_at("1").own_sheet.goals == ("fen.e1.goal.influence", "fen.e1.goal.win")


@pytest.mark.rule("fen.campaign.automa.italics", "fen.campaign.automa.solo-ignores-italics")
def test_what_stands_in_italics_is_for_three_and_more() -> None:
    """Equal to its neighbor alone it is a defeat for the one who did not win; with two: between."""
    solo = Evening(*ANA_AND_AUTOMA).begun()
    several = Evening(human("nordic"), human("crimea"), automa("saxony")).begun()
    alone = solo.rules().difficulty("s2", {"s1": 50, "s2": 50}, ["s1"])
    between = several.rules().difficulty("s3", {"s1": 50, "s2": 60, "s3": 55}, ["s2"])
    assert (alone[0], between[0]) == (1, 0)


# The log


@pytest.mark.rule("fen.sheet.log.line25")
def test_full_rows_and_columns_of_a_log_are_counted_once_their_length_is_known() -> None:
    scene = Evening(*THREE)
    columns = scene.campaign().printed.columns
    scene.state.sheets["s1"].log = {one: ["1"] for one in columns} | {"mechs": ["1", "3"]}
    assert scene.campaign().lines("s1") is None
    scene.do("correct", path="rows", value=2)
    assert scene.campaign().lines("s1") == 2  # the first row, and the mechs
    assert scene.campaign().lines("s2") == 0


@pytest.mark.rule("fen.sheet.instant.resources")
def test_resources_of_a_perk_lie_on_one_starting_territory() -> None:
    scene = Evening(*THREE).begun()
    start = scene.campaign().starts_of("s1")[1]
    scene.do("perk", seat="s1", perk="resources", at=start)
    assert scene.state.wishes["s1"].at == start
    assert scene.refuses("perk", seat="s1", perk="resources", at="r1c1") == "not-an-option"
    assert scene.refuses("perk", seat="s1", perk="power", at=start) == "not-an-option"


@pytest.mark.rule("fen.e1.vote.war", "fen.e1.vote.peace")
@pytest.mark.parametrize(("way", "leads"), [("war", "2a"), ("peace", "2b")])
def test_each_fist_leads_its_own_way(way: str, leads: str) -> None:
    scene = Evening(*THREE).begun()
    scene.ended({"s1": 1, "s2": 2, "s3": 3})
    for seat in ("s1", "s2", "s3"):
        scene.do("vote", seat=seat, **{"war": 0, "peace": 0, way: 1})
    assert only(scene.do("reveal"), "way")["episode"] == leads


@pytest.mark.rule("fen.e1.vote.war")
def test_the_ways_do_not_exist_before_the_outcome() -> None:
    scene = Evening(*THREE).begun()
    assert scene.refuses("vote", seat="s1", war=1, peace=0) == scene.refuses("xyzzy")


# What is only said


@pytest.mark.rule("fen.e1.reward.influence-shortage", "fen.e1.reward.none")
def test_what_the_first_evening_brings_is_known_after_it() -> None:
    rules = {"fen.e1.reward.influence-shortage", "fen.e1.reward.none"}
    assert not rules & known_to(NOBODY)
    assert rules <= known_to(Reader(keys=frozenset({"fenris:after-1"})))


@pytest.mark.rule("fen.campaign.modules.horde-outside")
def test_a_rule_whose_id_would_tell_waits_for_the_horde() -> None:
    rule = "fen.campaign.modules.horde-outside"
    assert rule not in known_to(NOBODY)
    assert rule in known_to(Reader(keys=frozenset({"fenris:horde"})))


@pytest.mark.rule("fen.e1.setup.normal")
def test_the_first_evening_is_set_up_as_usual_but_for_what_is_told() -> None:
    scene = Evening(*THREE).begun()
    assert all(one["rule"] != "fen.e1.setup.normal" for one in every(scene.events, "step"))
    assert len(every(scene.events, "seated")) == 3


def known_to(reader: Reader) -> set[str]:
    """The rules that a reader may read of, each with a sentence in every language."""
    shown = {rule for rule in Evening.game.ledger if reader.may(Evening.game.ledger[rule].lock)}
    for language in LANGUAGES:
        words = voice()(Reader(language=language, keys=reader.keys), {}, None)
        assert all(words.rule(rule) for rule in shown if rule.startswith("fen."))
    return shown
