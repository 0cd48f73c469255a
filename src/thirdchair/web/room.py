"""What all requests of one running server share."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from thirdchair.table.store import Store
    from thirdchair.web.live import Bell
    from thirdchair.web.network import Network


class Room:
    """The saved tables, the bell of the live streams, and the network switch."""

    def __init__(self, store: "Store", bell: "Bell", network: "Network") -> None:
        self.store = store
        self.bell = bell
        self.network = network
