#!/bin/sh
# A release on a server, in two steps:
#   release.sh place dist /var/www/shop-assistant 1a2b3c4 config.json    on every server, before any of them switches
#   release.sh use /var/www/shop-assistant 1a2b3c4                       then on one server after the other
# All releases of a server share their hashed files: a balancer may send a page and its scripts to different servers, and
# tabs that are open go on. A rollback is `use` with an earlier name.
set -eu

# Days for which a release that is not in use any more keeps its files.
KEPT_DAYS=30

case "${1-}" in
  place)
    build=$2 root=$3 name=$4 config=$5
    release=$root/releases/$name list=$root/lists/$name
    if [ "$(readlink "$root/current" || true)" = "releases/$name" ]; then
      echo "$name is in use" >&2
      exit 1
    fi
    mkdir -p "$root/releases" "$root/lists" "$root/files"
    rm -rf "$release"
    cp -R "$build" "$release"
    cp "$config" "$release/config.json"
    (cd "$release" && find a assets -type f) > "$list"
    for folder in a assets; do
      cp -R "$release/$folder" "$root/files/"
      rm -r "${release:?}/$folder"
      ln -s "../../files/$folder" "$release/$folder"
    done
    ;;
  use)
    root=$2 name=$3
    touch -c "$root/lists/$name" "$root/lists/$(basename "$(readlink "$root/current" || echo "$name")")"
    [ -f "$root/releases/$name/index.html" ] || { echo "No release $name" >&2; exit 1; }
    ln -sfn "releases/$name" "$root/current"
    find "$root/lists" -type f -mtime +"$KEPT_DAYS" | while read -r list; do
      rm -rf "$list" "${root:?}/releases/$(basename "$list")"
    done
    (cd "$root/files" && find a assets -type f) | sort > "$root/found"
    sort -u "$root"/lists/* | comm -23 "$root/found" - | while read -r file; do
      rm "$root/files/$file"
    done
    rm "$root/found"
    ;;
  *)
    echo 'Usage: release.sh place BUILD ROOT NAME CONFIG, or: release.sh use ROOT NAME' >&2
    exit 2
    ;;
esac
