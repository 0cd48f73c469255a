"""A board that the app does not track: it asks what matters for the card."""
