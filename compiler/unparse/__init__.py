"""From the tree back to rule text that reads to the same tree, places aside. Comments are not in the tree."""

from shedu.compiler.unparse.declarations import declaration_text
from shedu.compiler.unparse.expressions import expression_text
from shedu.compiler.unparse.files import file_text
from shedu.compiler.unparse.types import type_text

__all__ = ["declaration_text", "expression_text", "file_text", "type_text"]
