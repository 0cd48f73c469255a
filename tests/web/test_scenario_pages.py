"""The tables of scenarios as a browser without script sees them."""

import pytest

from tests.web.reading import Person
from tests.web.scenario_alone import BOTS, INCOME, AtScenario, advance
from thirdchair.tapestry import Tapestry

SHEETS = Tapestry().scenarios.sheets
"""Every scenario that is found."""
PAGES = (
    "",
    "?see=map",
    "?see=hex",
    "?see=capital-3",
    "?who=bots",
    "/tonight",
    "/checklist",
    "/correct",
    "/more",
    "/history",
    "/where",
    "/sheet",
    "/rulebook",
    "/cards",
    "/odds",
    "/rulings",
    "/finish",
    "/settings",
    "/hex/16",
)


@pytest.fixture
def me(ana: Person) -> AtScenario:
    return AtScenario(ana.client)


@pytest.mark.parametrize("name", SHEETS)
def test_every_page_of_every_scenario_opens_at_every_moment(me: AtScenario, name: str) -> None:
    sheet = SHEETS[name]
    fields = {"capital": "track"} if "capital" in sheet.asks else {}
    new = {"game": "tapestry", "mode": sheet.mode, "scenario": sheet.number, "seed": 3, **fields}
    made = me.client.post("/api/tables", json={"new": new}).json()
    me.path = f"/tables/{made['id']}"

    for page in ("", "/checklist", "/tonight", "/where", "/rulings"):
        assert me.status(page) == 200, page  # while the set-up still asks
    assert me.status("/correct") == (303 if made["pending"] else 200)  # the question first
    me.settle(made)
    me.play(INCOME, BOTS, advance(_free_track(me)), BOTS)
    found = {page: me.status(page) for page in PAGES}
    assert set(found.values()) == {200}, found
    assert me.status("/fix/2") == 200
    me.settle(me.say(do="finish"), vp=5)
    for page in ("", "/sheet", "/history", "/where", "/put-back"):
        assert me.status(page) == 200, page  # when it is over


def test_the_game_without_bots_prints_no_rule_and_no_line_about_them(me: AtScenario) -> None:
    me.scenario("kaiju", 2)
    me.play(advance("science"), BOTS)
    rules = me.open(f"{me.path}/rulebook").text
    assert "tap.kaiju.s2.phase" in rules
    assert not [part for part in ("automa", "bots", "income", "civ") if f"tap.{part}." in rules]
    sheet = me.open(f"{me.path}/sheet").text
    assert "Phases of the Kaiju: 1" in sheet
    assert "Automa" not in sheet


def _free_track(me: AtScenario) -> str:
    return str(me.view["scenario"].get("favorite") or "technology")


# What is different tonight


@pytest.mark.parametrize(("mode", "number"), [("atlantis", 2), ("kaiju", 2)])
def test_what_is_different_tonight_is_on_the_checklist_and_one_tap_from_the_table(
    me: AtScenario, mode: str, number: int
) -> None:
    path = me.scenario(mode, number)
    table = me.open(path)
    assert f"{path}/tonight" in table.links
    tonight, checklist = me.open(f"{path}/tonight"), me.open(f"{path}/checklist")
    rule = {"atlantis": "tap.atlantis.s2.explore", "kaiju": "tap.kaiju.s2.phase"}[mode]
    for page in (tonight, checklist):
        assert f"{path}/rules#{rule}" in page.links
        assert "What is different tonight" in page.text
    # Before there is something to do, only two of them; on their own page all.
    assert "open" not in checklist.attributes["different-more"]
    assert "open" in tonight.attributes["different-more"]


def test_a_printed_value_is_prefilled_with_our_proposal_and_how_sure_we_are(
    me: AtScenario,
) -> None:
    fields = {"game": "tapestry", "mode": "atlantis", "scenario": 3, "seed": 3}
    made = me.client.post("/api/tables", json={"new": fields}).json()
    me.path = f"/tables/{made['id']}"
    page = me.open(me.path)
    form = page.form_with("value")
    assert form.fields["value"] == "5"
    assert "Please look it up in your book" in page.text
    me.press("act", "answer", value="7")
    page = me.press("act", "answer", value="6")
    assert "Please look it up in your book" not in page.text
    me.settle(me.client.get(f"/api{me.path}").json())
    kept = me.view["rulings"]
    assert (kept["atlantis3.all_end_vp"], kept["atlantis3.landmark_vp"]) == (7, 6)


# Focus


@pytest.mark.rule("tap.atlantis.s1.block.blocked")
def test_a_blocked_advance_cannot_be_tapped_and_says_why(me: AtScenario) -> None:
    me.scenario("atlantis", 1)
    favorite = me.view["scenario"]["favorite"]
    other = next(track for track in me.view["tracks"]["you"] if track != favorite)
    me.play(INCOME)
    page = me.open(f"{me.path}?who=you")
    assert f"advance {favorite}" in me.acts
    assert f"advance {other}" not in me.acts
    assert "The blocker stands on the start space" in page.text
    # Somebody sends it all the same: a sentence, and the table is as before.
    before = me.view
    page = me.send(page.form_with("act", f"advance {favorite}"), "act", f"advance {other}")
    assert me.answer.status_code == 409
    assert "your token there cannot move" in page.text
    assert me.view == before
    # One step on the favorite track, and the way is free.
    me.open(f"{me.path}?who=you")
    me.tap(f"advance {favorite}")
    me.open(f"{me.path}?who=you")
    assert f"advance {other}" in me.acts


def test_blockers_and_your_favorite_are_drawn_on_the_tracks(me: AtScenario) -> None:
    me.scenario("atlantis", 1)
    favorite = me.view["scenario"]["favorite"]
    other = next(track for track in me.view["tracks"]["you"] if track != favorite)
    me.open(me.path)
    text = me.answer.text
    strips = {
        track: text.split(f'class="strip track-{track}"')[1].split("</svg>")[0]
        for track in (favorite, other)
    }
    assert 'class="standing"' in strips[other]
    assert 'class="standing"' not in strips[favorite]
    assert "favorite" in strips[favorite].split(">")[0]  # said to those who do not see it
    assert "heart" in strips[favorite]


def test_a_finished_favorite_is_told_on_top_and_its_question_says_why(me: AtScenario) -> None:
    me.scenario("atlantis", 1)
    favorite = me.view["scenario"]["favorite"]
    assert favorite == "exploration"
    me.play(INCOME, BOTS)
    me.correct(f"tracks.you.{favorite}", 11)
    me.open(me.path)
    page = me.tap(f"advance {favorite}")
    assert "Your favorite track is finished, and on these you have come equally far." in page.text
    page = me.tap("answer science")
    said = "Exploration is finished: Science is your favorite now"
    assert page.text.index(said) < page.text.index("move both tokens on Exploration")
    assert "from Exploration to Science 0, and the blocking outpost" in page.text
    assert page.text.count("blocking outpost from Science to Exploration") == 1
    assert "When you arrive on the last space" not in page.text


# The world as it lies


@pytest.mark.rule("tap.atlantis.s2.explore")
def test_in_the_world_war_the_map_conquers_where_the_space_explores(me: AtScenario) -> None:
    me.scenario("atlantis", 2)
    me.correct("tracks.you.exploration", 1)
    me.open(f"{me.path}?who=you")
    page = me.tap("advance exploration")  # space 2 explores, so tonight it conquers
    assert "You may conquer: tap a territory." in page.text
    label = page.attributes["hex-20"]["aria-label"] or ""
    assert label.startswith("Conquer: ")


@pytest.mark.rule("tap.atlantis.s3.conquer.you")
def test_in_utopia_the_map_explores_and_there_is_no_military(me: AtScenario) -> None:
    me.scenario("atlantis", 3)
    page = me.open(f"{me.path}?who=you")
    assert "advance military" not in me.acts
    assert 'class="strip track-military"' not in me.answer.text
    assert f"{me.path}/hex/27" in page.links  # a territory is only looked at
    assert "hex 27" not in me.acts
    me.tap("hex 20")
    assert "20" in me.view["hexes"]


@pytest.mark.rule("tap.atlantis.s4.setup.direction")
def test_in_the_fall_the_buttons_lead_backwards_and_say_what_it_costs(me: AtScenario) -> None:
    me.scenario("atlantis", 4)
    page = me.open(f"{me.path}?who=you")
    assert "1 + 1 any" in page.text
    me.tap("advance science")
    assert me.view["tracks"]["you"]["science"] == 11
    me.open(f"{me.path}/tonight")
    page = me.tap("note 2", card__2="Feudalism")
    assert me.view["scenario"]["cards"] == [None, "Feudalism", None]
    page = me.open(f"{me.path}/tonight")
    me.tap("note 2", card__2="x" * 41)
    assert me.answer.status_code == 422
    assert "1 to 40 characters" in me.page.text
    assert me.view["scenario"]["cards"][1] == "Feudalism"


# The Kaiju in the capital


def test_a_plot_is_built_by_district_piece_and_plot(me: AtScenario) -> None:
    me.scenario("kaiju", 1, capital="track")
    page = me.open(f"{me.path}?see=capital")
    assert page.attributes["columns"]["data-see"] == "capital"
    assert f"{me.path}?see=capital-6" in page.links
    me.open(f"{me.path}?see=capital-6")
    page = me.tap("build r4c8", piece="farm")
    assert me.view["scenario"]["plots"] == {"r4c8": "farm"}
    # The district stays open for the next building, with the same piece; the plot is taken.
    assert page.attributes["columns"]["data-see"] == "capital"
    assert page.form_with("act", "build r4c7").fields["piece"] == "farm"
    assert "build r4c8" not in me.acts


def test_a_plot_that_does_not_exist_is_refused_with_a_sentence(me: AtScenario) -> None:
    me.scenario("kaiju", 1, capital="track")
    page = me.open(f"{me.path}?see=capital-6")
    page = me.send(page.form_with("act", "build r4c8"), "act", "build r10c1", piece="farm")
    assert me.answer.status_code == 422
    assert "There is no plot “r10c1” in your capital city." in page.text
    assert me.view["scenario"]["plots"] == {}


@pytest.mark.rule("tap.kaiju.s1.destroy.which")
def test_the_kaiju_asks_for_one_plot_where_you_keep_the_city(me: AtScenario) -> None:
    me.scenario("kaiju", 1)
    me.play(INCOME, BOTS, advance("science"))
    me.open(me.path)
    page = me.tap("bots_turn")
    assert page.attributes["columns"]["data-see"] == "capital"
    answers = [act for act in me.acts if act.startswith("answer ")]
    assert answers == [*(f"answer {plot}" for plot in range(1, 10)), "answer 0"]
    district = me.view["scenario"]["district"]
    page = me.tap("answer 4")
    lost = me.view["scenario"]["plots"]
    assert list(lost.values()) == ["token"]
    row, column = (int(part) for part in next(iter(lost))[1:].split("c"))
    assert ((row - 1) // 3 * 3 + (column - 1) // 3 + 1) == district
    assert (row - 1) % 3 * 3 + (column - 1) % 3 + 1 == 4
    assert "Destroyed: 1" in page.text
    assert "plot 4 (middle left). Put a token of an unused color there for good" in page.text


# The Kaiju on the map


def test_the_kaiju_phase_stands_where_the_bots_turn_is(me: AtScenario) -> None:
    me.scenario("kaiju", 2, level=1)
    page = me.open(me.path)
    assert "The Kaiju have not come yet." in page.text
    assert "The bots" not in page.text
    page = me.tap("income")
    assert "Kaiju phase" in page.text
    page = me.tap("bots_turn")
    assert "Kaiju phase 1" in page.text
    assert "Goal: 40 victory points" in page.text
    found = me.view["scenario"]
    for at in found["kaiju"]:  # nothing can be done there
        assert f"hex {at}" not in me.acts
        assert page.attributes[f"hex-{at}"]["aria-label"].endswith("The Kaiju")  # type: ignore[union-attr]
    assert me.answer.text.count('class="beast"') == len(found["kaiju"])
    for track in found["blockers"]:
        assert f'id="move-{track}"' in me.answer.text
    assert "+1 any" in page.text


@pytest.mark.rule("tap.kaiju.s2.end.win")
def test_a_game_without_bots_ends_by_its_own_target(me: AtScenario) -> None:
    me.scenario("kaiju", 2, level=1)
    me.play(INCOME, {"do": "vp", "who": "you", "add": 40})
    me.open(f"{me.path}?who=bots")
    page = me.tap("bots_turn")
    assert me.view["over"] is True
    assert "You have reached the victory point goal" in page.text


def test_after_the_fifth_income_turn_no_kaiju_phase_is_offered_but_the_result(
    me: AtScenario,
) -> None:
    me.scenario("kaiju", 2, level=1)
    me.play(*[INCOME] * 5)
    page = me.open(me.path)
    assert "bots_turn" not in me.acts
    assert "finish" in page.attributes


@pytest.mark.parametrize(("number", "does"), [(2, "conquer"), (3, "explore")])
def test_the_map_offers_only_what_the_scenario_leaves(
    me: AtScenario, number: int, does: str
) -> None:
    me.scenario("atlantis", number)
    me.play(INCOME)
    page = me.open(f"{me.path}?see=map")
    assert f"Tap: {does}. Long press" in page.text


# The end, corrections, bad input


@pytest.mark.parametrize(("number", "field", "won"), [(4, 2, True), (4, 1, False), (5, 30, True)])
def test_one_sheet_asks_for_points_and_goal(
    me: AtScenario, number: int, field: int, won: bool
) -> None:
    me.scenario("atlantis", number, level=3)
    me.play(INCOME)
    goal = {4: "full_building_types__you", 5: "prediction_vp__you"}[number]
    me.open(f"{me.path}/finish")
    page = me.press("vp-you", None, vp__you=300, **{goal: field})
    assert me.view["result"]["winner"] == (["you"] if won else ["automa"])
    assert f"gain {3 * number} points" in page.text or f"gains {3 * number} points" in page.text
    assert "You: income turn 1." not in page.text  # the result, not the turns before it


@pytest.mark.parametrize(("number", "asked"), [(1, True), (2, False)])
def test_your_civilization_can_be_said_later_unless_the_scenario_says_it(
    me: AtScenario, number: int, asked: bool
) -> None:
    me.scenario("atlantis", number)
    form = me.open(f"{me.path}/correct").form_with("note")
    assert ("your_civ" in form.fields) is asked


def test_parts_of_the_scenario_can_be_corrected(me: AtScenario) -> None:
    me.scenario("atlantis", 1)
    favorite = me.view["scenario"]["favorite"]
    other = next(track for track in me.view["tracks"]["you"] if track != favorite)
    form = me.open(f"{me.path}/correct").form_with("note")
    me.send(form, **{f"scenario.blockers.{other}": 3})
    assert me.view["scenario"]["blockers"][other] == 3
    me.scenario("kaiju", 2)
    form = me.open(f"{me.path}/correct").form_with("note")
    assert form.fields["scenario.target"] == "70"
    me.send(form, **{"scenario.kaiju": "3, 12", "scenario.blockers.1": "science"})
    found = me.view["scenario"]
    assert (found["kaiju"], found["blockers"]) == ([3, 12], ["science"])
    me.scenario("kaiju", 1, capital="track")
    form = me.open(f"{me.path}/correct").form_with("note")
    me.send(
        form,
        **{"scenario.district": 5, "scenario.plots.plot": "r2c2", "scenario.plots.piece": "house"},
    )
    found = me.view["scenario"]
    assert (found["district"], found["plots"]) == (5, {"r2c2": "house"})
    me.scenario("atlantis", 5)
    form = me.open(f"{me.path}/correct").form_with("note")
    me.send(form, **{"scenario.cards.3": "Guilds"})
    assert me.view["scenario"]["cards"] == [None, None, "Guilds"]


def test_the_scenario_is_among_what_lies_on_the_table(me: AtScenario) -> None:
    me.scenario("kaiju", 1, capital="track")
    me.play({"do": "build", "piece": "house", "plots": ["r1c1"]})
    page = me.open(f"{me.path}/where")
    assert "Capital city, upper left district, plot 1 (upper left): house" in page.text
    assert "Kaiju: upper right district" in page.text


@pytest.mark.parametrize(
    ("mode", "fields", "sentence"),
    [
        ("atlantis", {"with__AA": "yes"}, "Plans & Ploys and no other expansion"),
        ("atlantis", {"with__FF": "yes"}, "Plans & Ploys and no other expansion"),
        ("atlantis", {"scenario": "9"}, "There is no scenario “9” here. Scenarios: 1, 2, 3, 4, 5."),
        ("kaiju", {"scenario": "3"}, "There is no scenario “3” here. Scenarios: 1, 2."),
        ("kaiju", {"level": "7"}, "7"),
        ("kaiju", {"campaign": "nothing"}, "There is no such campaign."),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_a_sentence(
    me: AtScenario, mode: str, fields: dict[str, str], sentence: str
) -> None:
    me.open("/")
    before = me.page.links
    form = me.open(f"/new?mode={mode}").form_with("level")
    page = me.send(form, **fields)
    assert 400 <= me.answer.status_code < 500
    assert sentence in page.text
    assert me.open("/").links == before


def test_a_new_game_of_a_scenario_begins_with_its_checklist(me: AtScenario) -> None:
    form = me.open("/new?mode=atlantis").form_with("level")
    page = me.send(form, scenario="2", level="4")
    assert me.answer.url.path.endswith("/checklist")
    assert "You play the Leaders." in page.text
    me.path = me.answer.url.path.removesuffix("/checklist")
    me.settle(me.client.get(f"/api{me.path}").json())
    assert (me.view["scenario"], me.view["level"]) == ({"number": 2}, 4)
    me.open(me.path)
    assert "Atlantis 2: World War" in me.page.text


# What only a scenario has, put into the record afterwards


def test_something_built_can_be_put_into_the_record(me: AtScenario) -> None:
    me.scenario("kaiju", 1, capital="track")
    me.play(INCOME, BOTS)
    page = me.open(f"{me.path}/fix/1?how=insert")
    assert "build house" in page.form_with("act", "insert").options["command"]
    me.press("act", "insert", command="build house")
    me.send(me.page.form_with("change"), fill='["r9c9"]')
    me.press("decide", "take")
    assert me.view["scenario"]["plots"]["r9c9"] == "house"


def test_a_card_can_be_noted_in_the_record(me: AtScenario) -> None:
    me.scenario("atlantis", 4)
    me.play(INCOME, BOTS)
    me.open(f"{me.path}/fix/1?how=insert")
    me.press("act", "insert", command="note 2")
    me.send(me.page.form_with("fill"), fill="x" * 41)
    assert me.answer.status_code == 422
    me.open(f"{me.path}/fix/1?how=insert")
    me.press("act", "insert", command="note 2")
    me.send(me.page.form_with("fill"), fill="Alliance")
    me.press("decide", "take")
    assert me.view["scenario"]["cards"] == [None, "Alliance", None]
