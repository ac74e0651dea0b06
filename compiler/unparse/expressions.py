"""Expressions as text, with as few brackets as the grammar allows."""

from __future__ import annotations

from shedu.compiler import tree as t

# How tightly each construct binds, as the rules of the grammar follow one another.
EXPR, EITHER, BOTH, DENIAL, COMPARISON, SPAN, TOTAL, TERM, UNARY, POSTFIX = range(10)

_BINARY = {
    "or": (EITHER, EITHER, BOTH),
    "and": (BOTH, BOTH, DENIAL),
    "..": (SPAN, TOTAL, TOTAL),
    "+": (TOTAL, TOTAL, TERM),
    "-": (TOTAL, TOTAL, TERM),
    "*": (TERM, TERM, UNARY),
    "/": (TERM, TERM, UNARY),
    "mod": (TERM, TERM, UNARY),
}
_COMPARED = (COMPARISON, SPAN, SPAN)


def expression_text(node: t.Expr, level: int = EXPR) -> str:
    """An expression where the grammar wants one that binds as tightly as `level`, or tighter."""
    own, text = _bare(node)
    return f"({text})" if own < level else text


def _bare(node: t.Expr) -> tuple[int, str]:
    """How tightly an expression binds, and its text without brackets around it."""
    match node:
        case t.Conditional():
            then, test = expression_text(node.then, EITHER), expression_text(node.test, EITHER)
            return EXPR, f"{then} if {test} else {expression_text(node.otherwise)}"
        case t.Binary():
            own, left, right = _BINARY.get(node.op, _COMPARED)
            sign = node.op if node.op == ".." else f" {node.op} "
            return own, f"{expression_text(node.left, left)}{sign}{expression_text(node.right, right)}"
        case t.Unary(op="not"):
            # brackets that only the eye needs
            level = POSTFIX if isinstance(node.operand, t.Binary) else DENIAL
            return DENIAL, f"not {expression_text(node.operand, level)}"
        case t.Unary():
            return UNARY, f"-{expression_text(node.operand, UNARY)}"
    return POSTFIX, _postfix(node)


def _postfix(node: t.Expr) -> str:
    match node:
        case t.Apply():
            return f"{expression_text(node.function, POSTFIX)}({listed(node.args)})"
        case t.At():
            return f"{expression_text(node.base, POSTFIX)}[{listed(node.args)}]"
        case t.FieldOf():
            return f"{expression_text(node.base, POSTFIX)}.{node.name}"
        case t.ListOf():
            return f"[{listed(node.items)}]"
        case t.SetOf():
            return f"{{{', '.join(_amount(item) for item in node.items)}}}"
        case t.Comprehension(kind="list"):
            return f"[{expression_text(node.value)} for {binder_text(node.binder)}]"
        case t.Comprehension():
            return f"{{{_amount(node.value)} for {binder_text(node.binder)}}}"
        case t.Amount():
            return _amount(node)
    return _search(node)


def _search(node: t.Expr) -> str:
    match node:
        case t.Seek():
            by = f" by {expression_text(node.by)}" if node.by is not None else ""
            return f"{node.word}({binder_text(node.binder)}{by})"
        case t.AllHave():
            return f"all({binder_text(node.binder)} have {expression_text(node.claim)})"
        case t.Fold():
            return f"{node.word}({expression_text(node.value)} for {binder_text(node.binder)})"
        case t.FoldOf():
            return f"{node.word}({listed(node.args)})"
    return _atom(node)


def _atom(node: t.Expr) -> str:
    match node:
        case t.Name():
            return node.name
        case t.Number():
            return str(node.value)
        case t.Text():
            return f'"{node.value}"'
        case t.Truth():
            return "true" if node.value else "false"
    return "none"


def _amount(node: t.Expr) -> str:
    """What may stand within braces: a count before what is counted, or any expression."""
    if isinstance(node, t.Amount):
        return f"{expression_text(node.count, POSTFIX)} {expression_text(node.item)}"
    return expression_text(node)


def listed(nodes: tuple[t.Expr, ...]) -> str:
    """Expressions, separated by commas."""
    return ", ".join(expression_text(node) for node in nodes)


def binder_text(binder: t.Binder) -> str:
    """`x in S, y in T where P`."""
    sources = ", ".join(f"{source.name} in {expression_text(source.value)}" for source in binder.sources)
    return sources if binder.where is None else f"{sources} where {expression_text(binder.where)}"


def call_text(call: t.Call) -> str:
    """`path(args)`, without brackets where nothing is given."""
    name = ".".join(call.path.names)
    return f"{name}({listed(call.args)})" if call.args else name
