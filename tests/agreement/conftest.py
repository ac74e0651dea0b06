"""Both engines of a game side by side; the games of the lists in support/ are loaded once a run."""

import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(Path(__file__).with_name("support")))

# With a game's rules taken away, only the tests about it go.
collect_ignore_glob = [] if (TOP / "rules" / "tigris").is_dir() else ["*tigris*"]
