"""What cannot be told has not happened: a fault of ours leaves the table as it was."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.at_home import AtHome
from tests.contract.talking import BY_HAND, SETUP, Talk
from thirdchair.cli.saving import SavingSession
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.readers import Reader
from thirdchair.words import Words

TURN = {"do": "bots_turn"}


class Speechless(Words):
    """Says little, and fails at one type of events."""

    type = ""

    def event(self, event: Mapping[str, Any]) -> str:
        if event["type"] == self.type:
            raise LookupError(event["type"])
        return str(event["type"])

    def question(self, question: Mapping[str, Any]) -> str:
        return str(question["ask"])


def voice(reader: Reader, setup: Mapping[str, Any], state: Any) -> Words:
    return Speechless(reader)


@pytest.fixture
def speechless(monkeypatch: pytest.MonkeyPatch) -> Talk:
    """A conversation whose words can be made to fail, with a table that stands."""
    monkeypatch.setattr(Speechless, "type", "")
    talk = Talk()
    talk.session = Session(GAMES, {**VOICES, "tapestry": lambda: voice})
    talk.ok(new=SETUP)
    talk.ok(**TURN)
    return talk


def fails_at(event: str) -> None:
    Speechless.type = event


def test_a_command_that_cannot_be_told_is_not_done(speechless: Talk) -> None:
    before = speechless.table()
    fails_at("drew")
    assert speechless.no(**TURN)["code"] == "internal"
    fails_at("")
    assert speechless.table() == before
    assert speechless.ok(**TURN)["view"]["turn"] == 2


def test_nor_is_an_answer_taken(speechless: Talk) -> None:
    speechless.ok(new=BY_HAND)
    speechless.ok(**TURN)
    asked = speechless.table()["pending"]
    fails_at("drew")
    assert speechless.no(answer=asked["options"][0])["code"] == "internal"
    fails_at("")
    assert speechless.table()["pending"] == asked
    assert speechless.ok(answer=asked["options"][0])["events"][-1]["card"] == asked["options"][0]


def test_nor_done_again(speechless: Talk) -> None:
    speechless.ok(undo=1)
    fails_at("drew")
    assert speechless.no(redo=1)["code"] == "internal"
    fails_at("")
    assert speechless.ok(redo=1)["view"]["turn"] == 1


def test_a_set_up_that_cannot_be_told_replaces_nothing(speechless: Talk) -> None:
    before = speechless.table()
    fails_at("rolled")
    setup = {key: value for key, value in SETUP.items() if key != "favorite"}
    assert speechless.no(new=setup)["code"] == "internal"
    assert speechless.table() == before


def test_a_saved_table_keeps_nothing_of_it(speechless: Talk) -> None:
    speechless.session = SavingSession(GAMES, speechless.session.voices, "Sunday")
    speechless.ok(new=SETUP)
    fails_at("drew")
    assert speechless.no(**TURN)["code"] == "internal"
    (kept,) = AtHome().tables()
    assert AtHome().load(kept.id).table.view() == speechless.table()["view"]
