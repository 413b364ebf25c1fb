# Short names for what ./run, ./test and scripts/ do; nothing lives only here.
.PHONY: run test ci format types layers mutate matrix compiled docs lock clean
bin := .venv/bin

run:      ; ./run
test:     ; ./test
ci:       ; .ci/run
format:   ; $(bin)/ruff check --fix . && $(bin)/ruff format . && npm --prefix web run --silent format
types:    ; $(bin)/mypy
layers:   ; $(bin)/lint-imports --no-logo
mutate:   ; $(bin)/mutmut run
matrix:   ; $(bin)/nox
compiled: ; $(bin)/python scripts/compile
docs:     ; $(bin)/python scripts/build_docs
lock:     ; scripts/lock
clean:    ; rm -rf build dist site mutants .nox .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .coverage*
