"""`thirdchair` and `thirdchair serve`: start the web app and say where it is."""

import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from thirdchair.table.store import House
    from thirdchair.web.network import Network
    from thirdchair.words import Words

PORT = 8377
TRIES = 20


def serve(
    *,
    port: int = PORT,
    lan: bool = False,
    https: bool | None = None,
    behind_proxy: str | None = None,
    root: str = "",
    open_browser: bool = False,
) -> None:
    """Serve until stopped. The usual port gives way when it is taken, a chosen one does not."""
    from thirdchair.cli.help import NOTHING, WRONG
    from thirdchair.cli.language import terminal_language
    from thirdchair.games import GAMES
    from thirdchair.kit.refusals import Refusal, not_now
    from thirdchair.table.database import data_folder
    from thirdchair.table.disk import nearly_full, reason_of
    from thirdchair.web.front import front_of
    from thirdchair.web.network import code_of
    from thirdchair.web.serving import ServedAlready, run
    from thirdchair.words import Words

    words = Words(terminal_language())
    try:
        front = front_of(behind_proxy) if behind_proxy is not None else None
    except Refusal as refusal:
        typer.echo(words.refusal(refusal), err=True)
        raise typer.Exit(WRONG) from None

    def ready(address: str, network: "Network", house: "House") -> None:
        typer.echo(words.text("serve-here", address=address))
        for other in network.addresses():
            typer.echo(words.text("serve-network", address=other))
        if network.lets_in:
            typer.echo(words.text("serve-code", code=code_of(house)))
        if network.certificates and network.is_open:
            nearest = [*network.addresses(), address][0]
            typer.echo(words.text("serve-trust", address=f"{nearest}/certificate"))
            fingerprint = network.certificates.fingerprint()
            typer.echo(words.text("serve-fingerprint", fingerprint=fingerprint))
        if (left := nearly_full(data_folder() / "tables.db")) is not None:
            typer.echo(words.text("note-disk-low", left=left), err=True)
        if open_browser and _has_desktop():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        try:
            tries = TRIES if port == PORT else 1
            run(
                GAMES,
                port,
                lan=lan,
                https=https,
                front=front,
                root=root,
                tries=tries,
                ready=ready,
                later=_warm_up,
            )
        except OSError as error:
            raise not_now("port-unusable", port=str(port), reason=reason_of(error)) from None
        except ServedAlready as other:
            if not open_browser:
                raise not_now("served-already", address=other.address or "none") from None
            _show(other.address, words)
    except Refusal as refusal:
        typer.echo(words.refusal(refusal), err=True)
        raise typer.Exit(NOTHING) from None


def _warm_up(stopped: threading.Event) -> None:
    """What the lab has to make ready, if anybody wants it."""
    from thirdchair.lab.warming import warm_up

    warm_up(stopped)


def _show(address: str | None, words: "Words") -> None:
    """Third Chair is running: open its page instead of another server."""
    typer.echo(words.text("serve-already", address=address or "none"))
    if address and _has_desktop():
        webbrowser.open(address)


def _has_desktop() -> bool:
    """Is there a screen that a browser could open on?"""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
