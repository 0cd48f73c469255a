"""Several Automas and several humans: the multiplayer variant (E1 to E4)."""

import pytest

from tests.scythe.scene import (
    Scene,
    automa,
    every,
    human,
    only,
    place,
    places,
    reasons,
    solo,
)
from thirdchair.kit.choices import Choice
from thirdchair.kit.refusals import Refusal
from thirdchair.scythe.automa import Automa
from thirdchair.scythe.game import Scythe


def three(**setup: object) -> Scene:
    return Scene(human("saxony"), automa("nordic"), automa("crimea", "automaszyna"), **setup)


def settle(scene: Scene, *tied: int) -> str:
    """What the last tiebreaker makes of these territories."""
    return Automa(scene.state, []).settle(Choice(places(*tied)))


@pytest.mark.rule("fen.multi.reading-order", "fen.multi.reading-order.2")
@pytest.mark.rule("fen.multi.reading-order.4", "fen.multi.reading-order.sequence")
def test_e1_the_marker_measures_from_albion_then_rusviet_then_crimea() -> None:
    scene = three()
    used = []
    for tied in ((35, 46), (35, 46), (35, 46)):
        used.append(scene.state.marker)
        settle(scene, *tied)
    assert used == ["base:albion", "base:rusviet", "base:crimea"]
    assert scene.state.marker == "base:polania"


@pytest.mark.rule("fen.multi.reading-order.3")
def test_e2_a_tie_at_albion_is_settled_from_rusviet() -> None:
    scene = three()
    assert settle(scene, 24, 32) == place(24)
    assert scene.state.marker == "base:crimea"


@pytest.mark.rule("scy.automa.reading-order")
def test_e3_the_marker_can_choose_what_reading_order_would_not() -> None:
    assert settle(three(), 84, 85) == place(85)
    assert settle(solo("nordic", "crimea"), 84, 85) == place(84)


def test_e4_without_a_tie_the_marker_walks_on_once() -> None:
    scene = three()
    assert settle(scene, 35, 46) == place(35)
    assert scene.state.marker == "base:rusviet"


def test_the_marker_visits_all_seven_bases() -> None:
    scene = three()
    seen = [scene.state.marker]
    for _ in range(7):
        seen.append(Automa(scene.state, []).two_on(str(seen[-1])))
    assert seen == [
        f"base:{faction}"
        for faction in (
            "albion",
            "rusviet",
            "crimea",
            "polania",
            "nordic",
            "togawa",
            "saxony",
            "albion",
        )
    ]


@pytest.mark.rule("fen.multi.reading-order.1", "scy.automa.multi.units")
def test_the_marker_starts_at_albion_and_settles_units_too() -> None:
    assert solo("nordic", "crimea").state.marker is None
    scene = three()
    assert scene.state.marker == "base:albion"
    events = scene.turn("s2", 3)
    why = [reason["rule"] for reason in only(events, "moved")["why"]]
    assert why[:2] == ["scy.automa.worker.unit", "fen.multi.reading-order.2"]
    assert only(events, "marker") == {
        "type": "marker",
        "from": "base:albion",
        "to": "base:rusviet",
        "rule": "fen.multi.reading-order.4",
    }


def test_a_choice_without_a_tie_leaves_the_marker_alone() -> None:
    scene = three()
    scene.put("s2", worker=[25], character=15)
    assert not every(scene.turn("s2", 3), "marker")


@pytest.mark.rule("scy.automa.multi.marker-back")
def test_the_marker_stays_if_the_move_that_it_was_asked_for_cannot_be_made() -> None:
    """Two workers are as close to home, but all that they could reach is guarded."""
    scene = three().put("s1", mech=[36, 24, 34], character=81)
    events = scene.turn("s2", 3)
    scared = only(events, "skipped", what="move_worker")
    assert [reason["rule"] for reason in scared["why"]][:3] == [
        "scy.automa.worker.unit",
        "fen.multi.reading-order.2",
        "scy.automa.water.land",
    ]
    assert not every(events, "marker")
    assert scene.state.marker == "base:albion"


def test_the_marker_stays_for_an_attack_that_reaches_nobody() -> None:
    scene = three().give("s2", power=9).put("s2", mech=[25, 26], worker=[], character=15)
    events = scene.turn("s2", 17)
    assert only(events, "skipped", what="attack")["rule"] == "scy.automa.attack.valid"
    assert scene.state.marker == "base:albion"


# Enemies


@pytest.mark.rule("fen.multi.comp.enemy", "fen.multi.own-units")
def test_competitive_other_automas_are_enemies_and_their_units_do_not_count_as_own() -> None:
    scene = three()
    scene.give("s2", tracker=6, power=9, cards=0).give("s3", power=0, cards=0)
    scene.put("s2", mech=[44], character=15).put("s3", mech=[34], worker=[43], character=93)
    events = scene.turn("s2", 17, 6, 10)
    assert only(events, "combat")["defender"] == "s3"
    scene = three().give("s2", tracker=6)
    scene.put("s2", worker=[44, 25], character=15).put("s3", worker=[64, 65, 74], character=93)
    why = reasons(only(scene.turn("s2", 3), "moved"))
    assert max(why["scy.automa.worker.most"]["by"]) == 1
    assert place(64) not in why["scy.automa.worker.valid.enemy"]["to"]


@pytest.mark.rule("fen.multi.coop.enemy", "scy.automa.multi.allies", "fen.multi.coop")
def test_cooperative_automas_neither_fight_nor_join_each_other() -> None:
    scene = three(cooperative=True)
    scene.give("s2", tracker=6, power=9, cards=0)
    scene.put("s2", mech=[44], worker=[44], character=15)
    scene.put("s3", mech=[34], worker=[43], character=93)
    events = scene.turn("s2", 17)
    assert not every(events, "combat")
    why = reasons(only(events, "moved"))
    assert set(places(34, 43)) <= set(why["scy.automa.multi.allies"]["from"])
    assert not set(places(34, 43)) & set(why["scy.automa.multi.allies"]["to"])


@pytest.mark.rule("scy.automa.terms.enemy")
def test_in_a_cooperative_game_humans_are_enemies() -> None:
    scene = three(cooperative=True)
    scene.give("s2", tracker=6, power=9, cards=0)
    scene.put("s2", mech=[44], character=15).put("s1", mech=[34], character=81)
    assert only(scene.turn("s2", 17, 0, 0, 6), "combat")["defender"] == "s1"


# Decks, trackers, turns


@pytest.mark.rule("fen.multi.deck.own", "fen.multi.turn")
@pytest.mark.rule("fen.multi.setup.deck-ideal")
def test_each_automa_draws_from_its_own_deck_by_default() -> None:
    scene = three()
    scene.turn("s2", 3)
    scene.turn("s3", 3)
    assert {key: deck.discard for key, deck in scene.state.decks.items()} == {"s2": [3], "s3": [3]}
    assert scene.state.turn == 2


@pytest.mark.rule("fen.multi.deck.shared")
def test_with_one_deck_each_draws_its_own_cards_from_it() -> None:
    scene = three(deck="shared")
    scene.turn("s2", 3)
    with pytest.raises(Refusal, match="not-an-option"):
        scene.turn("s3", 3)
    scene.turn("s3", 6)
    assert {key: deck.discard for key, deck in scene.state.decks.items()} == {"shared": [3, 6]}


@pytest.mark.rule("scy.automa.multi.shared-reshuffle")
def test_a_shared_deck_is_shuffled_whenever_one_reaches_ii() -> None:
    scene = three(deck="shared").give("s2", tracker=8)
    scene.turn("s3", 6)
    events = scene.turn("s2", 3)
    assert only(events, "reshuffled")["rule"] == "scy.automa.multi.shared-reshuffle"
    assert scene.state.decks["shared"].discard == []
    assert scene.state.seats["s3"].scheme == 1


@pytest.mark.rule("fen.multi.tracker.own", "fen.multi.tracker.independent")
@pytest.mark.rule("fen.multi.stars.independent", "fen.multi.scheme.independent")
@pytest.mark.rule("fen.multi.setup.shared-card")
def test_markers_stars_and_schemes_are_independent() -> None:
    scene = Scene(human("saxony"), automa("nordic"), automa("crimea"))
    scene.give("s2", tracker=8)
    scene.turn("s2", 3)
    first, second = scene.state.seats["s2"], scene.state.seats["s3"]
    assert (first.tracker, first.scheme, first.stars["tracker"]) == (9, 2, 1)
    assert (second.tracker, second.scheme, second.stars["tracker"]) == (0, 1, 0)
    scene.turn("s3", 3)
    assert scene.state.seats["s2"].tracker == 9
    assert scene.state.seats["s3"].tracker == 1


@pytest.mark.rule("fen.multi.recruits")
def test_recruit_bonuses_only_for_humans_beside_the_automa() -> None:
    scene = Scene(
        human("saxony", "mechanical"),
        automa("nordic"),
        human("crimea", "militant"),
        human("polania", "engineering"),
        automa("albion"),
    )
    bonus = only(scene.turn("s2", 1), "recruit_bonus")
    assert bonus["seats"] == ["s1", "s3"]
    assert bonus["rule"] == "fen.multi.recruits"
    assert only(scene.turn("s5", 1), "recruit_bonus")["seats"] == ["s1", "s4"]
    alone = Scene(human("saxony"), automa("nordic"), automa("crimea"), automa("albion"))
    assert not every(alone.turn("s3", 1), "recruit_bonus")


# Conquest


@pytest.mark.rule("fen.multi.conquer", "fen.multi.conquer.own-deck")
def test_own_decks_the_beaten_automas_last_card_counts() -> None:
    scene = three()
    scene.turn("s3", 5)
    scene.turn("s2", 9)
    scene.put("s3", worker=[84], character=93).put("s1", mech=[83], character=81)
    found = only(scene.move("s1", ("mech", 83, 84)), "resources")
    assert (found["n"], found["rule"]) == (4, "fen.multi.conquer.own-deck")


@pytest.mark.rule("fen.multi.conquer.shared-deck")
def test_shared_deck_the_last_card_of_anybody_counts() -> None:
    scene = three(deck="shared")
    scene.turn("s3", 5)
    scene.turn("s2", 9)
    scene.put("s3", worker=[84], character=93).put("s1", mech=[83], character=81)
    found = only(scene.move("s1", ("mech", 83, 84)), "resources")
    assert (found["n"], found["rule"]) == (3, "fen.multi.conquer.shared-deck")


def test_a_card_drawn_for_an_earlier_combat_is_outside_this_one() -> None:
    """The book says: the last card drawn outside this combat."""
    scene = three().give("s3", power=0, cards=0)
    scene.turn("s3", 3)
    scene.put("s3", mech=[84], worker=[85], character=93)
    scene.put("s1", mech=[83, 73], character=81)
    events = scene.move("s1", ("mech", 83, 84), ("mech", 73, 85), answers=(7, 0, 16))
    # The combat comes first and its own card (16) does not count; afterwards it does.
    assert only(events, "skipped", what="resources")
    assert only(events, "resources")["n"] == 4


# Set-up


@pytest.mark.rule("fen.multi.seat", "fen.multi.rules", "fen.multi.setup.automas")
@pytest.mark.rule("fen.multi.setup.humans", "fen.multi.setup.difficulty")
def test_every_seat_has_a_faction_and_its_own_set_up() -> None:
    scene = three()
    seats = scene.state.seats
    assert list(seats) == ["s1", "s2", "s3"]
    assert [(one.kind, one.faction, one.level) for one in seats.values()] == [
        ("human", "saxony", None),
        ("automa", "nordic", "automa"),
        ("automa", "crimea", "automaszyna"),
    ]
    assert (seats["s1"].coins, seats["s1"].popularity) == (6, 3)
    assert (seats["s2"].coins, seats["s2"].popularity) == (5, 10)
    assert scene.at("s3", "worker") == dict.fromkeys(sorted(places(84, 94)), 1)


@pytest.mark.rule("fen.multi.count", "fen.multi.options", "fen.multi.mode")
def test_up_to_seven_seats_in_any_mix_cooperative_or_not() -> None:
    factions = ["nordic", "saxony", "crimea", "polania", "rusviet", "albion", "togawa"]
    mats = ["patriotic", "militant", "engineering", "innovative", "mechanical", "agricultural"]
    for humans in range(7):
        seats = [
            human(faction, mats[place]) if place < humans else automa(faction)
            for place, faction in enumerate(factions)
        ]
        assert len(Scene(*seats, cooperative=humans > 0).state.seats) == 7
    with pytest.raises(Refusal, match="wrong-number-of-seats"):
        Scene(*[automa(faction) for faction in factions], automa("nordic"))


def test_a_table_of_automas_alone_plays_too() -> None:
    scene = Scene(automa("nordic"), automa("crimea"))
    assert only(scene.turn("s1", 3), "moved")
    with pytest.raises(Refusal, match="nobody-to-cooperate"):
        Scythe().set_up(
            {
                "game": "scythe",
                "mode": "automa",
                "cooperative": True,
                "seats": [automa("nordic"), automa("crimea")],
            }
        )
