"""The tavern's waltz and the race's reel, played by made instruments into seamless stereo loops."""

import numpy as np

from assets.build.sounds_scores import RACE, TAVERN, Score, harmony, hertz, notes, triad
from assets.build.sounds_synth import (
    Wave,
    band,
    circular_room,
    clock,
    count,
    held,
    hiss,
    pluck,
    sine,
    swell,
    turning,
)

Random = np.random.Generator


class Loop:
    """A stereo ring of sound: what is played across its end goes on at its beginning."""

    def __init__(self, score: Score) -> None:
        self.score = score
        self.beat = 60 / score.beats_per_minute
        self.sides = np.zeros((2, count(len(score.chords.split()) * score.beats_per_bar * self.beat)))

    def play(self, beat: float, sound: Wave, loudness: float, side: float = 0.0) -> None:
        """Add a sound at a beat, from -1 (left) to 1 (right)."""
        at = (round(beat * self.beat * 44_100) + np.arange(len(sound))) % self.sides.shape[1]
        angle = (side + 1) * np.pi / 4
        for channel, gain in enumerate((np.cos(angle), np.sin(angle))):
            np.add.at(self.sides[channel], at, sound * loudness * gain)

    def finished(self, rng: Random, wet: float, peak: float) -> Wave:
        """The loop with its room, as (samples, 2)."""
        sides = [circular_room(rng, side, wet, 0.9) for side in self.sides]
        both = np.stack(sides, axis=1)
        pitch = np.fft.rfftfreq(len(both), 1 / 44_100)
        clean = np.fft.irfft(np.fft.rfft(both, axis=0) * (pitch > 35)[:, None], len(both), axis=0)
        return clean * (peak / np.abs(clean).max())


def reed(pitch: float, seconds: float) -> Wave:
    """An accordion: three reeds a little apart, a slow swell of the bellows."""
    out = np.zeros(count(seconds))
    for off, loud in ((-3.5, 0.6), (0.0, 1.0), (4.0, 0.6)):
        phase = turning(pitch * 2 ** (off / 1200), seconds)
        for harmonic in range(1, 14):
            out += loud * np.sin(harmonic * phase + off) * REED[harmonic - 1]
    bellows = 0.85 + 0.15 * np.sin(2 * np.pi * 0.9 * clock(seconds))
    return band(out, 120, 4200) * held(0.06, 0.12, seconds) * bellows * 0.25


REED = [1.0, 0.55, 0.5, 0.26, 0.3, 0.16, 0.16, 0.1, 0.1, 0.06, 0.06, 0.04, 0.03]


def fiddle(rng: Random, pitch: float, seconds: float) -> Wave:
    """A bowed string: bright harmonics through a wooden body, late vibrato, some rosin."""
    now = clock(seconds)
    shake = 1 + 0.005 * np.sin(2 * np.pi * 5.8 * now) * np.clip((now - 0.12) / 0.2, 0, 1)
    phase = turning(pitch * shake * (1 - 0.012 * np.exp(-now / 0.025)), seconds)
    out = np.zeros(len(now))
    for harmonic in range(1, int(7500 / pitch) + 1):
        heard = harmonic * pitch
        body = 0.35 + sum(1 / (1 + ((heard - middle) / width) ** 2) for middle, width in BODY)
        out += np.sin(harmonic * phase) * body / harmonic
    rosin = band(hiss(rng, seconds), 1500, 6000) * 0.12
    return band(out + rosin, 180, 5200) * held(0.03, 0.06, seconds) * 0.4


BODY = ((290.0, 60.0), (460.0, 90.0), (1000.0, 250.0), (2400.0, 700.0))


def bass(rng: Random, pitch: float, seconds: float) -> Wave:
    """A plucked double bass: the string for the ear, a round tone for the belly."""
    string = band(pluck(rng, pitch, seconds, 0.2, 2.0), 40, 900)
    round_tone = (sine(pitch, seconds) + 0.35 * sine(2 * pitch, seconds)) * swell(0.012, seconds * 0.9, seconds)
    return string * 0.5 + round_tone * 0.6


def banjo(rng: Random, pitch: float, seconds: float = 0.7) -> Wave:
    """A bright short string on a drum skin."""
    string = pluck(rng, pitch, seconds, 0.92, 0.9)
    return band(string, 320, 6500, 1) + 0.25 * band(string, 500, 1100)


def lute(rng: Random, pitch: float, seconds: float = 1.6) -> Wave:
    """A gut string under a fingertip, doubled as lutes are."""
    pair = pluck(rng, pitch, seconds, 0.5, 2.4) + 0.6 * pluck(rng, pitch * 1.0015, seconds, 0.4, 2.2)
    return band(pair, 90, 5000)


def brush(rng: Random, seconds: float, low: float) -> Wave:
    """A brush on a small drum."""
    return band(hiss(rng, seconds), low, 8000) * swell(0.006, seconds * 0.7, seconds)


def tavern(rng: Random) -> Wave:
    """A cosy waltz: accordion tune, lute answers, bass on one, chords on two and three."""
    loop = Loop(TAVERN)
    for beat, beats, note in notes(TAVERN.lead, 3):
        loop.play(beat, reed(hertz(note), beats * loop.beat * 0.96), 0.5, -0.25)
    for beat, _beats, note in notes(TAVERN.answer, 3):
        loop.play(beat, lute(rng, hertz(note)), 0.75, 0.35)
    for beat, beats, chord in harmony(TAVERN):
        root, third, fifth = triad(chord, 50)
        low = root - 12 if root - 12 >= 40 else root
        loop.play(beat, bass(rng, hertz(low), min(beats, 2) * loop.beat), 0.75)
        strokes = (1, 2) if beats == 3 else (0.5,)
        for stroke in strokes:
            for order, note in enumerate((third + 12, fifth, root + 12)):
                late = order * 0.02 + float(rng.uniform(0, 0.01))
                loop.play(beat + stroke + late, lute(rng, hertz(note), 1.0), 0.26, 0.3)
            loop.play(beat + stroke, brush(rng, 0.12, 3000), 0.03, 0.1)
        loop.play(beat, reed(hertz(third), beats * loop.beat), 0.09, -0.5)
        loop.play(beat, reed(hertz(fifth), beats * loop.beat), 0.09, -0.5)
    return loop.finished(rng, 0.3, 0.7)


def rolls(rng: Random, loop: Loop) -> None:
    """The banjo's three-finger roll through every chord, in eighths."""
    pattern = (0, 1, 2, 3, 1, 2, 3, 1)
    for beat, beats, chord in harmony(loop.score):
        root, third, fifth = triad(chord, 57)
        strings = (root, third, fifth, root + 12)
        for step in range(int(beats * 2)):
            accent = 0.34 if step % 4 == 0 else 0.24
            late = float(rng.uniform(0, 0.02))
            loop.play(beat + step / 2 + late, banjo(rng, hertz(strings[pattern[step]])), accent, 0.35)


def race(rng: Random) -> Wave:
    """A bouncing reel: fiddle and banjo take turns, bass on one and three, chops between."""
    loop = Loop(RACE)
    for beat, beats, note in notes(RACE.lead, 4):
        loop.play(beat, fiddle(rng, hertz(note), beats * loop.beat * 0.94), 0.42, -0.3)
    for beat, _beats, note in notes(RACE.answer, 4):
        loop.play(beat, banjo(rng, hertz(note)), 0.9, 0.15)
    rolls(rng, loop)
    for beat, beats, chord in harmony(RACE):
        root, third, fifth = triad(chord, 50)
        low = root - 12 if root - 12 >= 40 else root
        for step in range(int(beats)):
            if step % 2 == 0:
                note = low if step == 0 else low + (fifth - root if low + fifth - root < 55 else fifth - root - 12)
                loop.play(beat + step, bass(rng, hertz(note), 0.9 * loop.beat), 0.7)
                continue
            for pitch in (root + 12, third + 12, fifth + 12):
                loop.play(beat + step, pluck(rng, hertz(pitch), 0.09, 0.6, 0.4), 0.2, -0.1)
            loop.play(beat + step, brush(rng, 0.07, 1800), 0.05, -0.1)
    return loop.finished(rng, 0.22, 0.7)
