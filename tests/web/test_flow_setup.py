"""The set-up against the last game, the first turn, the end, and what to put back."""

from tests.web.alone import Alone
from tests.web.house import House
from tests.web.reading import Person


def test_the_checklist_marks_what_differs_from_the_last_game(own_house: House) -> None:
    with own_house.client() as client:
        me = Alone(client)
        me.open("/new?mode=solo")
        page = me.send(me.page.form_with("level"), level="1", first="you", civ__1="engineers")
        assert "differ" not in page.text
        me.open("/new?mode=solo")
        fields = {
            "level": "2",
            "first": "you",
            "civ__1": "engineers",
            "favorite__shadow": "science",
        }
        page = me.send(me.page.form_with("level"), **fields)
        # Level 2 needs no income card and has no free advances.
        assert "Not this time: Cover the income chart" in page.text
        me.open("/new?mode=solo")
        page = me.send(me.page.form_with("level"), **{**fields, "color__automa": "yellow"})
        assert "One step differs from “Solo, level 2”." in page.text
        page = me.open(next(link for link in page.links if link.endswith("?only=differs")))
        assert "Choose a color for the Automa" in page.text
        assert "different from last time" in page.text
        assert "Set up the board for three players" not in page.text
        page = me.tap("tick tap.solo.setup.automa.color")
        assert me.answer.url.query == b"only=differs"
        assert page.attributes["tick-tap.solo.setup.automa.color"]["aria-pressed"] == "true"
        # The same once more.
        me.open("/play")
        me.press("act", "again")
        first = me.answer.url.path.removesuffix("/checklist")
        before = me.open(f"{first}/checklist").text
        assert "color for the Automa" in before
        # A table that is gone is no mistake.
        gone = me.open("/").links
        last = [link for link in gone if link.startswith("/tables/")]
        for path in last:
            if path.startswith(first):
                continue
            me.open(f"{path.split('?')[0]}/delete")
            me.send(me.page.forms[-1])
        assert "differ" not in me.open(f"{first}/checklist").text
        assert me.answer.status_code == 200


def test_a_duel_says_whose_color_is_another(ana: Person) -> None:
    ana.new_game(favorite="science")
    path = ana.new_game(favorite="science", color__shadow="green", color__p1="red")
    page = ana.open(f"{path}/checklist?only=differs")
    assert "Green is the color of the Shadow Empire. different from last time" in page.text
    assert "tap.shadow2p.setup.2a" not in page.text


def test_the_first_turn_is_an_income_turn_and_the_page_says_so(ana: Person, me: Alone) -> None:
    path = ana.new_game()
    page = ana.open(path)
    assert "Ana: the first turn is an income turn." in page.text
    page = ana.tap("income")
    assert "Bert: the first turn is an income turn." in page.text
    page = ana.tap("income")
    assert "the first turn" not in page.text
    me.table(first="you")
    assert "Your first turn is an income turn." in me.open(me.path).text
    me.tap("income")
    me.tap("bots_turn")
    assert "first turn is" not in me.page.text


def test_the_result_of_a_duel_warns_of_missing_income_turns(ana: Person) -> None:
    path = ana.new_game()
    ana.open(path)
    ana.tap("income")
    page = ana.open(f"{path}/finish")
    assert "Ana: only 1 of 5 income turns" in page.text
    assert "Bert: only 0 of 5 income turns" in page.text
    for who in ("p1", "p2"):
        request = {"do": "correct", "path": f"era.{who}", "value": 5}
        ana.client.post(f"/api{path}", json=request)
    assert "of 5 income turns" not in ana.open(f"{path}/finish").text


def test_the_sheet_knows_what_was_said_already(ana: Person) -> None:
    path = ana.new_game()
    ana.client.post(f"/api{path}", json={"do": "finish"})
    ana.client.post(f"/api{path}", json={"answer": 212})
    form = ana.open(f"{path}/finish").form_with("vp-p1")
    assert form.fields["vp-p1"] == "212"
    assert form.fields["vp-p2"] == ""
    page = ana.send(form, vp__p2="190")
    assert "Ana wins" in page.text


def test_after_the_game_everything_is_put_back(me: Alone) -> None:
    me.table(level=1)
    me.correct("landmarks.science:4", "automa")
    me.open(f"{me.path}/finish")
    page = me.press("vp-you", vp__you="100")
    page = me.open(next(link for link in page.links if link.endswith("/put-back")))
    assert "Automa, landmarks to their places beside the board: Science 4." in page.text
    assert "income card for level 1" in page.text
    page = me.tap("tick landmarks-automa")
    assert page.attributes["tick-landmarks-automa"]["aria-pressed"] == "true"
    page = me.tap("untick landmarks-automa")
    assert page.attributes["tick-landmarks-automa"]["aria-pressed"] == "false"
    form = page.form_with("act", "tick mat")
    me.send(form, "act", "tick everything")
    assert me.answer.status_code == 422
    # A box that is sorted for solo keeps those cards out.
    assert "Alliance" in me.open(f"{me.path}/put-back").text
    me.open(f"{me.path}/checklist")
    me.tap("sorted yes")
    assert "Alliance" not in me.open(f"{me.path}/put-back").text
