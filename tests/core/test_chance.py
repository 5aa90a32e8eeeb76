"""Draws are the same everywhere: checked against the Mersenne twister written out, and against numbers kept here."""

import hashlib
from collections import Counter
from collections.abc import Iterator

import pytest

from game.core import Rng

N, M = 624, 397
WORD = 0xFFFFFFFF


def twister(key: str) -> Iterator[float]:
    """Python's random() seeded with a text, from the published definitions: SHA-512, init_by_array, MT19937."""
    text = key.encode()
    number = int.from_bytes(text + hashlib.sha512(text).digest(), "big")
    words = [number >> shift & WORD for shift in range(0, number.bit_length(), 32)]
    mt = _init_by_array(words)
    at = N
    while True:
        pair = []
        for _ in range(2):
            if at == N:
                _twist(mt)
                at = 0
            y = mt[at]
            at += 1
            y ^= y >> 11
            y ^= y << 7 & 0x9D2C5680
            y ^= y << 15 & 0xEFC60000
            pair.append(y ^ y >> 18)
        yield ((pair[0] >> 5) * 67108864 + (pair[1] >> 6)) / 9007199254740992


def _init_by_array(words: list[int]) -> list[int]:
    mt = [19650218]
    for i in range(1, N):
        mt.append((1812433253 * (mt[-1] ^ mt[-1] >> 30) + i) & WORD)
    i, j = 1, 0
    for _ in range(max(N, len(words))):
        mt[i] = ((mt[i] ^ (mt[i - 1] ^ mt[i - 1] >> 30) * 1664525) + words[j] + j) & WORD
        i, j = i + 1, (j + 1) % len(words)
        if i >= N:
            mt[0], i = mt[N - 1], 1
    for _ in range(N - 1):
        mt[i] = ((mt[i] ^ (mt[i - 1] ^ mt[i - 1] >> 30) * 1566083941) - i) & WORD
        i += 1
        if i >= N:
            mt[0], i = mt[N - 1], 1
    mt[0] = 0x80000000
    return mt


def _twist(mt: list[int]) -> None:
    for k in range(N):
        y = mt[k] & 0x80000000 | mt[(k + 1) % N] & 0x7FFFFFFF
        mt[k] = mt[(k + M) % N] ^ y >> 1 ^ (0x9908B0DF if y & 1 else 0)


@pytest.mark.parametrize(("key", "text"), [((0, 0), "0:0"), ((1, 2), "1:2"), ((123456789, 42, 7), "123456789:42:7")])
def test_draws_follow_the_definition(key: tuple[int, ...], text: str) -> None:
    rng, definition = Rng(*key), twister(text)
    assert [rng.fraction() for _ in range(700)] == [next(definition) for _ in range(700)]


def test_whole_numbers_choices_and_shuffles_are_made_of_those_draws() -> None:
    draws = twister("5:6")
    rng = Rng(5, 6)
    assert rng.below(6) == int(next(draws) * 6)
    assert rng.choice("abcde") == "abcde"[int(next(draws) * 5)]
    by_hand = list("abcde")
    for last in (4, 3, 2, 1):
        at = int(next(draws) * (last + 1))
        by_hand[last], by_hand[at] = by_hand[at], by_hand[last]
    shuffled = list("abcde")
    rng.shuffle(shuffled)
    assert shuffled == by_hand


def test_kept_numbers() -> None:
    """Saved games depend on them: a change here breaks every seed that people wrote down."""
    rng = Rng(2026, 1)
    assert [rng.below(100) for _ in range(12)] == KEPT_HUNDREDS
    deck = list(range(10))
    Rng(7, 0).shuffle(deck)
    assert deck == KEPT_DECK


KEPT_HUNDREDS = [72, 97, 86, 27, 8, 23, 33, 8, 20, 51, 12, 79]
KEPT_DECK = [5, 3, 8, 6, 1, 4, 2, 9, 0, 7]


def test_one_key_one_sequence() -> None:
    assert [Rng(3, 4).below(1000) for _ in range(5)] == [Rng(3, 4).below(1000)] * 5
    assert len({Rng(*key).fraction() for key in ((1, 23), (12, 3), (123,), (1, 2, 3), (3, 2, 1), (1, 23, 0))}) == 6


def test_draws_are_counted() -> None:
    rng = Rng(1)
    assert rng.drawn == 0
    rng.below(2)
    rng.choice([1])
    rng.shuffle([1, 2, 3])
    rng.fraction()
    assert rng.drawn == 4


def test_numbers_stay_in_range_and_come_about_equally_often() -> None:
    """6000 draws of six: each within five standard deviations (29) of 1000."""
    rng = Rng(8)
    counts = Counter(rng.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(abs(n - 1000) < 145 for n in counts.values())


def test_every_order_comes_up() -> None:
    """6000 shuffles of three: each of the six orders within five standard deviations of 1000."""
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        items = [0, 1, 2]
        Rng(seed, 1).shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(abs(n - 1000) < 145 for n in counts.values())


def test_nothing_to_choose_from() -> None:
    with pytest.raises(IndexError):
        Rng(1).choice([])
