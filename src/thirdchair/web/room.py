"""What all requests of one running server share."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from threading import Lock
from typing import TYPE_CHECKING, Any

from thirdchair.kit.scanning import Allowed
from thirdchair.table.disk import nearly_full
from thirdchair.web.addresses import Addresses
from thirdchair.web.face import Face, Faces
from thirdchair.web.files import KeptFiles
from thirdchair.web.front import came_through, claimed_sender
from thirdchair.web.network import Guesses, Network, is_loopback
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
        allowed: Allowed,
        *,
        alone: bool = False,
    ) -> None:
        """`allowed` and `alone`: see `web.app.build`."""
        self._store = store
        self._whose = whose
        self.allowed = allowed
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
        self.importing = Lock()
        """One file at a time is brought: each may need much memory."""

    def house_of(self, scope: Mapping[str, object]) -> "House":
        """All that is saved in the house that a request is for. Nobody else chooses one."""
        return self._store.of(self._whose(scope))

    def is_this_machine(self, scope: Mapping[str, Any]) -> bool:
        """Does a request come from the machine that the server runs on?

        The one place that decides it: what a proxy passes on comes from anywhere, whatever name it
        calls us by; and behind a proxy that the owner has named nobody can tell.
        """
        if self.alone:
            return True
        if self.network.front is not None or came_through(scope["headers"]):
            return False
        return is_loopback(scope.get("client"))

    def sender(self, scope: Mapping[str, Any]) -> str | None:
        """Whose guesses at the code word these are: behind a proxy, whom it names.

        None where it names nobody: if all were counted as one, a stranger who guesses would lock
        everybody out. The code word is too long to be guessed there.
        """
        if self.network.front is not None:
            return claimed_sender(scope["headers"])
        client = scope.get("client")
        return str(client[0]) if client else ""

    def disk_left(self) -> int | None:
        """The megabytes that are left for the saved tables, if they are few."""
        return nearly_full(self._store.path)

    def face(self, game: str) -> Face:
        """The face of a game, made when it is first asked for."""
        return self.faces[game]()
