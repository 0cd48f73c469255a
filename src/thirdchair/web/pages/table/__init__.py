"""A table: its page, the checklist, its settings, and the way to its end."""
