"""Values that a module adds, and the `if`s that went through all there were: nobody may have thought of new ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shedu.compiler import tree
from shedu.compiler.check.context import Context
from shedu.compiler.check.walk import mentioned, nodes
from shedu.compiler.diagnostics import Label
from shedu.compiler.source import Span
from shedu.compiler.unparse.expressions import expression_text

Tested = tuple[str, set[str]]
"""What is compared, as text, and the values it is compared with."""


def report(ctx: Context, declarations: tuple[tree.Declaration, ...]) -> None:
    """Warn of each `if` without `else` that goes through all values an enumeration was declared with, in a rule that
    does not speak of those added since. What an amendment does before or after stands in the rule."""
    grown = [found for decl in declarations for found in _grown(decl)]
    if not grown:
        return
    for decl in declarations:
        if isinstance(decl, tree.FlowDecl | tree.ActionDecl | tree.Form):
            for node in nodes(decl):
                if isinstance(node, tree.If) and node.otherwise is None:
                    _judge(ctx, node, grown, decl)


def _grown(decl: tree.Declaration) -> Iterator[tuple[tree.TypeAlias, set[str], list[tree.Word]]]:
    """Yield an enumeration with the values it was declared with, and those that have been added."""
    if isinstance(decl, tree.TypeAlias) and isinstance(decl.type, tree.EnumType):
        added = [word for word in decl.type.values if not _within(word.span, decl.span)]
        if added:
            yield decl, {word.name for word in decl.type.values} - {word.name for word in added}, added


def _within(inner: Span, outer: Span) -> bool:
    return (
        inner.file == outer.file
        and (outer.line, outer.column) <= (inner.line, inner.column)
        and (inner.end_line, inner.end_column) <= (outer.end_line, outer.end_column)
    )


def _judge(
    ctx: Context,
    node: tree.If,
    grown: Iterable[tuple[tree.TypeAlias, set[str], list[tree.Word]]],
    decl: tree.Declaration,
) -> None:
    tested = [_compared(arm.test) for arm in node.arms]
    subjects = {found[0] for found in tested if found is not None}
    if None in tested or len(subjects) != 1:
        return
    values = {value for found in tested if found is not None for value in found[1]}
    for kind, base, added in grown:
        if base <= values and not {word.name for word in added} & mentioned(decl):
            names = ", ".join(f"`{word.name}`" for word in added)
            places = [Label(word.span, f"added to `{kind.name}` here") for word in added]
            ctx.warn(
                "E0707",
                f"nothing is said here of {names}.",
                node.arms[0].test.span,
                f"goes through all values of `{kind.name}` but those added",
                *places,
                hint="an `else`, or a block `after` this rule, says what happens then",
            )


def _compared(test: tree.Expr) -> Tested | None:
    """Return what a test compares with which names, None where it is no such test."""
    match test:
        case tree.Binary(op="==", left=left, right=tree.Name(name=name)):
            return expression_text(left), {name}
        case tree.Binary(op="in", left=left, right=tree.SetOf(items=items)):
            names = {item.name for item in items if isinstance(item, tree.Name)}
            return (expression_text(left), names) if len(names) == len(items) else None
        case tree.Binary(op="or", left=left, right=right):
            one, other = _compared(left), _compared(right)
            if one is not None and other is not None and one[0] == other[0]:
                return one[0], one[1] | other[1]
    return None
