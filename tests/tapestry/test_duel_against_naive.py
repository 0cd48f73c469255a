"""The duel against a second, naive reading of the sheet that shares no code and no data with it."""

from hypothesis import given
from hypothesis import strategies as st

from tests.tapestry.builders import LANDMARKS, bots_turn, duel
from thirdchair.tapestry.events import Advanced, FavoriteChosen

SHEET = {
    # a: all, l: landmark or end, e: end; the list from bottom to top, H: heart
    1: "a STEMH",
    2: "l TSHEM",
    3: "e HEMTS",
    4: "a EMHST",
    5: "l HSTME",
    6: "a ETHSM",
    7: "a SMETH",
    8: "a SHTME",
    9: "a MEHST",
    10: "a HSTEM",
    11: "l TSMEH",
    12: "a EMHTS",
}
NAME = {"E": "exploration", "S": "science", "M": "military", "T": "technology"}
ICON_OF_RULING = {"landmark": "l", "end": "e", "all": "a"}

Spaces = dict[str, int]


def valid(icon: str, shadow: Spaces, free: dict[str, list[int]]) -> list[str]:
    """The tracks that an icon leaves."""
    goals = {track: [12, *free[track]] if icon == "l" else [12] for track in shadow}
    far = {
        track: 0 if icon == "a" else min(goal - here for goal in goals[track] if goal > here)
        for track, here in shadow.items()
        if here < 12
    }
    return [track for track in far if far[track] == min(far.values())]


def first(tracks: list[str], card: int, favorite: str) -> str:
    """The one that is lowest in a tiebreaker list."""
    return sorted(tracks, key=SHEET[card][2:].replace("H", favorite).index)[0]


def new_favorite(
    old: str, shadow: Spaces, humans: list[Spaces], free: dict[str, list[int]], icon: str, tie: int
) -> tuple[str, bool]:
    """The favorite after the deck ran out, and whether a tiebreaker card was needed for it."""
    here = shadow[old]
    if here < 12 and not [human for human in humans if human[old] > here]:
        return old, False
    tracks = valid(icon, shadow, free)
    return (first(tracks, tie, old) if tracks else old), len(tracks) > 1


spaces = st.fixed_dictionaries({track: st.integers(0, 12) for track in "ESMT"})
near_the_end = st.fixed_dictionaries({track: st.integers(9, 12) for track in "ESMT"})
owners = st.lists(st.sampled_from([None, None, "p1", "p2", "shadow"]), min_size=12, max_size=12)
cards = st.permutations(range(1, 13))


def named(at: Spaces) -> dict[str, int]:
    return {NAME[track]: space for track, space in at.items()}


def free_landmarks(taken: list[str | None]) -> dict[str, list[int]]:
    return {
        track: [space for place, space in enumerate((4, 7, 10)) if taken[3 * row + place] is None]
        for row, track in enumerate("ESMT")
    }


@given(spaces | near_the_end, st.sampled_from("ESMT"), owners, cards)
def test_the_same_track_is_chosen(
    shadow: Spaces, favorite: str, taken: list[str | None], order: list[int]
) -> None:
    track_card, tie_card = order[:2]
    state = duel(
        shadow=named(shadow),
        favorite=NAME[favorite],
        taken={name: seat for name, seat in zip(LANDMARKS, taken, strict=True) if seat},
    )
    tracks = valid(SHEET[track_card][0], shadow, free_landmarks(taken))
    expected = [NAME[first(tracks, tie_card, favorite)]] if tracks else []

    advances = [
        event
        for event in bots_turn(state, track_card, tie_card).events
        if isinstance(event, Advanced)
    ]
    assert [event.track for event in advances] == expected
    for event in advances:
        assert list(event.why[-1].to) == expected


@given(
    spaces | near_the_end,
    st.tuples(spaces, spaces),
    st.sampled_from("ESMT"),
    owners,
    cards,
    cards,
    st.sampled_from(sorted(ICON_OF_RULING)),
    st.booleans(),
)
def test_the_same_favorite_is_chosen_when_the_deck_is_empty(
    shadow: Spaces,
    humans: tuple[Spaces, Spaces],
    favorite: str,
    taken: list[str | None],
    played: list[int],
    order: list[int],
    ruling: str,
    shuffle_first: bool,
) -> None:
    state = duel(
        shadow=named(shadow),
        p1=named(humans[0]),
        p2=named(humans[1]),
        favorite=NAME[favorite],
        taken={name: seat for name, seat in zip(LANDMARKS, taken, strict=True) if seat},
        discard=played,
        rulings={
            "bots.new_favorite_icon": ruling,
            "shadow2p.empty_deck_order": "shuffle_first" if shuffle_first else "favorite_first",
        },
    )
    free = free_landmarks(taken)
    fresh, track_card, tie_card = order[:3]
    icon = ICON_OF_RULING[ruling]
    tie = fresh if shuffle_first else played[-1]
    chosen, tied = new_favorite(favorite, shadow, list(humans), free, icon, tie)
    draws = [fresh] if tied and shuffle_first else []
    tracks = valid(SHEET[track_card][0], shadow, free)

    result = bots_turn(state, *draws, track_card, tie_card)
    assert result.state.favorites == {"shadow": NAME[chosen]}
    for event in result.events:
        if isinstance(event, FavoriteChosen):
            assert event.why[-1].to == (NAME[chosen],)
        if isinstance(event, Advanced):
            assert event.track == NAME[first(tracks, tie_card, chosen)]
            assert event.why[-1].to == (event.track,)
