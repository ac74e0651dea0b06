"""Entries of serialised items: how a value of each type is read from bytes and written (see meta.py)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from shedu.runtime.types import (
    Atom,
    BagType,
    ListType,
    Record,
    SetType,
    Type,
    cardinality,
    code_of,
    code_width,
    value_at,
    value_of_code,
)

Read = Callable[[bytes, int], Any]
Write = Callable[[Any], bytes]


@dataclass(frozen=True, slots=True)
class Codec:
    """Reads one entry of an item at a place of the bytes, and writes one. Both raise ValueError for what is
    no value."""

    read: Read
    write: Write


@lru_cache(maxsize=512)
def codec(kind: Type) -> Codec:
    """Return how entries of a type are read and written, without the gap behind a list."""
    match kind:
        case SetType():
            return _set_codec(kind)
        case BagType():
            return _bag_codec(kind)
        case ListType():
            return _list_codec(kind)
    return _plain_codec(kind)


def _plain_codec(kind: Type) -> Codec:
    width, size = code_width(kind), cardinality(kind) or 0
    values = [value_of_code(kind, code) for code in range(size)] if size <= 1 << 12 else None

    def read(data: bytes, at: int) -> Any:
        code = int.from_bytes(data[at : at + width], "little")
        if code >= size:
            raise ValueError(f"{code} is no code of {_named(kind)}")
        return value_of_code(kind, code) if values is None else values[code]

    return Codec(read, lambda value: code_of(kind, value).to_bytes(width, "little"))


def _set_codec(kind: SetType) -> Codec:
    size = cardinality(kind.of) or 0
    width = 8 * max(1, (size + 63) // 64)  # a type may have no values
    members = [value_at(kind.of, place) for place in range(size)]
    places = {member: place for place, member in enumerate(members)}

    def read(data: bytes, at: int) -> frozenset[Any]:
        bits = int.from_bytes(data[at : at + width], "little")
        if bits >> size:
            raise ValueError(f"a set of {_named(kind.of)} holds what is no value of it")
        return frozenset(member for place, member in enumerate(members) if bits >> place & 1)

    def write(value: Any) -> bytes:
        if not all(member in places for member in value):
            raise ValueError(f"a set of {_named(kind.of)} holds what is no value of it")
        return sum(1 << places[member] for member in value).to_bytes(width, "little")

    return Codec(read, write)


def _bag_codec(kind: BagType) -> Codec:
    size = cardinality(kind.of) or 0

    def read(data: bytes, at: int) -> tuple[int, ...]:
        return tuple(int.from_bytes(data[at + 2 * n : at + 2 * n + 2], "little") for n in range(size))

    def write(value: Any) -> bytes:
        if len(value) != size or not all(0 <= count < 1 << 16 for count in value):
            raise ValueError(f"{value!r} is no bag of {_named(kind.of)}")
        return b"".join(count.to_bytes(2, "little") for count in value)

    return Codec(read, write)


def _list_codec(kind: ListType) -> Codec:
    limit, width = kind.limit or 0, code_width(kind.of)
    part = codec(kind.of)

    def read(data: bytes, at: int) -> tuple[Any, ...]:
        length = int.from_bytes(data[at : at + 2], "little")
        end = at + 2 + limit * width
        if length > limit or any(data[at + 2 + length * width : end]):
            raise ValueError(f"a list of up to {limit} has length {length} or a rest that is not empty")
        return tuple(part.read(data, at + 2 + place * width) for place in range(length))

    def write(value: Any) -> bytes:
        if len(value) > limit:
            raise ValueError(f"a list of up to {limit} cannot hold {len(value)}")
        codes = b"".join(map(part.write, value))
        return len(value).to_bytes(2, "little") + codes.ljust(limit * width, b"\0")

    return Codec(read, write)


def _named(kind: Type) -> str:
    return kind.name if isinstance(kind, Atom | Record) else type(kind).__name__
