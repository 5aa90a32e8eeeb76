#!/bin/sh
# Adds Ratskeller to the menu of this user, for the folder that this script lies in; "remove" takes it out again.
# Ajoute Ratskeller au menu de cette personne ; « remove » l'en retire.
set -eu

here="$(cd "$(dirname "$0")" && pwd)"
share="${XDG_DATA_HOME:-$HOME/.local/share}"
entry="$share/applications/ratskeller.desktop"

if [ "${1:-}" = remove ]; then
    rm -f "$entry" "$share"/icons/hicolor/*/apps/ratskeller.png
    echo "Ratskeller is out of the menu. / Ratskeller n'est plus dans le menu."
    exit 0
fi

mkdir -p "$share/applications"
for picture in "$here"/icons/hicolor/*/apps/ratskeller.png; do
    size="$(basename "$(dirname "$(dirname "$picture")")")"
    mkdir -p "$share/icons/hicolor/$size/apps"
    cp "$picture" "$share/icons/hicolor/$size/apps/"
done
# In a desktop entry a quoted command escapes these four characters, and the backslash twice.
program="$(printf '%s' "$here/ratskeller" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')"
while IFS= read -r line; do
    case "$line" in
        Exec=*) printf 'Exec="%s"\n' "$program" ;;
        *) printf '%s\n' "$line" ;;
    esac
done < "$here/ratskeller.desktop" > "$entry"
echo "Ratskeller is in the menu. / Ratskeller est dans le menu."
