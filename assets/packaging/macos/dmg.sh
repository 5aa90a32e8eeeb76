#!/bin/sh
# Makes Ratskeller-<version>-macos-<machine>.dmg: dmg.sh Ratskeller.app VERSION OUT_FOLDER.
# Signs where SIGNING_IDENTITY names a certificate of the keychain, and has the result notarised where NOTARY_PROFILE
# names stored credentials (xcrun notarytool store-credentials). Without them both are skipped, and people have to open
# the app the first time with a right click, Open.
set -eu

app="$1" version="$2" out="$3"
here="$(cd "$(dirname "$0")" && pwd)"
image="$out/Ratskeller-$version-macos-$(uname -m).dmg"
stage="$(mktemp -d)"
trap 'rm -rf "$stage"' EXIT

if [ -n "${SIGNING_IDENTITY:-}" ]; then
    codesign --force --deep --timestamp --options runtime \
        --entitlements "$here/entitlements.plist" --sign "$SIGNING_IDENTITY" "$app"
    codesign --verify --deep --strict "$app"
else
    echo "not signed: SIGNING_IDENTITY is empty"
fi

cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
hdiutil create -volname Ratskeller -srcfolder "$stage" -ov -format UDZO "$image"

if [ -n "${SIGNING_IDENTITY:-}" ] && [ -n "${NOTARY_PROFILE:-}" ]; then
    codesign --timestamp --sign "$SIGNING_IDENTITY" "$image"
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
else
    echo "not notarised: NOTARY_PROFILE or SIGNING_IDENTITY is empty"
fi
