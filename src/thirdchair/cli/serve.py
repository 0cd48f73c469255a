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

PORT = 8377
TRIES = 20


def serve(
    *,
    port: int = PORT,
    lan: bool = False,
    https: bool | None = None,
    root: str = "",
    open_browser: bool = False,
) -> None:
    """Serve until stopped. The usual port gives way when it is taken, a chosen one does not."""
    from thirdchair.cli.language import terminal_language
    from thirdchair.games import GAMES
    from thirdchair.kit.refusals import Refusal, not_now
    from thirdchair.web.network import code_of
    from thirdchair.web.serving import run
    from thirdchair.words import Words

    words = Words(terminal_language())

    def ready(address: str, network: "Network", house: "House") -> None:
        typer.echo(words.text("serve-here", address=address))
        for other in network.addresses():
            typer.echo(words.text("serve-network", address=other))
        if network.is_open:
            typer.echo(words.text("serve-code", code=code_of(house)))
        if network.certificates and network.is_open:
            nearest = [*network.addresses(), address][0]
            typer.echo(words.text("serve-trust", address=f"{nearest}/certificate"))
            fingerprint = network.certificates.fingerprint()
            typer.echo(words.text("serve-fingerprint", fingerprint=fingerprint))
        if open_browser and _has_desktop():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        try:
            tries = TRIES if port == PORT else 1
            run(GAMES, port, lan=lan, https=https, root=root, tries=tries, ready=ready)
        except OSError as error:
            reason = error.strerror or str(error)
            raise not_now("port-unusable", port=str(port), reason=reason) from None
    except Refusal as refusal:
        typer.echo(words.refusal(refusal), err=True)
        raise typer.Exit(1) from None


def _has_desktop() -> bool:
    """Is there a screen that a browser could open on?"""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
