"""The sounds of the piper's square: his flute, a house door, and the tune that plays there."""

import numpy as np

from assets.build.sounds_scores import Score, harmony, hertz, notes, triad
from assets.build.sounds_synth import (
    Wave,
    band,
    clock,
    count,
    curve,
    growl,
    held,
    hiss,
    mix,
    room,
    sine,
    struck,
    swell,
    turning,
)
from assets.build.sounds_table import wood
from assets.build.sounds_tunes import Loop, bass, lute

Random = np.random.Generator

SQUARE = Score(
    beats_per_minute=108,
    beats_per_bar=3,
    chords="Em Em A Em G D Em Bm Em Em A Em C D Em Em G D Em Bm C G Am Bm",
    lead="""
    E5:2 F#5:1 | G5:1.5 F#5:.5 E5:1 | C#5:1 E5:1 A5:1 | G5:2 E5:1 |
    B5:1.5 A5:.5 G5:1 | F#5:1 A5:1 F#5:1 | G5:1 F#5:.5 E5:.5 D5:.5 E5:.5 | F#5:2 B4:1 |
    E5:2 F#5:1 | G5:1.5 F#5:.5 E5:1 | C#5:1 E5:1 A5:1 | B5:2 G5:1 |
    E5:1 G5:1 C6:1 | A5:1 F#5:1 D5:1 | E5:1 G5:.5 F#5:.5 D5:1 | E5:3 |
    B5:3 | A5:2 F#5:1 | G5:3 | F#5:1 D5:1 B4:1 |
    C5:1 E5:1 G5:1 | B5:2 G5:1 | A5:1 G5:.5 E5:.5 C5:1 | F#5:1 D5:.5 F#5:.5 B4:1
    """,
    answer="""
    -:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:1 D5:.5 C#5:.5 B4:1 |
    -:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:1 B4:.5 A4:.5 G4:1 |
    G4:1 B4:.5 D5:.5 G5:1 | F#5:.5 E5:.5 D5:1 A4:1 | B4:1 E5:.5 D5:.5 B4:1 | D5:1 B4:.5 A4:.5 F#4:1 |
    E4:1 G4:1 C5:1 | D5:1.5 B4:.5 G4:1 | E5:.5 D5:.5 C5:1 A4:1 | B4:.5 A4:.5 F#4:1 D4:1
    """,
)


def pipe(rng: Random, pitch: float, seconds: float) -> Wave:
    """A wooden flute: few harmonics, breath round the tone, a late vibrato, a chiff at the start."""
    now = clock(seconds)
    shake = 1 + 0.006 * np.sin(2 * np.pi * 5.1 * now) * np.clip((now - 0.18) / 0.25, 0, 1)
    phase = turning(pitch * shake * (1 - 0.02 * np.exp(-now / 0.03)), seconds)
    tone = np.sin(phase) + 0.28 * np.sin(2 * phase + 0.4) + 0.13 * np.sin(3 * phase) + 0.04 * np.sin(4 * phase)
    breath = band(hiss(rng, seconds), pitch * 0.8, pitch * 2.6) * 0.16
    chiff = band(hiss(rng, seconds), pitch * 1.5, 6000) * np.exp(-now / 0.03) * 0.4
    return (tone + breath) * held(0.05, 0.09, seconds) * 0.5 + chiff * held(0.004, 0.05, seconds) * 0.2


def flute(rng: Random) -> Wave:
    """The call that children follow: up, round, and away."""
    call = ((0.0, 659.26, 0.26), (0.24, 739.99, 0.2), (0.42, 783.99, 0.34), (0.74, 987.77, 0.22), (0.94, 880.0, 0.7))
    return room(rng, mix(1.75, *((at, pipe(rng, pitch, length), 0.8) for at, pitch, length in call)), 0.3, 0.9)


def door(rng: Random) -> Wave:
    """A heavy house door that falls shut and is latched."""
    creak = growl(sine(curve([(0, 240), (0.16, 310), (0.26, 215)], 0.26), 0.26), 3.0)
    grain = 0.5 + 0.5 * np.sign(np.sin(2 * np.pi * 46 * clock(0.26)))
    slam = sine(curve([(0, 150), (0.05, 78), (0.3, 62)], 0.3), 0.3) * swell(0.003, 0.2, 0.3)
    boards = band(hiss(rng, 0.12), 200, 1500) * swell(0.002, 0.08, 0.12)
    latch = struck([(1450, 1, 0.05), (2320, 0.6, 0.04), (3600, 0.3, 0.03)], 0.1, 0.001)
    parts = [
        (0.0, creak * grain * held(0.05, 0.1, 0.26), 0.1),
        (0.24, slam, 1.0),
        (0.24, boards, 0.6),
        (0.25, wood(190), 0.5),
        (0.45, latch, 0.22),
        (0.52, latch, 0.12),
    ]
    return room(rng, mix(0.75, *parts), 0.12)


def square(rng: Random) -> Wave:
    """A moonlit waltz: the flute leads, a lute answers, bass on one, plucked chords after it."""
    loop = Loop(SQUARE)
    for beat, beats, note in notes(SQUARE.lead, 3):
        loop.play(beat, pipe(rng, hertz(note), beats * loop.beat * 0.97), 0.5, 0.2)
    for beat, _beats, note in notes(SQUARE.answer, 3):
        loop.play(beat, lute(rng, hertz(note)), 0.7, -0.35)
    for beat, beats, chord in harmony(SQUARE):
        root, third, fifth = triad(chord, 50)
        low = root - 12 if root - 12 >= 40 else root
        loop.play(beat, bass(rng, hertz(low), min(beats, 2) * loop.beat), 0.7)
        for order, note in enumerate((root, fifth, third + 12, root + 12, third + 12, fifth)):
            late = float(rng.uniform(0, 0.015))
            loop.play(beat + order / 2 + late, lute(rng, hertz(note), 1.1), 0.24 if order else 0.3, -0.1)
        loop.play(beat, hum(hertz(third), beats * loop.beat), 0.12, -0.5)
        loop.play(beat, hum(hertz(fifth), beats * loop.beat), 0.12, 0.5)
    return loop.finished(rng, 0.34, 0.7)


def hum(pitch: float, seconds: float) -> Wave:
    """A soft drone under everything, as of a far-off choir."""
    out = np.zeros(count(seconds))
    for off, loud in ((-4.0, 0.7), (0.0, 1.0), (5.0, 0.7)):
        phase = turning(pitch * 2 ** (off / 1200), seconds)
        out += loud * (np.sin(phase) + 0.3 * np.sin(2 * phase) + 0.12 * np.sin(3 * phase))
    return out * held(0.2, 0.3, seconds) * 0.3
