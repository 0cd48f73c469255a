"""The home network: the switch, the addresses, the code word of a house, a limit on guessing."""

import ipaddress
import secrets
import socket
from collections import deque
from collections.abc import Callable, Sequence
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

from thirdchair.web.addresses import Addresses
from thirdchair.web.front import Front

if TYPE_CHECKING:
    from thirdchair.table.household import Settings
    from thirdchair.table.store import House
    from thirdchair.web.certificates import Certificates

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aeiou"
SYLLABLES = 4
"""80 to the power of 4: some 41 million words that can be said aloud in all our languages."""
SYLLABLES_IN_FRONT = 8
"""Behind a proxy anybody on earth may guess, from as many addresses as they like: then it is long
enough for whatever is tried."""


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
        self.front: Front | None = None
        """The site that a proxy shows of us, if the owner has said that there is one."""

    @property
    def is_open(self) -> bool:
        return self.listener is not None and self.listener.port is not None

    @property
    def lets_in(self) -> bool:
        """Do others get in, with the code word: over the network, or through a proxy?"""
        return self.is_open or self.front is not None

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
        front = [f"{self.front.origin}{self._to('')}"] if self.front else []
        port = self.listener.port if self.listener else None
        scheme = "https" if self.certificates else "http"
        found = machine_addresses() if port else []
        return front + [f"{scheme}://{address}:{port}{self._to('')}" for address in found]


class Guesses:
    """Counts wrong codes, by address and in all: so many in a minute or an hour, then a pause.

    What others have guessed never takes all tries of an address: who has mistyped the code once or
    twice gets in with the right one though the whole neighbourhood is guessing. It only leaves
    fewer of them. The limit of an hour makes up for it: with all addresses of a home network it
    takes months to find a code.
    """

    MINUTE, HOUR = 60.0, 3600.0
    FROM_ONE, FROM_ONE_IN_AN_HOUR = 5, 20
    MANY, FROM_ONE_OF_MANY = 30, 3
    """When so many guesses come in a minute from anywhere, each address has fewer of them."""
    MOST_KNOWN = 5000

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._counting = Lock()
        self._wrong: dict[str, deque[float]] = {}
        """When each address was wrong last, the first one first; who was wrong last is the last."""
        self._lately: deque[float] = deque(maxlen=self.MOST_KNOWN)

    def may_try(self, address: str) -> bool:
        """May this address try once more? If so it counts as wrong, until `was_right`."""
        with self._counting:
            now = self._clock()
            own = self._wrong.get(address, deque())
            lately = sum(1 for then in own if then > now - self.MINUTE)
            in_an_hour = sum(1 for then in own if then > now - self.HOUR)
            most = self.FROM_ONE_OF_MANY if self._many_guess(now) else self.FROM_ONE
            if lately >= most or in_an_hour >= self.FROM_ONE_IN_AN_HOUR:
                return False
            self._count(address, now)
            return True

    def was_right(self, address: str) -> None:
        """It was no guess."""
        with self._counting:
            for counted in (self._wrong.get(address), self._lately):
                if counted:
                    counted.pop()

    def _many_guess(self, now: float) -> bool:
        while self._lately and self._lately[0] <= now - self.MINUTE:
            self._lately.popleft()
        return len(self._lately) >= self.MANY

    def _count(self, address: str, now: float) -> None:
        own = self._wrong.pop(address, None) or deque(maxlen=self.FROM_ONE_IN_AN_HOUR)
        own.append(now)
        self._wrong[address] = own
        self._lately.append(now)
        if len(self._wrong) > self.MOST_KNOWN:
            del self._wrong[next(iter(self._wrong))]


def code_of(house: "House") -> str:
    """The word that a device has to know once."""
    code = house.setting("network.code")
    return str(code) if code else renew_code(house)


def renew_code(house: "House", syllables: int = SYLLABLES) -> str:
    """Another code. Devices that have joined stay."""
    code = new_code(syllables)
    house.set_setting("network.code", code)
    return code


def lengthen_code(house: "House") -> None:
    """See to it that the code is long enough for a house behind a proxy."""
    if len(_plain(code_of(house))) < 2 * SYLLABLES_IN_FRONT:
        renew_code(house, SYLLABLES_IN_FRONT)


def fits(house: "House", code: str) -> bool:
    """Is this the code? Dashes, blanks and capitals do not matter."""
    return secrets.compare_digest(_plain(code), _plain(code_of(house)))


def new_code(syllables: int = SYLLABLES) -> str:
    """A code word such as `kuna-dopi`."""
    said = [secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(syllables)]
    return "-".join("".join(said[place : place + 2]) for place in range(0, syllables, 2))


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
