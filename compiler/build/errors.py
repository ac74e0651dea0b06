"""What can go wrong while an engine is built. The text of each is fit to show to a user."""

from pathlib import Path


class BuildFailure(Exception):
    """The engine could not be built or loaded; the base of all below."""


class NoCompiler(BuildFailure):
    """No C compiler that works with this Python; the text is one line."""


class CacheError(BuildFailure):
    """The cache folder cannot be used; the text is one line."""


class StaleBuild(BuildFailure):
    """A built module was removed or changed after it was found; building again helps."""


class BuildError(BuildFailure):
    """Cython or the C compiler refused what Shedu generated: a bug of Shedu.

    `text` is all that the tool printed, `log_path` a file with it, beside the sources it is about.
    """

    def __init__(self, tool: str, name: str, text: str, log_path: Path) -> None:
        """`tool` is who refused, `name` the module it refused."""
        self.text = text
        self.log_path = log_path
        super().__init__(
            f"{tool} refused the code generated for {name!r}. This is a bug of Shedu, not of the rules; "
            f"please report it with the files in {log_path.parent}"
        )
