"""A card that the app laid face down is on no page and in no field, until it is turned over.

Tables that differ in that card alone must look the same in every other way.
"""

import json
import re
from collections.abc import Iterator
from contextlib import closing

from tests.at_home import AtHome
from tests.web.every_page import EXAMPLES
from tests.web.house import House
from tests.web.played import SOLO, done, made
from tests.web.reading import Person

ONE_TIME = re.compile(r'name="(?:once|_csrf_token)" value="[^"]*"|thirdchair[-\w]+|data-look="\d+"')


def unseen_card(house: House, path: str) -> int:
    """The card that joined the decision deck, which only the file of the tables knows."""
    with closing(AtHome(house.data / "tables.db")) as store:
        set_up = store.load(path.rpartition("/")[2], whole=True).table.journal.entries[0]
    drawn = [answer.a for answer in set_up.answers if answer.q == "draw:progress"]
    assert len(drawn) == 1
    assert isinstance(drawn[0], int)
    return drawn[0]


def alike_but_for_the_card(house: House, person: Person) -> list[str]:
    """Three tables after one advance; a different card joined each of the decks."""
    found: dict[int, str] = {}
    for seed in range(40):
        path = made(person.client, SOLO, seed=seed)
        done(person.client, path, do="advance", track="science")
        found.setdefault(unseen_card(house, path), path)
        if len(found) == 3:
            return list(found.values())
    raise AssertionError("the same card every time")


def pages_of_a_table() -> Iterator[str]:
    """All but the look further ahead, which says how many games the time allowed.

    `tests/lab/test_ahead.py` compares it with the same number of games.
    """
    for route, examples in EXAMPLES.items():
        if route.startswith("/tables/"):
            parts = [one.removeprefix("{solo}") for one in examples if one.startswith("{solo}")]
            yield from (part for part in parts if not part.startswith("/ahead"))
    yield from ("/fix/0", "/fix/1", "/moments/0", "/rulings", "/sheet?steps=all", "/delete")


def previews(person: Person, path: str) -> Iterator[str]:
    """What the pages of a fix carry from one to the next."""
    for position, act, fields in (
        (0, "answers", {}),
        (1, "delete", {}),
        (1, "insert", {"command": "advance military"}),
        (1, "replace", {"command": "advance military"}),
        (1, "insert", {"command": "finish"}),
    ):
        form = person.open(f"{path}/fix/1?how=insert").form_with("act", "insert")
        form.action = f"{path}/fix/{position}"
        person.send(form, "act", act, **fields)
        assert person.answer.status_code == 200, person.page.text
        yield person.answer.text


def seen(person: Person, path: str) -> list[str]:
    """All that a person can look at, without what is different on every page."""
    texts = []
    for part in pages_of_a_table():
        person.open(path + part)
        assert person.answer.status_code in (200, 422), part  # so early not every step is there
        texts.append(person.answer.text)
    texts += previews(person, path)
    texts.append(person.client.get(f"/api{path}").text)
    table = path.rpartition("/")[2]
    return [ONE_TIME.sub("", text.replace(table, "")) for text in texts]


def test_tables_that_differ_in_an_unseen_card_look_the_same(house: House, ana: Person) -> None:
    first, *others = (seen(ana, path) for path in alike_but_for_the_card(house, ana))
    assert len(first) > 20
    for other in others:
        for one, same in zip(first, other, strict=True):
            assert one == same


def asked_and_dealt(person: Person) -> str:
    """A table whose people rolled for a favorite track, and let the app deal the card."""
    path = made(person.client, SOLO, chance="table", favorites={})
    person.open(path)
    for act in ("answer science", "let", "advance science"):
        person.tap(act)
        assert person.answer.status_code == 200, person.page.text
        person.open(path)
    return path


def test_another_answer_leaves_the_unseen_card_alone(house: House, ana: Person) -> None:
    path = asked_and_dealt(ana)
    card = unseen_card(house, path)
    ana.open(f"{path}/fix/0")
    assert set(ana.page.form_with("act", "answers").options) == {"answer-0"}
    page = ana.press("act", "answers", answer__0="exploration")
    assert page.form_with("decide").fields["change"] == (
        '{"kind":"answers","other":{"0":"exploration"}}'
    )
    ana.press("decide", "take")
    view = ana.client.get(f"/api{path}").json()["view"]
    assert "exploration" in view["favorites"].values()
    assert "science" not in view["favorites"].values()
    assert unseen_card(house, path) == card


def test_nobody_answers_for_the_app_in_a_fix(house: House, ana: Person) -> None:
    path = asked_and_dealt(ana)
    before = ana.client.get(f"/api{path}").json()
    card = unseen_card(house, path)
    form = ana.open(f"{path}/fix/0").form_with("act", "answers")
    texts = []
    for other in (9, 13, 17):
        texts.append(ana.send(form, "act", "answers", answer__1=str(other)).text)
        assert ana.answer.status_code == 422
        assert "answer-1" in texts[-1]
        form.fields["change"] = f'{{"kind":"answers","other":{{"1":{other}}}}}'
        texts.append(ana.send(form, "decide", "take").text)
        assert ana.answer.status_code == 422
        del form.fields["change"]
    assert len(set(texts)) == 1, "whatever is tried, the answer tells nothing"
    assert ana.client.get(f"/api{path}").json() == before
    assert unseen_card(house, path) == card


def test_an_export_holds_the_game_and_not_what_comes_next(house: House, ana: Person) -> None:
    seed = 987_654_321_012_345
    path = made(ana.client, SOLO, seed=seed)
    text = ana.client.get(f"{path}/export").text
    assert "seed" not in text
    assert str(seed) not in text
    set_up = json.loads(text)["entries"][0]
    dealt = [answer["a"] for answer in set_up["answers"] if answer["q"] == "draw:progress"]
    assert dealt == [unseen_card(house, path)], "whoever gets the file has the whole game"
    # Two houses that go on with the same file: what comes next is settled by neither of them.
    drawn = set()
    for _ in range(6):
        form = ana.open("/").form_with("file")
        fields = {name: form.fields[name] for name in ("_csrf_token", "once")}
        fields["choice"] = "copy"
        file = {"file": ("game.json", text.encode())}
        answer = ana.client.post("/import", data=fields, files=file, follow_redirects=True)
        copy = answer.url.path.removesuffix("/checklist")
        done(ana.client, copy, do="income")
        events = done(ana.client, copy, do="bots_turn")["events"]
        events += done(ana.client, copy, do="bots_turn")["events"]
        drawn.add(tuple(event["card"] for event in events if event["type"] == "drew"))
    assert len(drawn) > 1
