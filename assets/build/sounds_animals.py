"""The farm's voices: dog, hen, duckling, rabbit, rooster and the referee's whistle."""

import numpy as np

from assets.build.sounds_synth import (
    Wave,
    band,
    clock,
    curve,
    growl,
    held,
    hiss,
    mix,
    room,
    sine,
    swell,
    voice,
)
from assets.build.sounds_table import thump, wood

Random = np.random.Generator


def woof(rng: Random, pitch: float, seconds: float = 0.17) -> Wave:
    """One bark: the throat opens and shuts while the pitch jumps up and falls."""
    song = curve([(0, pitch * 0.7), (0.035, pitch * 1.3), (0.09, pitch), (seconds, pitch * 0.55)], seconds)
    jaw = curve([(0, 420), (0.05, 980), (seconds, 480)], seconds)
    raw = voice(rng, song, [(jaw, 190, 1.0), (jaw * 1.9, 260, 0.7), (2900, 500, 0.25)], 0.45, 0.2)
    return growl(raw, 2.2) * swell(0.012, seconds * 0.85, seconds)


def bark(rng: Random) -> Wave:
    """Two friendly barks."""
    return room(rng, mix(0.5, (0, woof(rng, 330), 0.9), (0.24, woof(rng, 350, 0.19), 1.0)), 0.14)


def kennel_dog(rng: Random) -> Wave:
    """The dog trots home: the kennel's door knocks, a whine, one small bark."""
    whine = curve([(0, 760), (0.14, 1050), (0.3, 820)], 0.3)
    sigh = voice(rng, whine, [(1000, 350, 1.0), (2100, 500, 0.3)], 1.4, 0.04) * held(0.08, 0.12, 0.3)
    sigh /= np.abs(sigh).max()
    knock = [(0.0, wood(210, 0.2, 1.6), 0.7), (0.11, wood(190, 0.2, 1.6), 0.5)]
    return room(rng, mix(0.95, *knock, (0.24, sigh, 0.4), (0.6, woof(rng, 390, 0.16), 0.8)), 0.14)


def cluck(rng: Random, pitch: float, seconds: float) -> Wave:
    """One short syllable of a hen."""
    song = curve([(0, pitch * 1.25), (seconds * 0.4, pitch), (seconds, pitch * 0.8)], seconds)
    sound = voice(rng, song, [(950, 220, 1.0), (1900, 350, 0.6), (3300, 500, 0.3)], 0.5, 0.12)
    return growl(sound, 1.4) * swell(0.008, seconds * 0.8, seconds)


def hen(rng: Random) -> Wave:
    """Bok, bok, bok, ba-gawk."""
    song = curve([(0, 430), (0.09, 800), (0.2, 860), (0.34, 560)], 0.36)
    beak = curve([(0, 800), (0.12, 1350), (0.36, 1000)], 0.36)
    gawk = voice(rng, song, [(beak, 260, 1.0), (2300, 400, 0.6), (3500, 500, 0.3)], 0.45, 0.14)
    gawk = growl(gawk * (1 + 0.25 * np.sin(2 * np.pi * 62 * clock(0.36))), 1.8) * held(0.03, 0.16, 0.36)
    clucks = [(at, cluck(rng, pitch, 0.085), 0.65) for at, pitch in ((0, 440), (0.17, 450), (0.34, 430), (0.49, 460))]
    return room(rng, mix(0.98, *clucks, (0.56, gawk, 0.9)), 0.12)


def peep(pitch: float, seconds: float = 0.1) -> Wave:
    """One peep: a bright arch of pitch."""
    arch = pitch * (0.8 + 0.32 * np.sin(np.pi * clock(seconds) / seconds))
    return (sine(arch, seconds) + 0.22 * sine(arch * 2, seconds)) * held(0.018, 0.045, seconds)


def duckling(rng: Random) -> Wave:
    """Three peeps of something small and yellow, the last a little higher."""
    parts = [(0.0, peep(2350), 0.7), (0.15, peep(2420), 0.75), (0.31, peep(2650, 0.14), 0.9)]
    return room(rng, mix(0.5, *parts), 0.14)


def rabbit(rng: Random) -> Wave:
    """A long jump: a spring, and two soft feet."""
    spring = curve([(0, 190), (0.1, 420), (0.3, 640)], 0.32)
    shake = 1 + 0.07 * np.sin(2 * np.pi * 17 * clock(0.32)) * np.linspace(1, 0.2, len(spring))
    boing = (sine(spring * shake, 0.32) + 0.3 * sine(2.01 * spring * shake, 0.32)) * swell(0.01, 0.3, 0.32)
    feet = [(0.34, thump(120), 0.7), (0.4, thump(135), 0.5)]
    rustle = band(hiss(rng, 0.08), 1500, 6000) * swell(0.01, 0.05, 0.08)
    return room(rng, mix(0.62, (0, boing, 0.6), *feet, (0.35, rustle, 0.08)), 0.1)


def blast(rng: Random, seconds: float) -> Wave:
    """One breath into a pea whistle."""
    now = clock(seconds)
    pea = np.sin(2 * np.pi * 31 * now + 0.6 * np.sin(2 * np.pi * 7 * now))
    rise = 1 - 0.06 * np.exp(-now / 0.02)
    tones = sine(2480 * rise * (1 + 0.012 * pea), seconds) + 0.6 * sine(2770 * rise * (1 + 0.01 * pea), seconds)
    air = band(hiss(rng, seconds), 2000, 7000) * 0.18
    return (tones * (0.72 + 0.28 * pea) + air) * held(0.02, 0.05, seconds)


def whistle(rng: Random) -> Wave:
    """The referee: short, long."""
    return room(rng, mix(0.8, (0, blast(rng, 0.16), 0.8), (0.22, blast(rng, 0.5), 0.9)), 0.14)


def crow(rng: Random, song: Wave, beak: Wave | float) -> Wave:
    """One syllable of a rooster."""
    sound = voice(rng, song, [(beak, 280, 1.0), (2200, 420, 0.7), (3600, 600, 0.35)], 0.4, 0.1)
    return growl(sound, 1.8)


def rooster(rng: Random) -> Wave:
    """Cock-a-doodle-doo."""
    syllables = [
        (0.0, 0.16, [(0, 480), (0.06, 620), (0.16, 560)], 900.0, 0.7),
        (0.2, 0.12, [(0, 640), (0.12, 700)], 1100.0, 0.7),
        (0.35, 0.24, [(0, 700), (0.1, 900), (0.24, 840)], 1300.0, 0.9),
        (0.63, 0.62, [(0, 820), (0.1, 960), (0.3, 900), (0.62, 520)], 1050.0, 1.0),
    ]
    parts = []
    for at, seconds, points, beak, loud in syllables:
        song = curve(points, seconds) * (1 + 0.012 * np.sin(2 * np.pi * 23 * clock(seconds)))
        parts.append((at, crow(rng, song, beak) * held(0.025, min(0.25, seconds * 0.4), seconds), loud))
    return room(rng, mix(1.3, *parts), 0.18, 0.5)
