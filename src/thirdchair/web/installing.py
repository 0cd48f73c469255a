"""What makes the pages an app on the device: the manifest, and the worker for lost connections.

Browsers heed both only where they trust the connection.
"""

from typing import Any

import msgspec
from litestar import Response, get

from thirdchair.web.visit import Visiting


@get("/manifest.webmanifest", sync_to_thread=False)
def manifest(visit: Visiting) -> Response[bytes]:
    """How the device shows the installed app."""
    icon = {
        "src": visit.room.rendering.static_url("icon.svg"),
        "sizes": "any",
        "type": "image/svg+xml",
    }
    said: dict[str, Any] = {
        "name": "Third Chair",
        "short_name": "Third Chair",
        "description": visit.words.text("page-tagline"),
        "lang": visit.language,
        "id": visit.to("/"),
        "start_url": visit.to("/"),
        "scope": visit.to("/"),
        "display": "standalone",
        "background_color": "#f6efe2",
        "theme_color": "#3a2c4d",
        "icons": [{**icon, "purpose": "any"}, {**icon, "purpose": "maskable"}],
    }
    return Response(msgspec.json.encode(said), media_type="application/manifest+json")


@get("/worker.js", sync_to_thread=False)
def worker(visit: Visiting) -> Response[bytes]:
    """At the root, for a worker cares only for what lies below its own address."""
    return Response(
        visit.room.rendering.static_file("worker.js"),
        media_type="text/javascript",
        headers={"cache-control": "no-cache"},
    )
