"""Where settings, saves and caches live: the platform's own folders, or one folder of the person's choice."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

HOME = "RATSKELLER_HOME"
"""Environment variable that puts everything into one folder, for tests and for running from a stick."""


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders of the program; they are made when first written to."""

    data: Path
    config: Path
    cache: Path
    documents: Path | None = None
    """Where the person's own documents lie, if the platform knows such a place."""

    @classmethod
    def under(cls, root: Path) -> Folders:
        """All of them in one folder."""
        return cls(root / "data", root / "config", root / "cache", root / "documents")

    @property
    def trash(self) -> Path:
        """Where deleted games wait to be taken back."""
        return self.data / "trash"

    @property
    def statistics(self) -> Path:
        """What became of the games that people finished here."""
        return self.data / "statistics.json"

    @property
    def pictures_of_saves(self) -> Path:
        """Small pictures of saved games; they can be made anew at any time."""
        return self.cache / "saved_games"

    @property
    def exports(self) -> Path:
        """Where files go that are made for other people."""
        return (self.documents or self.data) / "Ratskeller"

    @property
    def saves(self) -> Path:
        """Where games are saved."""
        return self.data / "saves"

    @property
    def logs(self) -> Path:
        """Where the ship's logs are kept that people want to read later."""
        return self.data / "logs"

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def log(self) -> Path:
        """The log that crash reports are written to."""
        return self.data / "ratskeller.log"

    @property
    def report(self) -> Path:
        """The report of the latest crash, for the person to send."""
        return self.data / "crash-report.txt"

    @property
    def lock(self) -> Path:
        """Held by the running program."""
        return self.data / "running.lock"


def find_folders() -> Folders:
    """The folders of this machine, or those under RATSKELLER_HOME."""
    home = os.environ.get(HOME)
    if home:
        return Folders.under(Path(home))
    dirs = PlatformDirs("Ratskeller", appauthor=False)
    documents = Path(dirs.user_documents_dir)
    return Folders(Path(dirs.user_data_dir), Path(dirs.user_config_dir), Path(dirs.user_cache_dir), documents)


def can_write(folder: Path) -> bool:
    """Whether files can be made in a folder, which is made if need be."""
    probe = folder / f".probe-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.write_bytes(b"")
        probe.unlink()
    except OSError:
        return False
    return True


def replace_file(path: Path, content: bytes) -> None:
    """Put a file in place whole or not at all; OSError where the disk refuses, with nothing left lying around."""
    part = path.with_name(f"{path.name}.part{os.getpid()}")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise
