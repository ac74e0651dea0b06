"""`shedu test`: scenarios on every engine."""

from __future__ import annotations

from collections.abc import Iterator

import click

from shedu.compiler.pipeline.find import NoRuleText, NoSuchGame
from shedu.compiler.pipeline.scenes import Wanted, wanted_games
from shedu.runtime.harness.console import paint, plural, print_json, say
from shedu.runtime.harness.errors import GOOD, WRONG_RULES, WrongCall
from shedu.runtime.harness.loading import Loaded, demand_scenarios, open_found
from shedu.runtime.harness.options import as_json, engine, quick, settings
from shedu.runtime.harness.scenarios import Result
from shedu.runtime.harness.scene import Troupe, engines_of


@click.command("test")
@click.argument("what", nargs=-1, required=True, metavar="PATH|GAME...")
@settings
@engine
@quick
@as_json
def command(what: tuple[str, ...], settings: dict[str, str], engine: str, quick: bool, as_json: bool) -> int:
    """Run the scenarios of games, or of rule files and folders, on every engine there is."""
    try:
        wanted = wanted_games(what)
    except (NoSuchGame, NoRuleText) as fault:
        raise WrongCall(str(fault)) from fault
    results: list[Result] = []
    for one in wanted:
        loaded = open_found(one.found, settings, "python" if engine == "python" else engine, quick)
        for result in run_scenarios(loaded, one, engine, quick):
            results.append(result)
            if not as_json and not result.passed:
                _show(result)
    passed = sum(result.passed for result in results)
    if as_json:
        print_json(to_json(results))
    else:
        engines = " and ".join(sorted({result.engine for result in results}))
        words = f"{plural(len({(r.file, r.line) for r in results}), 'scenario')} on {engines or 'no engine'}"
        say(f"{words}: {passed} passed, {len(results) - passed} failed")
    return GOOD if passed == len(results) else WRONG_RULES


def run_scenarios(loaded: Loaded, wanted: Wanted, engine: str, quick: bool) -> Iterator[Result]:
    """Run the scenarios that were asked for. Raises RulesWrong where a scenario has faults."""
    demand_scenarios(loaded)
    troupe = Troupe(loaded, engines_of(loaded, engine), quick)
    for scenario in loaded.checked.scenarios:
        if wanted.holds(scenario.span.file):
            yield from troupe.run(scenario)


def _show(result: Result) -> None:
    say(f"{paint('failed', 'red')} {result.file}:{result.line}: {result.title} [{result.engine}]")
    say(f"    {result.message}")


def to_json(results: list[Result]) -> dict[str, object]:
    """Return results as the JSON object that `test --json` prints."""
    passed = sum(result.passed for result in results)
    return {
        "passed": passed,
        "failed": len(results) - passed,
        "scenarios": [
            {"title": r.title, "file": r.file, "line": r.line, "engine": r.engine, "result": r.result,
             "message": r.message, "cites": list(r.cites)}
            for r in results
        ],
    }  # fmt: skip
