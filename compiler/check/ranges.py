"""Interval arithmetic: what numbers an operation on numbers of two ranges can give (Moore 1966)."""

from __future__ import annotations

from collections.abc import Iterable

from shedu.runtime.types import Int

LIMIT = 2**31 - 1
UNITS = 2**16 - 1
"""How many units of a kind a bag without a stated size may hold."""


def beyond(part: Int) -> bool:
    """Tell whether a range goes beyond what a number can be."""
    return part.low < -LIMIT or part.high > LIMIT


def hull(parts: Iterable[Int]) -> Int:
    """Return the smallest range that holds all the given ones (at least one)."""
    found = list(parts)
    return Int(min(part.low for part in found), max(part.high for part in found))


def plus(a: Int, b: Int) -> Int:
    return Int(a.low + b.low, a.high + b.high)


def minus(a: Int, b: Int) -> Int:
    return Int(a.low - b.high, a.high - b.low)


def times(a: Int, b: Int) -> Int:
    corners = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
    return Int(min(corners), max(corners))


def divide(a: Int, b: Int) -> Int:
    """Floor division; a divisor of nought is a fault at run time and leaves no result."""
    divisors = [d for d in (b.low, b.high, -1, 1) if d and b.low <= d <= b.high]
    corners = [x // d for x in (a.low, a.high) for d in divisors]
    return Int(min(corners), max(corners)) if corners else Int(0, 0)


def modulo(a: Int, b: Int) -> Int:
    """The remainder of floor division has the sign of the divisor."""
    if a.low >= 0 and a.high < b.low:
        return a
    return Int(min(0, b.low + 1), max(0, b.high - 1))


def negate(a: Int) -> Int:
    return Int(-a.high, -a.low)


def least(parts: Iterable[Int]) -> Int:
    """Return the range of the smallest of several numbers."""
    found = list(parts)
    return Int(min(part.low for part in found), min(part.high for part in found))


def greatest(parts: Iterable[Int]) -> Int:
    """Return the range of the greatest of several numbers."""
    found = list(parts)
    return Int(max(part.low for part in found), max(part.high for part in found))


def repeated(part: Int, count: int) -> Int:
    """Return the range of a sum of up to ``count`` numbers."""
    return Int(min(0, part.low) * count, max(0, part.high) * count)


def overlap(a: Int, b: Int) -> bool:
    return a.low <= b.high and b.low <= a.high


def inside(a: Int, b: Int) -> bool:
    """Tell whether every number of ``a`` is one of ``b``."""
    return b.low <= a.low and a.high <= b.high


OPERATIONS = {"+": plus, "-": minus, "*": times, "/": divide, "mod": modulo}
