"""The first evening: influence for the first star of a space, and a vote on what follows."""

import pytest

from tests.fenris.scene import ANA_AND_AUTOMA, THREE, Evening, automa, human
from tests.scythe.scene import every, only
from thirdchair.scythe.fenris.state import Vote

SPACES = ["upgrades", "mechs", "structures", "recruits", "workers", "objective", "popularity"]


def three() -> Evening:
    return Evening(*THREE).begun()


def voting(influence: dict[str, int], *, winner: str = "s1") -> Evening:
    """Three people before the vote, with so many tokens after the one that all get."""
    scene = three()
    coins = {seat: 60 if seat == winner else 40 for seat in MEN}
    held = {seat: n - 1 for seat, n in influence.items()}
    scene.ended(coins, facts={"influence": held})
    return scene


MEN = ("s1", "s2", "s3")


# Set-up


@pytest.mark.rule(
    "fen.e1.setup.no-wind-gambit",
    "fen.e1.setup.objective",
    "fen.e1.setup.influence.track",
    "fen.e1.setup.influence.objective",
)
def test_the_hands_are_told_what_is_different_tonight() -> None:
    scene = Evening(*THREE)
    events = scene.do("setup", mats={"s1": "industrial", "s2": "engineering", "s3": "mechanical"})
    steps = [one["rule"] for one in every(events, "step") if "seat" not in one]
    assert steps == [
        "fen.e1.setup.no-wind-gambit",
        "fen.e1.setup.objective",
        "fen.e1.setup.influence.track",
        "fen.e1.setup.influence.objective",
    ]
    lying = scene.tonight.laid["influence"]
    assert sum(lying.values()) == 11
    assert lying["extra_objective"] == 1
    assert lying["combat"] == 2


@pytest.mark.rule("fen.e1.setup.factions", "fen.campaign.faction.keep")
def test_factions_are_chosen_and_kept() -> None:
    scene = three()
    factions = ["nordic", "crimea", "polania"]
    assert [one.faction for one in scene.tonight.seats.values()] == factions
    scene.ended({"s1": 30, "s2": 20, "s3": 10})
    scene.do("decide", branch="war")
    scene.do("close")
    scene.do("setup", mats={"s1": "mechanical", "s2": "industrial", "s3": "engineering"})
    assert [one.faction for one in scene.tonight.seats.values()] == factions


@pytest.mark.rule("fen.e1.setup.mats", "fen.campaign.mat.random")
def test_player_mats_are_dealt_to_people_every_evening() -> None:
    """Rusviet is never dealt Industrial; an Automa has no mat."""
    scene = Evening(human("rusviet"), human("nordic"), automa("saxony"))
    scene.do("setup", "militant", "industrial")
    mats = [one.mat for one in scene.tonight.seats.values()]
    assert mats == ["militant", "industrial", None]
    scene.ended({"s1": 5, "s2": 3, "s3": 4})
    scene.state.leads, scene.state.influence = "1", {}
    scene.do("close")
    scene.do("setup", "patriotic", "mechanical")
    assert [one.mat for one in scene.tonight.seats.values()] == ["patriotic", "mechanical", None]
    with pytest.raises(Exception, match="not-an-option"):
        Evening(human("rusviet"), human("nordic")).do("setup", "industrial", "militant")


# Stars and influence


@pytest.mark.rule("fen.e1.special.first-star", "fen.e1.special.objective")
@pytest.mark.parametrize("space", ["extra_objective", *SPACES, "power"])
def test_the_first_star_on_a_space_takes_its_influence(space: str) -> None:
    scene = three()
    first = scene.do("mark", seat="s1", at=space)
    second = scene.do("mark", seat="s2", at=space)
    assert only(first, "took")["space"] == space
    assert every(second, "took") == []
    holds = [one.holds.get("influence", 0) for one in scene.tonight.seats.values()]
    assert holds == [1, 0, 0]


@pytest.mark.rule("fen.e1.special.combat-spaces")
@pytest.mark.parametrize(("winners", "holds"), [(["s1", "s1"], [2, 0]), (["s1", "s2"], [1, 1])])
def test_both_combat_spaces_have_a_token_for_the_same_or_for_two(
    winners: list[str], holds: list[int]
) -> None:
    scene = three()
    for seat in winners:
        scene.do("mark", seat=seat, at="combat")
    third = scene.do("mark", seat="s3", at="combat")
    assert every(third, "took") == []
    seats = scene.tonight.seats
    assert [seats[seat].holds.get("influence", 0) for seat in ("s1", "s2")] == holds


@pytest.mark.rule("fen.e1.automa.combat-star")
def test_an_automa_that_wins_goes_where_a_token_lies() -> None:
    """One combat token is gone: its victory takes the other."""
    scene = Evening(human("crimea"), automa("nordic")).begun()
    scene.do("mark", seat="s1", at="combat")
    rules = scene.game.mode_of(scene.tonight)(scene.tonight, [])
    with pytest.raises(StopIteration):
        rules.place_star("s2", "combat").send(None)
    assert scene.tonight.seats["s2"].holds == {"influence": 1}
    assert scene.tonight.laid["influence"]["combat"] == 0


@pytest.mark.rule("fen.e1.end.sixth-star", "fen.campaign.end.default")
def test_the_sixth_star_ends_the_game_the_open_objective_among_them() -> None:
    scene = three()
    for space in ("extra_objective", *SPACES[:4]):
        assert every(scene.do("mark", seat="s1", at=space), "ended") == []
    ended = only(scene.do("mark", seat="s1", at="objective"), "ended")
    assert (ended["seat"], ended["rule"]) == ("s1", "fen.e1.end.sixth-star")
    assert scene.refuses("move", seat="s2", moves=[]) in ("no-moves", "sixth-star-placed")
    assert scene.refuses("mark", seat="s1", at="popularity") == "stars-elsewhere"


# Outcome and rewards


@pytest.mark.rule("fen.campaign.outcome.after-end")
def test_nothing_of_the_rewards_happens_before_the_outcome_is_read() -> None:
    scene = three()
    events = scene.do("episode_result", coins={"s1": 50, "s2": 60, "s3": 40})
    assert {one["type"] for one in events} <= {"episode_over"}
    assert scene.state.keys == ["fenris:1"]
    assert [scene.sheet(seat)["wealth"] for seat in MEN] == [0, 0, 0]
    assert scene.refuses("vote", seat="s1", war=1, peace=0) == "not-an-option"
    scene.do("read")
    assert scene.state.keys == ["fenris:1", "fenris:after-1"]
    assert [scene.sheet(seat)["wealth"] for seat in MEN] == [50, 60, 40]


@pytest.mark.rule("fen.e1.reward.influence-extra", "fen.e1.special.influence-use")
def test_everybody_gets_one_token_more_for_the_vote() -> None:
    scene = three()
    scene.do("mark", seat="s1", at="mechs")
    scene.do("mark", seat="s1", at="power")
    scene.do("count", seat="s3", what="influence", n=1)
    scene.ended({"s1": 50, "s2": 60, "s3": 40})
    assert scene.state.influence == {"s1": 3, "s2": 1, "s3": 2}


@pytest.mark.rule("fen.e1.reward.objective-star")
def test_the_star_on_the_open_objective_may_be_ticked_anywhere_once() -> None:
    scene = three()
    stars = {"s1": ["extra_objective", "mechs"], "s2": [], "s3": []}
    scene.ended({"s1": 50, "s2": 60, "s3": 40}, stars=stars)
    assert scene.log("s1") == {"mechs": 1}
    refused = scene.refuses("log", seat="s1", star="extra_objective", column="mechs")
    assert refused == "not-an-option"
    scene.do("log", seat="s1", star="extra_objective", column="popularity")
    assert scene.log("s1") == {"mechs": 1, "popularity": 1}


# The vote


@pytest.mark.rule("fen.e1.vote.what", "fen.e1.vote.majority.war", "fen.e1.vote.split")
def test_more_for_war() -> None:
    scene = voting({"s1": 3, "s2": 1, "s3": 2})
    scene.do("vote", seat="s1", war=2, peace=1)
    scene.do("vote", seat="s2", war=1, peace=0)
    scene.do("vote", seat="s3", war=1, peace=1)
    events = scene.do("reveal")
    assert only(events, "revealed")["totals"] == {"war": 4, "peace": 2}
    assert (only(events, "way")["episode"], only(events, "way")["rule"]) == (
        "2a",
        "fen.e1.vote.majority.war",
    )


@pytest.mark.rule("fen.e1.vote.majority.peace", "fen.e1.vote.return")
def test_more_for_peace_and_the_tokens_go_back() -> None:
    scene = voting({"s1": 2, "s2": 1, "s3": 1})
    for seat, n in (("s1", 2), ("s2", 1), ("s3", 1)):
        scene.do("vote", seat=seat, war=0, peace=n)
    events = scene.do("reveal")
    assert only(events, "way")["episode"] == "2b"
    assert only(events, "returned")["what"] == "influence"
    assert scene.state.influence == {}
    scene.do("close")
    assert (scene.state.evening, scene.state.phase) == ("2b", "setup")


@pytest.mark.rule("fen.e1.vote.tie")
@pytest.mark.parametrize(("branch", "episode"), [("war", "2a"), ("peace", "2b")])
def test_a_tie_is_decided_by_the_winner_of_the_evening(branch: str, episode: str) -> None:
    scene = voting({"s1": 1, "s2": 2, "s3": 1}, winner="s2")
    scene.do("vote", seat="s1", war=1, peace=0)
    scene.do("vote", seat="s2", war=1, peace=1)
    scene.do("vote", seat="s3", war=0, peace=1)
    events = scene.do("reveal")
    assert only(events, "tied")["seat"] == "s2"
    assert every(events, "way") == []
    assert scene.refuses("close") == "fenris-not-decided"
    scene.do("decide", branch=branch)
    scene.do("close")
    assert scene.state.evening == episode


@pytest.mark.rule("fen.e1.vote.tie")
def test_an_automa_that_won_decides_for_what_it_voted_for() -> None:
    scene = Evening(*ANA_AND_AUTOMA).begun()
    scene.ended({"s1": 40, "s2": 60}, facts={"influence": {"s1": 1, "s2": 1}})
    scene.do("vote", seat="s1", war=0, peace=2)
    events = scene.do("reveal")
    assert only(events, "tied")["seat"] == "s2"
    assert only(events, "way")["episode"] == "2a"


@pytest.mark.rule("fen.e1.automa.vote.extra", "fen.e1.automa.vote.even", "fen.e1.automa.vote.odd")
@pytest.mark.parametrize(("held", "war", "peace"), [(3, 4, 0), (0, 0, 1), (1, 2, 0), (2, 0, 3)])
def test_an_automa_votes_by_the_number_of_its_tokens(held: int, war: int, peace: int) -> None:
    scene = Evening(*ANA_AND_AUTOMA).begun()
    events = scene.ended({"s1": 60, "s2": 50}, facts={"influence": {"s2": held}})
    assert only(events, "received", seat="s2")["n"] == held + 1
    voted = only(events, "automa_votes")
    assert (voted["war"], voted["peace"]) == (war, peace)


@pytest.mark.rule("fen.e1.vote.secret")
def test_a_vote_is_sealed_until_all_are_revealed() -> None:
    scene = voting({"s1": 2, "s2": 1, "s3": 1})
    events = scene.do("vote", seat="s1", war=2, peace=0)
    assert events == [{"type": "sealed", "seat": "s1", "what": "vote", "round": "1"}]
    for seat in (None, "s2"):
        view = scene.game.view(scene.game.seen(scene.state, seat), seat)
        assert view["voted"] == ["s1"]
        assert view["votes"] == {}
        assert scene.game.seen(scene.state, seat).votes == {"s1": Vote(war=0, peace=0)}
    assert scene.game.view(scene.state, "s1")["votes"] == {"s1": {"war": 2, "peace": 0}}
    assert scene.refuses("reveal") == "fenris-votes-missing"
    scene.do("vote", seat="s1", war=0, peace=2)
    scene.do("vote", seat="s2", war=1, peace=0)
    scene.do("vote", seat="s3", war=1, peace=0)
    assert only(scene.do("reveal"), "revealed")["votes"]["s1"] == {"war": 0, "peace": 2}


def test_fists_at_the_table_only_the_outcome_is_entered() -> None:
    scene = voting({"s1": 2, "s2": 1, "s3": 1})
    scene.do("decide", branch="peace")
    assert scene.refuses("vote", seat="s1", war=2, peace=0) == "fenris-no-vote"
    assert scene.refuses("decide", branch="war") == "fenris-no-vote"
    scene.do("close")
    assert scene.state.evening == "2b"
    assert scene.state.revealed == []
