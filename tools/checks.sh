# Sourced by ./check: runs tests and checks, counts them, and closes with one line of the totals.

passed=0 failed=0

count() { # count NAME STATUS
  if [ "$2" -eq 0 ]; then
    passed=$((passed + 1))
    printf 'ok    %s\n' "$1"
  else
    failed=$((failed + 1))
    printf 'FAIL  %s\n' "$1"
  fi
}

test_programs() { find "build/$1/bin" -maxdepth 1 -name '*_tests' -type f | sort; }

# Runs one test program and adds its tests to the totals.
run_program() { # run_program PROGRAM FILTER
  local log status=0
  log=$(mktemp)
  "$1" --gtest_filter="$2" --gtest_color=no >"$log" 2>&1 || status=$?
  local ok skipped bad
  ok=$(sed -n 's/^\[  PASSED  \] \([0-9]*\) test.*/\1/p' "$log" | tail -1)
  bad=$(grep -c '^\[  FAILED  \] .*(.* ms)$' "$log" || true)
  skipped=$(sed -n 's/^\[  SKIPPED \] \([0-9]*\) test.*/\1/p' "$log" | tail -1)
  passed=$((passed + ${ok:-0}))
  if [ "$status" -ne 0 ] && [ "${bad:-0}" -eq 0 ]; then bad=1; fi
  failed=$((failed + ${bad:-0}))
  matched=$((matched + ${ok:-0} + ${bad:-0} + ${skipped:-0}))
  printf '%-5s %s: %s passed, %s failed%s\n' "$([ "$status" -eq 0 ] && echo ok || echo FAIL)" "$1" "${ok:-0}" \
    "${bad:-0}" "${skipped:+, $skipped SKIPPED: $(grep -A1 -m1 'Skipped$' "$log" | tail -1)}"
  [ "$status" -eq 0 ] || grep -vE '^\[ +(OK|RUN) |^\[-+\]' "$log" | tail -80
  rm -f "$log"
}

run_tests() { # run_tests PRESET
  say "tests, $1"
  matched=0
  local program
  for program in $(test_programs "$1"); do run_program "$program" '*'; done
}

run_pattern() { # run_pattern PRESET PATTERN
  matched=0
  local program
  for program in $(test_programs "$1"); do
    if "$program" --gtest_list_tests --gtest_filter="$2" | grep -q '^  '; then run_program "$program" "$2"; fi
  done
  if [ "$matched" -eq 0 ]; then
    echo "No test matches '$2'."
    failed=$((failed + 1))
  fi
}

run_tree_checks() {
  say "the tree's rules"
  local name status
  for name in $(python3 tools/check_tree.py --list); do
    status=0
    python3 tools/check_tree.py "$name" --build build/dev || status=$?
    count "tree: $name" "$status"
  done
  status=0
  python3 tools/check_tree_test.py || status=$?
  count "tree: the rules themselves" "$status"
}

# What README.md shows and ./run plays is what the engine does.
run_demo() { # run_demo PRESET
  say "the demo and README's account of it, $1"
  local engine=build/$1/bin/openrealm work status=0
  work=$(mktemp -d)
  sed -n '/^    \$ .*1-ford --ticks 8000$/,/^$/s/^    //p' README.md | tail -n +2 >"$work/told"
  "$engine" --headless --user "$work/user" +map maps/lantern-road/1-ford --ticks 8000 </dev/null >"$work/done" 2>&1 || status=$?
  # The log's lines and the game's come by different streams.
  diff <(sort "$work/told") <(sort "$work/done") || status=1
  count "README: the hero crosses" "$status"
  status=0
  tools/demo "$engine" </dev/null >"$work/demo" 2>&1 || status=$?
  [ "$status" -eq 0 ] || tail -20 "$work/demo"
  count "the demo" "$status"
  rm -rf "$work"
}

run_campaigns() {
  say "bounded campaigns"
  local campaign status
  for campaign in tools/campaigns/*; do
    status=0
    "$campaign" build/release || status=$?
    count "campaign: $(basename "$campaign")" "$status"
  done
}

finish() {
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ]
}
