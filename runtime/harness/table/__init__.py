"""Tables that people play at: what a seat sees, its moves, the seats' players."""
