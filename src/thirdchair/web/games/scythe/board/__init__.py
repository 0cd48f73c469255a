"""The board on the table page."""
