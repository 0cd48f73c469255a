"""What both games share: rules as coroutines, questions, choices with reasons, content.

Nothing here knows a game. Nothing here reads a clock, a file outside the package, or a
random generator.
"""
