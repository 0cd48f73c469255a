"""The form of a new campaign: seats, factions that are dealt, and what it does not ask."""

import pytest

from tests.web.reading import Person, Reading


def created(person: Person) -> dict[str, dict[str, str]]:
    """The sheets of the campaign whose page is open now."""
    table = person.answer.url.path.split("/")[2]
    sheets: dict[str, dict[str, str]] = person.client.get(f"/api/tables/{table}").json()["view"][
        "sheets"
    ]
    return sheets


def form(person: Person) -> None:
    person.open("/new?game=scythe&mode=fenris")


def sent(person: Person, **fields: str) -> Reading:
    """The form with one human and one Automa, but for these fields."""
    form(person)
    usual = {"kind__1": "human", "kind__2": "automa", "name__1": ""}
    empty = {f"kind__{place}": "none" for place in range(3, 8)}
    return person.send(person.page.form_with("kind-1"), **{**usual, **empty, **fields})


def test_one_tap_begins_a_campaign_against_one_automa(ana: Person) -> None:
    form(ana)
    ana.send(ana.page.form_with("kind-1"))
    sheets = created(ana)
    assert [one["kind"] for one in sheets.values()] == ["human", "automa"]
    assert len({one["faction"] for one in sheets.values()}) == 2


def test_factions_are_chosen_or_dealt_and_never_twice(ana: Person) -> None:
    sent(
        ana,
        name__1="Ana",
        faction__1="polania",
        kind__2="human",
        name__2="Bo",
        kind__3="human",
        name__3="Cy",
        kind__4="automa",
        level__4="automaszyna",
        **{f"kind__{place}": "automa" for place in (5, 6, 7)},
    )
    sheets = created(ana)
    assert [one["name"] for one in sheets.values()] == ["Ana", "Bo", "Cy", "", "", "", ""]
    assert sheets["s1"]["faction"] == "polania"
    assert sheets["s4"]["level"] == "automaszyna"
    assert len({one["faction"] for one in sheets.values()}) == 7


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"faction__1": "saxony", "faction__2": "saxony"}, "Saxony"),
        ({"kind__1": "automa"}, "at least one"),
        ({"faction__1": "vesna"}, "faction"),
        ({"kind__3": "guest"}, "guest"),
    ],
)
def test_what_cannot_be_is_said_and_nothing_begins(
    ana: Person, fields: dict[str, str], sentence: str
) -> None:
    page = sent(ana, **fields)
    assert ana.answer.status_code == 422
    assert sentence.lower() in page.text.lower()
    assert "place-1" in page.ids


def test_a_locked_faction_is_refused_as_one_that_does_not_exist(ana: Person) -> None:
    said = []
    for faction in ("vesna", "xyzzy"):
        page = sent(ana, faction__1=faction)
        said.append(page.text.replace(faction, "?"))
    assert said[0] == said[1]


def test_rulings_and_later_things_are_not_on_the_form(ana: Person) -> None:
    form(ana)
    assert not [name for name in ana.page.form_with("kind-1").fields if name.startswith("ruling")]
    assert "five closed boxes" in ana.page.text
