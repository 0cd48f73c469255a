"""Narrowing candidates while writing down why."""

from thirdchair.kit.choices import Choice, Reason

DISTANCE = {"oak": 3, "elm": 1, "ash": 1, "fir": None, "yew": None}


def test_keep_writes_down_what_was_there_what_is_left_and_what_counted() -> None:
    choice = Choice(["oak", "elm", "ash"]).keep("r.one", ["elm", "ash"], by=[3, 1, 1])
    assert choice.left == ("elm", "ash")
    assert choice.open
    assert choice.why == [Reason("r.one", ("oak", "elm", "ash"), ("elm", "ash"), (3, 1, 1))]


def test_a_rule_that_keeps_all_is_written_down() -> None:
    choice = Choice([1, 2]).keep("r.all", [1, 2])
    assert choice.why == [Reason("r.all", (1, 2), (1, 2), ())]


def test_nothing_is_written_down_once_one_candidate_is_left() -> None:
    choice = Choice(["oak", "elm"]).keep("r.one", ["elm"])
    choice.keep("r.two", ["elm"]).keep_nearest("r.three", DISTANCE.get)
    choice.keep_farthest("r.four", DISTANCE.get).keep_first("r.five", ["oak", "elm"])
    assert not choice.open
    assert choice.left == ("elm",)
    assert [reason.rule for reason in choice.why] == ["r.one"]


def test_a_single_candidate_needs_no_rule_and_measures_nothing() -> None:
    def never(candidate: str) -> int:
        raise AssertionError(candidate)

    choice = Choice(["oak"]).keep_nearest("r.one", never).keep_farthest("r.two", never)
    assert choice.left == ("oak",)
    assert choice.why == []


def test_all_candidates_may_go() -> None:
    choice: Choice[str] = Choice(["oak", "elm"]).keep("r.none", [])
    assert choice.left == ()
    assert choice.why == [Reason("r.none", ("oak", "elm"), (), ())]
    assert choice.keep_first("r.more", ["oak"]).left == ()


def test_nearest_keeps_all_with_the_shortest_distance() -> None:
    choice = Choice(["oak", "elm", "fir", "ash"]).keep_nearest("r.near", DISTANCE.get)
    assert choice.left == ("elm", "ash")
    assert choice.why == [
        Reason("r.near", ("oak", "elm", "fir", "ash"), ("elm", "ash"), (3, 1, None, 1))
    ]


def test_nearest_does_nothing_if_nobody_is_in_reach() -> None:
    choice = Choice(["fir", "yew"]).keep_nearest("r.near", DISTANCE.get)
    assert choice.left == ("fir", "yew")
    assert choice.why == [Reason("r.near", ("fir", "yew"), ("fir", "yew"), (None, None))]


def test_a_distance_of_zero_is_a_distance() -> None:
    choice = Choice(["here", "fir"]).keep_nearest("r.near", {"here": 0, "fir": None}.get)
    assert choice.left == ("here",)


def test_farthest_keeps_the_longest_distance() -> None:
    choice = Choice(["oak", "elm", "ash"]).keep_farthest("r.far", DISTANCE.get)
    assert choice.left == ("oak",)
    assert choice.why == [Reason("r.far", ("oak", "elm", "ash"), ("oak",), (3, 1, 1))]


def test_out_of_reach_is_farther_than_anything() -> None:
    choice = Choice(["oak", "fir", "yew"]).keep_farthest("r.far", DISTANCE.get)
    assert choice.left == ("fir", "yew")
    assert choice.why[0].by == (3, None, None)


def test_first_in_a_list_counts_places_from_one() -> None:
    choice = Choice(["oak", "elm", "ash"]).keep_first("r.list", ["yew", "ash", "oak", "elm"])
    assert choice.left == ("ash",)
    assert choice.why == [Reason("r.list", ("oak", "elm", "ash"), ("ash",), (3, 4, 2))]


def test_an_earlier_mention_counts() -> None:
    choice = Choice(["oak", "elm"]).keep_first("r.list", ["elm", "oak", "elm"])
    assert choice.left == ("elm",)
    assert choice.why[0].by == (2, 1)


def test_who_is_not_on_the_list_comes_last() -> None:
    choice = Choice(["oak", "elm"]).keep_first("r.list", ["ash", "elm"])
    assert choice.left == ("elm",)
    assert choice.why[0].by == (3, 2)
