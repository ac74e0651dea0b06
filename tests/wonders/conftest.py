"""Tests of 7 Wonders and its expansions on both engines."""

import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(Path(__file__).with_name("support")))

# With the game's rules taken away, only the tests about it go.
collect_ignore_glob = [] if (TOP / "rules" / "wonders").is_dir() else ["*wonders*"]
