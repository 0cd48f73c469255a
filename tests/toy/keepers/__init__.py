"""What the Keepers of the Light are made of: content, ledger, words, templates, static files."""
