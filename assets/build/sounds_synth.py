"""Oscillators, noises, resonances and envelopes from which every sound of the tavern is made."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
Wave = NDArray[np.float64]
Curve = Sequence[tuple[float, float]]


def count(seconds: float) -> int:
    """Number of samples in so many seconds."""
    return max(1, round(seconds * RATE))


def clock(seconds: float) -> Wave:
    """Time of each sample, in seconds."""
    return np.arange(count(seconds)) / RATE


def curve(points: Curve, seconds: float) -> Wave:
    """Straight lines through (second, value) points."""
    moments, values = zip(*points, strict=True)
    return np.interp(clock(seconds), moments, values)


def swell(attack: float, decay: float, seconds: float) -> Wave:
    """Soft rise in `attack` seconds, then an exponential fall to about 5 % in `decay` seconds, silent at the end."""
    now = clock(seconds)
    rise = np.sin(np.clip(now / attack, 0, 1) * np.pi / 2) ** 2
    fall = np.exp(-3 * np.clip(now - attack, 0, None) / decay)
    return rise * fall * np.clip((seconds - now) / 0.01, 0, 1)


def held(attack: float, release: float, seconds: float) -> Wave:
    """Soft rise, a level middle, soft fall."""
    now = clock(seconds)
    ends = np.minimum(np.clip(now / attack, 0, 1), np.clip((seconds - now) / release, 0, 1))
    return np.sin(ends * np.pi / 2) ** 2


def turning(frequency: Wave | float, seconds: float) -> Wave:
    """Phase in radians of a tone whose frequency in Hz may change from sample to sample."""
    steps = np.broadcast_to(np.asarray(frequency, dtype=float), (count(seconds),))
    return 2 * np.pi * np.cumsum(steps) / RATE


def sine(frequency: Wave | float, seconds: float) -> Wave:
    """A pure tone."""
    return np.sin(turning(frequency, seconds))


def hiss(rng: np.random.Generator, seconds: float) -> Wave:
    """White noise."""
    return rng.standard_normal(count(seconds))


def band(signal: Wave, low: float, high: float, order: int = 2) -> Wave:
    """Keep what lies between two frequencies, with gentle slopes outside them."""
    pitch = np.fft.rfftfreq(2 * len(signal), 1 / RATE)
    safe = np.maximum(pitch, 1e-3)
    gain = 1 / np.sqrt(1 + (low / safe) ** (2 * order)) / np.sqrt(1 + (pitch / high) ** (2 * order))
    return np.fft.irfft(np.fft.rfft(signal, 2 * len(signal)) * gain)[: len(signal)]


def sweep(rng: np.random.Generator, centre: Wave, octaves: float, seconds: float) -> Wave:
    """Noise round a moving centre frequency, `octaves` wide: cloth, air, paper."""
    size, hop = 1024, 256
    window = np.hanning(size)
    out = np.zeros(count(seconds) + 2 * size)
    pitch = np.log2(np.maximum(np.fft.rfftfreq(size, 1 / RATE), 1))
    for start in range(0, count(seconds), hop):
        middle = np.log2(centre[min(start, len(centre) - 1)])
        gain = np.exp(-0.5 * ((pitch - middle) / octaves) ** 2)
        grain = np.fft.irfft(np.fft.rfft(rng.standard_normal(size) * window) * gain)
        out[start : start + size] += grain * window
    return out[size // 2 : size // 2 + count(seconds)]


def struck(modes: Sequence[tuple[float, float, float]], seconds: float, attack: float = 0.002) -> Wave:
    """A struck body: (frequency, loudness, seconds to fade) of each of its modes."""
    out = np.zeros(count(seconds))
    for frequency, loudness, fade in modes:
        out += loudness * sine(frequency, seconds) * swell(attack, fade, seconds)
    return out


def pluck(rng: np.random.Generator, frequency: float, seconds: float, bright: float, fade: float) -> Wave:
    """A plucked string (Karplus and Strong): `bright` 0..1 for the finger, `fade` the seconds that it rings."""
    delay = RATE / frequency - 0.5
    length = int(delay)
    part = delay - length
    loss = 10 ** (-3 / frequency / fade)
    finger = np.hanning(3 + 2 * int((1 - bright) * length / 12))
    burst = np.convolve(rng.uniform(-1, 1, length), finger / finger.sum(), "same")
    string = np.zeros(count(seconds) + 2 * length + 2)
    string[2 : length + 2] = (burst - burst.mean()) / np.abs(burst - burst.mean()).max()
    for start in range(length + 2, len(string) - length, length):
        one, two, three = (string[start - length - back : start - back] for back in range(3))
        string[start : start + length] = loss * 0.5 * ((1 - part) * (one + two) + part * (two + three))
    return string[2 : count(seconds) + 2] * held(0.002, 0.03, seconds)


def voice(
    rng: np.random.Generator,
    pitch: Wave,
    throat: Sequence[tuple[Wave | float, float, float]],
    tilt: float = 1.0,
    breath: float = 0.05,
) -> Wave:
    """A throat: harmonics of `pitch` shaped by (frequency, width, loudness) resonances, some breath on top."""
    seconds = len(pitch) / RATE
    wander = band(rng.standard_normal(len(pitch)), 4, 60) * 0.05
    phase = turning(pitch * (1 + wander), seconds)
    out = np.zeros(len(pitch))
    for harmonic in range(1, int(9000 / pitch.min()) + 1):
        heard = harmonic * pitch
        loud = sum(gain / (1 + ((heard - middle) / width) ** 2) for middle, width, gain in throat)
        out += np.sin(harmonic * phase) * loud / harmonic**tilt * (heard < 12_000)
    air = band(rng.standard_normal(len(pitch)), 900, 6000)
    return out + breath * air * np.abs(out).max()


def growl(signal: Wave, drive: float) -> Wave:
    """Soft saturation: rough when loud, clean when quiet."""
    top = np.abs(signal).max() or 1.0
    return np.tanh(signal / top * drive) / np.tanh(drive)


def mix(seconds: float, *parts: tuple[float, Wave, float]) -> Wave:
    """Lay (at second, sound, loudness) parts over silence; what reaches past the end is cut."""
    out = np.zeros(count(seconds))
    for at, sound, loudness in parts:
        start = round(at * RATE)
        room = min(len(sound), len(out) - start)
        out[start : start + room] += sound[:room] * loudness
    return out


def room(rng: np.random.Generator, signal: Wave, wet: float = 0.12, seconds: float = 0.35) -> Wave:
    """The cellar's short reverberation; the sound grows by its tail."""
    tail = band(rng.standard_normal(count(seconds)), 250, 4500) * np.exp(-6 * clock(seconds) / seconds)
    tail[: count(0.004)] = 0
    tail /= np.sqrt(np.sum(tail**2))
    size = len(signal) + len(tail)
    echo = np.fft.irfft(np.fft.rfft(signal, size) * np.fft.rfft(tail, size), size)
    dry = np.concatenate([signal, np.zeros(len(tail))])
    return dry + wet * echo


def circular_room(rng: np.random.Generator, signal: Wave, wet: float, seconds: float) -> Wave:
    """Reverberation of a loop: its end rings on in its beginning."""
    tail = np.zeros(len(signal))
    burst = band(rng.standard_normal(count(seconds)), 200, 4000) * np.exp(-6 * clock(seconds) / seconds)
    tail[count(0.01) : count(0.01) + len(burst)] = burst / np.sqrt(np.sum(burst**2))
    return signal + wet * np.fft.irfft(np.fft.rfft(signal) * np.fft.rfft(tail), len(signal))


def finish(signal: Wave, peak: float) -> Wave:
    """Take out rumble and silence at the end, end softly, set the loudest sample to `peak`."""
    clean = band(signal, 35, 16_000)
    loud = np.flatnonzero(np.abs(clean) > np.abs(clean).max() * 0.002)
    kept = clean[: min(len(clean), int(loud[-1]) + count(0.02))].copy()
    fade = min(len(kept), count(0.015))
    kept[-fade:] *= np.linspace(1, 0, fade)
    return kept * (peak / np.abs(kept).max())
