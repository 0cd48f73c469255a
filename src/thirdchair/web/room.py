"""What all requests of one running server share."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from thirdchair.table.disk import nearly_full
from thirdchair.web.addresses import Addresses
from thirdchair.web.face import Face, Faces
from thirdchair.web.files import KeptFiles
from thirdchair.web.network import Guesses, Network
from thirdchair.web.rendering import rendering_of
from thirdchair.words import Voices

if TYPE_CHECKING:
    from thirdchair.table.store import House, Store
    from thirdchair.web.live import Bell

Whose = Callable[[Mapping[str, object]], str]
"""Says which house a request is for, by its ASGI scope."""


class Room:
    """The saved tables, the faces and voices of their games, the bell, the network."""

    def __init__(
        self,
        store: "Store",
        faces: Faces,
        voices: Voices,
        bell: "Bell",
        network: Network,
        to: Addresses,
        whose: Whose,
        *,
        alone: bool = False,
    ) -> None:
        """`alone` is an installation that nobody else can reach: see `web.app.build`."""
        self._store = store
        self._whose = whose
        self.alone = alone
        self.faces = faces
        self.voices = voices
        self.rendering = rendering_of(faces, to)
        self.bell = bell
        self.network = network
        self.to = to
        self.guesses: dict[str, Guesses] = defaultdict(Guesses)
        """Wrong code words, by the house that somebody tried to enter."""
        self.kept_files = KeptFiles()

    def house_of(self, scope: Mapping[str, object]) -> "House":
        """All that is saved in the house that a request is for. Nobody else chooses one."""
        return self._store.of(self._whose(scope))

    def disk_left(self) -> int | None:
        """The megabytes that are left for the saved tables, if they are few."""
        return nearly_full(self._store.path)

    def face(self, game: str) -> Face:
        """The face of a game, made when it is first asked for."""
        return self.faces[game]()
