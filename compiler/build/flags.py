"""The C compiler's flags, in a module that needs nothing: the build script reads it before anything is installed."""

FULL_FLAGS = ("-O2", "-march=native", "-mprefer-vector-width=128")
QUICK_FLAGS = ("-O1", "-march=native")
PORTABLE_FLAGS = ("-O2",)
"""For wheels, which are built for any processor of their kind."""
