"""What comes later can change the rules at named points, without a change to the base game."""

from collections.abc import Collection

import pytest

from tests.tapestry.builders import the
from tests.tapestry.solo_builders import pair, reasons, rule, solo
from thirdchair.kit.choices import Choice
from thirdchair.tapestry.bots.pairs import Pairs
from thirdchair.tapestry.course import Course
from thirdchair.tapestry.events import Advanced, Conquered, FavoriteChosen
from thirdchair.tapestry.solo import Solo, compose


class Strides(Course, frozen=True):
    """A track that is walked two spaces at a time."""

    def next(self, space: int) -> int:
        return min(self.end, space + 2)


class Toy(Pairs):
    """A toy scenario: strides on military, conquests toward you only, and a stubborn Automa."""

    def ways(self) -> dict[str, Course]:
        plain = super().ways()
        course = plain["military"]
        return plain | {"military": Strides(course.start, course.end, course.marks)}

    def legal_conquests(self, who: str, reach: Collection[int]) -> list[int]:
        return [at for at in super().legal_conquests(who, reach) if at > 22]

    async def choose_favorite(self, bot: str) -> Choice[str]:
        choice = await super().choose_favorite(bot)
        return Choice([self.state.favorites[bot] or ""]) if bot == "automa" else choice


@pytest.fixture
def toy() -> type[Solo]:
    return compose(scenario=Toy)


def test_a_scenario_stands_before_the_base_game(toy: type[Solo]) -> None:
    assert issubclass(toy, Toy)
    assert issubclass(toy, Solo)
    assert compose() is Solo


def test_a_scenario_changes_how_a_track_is_walked(toy: type[Solo]) -> None:
    ended = {"science": 12, "technology": 12, "exploration": 12}
    state = solo(automa=ended | {"military": 2}, shadow=ended | {"military": 12})
    done = rule(state, lambda solo: solo.bots_turn(), *pair(6, 7), mode=toy)
    assert (the(done, Advanced).from_, the(done, Advanced).to) == (2, 4)
    assert done.state.landmarks["military:4"] == "automa"


def test_a_scenario_changes_what_is_legal(toy: type[Solo]) -> None:
    state = solo(tiles=[18, 19, 29], achievements={"middle_island": ["automa"]})
    conquered = the(rule(state, lambda solo: solo.conquer(), mode=toy), Conquered)
    assert reasons(conquered.why)[0][1] == [25, 26, 29]
    assert reasons(the(rule(state, lambda solo: solo.conquer()), Conquered).why)[0][1] == [
        15,
        18,
        19,
        25,
        26,
        29,
    ]


def test_a_scenario_changes_how_a_favorite_is_chosen(toy: type[Solo]) -> None:
    state = solo(automa={"technology": 12})
    done = rule(state, lambda solo: solo.look_at_favorite("automa"), mode=toy)
    assert the(done, FavoriteChosen).track == "technology"
    plain = rule(state, lambda solo: solo.look_at_favorite("automa"))
    assert the(plain, FavoriteChosen).track != "technology"
