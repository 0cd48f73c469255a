"""The end of a campaign, and what is kept of it."""
