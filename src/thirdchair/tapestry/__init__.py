"""Tapestry: its content, its rules as chapters, its modes.

`Tapestry()` is the game as the rooms above call it; its `play` is the whole engine as one pure
function.
"""

from thirdchair.tapestry.game import Tapestry

__all__ = ["Tapestry"]
