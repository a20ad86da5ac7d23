#!/bin/sh
# Install Trickdesk for this user, below ~/.local:  ./install.sh
# Remove it; matches and settings are kept:         ./install.sh --remove
set -eu
here=$(cd "$(dirname "$0")" && pwd)
target=${XDG_DATA_HOME:-$HOME/.local/share}
prefix=$HOME/.local

files() { (cd "$here/share" && find . -type f); }

refresh() {
  for command in "update-desktop-database $target/applications" "update-mime-database $target/mime"; do
    $command 2>/dev/null || true
  done
}

rm -rf "$prefix/lib/trickdesk"
if [ "${1:-}" = --remove ]; then
  rm -f "$prefix/bin/trickdesk"
  files | while read -r file; do rm -f "$target/$file"; done
  refresh
  echo "Trickdesk was removed. Your settings, and your matches in $target/trickdesk, are kept."
  exit 0
fi
mkdir -p "$prefix/lib" "$prefix/bin" "$target"
cp -R "$here/lib/trickdesk" "$prefix/lib/"
ln -sf ../lib/trickdesk/trickdesk "$prefix/bin/trickdesk"
cp -R "$here/share/." "$target/"
# A desktop may not look for programs in ~/.local/bin.
sed -i "s|^Exec=trickdesk|Exec=\"$prefix/bin/trickdesk\"|" "$target/applications/trickdesk.desktop"
refresh
echo "Trickdesk is installed. Look for it in the menu, or run $prefix/bin/trickdesk."
