"""Trees of statements and declarations."""

from __future__ import annotations

import pytest

from shedu.compiler import tree as t
from shedu.compiler.read import read_text
from shedu.compiler.read.outline import dump, outline


def only(text: str) -> t.Declaration:
    module, found = read_text("x", text)
    assert found == ()
    (declaration,) = module.declarations
    return declaration


def block(*lines: str) -> str:
    flow = only("flow f\n" + "".join(f"    {line}\n" for line in lines))
    assert isinstance(flow, t.FlowDecl)
    return ", ".join(outline(statement) for statement in flow.block)


@pytest.mark.parametrize(
    ("lines", "tree"),
    [
        (["let a = b"], "Let('a', Name('b'))"),
        (["a[b].c = d"], "Assign(FieldOf(At(Name('a'), [Name('b')]), 'c'), Name('d'))"),
        (["add a to b[c]"], "Add(Name('a'), At(Name('b'), [Name('c')]))"),
        (["take a from b"], "Take(Name('a'), Name('b'))"),
        (["move a from b to c"], "Move(Name('a'), Name('b'), Name('c'))"),
        (["move a to c"], "Move(Name('a'), -, Name('c'))"),
        (["draw 3 from a to b"], "Draw(Number(3), Name('a'), Name('b'))"),
        (["chance a in b"], "Chance('a', Name('b'))"),
        (["show a to b"], "Show(Name('a'), Name('b'))"),
        (["run a"], "Run(Call(Path(['a']), []))"),
        (["run a.b(c, 1)"], "Run(Call(Path(['a', 'b']), [Name('c'), Number(1)]))"),
        (["end a"], "End('a')"),
        (["if a", "    run b"], "If([Arm(Name('a'), [Run(Call(Path(['b']), []))])], -)"),
        (
            ["if a", "    end b", "else if c", "    end d", "else", "    end e"],
            "If([Arm(Name('a'), [End('b')]), Arm(Name('c'), [End('d')])], [End('e')])",
        ),
        (
            ["for a in b where c", "    cite A-B-1", "    end d"],
            "For(Binder([a in Name('b')], Name('c')), [CiteLine([A-B-1]), End('d')])",
        ),
        (["repeat at most 4 while a", "    end b"], "Repeat(Number(4), Name('a'), [End('b')])"),
        (["repeat at most n", "    end b"], "Repeat(Name('n'), -, [End('b')])"),
        (
            ["choose", "    a", "    b.c(d) if e"],
            "ChooseAction([Choice(Call(Path(['a']), []), -), "
            "Choice(Call(Path(['b', 'c']), [Name('d')]), Name('e'))], False, -, -)",
        ),
        (
            ["choose always by p", "    a", "else", "    end b"],
            "ChooseAction([Choice(Call(Path(['a']), []), -)], True, Name('p'), [End('b')])",
        ),
        (
            ['choose a in b where c by p "Which?"'],
            "ChooseValue(Binder([a in Name('b')], Name('c')), 'Which?', False, Name('p'), -, -)",
        ),
        (
            ["choose a in b", "    end c", "else", "    end d"],
            "ChooseValue(Binder([a in Name('b')], -), -, False, -, [End('c')], [End('d')])",
        ),
        (["together p in q", "    end a"], "Together(Binder([p in Name('q')], -), [End('a')])"),
        (["as p", "    end a"], "As(Name('p'), [End('a')])"),
    ],
)
def test_statements(lines: list[str], tree: str) -> None:
    assert block(*lines) == tree


def test_a_header() -> None:
    text = 'game g "The game"\n    cite A-B-1, A-B-2\n    players: 2..4\n    use: a, "b.shedu"\n'
    assert outline(only(text)) == (
        "Header('game', 'g', -, 'The game', [Line('players', False, [Binary('..', Number(2), "
        "Number(4))], -, []), "
        "Line('use', False, [Name('a'), Text('b.shedu')], -, [])], [A-B-1, A-B-2])"
    )
    assert outline(only("variant v of g\n")) == "Header('variant', 'v', g, -, [], [])"


def test_data() -> None:
    assert outline(only("option o: bool = true\n    cite A-B-1\n")) == (
        "OptionDecl('o', NamedType('bool'), Truth(True), [A-B-1])"
    )
    assert outline(only("type R\n    cite A-B-1\n    a: A\n    b: B = c\n        cite A-B-2\n")) == (
        "RecordDecl('R', [Field('a', NamedType('A'), -, []), Field('b', NamedType('B'), Name('c'), "
        "[A-B-2])], [A-B-1])"
    )
    assert (
        outline(only("state secret\n    a: A\n"))
        == "StateDecl('secret', [Field('a', NamedType('A'), -, [])], [])"
    )
    assert outline(only("region r(g: C?) of c: C where a\n")) == (
        "RegionDecl('r', [Param('g', OptionalType(NamedType('C')))], Param('c', NamedType('C')), "
        "Name('a'), [])"
    )


def test_a_table() -> None:
    text = (
        'table T "Things"\n    held: this in a\n    | a: 0..3 | b(p: Seat): C = none\n\n'
        '    one_row "One" | 1, 2 | b: c\n        cite A-B-1\n        adjust d by 1\n'
        "    two_row | |\n    three_row\n"
    )
    table = only(text)
    assert isinstance(table, t.TableDecl)
    assert outline(table.columns) == (
        "[Column('a', [], RangeType(Number(0), Number(3)), -, False), "
        "Column('b', [Param('p', NamedType('Seat'))], NamedType('C'), Nothing(), False)]"
    )
    assert outline(table.rows) == (
        "[Row('one_row', 'One', [Cell(-, [Number(1), Number(2)]), Cell(b, [Name('c')])], "
        "[Adjust(Pattern(Path(['d']), -), 'by', Number(1), -, [])], [A-B-1]), "
        "Row('two_row', -, [Cell(-, []), Cell(-, [])], [], []), Row('three_row', -, [], [], [])]"
    )
    assert [line.label for line in table.lines] == ["held"]


def test_a_form_with_parts() -> None:
    text = (
        'conflict c(a: C, b: C) "Clash"\n    sides: a, b\n        cite A-B-1\n    let x = 1\n'
        '    commit (n: 0..6)\n        require held: n <= x "Too many."\n            cite A-B-2\n        do\n'
        "            end e\n    part for p in q\n        price: 2\n    do\n        end f\n"
    )
    assert outline(only(text)) == (
        "Form('conflict', 'c', [Param('a', NamedType('C')), Param('b', NamedType('C'))], 'Clash', "
        "FormBody([Line('sides', False, [Name('a'), Name('b')], -, [A-B-1])], "
        "[Part('commit', [Param('n', RangeType(Number(0), Number(6)))], -, FormBody([], [], "
        "[Require('held', Binary('<=', Name('n'), Name('x')), 'Too many.', [A-B-2])], [End('e')], [])), "
        "Part('part', [], Binder([p in Name('q')], -), FormBody([Line('price', False, [Number(2)], -, [])], "
        "[], [], -, []))], [Let('x', Number(1))], [End('f')], []))"
    )


def test_labels_may_be_texts_and_lines_may_have_titles() -> None:
    form = only('board B\n    legend\n        "#": a, b "What it is"\n')
    assert isinstance(form, t.Form)
    assert (
        outline(form.body.parts[0].body.lines)
        == "[Line('#', True, [Name('a'), Name('b')], 'What it is', [])]"
    )


def test_rules() -> None:
    assert outline(only("define d(a: A): B is c\n    cite A-B-1\n")) == (
        "DefineDecl('d', [Param('a', NamedType('A'))], NamedType('B'), [], Name('c'), [A-B-1])"
    )
    assert outline(only("define d\n    cite A-B-1\n    let x = y\n    is x\n")) == (
        "DefineDecl('d', [], -, [Let('x', Name('y'))], Name('x'), [A-B-1])"
    )
    assert outline(only("ranking p: P by a, -b\n")) == (
        "RankingDecl(Param('p', NamedType('P')), [Name('a'), Unary('-', Name('b'))], [])"
    )
    assert (
        outline(only('invariant i in f.g: a "Why"\n'))
        == "InvariantDecl('i', Path(['f', 'g']), Name('a'), 'Why', [])"
    )
    assert outline(only("effect e(a: A)\n    adjust d by 1\n")) == (
        "EffectDecl('e', [Param('a', NamedType('A'))], -, [Adjust(Pattern(Path(['d']), -), 'by', "
        "Number(1), -, [])], [])"
    )


def test_an_action_keeps_lets_and_requirements_in_order() -> None:
    text = (
        'action a(n: 0..3) "Act"\n    cite A-B-1\n    let x = n\n'
        '    require r: x > 0 "More"\n        "is needed."\n'
        "        cite A-B-2\n    let y = x\n    require s: y > 1\n    do\n        end e\n"
    )
    assert outline(only(text)) == (
        "ActionDecl('a', [Param('n', RangeType(Number(0), Number(3)))], 'Act', [Let('x', Name('n')), "
        "Require('r', Binary('>', Name('x'), Number(0)), 'More is needed.', [A-B-2]), Let('y', Name('x')), "
        "Require('s', Binary('>', Name('y'), Number(1)), -, [])], [End('e')], [A-B-1])"
    )
    bare = only("action a\n")
    assert isinstance(bare, t.ActionDecl) and bare.do is None


def test_cites_that_open_a_flow_are_the_flows() -> None:
    flow = only("flow f\n    cite A-B-1\n    cite A-B-2\n    end e\n    cite A-B-3\n")
    assert isinstance(flow, t.FlowDecl)
    assert [cite.clause for cite in flow.cites] == ["A-B-1", "A-B-2"]
    assert outline(flow.block) == "[End('e'), CiteLine([A-B-3])]"
    moment = only("flow f\n    cite A-B-1\n")
    assert isinstance(moment, t.FlowDecl) and moment.block == ()


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("before f(a) when b\n    end c\n", "Before(Pattern(Path(['f']), [a]), Name('b'), [End('c')], [])"),
        ("after f\n    cite A-B-1\n    end c\n", "After(Pattern(Path(['f']), -), -, [End('c')], [A-B-1])"),
        (
            "adjust T.m(a) to b when c\n",
            "Adjust(Pattern(Path(['T', 'm']), [a]), 'to', Name('b'), Name('c'), [])",
        ),
        (
            "also a.b, c\n    require r: d\n",
            "Also([Path(['a', 'b']), Path(['c'])], FormBody([], [], [Require('r', Name('d'), -, "
            "[])], -, []))",
        ),
        ("offer a(b) in f if c\n", "Offer(Call(Path(['a']), [Name('b')]), Path(['f']), Name('c'), [])"),
        ("replace flow f\n    end a\n", "Replace(FlowDecl('f', [], -, [End('a')], []))"),
        ("remove a.b\n", "Remove(Path(['a', 'b']), [])"),
    ],
)
def test_amendments(text: str, tree: str) -> None:
    assert outline(only(text)) == tree


def test_a_scenario() -> None:
    text = (
        'scenario "It works" of g\n    cite A-B-1\n    players: 2\n    given\n        picture from c4\n'
        '            "a b"\n            ". ."\n        hand[p] = {2 x}\n    play\n        p: act(1)\n'
        "        drawn {x}\n        run f(2)\n    expect\n        a == b\n        can p: act(2)\n"
        "        cannot p: act(3) for room\n        cannot p: act(4)\n        waits p: c.commit\n"
        "        ended full\n        won p, q\n        sees p: hand[p]\n        unseen q: hand[p]\n"
    )
    found = only(text)
    assert isinstance(found, t.ScenarioDecl)
    assert (found.title, found.of and found.of.name) == ("It works", "g")
    assert [outline(scene) for scene in found.scenes] == [
        "Scene('given', [Picture('c4', [PictureRow('a b'), PictureRow('. .')]), "
        "Given(At(Name('hand'), [Name('p')]), SetOf([Amount(Number(2), Name('x'))]))])",
        "Scene('play', [Played(Name('p'), Call(Path(['act']), [Number(1)])), Drawn(SetOf([Name('x')])), "
        "Ran(Call(Path(['f']), [Number(2)]))])",
        "Scene('expect', [Told(Binary('==', Name('a'), Name('b'))), Can(Name('p'), "
        "Call(Path(['act']), [Number(2)])), "
        "Cannot(Name('p'), Call(Path(['act']), [Number(3)]), Path(['room'])), "
        "Cannot(Name('p'), Call(Path(['act']), [Number(4)]), -), Waits(Name('p'), Path(['c', 'commit'])), "
        "Ended('full'), Won([Name('p'), Name('q')]), Sees(Name('p'), At(Name('hand'), [Name('p')])), "
        "Unseen(Name('q'), At(Name('hand'), [Name('p')]))])",
    ]


def test_the_dump_has_one_line_for_each_declaration() -> None:
    module, _ = read_text("x", "\n\nremove a\n\nflow f\n    end b\n")
    assert dump(module) == "3: Remove(Path(['a']), [])\n5: FlowDecl('f', [], -, [End('b')], [])\n"


def test_names_of_any_script_and_names_that_other_languages_take() -> None:
    names = ["király", "őr_2", "城市", "linux", "NULL", "EOF", "def", "lambda", "self", "int", "main", "True"]
    text = "state open\n" + "".join(f"    {name}: 0..3\n" for name in names)
    state = only(text)
    assert isinstance(state, t.StateDecl)
    assert [field.name for field in state.fields] == names


def test_a_composed_and_a_decomposed_letter_are_one_name() -> None:
    module, found = read_text("x", "define kira\u0301ly is 1\n")
    assert found == ()
    assert outline(module.declarations[0]).startswith("DefineDecl('király'")


def test_words_end_where_the_word_ends() -> None:
    assert block("fromage = together_again + iffy") == (
        "Assign(Name('fromage'), Binary('+', Name('together_again'), Name('iffy')))"
    )
    _, found = read_text("x", "flow f\n    draw 1 fromage to b\n")
    assert [(d.code, d.span.line, d.span.column) for d in found] == [("E0101", 2, 12)]
