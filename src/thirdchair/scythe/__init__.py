"""Scythe: its content, its rules as chapters, its modes.

`play` is the whole engine as one pure function; `game` is what the rooms above call.
"""
