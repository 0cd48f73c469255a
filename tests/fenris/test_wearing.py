"""Mods at the table: what covers a printed ability tonight, and what is used once."""

from typing import Any, cast

import pytest

from tests.fenris.scene import Evening, automa, human
from tests.fenris.shopping import unlocked
from tests.scythe.scene import Scene, only
from tests.scythe.scene import automa as automa_at_board
from tests.scythe.scene import human as human_at_board
from thirdchair.kit.flow import Event
from thirdchair.kit.questions import Pick
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.scythe.content import factions
from thirdchair.scythe.fenris.campaign import Campaign
from thirdchair.scythe.fenris.episodes.finding import board_at, campaign_at
from thirdchair.scythe.fenris.game import ScytheWithFenris
from thirdchair.scythe.fenris.state import FenrisState
from thirdchair.scythe.fenris.tonight.on_the_track import OnTheTrack
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.mods import mods
from thirdchair.scythe.modules.finding import OWN, Modules
from thirdchair.words.games.scythe import voice
from thirdchair.words.languages import LANGUAGES

BOTH = ("infrastructure_mods", "mech_mods")


class WithMods(campaign_at("1")):  # type: ignore[misc]
    """An evening that is played with both kinds of mods."""

    board = cast(type[OnTheTrack], Modules((OWN,)).compose(BOTH, cast(Any, board_at("1"))))


class GameWithMods(ScytheWithFenris):
    def campaign(self, state: FenrisState, events: list[Event]) -> Campaign:
        return WithMods(state, events, self.material_at(state))


class WithModsEvening(Evening):
    game = GameWithMods()


def owners(*seats: dict[str, Any], begun: bool = True, **sheets: dict[str, Any]) -> Evening:
    """Ana (Nordic) and Bo (Crimea), or these seats, with these mods on their sheets."""
    scene = WithModsEvening(*(seats or (human("nordic", "Ana"), human("crimea", "Bo"))))
    for seat, columns in sheets.items():
        for column, names in columns.items():
            setattr(scene.state.sheets[seat], column, names)
    unlocked(scene, "mech", "infrastructure")
    return scene.begun() if begun else scene


ANA = {"mech_mods": ["armor", "sword", "feint"], "infrastructure_mods": ["spy", "machinery"]}


# Mech mods


@pytest.mark.rule("fen.mods.mech.replace", "fen.mods.mech.use.setup", "fen.mods.mech.use.rest")
def test_a_seat_covers_none_up_to_all_of_its_abilities() -> None:
    scene = owners(s1=ANA)
    assert scene.tonight.seats["s1"].worn == {}
    told = only(scene.do("wear", seat="s1", mods={"speed": "sword", "riverwalk": "armor"}), "worn")
    assert told["mods"] == {"riverwalk": "armor", "speed": "sword"}
    scene.do("wear", seat="s1", mods={"artillery": "feint"})
    assert scene.tonight.seats["s1"].worn == {"artillery": "feint"}
    assert scene.sheet("s1")["mech_mods"] == ANA["mech_mods"]
    scene.do("wear", seat="s1", mods={})
    assert scene.tonight.seats["s1"].worn == {}


@pytest.mark.parametrize("faction", list(factions()))
def test_every_mat_prints_four_abilities(faction: str) -> None:
    printed = factions()[faction]
    assert len(set(printed.mechs)) == 4
    assert {one.id for one in printed.ability} <= set(printed.mechs)
    equal = {name for name, one in mods().items() if one.faction == faction}
    assert equal <= set(printed.mechs)


@pytest.mark.rule("fen.mods.mech.use.locked")
def test_with_the_first_turn_nobody_rearranges_anything() -> None:
    scene = owners(s1=ANA)
    scene.do("wear", seat="s1", mods={"speed": "sword"})
    scene.do("gain", seat="s2", what="power", n=1)
    assert scene.refuses("wear", seat="s1", mods={}) == "fenris-wear-late"
    assert scene.tonight.seats["s1"].worn == {"speed": "sword"}


def test_next_time_it_is_as_last_time_as_far_as_it_still_fits() -> None:
    scene = owners(s1=ANA)
    scene.do("wear", seat="s1", mods={"speed": "sword", "artillery": "armor"})
    scene.ended({"s1": 5, "s2": 4})
    scene.state.leads, scene.state.influence = "1", {}
    scene.do("close")
    scene.state.sheets["s1"].faction = "saxony"
    scene.begun()
    assert scene.tonight.seats["s1"].worn == {"speed": "sword"}


def test_bad_choices_get_a_sentence_and_change_nothing() -> None:
    scene = owners(s1=ANA)
    for worn, text in (
        ({"speed": "tactics"}, "fenris-mod-not-owned"),
        ({"speed": "spy"}, "fenris-mod-not-owned"),
        ({"scout": "armor"}, "not-an-option"),
        ({"speed": "armor", "riverwalk": "armor"}, "fenris-mod-twice"),
    ):
        assert scene.refuses("wear", seat="s1", mods=worn) == text
    assert scene.refuses("wear", seat="s3", mods={}) == "unknown-seat"


def test_in_an_evening_without_mods_none_is_worn() -> None:
    scene = Evening(human("nordic"), human("crimea"))
    unlocked(scene, "mech", "infrastructure")
    scene.begun()
    assert scene.refuses("wear", seat="s1", mods={}) == "fenris-no-mods-tonight"
    assert scene.refuses("use", seat="s1", mod="spy") == "fenris-no-mods-tonight"


# In a combat


class Known(Scene):
    """A free game whose people know the modules."""

    game = Scythe()

    def __init__(self, *seats: dict[str, Any], **setup: Any) -> None:
        request = {"game": "scythe", "mode": "automa", "seats": list(seats), **setup}
        _, self.state = self.game.set_up(request, Reader(everything=True))
        self.asked = []
        self.do({"do": "new"}, *FREE)


def facing(**worn: str) -> Known:
    """A mech of Ana's beside one of an Automa's; her mods cover these abilities."""
    seats = (human_at_board("nordic"), automa_at_board("rusviet"))
    scene = Known(*seats, modules=["mech_mods"], abilities="ask")
    scene.give("s1", power=9, cards=2, worn=worn).give("s2", power=9, cards=3, tracker=6)
    scene.put("s2", mech=[64]).put("s1", mech=[54], character=93)
    return scene


def abilities(scene: Known) -> list[object]:
    asked = (one for one in scene.asked if isinstance(one, Pick) and one.about == "combat_ability")
    return [one.options[-1] for one in asked]


THREE_POWER = 3
FREE = (1, 2, "armor", "entrenched", "feint", "scout", "enough")
"""What its mods show the Automa, what she draws, and that she lays none of it on her mat."""


@pytest.mark.rule("fen.mods.mech.replace")
def test_a_combat_asks_for_what_is_worn_and_not_for_what_is_covered() -> None:
    plain = facing()
    plain.move("s1", ("mech", 54, 64), answers=("none", 7, 0, THREE_POWER))
    assert abilities(plain) == ["artillery"]
    worn = facing(artillery="sword", speed="armor")
    events = worn.move("s1", ("mech", 54, 64), answers=("sword", 7, 0, THREE_POWER))
    assert abilities(worn) == ["sword"]
    assert only(events, "gained", seat="s2", what="power", n=-2)


def test_a_mod_whose_text_we_do_not_know_asks_nothing_and_stops_nothing() -> None:
    worn = facing(artillery="entrenched")
    worn.move("s1", ("mech", 54, 64), answers=(7, 0, THREE_POWER))
    assert abilities(worn) == []


def test_a_stranger_is_offered_neither_module() -> None:
    assert not {"mech_mods", "infrastructure_mods"} & set(Modules((OWN,)).told(NOBODY))


# Infrastructure mods


@pytest.mark.rule("fen.mods.infra.use.setup", "fen.mods.infra.use.once", "fen.mods.infra.once")
def test_an_infrastructure_mod_is_used_once_and_a_slip_is_taken_back() -> None:
    scene = owners(s1=ANA)
    assert scene.tonight.seats["s1"].turned == {"spy": False, "machinery": False}
    told = only(scene.do("use", seat="s1", mod="spy"), "used")
    assert (told["mod"], told["back"]) == ("spy", False)
    assert scene.refuses("use", seat="s1", mod="spy") == "fenris-mod-used"
    scene.do("use", seat="s1", mod="spy", unused=True)
    assert scene.refuses("use", seat="s1", mod="spy", unused=True) == "fenris-mod-unused"
    scene.do("use", seat="s1", mod="spy")
    assert scene.tonight.seats["s1"].turned == {"spy": True, "machinery": False}
    assert scene.refuses("use", seat="s1", mod="cavalry") == "fenris-mod-not-laid"
    assert scene.refuses("use", seat="s2", mod="spy") == "fenris-mod-not-laid"


@pytest.mark.rule("fen.mods.infra.use.refresh")
def test_in_the_next_episode_all_of_them_can_be_used_again() -> None:
    scene = owners(s1=ANA)
    scene.do("use", seat="s1", mod="spy")
    scene.ended({"s1": 5, "s2": 4})
    scene.state.leads, scene.state.influence = "1", {}
    scene.do("close")
    scene.begun()
    assert scene.tonight.seats["s1"].turned == {"spy": False, "machinery": False}
    assert scene.sheet("s1")["infrastructure_mods"] == ["spy", "machinery"]


@pytest.mark.rule("fen.mods.automa.spy-removed")
def test_with_an_automa_at_the_table_spy_is_not_laid_out() -> None:
    scene = owners(human("nordic"), automa("saxony"), s1=ANA)
    assert scene.tonight.seats["s1"].turned == {"machinery": False}
    assert scene.refuses("use", seat="s1", mod="spy") == "fenris-mod-not-laid"


def test_using_a_mod_is_nobodys_turn() -> None:
    scene = owners(s1=ANA)
    scene.do("use", seat="s1", mod="spy")
    assert scene.state.wishes.keys() == {"s1", "s2"}


# Words

SAID = {
    "armor": "fen.mods.mech.armor",
    "feint": "fen.mods.mech.feint",
    "stealth": "fen.mods.mech.stealth",
    "tactics": "fen.mods.mech.tactics",
}


@pytest.mark.rule(
    "fen.mods.mech.armor", "fen.mods.mech.feint", "fen.mods.mech.feint.old",
    "fen.mods.mech.stealth", "fen.mods.mech.tactics",
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_book_explains_of_mech_mods_is_said(language: str) -> None:
    words = voice()(Reader(language, everything=True), {"mode": "fenris"}, None)
    for mod, rule in SAID.items():
        assert words.text(f"scythe-mod-{mod}") in words.rule(rule)
    assert words.text("scythe-mod-feint") in words.rule("fen.mods.mech.feint.old")


@pytest.mark.rule(
    "fen.mods.infra.free-action", "fen.mods.infra.free-action.not-extra",
    "fen.mods.infra.automachines", "fen.mods.infra.triggered", "fen.mods.infra.spy",
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_book_explains_of_infrastructure_mods_is_said(language: str) -> None:
    words = voice()(Reader(language, everything=True), {"mode": "fenris"}, None)
    named = {
        "fen.mods.infra.free-action": (
            *("machinery", "assembly_line", "construction", "recruitment_office"),
        ),
        "fen.mods.infra.automachines": ("automachines",),
        "fen.mods.infra.spy": ("spy",),
        "fen.mods.infra.free-action.not-extra": (),
    }
    for rule, names in named.items():
        assert all(words.text(f"scythe-mod-{one}") in words.rule(rule) for one in names)
    triggered = words.rule("fen.mods.infra.triggered")
    assert words.text("scythe-mod-propaganda")[:9] in triggered


@pytest.mark.rule("fen.mods.mech.npc-icon", "fen.mods.infra.use.trigger")
def test_whatever_touches_the_enemys_power_or_cards_bears_the_symbol() -> None:
    """As far as we know: the others may bear it, too, and their tiles say so."""
    marked = {name for name, one in mods().items() if one.players_only}
    assert marked == {"armor", "artillery", "scout", "sword", "spy"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_mod_does_is_said_only_where_we_know_it(language: str) -> None:
    words = voice()(Reader(language, everything=True), {"mode": "fenris"}, None)
    for name, one in mods().items():
        assert words.text(f"scythe-mod-{name}")
        assert words.has(f"scythe-mod-does-{name}") == one.told


def test_only_a_human_who_plays_tonight_uses_a_mod() -> None:
    scene = owners(human("nordic", "Ana"), human("crimea", "Bo"), automa("polania"), s1=ANA)
    scene.ended({"s1": 5, "s2": 4, "s3": 3})
    scene.state.leads, scene.state.influence = "1", {}
    scene.do("close")
    scene.do("setup", mats={"s2": "engineering"}, present=["s2", "s3"])
    for seat in ("s1", "s3"):
        assert scene.refuses("use", seat=seat, mod="machinery") == "unknown-seat"


def test_if_what_is_left_cannot_be_worn_the_mat_is_bare() -> None:
    """One tile leaves the sheet, the other one lies on an ability that this mat has not."""
    scene = owners(s1=ANA)
    scene.do("wear", seat="s1", mods={"speed": "armor", "artillery": "sword"})
    scene.tonight.seats["s1"].faction = "saxony"
    scene.do("correct", path="sheets.s1.mech_mods", value=["sword"], note="")
    assert scene.tonight.seats["s1"].worn == {}
