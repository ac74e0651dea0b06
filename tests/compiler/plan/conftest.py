"""Small games written as text, on the compiled engine and on the reference side by side."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).with_name("support")))
