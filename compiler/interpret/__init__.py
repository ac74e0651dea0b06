"""The reference interpreter: checked rules played as they are written, in plain Python."""

from shedu.compiler.interpret.game import ReferenceGame
from shedu.compiler.interpret.reference import Reference

__all__ = ["Reference", "ReferenceGame"]
