"""From events to motion: poses, tweens, cues and the director that plays beats; knows no pygame."""
