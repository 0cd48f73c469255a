"""Looking ahead with the kernel, on a real server that makes it ready by itself.

Its number of games is fixed, so pages of tables that look alike can be compared to the letter.
"""

import re
from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from tests.web.house import House
from tests.web.played import SOLO, done, made
from tests.web.reading import Person
from tests.web.test_unseen_cards import alike_but_for_the_card
from thirdchair.lab.ahead import GAMES
from thirdchair.lab.warming import SWITCH
from thirdchair.words.games.tapestry import TapestryWords

WORDS = TapestryWords("en")
ONE_TIME = re.compile(r'name="(?:once|_csrf_token)" value="[^"]*"|thirdchair[-\w]+|data-look="\d+"')
SPREAD = re.compile(r"In the middle \d+; in eight of ten games between \d+ and \d+")
LONG = 300
"""Seconds that a compiler may take on a busy machine."""


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose kernel is ready; until then the reference engine has answered."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(SWITCH, "on")
        house = House(tmp_path_factory.mktemp("warm"))
    with house.client() as client:
        table = made(client, SOLO)
        said = looked(client, table)
        until = monotonic() + LONG
        while WORDS.text("page-ahead-by-kernel") not in said:
            assert WORDS.text("page-ahead-by-warming") in said
            assert monotonic() < until
            sleep(0.2)  # a look at the same table costs nothing: it is kept
            said = looked(client, table)
    yield house
    house.stop()


def looked(client: object, path: str, **how: str) -> str:
    assert hasattr(client, "get")
    answer = client.get(f"{path}/ahead", params=how)
    assert answer.status_code == 200
    text: str = ONE_TIME.sub("", answer.text.replace(path.rpartition("/")[2], ""))
    return text


def test_the_kernel_answers_when_it_is_ready(warm: House) -> None:
    with warm.client() as client:
        path = made(client, SOLO)
        done(client, path, do="bots_turn")
        said = looked(client, path, points="200")
    assert WORDS.text("page-ahead-by-kernel") in said
    assert WORDS.text("page-ahead-lead", games=GAMES) in said
    assert re.search(r"± 0\.\d", said), "such an error is told in tenths"


def test_the_figures_are_those_of_the_pace_that_is_set(warm: House) -> None:
    """From the same table, with as many games: what differs is what you do meanwhile."""
    with warm.client() as client:
        path = made(client, SOLO)
        still, slow, quick = (looked(client, path, turns=one) for one in ("still", "3", "8"))
    assert WORDS.text("page-ahead-supposed", turns=0) in still
    assert WORDS.text("page-ahead-supposed", turns=3) in slow
    assert WORDS.text("page-ahead-supposed", turns=8) in quick
    spreads = [SPREAD.search(one) for one in (still, slow, quick)]
    assert len({one and one[0] for one in spreads}) == 3


def test_tables_with_other_seeds_that_look_alike_have_one_forecast(warm: House) -> None:
    with warm.client() as client:
        pages = {looked(client, made(client, SOLO, seed=seed), turns="4") for seed in range(5)}
    assert len(pages) == 1


def test_a_card_that_nobody_has_seen_changes_nothing(warm: House) -> None:
    with warm.client() as client:
        person = Person(client)
        pages = {looked(client, path) for path in alike_but_for_the_card(warm, person)}
    assert len(pages) == 1


def test_a_scenario_says_that_the_kernel_does_not_know_it(warm: House) -> None:
    new = {"game": "tapestry", "mode": "kaiju", "scenario": 1, "seed": 4}
    with warm.client() as client:
        path = made(client, new)
        answer = client.get(f"/api{path}").json()
        while answer["pending"]:
            answer = done(client, path, answer=answer["pending"]["options"][0])
        said = looked(client, path)
    name = WORDS.text("scenario-kaiju-1")
    assert WORDS.text("page-ahead-by-scenario", what=name) in said.replace("&#34;", '"')
    assert "[name=points]" not in said
