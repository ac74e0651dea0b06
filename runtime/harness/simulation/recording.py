"""The games of a run written down whole: each is played again from its stream."""

from __future__ import annotations

from pathlib import Path

from shedu.runtime.game import GameFault
from shedu.runtime.harness.errors import WrongCall
from shedu.runtime.harness.loading import Loaded
from shedu.runtime.harness.recorded import new_header
from shedu.runtime.harness.simulation.progress import Progress
from shedu.runtime.harness.writing import make_folder
from shedu.runtime.records import random_steps, write_record
from shedu.runtime.simulate import Run


def write_records(loaded: Loaded, run: Run, folder: Path) -> None:
    """Write every game that was played, one file each: GAME-00000.jsonl. Raises WrongCall."""
    make_folder(folder, "--records")
    plan, count = run.plan, run.totals.games
    progress = Progress("records", count)
    failed = {failure.index for failure in run.totals.failures}
    try:
        for index in range(plan.first, plan.first + count):
            header = new_header(loaded, plan.players, plan.seed, index, plan.agents)
            path = folder / f"{loaded.name}-{index:05}.jsonl"
            try:
                write_record(path, header, random_steps(loaded.any_engine(), header))
            except GameFault:
                # the run has told of it; what was written before the fault stays beside as .part
                if index not in failed:
                    raise
            progress.at(index - plan.first + 1)
    except OSError as fault:
        raise WrongCall(f"--records: {folder} cannot be written: {fault.strerror}") from fault
    finally:
        progress.close()
