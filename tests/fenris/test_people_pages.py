"""Who is in the campaign, on the page between two evenings; and its file, opened elsewhere."""

from collections.abc import Iterator

import pytest

from tests.fenris.evenings_by_hand import Evening
from tests.web.house import House
from tests.web.reading import Person, Reading


@pytest.fixture
def three(house: House) -> Iterator[Evening]:
    evening = Evening(house)
    for seat, wealth in (("s1", 90), ("s2", 40), ("s3", 60)):
        evening.do(do="book", seat=seat, amount=wealth, note="as it was")
    yield evening
    evening.close()


# People


def test_somebody_new_gets_the_sheet_that_is_proposed(three: Evening) -> None:
    ana = three.phone()
    form = ana.page.form_with("act", "join")
    assert (form.fields["wealth"], form.fields["bonuses"]) == ("60", "0")
    ana.send(form, "act", "join", name="Di")
    sheet = three.view["sheets"]["s4"]
    assert (sheet["name"], sheet["wealth"], sheet["wins"]) == ("Di", 60, [])


def test_what_is_proposed_can_be_changed_and_one_undo_takes_it_back(three: Evening) -> None:
    ana = three.phone()
    form = ana.page.form_with("act", "join")
    page = ana.send(form, "act", "join", name="Di", wealth="75", bonuses="2", faction="albion")
    sheet = three.view["sheets"]["s4"]
    assert (sheet["wealth"], sheet["setup_bonuses"], sheet["faction"]) == (
        75,
        {"coins": 2},
        "albion",
    )
    assert "Di" in page.text
    page = ana.open(f"{three.path}/write?seat=s4")
    assert page.form_with("wealth").fields["wealth"] == "75"


def test_a_wrong_number_is_a_sentence_and_nobody_has_joined(three: Evening) -> None:
    ana = three.phone()
    ana.send(ana.page.form_with("act", "join"), "act", "join", name="Di", wealth="-1")
    assert ana.answer.status_code == 422
    assert list(three.view["sheets"]) == ["s1", "s2", "s3"]


def folds(page: Reading) -> set[str]:
    """What is folded under a name that stays open from one page to the next."""
    return {one for one in page.attributes if one.startswith(("somebody-new", "people"))}


def test_the_forms_fold_up_when_somebody_has_come(three: Evening) -> None:
    """What was open stays open by its name: another name shows who is there now."""
    ana = three.phone()
    before = folds(ana.page)
    joined = ana.send(ana.page.form_with("act", "join"), "act", "join", name="Di")
    assert len(before) == len(folds(joined)) == 2
    assert not before & folds(joined)
    sat = ana.send(joined.form_with("act", "sit"), "act", "sit", seat="s2", played_by="Kim")
    assert not folds(joined) & folds(sat)
    assert " · Kim" in " ".join(sat.text.split())


def test_a_guest_and_an_automa_play_for_somebody_tonight(three: Evening) -> None:
    ana = three.phone()
    page = ana.press("act", "sit", seat="s2", state="guest", played_by="Eli")
    assert "Eli plays" in page.text
    page = ana.press("act", "sit", seat="s3", state="automa")
    assert "an Automa plays" in page.text
    ana.press("act", "begin")
    seats = three.view["game_now"]["seats"]
    assert [seats[seat]["kind"] for seat in ("s1", "s2", "s3")] == ["human", "human", "automa"]
    assert three.view["sheets"]["s3"]["kind"] == "human", "the sheet stays theirs"


def test_somebody_leaves_and_comes_back(three: Evening) -> None:
    ana = three.phone()
    ana.press("act", "sit", seat="s3", state="left")
    assert three.view["sheets"]["s3"]["state"] == "left"
    ana.press("act", "return s3")
    assert three.view["sheets"]["s3"]["state"] == "present"
    assert three.view["sheets"]["s3"]["wealth"] == 60


# The file


def closed(house: House) -> Evening:
    """A campaign after its first evening."""
    evening = Evening(house, ("Ana", "Bo"))
    evening.voting(s1=1, s2=1)
    evening.do(do="decide", branch="war")
    return evening


def imported(person: Person, data: bytes, **fields: str) -> str:
    home = person.open("/")
    form = {**home.form_with("file").fields, **fields}
    form.pop("file", None)
    answer = person.client.post("/import", data=form, files={"file": data}, follow_redirects=True)
    person.answer = answer
    return answer.text


def test_the_file_is_one_tap_away_when_an_evening_is_closed(house: House) -> None:
    evening = closed(house)
    ana = evening.phone()
    page = ana.press("act", "close")
    assert page.attributes["save-file"]["href"] == f"{evening.path}/export"
    file = ana.client.get(f"{evening.path}/export")
    assert file.status_code == 200
    said = file.headers["content-disposition"]
    assert "attachment" in said
    assert "2" in said.partition("Bo")[2], "it says how far the campaign has come"
    evening.close()


def test_opened_elsewhere_it_asks_which_copy_is_ahead(
    house: House, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Kim hosts the next evening: the file goes there, is played, and comes back."""
    evening = closed(house)
    evening.do(do="close")
    ana = evening.phone()
    first = ana.client.get(f"{evening.path}/export").content
    kims = House(tmp_path_factory.mktemp("kims"))
    with kims.client() as client:
        kim = Person(client)
        imported(kim, first)
        table = kim.answer.url.path
        assert client.post(f"/api{table}", json={"do": "setup"}).json()["ok"]
        second = client.get(f"{table}/export").content
        page = imported(kim, first)
        assert "has gone further than in the file" in page, "it is asked, nothing is done"
    kims.stop()
    page = imported(ana, second)
    assert "All that was played here stays, and the steps of the file follow." in page
    assert evening.view["phase"] == "setup", "nothing happens before somebody chooses"
    evening.close()


@pytest.mark.parametrize(
    ("played_by", "told"), [("Kim", "Kim plays for Bo."), ("automa", "An Automa plays for Bo.")]
)
def test_the_history_says_who_plays_for_somebody(three: Evening, played_by: str, told: str) -> None:
    """Not that the one is here who has gone."""
    three.begun()
    three.do(do="seat", seat="s2", state="present", played_by=played_by)
    shown = three.phone().open(f"{three.path}/history").text
    assert told in shown
    assert "Bo is here." not in shown
    three.do(do="seat", seat="s2", state="present")
    assert "Bo is here." in three.phone().open(f"{three.path}/history").text


# Mods of somebody new


@pytest.fixture
def with_mods(house: House) -> Iterator[Evening]:
    """Before the fourth evening; the others have a mod each."""
    mods = {"s1": "armor", "s2": "feint", "s3": "stealth"}
    sheets = {seat: {"wealth": 60, "mech_mods": [mod]} for seat, mod in mods.items()}
    evening = Evening(house, paper={"episode": "4", "branch": "war", "sheets": sheets})
    yield evening
    evening.close()


def test_the_mod_of_somebody_new_is_an_open_point(with_mods: Evening) -> None:
    """On the page before the evening, on home, in the set-up, until it is ticked."""
    phone = with_mods.phone()
    phone.send(phone.page.form_with("act", "join"), "act", "join", name="Di")
    assert with_mods.view["agenda"] == {"s4": ["mods"]}
    assert "Di: a mod to draw" in phone.page.text
    assert "Di: a mod to draw" in phone.open("/").text
    with_mods.do(do="setup")
    with_mods.at(phone)
    page = phone.press("act", "read")
    assert "Di: a mod to draw" in page.text
    for box in with_mods.view["to_open"]:
        with_mods.do(do="open", box=box)
    page = with_mods.at(phone, see="cards", who="s4")
    assert "Draw one mod" in page.text
    assert "drawn mech armor" in [value for form in page.forms for _, value in form.buttons]
    phone.press("act", "drawn mech scout")
    assert with_mods.view["sheets"]["s4"]["mech_mods"] == ["scout"]
    assert with_mods.view["agenda"] == {}
    assert "a mod to draw" not in with_mods.at(phone).text


def test_it_does_not_lapse_with_the_first_turn_and_holds_nothing_up(with_mods: Evening) -> None:
    phone = with_mods.phone()
    phone.send(phone.page.form_with("act", "join"), "act", "join", name="Di")
    with_mods.do(do="setup", mats={"s1": "industrial"})
    with_mods.do(do="gain", seat="s1", what="coins", n=1)
    with_mods.do(do="gain", seat="s4", what="coins", n=1)
    with_mods.do(do="episode_result", coins={f"s{n}": 60 - n for n in (1, 2, 3, 4)})
    with_mods.do(do="read")
    cards = with_mods.view["agenda"]["s4"]
    assert cards[-1] == "mods"
    assert len(cards) > 1, "what the evening brings comes first"


def test_a_sheet_that_is_written_settles_it_and_so_does_none(with_mods: Evening) -> None:
    phone = with_mods.phone()
    for name, seat in (("Di", "s4"), ("Eli", "s5")):
        with_mods.at(phone)
        phone.send(phone.page.form_with("act", "join"), "act", "join", name=name)
        assert with_mods.view["agenda"] == {seat: ["mods"]}
        if seat == "s4":
            with_mods.do(do="sheet", seat=seat, fields={"mech_mods": ["scout"]})
        else:
            with_mods.at(phone, see="cards", who=seat)
            phone.press("act", "no-more")
        assert with_mods.view["agenda"] == {}
