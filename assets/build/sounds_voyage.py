"""The sounds of Rats with Gats: paper, quill, splash, a far cannon, a gat, the technique's banner, a shanty."""

import numpy as np

from assets.build.sounds_scores import Score, harmony, hertz, notes, triad
from assets.build.sounds_synth import Wave, band, curve, held, hiss, mix, pluck, room, sine, struck, swell
from assets.build.sounds_table import thump, wood
from assets.build.sounds_tunes import Loop, bass, brush, reed

Random = np.random.Generator

SHANTY = Score(
    beats_per_minute=112,
    beats_per_bar=4,
    chords="Em Em D D Em G D Em G G D D Em Bm C D Em Em D D Em G D Em",
    lead="""
    E4:1 B4:1 B4:.5 A4:.5 G4:1 | F#4:.5 G4:.5 A4:1 B4:2 | A4:1 F#4:1 D4:1 F#4:1 | A4:3 -:1 |
    E4:1 B4:1 B4:.5 A4:.5 G4:1 | B4:1 D5:1 B4:1 G4:1 | A4:1 F#4:1 D4:.5 E4:.5 F#4:1 | E4:3 -:1 |
    G4:1 B4:1 D5:1.5 B4:.5 | D5:1 B4:1 G4:2 | F#4:1 A4:1 D5:1.5 A4:.5 | F#4:3 -:1 |
    E5:1.5 D5:.5 B4:1 G4:1 | F#4:1 B4:1 D5:2 | C5:1 B4:.5 A4:.5 G4:1 E4:1 | F#4:1 A4:1 D5:1 F#4:1 |
    -:4 | -:4 | -:4 | -:2 D4:1 F#4:1 |
    E4:1 B4:1 B4:.5 A4:.5 G4:1 | B4:1 D5:1 B4:1 G4:1 | A4:1 F#4:1 D4:.5 E4:.5 F#4:1 | E4:3 -:1
    """,
    answer="""
    -:4 | -:4 | -:4 | -:2 F#4:1 D4:1 | -:4 | -:4 | -:4 | -:2 B3:1 E4:1 |
    D4:4 | B3:4 | A3:4 | D4:4 | G4:4 | F#4:4 | E4:4 | D4:4 |
    B4:1 E5:1 G5:.5 F#5:.5 E5:1 | B4:1 G4:1 E4:2 | D5:1 A4:1 F#4:1 A4:1 | D5:2 -:2 |
    -:4 | G4:4 | F#4:4 | E4:3 -:1
    """,
)


def page(rng: Random) -> Wave:
    """A leaf of heavy paper that is turned."""
    rise = band(hiss(rng, 0.34), 900, 5200) * held(0.14, 0.12, 0.34)
    flap = band(hiss(rng, 0.1), 300, 2600) * swell(0.004, 0.05, 0.1)
    return room(rng, mix(0.5, (0.0, rise, 0.5), (0.28, flap, 0.8), (0.28, thump(170, 0.08), 0.25)), 0.08)


def quill(rng: Random) -> Wave:
    """A few strokes of a quill."""
    parts = []
    for number, at in enumerate((0.0, 0.11, 0.2, 0.33, 0.42)):
        long = 0.07 + 0.03 * (number % 2)
        scratch = band(hiss(rng, long), 2400, 7800) * held(0.02, 0.03, long)
        parts.append((at, scratch, 0.5 + 0.1 * (number % 3)))
    return room(rng, mix(0.6, *parts), 0.05)


def splash(rng: Random) -> Wave:
    """Something goes overboard, and bubbles after it."""
    burst = band(hiss(rng, 0.7), 350, 4200) * swell(0.012, 0.32, 0.7)
    parts = [(0.0, thump(88, 0.24), 0.9), (0.02, burst, 0.8)]
    for number in range(6):
        low = 320 + 70 * ((number * 5) % 7)
        blob = sine(curve([(0, low), (0.09, low * 1.9)], 0.09), 0.09) * swell(0.01, 0.05, 0.09)
        parts.append((0.3 + 0.09 * number, blob, 0.22))
    return room(rng, mix(1.0, *parts), 0.16)


def cannon(rng: Random) -> Wave:
    """A cannon, far out: a low boom that rolls over the water."""
    boom = sine(curve([(0, 78), (0.3, 46), (1.4, 34)], 1.4), 1.4) * swell(0.008, 0.5, 1.4)
    roll = band(hiss(rng, 1.5), 60, 420) * swell(0.05, 0.7, 1.5)
    return room(rng, mix(1.7, (0.0, boom, 1.0), (0.04, roll, 0.6), (0.0, thump(60, 0.3), 0.7)), 0.4, 1.2)


def gat(rng: Random) -> Wave:
    """A flintlock is cocked: two dry clicks and a spring."""
    click = struck([(1900, 1, 0.02), (3150, 0.7, 0.015), (5200, 0.3, 0.01)], 0.06, 0.0006)
    spring = struck([(2640, 1, 0.16), (3720, 0.5, 0.1)], 0.3, 0.002)
    return room(
        rng, mix(0.5, (0.0, click, 0.7), (0.0, wood(620, 0.06), 0.3), (0.14, click, 1.0), (0.15, spring, 0.16)), 0.1
    )


def banner(rng: Random) -> Wave:
    """A cloth unrolls with a snap, and two strokes of a bell for it."""
    cloth = band(hiss(rng, 0.5), 250, 3000) * held(0.2, 0.1, 0.5)
    snap = band(hiss(rng, 0.09), 700, 6000) * swell(0.002, 0.04, 0.09)
    bell = struck([(988, 1, 0.9), (1480, 0.5, 0.7), (2637, 0.3, 0.4)], 1.0, 0.001)
    return room(rng, mix(1.7, (0.0, cloth, 0.5), (0.44, snap, 0.9), (0.5, bell, 0.4), (0.68, bell, 0.34)), 0.2, 0.7)


def slap(rng: Random) -> Wave:
    """A card slapped on a barrel."""
    air = band(hiss(rng, 0.06), 900, 6000) * swell(0.002, 0.03, 0.06)
    return room(rng, mix(0.3, (0.0, air, 0.7), (0.004, wood(260, 0.14), 0.7), (0.004, thump(140, 0.12), 0.8)), 0.1)


def voyage(rng: Random) -> Wave:
    """A shanty in E minor: squeezebox and answer, stamping bass, strings off the beat, the sea below all of it."""
    loop = Loop(SHANTY)
    for beat, beats, note in notes(SHANTY.lead, 4):
        loop.play(beat, reed(hertz(note), beats * loop.beat * 0.94), 0.33, -0.2)
    for beat, beats, note in notes(SHANTY.answer, 4):
        loop.play(beat, reed(hertz(note), beats * loop.beat * 0.9), 0.19, 0.35)
    for beat, beats, chord in harmony(SHANTY):
        root, third, fifth = triad(chord, 50)
        low = root - 12 if root - 12 >= 40 else root
        loop.play(beat, bass(rng, hertz(low), 1.4 * loop.beat), 0.75)
        loop.play(beat + 2, bass(rng, hertz(fifth - 12 if fifth - 12 >= 40 else fifth), 1.2 * loop.beat), 0.6)
        for step in range(int(beats)):
            for pitch in (root + 12, third + 12, fifth + 12):
                loop.play(beat + step + 0.5, pluck(rng, hertz(pitch), 0.14, 0.5, 0.4), 0.15, 0.15)
            loop.play(beat + step, brush(rng, 0.07, 1500 + 500 * (step % 2)), 0.06, -0.1)
        wave = band(hiss(rng, 5 * loop.beat), 120, 900) * held(2 * loop.beat, 2 * loop.beat, 5 * loop.beat)
        loop.play(beat, wave, 0.05, 0.4 if int(beat) % 8 else -0.4)
    return loop.finished(rng, 0.26, 0.7)
