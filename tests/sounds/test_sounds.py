"""The stored sounds: all there, up to date, never clipped, of sane length, loops without a seam."""

import json
from pathlib import Path

import numpy as np
import pytest
import soundfile

from assets.build import sounds
from assets.build.sounds_scores import RACE, TAVERN, harmony, hertz, notes, number, triad
from assets.build.sounds_sill import SILL
from assets.build.sounds_square import SQUARE
from assets.build.sounds_synth import RATE, finish, pluck
from assets.build.sounds_treasure import RUN

EXPECTED = {*sounds.EFFECTS, *sounds.TUNES}
MANIFEST = json.loads((sounds.FOLDER / "manifest.json").read_text(encoding="utf-8"))


def stored(name: str) -> np.ndarray:
    """Samples of a file as (samples, channels)."""
    samples, rate = soundfile.read(sounds.FOLDER / f"{name}.ogg", always_2d=True)
    assert rate == RATE
    return samples


def test_every_expected_sound_is_stored_and_listed() -> None:
    files = {path.stem for path in sounds.FOLDER.glob("*.ogg")}
    assert files == EXPECTED
    assert set(MANIFEST["sounds"]) == EXPECTED


def test_the_stored_sounds_were_made_from_this_code() -> None:
    assert MANIFEST["sources"] == sounds.sources(), "run: python -m assets.build.sounds"


def test_all_sounds_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in sounds.FOLDER.glob("*.ogg")) < 5_000_000


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_sound_is_whole_and_never_clips(name: str) -> None:
    samples = stored(name)
    entry = MANIFEST["sounds"][name]
    assert len(samples) / RATE == pytest.approx(entry["seconds"], abs=0.01)
    peak = np.abs(samples).max()
    assert 0.5 * entry["peak"] < peak < 0.95
    assert np.abs(samples.mean(axis=0)).max() < 0.01, "no constant offset"


@pytest.mark.parametrize("name", sorted(sounds.EFFECTS))
def test_an_effect_is_short_and_begins_and_ends_softly(name: str) -> None:
    samples = stored(name)[:, 0]
    assert 0.05 < len(samples) / RATE < 3
    assert abs(samples[0]) < 0.1
    assert np.abs(samples[-20:]).max() < 0.02


def test_hovering_is_the_softest_sound() -> None:
    peaks = {name: entry["peak"] for name, entry in MANIFEST["sounds"].items()}
    assert min(peaks, key=peaks.__getitem__) == "hover"


@pytest.mark.parametrize("name", ["tavern", "race", "square", "run"])
def test_a_tune_joins_its_own_beginning(name: str) -> None:
    samples = stored(name)
    assert len(samples) == 40 * RATE
    steps = np.abs(np.diff(samples, axis=0)).max(axis=1)
    seam = np.abs(samples[0] - samples[-1]).max()
    assert seam < np.percentile(steps, 99), "the step from the last sample to the first is an everyday one"
    loudness = np.sqrt((samples.reshape(40, RATE, 2) ** 2).mean(axis=(1, 2)))
    assert loudness.min() > 0.4 * loudness.max(), "no hole and no outburst"


def test_building_twice_gives_the_same_bytes() -> None:
    first, second = (sounds.encode(sounds.render("mud"), 0.5) for _ in range(2))
    assert first == second


def test_pages_keep_a_valid_checksum_under_the_fixed_serial_number(tmp_path: Path) -> None:
    data = sounds.encode(sounds.render("click"), 0.5)
    assert all(page[14:18] == b"rats" for page in sounds.pages(data))
    path = tmp_path / "click.ogg"
    path.write_bytes(data)
    assert len(soundfile.read(path)[0]) == len(sounds.render("click"))


def test_ogg_checksum_of_a_known_text() -> None:
    """CRC-32 with Ogg's settings (poly 04c11db7, init 0, no reflection) of 123456789 is 89a1897f."""
    assert sounds.ogg_checksum(b"123456789") == 0x89A1897F


def test_a_string_sounds_at_its_pitch() -> None:
    wave = pluck(np.random.default_rng(3), 440.0, 1.0, 0.4, 1.5) * np.hanning(RATE)
    spectrum = np.abs(np.fft.rfft(wave))
    assert 439 <= spectrum[:600].argmax() <= 441


def test_finish_sets_the_peak_and_ends_in_silence() -> None:
    wave = finish(np.concatenate([np.sin(np.arange(8000) / 10), np.zeros(8000)]), 0.5)
    assert np.abs(wave).max() == pytest.approx(0.5)
    assert abs(wave[-1]) < 1e-9
    assert len(wave) < 10_000


def test_notes_are_read_at_their_beats() -> None:
    assert notes("A4:1 -:.5 C#5:.5 | Bb3:2", 2) == [(0, 1, 69), (1.5, 0.5, 73), (2, 2, 58)]
    assert hertz(69) == 440
    assert number("C4") == 60


def test_a_bar_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(ValueError, match="bar 2 has 3"):
        notes("A4:2 | A4:1 B4:2", 2)


def test_chords_have_their_three_notes() -> None:
    assert triad("Cm", 48) == (48, 51, 55)
    assert triad("E7", 50) == (52, 56, 62)


@pytest.mark.parametrize("score", [TAVERN, RACE, SQUARE, SILL, RUN])
def test_voices_and_chords_of_a_tune_are_equally_long(score: object) -> None:
    assert isinstance(score, type(TAVERN))
    bars = len(score.chords.split())
    assert bars % 8 == 0
    for voice in (score.lead, score.answer):
        assert voice.count("|") + 1 == bars
        assert notes(voice, score.beats_per_bar)
    assert sum(beats for _, beats, _ in harmony(score)) == bars * score.beats_per_bar
