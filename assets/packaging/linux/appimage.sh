#!/bin/sh
# Makes Ratskeller-<version>-x86_64.AppImage from an unpacked build: appimage.sh BUILD_FOLDER VERSION OUT_FOLDER.
# Without appimagetool on the PATH only the AppDir is made, and said so.
set -eu

build="$1" version="$2" out="$3"
here="$(cd "$(dirname "$0")" && pwd)"
icons="$here/../../icons"
dir="$out/Ratskeller.AppDir"

rm -rf "$dir"
mkdir -p "$dir/usr/share/applications"
cp -R "$build" "$dir/usr/lib-ratskeller"
cp -R "$icons/hicolor" "$dir/usr/share/icons-hicolor"
mkdir -p "$dir/usr/share/icons" "$dir/usr/lib" "$dir/usr/bin"
mv "$dir/usr/share/icons-hicolor" "$dir/usr/share/icons/hicolor"
mv "$dir/usr/lib-ratskeller" "$dir/usr/lib/ratskeller"
cp "$here/ratskeller.desktop" "$dir/usr/share/applications/"
cp "$here/ratskeller.desktop" "$dir/"
cp "$icons/hicolor/256x256/apps/ratskeller.png" "$dir/"
ln -s ratskeller.png "$dir/.DirIcon"
ln -s ../lib/ratskeller/ratskeller "$dir/usr/bin/ratskeller"
ln -s usr/lib/ratskeller/ratskeller "$dir/AppRun"

if command -v appimagetool >/dev/null 2>&1; then
    ARCH=x86_64 appimagetool "$dir" "$out/Ratskeller-$version-x86_64.AppImage"
    rm -rf "$dir"
else
    echo "appimagetool is not installed: $dir is ready for it"
fi
