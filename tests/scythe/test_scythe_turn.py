"""The Automa's turn: every card, gains, recruit bonus, tracker, stars, deck (C1 to C9)."""

import pytest

from tests.scythe.scene import Scene, automa, every, human, only, place, solo
from tests.scythe.test_scythe_board import CARDS
from thirdchair.scythe import content

COIN, POWER, UNIT = 13, 3, 16  # Scheme I: 1 coin; 3 power; 1 combat unit


def busy(faction: str) -> Scene:
    """Everything is possible: enemies of both kinds, tokens and the Factory are in reach."""
    enemy = "togawa" if faction != "togawa" else "albion"
    scene = solo(faction, enemy, "ultimaszyna").give("s2", power=8, cards=0)
    scene.put("s2", worker=[44], mech=[43], character=53)
    return scene.put("s1", worker=[64], mech=[63], character=65)


HALVES = [line.split("|") for line in CARDS.strip().splitlines()]
DONE = {
    "worker": "move_worker",
    "mech": "move_mech",
    "character": "move_character",
    "encounter": "encounter_factory",
    "attack": "attack",
    "drive": "worker_attack",
}


@pytest.mark.parametrize("faction", ["nordic", "saxony", "polania", "crimea", "rusviet", "albion"])
@pytest.mark.parametrize("half", HALVES, ids=lambda half: half[0].strip())
@pytest.mark.rule("scy.automa.turn.order", "scy.automa.turn.draw", "scy.automa.gain.bracket")
def test_every_card_in_both_schemes(half: list[str], faction: str) -> None:
    """With everything possible the first entry of the line is done, and every gain comes."""
    name, moves, gains, recruit = (part.strip() for part in half)
    number, _, scheme = name.partition("-")
    mine = [
        entry.rpartition("] ")[2].split()[0]
        for entry in moves.split(" / ")
        if not entry.startswith("[") or entry.startswith(f"[{faction}]")
    ]
    scene = busy(faction).give("s2", scheme=len(scheme))
    fights = mine[0] == "attack"
    answers = (0, 0, 3 if number != "3" else 6) if fights else ()
    before = scene.state.seats["s2"]
    events = scene.turn("s2", int(number), *answers)
    after = scene.state.seats["s2"]
    moved = only(events, "moved")
    assert moved["action"] == DONE[mine[0]]

    got = {"power": 0, "coin": 0, "card": 0, "worker": 0, "unit": 0}
    for gain in gains.split(", "):
        owner, _, amount = gain.rpartition("] ")
        if not owner or owner == f"[{faction}":
            n, thing = amount.split()
            got[thing] += int(n)
    spent = only(events, "combat")["power"]["s2"] if fights else 0
    assert after.coins == before.coins + got["coin"]
    assert after.power == min(16, before.power - spent + got["power"])
    assert after.cards == before.cards + got["card"]
    base = f"base:{faction}"
    assert after.units["worker"].get(base, 0) == got["worker"]
    assert after.units["mech"].get(base, 0) == got["unit"]

    bonus = {"coin": "coins", "card": "cards"}.get(recruit, recruit)
    assert [event["what"] for event in every(events, "recruit_bonus")] == (
        [] if recruit == "-" else [bonus]
    )
    order = [event["type"] for event in events]
    kinds = [kind for kind in order if kind in ("drew", "moved", "recruit_bonus", "tracker")]
    assert kinds[0] == "drew"
    assert sorted(set(kinds), key=kinds.index) == [
        kind for kind in ("drew", "moved", "recruit_bonus", "tracker") if kind in kinds
    ]


# C1


@pytest.mark.rule("scy.automa.turn.autometta")
@pytest.mark.parametrize("card", [4, 7, 8, 17])
def test_c1_autometta_skips_the_crossed_out_gear(card: int) -> None:
    scene = solo("nordic", "crimea", "autometta")
    events = scene.turn("s2", card)
    assert [event["type"] for event in events] == ["drew", "skipped"]
    assert events[1]["what"] == "turn"
    assert scene.state.seats["s2"].tracker == 0
    assert scene.state.turn == 1
    assert scene.state.decks["s2"].discard == [card]
    ordinary = solo("nordic", "crimea").turn("s2", card)
    assert only(ordinary, "moved")


# C2 and C3


@pytest.mark.parametrize("card", range(1, 20))
@pytest.mark.rule("scy.automa.tracker.advance")
def test_c2_only_three_cards_do_not_advance_the_marker(card: int) -> None:
    events = solo("nordic", "crimea").turn("s2", card)
    assert bool(every(events, "tracker")) == (card not in (4, 15, 17))


@pytest.mark.parametrize(
    ("level", "steps"),
    [("autometta", 23), ("automa", 21), ("automaszyna", 18), ("ultimaszyna", 17)],
)
@pytest.mark.rule("scy.automa.tracker.star", "fen.automa.stars.way-b")
def test_c3_six_stars_on_the_way_to_the_last_space(level: str, steps: int) -> None:
    scene = solo("nordic", "crimea", level)
    stars = 0
    for turn in range(1, steps + 1):
        scene.state.decks["s2"].cards = list(range(1, 20))
        scene.state.decks["s2"].discard = []
        scene.put("s2", character=15)
        events = scene.turn("s2", COIN if turn % 2 else 18)
        stars += len(every(events, "star", triumph="tracker"))
        assert scene.state.seats["s2"].tracker == turn
    assert stars == 6
    assert scene.state.ended == "s2"
    assert [reason["rule"] for reason in only(events, "star")["why"]] == ["fen.automa.stars.way-b"]


# C4


@pytest.mark.rule("scy.automa.tracker.scheme", "scy.automa.tracker.scheme-star")
def test_c4_reaching_ii_brings_a_star_a_shuffle_and_the_red_half() -> None:
    scene = solo("nordic", "crimea").give("s2", tracker=8)
    scene.turn("s2", 4)
    events = scene.turn("s2", 1)
    assert only(events, "gained", what="power")["n"] == 1
    kinds = [event["type"] for event in events][-4:]
    assert kinds == ["tracker", "star", "scheme", "reshuffled"]
    assert only(events, "reshuffled")["cards"] == 19
    assert scene.state.seats["s2"].scheme == 2
    assert scene.state.decks["s2"].discard == []
    assert scene.state.decks["s2"].last == 1
    assert only(scene.turn("s2", 1), "gained", what="power")["n"] == 4


# C5


@pytest.mark.rule("scy.automa.stars.limit", "fen.automa.stars.way-a", "scy.automa.stars.stay")
def test_c5_the_power_star_comes_once_and_stays() -> None:
    scene = solo("nordic", "crimea").give("s2", power=14)
    events = scene.turn("s2", POWER)
    assert only(events, "gained", what="power")["n"] == 2
    star = only(events, "star")
    assert star["triumph"] == "power"
    assert star["why"][0]["rule"] == "fen.automa.stars.way-a"
    scene.give("s2", power=14)
    assert scene.state.seats["s2"].stars["power"] == 1
    assert not every(scene.turn("s2", 6), "star")


@pytest.mark.rule("scy.automa.gain.worker", "scy.automa.setup.supply")
def test_c5_the_eighth_worker_and_the_fourth_mech_bring_no_star() -> None:
    scene = solo("nordic", "crimea")
    scene.put("s2", worker=[25] * 7, mech=[35, 26, 24], character=15)
    events = scene.turn("s2", 9)
    assert only(events, "gained", what="worker")
    assert only(events, "gained", what="mech")
    assert scene.at("s2", "worker")["base:nordic"] == 1
    assert not every(events, "star")


@pytest.mark.rule("scy.automa.gain.power")
def test_power_stops_at_16() -> None:
    scene = solo("nordic", "crimea").give("s2", power=16)
    events = scene.turn("s2", POWER)
    assert only(events, "skipped", what="power")["rule"] == "scy.automa.gain.power"
    assert scene.state.seats["s2"].power == 16


# C7 and C8


@pytest.mark.rule("scy.automa.gain.none-left")
def test_c7_an_empty_mat_gives_nothing() -> None:
    scene = solo("nordic", "crimea")
    scene.put("s2", worker=[25], mech=[35, 26, 24, 34], character=15)
    events = scene.turn("s2", 10)
    assert [(event["what"], event["n"]) for event in every(events, "gained")] == [("power", 2)]
    assert only(events, "skipped", what="combat_unit")["rule"] == "scy.automa.gain.none-left"


@pytest.mark.rule("scy.automa.gain.combat-unit", "scy.automa.turn.no-move")
def test_c8_a_character_on_the_mat_cannot_move_but_comes_back() -> None:
    scene = solo("nordic", "crimea").put("s2", worker=[25])
    events = scene.turn("s2", UNIT)
    assert [event["what"] for event in every(events, "skipped")] == [
        "encounter_factory",
        "move_character",
        "move",
    ]
    assert only(events, "gained")["what"] == "character"
    assert scene.at("s2", "character") == {"base:nordic": 1}
    mech = solo("nordic", "crimea").put("s2", worker=[25]).rule(p10="mech_first")
    assert only(mech.turn("s2", UNIT), "gained")["what"] == "mech"


# C9


@pytest.mark.rule("scy.automa.recruit.bonus", "scy.automa.recruit.none")
def test_c9_the_recruit_bonus_is_announced_where_the_half_shows_one() -> None:
    scene = solo("nordic", "crimea").give("s2", scheme=2)
    assert only(scene.turn("s2", 3), "recruit_bonus") == {
        "type": "recruit_bonus",
        "what": "popularity",
        "seats": ["s1"],
        "rule": "scy.automa.recruit.bonus",
    }
    assert not every(scene.turn("s2", 10), "recruit_bonus")


# The deck


@pytest.mark.rule("scy.automa.deck.empty")
def test_an_empty_deck_is_made_of_all_cards_but_the_open_one() -> None:
    scene = solo("nordic", "crimea")
    deck = scene.state.decks["s2"]
    deck.cards, deck.discard, deck.last = [], list(range(1, 20)), 19
    events = scene.turn("s2", 13)
    assert only(events, "reshuffled")["cards"] == 18
    deck = scene.state.decks["s2"]
    assert deck.discard == [19, 13]
    assert sorted(deck.cards + deck.discard) == list(range(1, 20))
    question = scene.asked[0]
    assert 19 not in getattr(question, "options", ())
    every_card = solo("nordic", "crimea").rule(p17="all")
    deck = every_card.state.decks["s2"]
    deck.cards, deck.discard, deck.last = [], list(range(1, 20)), 19
    assert only(every_card.turn("s2", 19), "reshuffled")["cards"] == 19


def test_cards_in_use_stay_out_when_the_deck_runs_out_in_a_combat() -> None:
    scene = solo("nordic", "crimea").give("s2", power=6, cards=0, tracker=6)
    scene.put("s2", mech=[44], character=15).put("s1", mech=[34], character=93)
    deck = scene.state.decks["s2"]
    deck.cards, deck.discard, deck.last = [17], [one for one in range(1, 20) if one != 17], 3
    events = scene.turn("s2", 17, 0, 0, 3)
    assert only(events, "reshuffled")["cards"] == 18
    assert scene.state.decks["s2"].discard == [17, 3]


@pytest.mark.rule("scy.automa.score.end")
def test_the_sixth_star_of_the_tracker_comes_after_gains_and_bonus() -> None:
    scene = solo("nordic", "crimea").give("s2", tracker=20, scheme=2)
    scene.state.seats["s2"].stars["tracker"] = 5
    events = scene.turn("s2", 2)
    kinds = [event["type"] for event in events]
    assert kinds.index("gained") < kinds.index("recruit_bonus") < kinds.index("tracker")
    assert kinds[-2:] == ["star", "ended"]


def test_a_power_star_that_is_the_sixth_stops_the_turn() -> None:
    scene = solo("nordic", "crimea").give("s2", power=15)
    scene.state.seats["s2"].stars["tracker"] = 5
    events = scene.turn("s2", 1)
    assert events[-1]["type"] == "ended"
    assert not every(events, "gained", what="worker")
    assert not every(events, "tracker")


@pytest.mark.rule("scy.automa.factions")
def test_base_printing_for_albion_has_no_encounter_on_card_5() -> None:
    new = Scene(human("crimea"), automa("albion")).turn("s2", 5)
    assert only(new, "moved")["action"] == "encounter_factory"
    old = Scene(human("crimea"), automa("albion"), printing="base").turn("s2", 5)
    assert only(old, "moved")["action"] == "move_worker"


def test_a_marker_at_the_end_stays_there() -> None:
    scene = solo("nordic", "crimea").give("s2", tracker=21, scheme=2)
    events = scene.turn("s2", 10)
    assert only(events, "skipped", what="tracker")
    assert scene.state.seats["s2"].tracker == content.trackers()["automa"].last


def test_a_tunnel_is_of_no_use_to_the_automa() -> None:
    """34 and 66 are joined by tunnels: if those counted, the mech would stay."""
    scene = solo("nordic", "crimea").give("s2", tracker=6)
    scene.put("s2", mech=[34], character=15).put("s1", mech=[66], character=93)
    events = scene.give("s2", scheme=2).turn("s2", 5)
    assert only(events, "moved")["to"] == place(45)
