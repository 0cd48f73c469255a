"""Combat: what each side can and does put in, and what it costs."""
