"""A new solo game with expansions: the form, what it refuses, and a card that is played by hand."""

import pytest

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.owning import setup_of

ALL = {
    "with__PP": "yes",
    "with__AA": "yes",
    "with__FF": "yes",
    "arts": "military",
    "double_strike": "yes",
}


def test_all_expansions_by_the_form(me: Alone) -> None:
    form = me.open("/new?mode=solo").form_with("level")
    assert form.fields["with-PP"] == form.fields["with-AA"] == form.fields["with-FF"] == "no"
    assert form.options["arts"] == ["", "exploration", "science", "military", "technology"]
    assert "by-hand" in form.options["civ-1"]
    me.send(form, **ALL, civ__1="trailblazers", level="1", first="you", color__strike="green")
    me.path = me.answer.url.path.removesuffix("/checklist")
    page = me.open(me.path)
    assert "Which one do you keep?" in page.text
    me.tap("answer skyscraper")
    me.tap("answer bridge")
    view = me.view
    assert view["expansions"] == ["PP", "AA", "FF"]
    assert (view["arts"], view["double_strike"], view["civs"]) == (
        "military",
        True,
        ["trailblazers"],
    )
    assert set(view["tracks"]) == {"automa", "shadow", "strike", "you"}
    assert set(view["tracks"]["strike"]) == {
        "exploration",
        "science",
        "military",
        "technology",
        "arts",
    }
    # The double strike has the color that was chosen for it.
    assert me.open(f"{me.path}/settings").form_with("color-strike").fields["color-strike"] == (
        "green"
    )
    assert "Green" in me.open(f"{me.path}/checklist").text
    # What was chosen comes again.
    again = me.open("/new?mode=solo").form_with("level").fields
    assert (again["with-AA"], again["arts"], again["double_strike"]) == ("yes", "military", "yes")
    assert "Arts beside Military" in me.open("/play").text
    me.press("act", "again", mode="solo")
    me.path = me.answer.url.path.removesuffix("/checklist")
    assert setup_of(me, me.path)["arts"] == "military"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"arts": "science"}, "The arts track comes with Arts & Architecture"),
        ({"with__AA": "yes", "double_strike": "yes"}, "The double strike needs the arts track"),
        ({"with__AA": "yes", "arts": "moon"}, "no track"),
        ({"with__PP": "perhaps"}, "not among the options"),
        ({"civ__1": "hucksters"}, "Hucksters"),
        ({"civ__1": "by-hand", "hand__name": "Muses"}, "Arts & Architecture or of Fantasies"),
        ({"civ__1": "by-hand", "with__AA": "yes"}, "has no name yet"),
        ({"favorite__automa": "arts", "with__AA": "yes"}, "no track"),
        ({**ALL, "color__you": "yellow"}, "a color of its own"),
    ],
)
def test_what_cannot_be_together_is_refused_with_a_sentence(
    me: Alone, fields: dict[str, str], sentence: str
) -> None:
    me.open("/new?mode=solo")
    base = {
        "with__PP": "no",
        "with__AA": "no",
        "with__FF": "no",
        "arts": "",
        "double_strike": "no",
        "color__you": "red",
        "color__strike": "yellow",
    }
    page = me.send(me.page.form_with("level"), **{**base, "table__name": "Odd", **fields})
    assert me.answer.status_code == 422
    assert sentence in page.text
    assert page.form_with("level").fields["table-name"] == "Odd"
    assert "Odd" not in me.open("/").text


def test_a_color_is_only_needed_where_the_double_strike_plays(me: Alone) -> None:
    """Its usual color is yellow: without it, you may be yellow."""
    me.open("/new?mode=solo")
    form = me.page.form_with("level")
    me.send(form, color__you="yellow", double_strike="no", arts="", with__AA="no", with__PP="no")
    assert me.answer.url.path.endswith("/checklist")


def test_a_card_that_we_have_no_text_for_is_played_by_hand(own_house: House) -> None:
    with own_house.client() as client:
        me = Alone(client)
        form = me.open("/new?mode=solo").form_with("level")
        me.send(
            form,
            with__FF="yes",
            civ__1="by-hand",
            hand__name="Weavers",
            hand__favorite="science",
            level="2",
            first="you",
        )
        me.path = me.answer.url.path.removesuffix("/checklist")
        assert me.view["favorites"]["automa"] == "science"
        assert "Weavers" in me.open(f"{me.path}/checklist").text
        me.correct("era.bots", 1)
        for _ in range(8):  # the deck runs out before that
            answer = me.say(do="bots_turn")
            while answer["pending"] and answer["pending"]["about"] != "civ_card":
                answer = me.say(answer=answer["pending"]["options"][0])
            if answer["pending"]:
                break
        page = me.open(me.path)
        assert "Read Weavers. What does the card do next?" in page.text
        before = me.view["vp"]["automa"], me.view["tapestry"]["automa_hand"]
        me.tap("answer tapestry")
        me.tap("answer points")
        me.press("act", "answer", value="7")
        page = me.tap("answer advance")
        assert "answer military" in me.acts
        page = me.tap("answer military")
        assert "answer done" in me.acts
        me.tap("answer done")
        assert me.view["vp"]["automa"] >= before[0] + 7
        assert me.view["tapestry"]["automa_hand"] >= before[1] + 1
        assert "Weavers" in me.open(f"{me.path}/history").text


def test_the_box_switches_its_expansions_on(own_house: House) -> None:
    """What the owner says is in the box is on until a form says otherwise."""
    with own_house.client() as client:
        me = Alone(client)
        form = me.open("/box").form_with("act", "tapestry")
        assert not {"PP", "AA", "FF"} & set(form.fields)  # nothing is ticked before it is said
        me.send(form, "act", "tapestry", PP="yes", AA="yes")
        assert "Arts & Architecture, without the arts track" in me.open("/play").text
        me.send(me.open("/box").form_with("act", "tapestry"), "act", "tapestry", AA="no")
        fields = me.open("/new?mode=solo").form_with("level").fields
        assert [fields[f"with-{name}"] for name in ("PP", "AA", "FF")] == ["yes", "no", "no"]


@pytest.mark.rule("tap.ds.passed")
def test_how_double_strike_counts_is_asked_beside_it_and_remembered_by_the_house(me: Alone) -> None:
    """Pages propose the nearer reading; a program that does not name it has the wording."""
    field = "ruling-double_strike.counts_for_favorite"
    me.open("/new?mode=solo")
    form = me.page.form_with("double_strike")
    assert form.fields[field] == "automa"
    me.send(form, **ALL)
    assert ruled(me) == "automa"
    me.open("/new?mode=solo")
    me.send(me.page.form_with("double_strike"), **ALL, **{field: "True"})
    assert ruled(me) is True
    me.open("/new?mode=solo")
    assert me.page.form_with("double_strike").fields[field] == "True"


def ruled(me: Alone) -> object:
    """How the new table has it; what is not named in a set-up is the default."""
    setup = setup_of(me, me.answer.url.path.removesuffix("/checklist"))
    return setup["rulings"].get("double_strike.counts_for_favorite", True)
