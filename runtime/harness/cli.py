"""The command `shedu`: a group whose commands are imported when they are called."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

from shedu.runtime.harness import console
from shedu.runtime.harness.errors import GOOD, INTERRUPTED, READER_GONE, WRONG_CALL, WRONG_RULES, Trouble

COMMANDS = {
    "new": "start a game or a variant",
    "check": "tell what is wrong with rule files",
    "build": "compile a game",
    "sim": "play many games and sum them up",
    "compare": "play several games and tell what differs",
    "play": "sit at a table in the terminal",
    "test": "run the scenarios of games on every engine",
    "why": "tell why an action is not allowed",
    "trace": "show clauses, rules and scenarios side by side",
    "replay": "show a game step by step",
    "perft": "count the sequences of moves",
    "bench": "measure the speed of a game's engine",
    "games": "list the games that come with Shedu",
    "cache": "list or clear the engines built so far",
    "explain": "explain a code of a diagnostic",
}


class LazyGroup(click.Group):
    """Knows the commands by name and imports only the one that is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command, None for an unknown name."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"shedu.runtime.harness.commands.{cmd_name}")
        command = module.command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; an unknown name is answered with the nearest one."""
        name = args[0]
        if name not in COMMANDS and not name.startswith("-"):
            from shedu.compiler.diagnostics import nearest

            near = nearest(name, COMMANDS)
            hint = f"; did you mean `{near}`?" if near else "; `shedu --help` lists them"
            raise click.UsageError(f"there is no command `{name}`{hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the table of commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def _show_version(ctx: click.Context, _param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        import shedu

        click.echo(f"shedu {shedu.__version__}")
        ctx.exit()


@click.group(
    cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version.",
)
def group() -> None:
    """Compiles board-game rules, plays them, tests them.

    GAME is the name of a game that comes with Shedu (`shedu games` lists them) or a path to a rule file;
    where a file holds several games, FILE:NAME names one.
    """


def run(arguments: list[str]) -> int:
    """Carry out a command line and return the exit code. Never raises; tells every fault in a line or two."""
    try:
        with group.make_context("shedu", arguments) as context:
            result = group.invoke(context)
        sys.stdout.flush()
        return result if isinstance(result, int) else GOOD
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except click.ClickException as fault:
        return _usage(fault)
    except Trouble as fault:
        if fault.message:
            console.fail(fault.message)
        return fault.code
    except (KeyboardInterrupt, click.Abort):
        console.tell("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return READER_GONE
    except Exception as fault:
        return _unforeseen(fault)


def _usage(fault: click.ClickException) -> int:
    """Tell what is wrong with the command line."""
    context = getattr(fault, "ctx", None)
    if isinstance(fault, click.exceptions.NoArgsIsHelpError) and context is not None:
        print(context.get_help())
        return WRONG_CALL
    console.fail(fault.format_message())
    if context is not None:
        console.tell(f"`{context.command_path} --help` shows what it takes")
    return WRONG_CALL


def _drop_output() -> None:
    """Let whatever is still to be written vanish: nobody reads it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _unforeseen(fault: Exception) -> int:
    """Tell a fault of the rules that came up in a game, or one of Shedu's own; SHEDU_DEBUG=1 shows where that is."""
    from shedu.runtime.game import GameFault

    if isinstance(fault, GameFault):
        console.fail(f"the rules fail here: {fault}")
        return WRONG_RULES
    if os.environ.get("SHEDU_DEBUG"):
        import traceback

        traceback.print_exception(fault)
    text = f"{type(fault).__name__}: {fault}".splitlines()[0]
    console.fail(f"internal error: {text}")
    console.tell(
        "This is a fault of Shedu, not of your rules. Please report it with the command you gave and what"
        " SHEDU_DEBUG=1 makes it print."
    )
    return WRONG_RULES


def main() -> None:
    """Entry point of the command `shedu`."""
    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        code = READER_GONE
    sys.exit(code)
