"""A board as bit operations: shifts by a direction or an offset, dilation, flood, constant tables."""

from __future__ import annotations

from shedu.compiler.core import Board
from shedu.compiler.plan.code import Code, Function, bits, word
from shedu.compiler.plan.context import Context
from shedu.runtime.types import SetType

INLINE = "cdef inline {type} {name}({args}) noexcept nogil"


def width(context: Context, board: Board) -> int:
    """Return the words of a set of the board's cells."""
    return context.width(SetType(board.cell))


def number(context: Context, board: Board) -> int:
    """Return the board's number in the game."""
    return context.game.boards.index(board)


def _shifted(value: str, n: int, delta: int) -> list[str]:
    """Return the words of ``value`` with every member moved by ``delta``."""
    words, jump, rest = [], abs(delta) // 64, abs(delta) % 64
    for i in range(n):
        near, far = (i - jump, i - jump - 1) if delta >= 0 else (i + jump, i + jump + 1)
        one, other = ("<<", ">>") if delta >= 0 else (">>", "<<")
        parts = []
        if 0 <= near < n:
            parts.append(f"({value}.w{near} {one} {rest})" if rest else f"{value}.w{near}")
        if rest and 0 <= far < n:
            parts.append(f"({value}.w{far} {other} {64 - rest})")
        words.append(" | ".join(parts) or "<uint64_t>0")
    return words


def _move_lines(code: Code, n: int, target: tuple[int, ...]) -> str:
    """Write the move of set ``x`` along ``target`` (cell -> cell or -1) by masked shifts; return the result."""
    deltas: dict[int, set[int]] = {}
    for cell, to in enumerate(target):
        if to >= 0:
            deltas.setdefault(to - cell, set()).add(cell)
    result = code.temp(f"b{n}", f"b{n}_none()")
    for delta, cells in sorted(deltas.items()):
        masked = code.temp(f"b{n}", f"b{n}_and(x, {bits(n, frozenset(cells))})")
        for i, part in enumerate(_shifted(masked, n, delta)):
            if part != "<uint64_t>0":
                code.line(f"{result}.w{i} |= {part}")
    return result


def _mover(context: Context, board: Board, name: str, target: tuple[int, ...]) -> str:
    n = width(context, board)

    def make() -> Function:
        code = Code()
        code.line(f"return {_move_lines(code, n, target)}")
        return code.function(INLINE.format(type=f"b{n}", name=name, args=f"b{n} x"))

    return context.request(name, make)


def before_step(context: Context, board: Board, direction: int) -> str:
    """Return the function x -> cells whose step in a direction lies in x."""
    target = [-1] * len(board.cell.values)
    for cell, to in enumerate(board.steps[direction]):
        if to >= 0:
            target[to] = cell
    return _mover(context, board, f"before{number(context, board)}_{direction}", tuple(target))


def before_offset(context: Context, board: Board, down: int, right: int) -> str:
    """Return the function x -> cells of a grid from which (down, right) leads into x."""
    rows, columns = board.area
    target = [-1] * (rows * columns)
    for cell in range(rows * columns):
        row, column = divmod(cell, columns)
        if 0 <= row - down < rows and 0 <= column - right < columns:
            target[cell] = (row - down) * columns + column - right
    name = f"offset{number(context, board)}_{down}_{right}".replace("-", "m")
    return _mover(context, board, name, tuple(target))


def has_step(board: Board, direction: int) -> frozenset[int]:
    """Return the cells that have a neighbour in a direction."""
    return frozenset(cell for cell, to in enumerate(board.steps[direction]) if to >= 0)


def beside(context: Context, board: Board) -> str:
    """Return the function x -> x with all its neighbours (by the joined directions)."""
    n, name = width(context, board), f"spread{number(context, board)}"

    def make() -> Function:
        code = Code()
        result = code.temp(f"b{n}", "x")
        for direction in board.joined:
            moved = _move_lines(code, n, board.steps[direction])
            code.line(f"{result} = b{n}_or({result}, {moved})")
        code.line(f"return {result}")
        return code.function(INLINE.format(type=f"b{n}", name=name, args=f"b{n} x"))

    return context.request(name, make)


def flood(context: Context, board: Board) -> str:
    """Return the function (members, seed) -> all members connected with the seed's."""
    n, name = width(context, board), f"flood{number(context, board)}"
    spread = beside(context, board)

    def make() -> Function:
        code = Code()
        code.declare("old", f"b{n}")
        code.declare("new", f"b{n}")
        code.line(f"new = b{n}_and(seed, members)")
        with code.block("while True:"):
            code.line("old = new")
            code.line(f"new = b{n}_and({spread}(old), members)")
            with code.block(f"if b{n}_eq(old, new):"):
                code.line("return new")
        return code.function(f"cdef b{n} {name}(b{n} members, b{n} seed) noexcept nogil")

    return context.request(name, make)


# ------------------------------------------------------------------ constant tables
def int_table(context: Context, name: str, values: tuple[int, ...]) -> str:
    """Register a table of numbers, small where they are."""
    body = ", ".join(str(value) for value in values)
    small = all(-(1 << 15) <= value < 1 << 15 for value in values)
    return context.table(name, "int16_t" if small else "int32_t", f"[{max(1, len(values))}]", f"{{{body or 0}}}")


def set_table(context: Context, name: str, n: int, rows: list[frozenset[int]]) -> str:
    """Register a table of bit sets, ``n`` words each."""
    parts = []
    for row in rows:
        value = sum(1 << member for member in row)
        parts.append("{" + ", ".join(word(value >> (64 * i)).removeprefix("<uint64_t>") + "u" for i in range(n)) + "}")
    return context.table(name, "uint64_t", f"[{len(rows)}][{n}]", "{" + ", ".join(parts) + "}")


def neighbours(context: Context, board: Board) -> str:
    """Return the table cell -> set of its neighbours."""
    rows = [
        frozenset(board.steps[d][cell] for d in board.joined if board.steps[d][cell] >= 0)
        for cell in range(len(board.cell.values))
    ]
    return set_table(context, f"NEAR{number(context, board)}", width(context, board), rows)


def steps(context: Context, board: Board) -> str:
    """Return the table direction * cells + cell -> neighbour or -1."""
    values = tuple(to for row in board.steps for to in row)
    return int_table(context, f"STEP{number(context, board)}", values)


def block_cells(board: Board, corner: int, height: int, breadth: int) -> frozenset[int]:
    """Return the cells of a rectangle from its top left cell; empty where it leaves the board."""
    rows, columns = board.area
    row, column = divmod(corner, columns)
    if row + height > rows or column + breadth > columns:
        return frozenset()
    return frozenset((row + i) * columns + column + j for i in range(height) for j in range(breadth))


def block_table(context: Context, board: Board, height: int, breadth: int, back: bool = False) -> str:
    """Return the table corner -> cells of its rectangle, or (``back``) cell -> corners whose rectangle holds it."""
    cells = range(len(board.cell.values))
    rows = [block_cells(board, corner, height, breadth) for corner in cells]
    if back:
        rows = [frozenset(corner for corner in cells if cell in rows[corner]) for cell in cells]
    name = f"{'CORNERS' if back else 'BLOCK'}{number(context, board)}_{height}_{breadth}"
    return set_table(context, name, width(context, board), rows)
