"""What the record counts of Scythe: by player, and by faction."""

from collections.abc import Iterable, Sequence

from thirdchair.web.pages.record.tally import Ended, Numbers, Result, Section, result, rows
from thirdchair.words import Words

MODE = "automa"


def record(games: Sequence[Ended], words: Words) -> list[Section]:
    """The humans at the board."""
    played = [one for game in games if game.game.setup["mode"] == MODE for one in _humans(game)]
    if not played:
        return []
    players = [(player, how) for player, _, how in played]
    factions = [(faction, how) for _, faction, how in played]
    return [
        Section(
            id="at-the-board",
            title=words.text(f"page-mode-scythe-{MODE}"),
            numbers=[
                Numbers(words.text("page-record-player"), rows(players, words.language)),
                Numbers(words.text("page-scythe-faction"), rows(factions, words.language)),
            ],
        )
    ]


def about(one: Ended) -> str:
    """Each Automa has a level of its own: there is none of the game."""
    return ""


def _humans(one: Ended) -> Iterable[tuple[str, str, Result]]:
    """Each with the name, the faction, and how the game ended."""
    end = one.game.view["result"]
    for seat, sat in one.game.view["seats"].items():
        if sat["kind"] == "human":
            how = result(seat, end["scores"], end["winner"])
            yield one.words.seat(seat), one.words.text(f"scythe-faction-{sat['faction']}"), how
