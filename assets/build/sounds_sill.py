"""The sounds of the farmhouse sill: pies, beans, sacks, mirrors and squeaks, and the jig that plays there."""

import numpy as np

from assets.build.sounds_scores import Score, harmony, hertz, notes, triad
from assets.build.sounds_synth import (
    Wave,
    band,
    clock,
    curve,
    held,
    hiss,
    mix,
    pluck,
    room,
    sine,
    struck,
    sweep,
    swell,
    voice,
)
from assets.build.sounds_table import paper, thump, wood
from assets.build.sounds_tunes import Loop, bass, brush, lute, reed

Random = np.random.Generator

SILL = Score(
    beats_per_minute=318,
    beats_per_bar=6,
    chords="G G C D G Em Am/D G G G C D G Em Am/D G Em Em C G Am Em C D G Em C D G Em Am/D G",
    lead="""
    D5:2 B4:1 G4:2 B4:1 | D5:2 E5:1 D5:2 B4:1 | C5:2 E5:1 G5:2 E5:1 | F#5:2 D5:1 A4:3 |
    B4:1 C5:1 D5:1 G5:2 D5:1 | E5:2 G5:1 E5:2 B4:1 | C5:1 B4:1 A4:1 F#4:1 G4:1 A4:1 | G4:3 D5:3 |
    D5:2 B4:1 G4:2 B4:1 | D5:2 E5:1 D5:2 B4:1 | C5:2 E5:1 G5:2 A5:1 | F#5:2 E5:1 D5:3 |
    G5:1 F#5:1 E5:1 D5:2 B4:1 | E5:2 D5:1 B4:2 G4:1 | C5:1 B4:1 A4:1 F#4:1 A4:1 D5:1 | G4:3 -:3 |
    -:6 | -:6 | -:6 | -:3 D5:1 E5:1 F#5:1 | -:6 | -:6 | -:6 | A4:1 B4:1 C#5:1 D5:1 E5:1 F#5:1 |
    G5:2 D5:1 B4:2 D5:1 | E5:2 B4:1 G4:2 B4:1 | C5:1 D5:1 E5:1 G5:2 E5:1 | F#5:1 E5:1 D5:1 A4:3 |
    B4:1 D5:1 G5:1 F#5:1 E5:1 D5:1 | E5:1 D5:1 B4:1 G4:2 B4:1 | C5:1 B4:1 A4:1 F#4:1 G4:1 A4:1 | G4:6
    """,
    answer="""
    -:6 | -:6 | -:6 | -:3 A4:1 F#4:1 D4:1 | -:6 | -:6 | -:6 | -:3 B4:1 A4:1 G4:1 |
    -:6 | -:6 | -:6 | -:3 A4:1 B4:1 C5:1 | -:6 | -:6 | -:6 | -:3 B4:1 C5:1 D5:1 |
    E5:2 B4:1 G4:2 E4:1 | G4:1 A4:1 B4:1 E5:3 | C5:2 G4:1 E4:2 G4:1 | B4:1 C5:1 D5:1 G4:3 |
    A4:2 C5:1 E5:2 C5:1 | B4:1 A4:1 G4:1 E4:3 | C5:1 B4:1 A4:1 G4:1 A4:1 B4:1 | A4:3 D4:3 |
    -:6 | -:6 | -:6 | -:3 C5:1 B4:1 A4:1 | -:6 | -:6 | -:6 | -:3 G4:1 F#4:1 D4:1
    """,
)


def squeak(rng: Random, pitch: float, seconds: float = 0.12) -> Wave:
    """A small rat says something."""
    line = curve([(0, pitch), (seconds * 0.4, pitch * 1.25), (seconds, pitch * 0.9)], seconds)
    return voice(rng, line, ((2600, 500, 1.0), (4200, 900, 0.5)), 1.2, 0.08) * held(0.012, 0.05, seconds)


def pie_loot(rng: Random) -> Wave:
    """A pie leaves the sill with small squeaks under it."""
    whoosh = sweep(rng, curve([(0, 500), (0.25, 1800), (0.5, 700)], 0.5), 0.9, 0.5) * swell(0.12, 0.3, 0.5)
    feet = [(0.12 + 0.07 * n, wood(420 + 60 * (n % 2), 0.08), 0.22) for n in range(9)]
    cries = [(at, squeak(rng, pitch), 0.3) for at, pitch in ((0.1, 1250), (0.34, 1500), (0.52, 1350), (0.7, 1700))]
    return room(rng, mix(0.95, (0, whoosh, 0.7), *feet, *cries), 0.14)


def pie_steam(rng: Random) -> Wave:
    """A hot dish set down, and its breath."""
    steam = band(hiss(rng, 0.6), 2500, 9000) * swell(0.14, 0.4, 0.6)
    return room(rng, mix(0.7, (0, thump(120), 0.7), (0, wood(310), 0.4), (0.06, steam, 0.16)), 0.12)


def lure_hearts(rng: Random) -> Wave:
    """A harp runs up the scale."""
    scale = (67, 69, 71, 74, 76, 79, 81, 83, 86)
    parts = [(0.055 * n, pluck(rng, hertz(note), 0.7, 0.7, 1.0), 0.5) for n, note in enumerate(scale)]
    return room(rng, mix(1.2, *parts), 0.25, 0.6)


def bean_drop(rng: Random) -> Wave:
    """A dry pod that rattles down."""
    beans = [(float(at), wood(float(rng.uniform(900, 1500)), 0.05), 0.3) for at in np.linspace(0.02, 0.34, 9) ** 1.1]
    return room(rng, mix(0.5, (0, wood(240), 0.8), (0.16, wood(280), 0.5), *beans), 0.12)


def kidnap_sack(rng: Random) -> Wave:
    """A sack over a head, a thump, a muffled protest."""
    cloth = paper(rng, 0.3, 900, 350, 0.1)
    muffled = band(squeak(rng, 900, 0.2), 200, 1400)
    return room(rng, mix(0.7, (0, cloth, 0.9), (0.26, thump(85, 0.2), 0.9), (0.36, muffled, 0.5)), 0.1)


def mirror_flash(rng: Random) -> Wave:
    """Glass that rings and shimmers."""
    ring = struck([(1960, 1, 0.5), (2637, 0.7, 0.45), (3951, 0.5, 0.3), (5274, 0.25, 0.2)], 0.8)
    shimmer = ring * (0.7 + 0.3 * np.sin(2 * np.pi * 9 * clock(0.8)))
    return room(rng, mix(0.9, (0, shimmer, 0.6), (0.09, ring, 0.25)), 0.3, 0.6)


def fuse(rng: Random) -> Wave:
    """A cord that burns."""
    seconds = 0.8
    crackle = (rng.random(len(clock(seconds))) > 0.9985).astype(float) * rng.uniform(0.3, 1, len(clock(seconds)))
    sparks = band(crackle, 1800, 9000) * 6
    return (band(hiss(rng, seconds), 2200, 7000) * 0.12 + sparks) * held(0.08, 0.15, seconds)


def bell_wait(rng: Random) -> Wave:
    """One stroke of a ship's bell."""
    modes = [(830, 0.5, 1.2), (1660, 1, 0.9), (2010, 0.6, 0.6), (2490, 0.45, 0.45), (4150, 0.2, 0.2)]
    return room(rng, mix(1.2, (0, struck(modes, 1.2, 0.001), 0.7), (0, wood(600, 0.05), 0.3)), 0.2)


def rats_cheer(rng: Random) -> Wave:
    """A small crowd with high voices."""
    cries = [
        (float(rng.uniform(0, 0.75)), squeak(rng, float(rng.uniform(950, 1900)), float(rng.uniform(0.12, 0.28))), 0.3)
        for _ in range(22)
    ]
    return room(rng, mix(1.2, *cries), 0.2, 0.5)


def tunnel_pop(rng: Random) -> Wave:
    """Earth that gives way, and a nose through it."""
    soil = band(hiss(rng, 0.22), 200, 1400) * swell(0.05, 0.15, 0.22)
    pop = sine(curve([(0, 220), (0.06, 620), (0.1, 560)], 0.1), 0.1) * swell(0.004, 0.07, 0.1)
    return room(rng, mix(0.45, (0, soil, 0.6), (0.17, pop, 0.8), (0.24, squeak(rng, 1500), 0.2)), 0.1)


def call_loot(rng: Random) -> Wave:
    """A cheeky whistle on two fingers."""
    line = curve([(0, 1400), (0.12, 2300), (0.2, 2250), (0.26, 1500), (0.42, 2700)], 0.45)
    breath = band(hiss(rng, 0.45), 1500, 5000) * 0.1
    return room(rng, (sine(line, 0.45) + breath) * held(0.02, 0.06, 0.45), 0.2)


def turn_side(rng: Random) -> Wave:
    """A card turned on the cloth."""
    return mix(0.24, (0, paper(rng, 0.2, 2200, 1500, 0.04), 0.9), (0.13, thump(180, 0.1), 0.25))


def sill(rng: Random) -> Wave:
    """A jig: concertina in front, lute between, bass on one and four, a brush on the off beats."""
    loop = Loop(SILL)
    for beat, beats, note in notes(SILL.lead, 6):
        loop.play(beat, reed(hertz(note), beats * loop.beat * 0.95), 0.46, -0.2)
    for beat, _beats, note in notes(SILL.answer, 6):
        loop.play(beat, lute(rng, hertz(note)), 0.8, 0.3)
    for beat, beats, chord in harmony(SILL):
        root, third, fifth = triad(chord, 50)
        low = root - 12 if root - 12 >= 40 else root
        for step in range(0, int(beats), 3):
            note = low if step == 0 else low + 7 if low + 7 < 55 else low - 5
            loop.play(beat + step, bass(rng, hertz(note), 2.4 * loop.beat), 0.66)
            for order, tone in enumerate((root + 12, third + 12, fifth)):
                loop.play(beat + step + 2 + order * 0.05, lute(rng, hertz(tone), 0.6), 0.2, 0.15)
            loop.play(beat + step + 1, brush(rng, 0.06, 3200), 0.025, -0.3)
            loop.play(beat + step + 2, brush(rng, 0.07, 2400), 0.035, -0.3)
    return loop.finished(rng, 0.26, 0.7)
