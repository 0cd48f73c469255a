"""A real server whose Scythe has its campaign, as it will be offered one day."""

from functools import cache

from tests.web.house import House
from thirdchair.games import GAMES, VOICES
from thirdchair.scythe.fenris.game import ScytheWithFenris


class CampaignHouse(House):
    """An installation with the campaign."""

    MAIN = "from tests.fenris.house import serve; serve()"


def hand_in() -> None:
    """From here on Scythe has its campaign, in this process."""
    from thirdchair.words.games.scythe import voice

    game = cache(ScytheWithFenris)
    spoken = voice(game=game)
    GAMES["scythe"] = game
    VOICES["scythe"] = lambda: spoken


def serve() -> None:
    """What the process runs."""
    from thirdchair.cli import main

    hand_in()
    main()
