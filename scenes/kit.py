"""What every drawing needs, in one hand: stage, pictures, words, colours, sound."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.art import Art
from scenes.sound import Sound
from scenes.stage import Stage
from scenes.text import Text
from scenes.theme import NORMAL, Palette


@dataclass(slots=True)
class Kit:
    """The drawing tools of one window; replaced parts (stage, palette) are seen by everyone who holds it."""

    stage: Stage
    art: Art
    text: Text
    sound: Sound
    palette: Palette = NORMAL
    calm: bool = False
    """Reduced motion is on: fades under 0.12 s instead of movement."""

    large_corners: bool = False
    """Marks in the corners of cards are drawn larger."""

    def set_stage(self, stage: Stage) -> None:
        """Draw for another window size or text size from now on."""
        self.stage = self.art.stage = self.text.stage = stage

    def beside(self, stage: Stage) -> Kit:
        """A kit for a stage of its own, as for a table within a frame: same pictures, colours and sounds."""
        return Kit(stage, self.art.at(stage), Text(stage), self.sound, self.palette, self.calm)
