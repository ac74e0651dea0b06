# What is to be paid for goods, for generated engines, in C. Everything is inline: cimporting this loads no module.
#
# Goods have numbers 0..7; a set of goods is a byte with bit g for good g; how many there are of each good is a word of
# eight lanes of a byte, none above 127. A need has at most 63 units, so that lanes neither borrow nor carry.

from libc.stdint cimport int8_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy, memset

from shedu.runtime.bits cimport ctz64

cdef enum:
    MOST_NEEDED = 63
    MOST_SETS = 26         # different sets of several goods in a supply
    MOST_LOTS = 32
    MOST_GROUPS = 864      # different sets of several goods in a stock: MOST_SETS * (1 + MOST_LOTS), rounded up
    MOST_PAYEES = 17       # seats and the bank
    MOST_PAYMENTS = 256
    FREE = 255             # the lot of a group that costs nothing

cdef struct Supply:        # a bag of sets of goods
    uint64_t single        # lanes: sets of one good
    uint64_t several       # lanes: of each good how many sets of several it is in
    uint8_t sets           # how many different sets of several goods
    uint8_t over           # 1: there were more than MOST_SETS
    uint8_t empty          # sets of no goods, which serve nobody
    uint8_t goods[MOST_SETS]
    uint8_t counts[MOST_SETS]

cdef struct Lot:           # what one priced source offers
    const Supply* supply   # its own, or one that the state keeps
    Supply own
    uint8_t price[8]       # by good
    uint8_t payee

cdef struct Stock:         # what all sources of a market offer
    const Supply* free     # its own, or one that the state keeps
    Supply own
    uint64_t reach         # lanes: of each good all that is for sale, sets of several counted for each
    uint64_t spare         # lanes: of each good how many free sets of several it is in
    uint8_t known          # 0 nothing yet, 1 what is free, 2 all
    uint8_t lots
    uint8_t least          # the lowest price
    uint8_t over           # 1: a lot has more than MOST_SETS
    Lot lot[MOST_LOTS]

cdef struct Payment:
    uint16_t shares[MOST_PAYEES]

cdef struct Group:         # equal sets of several goods
    uint8_t goods
    uint8_t count
    uint8_t lot            # or FREE

cdef struct Search:
    const Stock* stock
    int within             # what may be paid in all
    int groups
    Group group[MOST_GROUPS]
    int kinds              # payees; from here on only where payments are listed
    Payment now
    Payment* out
    int count
    bint over              # there are more than MOST_PAYMENTS


# ------------------------------------------------------------------ lanes
cdef inline int lane(uint64_t lanes, int good) noexcept nogil:
    return <int>(lanes >> (8 * good)) & 127


cdef inline uint64_t lanes_less(uint64_t one, uint64_t other) noexcept nogil:
    # One less the other, lane by lane, not below nought.
    cdef uint64_t high = <uint64_t>0x8080808080808080
    cdef uint64_t rest = (one | high) - other
    cdef uint64_t kept = rest & high
    return rest & (kept - (kept >> 7))


cdef inline bint lanes_within(uint64_t part, uint64_t whole) noexcept nogil:
    cdef uint64_t high = <uint64_t>0x8080808080808080
    return ((((whole | high) - part) & high) ^ high) == 0


cdef inline int lanes_total(uint64_t lanes) noexcept nogil:
    # At most 255.
    return <int>((lanes * <uint64_t>0x0101010101010101) >> 56)


cdef inline uint32_t lanes_goods(uint64_t lanes) noexcept nogil:
    # The set of goods of which there are any.
    cdef uint64_t some = ((lanes + <uint64_t>0x7F7F7F7F7F7F7F7F) >> 7) & <uint64_t>0x0101010101010101
    return <uint32_t>((some * <uint64_t>0x0102040810204080) >> 56)


cdef inline uint64_t lanes_more(uint64_t lanes, int good, int count) noexcept nogil:
    cdef int there = lane(lanes, good) + count
    return (lanes & ~(<uint64_t>127 << (8 * good))) | (<uint64_t>(there if there < 127 else 127) << (8 * good))


cdef inline uint64_t lanes_joined(uint64_t one, uint64_t other) noexcept nogil:
    # Lane by lane the sum, 127 where it would be more.
    cdef uint64_t sum = one + other
    cdef uint64_t full = (sum & <uint64_t>0x8080808080808080) >> 7
    return (sum | (full * 127)) & <uint64_t>0x7F7F7F7F7F7F7F7F


cdef inline uint64_t lanes_each(uint64_t goods, int count) noexcept nogil:
    # So many of each good of a set, 127 at most.
    cdef uint64_t marks = (goods * <uint64_t>0x0101010101010101) & <uint64_t>0x8040201008040201
    marks = ((marks + <uint64_t>0x7F7F7F7F7F7F7F7F) >> 7) & <uint64_t>0x0101010101010101
    return marks * <uint64_t>(count if count < 127 else 127)


cdef inline uint64_t lanes_of(const uint16_t* counts, int kinds, uint16_t* fault, int number) noexcept nogil:
    # A bag of goods as a need; a fault and nought where it is too large.
    cdef uint64_t lanes = 0
    cdef int i, total = 0
    for i in range(kinds):
        total += counts[i]
        lanes |= <uint64_t>(counts[i] & 127) << (8 * i)
    if total <= MOST_NEEDED:
        return lanes
    if not fault[0]:
        fault[0] = <uint16_t>number
    return 0


cdef inline uint64_t lanes_plus(uint64_t one, uint64_t other, uint16_t* fault, int number) noexcept nogil:
    if lanes_total(one + other) <= MOST_NEEDED:
        return one + other
    if not fault[0]:
        fault[0] = <uint16_t>number
    return 0


# ------------------------------------------------------------------ supplies
cdef inline void supply_none(Supply* supply) noexcept nogil:
    supply.single = supply.several = 0
    supply.sets = supply.over = supply.empty = 0


cdef inline void supply_add(Supply* supply, uint64_t goods, int count) noexcept nogil:
    # Puts in a set of goods so many times; more than 127, or 255, are as good as that.
    cdef int i
    if count <= 0:
        return
    if goods == 0:
        supply.empty = <uint8_t>(count + supply.empty if count + supply.empty < 255 else 255)
        return
    if goods & (goods - 1) == 0:
        supply.single = lanes_more(supply.single, ctz64(goods), count)
        return
    supply.several = lanes_joined(supply.several, lanes_each(goods, count))
    for i in range(supply.sets):
        if supply.goods[i] == goods:
            count += supply.counts[i]
            supply.counts[i] = <uint8_t>(count if count < 255 else 255)
            return
    if supply.sets == MOST_SETS:
        supply.over = 1
        return
    supply.goods[supply.sets] = <uint8_t>goods
    supply.counts[supply.sets] = <uint8_t>(count if count < 255 else 255)
    supply.sets += 1


cdef inline void supply_join(Supply* supply, const Supply* other) noexcept nogil:
    cdef int i
    supply.single = lanes_joined(supply.single, other.single)
    supply_add(supply, 0, other.empty)
    supply.over |= other.over
    for i in range(other.sets):
        supply_add(supply, other.goods[i], other.counts[i])


cdef inline void supply_put(Supply* supply, const Supply* other) noexcept nogil:
    # As supply_join, in one go where there is nothing yet.
    if supply.single | supply.several == 0 and supply.empty == 0 and supply.over == 0:
        supply[0] = other[0]
    else:
        supply_join(supply, other)


cdef inline uint32_t supply_goods(const Supply* supply) noexcept nogil:
    # The goods that are in some set.
    return lanes_goods(supply.single | supply.several)


cdef inline int supply_count(const Supply* supply, uint64_t goods) noexcept nogil:
    # How often a set of goods is there.
    cdef int i
    if goods == 0:
        return supply.empty
    if goods & (goods - 1) == 0:
        return lane(supply.single, ctz64(goods))
    for i in range(supply.sets):
        if supply.goods[i] == goods:
            return supply.counts[i]
    return 0


cdef inline int supply_size(const Supply* supply) noexcept nogil:
    cdef int i, total = supply.empty
    for i in range(8):
        total += lane(supply.single, i)
    for i in range(supply.sets):
        total += supply.counts[i]
    return total


# ------------------------------------------------------------------ stocks
cdef inline void stock_open(Stock* stock) noexcept nogil:
    # Before the priced sources are filled in.
    stock.lots, stock.least, stock.reach, stock.over = 0, 255, 0, 0
    stock.spare = stock.free.several


cdef inline Lot* stock_lot(Stock* stock) noexcept nogil:
    # The next lot. The plan has seen to it that there are enough.
    cdef Lot* lot = &stock.lot[stock.lots]
    stock.lots += 1
    return lot


cdef inline void stock_close(Stock* stock, Lot* lot, uint64_t prices) noexcept nogil:
    # After a lot is filled in. `prices`: a byte for each good.
    cdef const Supply* supply = lot.supply
    cdef uint64_t rest
    cdef int good
    stock.over |= supply.over
    memcpy(&lot.price[0], &prices, 8)
    stock.reach = lanes_joined(lanes_joined(stock.reach, supply.single), supply.several)
    rest = supply_goods(supply)
    while rest:
        good = ctz64(rest)
        rest &= rest - 1
        if lot.price[good] < stock.least:
            stock.least = lot.price[good]


# ------------------------------------------------------------------ the search
cdef inline void search_groups(Search* search, const Supply* supply, int lot, uint32_t wanted) noexcept nogil:
    # Adds the sets of several goods that can serve.
    cdef int i
    for i in range(supply.sets):
        if supply.goods[i] & wanted:
            search.group[search.groups].goods = <uint8_t>(supply.goods[i] & wanted)
            search.group[search.groups].count = supply.counts[i]
            search.group[search.groups].lot = <uint8_t>lot
            search.groups += 1


cdef inline void search_start(Search* search, const Stock* stock, uint64_t short, int within) noexcept nogil:
    # Free sets first.
    cdef int i
    cdef uint32_t wanted = lanes_goods(short)
    search.stock, search.within, search.groups = stock, within, 0
    search_groups(search, stock.free, FREE, wanted)
    for i in range(stock.lots):
        search_groups(search, stock.lot[i].supply, i, wanted)


cdef inline bint covered(const Stock* stock, uint64_t short, int within) noexcept nogil:
    # Whether single goods for sale cover a need for so much: of each good the cheapest first.
    cdef uint64_t rest = lanes_goods(short)
    cdef uint32_t used
    cdef int good, left, i, best, many
    while rest:
        good = ctz64(rest)
        rest &= rest - 1
        left, used = lane(short, good), 0
        while left > 0:
            best = -1
            for i in range(stock.lots):
                if not (used >> i) & 1 and lane(stock.lot[i].supply.single, good):
                    if best < 0 or stock.lot[i].price[good] < stock.lot[best].price[good]:
                        best = i
            if best < 0:
                return 0
            used |= <uint32_t>1 << best
            many = lane(stock.lot[best].supply.single, good)
            many = many if many < left else left
            within -= many * stock.lot[best].price[good]
            if within < 0:
                return 0
            left -= many
    return 1


cdef inline bint affordable(Search* search, int at, int used, int first, uint64_t short, int within) noexcept nogil:
    # Whether a need can be covered for so much. `used` sets of group `at` serve already, for goods up to `first`.
    cdef const Group* group
    cdef uint64_t rest
    cdef int good, price
    while at < search.groups and (search.group[at].count <= used or search.group[at].goods & lanes_goods(short) == 0):
        at, used, first = at + 1, 0, 0
    if at == search.groups:
        return covered(search.stock, short, within)
    group = &search.group[at]
    if group.lot != FREE:
        if not lanes_within(short, search.stock.reach):
            return 0
        if lanes_total(short) * search.stock.least > within:
            return 0
        if affordable(search, at + 1, 0, 0, short, within):
            return 1
    rest = (group.goods & lanes_goods(short)) >> first << first
    while rest:
        good = ctz64(rest)
        rest &= rest - 1
        price = 0 if group.lot == FREE else search.stock.lot[group.lot].price[good]
        if price <= within:
            if affordable(search, at, used + 1, good, short - (<uint64_t>1 << (8 * good)), within - price):
                return 1
    return 0  # one that is free and serves is never left out


cdef inline bint market_any(const Stock* stock, uint64_t short, int within) noexcept nogil:
    # Whether what is short of the free single goods can be had for at most `within`.
    cdef Search search
    cdef uint64_t left = lanes_less(short, stock.spare)
    if not lanes_within(left, stock.reach) or lanes_total(left) * stock.least > within:
        return 0
    if covered(stock, short, within):
        return 1
    search_start(&search, stock, short, within)
    return affordable(&search, 0, 0, 0, short, within)


# ------------------------------------------------------------------ all payments
cdef inline bint payment_within(const Payment* one, const Payment* other, int kinds) noexcept nogil:
    cdef int i
    for i in range(kinds):
        if one.shares[i] > other.shares[i]:
            return 0
    return 1


cdef inline bint needless(const Search* search) noexcept nogil:
    # Whether one that has been found is no dearer for anyone.
    cdef int i
    for i in range(search.count):
        if payment_within(&search.out[i], &search.now, search.kinds):
            return 1
    return 0


cdef inline void search_found(Search* search) noexcept nogil:
    # Keeps the payment as it is now, and drops those that it makes needless.
    cdef int i, kept = 0
    for i in range(search.count):
        if not payment_within(&search.now, &search.out[i], search.kinds):
            search.out[kept] = search.out[i]
            kept += 1
    search.count = kept
    if kept == MOST_PAYMENTS:
        search.over = 1
        return
    search.out[kept] = search.now
    search.count = kept + 1


cdef inline void spread(Search* search, int lot, uint64_t short, int within) noexcept nogil:
    # All ways to buy a need in single goods, the first good from this lot on.
    cdef const Lot* seller
    cdef int good, many, most, price
    if search.over or needless(search):
        return
    if short == 0:
        search_found(search)
        return
    if lot == search.stock.lots:
        return
    good = ctz64(short) >> 3
    seller = &search.stock.lot[lot]
    price = seller.price[good]
    most = lane(seller.supply.single, good)
    most = most if most < lane(short, good) else lane(short, good)
    while most * price > within:
        most -= 1
    for many in range(most, -1, -1):
        search.now.shares[seller.payee] += <uint16_t>(many * price)
        if many == lane(short, good):
            spread(search, 0, short - (<uint64_t>many << (8 * good)), within - many * price)
        else:
            spread(search, lot + 1, short - (<uint64_t>many << (8 * good)), within - many * price)
        search.now.shares[seller.payee] -= <uint16_t>(many * price)
        if price == 0:
            return  # what costs nothing is taken first


cdef inline void gather(Search* search, int at, int used, int first, uint64_t short, int within) noexcept nogil:
    # As affordable, for all payments.
    cdef const Group* group
    cdef uint64_t rest
    cdef int good, price, payee
    if search.over or needless(search):
        return
    while at < search.groups and (search.group[at].count <= used or search.group[at].goods & lanes_goods(short) == 0):
        at, used, first = at + 1, 0, 0
    if at == search.groups:
        spread(search, 0, short, within)
        return
    group = &search.group[at]
    if group.lot != FREE:
        if not lanes_within(short, search.stock.reach) or lanes_total(short) * search.stock.least > within:
            return
        gather(search, at + 1, 0, 0, short, within)
    rest = (group.goods & lanes_goods(short)) >> first << first
    while rest:
        good = ctz64(rest)
        rest &= rest - 1
        price, payee = 0, 0
        if group.lot != FREE:
            price, payee = search.stock.lot[group.lot].price[good], search.stock.lot[group.lot].payee
        if price <= within:
            search.now.shares[payee] += <uint16_t>price
            gather(search, at, used + 1, good, short - (<uint64_t>1 << (8 * good)), within - price)
            search.now.shares[payee] -= <uint16_t>price


cdef inline bint payment_before(const Payment* one, const Payment* other, int kinds) noexcept nogil:
    cdef int i
    for i in range(kinds):
        if one.shares[i] != other.shares[i]:
            return one.shares[i] < other.shares[i]
    return 0


cdef inline int market_list(const Stock* stock, uint64_t short, int within, int kinds, Payment* out) noexcept nogil:
    # Writes all payments of which no other is cheaper for one payee and dearer for none, in order of their shares.
    # Returns how many, -1 for more than MOST_PAYMENTS.
    cdef Search search
    cdef Payment one
    cdef int i, j
    search_start(&search, stock, short, within)
    search.kinds, search.out, search.count, search.over = kinds, out, 0, 0
    memset(&search.now, 0, sizeof(Payment))
    gather(&search, 0, 0, 0, short, within)
    for i in range(1, search.count):
        one = out[i]
        j = i
        while j > 0 and payment_before(&one, &out[j - 1], kinds):
            out[j] = out[j - 1]
            j -= 1
        out[j] = one
    return -1 if search.over else search.count
