"""Weaves amendments into the rules they name, tree to tree, so that later passes see plain rules.

What an amending line says keeps its own place: a fault in an amended rule names the file that wrote the line.
"""

from shedu.compiler.amend.rules import Layer
from shedu.compiler.amend.weave import Woven, weave

__all__ = ["Layer", "Woven", "weave"]
