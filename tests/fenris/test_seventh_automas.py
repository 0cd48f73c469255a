"""The seventh evening: Automas, which take a second token where they can."""

import pytest

from tests.fenris.scene import Evening, automa, human
from tests.fenris.seven import FAR, TOKENS, TWO_AND_TWO, begun, held
from tests.fenris.three import stand, turn
from tests.scythe.scene import Events, every, only

CHARACTER = 18  # Scheme I: encounter or Factory, else move the character


def near(scene: Evening, *tokens: str, at: str = "r5c2") -> Events:
    """The Automa's character meets somebody beside `at`, and these tokens lie there."""
    scene.tonight.tokens.encounter = list(tokens)
    scene.tonight.seats["s2"].factory_card = True
    stand(scene, "s2", character=at)
    return turn(scene, CHARACTER)


@pytest.mark.rule("fen.e7.automa.second-token", "fen.e7.automa.second-token.tie")
def test_an_automa_takes_another_one_within_two_steps_and_no_third() -> None:
    scene = begun()
    events = near(scene, "r5c1", "r6c2", "r6c3", "r1c3")
    first, second = (one["at"] for one in every(events, "token"))
    far = scene.rules().board.far
    assert far[first][second] <= 2
    assert held(scene, "s2") == 2
    assert len(scene.tonight.tokens.encounter) == 2
    left = [one for one in ("r5c1", "r6c2", "r6c3") if one != first]
    assert second == scene.rules().board.in_order(left)[0], "the first in reading order"


@pytest.mark.rule("fen.e7.automa.second-token")
def test_what_lies_farther_away_stays() -> None:
    scene = begun()
    events = near(scene, "r5c1", "r1c3")
    assert len(every(events, "token")) == 1
    assert only(events, "skipped", what="token")["rule"] == "fen.e7.automa.second-token"
    assert held(scene, "s2") == 1


@pytest.mark.rule("fen.e7.automa.second-token.occupied")
def test_it_takes_none_where_an_enemy_stands() -> None:
    scene = begun()
    stand(scene, "s1", character=FAR, worker="r6c2")
    events = near(scene, "r5c1", "r6c2")
    assert len(every(events, "token")) == 1
    assert scene.tonight.tokens.encounter == ["r6c2"]


@pytest.mark.rule("fen.e7.automa.second-token.water")
def test_it_takes_none_that_lies_across_the_water_in_the_beginning() -> None:
    scene = begun()
    scene.tonight.seats["s2"].tracker = 0
    rules = scene.rules()
    scene.tonight.tokens.encounter = ["r1c3", "r2c5", "r2c7"]
    assert rules.water_blocked("s2")
    assert list(rules.near_tokens("s2", "r1c4").left) == ["r2c5"], "the land around its home base"
    scene.tonight.seats["s2"].tracker = 6
    assert list(rules.near_tokens("s2", "r1c4").left) == ["r1c3", "r2c5"]


@pytest.mark.rule("fen.e7.automa.second-token.peninsula")
def test_among_three_or_more_it_takes_none_from_the_peninsula_of_another() -> None:
    """Polania's is around r4c2; Crimea's has r7c4."""
    many, two = begun(*TWO_AND_TWO), begun(human("polania"), automa("nordic"))
    for scene, seat, left in ((many, "s3", ["r5c1"]), (two, "s2", ["r4c2", "r5c1"])):
        scene.tonight.tokens.encounter = ["r4c2", "r5c1"]
        assert list(scene.rules().near_tokens(seat, "r5c2").left) == left
    albion = begun(human("albion"), human("crimea"), automa("nordic"))
    albion.tonight.tokens.encounter = ["r2c2"]
    assert list(albion.rules().near_tokens("s3", "r1c3").left) == ["r2c2"], "Albion has none"


@pytest.mark.rule("fen.e7.automa.second-token.occupied")
def test_on_an_asked_board_people_say_which_is_free() -> None:
    scene = begun(board="ask")
    scene.tonight.tokens.encounter = ["r5c1", "r6c2"]
    scene.tonight.seats["s2"].factory_card = True
    stand(scene, "s2", character="r5c2")
    events = turn(scene, CHARACTER, {}, "nobody")
    assert held(scene, "s2") == 1
    assert len(every(events, "token")) == 1


@pytest.mark.rule("fen.e7.automa.second-token")
@pytest.mark.parametrize(
    ("branch", "answers"), [("peace", ("nobody", "yes", "yes")), ("war", ("encounter", "yes"))]
)
def test_with_cards_only_people_say_what_it_took(branch: str, answers: tuple[str, ...]) -> None:
    scene = begun(branch=branch, board=False)
    turn(scene, CHARACTER, *answers)
    assert held(scene, "s2") == 2
    if branch == "war":
        assert scene.tonight.seats["s2"].holds["encounters"] == 2


def test_an_automa_may_find_him() -> None:
    scene = begun(board=False)
    scene.tonight.seats["s2"].holds[TOKENS] = 5
    events = turn(scene, CHARACTER, "nobody", "yes", "no", "open")
    assert only(events, "ended")["seat"] == "s2"


@pytest.mark.rule("fen.e7.automa.skip.war", "fen.e7.automa.skip.peace", "fen.e7.automa.tags")
@pytest.mark.parametrize(
    ("branch", "skips", "count"),
    [("peace", {"combat", "power"}, 5), ("war", {"encounters", "factory_card"}, 2)],
)
def test_its_stars_skip_what_it_can_reach(branch: str, skips: set[str], count: int) -> None:
    rules = begun(branch=branch).rules()
    spaces = [rules.material.track[one - 1] for one in rules.valid_spaces("s2")]
    assert not skips & set(spaces)
    assert len(spaces) == len(rules.material.track) - count
