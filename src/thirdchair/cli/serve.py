"""`thirdchair` and `thirdchair serve`: start the web app and say where it is."""

import os
import sys
import threading
import webbrowser

import typer

PORT = 8377
TRIES = 20


def serve(*, port: int = PORT, lan: bool = False, open_browser: bool = False) -> None:
    """Serve until stopped. The usual port gives way when it is taken, a chosen one does not."""
    from thirdchair.kit.refusals import Refusal
    from thirdchair.web.serving import run
    from thirdchair.words import Words

    def ready(address: str, network: list[str]) -> None:
        typer.echo(f"Third Chair: {address}")
        for other in network:
            typer.echo(f"Network: {other}")
        if open_browser and _has_desktop():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        run(port, lan=lan, tries=TRIES if port == PORT else 1, ready=ready)
    except OSError as error:
        typer.echo(f"Port {port} cannot be opened: {error.strerror or error}", err=True)
        raise typer.Exit(1) from None
    except Refusal as refusal:
        typer.echo(Words("en").refusal(refusal), err=True)
        raise typer.Exit(1) from None


def _has_desktop() -> bool:
    """Is there a screen that a browser could open on?"""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
