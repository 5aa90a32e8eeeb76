"""The least that a program of these three libraries can be: a checked size, one button, one window, READY."""

import pygame
import pygame_gui
from pydantic import BaseModel, Field


class Size(BaseModel):
    """A window's size in pixels."""

    width: int = Field(default=1280, ge=64)
    height: int = Field(default=720, ge=64)


def main() -> None:
    """Show the button until the window is closed."""
    pygame.init()
    size = Size()
    window = pygame.Window("Bare", (size.width, size.height))
    window.get_surface()
    manager = pygame_gui.UIManager((size.width, size.height))
    pygame_gui.elements.UIButton(pygame.Rect(540, 330, 200, 60), "Play", manager)
    clock, told = pygame.time.Clock(), False
    while not any(event.type == pygame.QUIT for event in pygame.event.get()):
        manager.update(clock.tick(60) / 1000)
        surface = window.get_surface()
        surface.fill((40, 30, 20))
        manager.draw_ui(surface)
        window.flip()
        if not told:
            print("READY", flush=True)
            told = True


if __name__ == "__main__":
    main()
