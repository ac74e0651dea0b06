"""What is printed on cards, boards, tiles and projects, told once more for the oracles of these tests.

Read from the printed pieces, not from the rules: clauses 7W-CARD-01..23, 7W-CHAIN-07/08, 7W-GUILD-01..10, the clauses
of the boards (7W-GIZAH-01 ..), BB-TILE-01..50 and BB-PROJ-12..26. Goods are letters: W wood, S stone, C clay, O ore,
G glass, P papyrus, T textile; `2CC` is two coins and two clay, `-` nothing. Cities are letters too: s its own, l and r
those to the left and right.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

RAW, MADE = "WSCO", "GPT"
GOODS = RAW + MADE

# name age colour cost players effects: one copy of a card for each digit of players, from so many players on
CARDS_TEXT = """
clay_pit 1 brown 1 3 makes:CO
clay_pool 1 brown - 35 makes:C
excavation 1 brown 1 4 makes:SC
forest_cave 1 brown 1 5 makes:WO
lumber_yard 1 brown - 34 makes:W
mine 1 brown 1 6 makes:SO
ore_vein 1 brown - 34 makes:O
stone_pit 1 brown - 35 makes:S
timber_yard 1 brown 1 3 makes:WS
tree_farm 1 brown 1 6 makes:WC
glassworks 1 grey - 36 makes:G
loom 1 grey - 36 makes:T
press 1 grey - 36 makes:P
east_trading_post 1 yellow - 37 cheap:WSCO@r
marketplace 1 yellow - 36 cheap:GPT@lr
tavern 1 yellow - 457 gain:5
west_trading_post 1 yellow - 37 cheap:WSCO@l
altar 1 blue - 35 vp:2
baths 1 blue S 37 vp:3
pawnshop 1 blue - 47 vp:3
theater 1 blue - 36 vp:2
apothecary 1 green T 35 symbol:compass
scriptorium 1 green P 34 symbol:tablet
workshop 1 green G 37 symbol:gear
barracks 1 red O 35 shields:1
guard_tower 1 red C 34 shields:1
stockade 1 red W 37 shields:1
brickyard 2 brown 1 34 makes:C*2
foundry 2 brown 1 34 makes:O*2
quarry 2 brown 1 34 makes:S*2
sawmill 2 brown 1 34 makes:W*2
glassworks_two 2 grey - 35 makes:G
loom_two 2 grey - 35 makes:T
press_two 2 grey - 35 makes:P
bazar 2 yellow - 47 gain:2*grey@lrs
caravansery 2 yellow WW 356 owns:WSCO from:marketplace
forum 2 yellow CC 367 owns:GPT from:east_trading_post+west_trading_post
vineyard 2 yellow - 36 gain:1*brown@lrs
aqueduct 2 blue SSS 37 vp:5 from:baths
courthouse 2 blue CCT 35 vp:4 from:scriptorium
statue 2 blue WOO 37 vp:4 from:theater
temple 2 blue WCG 36 vp:3 from:altar
dispensary 2 green OOG 34 symbol:compass from:apothecary
laboratory 2 green CCP 35 symbol:gear from:workshop
library 2 green SST 36 symbol:tablet from:scriptorium
school 2 green WP 37 symbol:tablet
archery_range 2 red WWO 36 shields:2 from:workshop
stables 2 red WCO 35 shields:2 from:apothecary
training_ground 2 red WOO 467 shields:2
walls 2 red SSS 37 shields:2
arena 3 yellow SSO 357 gain:3*stage@s vp:1*stage@s from:dispensary
chamber_of_commerce 3 yellow CCP 46 gain:2*grey@s vp:2*grey@s
haven 3 yellow WOT 34 gain:1*brown@s vp:1*brown@s from:forum
lighthouse 3 yellow SG 36 gain:1*yellow@s vp:1*yellow@s from:caravansery
gardens 3 blue WCC 34 vp:5 from:statue
palace 3 blue WSCOGPT 37 vp:8
pantheon 3 blue CCOGPT 36 vp:7 from:temple
senate 3 blue WWSO 35 vp:6 from:library
town_hall 3 blue SSOG 356 vp:6
academy 3 green SSSG 37 symbol:compass from:school
lodge 3 green CCPT 36 symbol:compass from:dispensary
observatory 3 green OOGT 37 symbol:gear from:laboratory
study 3 green WPT 35 symbol:gear from:school
university 3 green WWGP 34 symbol:tablet from:library
arsenal 3 red WWOT 347 shields:3
circus 3 red SSSO 456 shields:3 from:training_ground
fortifications 3 red SOOO 37 shields:3 from:walls
siege_workshop 3 red WCCC 35 shields:3 from:laboratory
builders_guild 3 purple SSCCG - vp:1*stage@lrs
craftsmens_guild 3 purple SSOO - vp:2*grey@lr
magistrates_guild 3 purple WWWST - vp:1*blue@lr
philosophers_guild 3 purple CCCPT - vp:1*green@lr
scientists_guild 3 purple WWOOP - symbol:any
shipowners_guild 3 purple WWWGP - vp:1*brown+grey+purple@s
spies_guild 3 purple CCCG - vp:1*red@lr
strategists_guild 3 purple SOOT - vp:1*defeat@lr
traders_guild 3 purple GPT - vp:1*yellow@lr
workers_guild 3 purple WSCOO - vp:1*brown@lr
"""

# name, what it makes from the start; then its stages, each a cost and effects
BOARDS_TEXT = """
alexandria_a makes:G; SS vp:3; OO owns:WSCO; GG vp:7
alexandria_b makes:G; CC owns:WSCO; WW owns:GPT; SSS vp:7
babylon_a makes:C; CC vp:3; WWW symbol:any; CCCC vp:7
babylon_b makes:C; CT vp:3; WWG last; CCCP symbol:any
ephesos_a makes:P; SS vp:3; WW gain:9; PP vp:7
ephesos_b makes:P; SS vp:2 gain:4; WW vp:3 gain:4; GPT vp:5 gain:4
gizah_a makes:S; SS vp:3; WWW vp:5; SSSS vp:7
gizah_b makes:S; WW vp:3; SSS vp:5; CCC vp:5; SSSSP vp:7
halikarnassos_a makes:T; CC vp:3; OOO digs; TT vp:7
halikarnassos_b makes:T; OO vp:2 digs; CCC vp:1 digs; GPT digs
olympia_a makes:W; WW vp:3; SS favour; OO vp:7
olympia_b makes:W; WW cheap:WSCO@lr; SS vp:5; OOT copies
rhodos_a makes:O; WW vp:3; CCC shields:2; OOOO vp:7
rhodos_b makes:O; SSS shields:1 vp:3 gain:3; OOOO shields:1 vp:4 gain:4
"""

# The tiles by number, from 1: what the rules of this game call them.
TILES_TEXT = """
tax_on_military free_military shut_double_mines shut_markets bonus_for_civilian
tax_on_civilian neighbours_chains civilian_for_coins made_goods_cheaper made_goods_dearer
raw_goods_cheaper raw_goods_dearer tax_on_chains bonus_for_chains free_stages
tax_on_stages wood_or_stone ore_or_clay smaller_victories endless_mines
any_made_good heavier_defeats guilds_for_coins bonus_for_guilds
"""

SINGLE_MINES = frozenset({"lumber_yard", "stone_pit", "clay_pool", "ore_vein"})
SHUT_BY_TILE_4 = frozenset({"east_trading_post", "west_trading_post", "marketplace", "caravansery", "forum"})

# name age colour cost, what who did not help loses, what who helped gets
PROJECTS_TEXT = """
belvedere 1 blue 1C red stage_token
cranes 1 green 1 brown structure_token
double_walls 1 red 1 start victory
factory 1 brown 2 grey pass_token
rampart_road 1 yellow 1S coins coins:4
obelisk 2 blue 1P brown shield_token
river_port 2 yellow 1T coins coins:6
sewer_network 2 green 2 red structure_token
smelter 2 brown 2 grey wonder_point
war_mirror 2 red 2G blue victory
archives 3 green 4 blue science_point
giant_trebuchet 3 red 5W coins victory
grand_bazaar 3 yellow 4O red coins:12
menagerie 3 purple 4 green guild_point
triumphal_arches 3 blue 5 victories two_shields
"""


@dataclass(frozen=True)
class Cost:
    """Coins for the bank, and goods as letters."""

    coins: int
    goods: str

    @staticmethod
    def read(text: str) -> Cost:
        """Read a cost as it is written above."""
        goods = text.strip("-0123456789")
        return Cost(int(text.rstrip("-" + GOODS) or 0), goods)


@dataclass(frozen=True)
class Piece:
    """What has effects: a card, or a stage of a wonder. An effect is its name and what follows the colon."""

    name: str
    cost: Cost
    effects: tuple[tuple[str, str], ...]

    def of(self, kind: str) -> list[str]:
        """Return what its effects of a kind say."""
        return [text for name, text in self.effects if name == kind]

    @cached_property
    def offers(self) -> tuple[str, ...]:
        """Return what it makes for owner and neighbours: for each unit the goods to choose from."""
        units = (text.partition("*") for text in self.of("makes"))
        return tuple(goods for goods, _, times in units for _ in range(int(times or 1)))


@dataclass(frozen=True)
class Card(Piece):
    """An age card or a guild. ``marks``: from how many players on each of its copies is used; () for guilds."""

    age: int
    colour: str
    marks: tuple[int, ...]

    @property
    def title(self) -> str:
        """Return the name of the structure: no city has two of one name."""
        return self.name.removesuffix("_two")

    @property
    def sources(self) -> list[str]:
        """Return what it is built free from."""
        return [name for text in self.of("from") for name in text.split("+")]

    def copies(self, seats: int) -> int:
        """Return how many copies so many seats use."""
        return sum(mark <= seats for mark in self.marks)


@dataclass(frozen=True)
class Board:
    """A side of a wonder board: the good it makes, and its stages from left to right."""

    name: str
    good: str
    stages: tuple[Piece, ...]

    @property
    def city(self) -> str:
        """Return the city: its two sides are one board."""
        return self.name[:-2]


@dataclass(frozen=True)
class Project:
    """A Great Project: whom it wants, what taking part costs, what it threatens and what it promises."""

    name: str
    age: int
    colour: str
    cost: Cost
    penalty: str
    reward: str


def _effects(words: list[str]) -> tuple[tuple[str, str], ...]:
    return tuple((kind, text) for kind, _, text in (word.partition(":") for word in words))


def _card(line: str) -> Card:
    name, age, colour, cost, marks, *effects = line.split()
    marked = tuple(int(mark) for mark in marks.strip("-"))
    return Card(name, Cost.read(cost), _effects(effects), int(age), colour, marked)


def _board(line: str) -> Board:
    first, *rest = line.split("; ")
    name, makes = first.split()
    parts = [stage.split() for stage in rest]
    stages = (Piece(f"{name}{n}", Cost.read(p[0]), _effects(p[1:])) for n, p in enumerate(parts, 1))
    return Board(name, makes.partition(":")[2], tuple(stages))


def _project(line: str) -> Project:
    name, age, colour, cost, penalty, reward = line.split()
    return Project(name, int(age), colour, Cost.read(cost), penalty, reward)


CARDS = {card.name: card for card in map(_card, CARDS_TEXT.split("\n")[1:-1])}
BOARDS = {board.name: board for board in map(_board, BOARDS_TEXT.split("\n")[1:-1])}
STAGES = {stage.name: stage for board in BOARDS.values() for stage in board.stages}
TILES = TILES_TEXT.split()
PROJECTS = {project.name: project for project in map(_project, PROJECTS_TEXT.split("\n")[1:-1])}
GUILDS = tuple(card.name for card in CARDS.values() if card.colour == "purple")
