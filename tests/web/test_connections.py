"""Connections that say nothing, or too slowly, are ended; who waits for us is not."""

import asyncio
import re
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from tests.web.house import PATIENCE, House
from tests.web.reading import Person
from thirdchair.web.certificates import Certificates
from thirdchair.web.connections import PROGRESS, Connection, Crowd, Patience, connections_of
from thirdchair.web.live import Bell
from thirdchair.web.network import machine_addresses
from thirdchair.web.pages.table.importing import LARGEST_FILE
from thirdchair.web.serving import LoopbackServer, bound

SHORT = Patience(head=0.3, body=0.6, part=0.3, rest=1, reading=0.3)
ENDLESS = Patience(head=600, body=600, part=600, rest=600, reading=600)
GET = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 100000\r\n\r\n"
LONG = 30_000_000

needs_network = pytest.mark.skipif(not machine_addresses(), reason="this machine is in no network")

busy_with = threading.Semaphore(0)
"""Counts who waits for /slow."""


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers when the whole body is here; at /slow late, at /long with more than fits a line."""
    while (await receive())["more_body"]:
        pass
    if scope["path"] == "/slow":
        busy_with.release()
        await asyncio.sleep(1.5)
    body = b"x" * LONG if scope["path"] == "/long" else b"done"
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@contextmanager
def served(crowd: Crowd, tls: ssl.SSLContext | None = None) -> Iterator[tuple[str, int]]:
    """A server with these connections, in a thread."""
    sock, started = bound("127.0.0.1", 0), threading.Event()
    config = uvicorn.Config(
        app,
        http=connections_of(crowd, tls),
        lifespan="off",
        log_level="warning",
        timeout_keep_alive=crowd.patience.rest,
        timeout_graceful_shutdown=1,
    )
    server = LoopbackServer(config, crowd, Bell(), started.set)
    thread = threading.Thread(target=asyncio.run, args=(server.serve([sock]),))
    thread.start()
    started.wait()
    try:
        yield sock.getsockname()
    finally:
        server.should_exit = True
        thread.join()


def ended(line: socket.socket) -> bytes:
    """What came until the other side ended the connection."""
    line.settimeout(PATIENCE)
    got = b""
    try:
        while part := line.recv(65_536):
            got += part
    except ConnectionError:
        pass
    return got


def answered(line: socket.socket) -> bool:
    line.settimeout(PATIENCE)
    line.sendall(GET)
    return line.recv(65_536).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nhost: h", POST, POST + b"x"])
def test_who_does_not_finish_a_request_is_let_go(said: bytes) -> None:
    with served(Crowd(SHORT)) as where, socket.create_connection(where) as line:
        line.sendall(said)
        assert ended(line) == b""


def dripped(line: socket.socket, pause: float, most: int, drop: bytes = b"x") -> int:
    """How many drops fall until the other side ends the connection."""
    line.settimeout(pause)
    for drops in range(most):
        try:
            line.sendall(drop)
            if line.recv(100) == b"":
                return drops
        except TimeoutError:
            pass  # nothing to be heard: it waits
        except ConnectionError:
            return drops
    return most


@pytest.mark.parametrize("said", [b"", POST])
def test_a_drop_now_and_then_does_not_keep_a_connection(said: bytes) -> None:
    with served(Crowd(SHORT)) as where, socket.create_connection(where) as line:
        line.sendall(said or b"GET / HTTP/1.1\r\n")
        assert dripped(line, 0.05, 400, b"x" if said else b"x: y\r\n") < 400


def test_a_large_file_over_a_slow_line_arrives() -> None:
    patience = Patience()
    assert patience.body * 15_000 > LARGEST_FILE
    assert patience.part * 1_000 > PROGRESS


def test_who_keeps_sending_has_the_time_of_a_whole_body() -> None:
    patience = Patience(head=0.3, body=600, part=60, rest=1, reading=0.3)
    with served(Crowd(patience)) as where, socket.create_connection(where) as line:
        line.sendall(POST)
        for _ in range(10):
            time.sleep(0.5)
            line.sendall(b"x" * PROGRESS)
        assert b"200 OK" in ended(line)


def test_who_sends_drops_is_let_go_long_before_a_body_must_be_here() -> None:
    patience = Patience(head=0.3, body=600, part=1, rest=1, reading=0.3)
    with served(Crowd(patience)) as where, socket.create_connection(where) as line:
        line.sendall(POST)
        assert dripped(line, 0.1, 100) < 100


def test_who_asks_nothing_more_is_let_go() -> None:
    with served(Crowd(SHORT)) as where, socket.create_connection(where) as line:
        line.sendall(GET)
        assert ended(line).endswith(b"done")


def test_who_begins_a_second_request_has_no_longer_for_it() -> None:
    with served(Crowd(SHORT)) as where, socket.create_connection(where) as line:
        line.sendall(GET + b"GET /again HTTP/1.1\r\n")
        assert ended(line).count(b"200 OK") == 1


def test_who_does_not_read_is_let_go() -> None:
    with served(Crowd(SHORT)) as where, closing(socket.socket()) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65_536)
        line.connect(where)
        line.sendall(GET.replace(b"/", b"/long", 1))
        line.settimeout(PATIENCE)
        assert line.recv(12) == b"HTTP/1.1 200"
        for _ in range(3):  # silent lines that come and are let go, while this one is not read
            with socket.create_connection(where) as other:
                ended(other)
        assert len(ended(line)) < LONG


def test_who_waits_for_our_answer_is_not_let_go() -> None:
    with served(Crowd(SHORT)) as where, socket.create_connection(where) as line:
        line.sendall(GET.replace(b"/", b"/slow", 1))
        busy_with.acquire()
        assert b"200 OK" in ended(line)


def test_a_silent_line_makes_room_for_another_of_the_same_address() -> None:
    crowd = Crowd(ENDLESS, from_one=3, in_all=100, is_local=lambda _: False)
    with served(crowd) as where, ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection(where)) for _ in range(10)]
        assert [ended(line) for line in lines[:7]] == [b""] * 7
        assert answered(lines[9])


def test_who_is_being_answered_makes_no_room() -> None:
    crowd = Crowd(ENDLESS, from_one=2, in_all=100, is_local=lambda _: False)
    with served(crowd) as where, ExitStack() as stack:
        busy = [stack.enter_context(socket.create_connection(where)) for _ in range(2)]
        for line in busy:
            line.sendall(GET.replace(b"/", b"/slow", 1))
            busy_with.acquire()
        late = stack.enter_context(socket.create_connection(where))
        assert ended(late) == b""
        assert all(line.recv(12) == b"HTTP/1.1 200" for line in busy)


def test_all_of_the_network_together_have_so_many_and_this_machine_as_many_as_it_likes() -> None:
    local = threading.Event()
    crowd = Crowd(ENDLESS, from_one=100, in_all=4, is_local=lambda _: local.is_set())
    with served(crowd) as where, ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection(where)) for _ in range(6)]
        assert [ended(line) for line in lines[:2]] == [b"", b""]
        local.set()
        ours = [stack.enter_context(socket.create_connection(where)) for _ in range(8)]
        assert all(answered(line) for line in ours)


def test_silent_lines_of_this_machine_make_room_for_others_of_it() -> None:
    with served(Crowd(ENDLESS, open_at_once=3)) as where, ExitStack() as stack:
        busy = stack.enter_context(socket.create_connection(where))
        busy.sendall(GET.replace(b"/", b"/slow", 1))
        busy_with.acquire()
        silent = [stack.enter_context(socket.create_connection(where)) for _ in range(5)]
        assert [ended(line) for line in silent[:3]] == [b""] * 3
        assert answered(silent[4])
        assert busy.recv(12) == b"HTTP/1.1 200", "it waits for us, and makes no room"


@pytest.fixture
def certified(tmp_path: Path) -> Certificates:
    certificates = Certificates(tmp_path)
    certificates.prepare([])
    return certificates


def test_over_tls_a_silent_line_is_let_go_before_it_has_said_hello(certified: Certificates) -> None:
    with served(Crowd(SHORT), certified.context()) as where:
        for said in (b"", b"\x16\x03\x01", GET):
            with socket.create_connection(where) as line:
                line.sendall(said)
                assert b"HTTP" not in ended(line)


def test_over_tls_a_silent_line_takes_a_place_too(certified: Certificates) -> None:
    crowd = Crowd(ENDLESS, from_one=3, is_local=lambda _: False)
    trusting = ssl.create_default_context(cadata=certified.public())
    with served(crowd, certified.context()) as where, ExitStack() as stack:
        silent = [stack.enter_context(socket.create_connection(where)) for _ in range(6)]
        assert [ended(line) for line in silent[:3]] == [b""] * 3
        address = f"https://127.0.0.1:{where[1]}/"
        for _ in range(5):
            assert (
                httpx.get(address, verify=trusting, trust_env=False, timeout=PATIENCE).text
                == "done"
            )


class Poor(House):
    """A house that may open few files."""

    MAIN = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256));" + House.MAIN


def test_silent_lines_of_this_machine_never_keep_it_out(tmp_path: Path) -> None:
    house = Poor(tmp_path / "house")
    where = ("127.0.0.1", int(house.url.rpartition(":")[2]))
    try:
        with ExitStack() as stack:
            for _ in range(300):
                stack.enter_context(socket.create_connection(where, timeout=PATIENCE))
            for _ in range(5):
                assert httpx.get(house.url, trust_env=False, timeout=PATIENCE).status_code == 200
    finally:
        house.stop()


@needs_network
@pytest.mark.parametrize("https", [False, True])
def test_silent_strangers_never_keep_this_machine_out(tmp_path: Path, https: bool) -> None:
    house = Poor(tmp_path / "house", lan=True, https=https)
    port = int(re.findall(r":(\d+)", house.network[0])[0])
    try:
        with ExitStack() as stack, house.client() as client:
            path = Person(client).new_game()
            with client.stream("GET", f"{path}/live") as live:
                lines = live.iter_lines()
                assert "data: 1" in [next(lines), next(lines)]
                for _ in range(300):
                    where = (machine_addresses()[0], port)
                    stack.enter_context(socket.create_connection(where, timeout=PATIENCE))
                for _ in range(20):
                    assert (
                        httpx.get(house.url + path, trust_env=False, timeout=PATIENCE).status_code
                        == 200
                    )
                Person(client).open(path)
                form = Person(client).open(path).form_with("act", "advance science")
                client.post(path, data={**form.fields, "act": "advance science"})
                assert "data: 2" in [next(lines) for _ in range(8)]
    finally:
        house.stop()


def test_a_crowd_is_no_larger_than_the_files_allow() -> None:
    assert 16 <= Crowd().in_all <= 400
    assert Connection.tls is None


TWO_LENGTHS = [
    b"content-length: 6\r\ntransfer-encoding: chunked\r\n",
    b"transfer-encoding: chunked\r\ncontent-length: 6\r\n",
    b"Transfer-Encoding: Chunked\r\nContent-Length: 0\r\n",
]


@pytest.mark.parametrize("lengths", TWO_LENGTHS)
def test_a_body_of_two_lengths_is_refused_and_ends_the_connection(lengths: bytes) -> None:
    """Whoever stands in front of us may have read it otherwise: nothing after it is answered."""
    ask = b"POST / HTTP/1.1\r\nhost: here\r\n" + lengths + b"\r\n0\r\n\r\n" + GET
    with served(Crowd(ENDLESS)) as where, socket.create_connection(where) as line:
        line.settimeout(PATIENCE)
        line.sendall(ask)
        heard = b""
        while part := line.recv(10_000):  # until the other side ends it
            heard += part
    assert heard.startswith(b"HTTP/1.1 400 ")
    assert heard.count(b"HTTP/1.1") == 1
    assert b"connection: close" in heard.lower()


def test_a_body_of_chunks_alone_is_taken() -> None:
    chunked = b"transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
    with served(Crowd(ENDLESS)) as where, socket.create_connection(where) as line:
        line.settimeout(PATIENCE)
        line.sendall(b"POST / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n" + chunked)
        heard = b""
        while part := line.recv(10_000):
            heard += part
    assert heard.startswith(b"HTTP/1.1 200 ")
