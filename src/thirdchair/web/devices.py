"""What a device is called in the history before somebody names it."""

from collections.abc import Mapping

_NAMES = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux"),
)


def name_of_device(headers: Mapping[str, str]) -> str:
    """The kind of device that its browser tells of."""
    agent = headers.get("user-agent", "")
    return next((name for sign, name in _NAMES if sign in agent), "?")
