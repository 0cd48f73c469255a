"""One evening: its set-up, the game as the campaign follows it, and its result.

The game itself is an ordinary table of Scythe; these chapters lay it out with what the sheets
bring, count what the campaign asks about, and close it. What all eight evenings have in common
stands here, and an evening of its own in `episodes`.
"""
