# This language: what it calls itself, and where it stands in lists of languages.

language-name = English
language-order = 1
