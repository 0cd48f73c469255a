"""The table page of Scythe without script: the board, a human's moves, an Automa's turn and why."""

import re

import pytest

from tests.web.at_the_board import SETUP, AtTheBoard
from tests.web.reading import Person


@pytest.fixture
def ana(ana: Person) -> AtTheBoard:
    return AtTheBoard(ana.client)


# The board


def test_every_place_of_the_board_is_a_link_that_says_what_stands_there(ana: AtTheBoard) -> None:
    ana.table()
    spots = [one for one in ana.page.ids if one.startswith("at-")]
    assert len(spots) == 47 + 7
    assert ana.label("r4c4") == "the Factory: nothing here"
    assert ana.label("r1c4") == "forest 3 steps north of the Factory: worker of Ana"
    assert ana.label("base:crimea") == "home base of Crimea: character of Automa (Crimea)"
    assert "encounter token" in ana.label("r1c3")
    assert "tunnel" in ana.label("r2c4")


def test_the_board_is_drawn_with_patterns_rivers_and_shapes(ana: AtTheBoard) -> None:
    ana.table()
    page = ana.answer.text
    for terrain in ("mountain", "farm", "tundra", "forest", "village", "lake", "factory"):
        assert f'id="ground-{terrain}"' in page
        assert f"url(#ground-{terrain})" in page
    assert len(re.findall(r'class="unit worker seat-blue"', page)) == 2
    assert len(re.findall(r'class="unit character seat-yellow"', page)) == 1
    assert len(re.findall(r'class="board-token encounter"', page)) == 11
    assert len(re.findall(r'class="tunnel"', page)) == 6


def test_the_board_is_turned_to_the_home_of_the_human_and_further_on_demand(
    ana: AtTheBoard,
) -> None:
    ana.table()

    def height(place: str) -> float:
        link = re.search(rf'id="at-{place}".*?d="M([\d.]+) ([\d.]+)', ana.answer.text)
        assert link
        return float(link[2])

    assert height("base-nordic") > height("r4c4") > height("base-crimea")
    for _ in range(2):
        ana.send(next(form for form in ana.page.forms if form.action.endswith("/side")))
    assert height("base-crimea") > height("r4c4") > height("base-nordic")


# A human's turn


def test_a_group_goes_from_place_to_place_and_steppers_leave_some_behind(ana: AtTheBoard) -> None:
    ana.table()
    ana.place("s1", "worker", "r1c4", 2)
    ana.open(ana.path)
    ana.touch("r1c4")
    assert "Where do they go?" in ana.page.text
    ana.touch("r2c4")
    assert "forest 3 steps north of the Factory →" in ana.page.text
    assert "more-1-worker" not in ana.page.ids, "all three go along already"
    ana.follow("less-1-worker")
    ana.tap("move")
    assert ana.at("s1", "worker") == {"r1c4": 1, "r1c5": 1, "r2c4": 2}


def test_several_moves_are_one_action_and_a_unit_may_go_on(ana: AtTheBoard) -> None:
    ana.table()
    for place in ("r1c4", "r2c4", "base:nordic", "r1c5"):
        ana.touch(place)
    ana.tap("move")
    assert ana.at("s1", "character") == {"r1c5": 1}
    assert ana.at("s1", "worker") == {"r1c5": 1, "r2c4": 1}
    ana.tap("undo")
    assert ana.at("s1", "worker") == {"r1c4": 1, "r1c5": 1}


def test_one_of_the_collected_moves_can_be_left_out(ana: AtTheBoard) -> None:
    ana.table()
    for place in ("r1c4", "r2c4", "base:nordic", "r1c5"):
        ana.touch(place)
    ana.follow("drop-1")
    ana.tap("move")
    assert ana.at("s1", "worker") == {"r1c4": 1, "r1c5": 1}
    assert ana.at("s1", "character") == {"r1c5": 1}


def test_pieces_come_from_the_mat_with_two_taps(ana: AtTheBoard) -> None:
    ana.table()
    ana.touch("r1c5")
    ana.tap("place mech r1c5")
    ana.tap("place structure r1c5")  # the panel of the place stays open
    ana.tap("remove worker r1c5")
    assert ana.at("s1", "mech") == {"r1c5": 1}
    assert ana.at("s1", "structure") == {"r1c5": 1}
    assert ana.at("s1", "worker") == {"r1c4": 1}


def test_undo_takes_back_a_whole_turn_and_redo_brings_it_again(ana: AtTheBoard) -> None:
    ana.table()
    ana.tap("automa_turn s2")
    before = ana.view
    ana.touch("r1c5")
    ana.tap("place worker r1c5")
    ana.tap("place mech r1c5")
    ana.follow("pick-close")
    assert ana.page.attributes["undo"]["aria-label"] == "Undo: Ana: turn"
    after = ana.view
    ana.tap("undo")
    assert ana.view == before
    ana.tap("redo")
    assert ana.view == after
    ana.tap("automa_turn s2")
    ana.tap("undo")
    assert ana.view == after


def test_stars_and_gains_have_a_sheet_of_their_own(ana: AtTheBoard) -> None:
    ana.table()
    ana.follow("own-more")
    ana.tap("star objective")
    assert "star objective" not in ana.acts, "this triumph is taken"
    ana.tap("gain power 1")
    ana.tap("gain power 1")  # the sheet stays open until somebody closes it
    seat = ana.view["seats"]["s1"]
    assert seat["stars"]["objective"] == 1
    assert seat["power"] == 6
    ana.follow("own-close")
    assert "gain power 1" not in ana.acts


FOUR = [
    {"kind": "human", "name": "Ana", "faction": "nordic", "mat": "engineering"},
    {"kind": "human", "name": "Ben", "faction": "polania", "mat": "mechanical"},
    {"kind": "automa", "faction": "crimea"},
    {"kind": "automa", "faction": "saxony"},
]


def test_a_move_hands_the_turn_to_the_next_human_and_what_is_told_late_does_not_take_it_back(
    ana: AtTheBoard,
) -> None:
    ana.table(seats=FOUR)
    ana.say(do="move", seat="s1", moves=[HOME_TO_LAND])
    ana.open(ana.path)
    assert _due(ana) == "s2"
    assert _view(ana, "viewBox") == _view(ana, "data-whole"), "the next one sees all of it"
    for command in (
        {"do": "gain", "what": "coins", "n": 1},
        {"do": "place", "unit": "mech", "at": "r1c4", "n": 1},
    ):
        ana.say(seat="s1", **command)
    ana.open(ana.path)
    assert _due(ana) == "s2"
    assert "primary" not in str(ana.page.attributes["automa-turn"]["class"])
    assert "Play the turn of Automa (Crimea)" in ana.page.text


def _due(ana: AtTheBoard) -> str:
    found = re.search(r'id="seat-(s\d)" class="seat due"', ana.answer.text)
    return found[1] if found else ""


def test_nothing_of_a_humans_turn_is_cut_from_the_list(ana: AtTheBoard) -> None:
    ana.table(seats=FOUR)
    for _ in range(4):
        ana.say(do="gain", seat="s1", what="coins", n=2)
        ana.say(do="gain", seat="s1", what="power", n=-1)
    ana.open(ana.path)
    told = ana.answer.text.split('id="since"')[1].split("</ul>")[0]
    assert told.count("<li>") == 8


HOME_TO_LAND = {"unit": "character", "n": 1, "from": "base:nordic", "to": "r1c4"}


# An Automa's turn


def test_turns_are_counted_for_each_automa(ana: AtTheBoard) -> None:
    ana.table(seats=FOUR)
    ana.say(do="automa_turn", seat="s3")
    ana.say(do="automa_turn", seat="s4")
    ana.open(ana.path)
    assert "Automa (Saxony), turn 1" in ana.page.text
    ana.say(do="automa_turn", seat="s3")
    ana.open(ana.path)
    assert "Automa (Crimea), turn 2" in ana.page.text


def test_what_is_to_be_done_comes_before_what_was_not_possible(ana: AtTheBoard) -> None:
    ana.table()
    for _ in range(12):
        ana.tap("automa_turn s2")
        page = ana.answer.text
        if "Not possible:" in page and 'class="did"' in page:
            break
    assert page.rindex('class="did"') < page.index('class="hands-rest"')
    assert page.index('class="hands-rest"') < page.index("Not possible:")
    folded = next(one for one in ana.page.ids if one.startswith("rest-"))
    assert "open" not in ana.page.attributes[folded]


def test_a_compass_says_where_north_is(ana: AtTheBoard) -> None:
    ana.table()
    assert "North is at the bottom." in ana.page.text, "the board is turned to the Nordic home"
    assert "rotate(180)" in ana.answer.text
    ana.send(next(form for form in ana.page.forms if form.action.endswith("/side")))
    assert "North is on the left." in ana.page.text


def test_one_tap_is_a_whole_turn_of_the_automa(ana: AtTheBoard) -> None:
    ana.table()
    ana.tap("automa_turn s2")
    assert "Automa (Crimea), turn 1" in ana.page.text
    assert "Star tracker marker one space on." in ana.page.text
    assert 'class="automa-card"' in ana.answer.text
    assert "Automa card 7, used in Scheme I" in ana.answer.text.replace("Scheme 1", "Scheme I")
    assert ana.view["turn"] == 1


def test_the_walk_through_the_reasons_narrows_the_candidates_on_the_board(
    ana: AtTheBoard,
) -> None:
    ana.table()
    for _ in range(5):
        ana.tap("automa_turn s2")  # the fifth moves a mech from home to r6c3
    ana.follow(ana.why(1))
    assert "The neighborhood" in ana.page.text
    assert _marks(ana) == (8, 0)
    seen = []
    while "why-next" in ana.page.ids:
        ana.follow("why-next")
        seen.append(_marks(ana))
    # own units, closest to an enemy, closest to the Factory, reading order, chosen
    assert seen == [(7, 1), (3, 4), (3, 0), (1, 2), (1, 0)]
    assert 'class="way ' in ana.answer.text
    ana.follow("why-back")
    assert ">36</text>" in ana.answer.text
    assert "reading order" in ana.page.text


def _marks(ana: AtTheBoard) -> tuple[int, int]:
    """How many places are kept and lost on the board."""
    page = ana.answer.text
    return page.count('class="mark kept"'), page.count('class="mark lost"')


def test_after_an_automas_turn_the_board_shows_the_part_where_it_happened(
    ana: AtTheBoard,
) -> None:
    two = [*SETUP["seats"], {"kind": "automa", "faction": "saxony"}]
    ana.table(seats=two)
    ana.tap("automa_turn s2")  # the next one is an Automa, too
    whole = _view(ana, "data-whole")
    assert _view(ana, "viewBox")[2] < whole[2]
    ana.follow("see-whole")
    assert _view(ana, "viewBox") == whole


def test_whoever_is_next_sees_the_own_units_too_and_acts_without_a_tap_for_the_whole_board(
    ana: AtTheBoard,
) -> None:
    ana.table()
    for _ in range(5):
        ana.tap("automa_turn s2")
    left, top, wide, high = _view(ana, "viewBox")
    for place in ("base-nordic", "r1c4", "r6c3"):  # hers, and where the mech went
        spot = re.search(rf'id="at-{place}".*?d="M([\d.]+) ([\d.]+)', ana.answer.text)
        assert spot
        assert left <= float(spot[1]) <= left + wide
        assert top <= float(spot[2]) <= top + high


def _view(ana: AtTheBoard, name: str) -> list[float]:
    found = re.search(rf'class="scythe-board"[^>]*? {name}="([^"]*)"', ana.answer.text)
    assert found
    return [float(part) for part in found[1].split()]


def test_a_combat_is_asked_with_keys(ana: AtTheBoard) -> None:
    ana.table()
    ana.place("s2", "mech", "r2c4")
    ana.open(ana.path)
    for place in ("base:nordic", "r2c4"):
        ana.touch(place)
    ana.tap("move")
    ana.press("anyway", "yes")  # two hexes on the first turn
    assert "how much power do you put on the dial?" in ana.page.text
    ana.tap("answer 4")
    ana.tap("answer 5")
    assert "how many combat cards are these?" in ana.page.text
    ana.tap("back")
    ana.tap("answer 0")
    assert "Combat," in ana.page.text
    assert ana.view["seats"]["s1"]["power"] == 0
    ana.tap("undo")
    assert ana.at("s1", "character") == {"base:nordic": 1}


# Bad input: a sentence each, and nothing changed


@pytest.mark.parametrize(
    ("fields", "status", "sentence"),
    [
        ({"act": "move", "moves": "go.r4c4-r5c4"}, 409, "the Factory"),
        ({"act": "move", "moves": "nonsense"}, 422, "at least one move"),
        ({"act": "place worker r9c9"}, 422, "no place"),
        ({"act": "place worker r1c4", "n": "9"}, 409, "8"),
        ({"act": "place worker r1c4", "n": "x"}, 422, "number"),
        ({"act": "place dragon r1c4"}, 422, ""),
        ({"act": "star luck"}, 422, "luck"),
        ({"act": "gain power many"}, 422, "number"),
        ({"act": "automa_turn s1"}, 422, "s1"),
        ({"act": "move", "moves": "go.r1c4-r2c4", "who": "s9"}, 422, "s9"),
        ({"act": "fly"}, 422, "fly"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(
    ana: AtTheBoard, fields: dict[str, str], status: int, sentence: str
) -> None:
    ana.table()
    before = ana.view
    form = ana.page.form_with("act", "automa_turn s2")
    ana.send(form, **fields)
    assert ana.answer.status_code == status, ana.page.text
    notice = re.search(r'class="notice" role="alert">([^<]+)<', ana.answer.text)
    assert notice
    assert sentence.casefold() in notice[1].casefold()
    assert ana.view == before


def test_the_seventh_star_and_the_ninth_worker_are_refused(ana: AtTheBoard) -> None:
    ana.table()
    stars = ("upgrades", "mechs", "structures", "recruits", "workers", "objective")
    for triumph in stars:
        ana.say(do="star", seat="s1", triumph=triumph)
    ana.place("s1", "worker", "r1c4", 6)
    ana.open(ana.path)
    before = ana.view
    assert "finish" in ana.page.ids
    ana.open(f"{ana.path}?see=go.r1c4")
    for act in ("star power", "place worker r1c4"):
        ana.send(ana.page.form_with("who"), "act", act)
        assert ana.answer.status_code == 409
        assert ana.view == before
        ana.open(f"{ana.path}?see=go.r1c4")


def test_a_refusal_over_http_names_the_automa(ana: AtTheBoard) -> None:
    ana.table()
    ana.place("s2", "mech", "r2c4")
    moves = [{"unit": "worker", "from": "r1c4", "to": "r2c4"}]
    sent = {"do": "move", "seat": "s1", "moves": moves}
    answer = ana.client.post(f"/api{ana.path}", json=sent)
    assert answer.status_code == 409
    assert "Automa (Crimea)" in answer.json()["error"]["message"]


def test_an_address_that_makes_no_sense_shows_the_table(ana: AtTheBoard) -> None:
    ana.table()
    ana.tap("automa_turn s2")
    for see in ("go.", "go.r9c9-r1c1.w9", "go.r1c4-r2c4.w9m9c9", "why.999", "why.-1", "<b>"):
        ana.open(f"{ana.path}?see={see}&who=s7")
        assert ana.answer.status_code == 200, see
