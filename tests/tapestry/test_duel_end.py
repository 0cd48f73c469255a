"""The end of the game: when the Shadow Empire stops, and who has won."""

import pytest

from tests.tapestry.builders import asking, bots_turn, duel, kinds, play, the
from thirdchair.kit.commands import Command
from thirdchair.kit.flow import Answer
from thirdchair.kit.questions import Number
from thirdchair.kit.refusals import Refusal
from thirdchair.tapestry import Tapestry
from thirdchair.tapestry.commands import Advance, BotsTurn, Finish, StartEra
from thirdchair.tapestry.events import Income, Result

game = Tapestry()


def points(seat: str, vp: int) -> Answer:
    return Answer(f"number:vp:{seat}", vp, "table")


def left(seat: str, resources: int) -> Answer:
    return Answer(f"number:resources:{seat}", resources, "table")


@pytest.mark.rule("tap.shadow2p.end.when")
@pytest.mark.parametrize("era", [(0, 0), (5, 0), (5, 4), (4, 5)])
def test_it_plays_on_until_the_last_human_has_had_the_final_income_turn(
    era: tuple[int, int],
) -> None:
    assert "advanced" in kinds(bots_turn(duel(era=era), 1, 4))


@pytest.mark.rule("tap.shadow2p.end.when")
def test_then_it_stops() -> None:
    state = duel(era=(5, 4))
    after = play(state, StartEra(who="p2"))
    assert the(after, Income) == Income(who="p2", turn=5)
    with pytest.raises(Refusal) as refused:
        game.play(after.state, BotsTurn())
    assert (refused.value.code, refused.value.text) == ("not_now", "shadow-has-stopped")


@pytest.mark.rule("tap.shadow2p.end.no-scoring")
def test_only_the_points_of_the_humans_are_asked_for() -> None:
    state = duel(era=(5, 5))
    assert asking(state, Finish()).question == Number(about="vp", seat="p1", min=0, max=999)
    second = asking(state, Finish(), points("p1", 120))
    assert second.question == Number(about="vp", seat="p2", min=0, max=999)
    result = play(state, Finish(), points("p1", 120), points("p2", 140))
    assert the(result, Result) == Result(winner=("p2",), vp={"p1": 120, "p2": 140})


@pytest.mark.rule("tap.shadow2p.end.winner")
@pytest.mark.parametrize(
    ("vp", "winner"), [((0, 1), "p2"), ((1, 0), "p1"), ((205, 204), "p1"), ((0, 999), "p2")]
)
def test_one_of_the_humans_wins_however_few_points_they_have(
    vp: tuple[int, int], winner: str
) -> None:
    """The Shadow Empire has finished every track and cannot win."""
    state = duel(
        shadow=dict.fromkeys(("exploration", "science", "military", "technology"), 12),
        completed=["shadow"],
        era=(5, 5),
    )
    result = play(state, Finish(), points("p1", vp[0]), points("p2", vp[1]))
    assert result.state.over
    view = game.view(result.state)
    assert view["over"] is True
    assert view["result"] == {"winner": [winner], "vp": {"p1": vp[0], "p2": vp[1]}}


@pytest.mark.parametrize(
    ("resources", "winner"), [((3, 1), ("p1",)), ((0, 2), ("p2",)), ((4, 4), ("p1", "p2"))]
)
def test_a_tie_goes_to_the_resources_that_are_left_else_it_is_shared(
    resources: tuple[int, int], winner: tuple[str, ...]
) -> None:
    state = duel(era=(5, 5))
    tied = [points("p1", 150), points("p2", 150)]
    question = asking(state, Finish(), *tied).question
    assert question == Number(about="resources", seat="p1", min=0, max=32)
    result = play(state, Finish(), *tied, left("p1", resources[0]), left("p2", resources[1]))
    assert the(result, Result).winner == winner


@pytest.mark.parametrize(
    "command", [BotsTurn(), Finish(), StartEra(who="p1"), Advance(who="p1", track="science")]
)
def test_after_the_end_nothing_more_can_be_done(command: Command) -> None:
    over = play(duel(era=(5, 5)), Finish(), points("p1", 2), points("p2", 1)).state
    with pytest.raises(Refusal) as refused:
        game.play(over, command)
    assert (refused.value.code, refused.value.text) == ("not_now", "game-over")
