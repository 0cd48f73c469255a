"""An Automa's moves: what it sees, where it goes, whom it attacks, what follows."""
