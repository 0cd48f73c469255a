"""Promos of the box: typed by their owner, named on the checklist, never in the bots' way."""

import pytest

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.owning import box, owner, setup_of, started
from thirdchair.games import GAMES
from thirdchair.kit.refusals import Refusal

__all__ = ["owner"]


def promos(person: Alone, game: str) -> dict[str, str]:
    """The fields about promos in the form of a game."""
    fields = person.open("/box").form_with("act", game).fields
    return {name: value for name, value in fields.items() if name.startswith("promo")}


def test_promos_are_kept_frozen_into_new_games_and_exported(owner: Alone) -> None:
    box(owner, "tapestry", promos="  Alternate Architects, Board Game Geeks\r\n\r\nGamers ")
    assert promos(owner, "tapestry") == {"promos": "Alternate Architects\nBoard Game Geeks\nGamers"}
    path = started(owner, "duel")
    names = ["Alternate Architects", "Board Game Geeks", "Gamers"]
    assert setup_of(owner, path)["box"]["promos"] == names
    box(owner, "tapestry", promos="")
    assert promos(owner, "tapestry") == {"promos": ""}
    assert setup_of(owner, path)["box"]["promos"] == names
    assert "promos" not in setup_of(owner, started(owner, "duel"))["box"]


@pytest.mark.parametrize("mode", ["duel", "solo", "automa"])
def test_the_checklist_and_the_printed_sheet_name_the_promos(owner: Alone, mode: str) -> None:
    game = "scythe" if mode == "automa" else "tapestry"
    path = started(owner, mode)
    assert "Promos" not in owner.page.text
    box(owner, game, promos="Gamers\nCats & dogs")
    path = started(owner, mode)
    line = "Promos in the box: Gamers, Cats & dogs. They change nothing for the bots"
    assert line in owner.page.text
    assert "Promos: Gamers, Cats & dogs" in owner.open(f"{path}/sheet").text


def test_a_promo_of_scythe_is_proposed_with_its_objective_cards(owner: Alone) -> None:
    page = owner.open("/box")
    assert "Promo Pack 3 objective cards 24 to 27, for people" in page.text
    assert promos(owner, "scythe") == {"promos": ""}
    box(owner, "scythe", promos="Encounter 37", **{"promo pack-3": "yes"})
    assert promos(owner, "scythe") == {"promos": "Encounter 37", "promo pack-3": "yes"}
    setup = setup_of(owner, started(owner, "automa"))
    assert setup["box"]["promos"] == ["Promo Pack 3", "Encounter 37"]
    box(owner, "scythe", promos="Promo Pack 3")
    assert promos(owner, "scythe") == {"promos": "", "promo pack-3": "yes"}


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("x" * 41, "The name of a promo needs 1 to 40 characters."),
        ("A\nB\na", "The promo “a” stands there twice. Once is enough."),
        (",".join(f"Pack {n}" for n in range(21)), "A box holds at most 20 promos."),
        ("Bell \a", "The name of a promo needs 1 to 40 characters."),
        ("y" * 5000, "The name of a promo needs 1 to 40 characters."),
    ],
)
def test_what_cannot_be_a_promo_is_refused_and_stays_in_its_field(
    owner: Alone, typed: str, sentence: str
) -> None:
    box(owner, "tapestry", promos="Gamers")
    form = owner.open("/box").form_with("act", "tapestry")
    owner.send(form, "act", "tapestry", promos=typed)
    assert owner.answer.status_code == 422
    assert sentence in owner.page.text
    assert owner.page.form_with("act", "tapestry").fields["promos"] == typed
    assert promos(owner, "tapestry") == {"promos": "Gamers"}


@pytest.mark.parametrize(
    ("names", "text"),
    [(["A", "a "], "promo-twice"), ([" "], "bad-promo"), (["x"] * 21, "too-many-promos")],
)
def test_both_games_check_promos_when_a_table_is_set_up(names: list[str], text: str) -> None:
    seats = [{"kind": "human"}, {"kind": "automa"}]
    scythe = {"game": "scythe", "mode": "automa", "seats": seats, "box": {"promos": names}}
    with pytest.raises(Refusal) as refused:
        GAMES["scythe"]().set_up(scythe)
    assert (refused.value.text, refused.value.where) == (text, "new.box.promos")
    with pytest.raises(Refusal) as refused:
        GAMES["tapestry"]().set_up({"game": "tapestry", "mode": "solo", "box": {"promos": names}})
    assert (refused.value.text, refused.value.where) == (text, "new.box.promos")


def test_promos_change_nothing_for_the_bots(house: House) -> None:
    with house.client() as client:
        seats = [{"kind": "human", "faction": "nordic"}, {"kind": "automa", "faction": "saxony"}]
        plain = {"game": "scythe", "mode": "automa", "seats": seats, "seed": 4, "combat": "app"}
        tables = [
            client.post("/api/tables", json={"new": {**plain, **more}}).json()
            for more in ({}, {"box": {"promos": ["Promo Pack 3"]}})
        ]
        turns = [
            client.post(f"/api/tables/{one['id']}", json={"do": "automa_turn", "seat": "s2"}).json()
            for one in tables
        ]
        assert turns[0]["events"] == turns[1]["events"]
        assert turns[0]["view"] == turns[1]["view"]
