"""The classes of the syntax tree; import them from `shedu.compiler.tree`."""
