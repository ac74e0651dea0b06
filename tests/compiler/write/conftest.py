"""The small games and helpers of the tests of the plan."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "plan" / "support"))
