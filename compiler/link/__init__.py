"""The second pass: brings together what a game is made of, and weaves its amendments into plain rules."""

from shedu.compiler.link.linker import link
from shedu.compiler.link.model import Linked, LinkedGame
from shedu.compiler.link.print import game_text

__all__ = ["Linked", "LinkedGame", "game_text", "link"]
