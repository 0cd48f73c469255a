"""What the record counts of finished games."""

from collections.abc import Sequence

from thirdchair.web.pages.record.tally import Ended, Numbers, Section, result, rows
from thirdchair.words import Words


def record(games: Sequence[Ended], words: Words) -> list[Section]:
    """How each keeper has fared."""
    played = [
        (one.words.seat(seat), result(seat, end["scores"], end["winner"]))
        for one in games
        for end in [one.game.view["result"]]
        for seat in end["scores"]
    ]
    counted = Numbers(words.text("page-record-player"), rows(played, words.language))
    return [Section(id="keepers", title=words.text("page-game-toy"), numbers=[counted])]


def about(one: Ended) -> str:
    """A night or a season."""
    return one.words.text(f"page-mode-short-{one.game.setup['mode']}")


def reason(one: Ended) -> str:
    """The points tell."""
    return ""
