"""The sounds of cards, pawns, places, buttons and bells."""

import numpy as np

from assets.build.sounds_synth import (
    RATE,
    Wave,
    band,
    clock,
    count,
    curve,
    growl,
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

Random = np.random.Generator


def paper(rng: Random, seconds: float, start: float, end: float, attack: float) -> Wave:
    """A stroke of paper on cloth whose colour moves from `start` to `end` Hz."""
    stroke = sweep(rng, curve([(0, start), (seconds, end)], seconds), 0.8, seconds)
    grain = 1 + 0.35 * band(hiss(rng, seconds), 20, 90) / 0.06
    return stroke * swell(attack, seconds * 0.8, seconds) * np.clip(grain, 0.3, 1.9)


def wood(pitch: float, seconds: float = 0.16, hollow: float = 1.0) -> Wave:
    """A small wooden body tapped on a table."""
    modes = [(pitch, 1.0, 0.09 * hollow), (pitch * 2.42, 0.45, 0.05), (pitch * 4.1, 0.2, 0.025)]
    return struck(modes, seconds, 0.0015)


def thump(pitch: float, seconds: float = 0.16) -> Wave:
    """A soft, low landing."""
    return sine(curve([(0, pitch * 1.8), (0.05, pitch), (seconds, pitch * 0.9)], seconds), seconds) * swell(
        0.004, seconds * 0.7, seconds
    )


def card_lift(rng: Random) -> Wave:
    """A card leaves the cloth."""
    return mix(0.16, (0, paper(rng, 0.14, 1400, 3800, 0.05), 1.0))


def card_slide(rng: Random) -> Wave:
    """A card glides over the cloth and comes to rest."""
    return mix(0.32, (0, paper(rng, 0.26, 3200, 1300, 0.06), 1.0), (0.2, thump(150, 0.1), 0.12))


def card_flip(rng: Random) -> Wave:
    """A card turns over and claps on the table."""
    snap = band(hiss(rng, 0.05), 1200, 7000) * swell(0.001, 0.03, 0.05)
    return room(rng, mix(0.26, (0, paper(rng, 0.12, 1800, 4200, 0.05), 0.7), (0.1, snap, 0.5), (0.1, wood(310), 0.3)))


def card_deal(rng: Random) -> Wave:
    """A card flicked off the pack."""
    flick = band(hiss(rng, 0.03), 2200, 9000) * swell(0.001, 0.02, 0.03)
    return mix(0.2, (0, flick, 0.5), (0.012, paper(rng, 0.14, 4200, 1700, 0.02), 0.8))


def snap_back(rng: Random) -> Wave:
    """A card springs home."""
    rush = paper(rng, 0.16, 1100, 3000, 0.11)
    spring = sine(curve([(0, 210), (0.12, 330)], 0.14), 0.14) * held(0.04, 0.05, 0.14)
    return room(rng, mix(0.34, (0, rush, 0.6), (0.02, spring, 0.12), (0.15, wood(260), 0.6)))


def pawn_hop(rng: Random) -> Wave:
    """A wooden pawn lands on the next space."""
    return room(rng, mix(0.2, (0, wood(520), 0.9), (0, thump(170), 0.45)), 0.08, 0.2)


def mud(rng: Random) -> Wave:
    """A foot in deep mud: splat, suck, bubbles."""
    splat = growl(sweep(rng, curve([(0, 1500), (0.08, 420), (0.3, 240)], 0.3), 0.7, 0.3), 1.6)
    parts = [(0.0, splat * swell(0.006, 0.2, 0.3), 1.0), (0.0, thump(90, 0.22), 0.9)]
    for at, low in ((0.2, 240), (0.29, 330), (0.35, 290), (0.46, 410)):
        bubble = sine(curve([(0, low), (0.07, low * 2.1)], 0.08), 0.08) * held(0.02, 0.025, 0.08)
        parts.append((at, bubble, 0.38))
    return room(rng, mix(0.62, *parts), 0.08)


def straw(rng: Random) -> Wave:
    """A dive into straw: many dry stalks, then a soft bounce back."""
    parts = [(0.0, thump(120, 0.18), 0.5)]
    for at in np.sort(rng.triangular(0, 0.06, 0.46, 130)):
        stalk = band(hiss(rng, 0.02), rng.uniform(1800, 4200), 9500) * swell(0.001, 0.012, 0.02)
        parts.append((float(at), stalk, float(rng.uniform(0.1, 0.5) * (1 - at / 0.6))))
    bounce = sine(curve([(0, 190), (0.1, 340), (0.2, 260)], 0.2), 0.2) * held(0.03, 0.12, 0.2)
    return room(rng, mix(0.62, *parts, (0.26, bounce, 0.22)), 0.08)


def curtain(rng: Random) -> Wave:
    """A heavy cloth drawn across on brass rings."""
    cloth = sweep(rng, curve([(0, 500), (0.35, 1500), (0.75, 600)], 0.75), 0.9, 0.75)
    wave = 0.75 + 0.25 * np.sin(2 * np.pi * 5.5 * clock(0.75))
    parts = [(0.0, cloth * held(0.2, 0.4, 0.75) * wave, 0.8)]
    for at in (0.08, 0.15, 0.21, 0.28, 0.36, 0.45, 0.56):
        ring = struck([(rng.uniform(2500, 3100), 1, 0.08), (rng.uniform(4200, 5200), 0.5, 0.05)], 0.12)
        parts.append((at, ring, 0.07))
    return room(rng, mix(0.85, *parts))


def click(rng: Random) -> Wave:
    """A wooden button pressed."""
    return mix(0.1, (0, wood(880, 0.08, 0.5), 0.8), (0, thump(240, 0.06), 0.3))


def hover(rng: Random) -> Wave:
    """A fingertip on felt."""
    return mix(0.07, (0, wood(1250, 0.05, 0.4), 0.6), (0, paper(rng, 0.05, 2000, 2600, 0.02), 0.15))


def tick(rng: Random) -> Wave:
    """The tavern clock."""
    body = struck([(1750, 1.0, 0.03), (2900, 0.4, 0.02), (520, 0.4, 0.05)], 0.1, 0.001)
    return room(rng, body, 0.06, 0.15)


def confirm(rng: Random) -> Wave:
    """Two plucked notes upwards: yes."""
    notes = [(0.0, pluck(rng, 392.0, 0.6, 0.5, 1.4), 0.7), (0.09, pluck(rng, 587.33, 0.7, 0.5, 1.6), 0.8)]
    return room(rng, mix(0.8, *notes), 0.15)


def coin(rng: Random) -> Wave:
    """A brass coin dropped on the bar."""
    ring = [(2093, 0.8, 0.35), (3322, 0.6, 0.4), (5230, 0.3, 0.25), (7450, 0.12, 0.12)]
    bounces = [(0.0, 0.9), (0.085, 0.55), (0.145, 0.35), (0.185, 0.22)]
    return room(rng, mix(0.7, *((at, struck(ring, 0.5, 0.001), loud) for at, loud in bounces)))


def bell(pitch: float, seconds: float = 1.4) -> Wave:
    """A small brass bell with a warm hum under its strike."""
    modes = [(0.5, 0.25, 1.3), (1, 1, 1.0), (1.19, 0.3, 0.8), (2.0, 0.5, 0.6), (2.74, 0.25, 0.4), (4.07, 0.12, 0.2)]
    return struck([(pitch * ratio, loud, fade * seconds) for ratio, loud, fade in modes], seconds, 0.003)


def door_bell(rng: Random) -> Wave:
    """The tavern's door bell: it is your turn."""
    return room(rng, mix(1.7, (0, bell(880.0), 0.8), (0.28, bell(659.26), 0.9)), 0.18, 0.6)


def brass(rng: Random, pitch: float, seconds: float) -> Wave:
    """A mellow horn: its upper partials open with its loudness."""
    shape = held(0.035, 0.07, seconds)
    wobble = pitch * (1 + 0.004 * np.sin(2 * np.pi * 5.2 * clock(seconds)) * np.clip(clock(seconds) / 0.3, 0, 1))
    out = np.zeros(count(seconds))
    for harmonic in range(1, 15):
        opened = shape ** (1 + 0.35 * harmonic)
        formant = 1 / (1 + ((harmonic * pitch - 1100) / 1300) ** 2)
        out += opened * sine(wobble * harmonic, seconds) * formant / harmonic**0.6
    return out + 0.01 * band(hiss(rng, seconds), 1000, 5000) * shape


def chord(rng: Random, pitches: tuple[float, ...], seconds: float) -> Wave:
    """Several horns, a little out of tune with each other."""
    horns = [brass(rng, pitch * (1 + rng.uniform(-0.002, 0.002)), seconds) for pitch in pitches]
    return np.sum(horns, axis=0) / len(pitches)


def horn_start(rng: Random) -> Wave:
    """Three horn notes: the race begins."""
    short, long = 0.17, 0.75
    call = [(0.0, brass(rng, 392.0, short), 0.8), (0.2, brass(rng, 392.0, short), 0.8)]
    last = mix(long, (0, brass(rng, 523.25, long), 0.8), (0, brass(rng, 659.26, long), 0.35))
    return room(rng, mix(1.2, *call, (0.4, last, 1.0)), 0.22, 0.6)


def win(rng: Random) -> Wave:
    """A short fanfare with glitter on top."""
    g, c, e, high = 392.0, 523.25, 659.26, 783.99
    parts = [(i * 0.13, brass(rng, pitch, 0.13), 0.7) for i, pitch in enumerate((g, c, e))]
    parts += [(0.42, chord(rng, (c, e, high), 0.32), 0.9), (0.78, chord(rng, (440.0, 587.33, 880.0), 0.16), 0.8)]
    parts += [(0.96, chord(rng, (g, c, e, high, 1046.5), 1.2), 1.1)]
    for step, pitch in enumerate((1567.98, 2093.0, 2637.02, 3135.96, 4186.01)):
        parts.append((1.02 + 0.09 * step, bell(pitch, 0.7), 0.1))
    return room(rng, mix(2.4, *parts), 0.25, 0.8)


def lose(rng: Random) -> Wave:
    """A kind shrug on the lute, downwards, with a warm last chord."""
    fall = [(0.0, 440.0), (0.24, 392.0), (0.48, 329.63)]
    parts = [(at, pluck(rng, pitch, 1.0, 0.35, 1.6), 0.7) for at, pitch in fall]
    for at, pitch in ((0.78, 146.83), (0.81, 220.0), (0.84, 293.66), (0.88, 369.99)):
        parts.append((at, pluck(rng, pitch, 1.5, 0.3, 2.2), 0.55))
    return room(rng, mix(2.2, *parts), 0.2, 0.7)


def clap(rng: Random) -> Wave:
    """One pair of hands."""
    return band(hiss(rng, 0.05), rng.uniform(700, 1100), rng.uniform(2200, 3600)) * swell(0.001, 0.025, 0.05)


def cheer_voice(rng: Random) -> Wave:
    """One guest who shouts for joy, small and large throats mixed."""
    seconds = float(rng.uniform(0.7, 1.3))
    base = float(rng.choice([1.0, 1.5, 2.1])) * float(rng.uniform(170, 240))
    pitch = curve([(0, base * 0.8), (0.2, base * 1.25), (seconds, base)], seconds)
    opened = curve([(0, 400), (0.15, 800), (seconds, 700)], seconds)
    sound = voice(rng, pitch, [(opened, 160, 1.0), (1250, 250, 0.5), (2700, 400, 0.2)], 0.7, 0.1)
    return sound / np.abs(sound).max() * held(0.12, 0.45, seconds)


def crowd_cheer(rng: Random) -> Wave:
    """A small tavern that cheers and claps."""
    parts = [(float(rng.uniform(0, 0.5)), cheer_voice(rng), float(rng.uniform(0.1, 0.25))) for _ in range(22)]
    parts += [(float(at), clap(rng), float(rng.uniform(0.1, 0.35))) for at in rng.triangular(0.1, 0.6, 2.1, 150)]
    body = mix(2.2, *parts)
    return room(rng, body * held(0.08, 0.9, len(body) / RATE), 0.3, 0.7)
