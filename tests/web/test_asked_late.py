"""What is asked late is proposed from My box, kept there, and in no set-up."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.at_home import AtHome
from tests.web.alone import Alone
from tests.web.asking_late import ENTRY, HouseThatAsksLate
from thirdchair.kit.questions import Number

SETUP = {"game": "tapestry", "mode": "atlantis", "scenario": 3, "seed": 3}
SAID = {
    "en": "My box says: 7.",
    "de": "„Meine Schachtel“ sagt: 7.",
    "cs": "„Moje krabice“ říká: 7.",
}


@pytest.fixture(scope="module")
def late(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseThatAsksLate]:
    house = HouseThatAsksLate(tmp_path_factory.mktemp("late"))
    yield house
    house.stop()


def box_of(house: HouseThatAsksLate) -> dict[str, Any]:
    store = AtHome(house.data / "tables.db")
    box: dict[str, Any] = store.setting("box.tapestry", {})
    store.close()
    return box


def asked(reader: Alone, **setup: Any) -> dict[str, Any]:
    """A new table that has come to the question."""
    new = reader.client.post("/api/tables?box=mine", json={"new": {**SETUP, **setup}}).json()
    reader.path = f"/tables/{new['id']}"
    while new["pending"].get("box") != ENTRY:
        new = reader.say(answer=new["pending"].get("proposal", new["pending"].get("min")))
    question: dict[str, Any] = new["pending"]
    return question


def answer(reader: Alone, value: int) -> None:
    reader.open(reader.path)
    reader.press("act", "answer", value=str(value))


def test_an_answer_is_kept_and_proposed_the_next_time(late: HouseThatAsksLate) -> None:
    with late.client(language="en") as client:
        reader = Alone(client)
        assert asked(reader)["box"] == ENTRY
        assert "My box says" not in reader.open(reader.path).text
        answer(reader, 7)
        assert box_of(late)[ENTRY] == 7
        asked(reader)  # once more: no set-up holds it
        page = client.get(reader.path).text
        assert SAID["en"] in page
        assert 'required value="7"' in page
        answer(reader, 9)
        assert box_of(late)[ENTRY] == 9
        file = json.loads(client.get(f"{reader.path}/export").text)
        assert ENTRY not in file["setup"].get("box", {})
        answer_of_it = [one["a"] for entry in file["entries"] for one in entry["answers"]]
        assert 9 in answer_of_it


@pytest.mark.parametrize("language", SAID)
def test_it_says_where_the_proposal_comes_from(late: HouseThatAsksLate, language: str) -> None:
    with late.client(language=language) as client:
        reader = Alone(client)
        asked(reader)
        answer(reader, 7)
        asked(reader)
        assert SAID[language] in client.get(reader.path).text


def test_a_set_up_that_brings_a_locked_entry_itself_is_refused(late: HouseThatAsksLate) -> None:
    with late.client(language="en") as client:
        said = []
        for key in (ENTRY, "x" * len(ENTRY)):
            new = {"new": {**SETUP, "box": {key: 7}}}
            error = client.post("/api/tables", json=new).json()["error"]
            said.append(str(error).replace(key, "key"))
        assert said[0] == said[1]


def test_a_program_leaves_the_box_alone(late: HouseThatAsksLate) -> None:
    with late.client(language="en") as client:
        reader = Alone(client)
        asked(reader)
        before = box_of(late)
        assert reader.say(answer=3)
        assert box_of(late) == before


def test_a_question_without_an_entry_is_written_as_before() -> None:
    import msgspec

    assert msgspec.to_builtins(Number(about="x", min=0, max=3)) == {
        "ask": "number",
        "about": "x",
        "min": 0,
        "max": 3,
    }
    assert msgspec.to_builtins(Number(about="x", min=0, max=3, box="y"))["box"] == "y"
