"""The pages around a Scythe table: new game, checklist, history, fixes, corrections, sheets."""

import html
import re
from typing import Any

import pytest

from tests.web.at_the_board import SETUP, AtTheBoard
from tests.web.reading import Person


@pytest.fixture
def ana(ana: Person) -> AtTheBoard:
    return AtTheBoard(ana.client)


def new_game(ana: AtTheBoard, **fields: Any) -> None:
    usual = {"kind-1": "human", "kind-2": "automa"} | {f"kind-{n}": "none" for n in range(3, 8)}
    ana.open("/new?mode=automa")
    ana.send(ana.page.form_with("kind-1"), **{**usual, **fields})
    ana.path = ana.answer.url.path.removesuffix("/checklist")


# A new game


def test_a_new_game_needs_nothing_filled_in(ana: AtTheBoard) -> None:
    new_game(ana)
    assert ana.answer.url.path.endswith("/checklist")
    seats = ana.view["seats"]
    assert [seat["kind"] for seat in seats.values()] == ["human", "automa"]
    assert len({seat["faction"] for seat in seats.values()}) == 2
    assert ana.view["board"] is True


def test_another_round_at_the_table_is_not_compared_with_the_last_one(ana: AtTheBoard) -> None:
    new_game(ana, **{"kind-3": "automa", "faction-1": "nordic"})
    assert "closest to this marker" in ana.page.text, "the recruit marker says what it is for"
    new_game(ana, **{"faction-1": "nordic", "faction-2": "crimea"})
    assert "Not this time" not in ana.page.text
    assert "differ" not in ana.page.text
    new_game(ana, **{"faction-1": "crimea", "faction-2": "nordic"})
    assert "differ" in ana.page.text, "the same seats with other factions"


def test_a_first_game_takes_three_taps(ana: AtTheBoard) -> None:
    ana.open("/play")
    ana.press("act", "again", mode="automa")
    assert ana.answer.url.path.endswith("/checklist")
    ana.open(ana.answer.url.path.removesuffix("/checklist"))
    assert "automa-turn" in ana.page.ids


def test_seven_seats_with_levels_and_a_ruling(ana: AtTheBoard) -> None:
    kinds = {f"kind-{place}": "human" if place < 4 else "automa" for place in range(1, 8)}
    new_game(
        ana,
        **kinds,
        **{"name-1": "Ana", "name-2": "Bo", "faction-1": "rusviet", "mat-1": "patriotic"},
        **{"level-7": "ultimaszyna", "head-7": "2", "faction-7": "togawa"},
        **{"cooperative": "yes", "deck": "shared", "way": "asked", "ruling-scythe.p1": "False"},
    )
    view = ana.view
    assert len(view["seats"]) == 7
    assert view["cooperative"] is True
    assert view["board"] == "ask"
    assert list(view["automa_decks"]) == ["shared"]
    assert view["seats"]["s1"]["mat"] == "patriotic"
    assert view["seats"]["s7"]["level"] == "ultimaszyna"
    assert view["seats"]["s7"]["tracker"] == 2
    assert view["rulings"]["scythe.p1"] is False


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"faction-1": "saxony", "faction-2": "saxony"}, "twice"),
        ({"faction-1": "rusviet", "mat-1": "industrial"}, "Industrial"),
        ({"kind-2": "human"}, "Automa"),
        ({"kind-1": "ghost"}, "ghost"),
        ({"faction-1": "atlantis"}, "atlantis"),
        ({"head-2": "99"}, "24"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_and_no_table_made(
    ana: AtTheBoard, fields: dict[str, str], sentence: str
) -> None:
    before = ana.client.get("/").text.count("table-card")
    new_game(ana, **fields)
    assert ana.answer.status_code == 422
    notice = re.search(r'class="notice" role="alert">([^<]+)<', ana.answer.text)
    assert notice
    assert sentence in notice[1]
    assert ana.client.get("/").text.count("table-card") == before


def test_secret_factions_are_not_offered(ana: AtTheBoard) -> None:
    page = ana.open("/new?mode=automa")
    assert set(page.form_with("kind-1").options["faction-1"]) == {
        "",
        *("albion", "nordic", "rusviet", "togawa", "crimea", "saxony", "polania"),
    }


def test_the_checklist_says_what_every_seat_starts_with(ana: AtTheBoard) -> None:
    ana.table(chance="table")
    page = ana.open(f"{ana.path}/checklist")
    assert "Ana: faction mat Nordic, power 4" in page.text
    assert "Automa (Crimea): faction mat Crimea, power 5" in page.text
    assert "19 Automa cards" in page.text
    ana.tap("tick scy.automa.setup.deck")
    assert "tick-scy.automa.setup.deck" in ana.page.ids
    assert ana.page.attributes["tick-scy.automa.setup.deck"]["aria-pressed"] == "true"


# Looking back


def played(ana: AtTheBoard) -> None:
    """Two turns of the Automa, a move of Ana's between them."""
    ana.table()
    ana.tap("automa_turn s2")
    for place in ("r1c4", "r2c4"):
        ana.touch(place)
    ana.tap("move")
    ana.tap("automa_turn s2")


def test_the_history_has_reasons_and_can_be_read_for_one_seat(ana: AtTheBoard) -> None:
    played(ana)
    page = ana.open(f"{ana.path}/history")
    assert "Ana moves the worker" in page.text
    assert "candidates" in ana.answer.text
    page = ana.open(f"{ana.path}/history?seat=s1")
    assert "Ana moves the worker" in page.text
    assert "star tracker marker one space on" not in page.text


def test_an_earlier_move_can_be_left_out_of_the_record(ana: AtTheBoard) -> None:
    played(ana)
    ana.open(f"{ana.path}/fix/2")
    ana.press("act", "delete")
    assert "pieces on the board" in ana.page.text
    assert "worker of Ana: tundra 2 steps north of the Factory" in ana.page.text
    ana.press("decide", "take")
    assert ana.at("s1", "worker") == {"r1c4": 1, "r1c5": 1}


def test_an_earlier_move_can_have_gone_elsewhere(ana: AtTheBoard) -> None:
    played(ana)
    page = ana.open(f"{ana.path}/fix/2")
    move = '{"do":"move","seat":"s1","moves":[]}'
    ana.send(page.form_with("act", "replace"), "act", "replace", command=move)
    tundra, mountain = (
        "tundra 3 steps northeast of the Factory",
        "mountain 2 steps northeast of the Factory",
    )
    fill(ana, "1", tundra, mountain)
    ana.press("decide", "take")
    assert ana.at("s1", "worker") == {"r1c4": 1, "r2c5": 1}


def fill(ana: AtTheBoard, *names: str) -> None:
    """Answer what a command still needs, by the words on the page."""
    for name in names:
        found = re.findall(
            r'<(?:button name="fill"|option) value="([^"]*)">([^<]*)<', ana.answer.text
        )
        values = {said: html.unescape(value) for value, said in found}
        assert name in values, (name, sorted(values))
        ana.send(ana.page.form_with("change"), fill=values[name])


def inserted(ana: AtTheBoard, command: str, *names: str) -> None:
    """Something that was missing before the last step."""
    page = ana.open(f"{ana.path}/fix/3?how=insert")
    ana.send(page.form_with("act", "insert"), "act", "insert", command=command)
    fill(ana, *names)
    ana.press("decide", "take")
    assert ana.answer.status_code == 200


def test_groups_that_moved_can_be_put_into_the_record(ana: AtTheBoard) -> None:
    """Two groups from the board as it stood then: some of those in the forest, and the leader."""
    ana.table()
    ana.place("s1", "worker", "r1c4", 2)
    ana.place("s1", "mech", "r1c4")
    ana.open(ana.path)
    ana.tap("automa_turn s2")
    forest, tundra = "forest 3 steps north of the Factory", "tundra 2 steps north of the Factory"
    inserted(
        ana,
        '{"do":"move","seat":"s1","moves":[]}',
        "2",
        *(forest, "2 × worker, mech", tundra),
        *("home base of Nordic", forest),
    )
    assert ana.at("s1", "worker") == {"r1c4": 1, "r1c5": 1, "r2c4": 2}
    assert ana.at("s1", "mech") == {"r2c4": 1}
    assert ana.at("s1", "character") == {"r1c4": 1}


def test_all_that_a_human_does_at_the_table_can_be_put_into_the_record(ana: AtTheBoard) -> None:
    played(ana)
    forest = "forest 3 steps north of the Factory"
    inserted(ana, '{"do":"place","seat":"s1","unit":"structure"}', forest)
    inserted(ana, '{"do":"place","seat":"s1","unit":"worker"}', forest, "3")
    inserted(ana, '{"do":"gain","seat":"s1","what":"power"}', "2")
    inserted(ana, '{"do":"gain","seat":"s1","what":"coins"}', "-1")
    inserted(ana, "correct seats.s2.factory_card", "yes")
    view = ana.view
    assert ana.at("s1", "structure") == {"r1c4": 1}
    assert ana.at("s1", "worker")["r1c4"] == 3
    assert view["seats"]["s1"]["power"] == 6, "four to begin with"
    assert view["seats"]["s1"]["coins"] == 4, "five to begin with"
    assert view["seats"]["s2"]["factory_card"] is True


def test_the_look_of_an_asked_board_is_no_list_to_choose_from(ana: AtTheBoard) -> None:
    ana.table(board="ask", chance="table")
    ana.say(do="automa_turn", seat="s2")
    ana.say(answer=3)
    ana.say(answer={})
    ana.open(f"{ana.path}/fix/1")
    assert "answer-0" in ana.page.form_with("act", "answers").fields
    assert "answer-1" not in ana.page.form_with("act", "answers").fields
    ana.open(f"{ana.path}/fix/1?how=insert")
    ana.press("act", "insert", command='{"do":"automa_turn","seat":"s2"}')
    ana.send(ana.page.form_with("add"), add="3")
    assert "As it was last known" in ana.page.text
    ana.press("add", "")
    assert ("again", "1") in ana.page.form_with("decide").buttons, "the turn before which it went"


def test_what_a_seat_holds_and_where_tokens_lie_can_be_corrected(ana: AtTheBoard) -> None:
    ana.table()
    ana.open(f"{ana.path}/correct")
    form = ana.page.form_with("seats.s2.power")
    assert "tokens.influence" not in form.fields
    assert "tokens.flag" not in form.fields
    del form.fields["encounter.r1c3"]
    changed = {"seats.s2.power": "9", "seats.s1.stars.combat": "1", "seats.s2.factory_card": "yes"}
    ana.send(form, **changed)
    view = ana.view
    assert view["seats"]["s2"]["factory_card"] is True
    assert view["seats"]["s2"]["power"] == 9
    assert view["seats"]["s1"]["stars"]["combat"] == 1
    assert "r1c3" not in view["tokens"]["encounter"]
    assert len(view["tokens"]["encounter"]) == 10
    ana.open(f"{ana.path}/correct")
    ana.send(ana.page.form_with("seats.s2.power"), **{"seats.s2.power": "17"})
    assert ana.answer.status_code == 422
    assert ana.view == view


def test_the_rulings_of_the_table_can_change_during_play(ana: AtTheBoard) -> None:
    ana.table()
    ana.open(f"{ana.path}/rulings")
    form = ana.page.form_with("ruling-scythe.p1")
    ana.send(form, **{"ruling-scythe.p1": "False"})
    assert ana.view["rulings"]["scythe.p1"] is False


@pytest.mark.parametrize(
    "page", ["where", "moments/3", "sheet", "sheet?steps=all", "rulebook", "settings", "export"]
)
def test_the_other_pages_open(ana: AtTheBoard, page: str) -> None:
    played(ana)
    ana.open(f"{ana.path}/{page}")
    assert ana.answer.status_code == 200


@pytest.mark.parametrize("page", ["more", "cards"])
def test_pages_of_the_other_game_are_not_there(ana: AtTheBoard, page: str) -> None:
    ana.table()
    ana.open(f"{ana.path}/{page}")
    assert ana.answer.status_code == 404


def test_a_moment_can_be_shared_with_its_board(ana: AtTheBoard) -> None:
    played(ana)
    ana.open(f"{ana.path}/moments/3")
    ana.tap("share")
    link = next(one for one in ana.page.links if "/moments/" in one and "tables" not in one)
    ana.open(link)
    assert ana.answer.status_code == 200
    assert 'class="scythe-board"' in ana.answer.text
    assert ana.path not in ana.answer.text


def test_the_home_page_says_whose_turn_it_is(ana: AtTheBoard) -> None:
    ana.table(seats=[{**SETUP["seats"][0], "name": "Zdenka"}, SETUP["seats"][1]])
    ana.tap("automa_turn s2")
    assert "Zdenka" in ana.open("/").text
