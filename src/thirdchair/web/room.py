"""What all requests of one running server share."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from thirdchair.table.store import Store
    from thirdchair.web.live import Bell
    from thirdchair.web.network import Network
    from thirdchair.words import Voices


class Room:
    """The saved tables, the bell, the network switch, and how the games speak."""

    def __init__(self, store: "Store", bell: "Bell", network: "Network", voices: "Voices") -> None:
        self.store = store
        self.bell = bell
        self.network = network
        self.voices = voices
