"""The set-up of a game against the Automa, row by row."""

import pytest

from tests.tapestry.rules_solo.laying_out import begun, laid_out, sentences, step
from tests.tapestry.rules_solo.reading import TRACKS, every, options
from tests.tapestry.solo_builders import PRINTED, asks, do, drew, rolled
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry.commands import SetUp
from thirdchair.tapestry.events import CivilizationGiven, Drew, FavoriteChosen
from thirdchair.web.games.tapestry.solo import new as solo_new

# You and the board


@pytest.mark.rule("tap.solo.setup.as3p")
def test_the_board_is_that_of_three_players() -> None:
    en, de, cs = sentences(step("tap.solo.setup.as3p"))
    assert ("three" in en, "drei" in de, "tři" in cs) == (True, True, True)
    _, view = laid_out()
    assert sorted(map(int, view["hexes"])) == sorted(PRINTED)  # the side for one to three


@pytest.mark.rule("tap.solo.setup.start", "tap.solo.setup.normal")
def test_you_start_on_2_4_with_your_own_things_as_always() -> None:
    for sentence in sentences(step("tap.solo.setup.start")):
        assert "2/4" in sentence
    _, view = laid_out()
    mine = {"who": "you", "toppled": False}
    assert view["hexes"]["24"] == {"tile": True, "tokens": [mine, mine]}
    assert view["tracks"]["you"] == dict.fromkeys(TRACKS, 0)
    assert (view["outposts"]["you"], view["era"]["you"], view["vp"]["you"]) == (8, 0, 0)


@pytest.mark.rule("tap.solo.setup.order")
def test_your_own_set_up_comes_before_that_of_the_bots() -> None:
    rules = [one.rule for one in laid_out()[0]]
    yours = max(rules.index(f"tap.solo.setup.{one}") for one in ("as3p", "start"))
    bots = [
        place
        for place, rule in enumerate(rules)
        if rule.startswith(("tap.solo.setup.automa.", "tap.solo.setup.shadow."))
    ]
    assert yours < min(bots)


# The Automa


@pytest.mark.rule("tap.solo.setup.automa.color", "tap.solo.setup.shadow.color")
def test_each_bot_gets_a_color() -> None:
    en, de, cs = sentences(step("tap.solo.setup.automa.color"))
    assert ("color" in en, "Farbe" in de, "barvu" in cs) == (True, True, True)
    en, de, cs = sentences(step("tap.solo.setup.shadow.color"))
    assert ("another color" in en, "andere Farbe" in de, "jinou barvu" in cs) == (True, True, True)


@pytest.mark.rule("tap.solo.setup.automa.only", "tap.solo.setup.shadow.only")
def test_a_bot_gets_what_its_list_names_and_nothing_else() -> None:
    steps, view = laid_out()
    rules = [one.rule for one in steps]
    assert [rule for rule in rules if rule.startswith("tap.solo.setup.automa.")] == [
        f"tap.solo.setup.automa.{one}"
        for one in (
            "color",
            "mat",
            "outposts.start",
            "tokens.vp",
            "tokens.tracks",
            "civ.place",
            "fav.token",
        )
    ]
    assert [rule for rule in rules if rule.startswith("tap.solo.setup.shadow.")] == [
        f"tap.solo.setup.shadow.{one}"
        for one in ("color", "outposts", "tokens.tracks", "fav.token")
    ]
    assert view["tapestry"] == {"automa_hand": 0, "mat": 0}
    assert set(view["landmarks"].values()) == {None}
    assert view["achievements"] == {"end_of_track": [], "two_topples": [], "middle_island": []}


@pytest.mark.rule("tap.solo.setup.automa.mat", "tap.level.default")
def test_without_a_word_about_it_the_level_is_2_with_the_normal_side_up() -> None:
    steps, view = laid_out()
    assert view["level"] == 2
    en, de, cs = sentences(step("tap.solo.setup.automa.mat"))
    assert ("normal side" in en, "normalen Seite" in de, "běžnou" in cs) == (True, True, True)
    assert not [one for one in steps if one.rule.startswith("tap.level.")]


@pytest.mark.rule("tap.solo.setup.automa.outposts", "tap.solo.setup.automa.outposts.start")
def test_all_ten_outposts_are_the_automas_and_two_stand_on_3_5() -> None:
    _, view = laid_out()
    its = {"who": "automa", "toppled": False}
    assert view["hexes"]["22"] == {"tile": True, "tokens": [its, its]}
    assert view["outposts"]["automa"] == 8
    en, de, cs = sentences(step("tap.solo.setup.automa.outposts.start"))
    assert ("all outposts" in en, "alle Außenposten" in de, "všechny" in cs) == (True, True, True)
    assert all("3/5" in sentence for sentence in (en, de, cs))


@pytest.mark.rule(
    "tap.solo.setup.automa.tokens",
    "tap.solo.setup.automa.tokens.vp",
    "tap.solo.setup.automa.tokens.tracks",
)
def test_the_automas_tokens_stand_on_0_points_and_on_every_start_space() -> None:
    _, view = laid_out()
    assert view["vp"]["automa"] == 0
    assert view["tracks"]["automa"] == dict.fromkeys(TRACKS, 0)
    assert all("0" in sentence for sentence in sentences(step("tap.solo.setup.automa.tokens.vp")))
    en, de, cs = sentences(step("tap.solo.setup.automa.tokens.tracks"))
    assert ("each track" in en, "jeder Leiste" in de, "každé stupnice" in cs) == (True, True, True)


@pytest.mark.rule("tap.solo.setup.automa.civ", "tap.solo.comp.civ.base")
def test_one_of_the_four_civilizations_comes_by_chance() -> None:
    waiting = asks(begun(), SetUp())
    assert (waiting.question.chance, waiting.question.key) == (True, "draw:civilization")
    assert options(waiting) == ["conquerors", "engineers", "explorers", "scientists"]
    done = do(
        begun(),
        {"do": "new"},
        drew("civilization", "explorers"),
        rolled("science"),
        drew("progress", 8),
    )
    assert done.state.civs == ["explorers"]
    assert [(one.civ, one.place) for one in every(done, CivilizationGiven)] == [("explorers", 1)]


@pytest.mark.rule("tap.solo.setup.automa.civ.place")
def test_its_card_is_laid_on_the_mat() -> None:
    en, de, _ = sentences(step("tap.solo.setup.automa.civ.place"))
    assert "Engineers" in en
    assert "Ingenieure" in de


@pytest.mark.rule("tap.solo.setup.automa.fav")
@pytest.mark.parametrize(
    ("civ", "track"),
    [
        pytest.param("engineers", "technology", marks=pytest.mark.rule("tap.civ.engineers.fav")),
        pytest.param("explorers", "exploration", marks=pytest.mark.rule("tap.civ.explorers.fav")),
        pytest.param("scientists", "science", marks=pytest.mark.rule("tap.civ.scientists.fav")),
        pytest.param("conquerors", "military", marks=pytest.mark.rule("tap.civ.conquerors.fav")),
    ],
)
def test_the_civilization_names_the_favorite_track(civ: str, track: str) -> None:
    other = "science" if track != "science" else "military"
    done = do(begun(civs=[civ]), {"do": "new"}, rolled(other), drew("progress", 8))
    assert done.state.favorites == {"automa": track, "shadow": other}
    first = every(done, FavoriteChosen)[0]
    assert (first.who, first.track) == ("automa", track)
    assert first.trigger == "tap.solo.setup.automa.fav"


@pytest.mark.rule("tap.solo.setup.automa.fav.token", "tap.solo.setup.shadow.fav.token")
def test_a_second_token_marks_a_favorite_track() -> None:
    automa = sentences(step("tap.solo.setup.automa.fav.token"))
    assert ("second" in automa[0], "Technology" in automa[0]) == (True, True)
    assert ("zweiten" in automa[1], "Technologie" in automa[1]) == (True, True)
    shadow = sentences(step("tap.solo.setup.shadow.fav.token"))
    assert ("second" in shadow[0], "Science" in shadow[0]) == (True, True)
    assert ("zweiten" in shadow[1], "Wissenschaft" in shadow[1]) == (True, True)


# The Shadow Empire


@pytest.mark.rule("tap.solo.setup.shadow.outposts")
def test_all_ten_outposts_of_the_shadow_empire_are_in_supply() -> None:
    _, view = laid_out()
    tokens = [token["who"] for one in view["hexes"].values() for token in one["tokens"]]
    assert (view["outposts"]["shadow"], "shadow" in tokens) == (10, False)
    en, de, cs = sentences(step("tap.solo.setup.shadow.outposts"))
    assert ("all outposts" in en, "alle Außenposten" in de, "všechny" in cs) == (True, True, True)


@pytest.mark.rule("tap.solo.setup.shadow.tokens", "tap.solo.setup.shadow.tokens.tracks")
def test_the_shadow_empires_tokens_stand_on_every_start_space() -> None:
    _, view = laid_out()
    assert view["tracks"]["shadow"] == dict.fromkeys(TRACKS, 0)
    en, de, cs = sentences(step("tap.solo.setup.shadow.tokens.tracks"))
    assert ("each track" in en, "jeder Leiste" in de, "každé stupnice" in cs) == (True, True, True)


@pytest.mark.rule("tap.solo.setup.shadow.fav")
@pytest.mark.parametrize(
    ("civ", "faces"),
    [
        ("engineers", ["exploration", "science", "military"]),
        ("conquerors", ["exploration", "science", "technology"]),
    ],
)
def test_the_die_is_rolled_until_it_differs_from_the_automas_favorite(
    civ: str, faces: list[str]
) -> None:
    waiting = asks(begun(civs=[civ]), SetUp())
    assert (waiting.question.key, options(waiting)) == ("die:science", faces)
    done = do(begun(civs=[civ]), {"do": "new"}, rolled("exploration"), drew("progress", 8))
    assert done.state.favorites["shadow"] == "exploration"
    assert every(done, FavoriteChosen)[1].trigger == "tap.solo.setup.shadow.fav"


# Decks


@pytest.mark.rule("tap.solo.setup.deck.dev", "tap.card.type.rect")
def test_cards_8_to_22_are_the_progress_deck() -> None:
    waiting = asks(begun(civs=["engineers"]), SetUp(), rolled("science"))
    assert waiting.question.key == "draw:progress"
    assert options(waiting) == [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]
    for sentence in sentences(step("tap.solo.setup.deck.dev", chance="table")):
        assert ("8" in sentence, "22" in sentence) == (True, True)


@pytest.mark.rule("tap.solo.setup.deck.decision", "tap.card.type.circle")
def test_cards_1_to_7_and_one_of_the_progress_deck_are_the_decision_deck() -> None:
    done = do(begun(civs=["engineers"]), {"do": "new"}, rolled("science"), drew("progress", 17))
    assert done.state.decision.deck == [1, 2, 3, 4, 5, 6, 7, 17]
    assert done.state.decision.progress == [8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22]
    assert not every(done, Drew)  # nobody looks at the card that joins
    for sentence in sentences(step("tap.solo.setup.deck.decision", chance="table")):
        assert ("1" in sentence, "7" in sentence) == (True, True)


@pytest.mark.rule("tap.solo.comp.decision.base")
def test_there_are_22_decision_cards() -> None:
    _, view = laid_out()
    assert (view["decision"]["deck"], view["decision"]["progress"]) == (8, 14)


# Who begins, and the level


@pytest.mark.rule("tap.bots.turn.order")
def test_the_bots_come_after_you_if_you_begin_and_before_you_if_not() -> None:
    assert laid_out()[1]["first"] == "you"
    en, de, cs = sentences(step("tap.bots.turn.order", first="you"))
    assert ("You begin" in en, "Du beginnst" in de, "Začínáš ty" in cs) == (True, True, True)
    assert laid_out(first="bots")[1]["first"] == "bots"
    en, de, cs = sentences(step("tap.bots.turn.order", first="bots"))
    assert ("bots begin" in en, "Bots beginnen" in de, "Začínají boti" in cs) == (True, True, True)


@pytest.mark.rule("tap.solo.setup.startplayer")
def test_the_lot_decides_between_you_and_the_bots_as_one_seat() -> None:
    drawn = {solo_new.set_up_from({"level": "2", "first": "lot"})["first"] for _ in range(64)}
    assert drawn == {"you", "bots"}  # a fair lot misses one of them once in 2^63 runs
    assert solo_new.set_up_from({"level": "2", "first": "bots"})["first"] == "bots"
    with pytest.raises(Refusal) as refusal:
        begun(first="automa")
    assert (refusal.value.code, refusal.value.where) == ("bad_input", "new.first")


@pytest.mark.rule("tap.level.choose")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_there_are_six_levels(level: int) -> None:
    assert begun(level=level).level == level


@pytest.mark.parametrize("level", [0, 7])
def test_there_is_no_other_level(level: int) -> None:
    with pytest.raises(Refusal) as refusal:
        begun(level=level)
    assert (refusal.value.code, refusal.value.where) == ("bad_input", "new.level")


@pytest.mark.rule("tap.level.card134", "tap.level.hard56", "tap.level.mat")
@pytest.mark.parametrize(
    ("level", "normal", "card"),
    [
        (1, True, True),
        (2, True, False),
        (3, True, True),
        (4, True, True),
        (5, False, False),
        (6, False, False),
    ],
)
def test_which_side_of_the_mat_and_which_income_card(level: int, normal: bool, card: bool) -> None:
    civs = ["engineers", "explorers"] if level == 6 else ["engineers"]
    steps, _ = laid_out(level=level, civs=civs)
    rules = [one.rule for one in steps]
    assert ("tap.solo.setup.automa.mat" in rules) is normal
    assert ("tap.level.hard56" in rules) is not normal
    assert ("tap.level.card134" in rules) is card
    if card:
        words = sentences(step("tap.level.card134", level=level))
        assert all(str(level) in sentence for sentence in words)
    if not normal:
        en, de, cs = sentences(step("tap.level.hard56", level=level, civs=civs))
        assert ("hard side" in en, "Schwer" in de, "těžkou" in cs) == (True, True, True)
