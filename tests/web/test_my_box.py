"""My box: kept by the installation, frozen into new games, played like what we know."""

import re

import pytest

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.owning import box, chosen, owner, setup_of, started

__all__ = ["owner"]

ORDER = "ruling-shadow2p.empty_deck_order"


# What is in the box


def test_the_box_is_frozen_into_a_new_game_and_exported_with_it(owner: Alone) -> None:
    box(owner, "tapestry", "PP", printing="en")
    path = started(owner, "duel")
    assert setup_of(owner, path)["box"] == {"expansions": ["PP"], "printing": "en"}
    box(owner, "tapestry", "PP", "AA", printing="de")
    assert setup_of(owner, path)["box"] == {"expansions": ["PP"], "printing": "en"}
    assert setup_of(owner, started(owner, "duel"))["box"]["expansions"] == ["PP", "AA"]


def test_a_box_of_scythe_decides_its_cards_and_its_factions(owner: Alone) -> None:
    assert "togawa" in str(owner.open("/new?mode=automa").form_with("table-name").options)
    box(owner, "scythe", cards="base")
    form = owner.open("/new?mode=automa").form_with("table-name")
    assert "togawa" not in str(form.options)
    assert form.fields["printing"] == "base"


def test_a_printing_presets_rulings_and_the_people_have_the_last_word(owner: Alone) -> None:
    assert chosen(owner, "duel", ORDER) == "favorite_first"
    box(owner, "tapestry", printing="en")
    assert "shuffle first, then favorite track" in owner.page.text
    assert chosen(owner, "duel", ORDER) == "shuffle_first"
    first = started(owner, "duel")
    assert owner.client.get(f"/api{first}").json()["view"]["rulings"][ORDER[7:]] == "shuffle_first"
    own = started(owner, "duel", **{ORDER: "favorite_first"})
    assert owner.client.get(f"/api{own}").json()["view"]["rulings"][ORDER[7:]] == "favorite_first"
    box(owner, "tapestry", printing="cs")
    box(owner, "tapestry", printing="en-2020")
    assert chosen(owner, "duel", ORDER) == "shuffle_first", "what was remembered hides it"
    assert chosen(owner, "solo", "ruling-solo.keep_all_traps") == "False"


def test_rules_are_cited_as_the_owner_finds_them(owner: Alone) -> None:
    ours = "tap.shadow2p.setup.4a · deck · Shadow Empire sheet, Setup"
    assert ours in owner.open("/rules").text
    box(owner, "tapestry", printing="de")
    assert "deck · Schattenreich-Variante, Aufbau" in owner.open("/rules").text
    assert ours not in owner.page.text


def test_rules_of_what_is_not_in_the_box_stand_there_on_request(owner: Alone) -> None:
    everything = owner.open("/rules").ids
    assert {"tap.ds.passed", "tap.kaiju.s1.win", "fen.automa.stars.way-a"} <= everything
    box(owner, "tapestry", "PP")
    box(owner, "scythe", cards="base")
    ids = owner.open("/rules").ids
    gone = {"tap.ds.passed", "tap.kaiju.s1.win", "fen.automa.stars.way-a"}
    assert not gone & ids
    assert {"tap.atlantis.s3.win", "tap.shadow2p.setup.4a"} & everything <= ids
    assert "rules are about what is not in your box" in owner.page.text
    link = next(link for link in owner.page.links if "whole" in link)
    assert gone <= owner.open(link).ids


def test_what_cannot_be_in_a_box_is_refused_and_nothing_is_kept(owner: Alone) -> None:
    box(owner, "tapestry", "AA", printing="de")
    before = owner.open("/box").form_with("act", "tapestry").fields
    for act, fields, sentence in (
        ("tapestry", {"printing": "la"}, "There is no printing “la” of this game."),
        ("scythe", {"cards": "golden"}, "golden"),
        ("cellar", {}, "cellar"),
    ):
        form = owner.open("/box").form_with("act", "tapestry")
        owner.send(form, "act", act, **fields)
        assert owner.answer.status_code == 422
        assert sentence in owner.page.text
    after = owner.open("/box").form_with("act", "tapestry").fields
    assert (after["printing"], "AA" in after, "PP" in after) == ("de", True, False)
    assert before["printing"] == "de"


def test_showing_everything_is_asked_for_with_a_warning(owner: Alone) -> None:
    page = owner.open("/box")
    assert "takes the surprises out" in page.text
    assert "everything" not in page.form_with("act", "show").fields
    owner.press("act", "show", everything="yes")
    assert owner.page.form_with("act", "show").fields["everything"] == "yes"


def test_a_scenario_says_when_its_expansion_is_not_in_the_box(owner: Alone) -> None:
    pages = ("/play", "/campaigns/new", "/new?mode=kaiju", "/new?mode=atlantis")
    assert not any("Not in your box" in owner.open(page).text for page in pages)
    box(owner, "tapestry", "PP")
    kaiju = "Not in your box: Fantasies & Futures."
    assert [kaiju in owner.open(page).text for page in pages] == [True, True, True, False]
    assert "Not in your box: Plans & Ploys." not in owner.open("/play").text


# Names and values


def test_names_and_values_are_proposed_and_kept(owner: Alone) -> None:
    text = owner.open("/box/tapestry/values").text
    for points in (5, 3, 10):  # Equalizers, Iconoclasts, Trailblazers
        assert f"As long as you enter nothing: {points} " in text
    assert "As long as you enter nothing: IV 1, III 2, I 1" in text
    assert not any(word in text for word in ("a source", "our source", "guess", "reasoned")), (
        "our affair"
    )
    compass = dict(zip(("military", "science", "exploration", "technology"), WAYS, strict=True))
    fields = {f"kaiju1.compass {track}": way for track, way in compass.items()}
    fields |= {
        "atlantis3.landmark_vp": "7",
        "plot r3c4": "yes",
        "plot r1c2": "yes",
        "space 2": "explore",
    }
    fields |= {"tapestry-kraken": "Krake", "cover": "mine", "cover arts": "yes"}
    fields |= {"trailblazers.vp": "8", "hucksters.items military": "tech"}
    owner.send(owner.page.form_with("plots"), **fields)
    assert owner.answer.url.path == "/box", owner.page.text
    kept = setup_of(owner, started(owner, "duel"))["box"]
    assert kept == {
        "names": {"tapestry-kraken": "Krake"},
        "arts.cover": ["arts"],
        "arts.spaces": {"2": [{"do": "explore", "among": []}]},
        "atlantis3.landmark_vp": 7,
        "kaiju1.compass": compass,
        "kaiju1.plots": ["r1c2", "r3c4"],
        "trailblazers.vp": 8,
        "hucksters.items": {"military": "tech"},
    }
    owner.open("/box/tapestry/values")
    shown = owner.page.form_with("plots").fields
    assert {key: shown.get(key) for key in fields} == fields
    assert "plot r1c1" not in shown
    owner.send(owner.page.form_with("plots"), **{"kaiju1.compass open": "yes"})
    assert "kaiju1.compass" not in setup_of(owner, started(owner, "duel"))["box"]
    assert (
        "kaiju1.compass military"
        not in owner.open("/box/tapestry/values").form_with("plots").fields
    )


def test_the_city_and_the_compass_are_tapped_where_they_are_printed(owner: Alone) -> None:
    """Every plot once, in nine districts as they lie; every symbol at every point."""
    owner.open("/box/tapestry/values")
    page = owner.answer.text
    plots = re.findall(r'name="plot (r\dc\d)"', page)
    assert sorted(plots) == [f"r{row}c{column}" for row in range(1, 10) for column in range(1, 10)]
    assert plots[:9] == ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3", "r3c1", "r3c2", "r3c3"]
    assert plots[9] == "r1c4", "the next district lies to its right"
    points = re.findall(r'type="radio" name="kaiju1.compass (\w+)" value="(\w+)"', page)
    tracks = ("military", "science", "exploration", "technology")
    assert sorted(points) == sorted((track, way) for track in tracks for way in WAYS)


WAYS = ("left", "up", "right", "down")


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("atlantis3.landmark_vp", "99", "“99” does not fit"),
        ("atlantis3.landmark_vp", "many", "“many” is not a whole number"),
        ("equalizers.vp", "0", "This number is too small"),
        ("iconoclasts.vp", "many", "“many” is not a whole number"),
        ("hucksters.items science", "gold", "“gold” is not among"),
        ("atlantis4.progress", "sideways", "“sideways” is not among the options"),
        ("kaiju1.compass military", "up", "up"),
        ("plot r0c1", "yes", "There is no plot “r0c1”"),
        ("space 2", "dance", "dance"),
        ("tapestry-kraken", "x" * 41, "at most 40 characters"),
        ("cover", "mine", "too small, too large or of the wrong length"),
    ],
)
def test_a_value_that_cannot_be_is_refused_and_stays_in_its_field(
    owner: Alone, field: str, value: str, sentence: str
) -> None:
    owner.open("/box/tapestry/values")
    owner.send(owner.page.form_with("plots"), **{field: value})
    assert owner.answer.status_code == 422
    assert sentence in owner.page.text
    if not field.startswith(("atlantis4", "space", "hucksters", "plot")):
        assert owner.page.form_with("plots").fields[field] == value
    assert "tapestry-kraken" in owner.open("/box/tapestry/values").form_with("plots").fields
    assert owner.page.form_with("plots").fields["atlantis3.landmark_vp"] == ""


def test_a_landmark_card_is_called_as_it_is_printed(house: House, owner: Alone) -> None:
    with house.client(language="de") as client:
        here = Alone(client)
        here.open("/box/tapestry/values")
        assert "Wahrzeichenkarte · Kunst & Architektur" in here.page.text
        assert "landmark-urban_farm" not in here.page.form_with("plots").fields  # seen in German
        here.send(here.page.form_with("plots"), **{"landmark-windmill": "Windmühle"})
        here.open(started(here, "solo", **{"with-AA": "yes", "civ-1": "engineers"}))
        assert "Windmühle" in here.page.text
        assert "Windmill" not in here.page.text


@pytest.mark.parametrize("chance", ["app", "table"])
def test_a_lost_value_is_asked_for_once_in_an_installation(owner: Alone, chance: str) -> None:
    fields = {"scenario": "3", "chance": chance, "first": "you"}
    path = started(owner, "atlantis", **fields)
    asked = owner.client.get(f"/api{path}").json()["pending"]
    told = {}
    while asked:
        about = str(asked.get("about", asked["ask"]))
        answer = {"atlantis3_all_end_vp": 4, "atlantis3_landmark_vp": 6}.get(about)
        if answer is not None:
            told[about] = asked["proposal"]
        owner.open(path)
        owner.send(owner.page.form_with("at"), act=f"answer {answer or asked['options'][0]}")
        asked = owner.client.get(f"/api{path}").json()["pending"]
    assert told == {"atlantis3_all_end_vp": 5, "atlantis3_landmark_vp": 5}
    fields_now = owner.open("/box/tapestry/values").form_with("plots").fields
    assert fields_now["atlantis3.all_end_vp"] == "4"
    assert fields_now["atlantis3.landmark_vp"] == "6"
    again = started(owner, "atlantis", **fields)
    answer = owner.client.get(f"/api{again}").json()
    assert "atlantis3" not in str(answer["pending"])
    assert setup_of(owner, again)["box"]["atlantis3.landmark_vp"] == 6


def test_the_compass_is_asked_for_once_in_an_installation(owner: Alone) -> None:
    path = started(owner, "kaiju", scenario="1", first="you")
    ways = iter(WAYS)
    while asked := owner.client.get(f"/api{path}").json()["pending"]:
        told = next(ways) if "compass" in str(asked.get("about")) else asked["options"][0]
        owner.open(path)
        owner.send(owner.page.form_with("at"), act=f"answer {told}")
        assert owner.answer.status_code == 200, owner.page.text
    shown = owner.open("/box/tapestry/values").form_with("plots").fields
    kept = [value for field, value in shown.items() if field.startswith("kaiju1.compass")]
    assert sorted(kept) == sorted(WAYS)
    again = started(owner, "kaiju", scenario="1", first="you")
    assert "compass" not in str(owner.client.get(f"/api{again}").json()["pending"])


def test_a_game_from_elsewhere_brings_its_box_and_leaves_ours_as_it_is(owner: Alone) -> None:
    elsewhere = {"atlantis3.landmark_vp": 7, "atlantis3.all_end_vp": 4, "expansions": ["PP"]}
    there = {"game": "tapestry", "mode": "atlantis", "scenario": 3, "box": elsewhere, "seed": 3}
    new = owner.client.post("/api/tables", json={"new": there}).json()
    path = f"/tables/{new['id']}"
    while asked := owner.client.get(f"/api{path}").json()["pending"]:
        owner.client.post(f"/api{path}", json={"answer": asked["options"][0]})
    file = owner.client.get(f"{path}/export").content
    form = owner.open("/").form_with("file")
    fields = {name: value for name, value in form.fields.items() if name != "file"}
    fields["choice"] = "copy"
    sent = {"file": ("table.json", file)}
    answer = owner.client.post("/import", data=fields, files=sent, follow_redirects=True)
    path = answer.url.path
    assert setup_of(owner, path)["box"] == elsewhere
    owner.open(path)
    owner.tap("income")
    owner.tap("undo")  # as it was after its set-up, and stored by our page
    assert owner.answer.status_code == 200
    ours = owner.open("/box/tapestry/values").form_with("plots").fields
    assert (ours["atlantis3.landmark_vp"], ours["atlantis3.all_end_vp"]) == ("", "")
    assert "box" not in setup_of(owner, started(owner, "duel"))


def test_after_a_surprise_a_civilization_of_the_box_can_be_drawn(owner: Alone) -> None:
    owner.open("/box/tapestry/civilizations/new")
    owner.press("act", "save", name="Weavers", expansion="AA", back="engineers")
    started(owner, "solo", **{"with-AA": "yes", "chance": "table"})
    owner.open("/new?mode=solo&surprise=4")
    owner.send(owner.page.form_with("level"))
    owner.path = owner.answer.url.path.removesuffix("/checklist")
    page = owner.open(owner.path)
    assert "Weavers" in page.text
    assert {"answer weavers", "answer engineers", "answer other"} <= set(owner.acts)


def test_what_an_owner_types_is_shown_as_text(owner: Alone) -> None:
    owner.open("/box/tapestry/civilizations/new")
    note = {"do-0": "note", "text-0": "<script>alert(2)"}
    owner.press("act", "save", name="<b>Millers", expansion="AA", **note)
    owner.open("/box/tapestry/values")
    owner.send(owner.page.form_with("plots"), **{"tech-siegecraft": "<b>Ladder"})
    options = owner.open("/new?mode=solo").form_with("table-name").options["civ-1"]
    civ = next(one for one in options if "millers" in one)
    path = started(owner, "solo", **{"with-AA": "yes", "civ-1": civ})
    pages = [
        "/box",
        "/box/tapestry/values",
        "/box/tapestry/civilizations",
        f"/box/tapestry/civilizations/{civ}",
    ]
    pages += ("/new?mode=solo", path, f"{path}/history", f"{path}/where", f"{path}/rulings")
    for page in pages:
        owner.open(page)
        assert owner.answer.status_code == 200, page
        assert "<b>" not in owner.answer.text, page
        assert "<script>alert" not in owner.answer.text, page
    assert "<b>Millers" in owner.open("/box/tapestry/civilizations").text  # as text


def test_what_has_no_field_on_the_page_stays_in_the_box(owner: Alone) -> None:
    owner.open("/box/tapestry/values")
    fields = {"atlantis3.landmark_vp": "7", "plot r1c2": "yes", "tapestry-kraken": "Krake"}
    owner.send(owner.page.form_with("plots"), **fields)
    box(owner, "tapestry", "AA")
    page = owner.open("/box/tapestry/values")
    assert "tapestry-kraken" not in page.form_with("cover").fields
    owner.send(page.form_with("cover"), **{"tech-siegecraft": "Sturmleiter"})
    kept = setup_of(owner, started(owner, "duel"))["box"]
    assert (kept["atlantis3.landmark_vp"], kept["kaiju1.plots"]) == (7, ["r1c2"])
    assert kept["names"] == {"tapestry-kraken": "Krake", "tech-siegecraft": "Sturmleiter"}


def test_what_a_campaign_reveals_is_named_nowhere(owner: Alone) -> None:
    for path in (
        "/api/openapi.json",
        "/rules",
        "/play",
        "/new?mode=automa",
        "/box",
        "/box/tapestry/values",
    ):
        answer = owner.client.get(path)
        assert answer.status_code == 200
        assert "vesna" not in answer.text.lower(), path
    owner.open("/new?mode=automa")
    assert "fenris" not in str(owner.page.form_with("table-name").options)
    seats = [{"kind": "human", "faction": "nobody"}, {"kind": "automa"}]
    new = {"game": "scythe", "mode": "automa", "seats": seats}
    sentence = owner.client.post("/api/tables", json={"new": new}).json()["error"]["message"]
    assert "polania" in sentence
    assert "vesna" not in sentence
    assert "fenris" not in sentence
