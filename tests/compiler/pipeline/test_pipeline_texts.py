"""Hashes change with the rules and not with comments."""

from shedu.compiler.pipeline.texts import compiler_hash, digest, rules_hash, without_comments

PLAIN = 'flow play\n    show "a # b" to me\n    end done\n'
DRESSED = (
    '# first\n\nflow play   # what happens\n    show "a # b" to me\n\n        # deeper\n    end done  \n'
)


def test_comments_and_blanks_go() -> None:
    assert without_comments(DRESSED) == without_comments(PLAIN)


def test_a_sign_in_a_string_stays() -> None:
    assert '"a # b"' in without_comments(PLAIN)
    assert '"say \\"#\\" twice"' in without_comments('x "say \\"#\\" twice" # gone')


def test_indentation_counts() -> None:
    assert without_comments("a\n    b") != without_comments("a\nb")


def test_rules_hash() -> None:
    assert rules_hash({"g.shedu": PLAIN}) == rules_hash({"g.shedu": DRESSED})
    assert rules_hash({"g.shedu": PLAIN}) != rules_hash({"g.shedu": PLAIN.replace("done", "over")})
    assert rules_hash({"there/g.shedu": PLAIN}) == rules_hash({"here/g.shedu": PLAIN})


def test_every_sign_of_a_map_counts() -> None:
    assert rules_hash({"m.map": "#.\n"}) != rules_hash({"m.map": "..\n"})


def test_parts_do_not_run_together() -> None:
    assert digest(["ab", "c"]) != digest(["a", "bc"])


def test_compiler_hash_stands() -> None:
    assert compiler_hash() == compiler_hash()
    assert len(compiler_hash()) == 64
