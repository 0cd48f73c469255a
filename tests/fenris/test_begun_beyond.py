"""Where a campaign is played, a program begins no other one beyond what that one has shown."""

from typing import Any

import pytest

from tests.fenris.gates import Gate, session_at
from tests.fenris.pages import evening, games, setup, voices
from tests.fenris.phones import Phones, run
from tests.fenris.scene import THREE
from tests.fenris.test_bad_input import MADNESS, OVER
from thirdchair.contract import Session
from thirdchair.table.store import Store

NOWHERE = "9"
"""An evening that nobody has ever heard of."""


def begun(session: Session, episode: str, branch: str | None = "war") -> dict[str, Any]:
    return session.handle({"new": setup(**{"from": {"episode": episode, "branch": branch}})})


def unknown(answer: dict[str, Any], episode: str) -> object:
    """A refusal, with what was asked for left out."""
    assert not answer["ok"], episode
    return {name: str(one).replace(episode, "*") for name, one in answer["error"].items()}


def test_beyond_what_is_shown_every_evening_is_as_unknown_as_one_that_is_none() -> None:
    session = session_at(Gate(1, "war", "begin"))
    before = session.handle({"view": True})
    for way in ("war", "peace", None):
        nothing = unknown(begun(session, NOWHERE, way), NOWHERE)
        for number in range(2, 9):
            assert unknown(begun(session, f"{number}", way), f"{number}") == nothing
    assert session.handle({"view": True}) == before
    assert begun(session, "1", None)["ok"]


def test_what_is_shown_may_be_begun_on_its_own_way() -> None:
    for episode, branch, may in (
        *(("2", "war", True), ("2", "peace", False), ("2", None, False)),
        *(("3", "war", False), ("8", "war", False)),
    ):
        session = session_at(Gate(2, "war", "close"))
        assert begun(session, episode, branch)["ok"] is may, (episode, branch)


@pytest.mark.parametrize("over", [True, False])
def test_in_a_house_the_same_holds_until_the_campaign_is_over(store: Store, over: bool) -> None:
    async def script(found: Phones) -> None:
        for episode in ("8", "2"):
            paper = {"episode": episode, "branch": "war"}
            answer = await found[""].post("/api/tables", new=setup(**{"from": paper}))
            assert answer["ok"] is over, answer

    table = evening(*OVER, seats=THREE, **MADNESS) if over else evening()
    assert table.state.over is over
    run(store, table, script)


def test_elsewhere_from_is_taken_as_it_is_given(store: Store) -> None:
    assert begun(Session(games(), voices()), "8")["ok"]
    session = Session(games(), voices())
    session.handle({"new": {"game": "tapestry", "mode": "duel", "players": ["Ana", "Bo"]}})
    assert begun(session, "8")["ok"]
