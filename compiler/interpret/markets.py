"""Markets as Python: what the sources offer is gathered, then handed to the solver (solving.py)."""

from __future__ import annotations

from shedu.compiler import core, faults
from shedu.compiler.interpret.exprs import EMIT, numbered, value, value_as
from shedu.compiler.interpret.gathers import rounds
from shedu.compiler.interpret.writer import Writer
from shedu.runtime.types import BagType, SetType, cardinality, strip

MOST_PAYMENTS = 256


def payee_kind(e: core.Payments) -> BagType:
    """Return the type of a payment."""
    kind = strip(e.type)
    assert isinstance(kind, SetType) and isinstance(kind.of, BagType)
    return kind.of


def _payments(w: Writer, e: core.Payments) -> str:
    lots = w.temp()
    need = w.keep(value_as(w, e.need, e.need.type))
    within = "None" if e.within is None else w.keep(value(w, e.within))
    w.line(f"{lots} = []")
    for source in e.sources:
        _gathered(w, source, lots, payee_kind(e))
    numbers = [w.program.fault.number(words, e.span.file, e.span.line) for words in _FAULTS]
    places = w.program.constant((*numbers, MOST_PAYMENTS))
    return w.keep(f"market(fault, {places}, {need}, {within}, {lots}, {cardinality(payee_kind(e).of)})")


_FAULTS = (faults.NEED, faults.OFFERS, faults.PAYMENTS)


def _gathered(w: Writer, source: core.Source, lots: str, kind: BagType) -> None:
    """Write the adding of what a source offers to a list, for each value of its binder."""
    if source.binder is None:
        _lot(w, source, lots, kind)
    else:
        rounds(w, source.binder, False, lambda: _lot(w, source, lots, kind))


def _lot(w: Writer, source: core.Source, lots: str, kind: BagType) -> None:
    offers = w.keep(value(w, source.offers))
    prices = "None" if source.price is None else _prices(w, source, source.price, offers)
    payee = str((cardinality(kind.of) or 1) - 1)  # the bank comes last, as none does
    if source.payee is not None:
        payee = numbered(w, w.keep(value(w, source.payee)), source.payee.type, kind.of, source.payee.span)
    w.line(f"{lots}.append(({offers}, {prices}, {payee}))")


def _prices(w: Writer, source: core.Source, price: core.Expr, offers: str) -> str:
    """Write the prices of the goods that are offered, and return the text of all prices by good."""
    name = w.temp()
    w.line(f"{name} = [0] * {cardinality(source.good.type)}")
    good = w.env[source.good.uid] = w.temp()
    with w.loop(f"for {good} in offered({offers}):"):
        w.line(f"{name}[{good}] = {value(w, price)}")
    return f"tuple({name})"


EMIT[core.Payments] = _payments
