"""What the pages show of the Keepers of the Light."""

from tests.toy.face.face import face

__all__ = ["face"]
