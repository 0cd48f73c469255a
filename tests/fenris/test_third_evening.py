"""The third evening: what is laid out, what people and Automas find at the Factory, how it ends."""

import pytest

from tests.fenris.scene import Evening, automa, human
from tests.fenris.three import (
    BESIDE,
    CRIMEA_AND_NORDIC,
    FOUR,
    PEACE,
    WAR,
    facing,
    open_question,
    stand,
    third,
    turn,
    walk,
)
from tests.scythe.scene import FACTORY, Events, every, only, place
from thirdchair.kit.flow import Pending, play
from thirdchair.kit.questions import Draw, Pick, Places
from thirdchair.kit.readers import Reader
from thirdchair.kit.refusals import Refusal
from thirdchair.kit.rules import rules_of
from thirdchair.scythe import content
from thirdchair.scythe.fenris.episodes.finding import campaign_at
from thirdchair.words.games.scythe import ScytheWords

CHARACTER = 18  # Scheme I: encounter or Factory, else move the character
AGAIN = 16  # the same
MECH = 10  # Scheme I: move a mech, else a worker
ATTACK = 17  # Scheme I: attack 6, worker attack, worker
FAR = place(74)


def steps(scene: Evening, **arguments: object) -> list[tuple[str, str | None]]:
    mats = {"s1": "industrial", "s2": "engineering", "s3": "mechanical"}
    humans = {seat for seat, one in scene.state.sheets.items() if one.kind == "human"}
    events = scene.do(
        "setup", mats={seat: mats[seat] for seat in mats if seat in humans}, **arguments
    )
    return [(one["rule"], one.get("seat")) for one in every(events, "step")]


def spoken(scene: Evening, language: str) -> ScytheWords:
    """The words of a reader at this table."""
    seats = [{"kind": one.kind, "faction": one.faction} for one in scene.state.sheets.values()]
    reader = Reader(language, keys=frozenset(scene.state.keys))
    return ScytheWords(reader, {"mode": "fenris", "seats": seats})


def ends(events: Events) -> str:
    found: str = only(events, "search_ends")["ends"]
    return found


# Set-up


@pytest.mark.rule(
    "fen.e3.setup.no-wind-gambit",
    "fen.e3.setup.box-a",
    "fen.e3.setup.vesna-card.substitute",
    "fen.e3.setup.influence",
    "fen.e3.setup.perk",
)
def test_the_hands_are_told_what_is_different_tonight() -> None:
    assert steps(third(*CRIMEA_AND_NORDIC)) == [
        ("fen.e3.setup.no-wind-gambit", None),
        ("fen.e3.setup.box-a", None),
        ("fen.e3.setup.vesna-card.substitute", None),
        ("fen.e3.setup.factory-deck", None),
        ("fen.e3.setup.influence", None),
        ("fen.e3.setup.perk", "s1"),
    ]


@pytest.mark.rule("fen.e3.setup.infra", "fen.e3.setup.mech")
def test_those_who_have_mods_lay_them_ready() -> None:
    scene = third(*FOUR)
    scene.state.sheets["s1"].mech_mods = ["armor"]
    scene.state.sheets["s2"].infrastructure_mods = ["spy"]
    scene.state.sheets["s4"].mech_mods = ["armor"]  # an Automa lays nothing out
    told = steps(scene)
    assert ("fen.e3.setup.mech", "s1") in told
    assert ("fen.e3.setup.infra", "s2") in told
    assert [rule for rule, _ in told].count("fen.e3.setup.mech") == 1


@pytest.mark.rule("fen.e3.setup.factory-deck")
@pytest.mark.parametrize(("seats", "cards"), [(2, 8), (3, 9), (5, 11), (7, 13)])
def test_the_factory_deck_has_six_cards_more_than_players(seats: int, cards: int) -> None:
    """Five players: 6 as ever, 4 more, and the one that is sought."""
    names = ["crimea", "nordic", "saxony", "polania", "rusviet", "albion", "togawa"]
    automas = [automa(one) for one in names[1:seats]]
    scene = third(human(names[0]), *automas)
    events = scene.do("setup", mats={"s1": "industrial"})
    assert only(events, "step", rule="fen.e3.setup.factory-deck")["args"] == {"count": cards}


@pytest.mark.rule("fen.e3.setup.rusviet", "fen.e3.setup.rusviet.must")
@pytest.mark.parametrize(("keys", "closed"), [(WAR, "yes"), (PEACE, "no")])
def test_rusviet_gets_its_tile_though_the_punchboard_may_be_closed(
    keys: list[str], closed: str
) -> None:
    scene = third(human("rusviet"), automa("nordic"), keys=keys)
    events = scene.do("setup", mats={"s1": "agricultural"})
    step = only(events, "step", rule="fen.e3.setup.rusviet")
    assert (step["seat"], step["args"]) == ("s1", {"closed": closed})
    assert only(events, "step", rule="fen.e3.setup.rusviet.must")["seat"] == "s1"
    words = spoken(scene, "en")
    assert ("only this one tile" in words.event(step)) == (closed == "yes")


def test_nobody_else_gets_the_tile() -> None:
    told = [rule for rule, _ in steps(third(human("crimea"), automa("rusviet")))]
    assert "fen.e3.setup.rusviet" not in told


@pytest.mark.rule("fen.e3.setup.normal", "fen.e3.setup.faction", "fen.e3.setup.mats")
def test_factions_are_kept_and_mats_are_dealt_anew() -> None:
    scene = third(human("crimea"), human("nordic"), automa("saxony"))
    scene.do("setup", "militant", "industrial")
    seats = scene.tonight.seats
    assert [one.faction for one in seats.values()] == ["crimea", "nordic", "saxony"]
    assert [one.mat for one in seats.values()] == ["militant", "industrial", None]
    assert all(sum(one.units["worker"].values()) == 2 for one in seats.values())


@pytest.mark.rule("fen.e3.setup.perk")
def test_a_perk_costs_fifteen_again() -> None:
    scene = third(*CRIMEA_AND_NORDIC).begun()
    assert scene.refuses("perk", seat="s1", perk="power") == "fenris-too-dear"
    assert only(scene.do("perk", seat="s1", perk=None), "perk")["price"] == 15


# What people know


@pytest.mark.rule(
    "fen.e3.story.prologue",
    "fen.e3.goal.influence",
    "fen.e3.goal.vesna",
    "fen.e3.goal.win",
    "fen.e3.vesna.secret",
)
def test_goals_and_special_rules_are_told_when_the_evening_has_begun_and_not_before() -> None:
    scene = third(*CRIMEA_AND_NORDIC)
    ledger = rules_of(content.PACKAGE)
    sheet = campaign_at("3").own_sheet
    named = [*sheet.goals, *sheet.different, "fen.e3.story.prologue", "fen.e3.vesna.secret"]
    before = Reader(keys=frozenset(scene.state.keys))
    assert not any(before.may(ledger[rule].lock) for rule in named)
    scene.begun()
    assert "fenris:3" in scene.state.keys
    now = Reader(keys=frozenset(scene.state.keys))
    assert all(now.may(ledger[rule].lock) for rule in named)
    assert sheet.goals == ("fen.e3.goal.influence", "fen.e3.goal.vesna", "fen.e3.goal.win")
    assert not now.may("fenris:after-3")


# People search


@pytest.mark.rule(
    "fen.e3.search.influence",
    "fen.e3.search.shuffle",
    "fen.e3.search.draw",
    "fen.e3.search.reveal",
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


# Automas seek


@pytest.mark.rule(
    "fen.e3.automa.move.condition", "fen.e3.automa.move.factory", "fen.e3.automa.search.trigger"
)
def test_an_automa_goes_to_the_factory_and_searches() -> None:
    scene = facing()
    events = turn(scene, CHARACTER, "nothing")
    moved = only(events, "moved")
    assert (moved["unit"], moved["to"]) == ("character", FACTORY)
    assert "fen.e3.automa.move.factory" in [one["rule"] for one in moved["why"]]
    assert only(events, "searches")["n"] == 1
    assert scene.tonight.seats["s2"].holds == {"influence": 1}


@pytest.mark.rule("fen.e3.automa.search", "fen.e3.automa.search.keep-first")
def test_it_keeps_the_first_card_once_and_only_by_searching() -> None:
    scene = facing()
    first = turn(scene, CHARACTER, "nothing")
    assert every(first, "factory_card") == []
    assert only(first, "search_ends")["rule"] == "fen.e3.automa.search.keep-first"
    assert scene.tonight.seats["s2"].factory_card
    second = turn(scene, AGAIN, "nothing")
    assert (only(second, "searches")["n"], ends(second)) == (2, "nothing")


@pytest.mark.rule("fen.e3.automa.search", "fen.e3.search.vesna")
def test_an_automa_can_find_the_card_and_then_goes_where_it_always_goes() -> None:
    scene = facing()
    found = turn(scene, CHARACTER, "found")
    assert ends(found) == "found"
    assert not scene.tonight.seats["s2"].factory_card
    stand(scene, "s2", character=BESIDE)
    stand(scene, "s1", character=place(24))
    scene.tonight.seats["s2"].factory_card = True
    away = only(turn(scene, AGAIN), "moved")
    assert away["to"] != FACTORY


@pytest.mark.rule("fen.e3.automa.search.trigger")
def test_one_that_stays_on_the_factory_searches_again_with_better_odds() -> None:
    """Two players: 8 cards; its first search kept one of them. Two tokens: 2 of 7."""
    scene = facing()
    turn(scene, CHARACTER, "nothing")
    question = open_question(scene, AGAIN)
    assert isinstance(question, Draw)
    assert (question.options, question.weights) == (("nothing", "found"), (5, 2))


@pytest.mark.rule("fen.e3.search.draw", "fen.e3.automa.search")
def test_an_automa_that_turns_up_all_cards_finds_it_for_certain() -> None:
    """Two players: 8 cards."""
    scene = facing()
    scene.tonight.seats["s2"].holds["influence"] = 6
    assert isinstance(open_question(scene, CHARACTER), Draw)
    scene.tonight.seats["s2"].holds["influence"] = 7
    events = turn(scene, CHARACTER)
    assert (only(events, "searches")["cards"], ends(events)) == (8, "found")


@pytest.mark.rule("fen.e3.automa.move.exception")
@pytest.mark.parametrize(("power", "fights"), [(4, False), (5, True)])
def test_with_little_power_it_seeks_no_combat(power: int, fights: bool) -> None:
    scene = facing()
    stand(scene, "s1", character=FACTORY)
    scene.tonight.seats["s2"].power = power
    answers = (3, 0, 14) if fights else ()
    events = turn(scene, CHARACTER, *answers)
    assert bool(every(events, "combat")) == fights
    assert (only(events, "moved")["to"] == FACTORY) == fights
    assert bool(every(events, "skipped", rule="fen.e3.automa.move.exception")) == (not fights)


@pytest.mark.rule("fen.e3.automa.move.exception")
def test_lone_workers_are_no_combat_and_go_home() -> None:
    scene = facing()
    stand(scene, "s1", character=FAR, worker=FACTORY)
    scene.tonight.seats["s2"].power = 1
    events = turn(scene, CHARACTER, "nothing")
    assert only(events, "retreated")["seat"] == "s1"
    assert only(events, "searches")["seat"] == "s2"


@pytest.mark.rule("fen.e3.automa.search.trigger", "fen.e3.automa.search.extra")
def test_after_a_won_combat_its_action_still_brings_the_search() -> None:
    scene = facing()
    stand(scene, "s1", character=FACTORY)
    scene.tonight.seats["s1"].power = 0
    events = turn(scene, CHARACTER, 0, 0, 1, "nothing")
    kinds = [one["type"] for one in events]
    assert kinds.index("combat") < kinds.index("searches")
    assert scene.tonight.seats["s2"].stars["combat"] == 1


@pytest.mark.rule("fen.e3.automa.search.mech")
def test_a_mech_goes_there_and_searches_when_the_character_moves() -> None:
    scene = facing()
    stand(scene, "s2", mech=BESIDE)
    went = turn(scene, MECH)
    assert only(went, "moved")["to"] == FACTORY
    assert every(went, "searches") == []
    scene.tonight.seats["s2"].units["character"] = {FAR: 1}
    stand(scene, "s1", character=place(24))
    moved = turn(scene, CHARACTER, "nothing")
    assert only(moved, "moved")["to"] != FACTORY  # two never stand on one territory
    assert only(moved, "searches")["seat"] == "s2"


@pytest.mark.rule("fen.e3.automa.move.condition")
def test_water_keeps_it_away_in_the_beginning() -> None:
    """Nordic's own land does not reach the Factory."""
    scene = facing()
    scene.tonight.seats["s2"].tracker = 0
    events = turn(scene, CHARACTER)
    assert every(events, "moved", to=FACTORY) == []


@pytest.mark.rule("fen.e3.automa.move.condition")
def test_a_unit_that_attacks_goes_to_the_factory_too() -> None:
    scene = facing()
    stand(scene, "s2", mech=BESIDE)
    stand(scene, "s1", mech=place(34))
    events = turn(scene, ATTACK)
    assert only(events, "moved")["to"] == FACTORY
    assert every(events, "combat") == []


# Asked boards, and cards only


def test_an_asked_board_asks_about_the_factory_alone() -> None:
    scene = facing(board="ask")
    question = open_question(scene, CHARACTER)
    assert isinstance(question, Places)
    assert question.options == (FACTORY,)


@pytest.mark.parametrize(
    ("power", "there", "card", "first"),
    [
        (7, "mech", MECH, [FACTORY]),  # it fights there, whoever stands elsewhere
        (3, "mech", MECH, [FACTORY, place(45)]),  # it goes toward the enemy who keeps it away
        (3, "worker", MECH, [FACTORY]),  # lone workers keep nobody away
        (3, "worker", CHARACTER, [FACTORY]),
    ],
)
def test_an_asked_board_proves_by_the_factory_whether_it_goes_there(
    power: int, there: str, card: int, first: list[str]
) -> None:
    scene = facing(board="ask")
    stand(scene, "s2", character=BESIDE, mech=place(43))
    stand(scene, "s1", character=FAR, **{there: FACTORY})
    scene.tonight.seats["s2"].power = power
    question = open_question(scene, card)
    assert isinstance(question, Places)
    assert list(question.first) == first


def test_once_it_is_found_an_asked_board_is_asked_as_ever() -> None:
    """The Factory is the goal of that card without a search, too: it is free, and decides."""
    scene = facing(board="ask")
    scene.tonight.seats["s1"].holds["found"] = 1
    question = open_question(scene, CHARACTER)
    assert isinstance(question, Places)
    assert question.first == (FACTORY,)


def test_where_either_of_two_mechs_may_go_an_asked_board_asks_about_both_ways() -> None:
    """The one on the Factory would stay; the other one may not come there, and goes elsewhere."""
    scene = facing(board="ask")
    scene.tonight.seats["s2"].units["mech"] = {FACTORY: 1, place(43): 1}
    question = open_question(scene, MECH)
    assert isinstance(question, Places)
    assert place(25) in question.options
    assert place(25) not in question.first


def test_what_stands_there_counts_on_an_asked_board() -> None:
    scene = facing(board="ask")
    fought = turn(scene, CHARACTER, {FACTORY: {"s1.mech": 1}}, 7, 0, 14)
    assert only(fought, "combat")["winner"] == "s1"
    again = facing(board="ask")
    again.tonight.seats["s2"].power = 3
    events = turn(again, CHARACTER, {FACTORY: {"s1.mech": 1}})
    assert every(events, "moved", to=FACTORY) == []


@pytest.mark.parametrize("card", [CHARACTER, MECH, ATTACK])
@pytest.mark.parametrize("power", [3, 7])
def test_what_is_not_asked_on_an_asked_board_does_not_matter(card: int, power: int) -> None:
    """Wherever people stand that was not asked about, the card does the same."""

    def outcome(elsewhere: str | None) -> list[object]:
        scene = facing(board="ask")
        scene.tonight.seats["s2"].power = power
        scene.tonight.seats["s2"].units["mech"] = {place(43): 1}
        options = _options(scene, card)
        if elsewhere is not None and elsewhere not in options:
            stand(scene, "s1", character=elsewhere)
        answers: list[object] = [{}] if options else []
        try:
            events = turn(scene, card, *answers, "nothing")
        except AssertionError:
            events = turn(scene, card, *answers)
        return [(one["unit"], one["to"]) for one in every(events, "moved")]

    usual = outcome(None)
    for elsewhere in (place(24), place(75), place(66)):
        assert outcome(elsewhere) == usual


def _options(scene: Evening, card: int) -> tuple[str, ...]:
    question = open_question(scene, card)
    return question.options if isinstance(question, Places) else ()


@pytest.mark.rule("fen.e3.automa.search.trigger", "fen.e3.automa.move.factory")
def test_with_cards_only_the_table_says_whether_it_stands_there() -> None:
    scene = facing(board=False)
    events = turn(scene, CHARACTER, "nobody", "yes", "found")
    assert only(events, "step")["rule"] == "fen.e3.automa.move.factory"
    assert ends(events) == "found"
    calm = turn(scene, AGAIN, "no")  # found: nothing draws it into a combat any more
    assert every(calm, "step") == []


@pytest.mark.rule("fen.e3.automa.move.exception")
def test_with_cards_only_and_little_power_nobody_asks_about_a_combat() -> None:
    scene = facing(board=False)
    scene.tonight.seats["s2"].power = 4
    events = turn(scene, CHARACTER, "no")
    assert every(events, "searches") == []


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
