"""`make golden`: write the golden games anew. Review what changed as a diff."""

from tests.golden.games import GAMES, file_of

for name, play in GAMES.items():
    file = file_of(name)
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    after = play()
    file.write_text(after, encoding="utf-8")
    print(f"{file.name}: {'as before' if after == before else 'changed'}")
