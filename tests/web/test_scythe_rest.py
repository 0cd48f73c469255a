"""Scythe without script: an asked board, the three ways, the scoring sheet, the page for others."""

import re
from typing import Any

import pytest

from tests.web.house import House
from tests.web.played import DUEL, SCYTHE, done, made
from tests.web.reading import Person

CARDS = {"chance": "table"}
NONSENSE = ("told.", "told.r9c9x", "told.r1c1.s9z9", "told.r8c1.s1m1", "told." + "_" * 400)


@pytest.fixture
def table(ana: Person) -> str:
    """Two humans and two Automas, asked; cards are drawn at the table."""
    return made(ana.client, SCYTHE, board="ask", **CARDS)


def units(person: Person, path: str, seat: str) -> dict[tuple[str, str], int]:
    view = person.client.get(f"/api{path}").json()["view"]
    return {(one["unit"], one["at"]): one["n"] for one in view["units"] if one["seat"] == seat}


def asked(person: Person, path: str, seat: str, card: int) -> None:
    """An Automa's turn up to the screen that asks."""
    done(person.client, path, do="automa_turn", seat=seat)
    done(person.client, path, answer=card)
    person.open(path)


# The asked board


def test_the_screen_shows_only_what_decides_and_a_tap_settles_it(ana: Person, table: str) -> None:
    asked(ana, table, "s3", 3)
    rows = sorted(one for one in ana.page.ids if one.startswith("row-"))
    pending = ana.client.get(f"/api{table}").json()["pending"]
    assert rows == sorted(f"row-{place}" for place in pending["first"])
    assert len(rows) < len(pending["options"])
    chip = "here-r5c2-s1-fighter"
    assert "Ana has a mech or the character here" in str(ana.page.attributes[chip]["aria-label"])
    # An encounter token lies there: it matters whether the character has come.
    chip = "here-r6c2-s1-character"
    assert "Ana: 1 × character" in str(ana.page.attributes[chip]["aria-label"])
    ana.open(str(ana.page.attributes[chip]["href"]))
    assert "told-row" in ana.answer.text
    assert ana.page.attributes["gone-r6c2-s1-fighter"]["class"] == "chip on"
    ana.press("act", "looked")
    assert units(ana, table, "s1")[("character", "r6c2")] == 1
    view = ana.client.get(f"/api{table}").json()["view"]
    assert "r6c2" not in view["tokens"]["encounter"]
    assert ana.client.get(f"/api{table}").json()["pending"] is None
    assert "Automa (Saxony)" in ana.page.text


def test_as_shown_is_one_tap(ana: Person, table: str) -> None:
    asked(ana, table, "s3", 3)
    before = units(ana, table, "s1"), units(ana, table, "s2")
    ana.press("act", "looked")
    assert (units(ana, table, "s1"), units(ana, table, "s2")) == before
    assert ana.client.get(f"/api{table}").json()["pending"] is None


def test_what_was_tapped_can_be_taken_back_and_nonsense_says_nothing(
    ana: Person, table: str
) -> None:
    asked(ana, table, "s3", 3)
    shown = sorted(one for one in ana.page.ids if one.startswith("row-"))
    ana.open(str(ana.page.attributes["here-r6c2-s1-mech"]["href"]))
    ana.open(str(ana.page.attributes["untell-r6c2"]["href"]))
    assert sorted(one for one in ana.page.ids if one.startswith("row-")) == shown
    for nonsense in NONSENSE:
        ana.open(f"{table}?see={nonsense}")
        assert sorted(one for one in ana.page.ids if one.startswith("row-")) == shown
    ana.press("act", "looked", told="told.r9c9x")
    assert ana.answer.status_code == 422
    assert ana.client.get(f"/api{table}").json()["pending"]["ask"] == "places"


def test_a_goal_shows_its_token_and_a_tap_says_that_it_is_gone(ana: Person, table: str) -> None:
    asked(ana, table, "s3", 16)
    chip = next(one for one in ana.page.ids if one.startswith("token-"))
    place = chip.removeprefix("token-")
    assert ana.page.attributes[chip]["class"] == "chip on"
    assert "The encounter token is gone" in str(ana.page.attributes[chip]["aria-label"])
    ana.open(str(ana.page.attributes[chip]["href"]))
    assert ana.page.attributes[chip]["class"] == "chip off"
    ana.press("act", "looked")
    view = ana.client.get(f"/api{table}").json()["view"]
    assert place not in view["tokens"]["encounter"]
    assert len(view["tokens"]["encounter"]) == 10


def test_who_has_come_is_gone_from_where_he_was_shown(ana: Person, table: str) -> None:
    done(ana.client, table, do="place", seat="s2", unit="mech", at="r5c2")
    asked(ana, table, "s3", 3)
    assert "gone-r5c2-s2-fighter" in ana.page.ids
    # He is seen on another territory of the board, which does not matter as it is shown.
    assert "row-r6c2" not in ana.page.ids
    ana.open(str(ana.page.attributes["at-r6c2"]["href"]))
    assert "gone-r5c2-s2-fighter" not in ana.page.ids
    assert "gone-r6c2-s2-fighter" in ana.page.ids
    ana.press("act", "looked")
    assert units(ana, table, "s2")[("mech", "r6c2")] == 1
    assert ("mech", "r5c2") not in units(ana, table, "s2")


def test_where_numbers_count_a_tap_counts_them(ana: Person, table: str) -> None:
    done(ana.client, table, do="correct", path="seats.s3.power", value=9)
    done(ana.client, table, do="place", seat="s2", unit="mech", at="r6c2")
    asked(ana, table, "s3", 17)
    assert "set-r6c2-s2-mech-none" in ana.page.ids
    ana.open(str(ana.page.attributes["set-r6c2-s2-mech-more"]["href"]))
    ana.press("act", "looked")
    assert units(ana, table, "s2")[("mech", "r6c2")] == 2
    assert ana.client.get(f"/api{table}").json()["pending"]["about"] == "combat_power"


def test_where_many_matter_the_board_is_tapped_and_nothing_is_listed(ana: Person) -> None:
    seats = [SCYTHE["seats"][0], {"kind": "automa", "faction": "crimea"}]
    table = made(ana.client, SCYTHE, board="ask", seats=seats, seed=1)
    for _ in range(2):
        done(ana.client, table, do="automa_turn", seat="s2")
        done(ana.client, table, answer={})
    many = done(ana.client, table, do="automa_turn", seat="s2")["pending"]["first"]
    assert len(many) > 20
    ana.open(table)
    assert not [one for one in ana.page.ids if one.startswith("row-")]
    assert {f"at-{place.replace(':', '-')}" for place in many} <= ana.page.ids
    ana.open(str(ana.page.attributes["at-r3c4"]["href"]))
    assert "row-r3c4" in ana.page.ids
    assert "gone-r3c4-s1-fighter" in ana.page.ids
    ana.press("act", "looked")
    assert units(ana, table, "s1")[("character", "r3c4")] == 1


def test_a_unit_nobody_heard_of_can_attack_on_an_asked_board(ana: Person, table: str) -> None:
    done(ana.client, table, do="place", seat="s3", unit="mech", at="r4c4")
    ana.open(table)
    ana.open(str(ana.page.attributes["own-met"]["href"]))
    spots = [one for one in ana.page.ids if one.startswith("at-")]
    assert len(spots) < 8, "only where an Automa stands"
    ana.open(str(ana.page.attributes["at-r4c4"]["href"]))
    ana.press("act", "met mech")
    assert ana.client.get(f"/api{table}").json()["pending"]["about"] == "combat_power"
    # Two points on cards are one card: nobody is asked how many.
    ana.press("act", "answer 0")
    ana.press("act", "answer 2")
    assert ana.client.get(f"/api{table}").json()["pending"].get("about") != "combat_cards_count"


# The three ways


def test_the_way_is_switched_during_play_and_undone(ana: Person, table: str) -> None:
    ana.open(f"{table}/ways")
    ana.send(ana.page.form_with("way"), way="cards")
    assert str(ana.answer.url).endswith(table)
    assert ana.client.get(f"/api{table}").json()["view"]["board"] is False
    done(ana.client, table, do="automa_turn", seat="s3")
    done(ana.client, table, answer=3)
    assert ana.client.get(f"/api{table}").json()["pending"] is None
    ana.open(f"{table}/ways")
    ana.send(ana.page.form_with("way"), way="tracked")
    assert str(ana.answer.url).endswith("/pieces")
    assert ana.client.get(f"/api{table}").json()["view"]["board"] is True
    ana.open(f"{table}/history")
    assert "how the board is kept: cards only → tracked" in ana.page.text
    done(ana.client, table, undo=1)
    assert ana.client.get(f"/api{table}").json()["view"]["board"] is False


def test_the_pieces_are_put_where_the_sheet_says_and_undone_as_one(ana: Person, table: str) -> None:
    before = units(ana, table, "s3")
    ana.open(f"{table}/pieces")
    form = ana.page.form_with("s3-mech-1")
    assert form.fields["s3-mech-1"] == "mat"
    assert "On the mat: 4" in ana.page.text
    ana.send(form, s3__mech__1="r4c4", s3__mech__2="r4c4", s3__worker__1="r5c3")
    assert units(ana, table, "s3")[("mech", "r4c4")] == 2
    assert units(ana, table, "s3")[("worker", "r5c3")] == 1
    assert sum(n for (unit, _), n in units(ana, table, "s3").items() if unit == "worker") == 2
    ana.open(table)
    ana.press("act", "undo")
    assert units(ana, table, "s3") == before
    ana.open(f"{table}/pieces")
    ana.send(ana.page.form_with("s3-mech-1"), s3__mech__1="r9c9")
    assert ana.answer.status_code == 422
    assert units(ana, table, "s3") == before


def test_the_sheet_has_the_tokens_and_the_factory_card(ana: Person, table: str) -> None:
    ana.open(f"{table}/pieces")
    form = ana.page.form_with("tokens.encounter")
    del form.fields["encounter.r1c3"]
    ana.send(form)
    ana.send(ana.page.form_with("s3-mech-1"), **{"seats.s3.factory_card": "yes"})
    view = ana.client.get(f"/api{table}").json()["view"]
    assert "r1c3" not in view["tokens"]["encounter"]
    assert len(view["tokens"]["encounter"]) == 10
    assert view["seats"]["s3"]["factory_card"] is True
    assert "seats.s1.factory_card" not in ana.page.form_with("s1-mech-1").fields
    done(ana.client, table, undo=1)
    view = ana.client.get(f"/api{table}").json()["view"]
    assert view["seats"]["s3"]["factory_card"] is False


def test_cards_only_says_what_the_card_means_and_asks_for_no_place(ana: Person) -> None:
    table = made(ana.client, SCYTHE, board=False, **CARDS)
    done(ana.client, table, do="automa_turn", seat="s3")
    done(ana.client, table, answer=3)
    ana.open(table)
    assert "Move worker" in ana.page.text or "move worker" in ana.page.text
    assert not [one for one in ana.page.ids if one.startswith("at-")]
    ana.open(f"{table}/pieces")
    ana.send(ana.page.form_with("s3-mech-1"), s3__mech__1="r4c4")
    assert ana.answer.status_code == 409
    assert "cards only" in ana.page.text


# The scoring sheet


def column(seat: str, **values: int) -> dict[str, Any]:
    rows = ("coins", "popularity", "stars", "territories", "resources", "structures")
    return {f"final_{row}__{seat}": values.get(row, 0) for row in rows}


def test_each_phone_sends_its_column_and_the_totals_come_as_they_are_sent(
    house: House, ana: Person, table: str
) -> None:
    with house.client() as other:
        ben = Person(other)
        for person, seat in ((ana, "s1"), (ben, "s2")):
            person.open(f"{table}/settings")
            person.press("act", "seat", seat=seat)
        ana.open(f"{table}/scoring")
        form = ana.page.form_with("act", "keep")
        assert "final_coins-s1" in form.fields
        assert "keep-s2" not in ana.page.ids
        assert ana.page.attributes["end-game"]["class"] == "grow"
        # 20 coins, popularity 13: four stars of 5, six territories of 4, two pairs of 3, bonus 9.
        mine = column("s1", coins=20, popularity=13, stars=4, territories=6, resources=5)
        mine["final_structures__s1"] = 9
        ana.send(form, "act", "keep", **mine)
        assert "keep-s1" not in ana.page.ids
        ana.press("act", "finish")
        assert ana.answer.status_code == 422
        assert "Ben" in ana.page.text
        assert "elsewhere" in ana.page.ids
        ben.open(f"{table}/scoring")
        assert "79" in ben.page.text
        assert (
            "Takes the column as it stands above; it has not been saved yet: Ben." in ben.page.text
        )
        ben.send(ben.page.form_with("act", "keep"), "act", "keep", **column("s2", coins=30))
        ana.open(f"{table}/scoring")
        assert not {"elsewhere", "takes"} & set(ana.page.ids)
        assert "primary" in str(ana.page.attributes["end-game"]["class"])
        ana.press("act", "finish")
        assert ana.answer.status_code == 409
        assert "Nobody has placed six stars." in ana.page.text
        assert not ana.client.get(f"/api{table}").json()["view"]["over"]
        ana.press("act", "finish")  # it is right anyway
        assert str(ana.answer.url).endswith(table)
    result = ana.client.get(f"/api{table}").json()["view"]["result"]
    assert result["winner"] == ["s1"]
    assert result["scores"] == {"s1": 79, "s2": 30, "s3": 11, "s4": 11}
    assert "Structure bonus" in ana.page.text
    assert "4 × 5 = 20" in ana.page.text
    assert "6 × 4 = 24" in ana.page.text
    assert "2 × 3 = 6" in ana.page.text
    ana.open(f"{table}/scoring")
    assert str(ana.answer.url).endswith(table)


def test_a_phone_for_everybody_sends_one_column_at_a_time(ana: Person, table: str) -> None:
    ana.open(f"{table}/scoring")
    form = ana.page.form_with("final_coins-s1")
    assert "final_coins-s2" not in form.fields
    ana.send(form, "act", "keep", **column("s1", coins=21))
    assert "keep-s1" not in ana.page.ids
    assert "keep-s2" in ana.page.ids
    ana.press("act", "finish", final_coins__s2="")
    assert ana.answer.status_code == 422
    ana.open(f"{table}/scoring?edit=s1")
    assert ana.page.form_with("final_coins-s1").fields["final_coins-s1"] == "21"


def test_the_button_that_ends_the_game_takes_the_only_column(ana: Person) -> None:
    seats = [SCYTHE["seats"][0], SCYTHE["seats"][2]]
    table = made(ana.client, SCYTHE, seats=seats, board="ask")
    ana.open(f"{table}/scoring")
    typed = column("s1", coins=20, popularity=13, stars=4, territories=6, resources=5)
    ana.press("act", "finish", **typed)
    assert "Nobody has placed six stars." in ana.page.text
    assert ana.page.form_with("act", "finish").fields["final_coins-s1"] == "20"
    ana.press("act", "finish", **{**typed, "final_stars__s1": 6}, anyway="")
    assert ana.client.get(f"/api{table}").json()["view"]["over"], "six stars are on the sheet"
    ana.press("act", "undo")
    ana.open(f"{table}/scoring")
    ana.press("act", "finish", **typed)
    ana.press("act", "finish")
    result = ana.client.get(f"/api{table}").json()["view"]["result"]
    assert result["scores"]["s1"] == 20 + 4 * 5 + 6 * 4 + 2 * 3


def test_what_was_typed_outlives_a_refusal(house: House, ana: Person, table: str) -> None:
    ana.open(f"{table}/settings")
    ana.press("act", "seat", seat="s1")
    ana.open(f"{table}/scoring")
    ana.press("act", "finish", **column("s1", coins=27, territories=3))
    assert ana.answer.status_code == 422
    assert "Ben" in ana.page.text.split("Still missing")[1][:60]
    fields = ana.page.form_with("act", "finish").fields
    assert (fields["final_coins-s1"], fields["final_territories-s1"]) == ("27", "3")
    ana.press("act", "finish", final_coins__s1="")
    assert ana.answer.status_code == 422
    assert ana.page.form_with("act", "finish").fields["final_territories-s1"] == "3"


def test_who_fills_in_for_several_sends_their_columns_first(ana: Person, table: str) -> None:
    ana.open(f"{table}/scoring")
    assert "end-game" not in ana.page.ids
    assert "Still missing on the scoring sheet" in ana.page.text


def test_a_tie_asks_for_what_decides_it(ana: Person, table: str) -> None:
    ana.open(f"{table}/finish")
    assert str(ana.answer.url).endswith("/scoring")
    for seat in ("s1", "s2"):
        form = ana.page.form_with(f"final_coins-{seat}")
        ana.send(form, "act", "keep", **column(seat, coins=40))
    ana.press("act", "finish")
    ana.press("act", "finish")  # nobody has six stars: it is right anyway
    assert "tie_pieces-s1" in ana.page.form_with("act", "finish").fields
    assert ana.client.get(f"/api{table}").json()["view"]["over"] is False
    ana.press("act", "finish", tie_pieces__s1=5, tie_pieces__s2=9)
    assert ana.client.get(f"/api{table}").json()["view"]["result"]["winner"] == ["s2"]


def test_who_only_watches_sends_no_column(house: House, ana: Person, table: str) -> None:
    with house.client() as other:
        spectator = Person(other)
        spectator.open(f"{table}/settings")
        spectator.press("act", "seat", seat="watching")
        ana.open(f"{table}/scoring")
        spectator.open(f"{table}/scoring")
        form = ana.page.form_with("act", "keep")
        form.fields["_csrf_token"] = spectator.page.forms[-1].fields["_csrf_token"]
        spectator.send(form, "act", "keep", **column("s1", coins=57))
        assert spectator.answer.status_code == 409
        assert "only watches" in spectator.page.text
    assert "57" not in ana.open(f"{table}/scoring").form_with("act", "keep").fields.values()


@pytest.mark.parametrize("coins", ["-1", "1000", "many", ""])
def test_a_number_that_cannot_be_is_refused(ana: Person, table: str, coins: str) -> None:
    ana.open(f"{table}/scoring")
    ana.press("act", "keep", **column("s1", coins=1) | {"final_coins__s1": coins})
    assert ana.answer.status_code == 422
    assert ana.client.get(f"/api{table}").json()["view"]["over"] is False


# The page for the others, and how sure a rule is


@pytest.mark.parametrize("cooperative", [True, False])
def test_the_page_for_the_others_holds_for_this_table(ana: Person, cooperative: bool) -> None:
    rulings = {"scythe.p12": "stay"}
    table = made(ana.client, SCYTHE, cooperative=cooperative, rulings=rulings)
    ana.open(f"{table}/others")
    assert ("Cooperative: the enemies" in ana.page.text) is cooperative
    assert ("Competitive: the enemies" in ana.page.text) is not cooperative
    assert "House reading: other programs play it so" in ana.page.text
    assert "At this table:" in ana.page.text
    assert f"{table}/rules#scy.automa.combat.order" in ana.page.links


def test_other_games_do_not_have_these_pages(ana: Person) -> None:
    table = made(ana.client, DUEL)
    for page in ("ways", "pieces", "others", "scoring"):
        assert ana.client.get(f"{table}/{page}").status_code == 404


def test_rules_say_when_no_book_says_so(ana: Person) -> None:
    ana.open("/rules?q=scy.automa.attack.fewest")
    assert "House reading: other programs play it so" in ana.page.text
    ana.open("/rules?q=scy.automa.worker.factory")
    assert "programs" not in ana.page.text


def rows(ana: Person) -> list[tuple[str, str]]:
    """The rows of the screen as they stand: number and place."""
    found = re.findall(
        r'id="row-(\w+)">\s*<span class="look-number" aria-hidden="true">(\d+)<', ana.answer.text
    )
    return [(number, place) for place, number in found]


def test_rows_stay_where_they_are_after_a_tap(ana: Person, table: str) -> None:
    asked(ana, table, "s3", 3)
    before = rows(ana)
    assert len(before) > 1
    assert [number for number, _ in before] == [str(n) for n in range(1, len(before) + 1)]
    place = before[-1][1]
    chip = next(one for one in sorted(ana.page.ids) if one.startswith(f"here-{place}-"))
    ana.open(str(ana.page.attributes[chip]["href"]))
    assert rows(ana)[: len(before)] == before


def test_a_mech_or_the_character_has_a_sign_of_its_own_and_the_legend_says_so(
    ana: Person, table: str
) -> None:
    asked(ana, table, "s3", 3)
    chip = re.compile(r'<a class="chip off" id="here-[\w-]+-fighter".*?</a>', re.DOTALL)
    chips = chip.findall(ana.answer.text)
    assert chips
    assert all('class="unit mech' in one and 'class="unit character' in one for one in chips)
    assert "means a mech or the character, whichever." in ana.page.text
