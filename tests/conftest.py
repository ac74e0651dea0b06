"""Settings of all tests."""

import sys
from pathlib import Path

from hypothesis import settings

# No test may fail because the machine is busy.
settings.register_profile("shedu", deadline=None)
settings.load_profile("shedu")

TESTS = Path(__file__).parent
sys.path.insert(0, str(TESTS / "support"))
ABOUT = {
    "tigris": (
        "*tigris*",
        "rules/test_rules_clauses.py",
        "rules/test_rules_variants.py",
        "docs/test_docs_links.py",
        "docs/test_docs_readme.py",
        "docs/test_docs_variants.py",
    )
}
"""Which tests are about one shipped game: with its rules taken away they go, and all others pass."""

collect_ignore_glob = [
    str(TESTS / pattern)
    for game, patterns in ABOUT.items()
    if not (TESTS.parent / "rules" / game).is_dir()
    for pattern in patterns
]
