"""Builds the site of the pocket: a folder of static files that holds the whole app."""
