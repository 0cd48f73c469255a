# This language: what it calls itself, and where it stands in lists of languages.

language-name = Čeština
language-order = 3
