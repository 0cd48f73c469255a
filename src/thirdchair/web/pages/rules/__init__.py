"""The rules in the reader's language, and where a printing has them."""
