"""Answers that many questions have in common, written down once."""

YES, NO = "yes", "no"
NOBODY = "nobody"
"""It was none of the seats."""
FACES = (1, 2, 3, 4, 5, 6)
"""Of a die, and of what is read off by one."""
