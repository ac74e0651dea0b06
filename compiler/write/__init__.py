"""The pass `write`: a plan -> the sources of an engine. Templates only print."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from jinja2 import Environment, FunctionLoader, StrictUndefined

from shedu.compiler.plan import Plan


def _template(name: str) -> str:
    return (files("shedu.compiler") / "templates" / name).read_text(encoding="utf-8")


@lru_cache(maxsize=1)
def _environment() -> Environment:
    return Environment(
        loader=FunctionLoader(_template),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def write(plan: Plan) -> dict[str, str]:
    """Return file name -> text. Equal plans give equal texts; lines of rule files never stand in them."""
    return {"engine.pyx": _environment().get_template("engine.pyx.jinja").render(plan=plan)}
