"""Builds amendments and scenarios."""

from __future__ import annotations

from typing import cast

from shedu.compiler import tree as t
from shedu.compiler.read.builder import Branch, Builder, Rule, branch, branches, leaf, leaves
from shedu.compiler.read.declarations import DECLARATIONS
from shedu.compiler.read.expressions import only_expr
from shedu.compiler.read.statements import block_of, opening_cites

# ---------------------------------------------------------------- amendments


def _pattern(b: Builder, n: Branch) -> t.Pattern:
    names = branch(n, "names")
    words = None if names is None else tuple(b.word(token) for token in leaves(names))
    return t.Pattern(b.span(n), b.one(n, "path"), words)


def _before(b: Builder, n: Branch) -> t.Before:
    cites, block = opening_cites(block_of(b, n))
    return t.Before(b.span(n), b.one(n, "pattern"), b.inner(n, "when"), block, cites)


def _after(b: Builder, n: Branch) -> t.After:
    cites, block = opening_cites(block_of(b, n))
    return t.After(b.span(n), b.one(n, "pattern"), b.inner(n, "when"), block, cites)


def _adjust(b: Builder, n: Branch) -> t.Adjust:
    how = branch(n, "how")
    assert how is not None
    pattern = b.one(n, "pattern")
    return t.Adjust(b.span(n), pattern, str(leaf(how)), only_expr(b, n), b.inner(n, "when"), b.cites(n))


def _also(b: Builder, n: Branch) -> t.Also:
    return t.Also(b.span(n), b.all(n, "path"), b.one(n, "form_body"))


def _offer(b: Builder, n: Branch) -> t.Offer:
    return t.Offer(b.span(n), b.one(n, "call"), b.one(n, "path"), b.inner(n, "if_test"), b.cites(n))


def _replace(b: Builder, n: Branch) -> t.Replace:
    return t.Replace(b.span(n), cast(t.Declaration, b.other(branches(n)[0])))


def _remove(b: Builder, n: Branch) -> t.Remove:
    return t.Remove(b.span(n), b.one(n, "path"), b.cites(n))


# ---------------------------------------------------------------- scenarios


def _scenario(b: Builder, n: Branch) -> t.ScenarioDecl:
    title = branch(n, "title")
    assert title is not None
    text, place = b.text(n) or "", b.span(title)
    return t.ScenarioDecl(
        b.span(n), text, place, b.one(n, "of"), b.all(n, "line"), b.all(n, "scene"), b.cites(n)
    )


def _scene(b: Builder, n: Branch) -> t.Scene:
    word = b.word(leaf(n))
    return t.Scene(b.span(n), word.name, word.span, b.all(n, *SCENE_LINES))


def _given(b: Builder, n: Branch) -> t.Given:
    place, value = b.exprs(n)
    return t.Given(b.span(n), place, value)


def _picture(b: Builder, n: Branch) -> t.Picture:
    names = [token for token in leaves(n) if token.type == "NAME"]
    return t.Picture(b.span(n), b.word(names[0]).name if names else None, b.all(n, "picture_row"))


def _picture_row(b: Builder, n: Branch) -> t.PictureRow:
    return t.PictureRow(b.span(n), str(leaf(n))[1:-1])


def _played(b: Builder, n: Branch) -> t.Played:
    return t.Played(b.span(n), only_expr(b, n), b.one(n, "call"))


def _drawn(b: Builder, n: Branch) -> t.Drawn:
    return t.Drawn(b.span(n), only_expr(b, n))


def _ran(b: Builder, n: Branch) -> t.Ran:
    return t.Ran(b.span(n), b.one(n, "call"))


def _told(b: Builder, n: Branch) -> t.Told:
    return t.Told(b.span(n), only_expr(b, n))


def _can(b: Builder, n: Branch) -> t.Can:
    return t.Can(b.span(n), only_expr(b, n), b.one(n, "call"))


def _cannot(b: Builder, n: Branch) -> t.Cannot:
    return t.Cannot(b.span(n), only_expr(b, n), b.one(n, "call"), b.one(n, "for_requirement"))


def _for_requirement(b: Builder, n: Branch) -> t.Path:
    return cast(t.Path, b.one(n, "path"))


def _waits(b: Builder, n: Branch) -> t.Waits:
    return t.Waits(b.span(n), only_expr(b, n), b.one(n, "path"))


def _ended(b: Builder, n: Branch) -> t.Ended:
    return t.Ended(b.span(n), b.word(leaf(n)).name)


def _won(b: Builder, n: Branch) -> t.Won:
    return t.Won(b.span(n), tuple(b.exprs(n)))


def _sees(b: Builder, n: Branch) -> t.Sees:
    seat, item = b.exprs(n)
    return t.Sees(b.span(n), seat, item)


def _unseen(b: Builder, n: Branch) -> t.Unseen:
    seat, item = b.exprs(n)
    return t.Unseen(b.span(n), seat, item)


SCENE_LINES: dict[str, Rule] = {
    "given": _given,
    "picture": _picture,
    "played": _played,
    "drawn": _drawn,
    "ran": _ran,
    "told": _told,
    "can": _can,
    "cannot": _cannot,
    "waits": _waits,
    "ended": _ended,
    "won": _won,
    "sees": _sees,
    "unseen": _unseen,
}

AMENDMENTS: dict[str, Rule] = {
    "before": _before,
    "after": _after,
    "adjust": _adjust,
    "also": _also,
    "offer": _offer,
    "replace": _replace,
    "remove": _remove,
}

TOP: dict[str, Rule] = {**DECLARATIONS, **AMENDMENTS, "scenario": _scenario}

AMENDMENT_PARTS: dict[str, Rule] = {
    "pattern": _pattern,
    "scene": _scene,
    "picture_row": _picture_row,
    "for_requirement": _for_requirement,
}
