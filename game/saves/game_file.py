"""Saved games: one JSON Lines file per game, each step appended and flushed as it is played."""

from __future__ import annotations

import errno
import json
import os
import uuid
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from io import FileIO
from pathlib import Path
from typing import Any, Final

from pydantic import ValidationError

from game.agreement import Agreement, Player
from game.catalogue import rulebooks
from game.core import Rulebook, Session, Step
from game.language import tr
from game.saves.codec import actions_of, events_of
from game.saves.folders import replace_file
from game.saves.holding import hold
from game.saves.migrations import FORMAT, MIGRATIONS, Migration, Record, migrate
from game.saves.record_forms import forms_of
from game.saves.records import MARK, Contents, Unreadable, damaged, glance, read, sealed

__all__ = ["GameFile", "Loaded", "SavedGame", "Unreadable", "examined", "list_saves", "load"]

SUFFIX = ".jsonl"
LARGEST: Final = 2**24
"""Bytes beyond which a file is no saved game, however it begins; a long race takes some 50 000."""


class GameFile:
    """The file of one game: whatever its session plays or takes back is appended to it.

    Every method that writes raises OSError when the disk refuses, or another program writes the file. The game can be
    played on: what was refused is written with the next append, where the last whole line ended. A file that somebody
    has taken away is written anew, from its first line.
    """

    def __init__(self, path: Path, book: Rulebook, session: Session[Any], header: Record) -> None:
        self.path = path
        self.book = book
        self.session = session
        self._header = header
        self._size = 0
        self._found = 0
        """Bytes that the file is known to have; where it has others, somebody else has written to it."""
        self._seal = 0
        self._unkept: list[Record] = []
        self._joint = b""
        self._modernised = b""
        self._stream: FileIO | None = None

    @classmethod
    def create(cls, folder: Path, agreement: Agreement, session: Session[Any]) -> GameFile:
        """Begin a file in a folder, which is made if need be, with the steps played so far."""
        folder.mkdir(parents=True, exist_ok=True)
        started, id_ = datetime.now(UTC), uuid.uuid4().hex
        path = folder / f"{agreement.game}-{started:%Y%m%d-%H%M%S}-{id_[:8]}{SUFFIX}"
        file = cls(path, agreement.rulebook, session, _header(agreement, id_, started))
        file._write_whole()
        file.claim()
        return file

    @property
    def id(self) -> str:
        """The game's own mark, the same in every copy of its file."""
        return str(self._header.get("id", ""))

    @property
    def started(self) -> str:
        """When it was begun, as the header says it."""
        return str(self._header.get("started", ""))

    def append(self, step: Step) -> None:
        """Keep the step that the session has just played."""
        self._append(self._step(step))

    def undo(self, seat: int) -> None:
        """Keep that the session has just taken back this seat's latest step."""
        self._append({"undo": seat} | self._progress())

    def claim(self) -> None:
        """Let nobody else write to the file from now on; BlockingIOError where another program plays this game."""
        self._stream = self._stream or self._open()

    def _write_whole(self) -> None:
        """Put the whole game in place, as where the file is new or has been taken away."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        whole, self._seal = _lines([self._header, *map(self._step, self.session.steps)], 0)
        replace_file(self.path, whole)
        self._size = self._found = len(whole)
        self._joint = self._modernised = b""
        self._unkept.clear()

    def close(self) -> None:
        """Let go of the file; closed or not, it is complete at any moment, but for what the disk refuses even now."""
        if self._unkept:
            with suppress(OSError):
                self._append()
        self._let_go()

    def _let_go(self) -> None:
        if self._stream is not None:
            self._stream.close()
            self._stream = None

    def __del__(self) -> None:
        self._let_go()

    def continue_from(self, contents: Contents, migrated: list[Record] | None) -> None:
        """Append after what was read; records made of an older format replace the file at the first append."""
        self._found = contents.length
        if migrated is None:
            self._size, self._seal = contents.size, contents.seal
            self._joint = b"\n" if contents.open_ended else b""
        else:
            self._modernised, self._seal = _lines(migrated, 0)

    def _step(self, step: Step) -> Record:
        action = None if step.action is None else actions_of(self.book).encode(step.action)
        record = {"action": action, "events": [events_of(self.book).encode(event) for event in step.events]}
        return record | ({"chance": True} if step.used_chance else {}) | self._progress()

    def _progress(self) -> Record:
        """What a list of saved games tells, so that it need not play anything."""
        session = self.session
        return {"round": session.rules.rounds(session.state), "over": session.over}

    def _append(self, *records: Record) -> None:
        self._unkept += records
        if self._stream is not None and not _in_place(self._stream, self.path):
            self._let_go()
        stream = self._stream or self._open()
        self._stream = stream
        added, seal = _lines(self._unkept, self._seal)
        data = self._joint + added
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[stream.write(rest) :]
        except OSError:
            # Part of the line may be on the disk: the next append opens anew and cuts it off.
            self._let_go()
            with suppress(FileNotFoundError):
                self._found = self.path.stat().st_size
            raise
        self._size, self._seal, self._joint = self._size + len(data), seal, b""
        self._found = self._size
        self._unkept.clear()

    def _open(self) -> FileIO:
        """The file ready to append without a buffer, whatever was cut off in mid-write removed."""
        if not self.path.exists():
            self._write_whole()
        stream = self._held()
        if self._modernised:
            stream.close()
            replace_file(self.path, self._modernised)
            self._size = self._found = len(self._modernised)
            self._modernised = b""
            stream = self._held()
        stream.truncate(self._size)
        stream.seek(self._size)
        self._found = self._size
        return stream

    def _held(self) -> FileIO:
        """The file, this program's alone and as it was left; OSError where it is not."""
        stream = FileIO(self.path, "r+")
        if hold(stream):
            if os.fstat(stream.fileno()).st_size == self._found:
                return stream
            stream.close()
            raise OSError(errno.ESTALE, "another program has written to the file")
        stream.close()
        raise BlockingIOError(errno.EAGAIN, "another program plays this game")


def _in_place(stream: FileIO, path: Path) -> bool:
    """Whether what is being written is still the file of that name."""
    try:
        return os.path.samestat(os.fstat(stream.fileno()), path.stat())
    except OSError:
        return False


@dataclass(frozen=True, slots=True)
class Loaded:
    """A saved game ready to be played on, or looked at."""

    agreement: Agreement
    session: Session[Any]
    file: GameFile


def load(path: Path, migrations: Mapping[int, Migration] = MIGRATIONS) -> Loaded:
    """The game that a file holds, at its last whole step; Unreadable if there is none. Changes nothing on the disk."""
    contents = _contents(path)
    header = migrate(contents.header, contents.format, migrations)
    agreement = _agreement(header)
    session = _begun(agreement)
    forms = forms_of(agreement.rulebook)
    checked = header.get("app") == _app_version()
    migrated = [header]
    for number, line in enumerate(contents.lines, 2):
        try:
            if contents.format < FORMAT:
                migrated.append(migrate(json.loads(line), contents.format, migrations))
                line = json.dumps(migrated[-1]).encode()
            _take(session, agreement.rulebook, forms.validate_json(line), checked=checked)
        # A line may be sealed and well formed and still say what cannot be; what breaks then is up to the rulebook.
        except Exception:
            raise damaged(number) from None
    file = GameFile(path, agreement.rulebook, session, header)
    file.continue_from(contents, migrated if contents.format < FORMAT else None)
    return Loaded(agreement, session, file)


def _take(session: Session[Any], book: Rulebook, form: Any, *, checked: bool) -> None:
    """Do again what one record states; `checked` holds it to the rules.

    The events of an older version stand as they are: rules may have been mended since.
    """
    if hasattr(form, "undo"):
        if not session.undo(form.undo):
            raise ValueError("a step was taken back that stands")
        return
    if (form.action is None) != (not session.steps):
        raise ValueError("the set-up, and only that, has no action")
    action = None if form.action is None else actions_of(book).build(form.action)
    step = Step(action, [events_of(book).build(event) for event in form.events], form.chance)
    if not checked:
        session.redo(step)
    elif action is None:
        _begin(session, step)
    elif session.play(action) != step:
        raise ValueError("an action led to something else")


def _begin(session: Session[Any], step: Step) -> None:
    """Take over a set-up: what the seed gives, or a position laid out on top of it with the same pieces."""
    laid_out = Session(session.rules, session.seed)
    usual = laid_out.steps[0]
    if step.events[: len(usual.events)] != usual.events or step.used_chance != usual.used_chance:
        raise ValueError("the seed deals otherwise")
    session.redo(step)
    if Counter(session.rules.pieces(session.state)) != Counter(session.rules.pieces(laid_out.state)):
        raise ValueError("pieces are lost or doubled")


def _begun(agreement: Agreement) -> Session[Any]:
    try:
        rules = agreement.rules()
    except ValueError:
        raise damaged(1) from None
    return Session.resume(rules, agreement.seed, [], always_undo=agreement.always_undo)


def _lines(records: Iterable[Record], seal: int) -> tuple[bytes, int]:
    lines = []
    for record in records:
        line, seal = sealed(record, seal)
        lines.append(line)
    return b"".join(lines), seal


def _header(agreement: Agreement, id_: str, started: datetime) -> Record:
    """The first line; the options are spelled out, so that a later version's other defaults change nothing."""
    options = agreement.checked_options().model_dump(mode="json")
    agreed = agreement.model_copy(update={"options": options}).model_dump(mode="json")
    if not agreed["places"]:
        # Versions that know of no flat table read everybody else's games.
        del agreed["places"]
    return {MARK: FORMAT, "app": _app_version(), "id": id_, "started": started.isoformat(), "agreement": agreed}


def _app_version() -> str:
    try:
        return version("ratskeller")
    except PackageNotFoundError:
        return "source"


def _contents(path: Path) -> Contents:
    try:
        with path.open("rb") as stream:
            raw = stream.read(LARGEST + 1)
    except OSError as error:
        raise Unreadable(tr("This file cannot be read: {reason}.").format(reason=error.strerror)) from None
    if len(raw) > LARGEST:
        raise Unreadable(tr("This file is not a saved game of Ratskeller."))
    return read(raw)


def _agreement(header: Record) -> Agreement:
    agreed = header.get("agreement")
    game_id = agreed.get("game") if isinstance(agreed, dict) else None
    if isinstance(game_id, str) and game_id not in rulebooks():
        raise Unreadable(tr("This version of Ratskeller does not have the saved game's game."))
    try:
        return Agreement.model_validate(agreed)
    except ValidationError:
        raise damaged(1) from None


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One line of the list of saved games; when `fault` says why it is unreadable, only path and date are known."""

    path: Path
    date: datetime
    """When it was last played, local time."""
    game: str = ""
    players: tuple[Player, ...] = ()
    round: int = 0
    over: bool = False
    fault: str = ""
    id: str = field(default="", compare=False)
    """The game's own mark, the same in every copy of its file."""
    agreement: Agreement | None = field(default=None, compare=False)
    """What was agreed on, where the file can be read."""


def list_saves(folder: Path) -> list[SavedGame]:
    """The saved games of a folder, last played first; none when there is no such folder.

    Only the ends of each file are read: damage in the middle of one shows when the game is opened.
    """
    dated: list[tuple[int, Path]] = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        with suppress(OSError):
            if path.is_file():
                dated.append((path.stat().st_mtime_ns, path))
    dated.sort(key=lambda entry: entry[0], reverse=True)
    return [_listed(path, _moment(played)) for played, path in dated]


def _moment(nanoseconds: int) -> datetime:
    """Local time; the beginning of 1970 for what no calendar has, as a clock that was set wrong may leave."""
    try:
        return datetime.fromtimestamp(nanoseconds / 1e9).astimezone()
    except (OverflowError, OSError, ValueError):
        return datetime.fromtimestamp(86_400).astimezone()


def _listed(path: Path, date: datetime) -> SavedGame:
    try:
        with path.open("rb") as stream:
            ends = glance(stream)
        if ends is not None:
            return _entry(path, date, *ends)
    except (OSError, Unreadable, KeyError, ValueError, TypeError, RecursionError):
        pass
    return examined(path, date)


def examined(path: Path, date: datetime) -> SavedGame:
    """A saved game's line after all of its file has been read and every seal checked."""
    try:
        contents = _contents(path)
        last = json.loads(contents.lines[-1])
        return _entry(path, date, contents.header, last)
    except Unreadable as error:
        return SavedGame(path, date, fault=str(error))
    except (KeyError, ValueError, TypeError, RecursionError):
        return SavedGame(path, date, fault=str(damaged(len(contents.lines) + 1)))


def _entry(path: Path, date: datetime, header: Record, last: Record) -> SavedGame:
    written = int(header[MARK])
    header, last = migrate(header, written), migrate(last, written)
    agreed, id_ = _agreement(header), str(header.get("id", ""))
    over = bool(last["over"])
    return SavedGame(path, date, agreed.game, agreed.players, int(last["round"]), over, id=id_, agreement=agreed)
