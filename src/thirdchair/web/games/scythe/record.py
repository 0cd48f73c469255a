"""What the record counts of Scythe: by player, and by faction."""

from collections.abc import Iterable, Sequence

from thirdchair.scythe.horde.setups import LOCK
from thirdchair.scythe.horde.state import HORDE
from thirdchair.scythe.material import Printed, material_of
from thirdchair.web.games.scythe.end.card import why
from thirdchair.web.pages.record.tally import (
    Ended,
    Numbers,
    Result,
    Section,
    margins,
    result,
    rows,
)
from thirdchair.words import Words

MODE = "automa"


def record(games: Sequence[Ended], words: Words) -> list[Section]:
    """The humans at the board, and those who have played together against the Horde."""
    return [*_at_the_board(games, words), *_together(games, words)]


def _together(games: Sequence[Ended], words: Words) -> list[Section]:
    """Nobody has points there: each player has won or lost, with all the others."""
    together = [game for game in games if game.game.setup["mode"] == HORDE]
    players = [
        (one.words.seat(seat), Result(None, "won" if seat in winner else "lost"))
        for one in together
        for winner in [one.game.view["result"]["winner"]]
        for seat in one.game.view["seats"]
    ]
    if not players or not words.reader.may(LOCK):
        return []  # the record is read by the whole house
    title = words.text(f"page-mode-scythe-{HORDE}")
    numbers = [Numbers(words.text("page-record-player"), rows(players, words.language))]
    return [Section(id="against-the-horde", title=title, numbers=numbers)]


def _at_the_board(games: Sequence[Ended], words: Words) -> list[Section]:
    """The humans at the board."""
    at_board = [game for game in games if game.game.setup["mode"] == MODE]
    played = [one for game in at_board for one in _humans(game)]
    if not played:
        return []
    players = [(player, how) for player, _, how in played]
    factions = [(faction, how) for _, faction, how in played if faction]
    return [
        Section(
            id="at-the-board",
            title=words.text(f"page-mode-scythe-{MODE}"),
            plot=margins([_against_automas(game, words) for game in at_board], words),
            hint=words.text("page-record-plot-scythe"),
            numbers=[
                Numbers(words.text("page-record-player"), rows(players, words.language)),
                Numbers(words.text("page-scythe-faction"), rows(factions, words.language)),
            ],
        )
    ]


def about(one: Ended) -> str:
    """Each Automa has a level of its own: there is none of the game."""
    return ""


def reason(one: Ended) -> str:
    """What decided a tie, or the averages of the sides."""
    state, end = one.game.state, one.game.state.result
    if not end.scores:
        return ""  # won or lost together: nobody has points
    even = sorted(end.scores.values())[-2:]
    told = state.cooperative or (len(even) == 2 and even[0] == even[1])
    return " ".join(why(state, one.words)) if told else ""


def _against_automas(one: Ended, words: Words) -> tuple[str, Result]:
    """The best human against the best Automa, with a letter for who won."""
    end, best = one.game.view["result"], dict[str, int]()
    for seat, sat in one.game.view["seats"].items():
        best[sat["kind"]] = max(end["scores"][seat], best.get(sat["kind"], 0))
    humans = [seat for seat, sat in one.game.view["seats"].items() if sat["kind"] == "human"]
    won = set(end["winner"])
    how = "lost" if not won & set(humans) else "won" if won <= set(humans) else "shared"
    margin = best["human"] - best["automa"] if len(best) == 2 else None
    return words.text(f"page-record-letter-{how}"), Result(margin, how)


def _humans(one: Ended) -> Iterable[tuple[str, str, Result]]:
    """Each with the name, the faction, and how the game ended. A faction that came with a module
    is named to nobody who might still find it in a campaign."""
    end, reader = one.game.view["result"], one.words.reader
    for seat, sat in one.game.view["seats"].items():
        if sat["kind"] == "human":
            how = result(seat, end["scores"], end["winner"])
            known = reader.free or reader.everything
            told = known or reader.knows(sat["faction"], material_of(Printed).factions)
            faction = one.words.text(f"scythe-faction-{sat['faction']}") if told else ""
            yield one.words.seat(seat), faction, how
