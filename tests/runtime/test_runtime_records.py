"""Records: written, read, cut off, resumed, replayed."""

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from shedu.runtime.game import GameFault
from shedu.runtime.records import (
    Header,
    RecordError,
    RecordWriter,
    header_line,
    parse_record,
    random_steps,
    read_record,
    replay,
    replay_to,
    step_line,
    step_of,
    write_record,
)

HEADER = Header("toy", {"size": "small", "fast": True}, 2, 3, 1, "abc", "1")
DRAWN = Header("toy", {}, 2, 3, 1, "abc", "1", ("random", "random:kind"))


@pytest.fixture
def engine(toy: ModuleType) -> Any:
    return toy.ToyReference()


def played(engine: Any, path: Path, actions: list[int]) -> bytes:
    game = engine.new(2, 3, 1)
    with RecordWriter.create(path, HEADER) as writer:
        for action in actions:
            writer.add(step_of(game, action))
            game.apply(action)
    return bytes(game.serialise())


def test_what_was_written_is_read(engine: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    end = played(engine, path, [2, 5, 0, 3])
    record = read_record(path)
    assert record.header == HEADER
    assert [step.text for step in record.steps] == ["take(3)", "gift(middle)", "take(1)", "pass"]
    assert [step.seat for step in record.steps] == [0, 0, 1, 0]
    assert not record.cut
    assert replay_to(engine, record).serialise() == end
    lines = path.read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[1]) == {"seat": 0, "question": "turn", "action": 2, "text": "take(3)"}


@pytest.mark.native
def test_both_engines_replay_a_record(engine: Any, native_toy: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    end = played(engine, path, [0, 3, 2, 5])
    assert replay_to(native_toy, read_record(path)).serialise() == end
    write_record(path, DRAWN, random_steps(native_toy, DRAWN))
    record = read_record(path)
    assert replay_to(engine, record).ended_by() == "empty"
    assert list(random_steps(engine, DRAWN)) == list(record.steps)


def test_a_game_can_be_cut_off_anywhere_and_resumed(engine: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(engine, path, [2, 5, 0])
    whole = path.read_bytes()
    head = whole.index(b"\n") + 1
    for size in range(head, len(whole) + 1):
        path.write_bytes(whole[:size])
        record = read_record(path)
        assert record.size == whole[:size].rindex(b"\n") + 1
        assert record.cut == (size != record.size)
        game = replay_to(engine, record)
        with RecordWriter.resume(record) as writer:
            writer.add(step_of(game, 3 if game.pending().question == "turn" else 5))
        again = read_record(path)
        assert len(again.steps) == len(record.steps) + 1
        assert not again.cut


def test_a_new_record_overwrites_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        RecordWriter.create(path, HEADER)
    assert path.read_text() == "mine"


def line(**fields: object) -> bytes:
    return json.dumps(fields).encode() + b"\n"


GOOD = {"seat": 0, "question": "turn", "action": 0, "text": "take(1)"}


@pytest.mark.parametrize(
    ("data", "number", "message"),
    [
        (b"", 1, "empty"),
        (b'{"format":', 1, "header is cut off"),
        (line(**GOOD), 1, "`format` is not"),
        (b"[]\n", 1, "object in braces"),
        (b"\xff\xfe\n", 1, "not JSON"),
        (b"[" * 100_000 + b"\n", 1, "not JSON"),
        (header_line(HEADER).replace(b'"seed":3', b'"seed":"3"'), 1, "`seed` is not a whole number"),
        (header_line(HEADER).replace(b'"agents":[]', b'"agents":["x"]'), 1, "`agents` has a name"),
        (header_line(HEADER).replace(b'"agents":[]', b'"agents":["random"]'), 1, "names 1 for 2 players"),
        (header_line(HEADER) + line(**GOOD) + b"{oops\n" + line(**GOOD), 3, "not JSON"),
        (header_line(HEADER) + line(seat=0, question="turn", text="pass"), 2, "`action` is missing"),
        (header_line(HEADER) + line(**{**GOOD, "seat": True}), 2, "`seat` is not a whole number"),
        (header_line(HEADER) + b"x" * 2_000_000 + b"\n", 2, "too long"),
    ],
)
def test_broken_lines_are_named(data: bytes, number: int, message: str) -> None:
    with pytest.raises(RecordError, match=message) as caught:
        parse_record(data, "some.jsonl")
    assert caught.value.line == number
    assert str(caught.value).startswith(f"some.jsonl:{number}: ")


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ({**GOOD, "seat": 1}, "seat 0 waits to answer `turn`, not seat 1 `turn`"),
        ({**GOOD, "question": "gift"}, "not seat 0 `gift`"),
        ({**GOOD, "action": 4}, "does not answer"),
        ({**GOOD, "text": "take(2)"}, "action 0 is take\\(1\\) in these rules, not take\\(2\\)"),
    ],
)
def test_steps_that_do_not_fit_the_rules_are_named(engine: Any, step: dict[str, Any], message: str) -> None:
    record = parse_record(header_line(HEADER) + line(**step), "some.jsonl")
    with pytest.raises(RecordError, match=message) as caught:
        list(replay(engine, record))
    assert caught.value.line == 2


def test_what_agents_drew_must_come_out_again(engine: Any) -> None:
    steps = list(random_steps(engine, DRAWN))
    wrong = next(step for step in steps if step.text == "take(1)")
    changed = [step if step is not wrong else type(wrong)(wrong.seat, "turn", 3, "pass") for step in steps]
    data = header_line(DRAWN) + b"".join(map(step_line, changed))
    with pytest.raises(RecordError, match=r"the stream gives take\(1\) here, not pass"):
        replay_to(engine, parse_record(data))


def test_replay_shows_the_game_before_each_step(engine: Any) -> None:
    record = parse_record(header_line(DRAWN) + b"".join(map(step_line, random_steps(engine, DRAWN))))
    for game, step in replay(engine, record):
        assert step_of(game, step.action) == step
    with pytest.raises(ValueError, match="the record has"):
        replay_to(engine, record, len(record.steps) + 1)
    assert replay_to(engine, record, 0).serialise() == engine.new(2, 3, 1).serialise()


def test_a_game_with_a_fault_is_recorded_up_to_it(toy: ModuleType) -> None:
    trapped = toy.ToyReference(trap=10)
    for index in range(50):
        header = Header("toy", {}, 2, 3, index, "abc", "1", ("random", "random"))
        data = header_line(header) + b"".join(map(step_line, random_steps(trapped, header)))
        try:
            assert replay_to(trapped, parse_record(data)).pending() is None
        except GameFault:
            return
    raise AssertionError("no game met the fault")


def test_the_move_limit_ends_a_record(engine: Any) -> None:
    assert len(list(random_steps(engine, DRAWN, move_limit=3))) == 3
