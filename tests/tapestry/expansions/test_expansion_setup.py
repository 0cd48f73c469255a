"""Set-up with expansions: what is asked, what leaves the box, what the hands are told to do."""

from typing import Any

import pytest

from tests.tapestry.expansions.expanded_builders import (
    FIVE,
    begun,
    joins,
    kept,
    laid_out,
    picked,
    rules_in,
    sentences,
    set_up,
    step,
)
from tests.tapestry.rules_solo.reading import every, options
from tests.tapestry.solo_builders import asks
from thirdchair.contract import Session
from thirdchair.games import GAMES, VOICES
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rules import rules_of
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import SetUp
from thirdchair.tapestry.events import LandmarkCardKept, LandmarkTaken
from thirdchair.tapestry.expansions import PARTS
from thirdchair.tapestry.solo import Solo, compose
from thirdchair.words import LANGUAGES
from thirdchair.words.games.tapestry import TapestryWords

game = Tapestry()

GIVEN = {"civs": ["engineers"], "favorites": {"shadow": "science"}}
PP_CARDS = ["digital_studio", "game_store", "skyscraper", "tv_station", "urban_farm"]
AA_CARDS = ["birdwatching_perch", "bridge", "castle", "villa", "windmill"]


@pytest.mark.rule("tap.solo.def.tags")
def test_a_rule_of_an_expansion_holds_only_where_that_is_in_play() -> None:
    assert compose(()) is Solo
    for names in ((), ("PP",), ("AA",), ("FF",), ("PP", "FF")):
        rules = compose.__wrapped__(names)
        for name, part in PARTS.items():
            assert issubclass(rules, part) == (name in names)


# What leaves the box


@pytest.mark.parametrize(
    ("rule", "expansion", "starred", "english", "german"),
    [
        pytest.param(
            "tapestry.granges",
            "AA",
            False,
            "Granges",
            "Bauernhöfe",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.granges"),
        ),
        pytest.param(
            "tapestry.high-council",
            "FF",
            False,
            "Hoher Rat",
            "Hoher Rat",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.high-council"),
        ),
        pytest.param(
            "tapestry.robot-decoys",
            "FF",
            True,
            "Roboter-Lockvögel",
            "Roboter-Lockvögel",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.robot-decoys"),
        ),
        pytest.param(
            "tapestry.superpower-regulators",
            "FF",
            False,
            "Superkraft-Regulatoren",
            "Superkraft-Regulatoren",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.superpower-regulators"),
        ),
        pytest.param(
            "tapestry.divination",
            "FF",
            True,
            "Wahrsagerei",
            "Wahrsagerei",
            marks=pytest.mark.rule("tap.solo.remove.tapestry.divination"),
        ),
        pytest.param(
            "civ.advisors",
            "PP",
            True,
            "Advisors",
            "Ratgeber",
            marks=pytest.mark.rule("tap.solo.remove.civ.advisors"),
        ),
        pytest.param(
            "civ.spies",
            "PP",
            False,
            "Spies",
            "Spione",
            marks=pytest.mark.rule("tap.solo.remove.civ.spies"),
        ),
    ],
)
def test_what_leaves_the_box_with_an_expansion(
    rule: str, expansion: str, starred: bool, english: str, german: str
) -> None:
    removal = step(f"tap.solo.remove.{rule}", expansion)
    en, de, _ = sentences(removal)
    assert (removal.starred, removal.standing) == (starred, True)
    assert english in en
    assert german in de
    others = [name for name in ("PP", "AA", "FF") if name != expansion]
    assert f"tap.solo.remove.{rule}" not in rules_in(*others)


@pytest.mark.rule("tap.solo.remove.star")
def test_starred_ones_may_stay() -> None:
    starred = [one.args for one in laid_out("PP", "AA", "FF")[0] if one.starred and not one.ours]
    for card in ("robot-decoys", "divination"):
        assert {"tapestry": card} in starred
    civs = {one["civ"] for one in starred if "civ" in one}
    assert civs == {"inventors", "futurists", "heralds", "advisors"}, "as the book lists them"


@pytest.mark.rule("tap.solo.remove.ours")
def test_three_that_the_book_does_not_list_are_called_our_advice() -> None:
    steps = [one for one in laid_out("PP", "AA", "FF")[0] if one.ours]
    assert [one.args["civ"] for one in steps] == ["genies", "illuminati", "weefolk"]
    assert {one.rule for one in steps} == {"tap.solo.remove.ours"}
    assert all(one.starred for one in steps), "they may stay"
    for one in steps:
        english, german, _ = sentences(one)
        assert english.startswith("Our advice, not in the rulebook")
        assert german.startswith("Unser Rat, nicht im Regelheft")
    assert "tap.solo.remove.ours" not in rules_in("PP", "AA")


@pytest.mark.rule("tap.solo.remove.traps.keep")
@pytest.mark.parametrize("expansion", ["PP", "AA", "FF"])
def test_with_any_expansion_all_traps_stay(expansion: str) -> None:
    rules = rules_in(expansion)
    assert "tap.solo.remove.traps.keep" in rules
    assert "tap.solo.remove.traps" not in rules
    found = step("tap.solo.remove.traps.keep", expansion)
    assert found.standing
    for sentence in sentences(found):
        assert "7" in sentence


@pytest.mark.rule("tap.solo.remove.traps.keep")
def test_the_table_may_decide_otherwise_about_traps() -> None:
    rules = rules_in("PP", rulings={"solo.keep_all_traps": False})
    assert "tap.solo.remove.traps" in rules
    assert "tap.solo.remove.traps.keep" not in rules


# What is replaced


@pytest.mark.rule("tap.solo.replace.decision", "tap.solo.replace.decision.discard")
def test_ten_decision_cards_are_exchanged_for_good() -> None:
    found = step("tap.solo.replace.decision", "AA", chance="table")
    assert found.standing
    en, de, cs = sentences(found)
    for sentence in (en, de, cs):
        assert "1, 2, 4, 5, 8, 10, 13, 15, 17, 19" in sentence
    assert ("no longer needed" in en, "nicht mehr" in de, "nebudeš" in cs) == (True, True, True)
    assert "tap.solo.replace.decision" not in rules_in("AA")  # the app draws: they stay in the box
    assert "tap.solo.replace.decision" not in rules_in("PP", chance="table")


@pytest.mark.rule("tap.solo.replace.civ", "tap.solo.replace.civ.discard")
def test_with_both_expansions_the_hucksters_card_is_exchanged() -> None:
    found = step("tap.solo.replace.civ", "PP", "AA")
    assert found.standing
    en, de, cs = sentences(found)
    assert ("Hucksters" in en, "Hausierer" in de, "Hucksters" in cs) == (True, True, True)
    assert ("no longer needed" in en, "nicht mehr" in de, "nebudeš" in cs) == (True, True, True)
    assert "tap.solo.replace.civ" not in rules_in("PP")
    assert "tap.solo.replace.civ" not in rules_in("AA")


# Landmark cards


@pytest.mark.rule("tap.solo.setup.lmcards.choose", "tap.solo.setup.lmcards.automa")
@pytest.mark.parametrize(
    ("expansions", "cards"),
    [(["PP"], PP_CARDS), (["AA"], AA_CARDS), (["PP", "AA"], sorted(PP_CARDS + AA_CARDS))],
)
def test_you_keep_one_landmark_card_and_the_automa_gets_the_other_landmark(
    expansions: list[str], cards: list[str]
) -> None:
    state = begun(*expansions, **GIVEN)
    waiting = asks(state, SetUp(), joins())
    assert (waiting.question.key, options(waiting)) == ("choice:landmark_card:you", cards)
    mine, its = cards[2], cards[0]
    waiting = asks(state, SetUp(), joins(), picked("landmark_card", mine))
    assert options(waiting) == [card for card in cards if card != mine]
    done = set_up(state, joins(), *kept(mine, its))
    assert done.state.landmarks[f"card:{mine}"] is None
    assert done.state.landmarks[f"card:{its}"] == "automa"
    assert every(done, LandmarkCardKept) == [LandmarkCardKept(landmark=f"card:{mine}")]
    assert every(done, LandmarkTaken) == [LandmarkTaken(who="automa", landmark=f"card:{its}")]


@pytest.mark.rule("tap.solo.setup.lmcards.aa34")
@pytest.mark.parametrize("level", range(1, 7))
def test_two_more_landmarks_on_levels_3_and_4_with_the_arts_track(level: int) -> None:
    civs = ["engineers", "explorers"] if level == 6 else ["engineers"]
    _, view = laid_out("AA", arts="science", level=level, civs=civs)
    its = [one for one, who in view["landmarks"].items() if who == "automa"]
    assert len(its) == (3 if level in (3, 4) else 1)
    _, without = laid_out("AA", level=level, civs=civs)
    assert list(without["landmarks"].values()).count("automa") == 1


def test_fantasies_and_futures_has_no_landmark_cards() -> None:
    waiting = asks(begun("FF", **GIVEN), SetUp())
    assert waiting.question.key == "draw:progress"
    landmarks = set_up(begun("FF", **GIVEN), joins()).state.landmarks
    assert not [one for one in landmarks if one.startswith("card:")]


@pytest.mark.rule(
    "tap.solo.setup.normal.landmarkcards",
    "tap.solo.setup.lmcards.discard",
    "tap.solo.setup.lmcards.aa34.discard",
)
def test_the_checklist_hands_out_landmark_cards() -> None:
    rules = rules_in("AA", arts="science", level=3)
    own = [rule for rule in rules if "lmcards" in rule]
    assert own == [
        "tap.solo.setup.lmcards.choose",
        "tap.solo.setup.lmcards.automa",
        "tap.solo.setup.lmcards.discard",
        "tap.solo.setup.lmcards.aa34",
        "tap.solo.setup.lmcards.aa34",
        "tap.solo.setup.lmcards.aa34.discard",
    ]
    assert rules.index("tap.solo.setup.normal.landmarkcards") < rules.index(own[0])
    without_arts = [rule for rule in rules_in("AA", level=3) if "lmcards" in rule]
    assert without_arts == own[:3]
    assert not [rule for rule in rules_in("FF") if "landmarkcards" in rule or "lmcards" in rule]
    en, de, _ = sentences(step("tap.solo.setup.lmcards.discard", "AA"))
    assert ("Discard" in en, "ab" in de) == (True, True)
    en, de, _ = sentences(
        step("tap.solo.setup.lmcards.aa34.discard", "AA", arts="science", level=4)
    )
    assert ("2" in en, "2" in de) == (True, True)


@pytest.mark.rule("tap.solo.setup.lmcards.automa")
def test_the_cards_are_called_by_their_names() -> None:
    en, de, cs = sentences(step("tap.solo.setup.lmcards.choose", "PP"))
    assert "Digital Studio" in en
    assert "Digitalstudio" in de
    assert "Digitální studio" in cs
    en, _, _ = sentences(step("tap.solo.setup.lmcards.automa", "PP"))
    assert "Game Store" in en


# The arts track on the table


@pytest.mark.rule("tap.solo.setup.automa.cover")
def test_the_cover_piece_lies_on_the_mat_with_the_arts_track() -> None:
    en, de, cs = sentences(step("tap.solo.setup.automa.cover", "AA", arts="science"))
    assert ("technology" in en, "Technologie" in de, "technologii" in cs) == (True, True, True)
    assert "tap.solo.setup.automa.cover" not in rules_in("AA")


@pytest.mark.rule("tap.level.aa14", "tap.level.aa56")
@pytest.mark.parametrize("level", range(1, 7))
def test_which_income_card_covers_the_chart(level: int) -> None:
    civs = ["engineers", "explorers"] if level == 6 else ["engineers"]
    rules = rules_in("AA", arts="science", level=level, civs=civs)
    assert ("tap.level.aa14" in rules) is (level < 5)
    assert ("tap.level.aa56" in rules) is (level > 4)
    assert "tap.level.card134" not in rules
    if level < 5:
        found = step("tap.level.aa14", "AA", arts="science", level=level)
        assert all(str(level) in sentence for sentence in sentences(found))


@pytest.mark.rule("tap.ds.arts")
def test_the_checklist_says_where_the_arts_track_lies() -> None:
    en, de, cs = sentences(step("tap.ds.arts", "AA", arts="exploration"))
    assert ("Exploration" in en, "Entdeckung" in de, "Průzkum" in cs) == (True, True, True)


@pytest.mark.rule("tap.solo.setup.die.arts")
def test_real_dice_need_the_die_of_the_expansion() -> None:
    assert "tap.solo.setup.die.arts" in rules_in("AA", arts="science", chance="table")
    assert "tap.solo.setup.die.arts" not in rules_in("AA", chance="table")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chance", ["app", "table"])
@pytest.mark.parametrize("civ", ["hucksters", "trailblazers"])
def test_every_step_has_a_rule_and_words(civ: str, chance: str, language: str) -> None:
    words = TapestryWords(language, mode="solo")
    fields: dict[str, Any] = {"arts": "military", "double_strike": True, "level": 3}
    for found in laid_out("PP", "AA", "FF", civs=[civ], chance=chance, **fields)[0]:
        assert found.rule in rules_of("thirdchair.tapestry")
        assert words.text(found.message, **found.args).endswith(".")


@pytest.mark.parametrize(
    ("civ", "messages"),
    [
        ("hucksters", ["step-pool", "step-pool-favorite"]),
        ("trailblazers", ["step-no-socialism", "step-marker"]),
    ],
)
def test_what_a_civilization_does_at_set_up_is_a_step(civ: str, messages: list[str]) -> None:
    found = [one.message for one in laid_out("PP", civs=[civ])[0]]
    assert [message for message in found if message in messages] == messages
    found = [one.message for one in laid_out("PP", civs=[civ], level=1)[0]]
    assert not [message for message in found if message in messages]


# The table and its view


def test_the_view_says_what_is_played() -> None:
    _, view = laid_out("FF", "AA", arts="technology", double_strike=True)
    assert view["expansions"] == ["AA", "FF"]
    assert (view["arts"], view["double_strike"]) == ("technology", True)
    assert view["tracks"]["strike"] == dict.fromkeys(FIVE, 0)
    assert [one for one in view["landmarks"] if one.startswith("arts")] == [
        "arts:4",
        "arts:7",
        "arts:10",
    ]


def test_a_table_without_expansions_shows_nothing_of_them() -> None:
    _, view = laid_out()
    assert not {"expansions", "arts", "double_strike", "pool", "markers"} & set(view)
    assert "strike" not in view["tracks"]
    assert "arts" not in view["tracks"]["you"]


# Bad input


@pytest.mark.parametrize(
    ("fields", "where", "sentence"),
    [
        ({"expansions": ["XX"]}, "new.expansions", "“XX” is no expansion"),
        ({"arts": "science"}, "new.arts", "The arts track comes with Arts & Architecture."),
        (
            {"expansions": ["PP", "FF"], "arts": "science"},
            "new.arts",
            "The arts track comes with Arts & Architecture.",
        ),
        ({"expansions": ["AA"], "arts": "arts"}, "new.arts", "There is no track “arts” here."),
        ({"expansions": ["AA"], "arts": "water"}, "new.arts", "There is no track “water” here."),
        ({"expansions": ["AA"], "arts": 3}, "new.arts", "This should be text or null"),
        ({"double_strike": True}, "new.double_strike", "The double strike needs the arts track."),
        (
            {"expansions": ["AA"], "double_strike": True},
            "new.double_strike",
            "The double strike needs the arts track.",
        ),
        ({"expansions": ["AA"], "double_strike": 1}, "new.double_strike", "This should be true"),
        ({"civs": ["hucksters"]}, "new.civs", "Hucksters comes with Plans & Ploys"),
        (
            {"expansions": ["AA", "FF"], "civs": ["iconoclasts"]},
            "new.civs",
            "Iconoclasts comes with Plans & Ploys",
        ),
        ({"expansions": ["PP"], "civs": ["nobody"]}, "new.civs", "There is no Automa civ"),
        (
            {"expansions": ["AA"], "favorites": {"automa": "arts"}},
            "new.favorites.automa",
            "There is no track “arts” here.",
        ),
    ],
)
def test_bad_set_ups_get_a_sentence_and_change_nothing(
    fields: dict[str, Any], where: str, sentence: str
) -> None:
    session = Session(GAMES, VOICES)
    started = session.handle({"new": {"game": "tapestry", "mode": "solo", "seed": 1}})
    assert started["ok"]
    answer = session.handle({"new": {"game": "tapestry", "mode": "solo", **fields}})
    assert not answer["ok"]
    assert (answer["error"]["code"], answer["error"]["where"]) == ("bad_input", where)
    assert answer["error"]["message"].startswith(sentence)
    assert session.handle({"view": True})["view"] == started["view"]


def test_the_order_and_repetition_of_expansions_do_not_matter() -> None:
    states = [
        begun(*names, **GIVEN)
        for names in (("PP", "AA", "FF"), ("FF", "AA", "PP"), ("AA", "PP", "FF", "AA"))
    ]
    assert [state.expansions for state in states] == [["PP", "AA", "FF"]] * 3


def test_a_duel_takes_no_expansions() -> None:
    with pytest.raises(Refusal) as refusal:
        game.set_up(
            {"game": "tapestry", "mode": "duel", "players": ["A", "B"], "expansions": ["PP"]}
        )
    assert (refusal.value.text, refusal.value.where) == ("unknown-field", "new.expansions")
