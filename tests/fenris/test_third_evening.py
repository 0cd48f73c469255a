"""The third evening: what people find at the Factory, how it ends, and how it is told."""

import pytest

from tests.fenris.scene import Evening, spoken
from tests.fenris.three import (
    BESIDE,
    CRIMEA_AND_NORDIC,
    FAR,
    ends,
    facing,
    stand,
    third,
    turn,
    walk,
)
from tests.scythe.scene import FACTORY, every, only
from thirdchair.kit.flow import Pending, play
from thirdchair.kit.questions import Pick
from thirdchair.kit.refusals import Refusal

# People search


@pytest.mark.rule(
    "fen.e3.search.influence",
    "fen.e3.search.draw",
    "fen.e3.search.return",
)
def test_each_search_brings_a_token_and_turns_up_as_many_cards_as_tokens() -> None:
    scene = facing()
    for tokens in (1, 2, 3):
        events = scene.do("count", "nothing", seat="s1", what="influence")
        search = only(events, "searches")
        assert (search["n"], search["cards"]) == (tokens, tokens)
        assert only(events, "search_ends")["rule"] == "fen.e3.search.return"
        assert only(events, "counted")["n"] == tokens
    assert scene.tonight.seats["s1"].holds == {"influence": 3}


@pytest.mark.rule("fen.e3.search.vesna", "fen.e3.search.after-found")
def test_whoever_turns_up_the_card_has_it_and_the_search_goes_on_for_tokens() -> None:
    scene = facing()
    assert ends(scene.do("count", "found", seat="s1", what="influence")) == "found"
    assert scene.tonight.seats["s1"].holds == {"influence": 1, "found": 1}
    again = scene.do("count", "card", seat="s1", what="influence")
    assert only(again, "searches")["cards"] == 2
    third_one = scene.do("count", seat="s1", what="influence")  # nothing left to keep
    assert ends(third_one) == "nothing"
    assert scene.tonight.seats["s1"].holds["influence"] == 3


@pytest.mark.rule("fen.e3.search.factory-card", "fen.e3.search.vesna-no-factory-card")
def test_one_factory_card_may_be_kept_and_the_sought_one_is_none() -> None:
    scene = facing()
    scene.do("count", "found", seat="s1", what="influence")
    assert not scene.tonight.seats["s1"].factory_card
    scene.do("count", "card", seat="s1", what="influence")
    assert scene.tonight.seats["s1"].factory_card


def asked(scene: Evening, seat: str) -> list[str]:
    command = scene.game.command(scene.state, {"do": "count", "seat": seat, "what": "influence"})
    result = play(scene.game.rules, scene.state, command, [])
    assert isinstance(result, Pending)
    assert isinstance(result.question, Pick)
    return [str(one) for one in result.question.options]


@pytest.mark.rule("fen.e3.search.vesna", "fen.e3.search.factory-card")
def test_only_what_can_be_kept_is_offered() -> None:
    scene = facing()
    assert asked(scene, "s1") == ["found", "card", "nothing"]
    scene.tonight.seats["s1"].factory_card = True
    assert asked(scene, "s1") == ["found", "nothing"]
    scene.tonight.seats["s2"].holds["found"] = 1
    scene.tonight.seats["s1"].factory_card = False
    assert asked(scene, "s1") == ["card", "nothing"]


@pytest.mark.rule("fen.e3.search.draw")
def test_who_turns_up_all_cards_finds_it_for_certain() -> None:
    """Two players: 8 cards, one of them kept by the Automa."""
    scene = facing()
    scene.tonight.seats["s2"].factory_card = True
    scene.tonight.seats["s1"].holds["influence"] = 6
    events = scene.do("count", seat="s1", what="influence")
    assert only(events, "searches")["cards"] == 7
    assert ends(events) == "found"
    more = scene.do("count", "nothing", seat="s1", what="influence")
    assert (only(more, "searches")["n"], only(more, "searches")["cards"]) == (8, 6)


@pytest.mark.rule("fen.e3.search.stop", "fen.e3.search.before", "fen.e3.search.finish-move")
def test_a_character_that_comes_to_the_factory_searches_before_it_fights() -> None:
    scene = facing()
    stand(scene, "s2", mech=FACTORY)
    stand(scene, "s1", character=BESIDE, worker=FAR)
    scene.tonight.seats["s1"].power = 5
    events = walk(
        scene,
        "s1",
        ("character", BESIDE, FACTORY),
        answers=("nothing", 5, 0, 14),
    )
    kinds = [one["type"] for one in events]
    assert kinds.index("search_ends") < kinds.index("combat")


@pytest.mark.rule("fen.e3.search.stop", "fen.e3.search.reenter")
def test_its_move_ends_at_the_factory_but_it_may_leave_and_come_back() -> None:
    scene = facing()
    stand(scene, "s2", mech=FAR)
    stand(scene, "s1", character=BESIDE)
    with pytest.raises(Refusal, match="search-stops"):
        walk(scene, "s1", ("character", BESIDE, FACTORY), ("character", FACTORY, BESIDE))
    assert scene.tonight.seats["s1"].holds == {}
    stand(scene, "s1", character=FACTORY)
    there_and_back = (("character", FACTORY, BESIDE), ("character", BESIDE, FACTORY))
    events = walk(scene, "s1", *there_and_back, answers=("nothing",))
    assert only(events, "searches")["n"] == 1


@pytest.mark.rule("fen.e3.search.start-on-factory")
def test_a_character_that_stands_there_does_not_search() -> None:
    scene = facing()
    stand(scene, "s2", mech=FAR)
    stand(scene, "s1", character=FACTORY, mech=BESIDE)
    assert every(walk(scene, "s1", ("mech", BESIDE, FACTORY)), "searches") == []
    assert every(walk(scene, "s1", ("character", FACTORY, BESIDE)), "searches") == []
    assert scene.tonight.seats["s1"].holds == {}


@pytest.mark.rule("fen.e3.search.reenter")
def test_it_may_leave_and_come_back_in_one_move() -> None:
    scene = facing()
    stand(scene, "s2", mech=FAR)
    stand(scene, "s1", character=FACTORY)
    there_and_back = ("character", FACTORY, BESIDE), ("character", BESIDE, FACTORY)
    events = walk(scene, "s1", *there_and_back, answers=("nothing",))
    assert only(events, "searches")["n"] == 1


@pytest.mark.rule("fen.e3.search.no-full-look")
def test_the_first_one_there_turns_up_one_card_and_not_the_deck() -> None:
    scene = facing()
    stand(scene, "s2", mech=FAR)
    stand(scene, "s1", character=BESIDE)
    events = walk(scene, "s1", ("character", BESIDE, FACTORY), answers=("card",))
    assert only(events, "searches")["cards"] == 1


@pytest.mark.parametrize("board", ["ask", False])
def test_people_search_on_every_kind_of_board(board: object) -> None:
    """Whom they met is asked with cards only; the search comes before that."""
    scene = facing(board=board)
    if board == "ask":
        scene.tonight.seats["s2"].units["mech"] = {}
        stand(scene, "s2", character=BESIDE)
    moves = [{"unit": "character", "to": FACTORY}]
    answers = ("found", "nobody") if board is False else ("found",)
    events = scene.do("move", *answers, seat="s1", moves=moves)
    assert ends(events) == "found"


def test_what_was_counted_wrong_is_counted_back() -> None:
    scene = facing()
    scene.do("count", "found", seat="s1", what="influence")
    assert scene.refuses("count", seat="s2", what="found") == "fenris-found-already"
    scene.do("count", seat="s1", what="found", n=-1)
    scene.do("count", seat="s1", what="influence", n=-1)
    assert scene.tonight.seats["s1"].holds == {"influence": 0, "found": 0}
    scene.do("count", seat="s2", what="found")
    assert scene.refuses("count", seat="s1", what="influence", n=-1) == "fenris-none-left"
    assert scene.refuses("count", seat="s1", what="tokens") == "not-an-option"


# The end


@pytest.mark.rule("fen.e3.end.sixth-star")
def test_the_sixth_star_ends_the_game_found_or_not() -> None:
    scene = third(*CRIMEA_AND_NORDIC).begun()
    spaces = ("upgrades", "mechs", "structures", "recruits", "workers")
    for space in spaces:
        assert every(scene.do("mark", seat="s1", at=space), "ended") == []
    ended = only(scene.do("mark", seat="s1", at="power"), "ended")
    assert (ended["seat"], ended["rule"]) == ("s1", "fen.e3.end.sixth-star")


@pytest.mark.rule("fen.e3.automa.skip")
def test_the_automas_tracker_passes_over_combats_and_power() -> None:
    scene = third(*CRIMEA_AND_NORDIC).begun()
    me = scene.tonight.seats["s2"]
    me.tracker = 8
    taken = dict.fromkeys(("upgrades", "mechs", "structures", "recruits"), 1)
    me.stars.update(taken)
    events = turn(scene, 3, 4, 5)  # workers, objective, popularity, and from the front again
    assert only(events, "star")["triumph"] == "workers"


def test_two_cannot_have_found_the_same_card() -> None:
    scene = third(*CRIMEA_AND_NORDIC).begun()
    facts = {"found": {"s1": 1, "s2": 1}}
    with pytest.raises(Refusal, match="fenris-found-twice") as refused:
        scene.do("episode_result", coins={"s1": 40, "s2": 30}, facts=facts)
    assert refused.value.args_for_text["seats"] == ["s1", "s2"]
    assert scene.state.phase == "play"


# Words


@pytest.mark.parametrize(
    ("language", "searches", "found"),
    [
        ("en", "turn up 2 cards", "has found the Vesna card"),
        ("de", "2 Karten aufdecken", "hat die Vesna-Karte gefunden"),
        ("cs", "odkrýt karty: 2", "nachází kartu Vesny"),
    ],
)
def test_a_search_is_told_in_three_languages(language: str, searches: str, found: str) -> None:
    scene = facing()
    scene.do("count", "nothing", seat="s1", what="influence")
    events = scene.do("count", "found", seat="s1", what="influence")
    said = [spoken(scene, language).event(one) for one in events]
    assert searches in said[0]
    assert found in said[1]
    assert len(said) == 3


@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_what_is_asked_has_words_and_buttons(language: str) -> None:
    words = spoken(facing(), language)
    for about, options in (("search", ["found", "card"]), ("at_the_factory", ["no", "yes"])):
        question = {"ask": "choice", "about": about, "seat": "s1", "options": options}
        assert words.question(question)
        assert not {words.option(question, one) for one in options} & set(options)
    drawn = {"ask": "draw", "deck": "search", "seat": "s2", "options": ["nothing", "found"]}
    assert "Vesn" in words.question(drawn)
    assert "Vesn" in words.option(drawn, "found")
