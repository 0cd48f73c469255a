"""The shop at a saved table: what always holds, undo and replay, two phones, and words."""

from collections import Counter
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thirdchair.kit.flow import Event, frozen
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.episodes.finding import board_at, campaign_at
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack
from thirdchair.scythe.mods import KINDS, mods
from thirdchair.scythe.modules.finding import OWN, Modules
from thirdchair.table.journal import Table
from thirdchair.words.games.scythe import voice
from thirdchair.words.languages import LANGUAGES

BOTH = ("infrastructure_mods", "mech_mods")


class Rewarding(campaign_at("1")):  # type: ignore[misc]
    """The first evening with all that a later one brings: bonuses, and mods of both kinds."""

    board = cast(type[OnTheTrack], Modules((OWN,)).compose(BOTH, cast(Any, board_at("1"))))

    async def rewards(self) -> None:
        await super().rewards()
        for kind in KINDS:
            self.unlock_mods(kind)
        for seat in self.playing:
            self.grant_bonuses(seat, 2, "fen.sheet.setup.source")
        await self.open_shop(more={"s1": 1}, free=1, extra=1)


class GameWithShop(ScytheWithFenris):
    def campaign(self, state: FenrisState, events: list[Event]) -> Campaign:
        return Rewarding(state, events, self.material_at(state))


SETUP: dict[str, Any] = {
    "game": "scythe",
    "mode": "fenris",
    "seed": 11,
    "seats": [
        {"kind": "human", "name": "Ana", "faction": "nordic"},
        {"kind": "human", "name": "Bo", "faction": "crimea"},
        {"kind": "automa", "faction": "saxony"},
    ],
}
BEFORE: list[dict[str, Any]] = [
    {"do": "setup", "mats": {"s1": "industrial", "s2": "engineering"}},
    {"do": "episode_result", "coins": {"s1": 130, "s2": 110, "s3": 120}},
    {"do": "read"},
]
FINE = {"do": "setup_bonus", "bonus": ["coins", "power"]}


def played(commands: list[dict[str, Any]]) -> Table:
    table = Table.new({"scythe": GameWithShop}, SETUP)
    for command in (*BEFORE, *commands):
        table.do(command)
    return table


def at_the_shop() -> Table:
    """Both have ticked their bonuses; 130 and 110 of wealth, one mod free, one more for Ana."""
    return played([{**FINE, "seat": "s1"}, {**FINE, "seat": "s2"}])


SEAT = st.sampled_from(["s1", "s2"])
NAMES = st.lists(st.sampled_from([*mods(), "xyzzy"]), max_size=4)
COMMAND = st.one_of(
    st.builds(
        lambda seat, names, done: {"do": "buy_mods", "seat": seat, "mods": names, "done": done},
        SEAT,
        NAMES,
        st.sampled_from([False, False, False, True]),
    ),
    st.builds(
        lambda seat, way, extra: {"do": "draw_mods", "seat": seat, "way": way, "extra": extra},
        SEAT,
        st.sampled_from(["app", "real", "noted", None]),
        st.sampled_from(["mech", "infrastructure", None]),
    ),
    st.builds(
        lambda seat, bonus: {"do": "setup_bonus", "seat": seat, "bonus": bonus},
        SEAT,
        st.lists(st.sampled_from(["coins", "power", "popularity"]), max_size=2),
    ),
    st.builds(
        lambda seat, n: {"do": "book", "seat": seat, "amount": n, "note": "x"},
        SEAT,
        st.integers(-60, 100),
    ),
    st.builds(lambda seat: {"do": "done", "seat": seat}, SEAT),
)


def everything_fits(state: FenrisState) -> None:
    """No tile is there twice or lost, nobody has too many, and all wealth is accounted for."""
    taken = Counter(state.removed)
    for sheet in state.sheets.values():
        assert sheet.balance == sum(one.amount for one in sheet.wealth) >= 0
        assert max(len(sheet.mech_mods), len(sheet.infrastructure_mods)) <= 6
        assert sheet.bonuses.get("power", 0) <= 3
        if sheet.kind == "human":
            owned = [*sheet.mech_mods, *sheet.infrastructure_mods]
            assert len(set(owned)) == len(owned)
            taken.update(owned)
    for offer in state.offers.values():
        taken.update(set(offer.drawn or ()) - set(offer.kept))
    assert all(n <= mods()[name].copies for name, n in taken.items())
    assert state.offers.keys() == {seat for seat, cards in state.agenda.items() if "shop" in cards}
    campaign = GameWithShop().campaign(state, [])
    supply = Counter(campaign.supply("mech")) + Counter(campaign.supply("infrastructure"))
    copies = {name: one.copies for name, one in mods().items() if name != "spy"}
    assert supply + taken == Counter(copies)


@settings(max_examples=80, deadline=None)
@given(st.lists(COMMAND, max_size=12))
def test_what_always_holds(commands: list[dict[str, Any]]) -> None:
    """Whatever is sent: the sheets and the supply fit, and a replay leads to the same campaign."""
    table, taken = played([]), []
    for command in commands:
        before = frozen(table.state)
        try:
            table.do(command)
        except Refusal:
            assert frozen(table.state) == before
            continue
        taken.append(command)
        everything_fits(table.state)
        after = frozen(table.state)
        table.undo()
        assert frozen(table.state) == before
        table.redo()
        assert frozen(table.state) == after
    assert frozen(played(taken).state) == frozen(table.state)


def test_the_automa_has_bought_and_nothing_waits_for_it() -> None:
    """120: the free one and two more; 20 are left."""
    state: FenrisState = at_the_shop().state
    automa = state.sheets["s3"]
    assert (len(automa.infrastructure_mods), automa.mech_mods, automa.balance) == (3, [], 20)
    assert automa.infrastructure_mods[0] == "tracker"
    assert automa.infrastructure_mods[2] == "card.4"
    assert automa.bonuses == {"coins": 2}
    assert state.agenda == {"s1": ["shop"], "s2": ["shop"]}


def test_two_phones_of_one_seat_do_not_both_spend_its_wealth() -> None:
    """The second one shows a table from before the first purchase."""
    table = at_the_shop()
    table.speaker = "s2"
    seen = table.journal.revision
    table.do({"do": "buy_mods", "seat": "s2", "mods": ["armor", "sword", "machinery"]})
    assert table.state.sheets["s2"].balance == 10
    table.seen_at = seen
    with pytest.raises(Refusal, match="stale"):
        table.do({"do": "buy_mods", "seat": "s2", "mods": ["feint", "stealth", "cavalry"]})
    assert table.state.sheets["s2"].mech_mods == ["armor", "sword"]
    assert table.state.sheets["s2"].balance == 10


def test_nobody_buys_for_another_and_a_purchase_of_another_makes_no_tap_stale() -> None:
    table = at_the_shop()
    seen = table.journal.revision
    table.speaker = "s2"
    with pytest.raises(Refusal, match="choice-of-another"):
        table.do({"do": "buy_mods", "seat": "s1", "mods": []})
    table.do({"do": "buy_mods", "seat": "s2", "mods": ["armor"]})
    table.speaker, table.seen_at = "s1", seen
    table.do({"do": "draw_mods", "seat": "s1", "extra": "mech"})
    assert table.state.offers["s1"].of == "mech"


def test_undo_takes_back_ones_own_purchase_and_leaves_that_of_another() -> None:
    table = at_the_shop()
    table.speaker = "s2"
    table.do({"do": "draw_mods", "seat": "s2", "way": "app"})
    drawn = list(table.state.offers["s2"].drawn)
    table.speaker = "s1"
    table.do({"do": "draw_mods", "seat": "s1", "extra": "mech", "way": "app"})
    mine = list(table.state.offers["s1"].drawn)
    table.speaker = "s2"
    table.undo()
    assert table.state.offers["s2"].drawn is None
    assert table.state.offers["s1"].drawn == mine
    table.redo()
    assert table.state.offers["s2"].drawn == drawn
    everything_fits(table.state)


def test_whose_turn_it_is_and_what_may_be_done() -> None:
    table = played([])
    assert table.next.who == ("s1", "s2")
    assert {"setup_bonus", "done"} <= set(table.next.may)
    assert not {"buy_mods", "wear", "use"} & set(table.next.may)
    table = at_the_shop()
    assert {"draw_mods", "buy_mods", "done"} <= set(table.next.may)


WHOLE: list[dict[str, Any]] = [
    {**FINE, "seat": "s1"},
    {**FINE, "seat": "s2"},
    {"do": "draw_mods", "seat": "s1", "extra": "infrastructure", "way": "app"},
    {"do": "draw_mods", "seat": "s2", "way": "noted"},
    {"do": "buy_mods", "seat": "s2", "mods": ["armor", "machinery"]},
    {"do": "done", "seat": "s2"},
    {"do": "buy_mods", "seat": "s1", "mods": [], "done": True},
    {"do": "correct", "path": "sheets.s1.mech_mods", "value": ["sword", "tactics"]},
    {"do": "correct", "path": "sheets.s3.mech_mods", "value": ["gain.power.2", "none"]},
    {"do": "correct", "path": "most_coins", "value": 9},
    {"do": "decide", "branch": "war"},
    {"do": "close"},
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_told_has_words(language: str) -> None:
    table = played(WHOLE)
    state: FenrisState = table.state
    words = voice()(Reader(language, keys=frozenset(state.keys)), SETUP, None)
    kinds = set()
    for entry in table.journal.entries:
        assert words.command(entry.command)
        for event in entry.events:
            sentence = words.event(event)
            kinds.add(event["type"])
            assert sentence
            assert not any(sign in sentence for sign in ("{", "}", "None", "???")), sentence
    told = {"offered", "mods_kept", "automa_mod", "mod_removed", "shown_card", "bonuses_due"}
    assert told | {"bonus", "card_done", "corrected"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_and_refused_has_words(language: str) -> None:
    words = voice()(Reader(language, everything=True), SETUP, None)
    for kind in KINDS:
        asked = {"ask": "draw", "deck": f"{kind}_mods", "seat": "s3", "options": ["armor"]}
        assert words.seat("s3") in words.question(asked)
    assert words.option({"ask": "draw", "deck": "mech_mods"}, "armor") == words.text(
        "scythe-mod-armor"
    )
    table = at_the_shop()
    for command in (
        {"do": "buy_mods", "seat": "s1", "mods": ["armor"]},
        {"do": "buy_mods", "seat": "s2", "mods": ["scout"]},
        {"do": "buy_mods", "seat": "s2", "mods": ["spy"]},
        {"do": "buy_mods", "seat": "s2", "mods": ["armor", "sword", "feint"]},
        {"do": "setup_bonus", "seat": "s2", "bonus": "coins"},
    ):
        with pytest.raises(Refusal) as caught:
            table.do(command)
        sentence = words.refusal(caught.value)
        assert not any(sign in sentence for sign in ("{", "}", "None", "???")), sentence


def test_what_stands_on_paper_can_be_said_of_mods() -> None:
    table = at_the_shop()

    def say(path: str, value: Any) -> None:
        table.do({"do": "correct", "path": path, "value": value})

    say("sheets.s1.infrastructure_mods", ["spy"])
    say("sheets.s3.infrastructure_mods", ["tracker", "gain.worker.1.coins.2", "card.4"])
    say("most_coins", 10)
    state: FenrisState = table.state
    assert state.sheets["s3"].infrastructure_mods[1] == "gain.worker.1.coins.2"
    assert (state.sheets["s1"].infrastructure_mods, state.most_coins) == (["spy"], 10)
    for path, value in (
        ("sheets.s1.mech_mods", ["armor", "armor"]),
        ("sheets.s1.mech_mods", ["spy"]),
        ("sheets.s1.mech_mods", list(mods())[:7]),
        ("sheets.s3.mech_mods", ["tracker"]),
        ("sheets.s3.mech_mods", ["gain.power"]),
        ("sheets.s3.mech_mods", ["gain.wood.1"]),
        ("sheets.s3.mech_mods", [3]),
        ("sheets.s3.mech_mods", "none"),
        ("sheets.s3.infrastructure_mods", ["tracker", "gain.power.1", "card.15"]),
        ("most_coins", 0),
    ):
        with pytest.raises(Refusal):
            say(path, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_owner_says_what_a_tile_is_called_and_nobody_has_to(language: str) -> None:
    table = at_the_shop()
    table.do({"do": "correct", "path": "names.mod-entrenched", "value": "Eingegraben"})
    table.do({"do": "correct", "path": "names.mod-entrenched", "value": "Eingebuddelt"})
    words = voice()(Reader(language, keys=frozenset(table.state.keys)), SETUP, table.state)
    assert words.text("scythe-mod-entrenched") == "Eingebuddelt"
    assert "Eingegraben" in words.event(table.events()[-1])
    for value in ("", "x" * 41, 3):
        with pytest.raises(Refusal):
            table.do({"do": "correct", "path": "names.mod-entrenched", "value": value})


def test_before_its_time_no_mod_has_a_name() -> None:
    table = Table.new({"scythe": ScytheWithFenris}, SETUP)
    said = []
    for thing in ("mod-armor", "mod-xyzzy"):
        with pytest.raises(Refusal) as caught:
            table.do({"do": "correct", "path": f"names.{thing}", "value": "A"})
        said.append((caught.value.text, caught.value.args_for_text))
    assert said[0] == said[1]


def test_before_its_time_no_sheet_has_mods_to_correct() -> None:
    table = Table.new({"scythe": ScytheWithFenris}, SETUP)
    texts = []
    for field in ("mech_mods", "xyzzy"):
        with pytest.raises(Refusal) as caught:
            table.do({"do": "correct", "path": f"sheets.s1.{field}", "value": []})
        texts.append((caught.value.text, caught.value.args_for_text))
    assert texts[0] == texts[1]
