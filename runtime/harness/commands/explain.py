"""`shedu explain`: a code of a diagnostic at length."""

from __future__ import annotations

import click

from shedu.compiler.diagnostics import entries, explain, nearest
from shedu.runtime.harness.console import print_json, say
from shedu.runtime.harness.errors import WrongCall
from shedu.runtime.harness.options import as_json


@click.command("explain")
@click.argument("code")
@as_json
def command(code: str, as_json: bool) -> None:
    """Explain the CODE of a diagnostic, such as E0101, at length."""
    text = explain(code)
    if text is None:
        near = nearest(code.upper(), entries())
        raise WrongCall(f"there is no code {code}" + (f"; did you mean {near}?" if near else ""))
    if as_json:
        print_json({"code": code.upper(), "explanation": text})
    else:
        say(text.rstrip())
