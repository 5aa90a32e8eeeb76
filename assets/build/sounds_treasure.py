"""The sounds of the Treasure Run: die, hops, chests, Croc and his lantern, the ship's bell, and a tune for the road."""

import numpy as np

from assets.build.sounds_scores import Score, harmony, hertz, notes, triad
from assets.build.sounds_synth import (
    Wave,
    band,
    clock,
    curve,
    growl,
    held,
    hiss,
    mix,
    pluck,
    room,
    sine,
    struck,
    swell,
)
from assets.build.sounds_table import thump, wood
from assets.build.sounds_tunes import Loop, banjo, bass, brush, reed

Random = np.random.Generator

RUN = Score(
    beats_per_minute=144,
    beats_per_bar=3,
    chords="D D G D G D A A D D G D G A D D G G D D A A Bm D G D G A D A D D",
    lead="""
    D5:1 E5:.5 F#5:.5 A5:1 | F#5:2 A5:1 | B5:1 G5:.5 A5:.5 B5:1 | A5:2 F#5:1 |
    G5:1 F#5:.5 E5:.5 D5:1 | F#5:1 D5:1 A4:1 | C#5:1 E5:1 A5:1 | E5:2 A4:1 |
    D5:1 E5:.5 F#5:.5 A5:1 | F#5:2 A5:1 | B5:1 D6:1 B5:1 | A5:2 F#5:1 |
    G5:1 B5:1 G5:1 | E5:1 A5:.5 G5:.5 E5:1 | D5:1 F#5:1 E5:1 | D5:3 |
    B5:1.5 A5:.5 G5:1 | B5:1 D6:1 B5:1 | A5:1.5 G5:.5 F#5:1 | A5:2 F#5:1 |
    E5:1 F#5:.5 G5:.5 A5:1 | C#6:1 A5:1 E5:1 | F#5:1.5 E5:.5 D5:1 | C#5:2 F#5:1 |
    G5:1 B5:1 G5:1 | F#5:1 A5:1 F#5:1 | E5:1 G5:1 B5:1 | A5:1 G5:.5 F#5:.5 E5:1 |
    D5:1 F#5:1 A5:1 | G5:.5 F#5:.5 E5:1 C#5:1 | D5:2 A4:1 | D5:1 F#5:1 E5:1
    """,
    answer="""
    -:3 | -:3 | -:3 | -:1 D4:1 A4:1 | -:3 | -:3 | -:3 | -:1 C#5:.5 B4:.5 A4:1 |
    -:3 | -:3 | -:3 | -:1 D4:1 A4:1 | -:3 | -:3 | -:3 | -:1 A4:.5 B4:.5 C#5:1 |
    D5:3 | B4:3 | A4:3 | D5:3 | C#5:3 | A4:3 | B4:3 | A4:3 |
    B4:1 D5:2 | A4:1 D5:2 | B4:1 E5:2 | C#5:3 | A4:3 | E4:1 A4:2 | F#4:3 | A4:3
    """,
)


def die(rng: Random) -> Wave:
    """A die of bone thrown into a felt tray: bounces that come faster and softer."""
    parts = []
    for number, (at, loud) in enumerate(((0.02, 0.7), (0.2, 1.0), (0.4, 0.7), (0.6, 0.5), (0.7, 0.3), (0.77, 0.18))):
        pitch = 900 + 170 * (number % 3)
        knock = struck([(pitch, 1, 0.03), (pitch * 2.3, 0.5, 0.018), (pitch * 3.9, 0.2, 0.01)], 0.09, 0.0008)
        parts += [(at, knock, loud * 0.6), (at, thump(130, 0.09), loud * 0.5), (at, wood(340, 0.1), loud * 0.3)]
    return room(rng, mix(0.95, *parts), 0.08)


def hop(rng: Random) -> Wave:
    """Two paws on a dusty path."""
    step = band(hiss(rng, 0.07), 400, 2600) * swell(0.002, 0.04, 0.07)
    return mix(0.16, (0.0, thump(170, 0.1), 0.8), (0.0, step, 0.5), (0.045, step, 0.35), (0.045, thump(205, 0.08), 0.4))


def burrow(rng: Random) -> Wave:
    """Paws that dig, then a thump on the far side."""
    parts = []
    for number in range(7):
        scrape = band(hiss(rng, 0.08), 300, 1800 + 150 * number) * swell(0.012, 0.05, 0.08)
        parts.append((0.02 + number * 0.075, scrape, 0.5 + 0.06 * (number % 2)))
    return room(rng, mix(0.95, *parts, (0.68, thump(95, 0.22), 1.0)), 0.14)


def chest_open(rng: Random) -> Wave:
    """An iron latch and a dry hinge."""
    latch = struck([(1250, 1, 0.05), (2080, 0.6, 0.04), (3350, 0.3, 0.03)], 0.12, 0.001)
    creak = growl(sine(curve([(0, 190), (0.2, 270), (0.34, 330)], 0.34), 0.34), 2.6)
    grain = 0.5 + 0.5 * np.sign(np.sin(2 * np.pi * 38 * clock(0.34)))
    parts = [(0.0, latch, 0.45), (0.06, wood(240), 0.4), (0.1, creak * grain * held(0.06, 0.12, 0.34), 0.16)]
    return room(rng, mix(0.5, *parts), 0.14)


def chest(rng: Random) -> Wave:
    """A lid, and something that glitters."""
    parts = [(0.0, wood(180, 0.2), 0.7), (0.0, thump(110, 0.18), 0.6)]
    for number, pitch in enumerate((1318.5, 1661.2, 1975.5, 2637.0)):
        glint = struck([(pitch, 1, 0.5), (pitch * 2.76, 0.25, 0.2)], 0.7, 0.002)
        parts.append((0.14 + number * 0.075, glint, 0.3))
    return room(rng, mix(1.0, *parts), 0.22, 0.6)


def lantern(rng: Random) -> Wave:
    """Heavy boots, and a lantern that swings on its handle."""
    squeak = sine(curve([(0, 950), (0.06, 1240), (0.12, 1010)], 0.12), 0.12) * held(0.02, 0.05, 0.12)
    boots = [(at, thump(84, 0.16), 0.9) for at in (0.0, 0.3)]
    scuff = band(hiss(rng, 0.1), 200, 1300) * swell(0.006, 0.07, 0.1)
    return room(rng, mix(0.6, *boots, (0.0, scuff, 0.3), (0.3, scuff, 0.3), (0.14, squeak, 0.1), (0.44, squeak, 0.07)))


def snarl(rng: Random) -> Wave:
    """Croc, close by: a low growl with teeth in it."""
    seconds = 0.9
    throat = sine(curve([(0, 62), (0.25, 86), (0.6, 74), (0.9, 52)], seconds), seconds)
    rattle = 0.55 + 0.45 * np.sin(2 * np.pi * 27 * clock(seconds) + 3 * np.sin(2 * np.pi * 5 * clock(seconds)))
    breath = band(hiss(rng, seconds), 250, 1400) * rattle
    body = growl(throat + 0.35 * np.sin(3 * np.cumsum(throat) * 0.01), 4.5) * rattle
    return room(rng, (body * 0.8 + breath * 0.35) * held(0.1, 0.3, seconds), 0.16)


def sent_back(rng: Random) -> Wave:
    """Whisked off: down a slide, and a bump at the gate."""
    slide = sine(curve([(0, 1180), (0.5, 420), (0.7, 260)], 0.7), 0.7) * held(0.03, 0.1, 0.7)
    wind = band(hiss(rng, 0.7), 500, 3200) * held(0.1, 0.3, 0.7)
    return room(rng, mix(1.0, (0.0, slide, 0.35), (0.0, wind, 0.25), (0.72, thump(120, 0.2), 0.9)), 0.12)


def shield(rng: Random) -> Wave:
    """A crust that holds: a dry crack, and crumbs."""
    crack = band(hiss(rng, 0.12), 700, 5200) * swell(0.001, 0.05, 0.12)
    parts = [(0.0, crack, 0.9), (0.0, wood(420), 0.7)]
    parts += [(0.1 + 0.05 * n, band(hiss(rng, 0.04), 2000, 7000) * swell(0.001, 0.02, 0.04), 0.3) for n in range(5)]
    return room(rng, mix(0.5, *parts), 0.1)


def ship_bell(rng: Random) -> Wave:
    """Two strokes of a ship's bell, twice."""
    modes = [(784.0, 1, 1.3), (1180.0, 0.55, 1.0), (1568.0, 0.6, 1.1), (2110.0, 0.3, 0.7), (3150.0, 0.2, 0.4)]
    strokes = [
        (at, struck(modes, 1.5, 0.001), loud) for at, loud in ((0.0, 1.0), (0.26, 0.8), (0.95, 1.0), (1.21, 0.8))
    ]
    return room(rng, mix(2.6, *strokes), 0.26, 0.9)


def run(rng: Random) -> Wave:
    """A jaunty waltz of the sea: two squeezeboxes sing, a banjo picks, bass on one."""
    loop = Loop(RUN)
    for beat, beats, note in notes(RUN.lead, 3):
        loop.play(beat, reed(hertz(note), beats * loop.beat * 0.95), 0.36, -0.2)
    for beat, beats, note in notes(RUN.answer, 3):
        loop.play(beat, reed(hertz(note), beats * loop.beat * 0.9), 0.2, 0.35)
    for beat, beats, chord in harmony(RUN):
        root, third, fifth = triad(chord, 50)
        low = root - 12 if root - 12 >= 40 else root
        loop.play(beat, bass(rng, hertz(low), 0.9 * loop.beat), 0.75)
        for step, note in enumerate((fifth, third + 12, root + 12, third + 12), 1):
            loop.play(beat + step / 2 + 0.5, banjo(rng, hertz(note)), 0.34, 0.3)
        for step in range(1, int(beats)):
            for pitch in (root + 12, third + 12, fifth + 12):
                loop.play(beat + step, pluck(rng, hertz(pitch), 0.1, 0.6, 0.4), 0.16, 0.1)
            loop.play(beat + step, brush(rng, 0.06, 2200), 0.05, -0.1)
    return loop.finished(rng, 0.26, 0.7)
