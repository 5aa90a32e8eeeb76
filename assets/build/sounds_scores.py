"""The two tunes as notes: `G4:1.5` is a pitch and its beats, `-` a rest, `|` a bar line."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Score:
    """A loop: its speed, bar length, chords (one per bar, or two halves) and voices."""

    beats_per_minute: float
    beats_per_bar: int
    chords: str
    lead: str
    answer: str


TAVERN = Score(
    beats_per_minute=108,
    beats_per_bar=3,
    chords="G Em C D G Em D G G Em C Cm G E7 Am/D G Em Em Bm Bm C G Am D",
    lead="""
    B4:1.5 A4:.5 G4:1 | E4:1 G4:1 B4:1 | C5:1.5 B4:.5 A4:1 | F#4:2 A4:1 |
    B4:1 D5:1 B4:1 | G4:1.5 F#4:.5 E4:1 | C5:.5 B4:.5 A4:1 F#4:1 | G4:2 D4:1 |
    B4:1.5 A4:.5 G4:1 | E4:1 G4:1 B4:1 | C5:1 E5:1 C5:1 | Eb5:1 D5:.5 C5:.5 G4:1 |
    B4:1 D5:1 G5:1 | E5:1.5 D5:.5 B4:1 | C5:.5 B4:.5 A4:.5 B4:.5 F#4:1 | G4:3 |
    -:3 | -:3 | -:3 | -:1 F#4:1 A4:1 | G4:3 | B4:3 | C5:2 A4:1 | F#4:3
    """,
    answer="""
    -:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:1 B4:.5 D5:.5 G5:1 |
    -:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:3 | -:1 D5:.5 B4:.5 G4:1 |
    E5:1 D5:.5 B4:.5 G4:1 | E4:1 F#4:.5 G4:.5 A4:1 | B4:1.5 C5:.5 B4:.5 A4:.5 | F#4:2 D4:1 |
    G4:1 C5:1 E5:1 | D5:1.5 B4:.5 G4:1 | A4:.5 B4:.5 C5:1 E5:1 | D5:.5 C5:.5 A4:1 F#4:1
    """,
)

RACE = Score(
    beats_per_minute=144,
    beats_per_bar=4,
    chords="D D G A D D G/A D D Bm G A D Bm G/A D G D A D G D E7/A A",
    lead="""
    F#5:.5 G5:.5 A5:.5 F#5:.5 D5:1 D5:1 | F#5:.5 E5:.5 D5:.5 E5:.5 F#5:1 A4:1 |
    B4:.5 C#5:.5 D5:.5 B4:.5 G4:1 B4:1 | A4:.5 B4:.5 C#5:.5 D5:.5 E5:2 |
    F#5:.5 G5:.5 A5:.5 F#5:.5 D5:1 D5:1 | F#5:.5 E5:.5 D5:.5 E5:.5 F#5:1 D5:1 |
    B4:.5 D5:.5 G5:.5 F#5:.5 E5:.5 D5:.5 C#5:.5 E5:.5 | D5:1 D5:.5 D5:.5 D5:1 -:1 |
    -:4 | -:4 | -:4 | -:2 A4:.5 B4:.5 C#5:.5 E5:.5 | F#5:2 D5:2 | D5:2 F#5:2 | G5:2 E5:2 | D5:2 -:2 |
    B5:1 G5:.5 A5:.5 B5:1 G5:1 | A5:1 F#5:.5 G5:.5 A5:1 D5:1 |
    G5:.5 F#5:.5 E5:.5 F#5:.5 G5:.5 E5:.5 C#5:.5 A4:.5 | F#5:.5 E5:.5 D5:.5 E5:.5 F#5:2 |
    B5:1 G5:.5 A5:.5 B5:1 D5:1 | A5:.5 G5:.5 F#5:.5 E5:.5 D5:1 F#5:1 |
    G#4:.5 B4:.5 E5:.5 D5:.5 C#5:.5 E5:.5 A5:.5 G5:.5 | E5:.5 C#5:.5 A4:.5 C#5:.5 E5:2
    """,
    answer="""
    -:4 | -:4 | -:4 | -:4 | -:4 | -:4 | -:4 | -:3 A4:.5 B4:.5 |
    D5:.5 A4:.5 F#4:.5 A4:.5 D5:.5 E5:.5 F#5:1 | D5:.5 B4:.5 F#4:.5 B4:.5 D5:.5 C#5:.5 B4:1 |
    G4:.5 B4:.5 D5:.5 B4:.5 G5:.5 D5:.5 B4:1 | A4:.5 C#5:.5 E5:.5 C#5:.5 A5:1 -:1 |
    F#5:.5 D5:.5 A4:.5 D5:.5 F#5:.5 D5:.5 A4:1 | F#5:.5 D5:.5 B4:.5 D5:.5 F#5:.5 D5:.5 B4:1 |
    G5:.5 D5:.5 B4:.5 D5:.5 E5:.5 C#5:.5 A4:1 | D5:.5 A4:.5 F#4:.5 E4:.5 D4:1 -:1 |
    -:4 | -:4 | -:4 | -:4 | -:4 | -:4 | -:4 | -:4
    """,
)

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SHAPES = {"": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 10)}


def hertz(note: float) -> float:
    """Frequency of a MIDI note number."""
    return float(440 * 2 ** ((note - 69) / 12))


def number(name: str) -> int:
    """MIDI note number of a name such as `F#4`."""
    bend = name.count("#") - name[1:].count("b")
    return STEPS[name[0]] + bend + 12 * (int(name[-1]) + 1)


def notes(text: str, beats_per_bar: int) -> list[tuple[float, float, int]]:
    """Read a voice into (beat, beats, note number); a bar of the wrong length raises ValueError."""
    read = []
    for bar, written in enumerate(text.split("|")):
        beat = 0.0
        for token in written.split():
            name, length = token.split(":")
            if name != "-":
                read.append((bar * beats_per_bar + beat, float(length), number(name)))
            beat += float(length)
        if beat != beats_per_bar:
            raise ValueError(f"bar {bar + 1} has {beat} beats: {written.strip()}")
    return read


def triad(chord: str, lowest: int) -> tuple[int, ...]:
    """Note numbers of a chord's three tones, its root the first such note from `lowest` up."""
    root = STEPS[chord[0]]
    first = lowest + (root - lowest) % 12
    return tuple(first + step for step in SHAPES[chord[1:]])


def harmony(score: Score) -> list[tuple[float, float, str]]:
    """Chords as (beat, beats, chord); `G/A` shares its bar."""
    read = []
    for bar, written in enumerate(score.chords.split()):
        halves = written.split("/")
        length = score.beats_per_bar / len(halves)
        read += [(bar * score.beats_per_bar + i * length, length, chord) for i, chord in enumerate(halves)]
    return read
