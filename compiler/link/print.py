"""A linked game as rule text that reads to the same game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from shedu.compiler import tree as t
from shedu.compiler.amend.walking import rewritten
from shedu.compiler.link.model import LinkedGame
from shedu.compiler.unparse import file_text


def game_text(linked: LinkedGame, settings: Mapping[str, str] | None = None) -> str:
    """A game as amended, in one text; scenarios are left out.

    `settings` become the defaults of the options. Maps are named from the folder of the game's own file.
    """
    folder = Path(linked.files[0]).parent
    rules = [_prepared(item, settings or {}, folder) for item in linked.declarations]
    return file_text((linked.header, *rules))


def _prepared(item: t.Declaration, settings: Mapping[str, str], folder: Path) -> t.Declaration:
    if isinstance(item, t.OptionDecl) and item.name in settings:
        return replace(item, default=t.Name(item.default.span, settings[item.name]))
    if isinstance(item, t.Form) and item.kind == "board":
        return rewritten(item, lambda node: _from_folder(node, folder))
    return item


def _from_folder(node: t.Node, folder: Path) -> t.Node:
    """A map named in another folder, named from this one."""
    if not isinstance(node, t.Line) or node.label != "map" or not isinstance(node.values[0], t.Text):
        return node
    value = node.values[0]
    path = Path(value.span.file).parent / value.value
    name = Path(os.path.relpath(path, folder)).as_posix()
    return node if name == value.value else replace(node, values=(replace(value, value=name),))
