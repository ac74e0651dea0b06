"""What rows bear, and effects: amendments that hold while their row is held.

An effect is borne by a row where one of its cells calls it. Here effects and rows become plain rules: `held` of a
table a define `Table.held`, a parameter of an effect a define `Table.effect.parameter` over a column of its own,
the amendments of an effect one amendment over all rows that bear it, those of a row amendments under the condition
that the row is held.
"""

from shedu.compiler.amend.holding.hold import hold

__all__ = ["hold"]
