"""What people download: archives, checksums, icons, the menu entry, the installers' scripts."""

import configparser
import hashlib
import io
import re
import struct
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from PIL import Image

from assets.build import icons, release

ROOT = Path(__file__).parents[1]
PACKAGING = ROOT / "assets" / "packaging"


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """A folder in the shape of a build."""
    folder = tmp_path / "dist" / "ratskeller"
    (folder / "_internal" / "assets").mkdir(parents=True)
    (folder / "ratskeller").write_bytes(b"\x7fELF")
    (folder / "ratskeller").chmod(0o755)
    (folder / "_internal" / "assets" / "word.mo").write_bytes(b"mot")
    return folder


@pytest.mark.skipif(sys.platform != "linux", reason="the archive of the system it runs on")
def test_an_archive_holds_program_guides_and_menu_entry_in_one_folder(build: Path, tmp_path: Path) -> None:
    path = release.pack(build, tmp_path / "out")
    assert path.name == f"Ratskeller-{release.version()}-linux-x86_64.tar.xz"
    with tarfile.open(path) as archive:
        members = {member.name: member for member in archive.getmembers()}
    top = f"Ratskeller-{release.version()}"
    assert {name.split("/")[0] for name in members} == {top}
    for name in ("ratskeller", "_internal/assets/word.mo", "LICENSE.txt", "ratskeller.desktop", "add-to-menu.sh"):
        assert f"{top}/{name}" in members
    assert members[f"{top}/ratskeller"].mode & 0o111, "the program can be started"
    assert members[f"{top}/add-to-menu.sh"].mode & 0o111
    assert {(member.uid, member.uname) for member in members.values()} == {(0, "")}, "it tells nobody's name"


def test_the_same_build_makes_the_same_archive(build: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")
    monkeypatch.setattr(sys, "platform", "linux")
    one = release.pack(build, tmp_path / "one").read_bytes()
    (build / "ratskeller").touch()
    assert release.pack(build, tmp_path / "two").read_bytes() == one


def test_a_zip_keeps_the_links_of_an_app(tmp_path: Path) -> None:
    folder = tmp_path / "Ratskeller"
    folder.mkdir()
    (folder / "1").write_text("one", encoding="utf-8")
    (folder / "current").symlink_to("1")
    release.packed_zip(folder, tmp_path / "app.zip")
    with zipfile.ZipFile(tmp_path / "app.zip") as archive:
        link = archive.getinfo("Ratskeller/current")
        assert link.external_attr >> 16 == 0o120777
        assert archive.read(link) == b"1"
        assert archive.read("Ratskeller/1") == b"one"


def test_checksums_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "b.zip").write_bytes(b"two")
    (tmp_path / "a.zip").write_bytes(b"one")
    told = release.sums(tmp_path).read_text(encoding="utf-8").splitlines()
    assert told == [f"{hashlib.sha256(b'one').hexdigest()}  a.zip", f"{hashlib.sha256(b'two').hexdigest()}  b.zip"]
    assert release.sums(tmp_path).read_text(encoding="utf-8").splitlines() == told, "they do not sum themselves"


def test_nothing_is_packed_where_nothing_was_built(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="there is no build"):
        release.pack(tmp_path / "none", tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_icons_are_there_in_every_size() -> None:
    for pixels in icons.HICOLOR:
        with Image.open(icons.FOLDER / f"hicolor/{pixels}x{pixels}/apps/ratskeller.png") as picture:
            assert picture.size == (pixels, pixels)
    with Image.open(icons.FOLDER / "ratskeller.ico") as picture:
        assert picture.info["sizes"] == {(pixels, pixels) for pixels in icons.WINDOWS}


def test_the_apple_icon_holds_every_size_once() -> None:
    data = io.BytesIO((icons.FOLDER / "ratskeller.icns").read_bytes())
    assert data.read(4) == b"icns"
    (length,) = struct.unpack(">I", data.read(4))
    kinds = []
    while data.tell() < length:
        kind, size = struct.unpack(">4sI", data.read(8))
        kinds.append(kind)
        data.seek(size - 8, io.SEEK_CUR)
    assert {b"ic07", b"ic08", b"ic09", b"ic10"} <= set(kinds), "128, 256, 512 and 1024 pixels"
    assert len(kinds) == len(set(kinds))


def test_the_menu_entry_speaks_both_languages() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[method-assign, assignment]
    entry.read(PACKAGING / "linux" / "ratskeller.desktop", encoding="utf-8")
    told = entry["Desktop Entry"]
    assert (told["Type"], told["Terminal"], told["Icon"]) == ("Application", "false", "ratskeller")
    for key in ("GenericName", "Comment", "Keywords"):
        assert told[key]
        assert told[f"{key}[fr]"]
        assert told[key] != told[f"{key}[fr]"]


def test_the_installers_name_files_that_exist() -> None:
    script = (PACKAGING / "windows" / "ratskeller.iss").read_text(encoding="utf-8")
    for name in re.findall(r"^(?:SetupIconFile|LicenseFile)=(.+)$", script, re.MULTILINE):
        assert (PACKAGING / "windows" / name.replace("\\", "/")).is_file(), name
    assert (PACKAGING / "macos" / "entitlements.plist").is_file()
    workflow = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    for name in set(re.findall(r"assets/packaging/[\w./-]+", workflow)):
        assert (ROOT / name).is_file(), name
