"""Vesna at the table: as a human's faction and as an Automa's, in a free game and a campaign."""

from typing import Any

import msgspec
import pytest

from tests.fenris.free import FreeGame, Known
from tests.fenris.scene import Evening, next_after
from tests.fenris.scene import automa as campaign_automa
from tests.fenris.scene import human as campaign_human
from tests.fenris.three import third
from tests.scythe.scene import automa, every, human, only
from thirdchair.kit.flow import frozen, thawed
from thirdchair.kit.questions import Draw
from thirdchair.kit.readers import NOBODY, Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content
from thirdchair.scythe.game import Scythe
from thirdchair.scythe.setup.setups import AutomaSetup
from thirdchair.scythe.state import AutomaState
from thirdchair.words.games.scythe import voice

KNOWS = Reader(keys=frozenset({"fenris:vesna", "fenris:box-a"}))
SIX = ["artillery", "scout", "ronin", "seaworthy", "feint", "camaraderie"]
CHOSEN = ["artillery", "scout", "printed", "printed"]
ENCOUNTER_FOR_POLANIA = 9  # Scheme I: [encounter or Factory], move a mech, else a worker


class Free(FreeGame):
    """A free game with her."""

    module = "vesna"
    game = Known(*KNOWS.keys)


def as_human(*chosen: str, **setup: Any) -> Free:
    """Ana plays Vesna, s1, from the home base of Crimea, against an Automa of Nordic."""
    answers = ["crimea", *SIX, *(chosen or CHOSEN)]
    return Free(human("vesna", name="Ana"), automa("nordic"), answers=answers, **setup)


def as_automa(*crests: str, **setup: Any) -> Free:
    """An Automa plays Vesna, s2, from the home base of Albion."""
    answers = [*(crests or ("polania", "saxony")), "albion"]
    return Free(human("crimea", name="Ana"), automa("vesna"), answers=answers, **setup)


# Who knows of her


@pytest.mark.rule("fen.vesna.story", "fen.vesna.advanced")
def test_nobody_knows_of_her_before_her_time() -> None:
    request = {"game": "scythe", "mode": "automa", "modules": ["vesna"]}
    seats = [human("crimea"), automa("nordic")]
    unknown = {"game": "scythe", "mode": "automa", "modules": ["xyzzy"], "seats": seats}
    refused = []
    for one in ({**request, "seats": seats}, unknown):
        with pytest.raises(Refusal) as found:
            Scythe().set_up(one, NOBODY)
        refused.append(found.value.text)
    assert refused == ["unknown-module"] * 2
    with pytest.raises(Refusal, match="unknown-faction"):
        Scythe().set_up({**request, "modules": [], "seats": [human("vesna"), automa("nordic")]})
    ledger = rules_of(content.PACKAGE)
    hers = [rule for rule in ledger.values() if rule.scope == "vesna"]
    assert len(hers) == 31
    assert not any(NOBODY.may(rule.lock) for rule in hers)
    assert "vesna" not in Scythe().material().factions


# Set-up of a human's


@pytest.mark.rule("fen.vesna.setup.home.non-campaign", "fen.vesna.setup.home")
def test_in_a_free_game_her_home_base_is_a_random_one_that_nobody_uses() -> None:
    scene = as_human()
    assert scene.at("s1", "character") == {"base:crimea": 1}
    crimea = content.board_sheet().base
    land = next(one.land for one in crimea if one.faction == "crimea")
    assert sorted(scene.at("s1", "worker")) == sorted(land)
    assert only_options(scene, "base") == sorted(
        ["albion", "rusviet", "togawa", "crimea", "saxony", "polania"]
    )


def only_options(scene: Free, deck: str) -> list[str]:
    """What the first draw of a deck was offered in the set-up."""
    found = [one for one in scene.asked if isinstance(one, Draw) and one.deck == deck]
    return [str(one) for one in found[0].options]


@pytest.mark.rule(
    "fen.vesna.setup.factory3",
    "fen.vesna.setup.factory3.open",
    "fen.vesna.technophile.available",
    "fen.vesna.technophile.one",
    "fen.vesna.technophile.objectives",
)
def test_she_begins_with_three_factory_cards_that_count_for_nothing_else() -> None:
    scene = as_human()
    me = scene.state.seats["s1"]
    assert me.holds == {"factory_cards": 3}
    assert not me.factory_card
    gained = only(scene.told, "gained", what="factory_cards")
    assert (gained["n"], gained["rule"]) == (3, "fen.vesna.setup.factory3")
    assert all(n == 0 for n in me.stars.values())


@pytest.mark.rule("fen.vesna.mat.two-abilities")
def test_her_mat_gives_little() -> None:
    me = as_human().state.seats["s1"]
    assert (me.power, me.cards) == (1, 1)


@pytest.mark.rule(
    "fen.vesna.tokens.18",
    "fen.vesna.tokens.draw6",
    "fen.vesna.tokens.when",
    "fen.vesna.tokens.unused",
)
def test_six_of_eighteen_tokens_are_drawn_and_then_chosen_from() -> None:
    scene = as_human()
    assert len(only_options(scene, "ability_token")) == 18
    assert only(scene.told, "tokens_drawn")["mods"] == SIX
    kinds = [getattr(one, "deck", getattr(one, "about", "")) for one in scene.asked]
    assert kinds[-10:] == [
        *["ability_token"] * 6,
        "token_blank_1",
        "token_blank_2",
        "token_riverwalk",
        "token_speed",
    ]
    assert steps(scene)[-3:] == [
        "fen.vesna.setup.home.non-campaign",
        "fen.vesna.setup.factory3.open",
        "fen.vesna.tokens.unused",
    ]


def steps(scene: Free) -> list[str]:
    """What the hands do before the first turn, by rule."""
    setup = AutomaSetup(game="scythe", mode="automa", seats=(), rulings={}, box={})
    return [one.rule for one in scene.game.rules_at(scene.state).steps(setup, scene.told)]


@pytest.mark.rule("fen.vesna.tokens.choose", "fen.vesna.tokens.blank", "fen.vesna.tokens.cover")
@pytest.mark.parametrize(
    ("chosen", "worn"),
    [
        (
            ("artillery", "scout", "printed", "printed"),
            {"blank_1": "artillery", "blank_2": "scout"},
        ),
        (
            ("artillery", "scout", "feint", "printed"),
            {"blank_1": "artillery", "blank_2": "scout", "riverwalk": "feint"},
        ),
        (
            ("artillery", "scout", "printed", "ronin"),
            {"blank_1": "artillery", "blank_2": "scout", "speed": "ronin"},
        ),
        (
            ("artillery", "scout", "feint", "ronin"),
            {"blank_1": "artillery", "blank_2": "scout", "riverwalk": "feint", "speed": "ronin"},
        ),
    ],
)
def test_two_go_onto_the_blank_spaces_and_up_to_two_cover_what_is_printed(
    chosen: tuple[str, ...], worn: dict[str, str]
) -> None:
    assert as_human(*chosen).state.seats["s1"].worn == worn


@pytest.mark.rule("fen.vesna.tokens.choose")
def test_a_combat_asks_about_what_she_has_chosen() -> None:
    """Artillery: one power of hers for two of the Automa's."""
    scene = as_human(abilities="ask")
    scene.put("s1", character=44, mech=[35]).put("s2", mech=[34])
    scene.give("s1", power=6).give("s2", power=7, cards=1)
    events = scene.move("s1", ("mech", 35, 34), answers=("artillery", "scout", 3, 0, 14))
    assert [one["ability"] for one in every(events, "ability")] == ["artillery", "scout"]


@pytest.mark.rule(
    "fen.vesna.technophile.use",
    "fen.vesna.ability.riverwalk",
    "fen.vesna.ability.speed",
    "fen.vesna.tokens.explained",
    "fen.vesna.airship",
    "fen.vesna.airship.stand",
)
@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_her_rules_are_explained_to_those_who_know_her(language: str) -> None:
    reader = Reader(language, keys=KNOWS.keys)
    words = voice()(reader, {"mode": "automa", "seats": [human("vesna")]}, None)
    hers = [rule for rule in rules_of(content.PACKAGE) if rule.startswith("fen.vesna.")]
    told = [words.rule(rule) for rule in hers]
    assert len(set(told)) == 31
    scene = as_human()
    said = [words.event(one) for one in scene.told if one.get("seat") == "s1"]
    assert any("Ronin" in one or "Rónin" in one for one in said)
    for question in scene.asked:
        plain = msgspec.to_builtins(question)
        if plain.get("seat") == "s1":
            assert words.question(plain)
            assert all(words.option(plain, one) != one for one in plain["options"])


# In the campaign


def campaign(*mods: str) -> Evening:
    """Ana plays Vesna with the home base of Crimea; what the next evening is does not matter."""
    scene = third(campaign_human("crimea", "Ana"), campaign_automa("nordic"))
    sheet = scene.state.sheets["s1"]
    sheet.faction, sheet.base, sheet.mech_mods = "vesna", "crimea", list(mods)
    scene.state.keys = sorted([*scene.state.keys, "fenris:vesna"])
    scene.do("setup", *SIX, mats={"s1": "industrial"})
    return scene


@pytest.mark.rule("fen.vesna.setup.home")
def test_in_the_campaign_she_starts_where_her_player_did() -> None:
    scene = campaign()
    assert scene.tonight.homes == {"s1": "base:crimea"}
    assert scene.tonight.seats["s1"].units["character"] == {"base:crimea": 1}
    land = next(one.land for one in content.board_sheet().base if one.faction == "crimea")
    assert sorted(scene.tonight.seats["s1"].units["worker"]) == sorted(land)
    assert scene.game.view(scene.state)["game_now"]["seats"]["s1"]["faction"] == "vesna"


@pytest.mark.rule(
    "fen.vesna.tokens.choose",
    "fen.vesna.tokens.blank",
    "fen.vesna.tokens.cover",
    "fen.vesna.tokens.when",
)
def test_tokens_and_own_mech_mods_are_chosen_together() -> None:
    scene = campaign("armor")
    mods = {"blank_1": "armor", "blank_2": "ronin", "speed": "feint"}
    scene.do("wear", seat="s1", mods=mods)
    assert scene.tonight.seats["s1"].worn == mods
    assert scene.refuses("wear", seat="s1", mods={"blank_1": "ronin"}) == "fenris-blank-first"
    lone = {"blank_1": "ronin", "speed": "feint"}
    assert scene.refuses("wear", seat="s1", mods=lone) == "fenris-blank-first"
    other = {"blank_1": "sword", "blank_2": "ronin"}
    assert scene.refuses("wear", seat="s1", mods=other) == "fenris-mod-not-owned"
    twice = {"blank_1": "ronin", "blank_2": "ronin"}
    assert scene.refuses("wear", seat="s1", mods=twice) == "fenris-mod-twice"


@pytest.mark.rule("fen.vesna.tokens.choose")
def test_she_is_told_that_she_may_choose_though_she_owns_no_mod() -> None:
    scene = campaign()
    assert "wear" in next_after(scene, "setup").may
    scene.do("automa_turn", 3, seat="s2")
    assert "wear" not in next_after(scene, "setup").may


@pytest.mark.rule("fen.vesna.tokens.locked")
def test_with_the_first_turn_her_choice_is_final() -> None:
    scene = campaign()
    mods = {"blank_1": "ronin", "blank_2": "feint"}
    scene.do("wear", seat="s1", mods=mods)
    scene.do("automa_turn", 3, seat="s2")
    assert scene.refuses("wear", seat="s1", mods=mods) == "fenris-wear-late"


@pytest.mark.rule("fen.vesna.technophile.discard")
def test_a_factory_card_that_she_used_goes_back_into_the_box() -> None:
    scene = campaign()
    scene.do("count", seat="s1", what="factory_cards", n=-1)
    assert scene.tonight.seats["s1"].holds["factory_cards"] == 2
    assert scene.refuses("count", seat="s1", what="factory_cards", n=-3) == "fenris-none-left"
    assert scene.refuses("count", seat="s2", what="factory_cards", n=-1) == "not-an-option"


@pytest.mark.parametrize("board", [True, "ask", False])
def test_she_plays_in_all_ways(board: object) -> None:
    scene = third(campaign_human("crimea", "Ana"), campaign_automa("nordic"))
    sheet = scene.state.sheets["s2"]
    sheet.faction, sheet.base = "vesna", "nordic"
    scene.do("setup", "polania", "togawa", mats={"s1": "industrial"}, board=board)
    answers: list[Any] = [{}] if board == "ask" else []
    events = scene.do("automa_turn", 3, *answers, seat="s2")
    assert only(events, "drew")["card"] == 3
    assert scene.tonight.seats["s2"].power == 4


# An Automa's


@pytest.mark.rule(
    "fen.vesna.automa.crests.draw",
    "fen.vesna.automa.crests.show",
    "fen.vesna.automa.crests.rest",
    "fen.vesna.automa.no-cards",
)
def test_an_automa_draws_two_crests_before_all_else_and_no_factory_cards() -> None:
    scene = as_automa()
    assert only_options(scene, "crest") == sorted(content.factions())
    assert scene.told[0] == {
        "type": "crests_drawn",
        "seat": "s2",
        "factions": ["polania", "saxony"],
        "rule": "fen.vesna.automa.crests.draw",
    }
    assert scene.state.laid["crests"] == {"polania": 1, "saxony": 1}
    assert scene.state.seats["s2"].holds == {}
    assert every(scene.told, "tokens_drawn") == []
    assert steps(scene)[:2] == ["fen.vesna.automa.crests.draw", "fen.vesna.automa.crests.rest"]


@pytest.mark.rule("fen.vesna.automa.crests.action")
@pytest.mark.parametrize(
    ("crests", "action"),
    [(("polania", "saxony"), "encounter_factory"), (("nordic", "saxony"), "move_mech")],
)
def test_it_does_what_stands_in_brackets_for_its_crests(
    crests: tuple[str, str], action: str
) -> None:
    scene = as_automa(*crests)
    scene.put("s2", character=44, mech=[34]).give("s2", tracker=6)
    scene.put("s1", mech=[74])
    events = scene.turn("s2", ENCOUNTER_FOR_POLANIA)
    assert only(events, "moved")["action"] == action


@pytest.mark.rule("fen.vesna.automa.crests.action")
@pytest.mark.parametrize(
    ("crests", "units"), [(("rusviet", "togawa"), 2), (("polania", "crimea"), 1)]
)
def test_it_gains_what_stands_in_brackets_for_its_crests_and_nothing_for_others(
    crests: tuple[str, str], units: int
) -> None:
    """Card 8: one combat unit, and one more for Rusviet."""
    scene = as_automa(*crests)
    scene.put("s2", mech=[34]).put("s1", mech=[74]).give("s2", tracker=6)
    gained = every(scene.turn("s2", 8), "gained")
    assert len([one for one in gained if one["what"] in ("mech", "character")]) == units


def test_her_automa_comes_from_its_own_home_base_and_units_gained_stand_there() -> None:
    scene = as_automa()
    assert scene.at("s2", "character") == {"base:albion": 1}
    scene.put("s1", mech=[74])
    scene.turn("s2", 5)
    assert scene.at("s2", "worker").get("base:albion") == 1


def test_a_table_with_her_is_frozen_and_thawed_as_it_is() -> None:
    scene = as_human()
    assert thawed(AutomaState, frozen(scene.state)) == scene.state


# Begun on paper


def on_paper(episode: str, **sheet: Any) -> Evening:
    """Ana plays Vesna since an evening that was played on paper."""
    paper = {"episode": episode, "branch": "war", "sheets": {"s1": sheet}}
    seats = campaign_human("vesna", "Ana"), campaign_automa("nordic")
    return Evening(*seats, **{"from": paper})


@pytest.mark.rule("fen.e3.reward.vesna.home")
def test_a_campaign_from_paper_knows_her_only_where_she_has_been_found() -> None:
    scene = on_paper("4", base="crimea")
    assert scene.sheet("s1")["base"] == "crimea"
    assert scene.refuses("seat", seat="s3", faction="crimea") == "unknown-faction"
    assert scene.refuses("correct", path="sheets.s2.base", value="albion") == "unknown-part"
    with pytest.raises(Refusal, match="unknown-faction"):
        on_paper("3", base="crimea")
    with pytest.raises(Refusal, match="not-an-option"):
        on_paper("4", base="xyzzy")


def test_without_a_word_about_her_home_base_one_is_drawn() -> None:
    scene = on_paper("4")
    scene.state.evening = "3"
    scene.do("setup", "togawa", *SIX, mats={"s1": "industrial"})
    assert scene.tonight.seats["s1"].units["character"] == {"base:togawa": 1}
    scene.do("perk", seat="s1", perk=None)
    assert scene.game.view(scene.state)["game_now"]["homes"] == {"s1": "base:togawa"}
