"""Numbers in addresses and forms, however large, and steps of a game that has none yet."""

import pytest

from tests.web.house import House
from tests.web.played import DUEL, SCYTHE, SOLO, done, made
from tests.web.reading import Person

HUGE = "9" * 25


@pytest.mark.parametrize("number", [HUGE, "-1", str(2**63), "7"])
def test_a_link_to_no_step_is_neither_made_nor_withdrawn(ana: Person, number: str) -> None:
    path = made(ana.client, DUEL)
    done(ana.client, path, do="bots_turn")
    form = ana.open(f"{path}/moments/1").form_with("act", "share")
    form.action = f"{path}/moments/{number}"
    for act in ("share", "withdraw"):
        page = ana.send(form, "act", act)
        assert ana.answer.status_code == 422
        assert "0 to 1" in page.text


@pytest.mark.parametrize(
    "address",
    [
        *("/moments/{}", "/fix/{}", "/hex/{}", "/correct?part=hexes.{}", "/correct?part=era.{}"),
        *("/history?seat={}", "/sheet?steps={}", "?see={}", "?see=hex&who={}", "/scoring?edit={}"),
        *("/moments/-{}", "/fix/-{}", "/hex/-{}"),
    ],
)
def test_a_huge_number_in_an_address_gets_a_page(ana: Person, address: str) -> None:
    for setup in (DUEL, SOLO, SCYTHE):
        path = made(ana.client, setup)
        ana.open(path + address.format(HUGE))
        assert ana.answer.status_code in (200, 404, 422), ana.page.text


@pytest.mark.parametrize(
    ("address", "fields"),
    [
        ("", {"act": f"jump {HUGE}"}),
        ("", {"act": f"hex {HUGE}"}),
        ("", {"act": f"explore {HUGE}"}),
        ("", {"act": f"answer {HUGE}"}),
        ("/history", {"act": f"jump {HUGE}"}),
        ("/more", {"act": "vp", "who": "you", "add": HUGE}),
        ("/more", {"act": "steps", "who": "you", "track": "science", "steps": HUGE}),
        ("/correct", {"vp.you": HUGE}),
        ("/correct", {"tracks.you.science": HUGE}),
        ("/finish", {"vp-you": HUGE}),
        (f"/hex/{HUGE}", {"tile": "yes"}),
        (f"/fix/{HUGE}", {"act": "delete"}),
        ("/fix/1", {"act": "insert", "command": "advance science", "steps": HUGE}),
        ("", {"act": "advance science", "at": HUGE}),
    ],
)
def test_a_huge_number_in_a_form_gets_a_sentence(
    ana: Person, address: str, fields: dict[str, str]
) -> None:
    path = made(ana.client, SOLO)
    done(ana.client, path, do="advance", track="military")
    before = ana.client.get(f"/api{path}").json()
    form = ana.open(f"{path}/settings").form_with("act", "rename")
    form.action = path + address
    form.fields |= fields
    ana.send(form)
    assert ana.answer.status_code in (404, 409, 422), ana.page.text
    assert ana.client.get(f"/api{path}").json() == before


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "there is no step to look at"),
        ("de", "also gibt es noch keinen Schritt"),
        ("cs", "zatím tu není žádný krok"),
    ],
)
def test_before_the_set_up_is_complete_there_is_no_step(
    house: House, language: str, sentence: str
) -> None:
    with house.client(language=language) as client:
        person = Person(client)
        path = made(client, SOLO, chance="table", favorites={})
        for part in ("/moments/0", "/fix/0", "/moments/3"):
            page = person.open(path + part)
            assert person.answer.status_code == 409
            assert sentence in page.text
            assert "-1" not in page.text
