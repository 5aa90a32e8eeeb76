"""A screen of its own (Xvfb), the app on it, and the hands that use it (xdotool)."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0
"""Seconds to wait for anything before the test fails."""
Answer = TypeVar("Answer")


def until(what: Callable[[], Answer | None], told: str, seconds: float = PATIENCE) -> Answer:
    """Ask again and again until the answer is true; TimeoutError tells what was waited for."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = what()
        if answer:
            return answer
        time.sleep(0.01)
    raise TimeoutError(told)


class Screen:
    """A virtual X display on a free number."""

    def __init__(self, size: tuple[int, int] = (1920, 1080)) -> None:
        self.size = size
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-ac", "-nolisten", "tcp"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            self.name = f":{pipe.readline().strip()}"
        if self.name == ":":
            raise RuntimeError("Xvfb did not start")

    def close(self) -> None:
        """Take the display away."""
        self._server.terminate()
        self._server.wait(PATIENCE)

    def run(self, *command: str) -> str:
        """Run a program on this display; empty where it fails, as a search that finds nothing does."""
        done = subprocess.run(
            command, env={**os.environ, "DISPLAY": self.name}, capture_output=True, text=True, timeout=10, check=False
        )
        return done.stdout.strip() if done.returncode == 0 else ""

    def exit_code(self, *command: str) -> int:
        """What a program that ends by itself returns."""
        return subprocess.run(
            command, cwd=ROOT, env={**os.environ, "DISPLAY": self.name}, capture_output=True, timeout=60, check=False
        ).returncode

    def picture(self, path: Path) -> Path:
        """Store what the screen shows."""
        self.run("import", "-window", "root", str(path))
        assert path.is_file(), "no screenshot was taken"
        return path

    def share_that_differs(self, one: Path, two: Path) -> float:
        """Share of pixels, 0 to 1, that differ visibly between two pictures."""
        command = ["compare", "-metric", "AE", "-fuzz", "4%", str(one), str(two), "null:"]
        told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False).stderr
        return float(told.split()[0]) / (self.size[0] * self.size[1])


class Guest:
    """One run of the app in a window, and what a guest does with it."""

    def __init__(
        self,
        screen: Screen,
        home: Path,
        command: Sequence[str],
        folder: Path = ROOT,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.screen = screen
        self._told = home / "places.json"
        self._told.unlink(missing_ok=True)
        self._log = (home / "output.txt").open("ab+")
        self._start = self._log.seek(0, os.SEEK_END)
        settings = {
            "DISPLAY": screen.name,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "RATSKELLER_HOME": str(home / "data"),
            "RATSKELLER_READY": "1",
            "RATSKELLER_PLACES": str(self._told),
            "PYTHONUNBUFFERED": "1",
        }
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env={**(os.environ if environment is None else environment), **settings},
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )
        until(lambda: "READY" in self.output() or self._ended(), "READY was never printed")
        self.ready_at = time.perf_counter()
        self.window = until(self._find, "the window was not found")
        self.screen.run("xdotool", "windowfocus", self.window)

    def output(self) -> str:
        """All that the program printed in this run."""
        self._log.flush()
        self._log.seek(self._start)
        return self._log.read().decode(errors="replace")

    def told(self) -> dict[str, Any]:
        """The scene in front, and its places."""
        try:
            read: dict[str, Any] = json.loads(self._told.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {"scene": "", "places": {}}
        return read

    def places(self) -> dict[str, dict[str, Any]]:
        """Places of the scene in front, by key."""
        self._ended()
        places: dict[str, dict[str, Any]] = self.told()["places"]
        return places

    def scene(self, name: str) -> None:
        """Wait for a scene by its class name."""
        until(lambda: self._ended() or self.told()["scene"] == name, f"{name} did not open: {self.told()}")

    def label(self, key: str) -> str:
        """What a place of the scene in front is called."""
        return str(self.places().get(key, {}).get("label", ""))

    def settle(self, seconds: float = 0.3) -> None:
        """Wait until the places have been the same for a while."""
        before: object = None
        while before != (before := self.told()):
            time.sleep(seconds)

    def place(self, key: str) -> tuple[int, int]:
        """Wait until a place is there and stands still; its middle in window pixels."""
        until(lambda: key in self.places(), f"no place {key} in {self.told()}")
        last: list[Any] = []

        def still() -> bool:
            nonlocal last
            before, last = last, self.places().get(key, {}).get("at", [])
            time.sleep(0.1)
            return bool(last) and before == last

        until(still, f"{key} never stood still")
        return int(last[0]), int(last[1])

    def move(self, at: tuple[float, float]) -> None:
        """Put the pointer somewhere in the window."""
        self.screen.run("xdotool", "mousemove", "--window", self.window, str(round(at[0])), str(round(at[1])))

    def click(self, key: str, across: float = 0.5) -> None:
        """Click a place, `across` of its width from its left edge."""
        middle = self.place(key)
        wide = self.places().get(key, {"box": (0, 0, 0, 0)})["box"][2]
        self.move((middle[0] + (across - 0.5) * wide, middle[1]))
        time.sleep(0.05)
        self.screen.run("xdotool", "mousedown", "1")
        time.sleep(0.06)
        self.screen.run("xdotool", "mouseup", "1")

    def drag(self, start: str, end: str) -> None:
        """Carry one place over another, which may appear only while one carries."""
        here = self._grip(start)
        self._carry(here, self.place(end))

    def pull(self, start: str, end: tuple[int, int]) -> None:
        """Carry a place to a pixel of the window."""
        self._carry(self._grip(start), end)

    def _grip(self, key: str) -> tuple[int, int]:
        """Press on a place and pull a little; where the pointer is then."""
        x, y = self.place(key)
        self.move((x, y))
        time.sleep(0.05)
        self.screen.run("xdotool", "mousedown", "1")
        for step in range(1, 5):
            self.move((x, y - 8 * step))
            time.sleep(0.02)
        return x, y - 32

    def _carry(self, start: tuple[int, int], end: tuple[int, int], steps: int = 14) -> None:
        """Pull in steps, as a hand does, and let go."""
        for step in range(1, steps + 1):
            share = step / steps
            self.move((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
            time.sleep(0.02)
        time.sleep(0.1)
        self.screen.run("xdotool", "mouseup", "1")

    def key(self, name: str) -> None:
        """Press a key, named as xdotool names it."""
        self.screen.run("xdotool", "key", "--window", self.window, name)

    def kill(self) -> None:
        """End the process as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def ends(self) -> int:
        """Wait for the program to end by itself; its exit code."""
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """Leave nothing running behind a test."""
        if self.process.poll() is None:
            self.kill()
        self._log.close()

    def _ended(self) -> bool:
        code = self.process.poll()
        if code is not None:
            raise AssertionError(f"the program ended with {code}:\n{self.output()}")
        return False

    def _find(self) -> str:
        found = self.screen.run("xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid))
        found = found or self.screen.run("xdotool", "search", "--onlyvisible", "--class", "ratskeller")
        return found.splitlines()[0] if found else ""
