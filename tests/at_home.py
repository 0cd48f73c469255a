"""The one house of a local installation, opened by itself."""

from pathlib import Path

from thirdchair.games import GAMES
from thirdchair.kit.game import Games
from thirdchair.table.database import Database
from thirdchair.table.store import HOME, House


class AtHome(House):
    """What is saved at home, and the file that it is saved in."""

    def __init__(self, path: Path | None = None, games: Games = GAMES) -> None:
        super().__init__(games, Database(path), HOME)

    @property
    def path(self) -> Path:
        return self._database.path

    def close(self) -> None:
        self._database.close()
