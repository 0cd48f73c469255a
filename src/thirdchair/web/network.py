"""The home network: the switch, the addresses, the code word of a house, a limit on guessing."""

import ipaddress
import secrets
import socket
from collections import deque
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

from thirdchair.web.addresses import Addresses

if TYPE_CHECKING:
    from thirdchair.table.household import Settings
    from thirdchair.table.store import House
    from thirdchair.web.certificates import Certificates

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aeiou"
SYLLABLES = 4
"""80 to the power of 4: some 41 million words that can be said aloud in all our languages."""


class Listener(Protocol):
    """Opens and closes the door to the network. Called from any thread; waits until it is done."""

    port: int | None

    def open(self, port: int | None) -> None: ...
    def close(self) -> None: ...


class Network:
    """The switch. Its position and the port are settings of the machine: they survive a restart."""

    def __init__(
        self, machine: "Settings", listener: Listener | None = None, to: Addresses | None = None
    ) -> None:
        self._to = to or Addresses()
        self._machine = machine
        self.listener = listener
        self.certificates: Certificates | None = None
        """What the network is served with over https; None over plain http."""

    @property
    def is_open(self) -> bool:
        return self.listener is not None and self.listener.port is not None

    @property
    def wanted(self) -> bool:
        """Was it open when the server stopped last?"""
        return bool(self._machine.setting("network.open", False))

    def open(self) -> None:
        """Open the door, if possible at the same port as last time."""
        if self.listener is None:
            return
        self.listener.open(self._machine.setting("network.port"))
        self._machine.set_setting("network.port", self.listener.port)
        self._machine.set_setting("network.open", True)

    def close(self) -> None:
        if self.listener is not None:
            self.listener.close()
        self._machine.set_setting("network.open", False)

    def addresses(self) -> list[str]:
        """Where a phone finds us, the likeliest first."""
        port = self.listener.port if self.listener else None
        scheme = "https" if self.certificates else "http"
        found = machine_addresses() if port else []
        return [f"{scheme}://{address}:{port}{self._to('')}" for address in found]


class Guesses:
    """Counts wrong codes, by address and in all: so many in a minute, then a pause."""

    WINDOW, FROM_ONE, FROM_ALL = 60.0, 5, 30

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._wrong: deque[tuple[float, str]] = deque(maxlen=self.FROM_ALL)

    def may_try(self, address: str) -> bool:
        """May this address try once more?"""
        since = self._clock() - self.WINDOW
        while self._wrong and self._wrong[0][0] < since:
            self._wrong.popleft()
        of_this = sum(1 for _, other in self._wrong if other == address)
        return of_this < self.FROM_ONE and len(self._wrong) < self.FROM_ALL

    def was_wrong(self, address: str) -> None:
        self._wrong.append((self._clock(), address))


def code_of(house: "House") -> str:
    """The word that a device has to know once."""
    code = house.setting("network.code")
    return str(code) if code else renew_code(house)


def renew_code(house: "House") -> str:
    """Another code. Devices that have joined stay."""
    code = new_code()
    house.set_setting("network.code", code)
    return code


def fits(house: "House", code: str) -> bool:
    """Is this the code? Dashes, blanks and capitals do not matter."""
    return secrets.compare_digest(_plain(code), _plain(code_of(house)))


def new_code() -> str:
    """A code word such as `kuna-dopi`."""
    syllables = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES)]
    half = SYLLABLES // 2
    return "".join(syllables[:half]) + "-" + "".join(syllables[half:])


def _plain(code: str) -> bytes:
    return "".join(sign for sign in code.lower() if sign.isalpha()).encode()


def machine_addresses() -> list[str]:
    """The addresses of this machine in its networks. No packet is sent to find them."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 9))
            found.append(probe.getsockname()[0])
        except OSError:
            pass  # no way out: the names below may still know
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        found += [str(entry[4][0]) for entry in known]
    except OSError:
        pass
    return [one for one in dict.fromkeys(found) if not one.startswith(("127.", "0."))]


def machine_names() -> set[str]:
    """What other devices may call this machine."""
    name = socket.gethostname().lower().removesuffix(".local")
    return {name, f"{name}.local"}


def is_loopback(client: Sequence[Any] | None) -> bool:
    """Does a connection come from this machine, by its loopback address?"""
    try:
        return client is not None and ipaddress.ip_address(client[0]).is_loopback
    except ValueError:
        return False
