"""Cython in a process of its own: relative paths, no state left behind, everything it prints captured.

Run as a script, this file translates one module in the current folder; it then imports nothing of Shedu.
"""

import subprocess
import sys
import threading
from pathlib import Path

DIRECTIVES: dict[str, object] = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
}
STACK_BYTES = 256 << 20
RECURSION = 50_000


def translate(folder: Path, name: str) -> tuple[bool, str]:
    """Translate folder/NAME.pyx to folder/NAME.c; cimports are looked up there and in folder/include.

    Returns whether it worked, and what Cython printed. Takes about half a second to start.
    """
    command = [sys.executable, "-P", str(Path(__file__).resolve()), name]
    run = subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace"
    )
    return run.returncode == 0, run.stdout + run.stderr


def _compile(name: str, result: list[bool]) -> None:
    from Cython.Compiler import Options
    from Cython.Compiler.Main import CompilationOptions, compile_single

    Options.emit_code_comments = False
    options = CompilationOptions(
        Options.default_options,
        include_path=[".", "include"],
        compiler_directives=DIRECTIVES,
        output_file=f"{name}.c",
    )
    result.append(compile_single(f"{name}.pyx", options, full_module_name=name).num_errors == 0)


def main(name: str) -> int:
    """Translate NAME.pyx here, on a stack wide enough for long expressions; 0 if it worked."""
    threading.stack_size(STACK_BYTES)
    sys.setrecursionlimit(RECURSION)
    result: list[bool] = []
    worker = threading.Thread(target=_compile, args=(name, result))
    worker.start()
    worker.join()
    return 0 if result == [True] else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
