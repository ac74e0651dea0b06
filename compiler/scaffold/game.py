"""A small game, whole, to be changed into another."""

from __future__ import annotations

from shedu.compiler.scaffold.naming import title_of

_TEXT = '''\
# {title}: a small game to begin with. In turn two players lay stones on a board of five by five squares; a stone
# brings points for the stones of one's own beside it. Change whatever you like:
#
#   shedu check {name}.shedu     tells what is wrong with it
#   shedu test {name}.shedu      plays the scenarios below
#   shedu sim {name}.shedu       plays many games and sums them up
#   shedu play {name}.shedu      is a table to play at

game {name} "{title}"
    players: 2
    seats: dark, light

option worth: 1..3 = 1                      # `--set worth=2` sets it; then it is a constant of the game

board Square
    shape: grid(5, 5)
    joined: sides                           # or `sides and corners`
    legend                                  # how a position is drawn
        "D": stone[here] == dark
        "L": stone[here] == light

state open                                  # seen by all; `secret` is seen by its owner, `hidden` by nobody
    stone: Square -> Player?                # none, or whose stone lies there
    points: Player -> 0..300

# How many stones of a player lie beside a square.
define friends(at: Square, p: Player): 0..4 is count(c in around(at) where stone[c] == p)

action lay(at: Square) "Lay a stone"
    require free: stone[at] == none         "There is a stone on this square."
    do
        stone[at] = me
        add worth * friends(at, me) to points[me]
        if all(c in Square have stone[c] != none)
            end full

flow play
    repeat at most 13
        for me in Player
            choose
                lay

ranking p: Player by points[p]              # more is better; equal points share the win

invariant in_turn: count(c in Square where stone[c] == dark) >= count(c in Square where stone[c] == light)

# ------------------------------------------------------------------ scenarios

scenario "A stone brings a point for each stone of one's own beside it"
    given
        picture
            ". D . . ."
            "D . . . ."
            ". L . . ."
    play
        dark: lay(b2)
    expect
        points[dark] == 2
        waits light: play
        cannot light: lay(b2) for free

scenario "A full board ends the game; the last square is not asked for, since all see that there is but one"
    given
        picture
            "D L D L D"
            "L D L D L"
            "D L D L D"
            "L D L D L"
            "D L D . ."
    play
        dark: lay(e5)
    expect
        ended full
        stone[d5] == light
        won dark, light
'''


def game_text(name: str) -> str:
    """Return the rule file of a small game with two scenarios."""
    return _TEXT.format(name=name, title=title_of(name))
