"""Running: one server on loopback, and on demand a second one for the network.

The two share one event loop and one application. The loopback server is the only one until the
switch is on, so nothing listens to the network by default.
"""

import asyncio
import contextlib
import gc
import os
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from importlib.util import find_spec
from types import FrameType
from typing import TYPE_CHECKING, Any

import uvicorn
from platformdirs import user_cache_path

from thirdchair.kit.game import Games
from thirdchair.kit.refusals import not_now
from thirdchair.table.backups import keep_backups
from thirdchair.table.server_lock import ServerLock
from thirdchair.web.app import build
from thirdchair.web.certificates import Certificates
from thirdchair.web.connections import Crowd, connections_of
from thirdchair.web.front import Front
from thirdchair.web.live import Bell
from thirdchair.web.network import Network, lengthen_code
from thirdchair.web.pages.site import Site, others

if TYPE_CHECKING:
    from thirdchair.table.household import Settings
    from thirdchair.table.store import House

PATIENCE = 10.0
TRIES = 20
MANY, FEW = 2048, 16
"""So many connections the system lets wait, and so many are accepted in one go: each costs a file
descriptor before we can see who it is."""


class ServedAlready(Exception):
    """Another process serves this data folder, at an address that it may have told already."""

    def __init__(self, address: str | None) -> None:
        super().__init__(address)
        self.address = address


class LoopbackServer(uvicorn.Server):
    """Stops at once: open streams are ended first, for they would go on for ever."""

    def __init__(
        self, config: uvicorn.Config, crowd: Crowd, bell: Bell, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._crowd = crowd
        self._bell = bell
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for sock in sockets or ():
            sock.listen(MANY)  # the system may let more of them wait than we accept in one go
        self._ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:  # ten ticks are a second
            self._crowd.sweep()
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._bell.silence()
        super().handle_exit(sig, frame)


class NetworkServer(uvicorn.Server):
    """Leaves signals to the loopback server."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Door:
    """Opens and closes the network server. Called from the threads of handlers."""

    def __init__(self) -> None:
        self.port: int | None = None
        self.usual = 0
        self.app: Any = None
        self.bell: Bell | None = None
        self.crowd = Crowd()
        self.certificates: Certificates | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self._server: NetworkServer | None = None
        self._task: asyncio.Task[None] | None = None

    def open(self, port: int | None) -> None:
        """Listen on all addresses; on another port when the wanted one is taken."""
        if self._server is None:
            if self.certificates is not None:
                self.certificates.prepare()
            self._wait(self._open(bound("0.0.0.0", port or self.usual, tries=TRIES)))

    def close(self) -> None:
        if self._server is not None:
            self._wait(self.shut())

    def _wait(self, work: Any) -> None:
        assert self.loop is not None
        future: Future[None] = asyncio.run_coroutine_threadsafe(work, self.loop)
        future.result(PATIENCE)

    async def _open(self, sock: socket.socket) -> None:
        self._server = NetworkServer(_config(self.app, self.crowd, self.certificates))
        self._task = asyncio.create_task(self._server.serve([sock]))
        while not self._server.started and not self._task.done():
            await asyncio.sleep(0.01)
        if self._server.started:
            sock.listen(MANY)
        self.port = sock.getsockname()[1]

    async def shut(self) -> None:
        """Nobody new comes in; those who are inside finish what they asked for."""
        server, task = self._server, self._task
        self.port = self._server = self._task = None
        if server is None or task is None:
            return
        if self.bell is not None:
            self.bell.silence()  # pages on this machine listen again at once, others cannot
        server.should_exit = True
        await task


def run(
    games: Games,
    port: int,
    *,
    lan: bool,
    tries: int,
    ready: Callable[[str, Network, "House"], None],
    https: bool | None = None,
    front: Front | None = None,
    root: str = "",
    later: Callable[[threading.Event], None] | None = None,
) -> None:
    """Serve until a signal comes. `ready` hears the address here, and gets network and house.

    `https` is about the network only; None means as last time. `root` is the path of the site, and
    `front` what a proxy shows of it.
    `later` is done in a thread of its own when the pages are there; its event says to stop.
    """
    from thirdchair.table.database import data_folder
    from thirdchair.table.store import HOME, Store

    lock = ServerLock(data_folder())
    if not lock.take():
        raise ServedAlready(lock.address())
    sock = bound("127.0.0.1", port, tries)
    store = Store(games)
    home = store.of(HOME)
    door = Door()
    app, room = build(store, door, root=root)
    room.rendering.kept_in = user_cache_path("thirdchair", appauthor=False)
    door.app, door.bell = app, room.bell
    room.network.front = front
    if front is not None:
        lengthen_code(home)
    door.usual = sock.getsockname()[1] + 1
    if _secured(store.machine, https):
        door.certificates = room.network.certificates = Certificates(store.path.parent)

    def started() -> None:
        door.loop = asyncio.get_running_loop()
        loop_address = f"http://127.0.0.1:{sock.getsockname()[1]}{room.to('')}"
        lock.tell(loop_address)
        threading.Thread(target=keep_backups, args=(store.path, stopped), daemon=True).start()
        if lan or room.network.wanted:
            threading.Thread(target=opened, args=(loop_address,), daemon=True).start()
        else:
            ready(loop_address, room.network, home)

    def opened(address: str) -> None:
        with contextlib.suppress(OSError):  # the page of the switch will say what is wrong
            room.network.open()
        ready(address, room.network, home)

    sys.setswitchinterval(SHARE)
    stopped = threading.Event()
    server = LoopbackServer(_config(app, door.crowd), door.crowd, room.bell, started)

    async def finish_starting() -> None:
        await afterwards(app.site)
        if later is not None:
            threading.Thread(target=later, args=(stopped,), daemon=True).start()

    async def serve() -> None:
        rest = asyncio.create_task(finish_starting())
        await server.serve([sock])
        rest.cancel()
        await door.shut()

    try:
        asyncio.run(serve())
    except KeyboardInterrupt:
        pass  # uvicorn raises it again after a clean stop
    finally:
        stopped.set()
        store.close()
        lock.release()


SHARE = 0.001
"""So many seconds a thread keeps Python while others wait for it: a tap waits for few of them."""
MANY_OBJECTS = 50_000
"""Garbage is looked for when so many are new: seldom, and done before anybody notices."""
SOON = 1.0
"""So many seconds after the start the other pages are opened, if nobody has asked for one."""


async def afterwards(site: Site) -> None:
    """What the first page need not wait for, soon after it."""
    await asyncio.sleep(SOON)
    await asyncio.to_thread(others)
    site.open()
    gc.freeze()  # what is here now stays to the end
    gc.set_threshold(MANY_OBJECTS)


def _secured(machine: "Settings", https: bool | None) -> bool:
    """Is the network served over https? A choice is kept for the next start."""
    wanted = bool(machine.setting("network.https", False)) if https is None else https
    if wanted and find_spec("cryptography") is None:
        raise not_now("https-missing")
    if https is not None:
        machine.set_setting("network.https", https)
    return wanted


def bound(host: str, port: int, tries: int = 1) -> socket.socket:
    """A socket on this port, or on the first free one after it."""
    for attempt in range(max(tries, 1)):
        # With the protocol named, asyncio sends small answers at once (TCP_NODELAY).
        sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":  # elsewhere it would let two programs share the port
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host, port + attempt if port else 0))
            sock.set_inheritable(False)
            return sock
        except OSError:
            sock.close()
            if attempt == max(tries, 1) - 1:
                raise
    raise AssertionError("unreachable")


def _config(app: Any, crowd: Crowd, certificates: Certificates | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="asyncio",
        http=connections_of(crowd, certificates.context() if certificates else None),
        ws="none",
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # an address that a client claims must not make it loopback
        timeout_graceful_shutdown=2,
        timeout_keep_alive=crowd.patience.rest,
        backlog=FEW,
    )
