"""Make every sound of the app: `python -m assets.build.sounds [--check]` (numpy and soundfile, development only)."""

import argparse
import hashlib
import io
import json
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import soundfile

from assets.build import (
    sounds_animals,
    sounds_sill,
    sounds_square,
    sounds_table,
    sounds_treasure,
    sounds_tunes,
    sounds_voyage,
)
from assets.build.sounds_synth import RATE, Wave, finish

FOLDER = Path(__file__).parents[1] / "sounds"
Recipe = Callable[[np.random.Generator], Wave]

EFFECTS: dict[str, tuple[Recipe, float]] = {
    "card_lift": (sounds_table.card_lift, 0.35),
    "card_slide": (sounds_table.card_slide, 0.4),
    "card_flip": (sounds_table.card_flip, 0.55),
    "card_deal": (sounds_table.card_deal, 0.45),
    "snap_back": (sounds_table.snap_back, 0.5),
    "pawn_hop": (sounds_table.pawn_hop, 0.5),
    "mud": (sounds_table.mud, 0.75),
    "straw": (sounds_table.straw, 0.6),
    "kennel_dog": (sounds_animals.kennel_dog, 0.7),
    "bark": (sounds_animals.bark, 0.75),
    "hen": (sounds_animals.hen, 0.65),
    "duckling": (sounds_animals.duckling, 0.45),
    "rabbit": (sounds_animals.rabbit, 0.6),
    "whistle": (sounds_animals.whistle, 0.4),
    "rooster": (sounds_animals.rooster, 0.6),
    "horn_start": (sounds_table.horn_start, 0.7),
    "door_bell": (sounds_table.door_bell, 0.6),
    "curtain": (sounds_table.curtain, 0.45),
    "click": (sounds_table.click, 0.4),
    "hover": (sounds_table.hover, 0.12),
    "tick": (sounds_table.tick, 0.3),
    "confirm": (sounds_table.confirm, 0.55),
    "win": (sounds_table.win, 0.8),
    "lose": (sounds_table.lose, 0.6),
    "crowd_cheer": (sounds_table.crowd_cheer, 0.7),
    "coin": (sounds_table.coin, 0.5),
    "flute": (sounds_square.flute, 0.5),
    "door": (sounds_square.door, 0.65),
    "pie_loot": (sounds_sill.pie_loot, 0.6),
    "pie_steam": (sounds_sill.pie_steam, 0.5),
    "lure_hearts": (sounds_sill.lure_hearts, 0.5),
    "bean_drop": (sounds_sill.bean_drop, 0.55),
    "kidnap_sack": (sounds_sill.kidnap_sack, 0.6),
    "mirror_flash": (sounds_sill.mirror_flash, 0.45),
    "fuse": (sounds_sill.fuse, 0.25),
    "bell_wait": (sounds_sill.bell_wait, 0.55),
    "rats_cheer": (sounds_sill.rats_cheer, 0.55),
    "tunnel_pop": (sounds_sill.tunnel_pop, 0.5),
    "call_loot": (sounds_sill.call_loot, 0.4),
    "turn_side": (sounds_sill.turn_side, 0.4),
    "die": (sounds_treasure.die, 0.6),
    "hop": (sounds_treasure.hop, 0.45),
    "burrow": (sounds_treasure.burrow, 0.6),
    "chest_open": (sounds_treasure.chest_open, 0.5),
    "chest": (sounds_treasure.chest, 0.55),
    "lantern": (sounds_treasure.lantern, 0.5),
    "growl": (sounds_treasure.snarl, 0.65),
    "sent_back": (sounds_treasure.sent_back, 0.55),
    "shield": (sounds_treasure.shield, 0.6),
    "ship_bell": (sounds_treasure.ship_bell, 0.65),
    "page": (sounds_voyage.page, 0.45),
    "quill": (sounds_voyage.quill, 0.35),
    "splash": (sounds_voyage.splash, 0.6),
    "cannon": (sounds_voyage.cannon, 0.7),
    "gat": (sounds_voyage.gat, 0.5),
    "banner": (sounds_voyage.banner, 0.6),
    "slap": (sounds_voyage.slap, 0.5),
}
"""Recipe and peak of each effect; peaks are chosen so that all sound equally near at full volume."""

TUNES: dict[str, Recipe] = {
    "tavern": sounds_tunes.tavern,
    "race": sounds_tunes.race,
    "square": sounds_square.square,
    "sill": sounds_sill.sill,
    "run": sounds_treasure.run,
    "voyage": sounds_voyage.voyage,
}


def sources() -> str:
    """Hash over the code that the sounds are made from."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("sounds*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def render(name: str) -> Wave:
    """Samples of one sound, the same at every build; tunes come as (samples, 2)."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    if name in TUNES:
        return TUNES[name](rng)
    recipe, peak = EFFECTS[name]
    return finish(recipe(rng), peak)


def encode(wave: Wave, quality: float) -> bytes:
    """Ogg Vorbis bytes; written in pieces because libsndfile overflows its stack on one long write."""
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    file = io.BytesIO()
    with soundfile.SoundFile(
        file, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as out:
        for start in range(0, len(wave), 4096):
            out.write(wave[start : start + 4096])
    return steady(file.getvalue())


def pages(data: bytes) -> Iterator[bytearray]:
    """The pages of an Ogg stream."""
    at = 0
    while at < len(data):
        segments = data[at + 26]
        size = 27 + segments + sum(data[at + 27 : at + 27 + segments])
        yield bytearray(data[at : at + size])
        at += size


def ogg_checksum(page: bytes) -> int:
    """Ogg's CRC: polynomial 04c11db7, not reflected, from zero."""
    crc = 0
    for byte in page:
        crc = (crc << 8 & 0xFFFFFFFF) ^ CRC_TABLE[(crc >> 24) ^ byte]
    return crc


def _crc_entry(value: int) -> int:
    crc = value << 24
    for _ in range(8):
        crc = (crc << 1 ^ (0x04C11DB7 if crc & 0x80000000 else 0)) & 0xFFFFFFFF
    return crc


CRC_TABLE = [_crc_entry(value) for value in range(256)]


def steady(data: bytes) -> bytes:
    """Replace the stream's random serial number, so that equal sounds are equal files."""
    out = bytearray()
    for page in pages(data):
        page[14:18] = b"rats"
        page[22:26] = bytes(4)
        page[22:26] = ogg_checksum(page).to_bytes(4, "little")
        out += page
    return bytes(out)


def build() -> None:
    """Write every sound and the manifest."""
    FOLDER.mkdir(exist_ok=True)
    entries = {}
    for name in sorted([*EFFECTS, *TUNES]):
        wave = render(name)
        data = encode(wave, 0.35 if name in TUNES else 0.5)
        (FOLDER / f"{name}.ogg").write_bytes(data)
        entries[name] = {
            "seconds": round(len(wave) / RATE, 3),
            "peak": round(float(np.abs(wave).max()), 3),
            "loop": name in TUNES,
        }
        print(f"{name:12} {entries[name]['seconds']:7.2f} s {len(data) / 1000:7.1f} kB")
    manifest = {"sources": sources(), "sounds": entries}
    (FOLDER / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


def fresh() -> bool:
    """Whether the stored sounds were made from the code as it is now."""
    path = FOLDER / "manifest.json"
    return path.exists() and json.loads(path.read_text(encoding="utf-8"))["sources"] == sources()


def main() -> int:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether the stored sounds are up to date")
    if not parser.parse_args().check:
        build()
    return 0 if fresh() else 1


if __name__ == "__main__":
    sys.exit(main())
