# Sourced by ./run and ./check: installs what packages.txt lists and is missing, and configures and
# builds a preset. Says what it does before each step that takes long.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 1

say() { printf '\033[1m==> %s\033[0m\n' "$*" >&2; }
die() {
  printf '%s\n' "$*" >&2
  exit 1
}

listed_packages() { sed -e 's/#.*//' -e '/^[[:space:]]*$/d' packages.txt; }

missing_packages() {
  local package
  for package in $(listed_packages); do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || printf '%s\n' "$package"
  done
}

install_packages() {
  command -v dpkg-query >/dev/null || die "This needs Debian's dpkg: install by hand what packages.txt lists."
  local missing
  missing=$(missing_packages | tr '\n' ' ')
  [ -n "${missing// /}" ] || return 0
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
      as_root=(sudo)
    else
      die "Missing packages. As root, run:  apt-get install $missing"
    fi
  fi
  say "installing from Debian (the first time takes some minutes): ${missing% }"
  local log
  log=$(mktemp)
  "${as_root[@]}" apt-get update -q >"$log" 2>&1 ||
    { cat "$log" >&2 && die "apt-get update failed: is a Debian mirror reachable?"; }
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing >"$log" 2>&1 ||
    { cat "$log" >&2 && die "apt-get install failed for: $missing"; }
  rm -f "$log"
}

# Reads ninja's output: says once that PRESET is built when there is something to build, and on a terminal
# how far it is, in one line that goes away at the end.
show_progress() { # show_progress PRESET SAID
  local step said=$2
  sed -un -e '/Re-running CMake/d' -e 's/^\[\([1-9][0-9]*\)\/\([0-9]*\)\].*/\1 of \2/p' | while read -r step; do
    [ "$said" = yes ] || say "building $1"
    said=yes
    [ ! -t 2 ] || printf '\r    %s ' "$step" >&2
  done
  [ ! -t 2 ] || printf '\r\033[K' >&2
}

# build PRESET [CMAKE-ARGUMENT...] [-- TARGET...]
build() {
  local preset=$1 arguments=() targets=()
  shift
  while [ $# -gt 0 ] && [ "$1" != -- ]; do arguments+=("$1") && shift; done
  [ "${1:-}" = -- ] && shift && targets=("$@")
  local fresh=no
  if [ ! -f "build/$preset/build.ninja" ]; then
    fresh=yes
    say "configuring $preset"
  fi
  local log="build/$preset.log"
  mkdir -p build
  cmake --preset "$preset" "${arguments[@]}" >"$log" 2>&1 || { cat "$log" >&2 && die "configuring $preset failed"; }
  [ "$fresh" = no ] || say "building $preset (the first time takes some minutes)"
  ninja -C "build/$preset" "${targets[@]}" 2>&1 | tee "$log" | show_progress "$preset" "$fresh" || {
    grep -E 'error|^FAILED|warning' -A3 "$log" | grep -v '^\[' | head -60 >&2 || tail -20 "$log" >&2
    die "building $preset failed; all of it is in $log"
  }
}
