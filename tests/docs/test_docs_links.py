"""All pages: links lead somewhere, no path of a machine is named, every module that is named is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parents[2]
PAGES = [TOP / "README.md", *sorted((TOP / "docs").glob("*.md"))]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
MACHINE = re.compile(r"(?<![\w.$}*)])/(?:home|root|tmp|work|usr|opt|var|mnt|Users|etc)/|\b[A-Z]:\\|~/")
NAMED = re.compile(r"`((?:compiler|runtime|grammar|tests|generated|rules|docs)/[\w/.]*)`")


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as the usual viewers make them."""
    text = re.sub(r"```[\s\S]*?```", "", page.read_text(encoding="utf-8"))
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        if link.startswith(("http://", "https://")):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists() and target.is_relative_to(TOP), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_path_of_a_machine_is_named(page: Path) -> None:
    assert MACHINE.findall(page.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_files_that_are_named_are_there(page: Path) -> None:
    named = NAMED.findall(page.read_text(encoding="utf-8"))
    assert [name for name in named if not (TOP / name).exists()] == []


def test_the_documented_pages_are_those_that_are_there() -> None:
    linked = set(re.findall(r"\]\(docs/([\w.]+)\)", (TOP / "README.md").read_text(encoding="utf-8")))
    assert linked == {page.name for page in (TOP / "docs").glob("*.md")}


def test_decisions_are_dated() -> None:
    text = (TOP / "docs" / "decisions.md").read_text(encoding="utf-8")
    dates = re.findall(r"^## (\S+)$", text, re.MULTILINE)
    assert dates and dates == sorted(dates) and all(re.fullmatch(r"\d{4}-\d\d-\d\d", date) for date in dates)
