"""The solo table as a browser without script sees it: turns, the bots' list, why and why not."""

import re

import pytest

from tests.web.alone import Alone, explore_at_distance_five

# Turns


def test_the_same_spot_becomes_the_turn_of_the_bots(me: Alone) -> None:
    page = me.open(me.table())
    assert "bots_turn" not in me.acts
    page = me.tap("income")
    assert "bots_turn" in me.acts
    assert "advance science" not in me.acts
    assert page.current >= {"seat-bots"}
    # Whoever goes on with the turn can.
    me.open(f"{me.path}?who=you")
    assert "advance science" in me.acts
    me.open(me.path)
    me.tap("bots_turn")
    assert "advance science" in me.acts
    assert me.view["turn"] == 1


def test_the_bots_begin_where_the_set_up_says_so(me: Alone) -> None:
    me.open(me.table(first="bots"))
    assert "bots_turn" in me.acts
    me.tap("bots_turn")
    assert "income" in me.acts


def test_the_map_opens_where_the_entered_space_explores(me: Alone) -> None:
    me.table()
    me.correct("tracks.you.exploration", 1)
    page = me.open(me.path)
    assert page.attributes["columns"]["data-see"] == "tracks"
    page = me.tap("advance exploration")  # space 2 explores
    assert page.attributes["columns"]["data-see"] == "map"
    assert "You may explore: tap a hex without a tile." in page.text
    # One tap on a hex without tile explores it, and the turn is the bots'.
    page = me.tap("hex 20")
    assert me.view["hexes"]["20"] == {"tile": True, "tokens": []}
    assert "You may explore" not in page.text
    assert "bots_turn" in me.acts
    # The tile is there now: the same hex would be conquered.
    label = page.attributes["hex-20"]["aria-label"] or ""
    assert label.startswith("Conquer: Hex 20, one step from your capital")


def test_the_map_opens_where_the_entered_space_conquers(me: Alone) -> None:
    me.open(me.table())
    page = me.tap("advance military")  # space 1 conquers
    assert "You may conquer: tap a territory." in page.text
    me.tap("hex 27")
    assert me.view["hexes"]["27"]["tokens"] == [{"who": "you", "toppled": False}]
    assert me.view["outposts"]["you"] == 7


def test_a_space_without_map_leaves_it_closed(me: Alone) -> None:
    me.open(me.table())
    page = me.tap("advance science")
    assert page.attributes["columns"]["data-see"] == "tracks"
    # It is one tap away, and the tap on a far hex is taken: a card may allow it.
    page = me.open(f"{me.path}?see=map")
    assert page.attributes["columns"]["data-see"] == "map"
    me.tap("hex 0")
    assert me.view["hexes"]["0"]["tokens"] == [{"who": "you", "toppled": False}]


def test_a_hex_that_cannot_be_taken_is_only_looked_at(me: Alone) -> None:
    page = me.open(me.table())
    assert f"{me.path}/hex/24" in page.links  # yours, and full
    assert f"{me.path}/hex/22" in page.links  # full
    assert "hex 24" not in me.acts
    assert "hex 20" in me.acts


def test_level_one_moves_your_tokens_with_the_first_income(me: Alone) -> None:
    me.open(me.table(level=1))
    page = me.tap("income")
    assert set(me.view["tracks"]["you"].values()) == {1}
    assert "You may conquer" in page.text  # military 1


def test_undo_takes_back_one_tap(me: Alone) -> None:
    me.open(me.table())
    me.tap("income")
    before = me.view
    me.tap("bots_turn")
    page = me.tap("undo")
    assert me.view == before
    assert "the same cards are drawn" in page.text
    me.tap("redo")
    assert me.view["turn"] == 1


# What the bots did


def test_what_the_bots_did_is_a_list_for_the_hand(me: Alone) -> None:
    explore_at_distance_five(me)
    text = me.page.text
    assert "Both blue tokens on Exploration 1\u00a0→\u00a02" in me.answer.text
    assert (
        "Draw a tile, lay it here face up, turned at random: Hex 18, one step from the "
        "Automa's capital toward the corner of technology and military" in text
    )
    assert me.page.attributes["columns"]["data-see"] == "map"
    assert me.answer.text.count('class="ring lit"') == 1
    # The ticks belong to no form: they are never sent and never wait for.
    boxes = [one for one in me.page.ids if one.startswith("did-")]
    assert len(boxes) == 3
    assert not any(one.startswith("did") for form in me.page.forms for one in form.fields)


def test_why_walks_through_the_hexes_with_their_distances(me: Alone) -> None:
    explore_at_distance_five(me)
    assert f"{me.path}/rules#tap.automa.explore.valid" in me.page.links
    assert f"{me.path}/rules#tap.automa.explore.tie.1" in me.page.links
    maps = re.findall(r'<svg class="map narrowing".*?</svg>', me.answer.text, re.DOTALL)
    assert len(maps) == 2
    kept = re.findall(r'class="value-text">(\d+)<', maps[1])
    lost = re.findall(r'class="value lost-text">(\d+)<', maps[1])
    assert (kept, sorted(lost)) == (["5"], ["3", "4"])
    assert "So it is hex 18." in me.page.text


@pytest.mark.parametrize(
    ("at", "rule", "counted"),
    [
        (29, "tap.automa.explore.tie.1", "Hex 29: distance 4."),
        (20, "tap.automa.explore.valid", None),
    ],
)
def test_why_not_here(me: Alone, at: int, rule: str, counted: str | None) -> None:
    explore_at_distance_five(me)
    page = me.open(f"{me.path}/hex/{at}")
    assert f"{me.path}/rules#{rule}" in page.links
    assert (counted or "") in page.text
    assert "This is the hex that was chosen" not in page.text
    assert "This is the hex that was chosen" in me.open(f"{me.path}/hex/18").text


def test_we_play_it_differently(me: Alone) -> None:
    explore_at_distance_five(me)
    name = "ruling-automa.farthest_metric"
    assert me.view["rulings"]["automa.farthest_metric"] == "path"
    me.press(name, "plain_hex")
    assert me.answer.status_code == 200
    assert me.view["rulings"]["automa.farthest_metric"] == "plain_hex"
    assert me.view["turn"] == 1
    assert "Correction: ruling" in me.open(f"{me.path}/history").text


def test_why_not_another_track_with_the_cards_as_each_bot_reads_them(me: Alone) -> None:
    me.table(chance="table")
    me.say(answer=9)
    me.correct("era.bots", 1)
    me.open(me.path)
    for act in ("income", "bots_turn", "answer 2", "answer 1"):
        me.tap(act)
    # Card 2: all tracks for the Automa, the nearest landmark for the Shadow Empire; all are 4 away.
    # Card 1 reads favorite, military, exploration, technology, science from above.
    assert "Both blue tokens on Technology 0\u00a0→\u00a01" in me.answer.text
    assert "Both gray tokens on Science 0\u00a0→\u00a01" in me.answer.text
    assert "Why not Military? Military (no. 2 from above)" in me.page.text
    assert "Why not Technology? Technology (no. 2 from below)" in me.page.text


def test_points_of_a_turn_are_one_move_of_the_marker(me: Alone) -> None:
    me.table(chance="table", level=1)
    me.say(answer=9)
    for path, value in (
        ("era.bots", 1),
        ("tracks.automa.technology", 3),
        ("tracks.automa.exploration", 2),
        ("vp.automa", 31),
        ("decision.discard", [1, 2, 3, 4, 5, 6, 7, 9]),
        ("era.you", 2),
    ):
        me.correct(path, value)
    me.open(me.path)
    me.tap("advance science")
    me.tap("bots_turn")
    for act in ("answer 10", "answer 11"):  # two progress cards join the discard pile
        page = me.tap(act)
    # Row 1: a territory, once; row 3: technology 3 and exploration 2, once.
    assert "Automa points 31\u00a0→\u00a037" in me.answer.text
    assert "(Technology 3 + Exploration 2) × 1 = 5" in page.text
    assert "Bots' turn 1: income turn 2" in page.text


def test_a_landmark_shows_its_footprint(me: Alone) -> None:
    me.table(chance="table")
    me.say(answer=9)
    for path, value in (("era.bots", 1), ("tracks.automa.military", 9)):
        me.correct(path, value)
    me.open(me.path)
    me.tap("advance science")
    for act in ("bots_turn", "answer 1", "answer 2"):
        page = me.tap(act)
    assert "Landmark of Military 10 into the box on the Automa mat" in page.text
    found = re.search(r'<svg class="footprint"[^>]*>\s*<path d="([^"]*)"', me.answer.text)
    assert found
    assert found[1].count("M") == 8  # three by three without a corner


def test_each_thing_on_a_hex_has_its_row_and_the_place_is_said_once(me: Alone) -> None:
    me.table(chance="table")
    me.say(answer=9)
    for path, value in (("era.bots", 1), ("tracks.automa.military", 0)):
        me.correct(path, value)
    for track in ("exploration", "science", "technology"):
        me.correct(f"tracks.automa.{track}", 12)
    me.open(me.path)
    me.tap("income")
    for act in ("bots_turn", "answer 3", "answer 1"):  # card 1 shows the toppled outpost
        me.tap(act)
    items = re.findall(
        r'<li class="do" (data-step.*?)</li>\s*(?=<li class="do|</ol>)', me.answer.text, re.S
    )
    said = ("Draw a tile", "Place a blue outpost", "Add a gray outpost, toppled")
    first = next(n for n, item in enumerate(items) if said[0] in item)
    rows = items[first : first + 3]
    assert [text in row for text, row in zip(said, rows, strict=True)] == [True, True, True]
    for mark, there in (("data-place", 1), ("pinpoint", 1), ("checkbox", 3)):
        assert sum(mark in row for row in rows) == there
    assert "data-place" in rows[0]


def test_the_set_up_ends_on_the_checklist_and_its_orders_stay(me: Alone) -> None:
    me.open(me.table(chance="table", civs=["hucksters"], expansions=["PP"]))
    while "checklist" not in str(me.answer.url):
        page = me.tap(next(act for act in me.acts if act.startswith("answer ")))
    order = "face up"
    assert "From your cards and answers" in page.text
    assert order in page.text
    assert order in me.open(me.path).text
    assert "The bots have not played yet" in me.page.text
    me.tap("income")
    assert str(me.answer.url).endswith(me.path)


def test_what_you_did_stands_above_the_list_and_the_map(me: Alone) -> None:
    me.open(me.table())
    me.tap("income")
    me.tap("bots_turn")
    me.tap("advance science")
    text = me.answer.text
    assert text.index('<ul class="since') < text.index('id="columns"')


def test_it_stands_below_the_map_while_the_map_is_tapped(me: Alone) -> None:
    me.open(me.table())
    me.tap("income")
    me.tap("bots_turn")
    me.tap("advance military")  # and now a conquest: nothing above the map may grow
    text = me.answer.text
    assert text.index('id="columns"') < text.index('<ul class="since') < text.index('id="told')
    assert "columns map-first" in text


def test_asked_for_the_map_comes_first(me: Alone) -> None:
    me.open(me.table())
    assert "columns map-first" not in me.answer.text
    me.open(f"{me.path}?see=map")
    assert "columns map-first" in me.answer.text
