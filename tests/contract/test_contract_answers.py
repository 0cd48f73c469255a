"""What the contract answers when all goes well: fields and their meaning, to the letter."""

from tests.contract.talking import BY_HAND, SETUP, Talk, started

TRACKS = ["exploration", "science", "military", "technology"]
START = dict.fromkeys(TRACKS, 0)
FREE = {f"{track}:{space}": None for track in TRACKS for space in (4, 7, 10)}


def test_a_new_table() -> None:
    answer = Talk().ok(new=SETUP)
    assert list(answer) == ["ok", "events", "pending", "view", "next"]
    assert answer["events"] == []
    assert answer["pending"] is None
    view = answer["view"]
    said = {
        "game": "tapestry",
        "mode": "duel",
        "turn": 0,
        "over": False,
        "result": None,
        "tracks": {"shadow": START, "p1": START, "p2": START},
        "favorites": {"shadow": "technology"},
        "landmarks": FREE,
        "era": {"p1": 0, "p2": 0},
        "decision": {"deck": 12, "discard": [], "pair": None, "progress": 0},
        "achievements": {"end_of_track": []},
    }
    assert {key: view[key] for key in said} == said
    assert not {"vp", "hexes", "outposts", "tapestry"} & set(view), "the duel has none of these"


def test_a_set_up_that_asks_has_no_view_yet() -> None:
    setup = {key: value for key, value in BY_HAND.items() if key != "favorite"}
    talk = Talk()
    asked = talk.ok(new=setup)
    assert asked["view"] is None
    assert asked["events"] == []
    assert asked["pending"].pop("say")
    assert asked["pending"] == {
        "ask": "die",
        "die": "science",
        "options": TRACKS,
        "seat": "shadow",
    }
    done = talk.ok(answer="military")
    assert [event["type"] for event in done["events"]] == ["rolled", "favorite"]
    rolled, favorite = done["events"]
    assert (rolled["die"], rolled["face"]) == ("science", "military")
    assert (favorite["who"], favorite["track"], favorite["why"]) == ("shadow", "military", [])
    assert done["pending"] is None
    assert done["view"]["favorites"] == {"shadow": "military"}


def test_a_turn_by_hand_step_by_step() -> None:
    talk = Talk()
    talk.ok(new=BY_HAND)

    first = talk.ok(do="bots_turn")
    assert first["events"] == []
    assert first["pending"].pop("say")
    assert first["pending"] == {
        "ask": "draw",
        "deck": "decision",
        "options": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        "seat": "shadow",
    }

    second = talk.ok(answer=2)
    assert [event["type"] for event in second["events"]] == ["drew"]
    assert second["pending"]["options"] == [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert second["view"]["decision"] == {
        "deck": 11,
        "discard": [],
        "pair": {"track": 2, "tie": None},
        "progress": 0,
    }, "the table as it stands at that moment"

    done = talk.ok(answer=3)
    assert done["pending"] is None
    assert all(event.pop("say") for event in done["events"])
    drew_track, drew_tie, advanced = done["events"]
    assert drew_track == {"type": "drew", "deck": "decision", "card": 2, "role": "track"}
    assert drew_tie == {"type": "drew", "deck": "decision", "card": 3, "role": "tie"}
    fields = {
        "type": "advanced",
        "who": "shadow",
        "track": "technology",
        "from": 0,
        "to": 1,
        "benefit": False,
        "why": [
            {
                "rule": "tap.shadow2p.adv.icon.landmark.ended",
                "from": TRACKS,
                "to": TRACKS,
                "by": [],
            },
            {
                "rule": "tap.shadow2p.adv.icon.landmark",
                "from": TRACKS,
                "to": TRACKS,
                "by": [4, 4, 4, 4],
            },
            {
                "rule": "tap.shadow2p.adv.tie",
                "from": TRACKS,
                "to": ["technology"],
                "by": [2, 5, 3, 1],
            },
        ],
    }
    assert {key: advanced[key] for key in fields} == fields
    assert done["view"]["tracks"]["shadow"] == START | {"technology": 1}
    assert done["view"]["decision"] == {
        "deck": 10,
        "discard": [2, 3],
        "pair": None,
        "progress": 0,
    }
    assert done["view"]["turn"] == 1


def test_landmark_and_achievement_follow_an_advance() -> None:
    talk = started()
    answer = talk.ok(do="advance", who="p1", track="science", steps=12)
    gained = [event for event in answer["events"] if event["type"] != "advanced"]
    assert all(event.pop("say") for event in gained)
    assert gained == [
        {"type": "landmark", "who": "p1", "landmark": "science:4"},
        {"type": "landmark", "who": "p1", "landmark": "science:7"},
        {"type": "landmark", "who": "p1", "landmark": "science:10"},
        {"type": "achievement", "who": "p1", "which": "end_of_track", "place": 1, "vp": 10},
    ]
    view = answer["view"]
    assert view["landmarks"]["science:7"] == "p1"
    assert view["achievements"] == {"end_of_track": ["p1"]}


def test_going_back_and_income() -> None:
    talk = started()
    talk.ok(do="advance", who="p2", track="military", steps=2)
    (back,) = talk.ok(do="advance", who="p2", track="military", steps=-1)["events"]
    assert (back["type"], back["from"], back["to"]) == ("regressed", 2, 1)
    (income,) = talk.ok(do="income", who="p2")["events"]
    assert (income["type"], income["who"], income["turn"]) == ("income", "p2", 1)
    assert talk.table()["view"]["era"] == {"p1": 0, "p2": 1}


def test_finish_asks_for_points_and_tells_the_result() -> None:
    talk = started()
    first = talk.ok(do="finish")
    assert first["pending"].pop("say")
    assert first["pending"] == {
        "ask": "number",
        "about": "vp",
        "seat": "p1",
        "min": 0,
        "max": 999,
    }
    talk.ok(answer=120)
    done = talk.ok(answer=99)
    (result,) = done["events"]
    assert result.pop("say")
    assert result == {"type": "result", "winner": ["p1"], "vp": {"p1": 120, "p2": 99}}
    assert done["view"]["over"] is True
    assert done["view"]["result"] == {"winner": ["p1"], "vp": {"p1": 120, "p2": 99}}


def test_just_looking_has_no_events_and_changes_nothing() -> None:
    talk = started()
    played = talk.ok(do="bots_turn")
    looked = talk.ok(view=True)
    assert looked["events"] == []
    assert looked["view"] == played["view"]
    assert talk.ok(view=True) == looked


def test_every_event_and_question_says_a_sentence_in_the_language_of_the_table() -> None:
    said = {}
    for language in ("en", "de", "cs"):
        talk = started(language=language, chance="table")
        asked = talk.ok(do="bots_turn")["pending"]["say"]
        talk.ok(answer=1)
        events = talk.ok(answer=4)["events"]
        said[language] = [asked, *(event["say"] for event in events)]
    assert len(said["en"]) == 4
    for one, other in (("en", "de"), ("en", "cs"), ("de", "cs")):
        assert not set(said[one]) & set(said[other])


def test_any_command_may_follow_any_other() -> None:
    """The order of turns is shown, never enforced."""
    talk = started()
    for _ in range(2):
        talk.ok(do="bots_turn")
        talk.ok(do="advance", who="p2", track="science")
        talk.ok(do="income", who="p2")
        talk.ok(do="bots_turn")
    assert talk.table()["view"]["order"] == ["p1", "p2", "shadow"]


def test_no_answer_tells_the_seed() -> None:
    seed = 987654321012345
    talk = started(seed=seed)
    answers = [talk.ok(do="bots_turn"), talk.ok(undo=1), talk.ok(redo=1), talk.table()]
    assert str(seed) not in repr(answers)


def test_every_answer_says_what_is_next() -> None:
    talk = Talk()
    asked = {"who": ["shadow"], "may": ["answer"]}
    human, shadow = ["advance", "income"], {"who": ["shadow"], "may": ["bots_turn"]}
    assert talk.ok(new={**BY_HAND, "favorite": "science"})["next"] == {"who": ["p1"], "may": human}
    assert talk.ok(do="income", who="p1")["next"] == {"who": ["p2"], "may": human}
    assert talk.ok(do="income", who="p2")["next"] == shadow
    assert talk.ok(do="bots_turn")["next"] == asked
    assert talk.ok(answer=1)["next"] == asked
    assert talk.ok(back=1)["next"] == asked
    assert talk.ok(undo=1)["next"] == shadow
    assert talk.ok(redo=1)["next"] == asked
    assert talk.ok(view=True)["next"] == asked
    talk.ok(undo=3)
    talk.ok(do="finish")
    assert [talk.ok(answer=vp)["next"]["may"] for vp in (50, 40)] == [["answer"], []]
    assert talk.ok(view=True)["next"] == {"who": [], "may": []}
