"""What all requests of one running server share."""

from typing import TYPE_CHECKING

from thirdchair.web.addresses import Addresses
from thirdchair.web.face import Face, Faces
from thirdchair.web.rendering import rendering_of
from thirdchair.words import Voices

if TYPE_CHECKING:
    from thirdchair.table.store import Store
    from thirdchair.web.live import Bell
    from thirdchair.web.network import Network


class Room:
    """The saved tables, the faces and voices of their games, the bell, the network."""

    def __init__(
        self,
        store: "Store",
        faces: Faces,
        voices: Voices,
        bell: "Bell",
        network: "Network",
        to: Addresses,
    ) -> None:
        self.store = store
        self.faces = faces
        self.voices = voices
        self.rendering = rendering_of(faces, to)
        self.bell = bell
        self.network = network
        self.to = to

    def face(self, game: str) -> Face:
        """The face of a game, made when it is first asked for."""
        return self.faces[game]()
