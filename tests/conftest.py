"""Settings of all tests."""

from hypothesis import settings

# No test may fail because the machine is busy.
settings.register_profile("shedu", deadline=None)
settings.load_profile("shedu")
