"""What all requests of one running server share."""

from typing import TYPE_CHECKING

from thirdchair.web.face import Face, Faces
from thirdchair.web.rendering import rendering_of

if TYPE_CHECKING:
    from thirdchair.table.store import Store
    from thirdchair.web.live import Bell
    from thirdchair.web.network import Network


class Room:
    """The saved tables, the faces of their games, the bell of the live streams, the network."""

    def __init__(self, store: "Store", faces: Faces, bell: "Bell", network: "Network") -> None:
        self.store = store
        self.faces = faces
        self.rendering = rendering_of(faces)
        self.bell = bell
        self.network = network

    def face(self, game: str) -> Face:
        """The face of a game, made when it is first asked for."""
        return self.faces[game]()
