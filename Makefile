# Trula. `make` alone prints what there is to do.
#
# Nothing is assumed but Python 3.11+, make and the package registries: uv, Node, the Redis-compatible server, Postgres
# and Chromium come from packages. Files under .venv/.stamps/ remember what is up to date, so a second `make run` only starts.

PYTHON ?= python3
PORT ?= 8000
WORKERS ?= 2
# Two processes; a file stays in one, and browser tests come last in each.
# A process that has driven a browser can run no asynchronous test: the two kinds run one after the other.
PYTEST_ARGS ?= -n 2 --dist loadfile
# These take from a second to minutes: whoever is done takes over from the other.
BROWSER_ARGS ?= -n 2 --dist worksteal
DEALS ?= 1000
MODULES ?= backend.rules.*
UV_VERSION := 0.13.9
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/.stamps
IMAGE ?= image
UV = $(shell command -v uv 2>/dev/null || echo .tools/bin/uv)
export VIRTUAL_ENV := $(CURDIR)/$(VENV)
export PATH := $(CURDIR)/$(BIN):$(PATH)
COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url
CLIENT_SOURCES = $(shell find frontend -type f -not -path '*/node_modules/*' -not -path '*/public/cards/*' -not -path '*/public/icon*' 2>/dev/null)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup run test sessions check bench bench-client screens fuzz points mutants fmt types lock clean image-deps image

help: ## print this
	@awk 'BEGIN { FS = ":.*## "; print "\n  Trula: make <target>\n" } \
	  /^[a-z-]+:.*## / { printf "  \033[1m%-12s\033[0m %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@printf '\n  Settings are environment variables: docs/settings.md\n\n'

setup: $(STAMPS)/dev $(STAMPS)/node ## make .venv with everything for development, and the client's packages

run: $(STAMPS)/run $(STAMPS)/client ## start the server on port 8000 (PORT=…), with all it needs
	@exec $(BIN)/trula serve --port $(PORT) --workers $(WORKERS)

screens: $(STAMPS)/dev $(STAMPS)/client ## pictures of every screen into screens/ (ONLY=auction,home SIZE=375x667 THEME=dark LANG=sl)
	$(BIN)/python -m tools.screens $(if $(ONLY),--only $(ONLY)) $(if $(SIZE),--size $(SIZE)) $(if $(THEME),--theme $(THEME)) \
	  $(if $(filter command line,$(origin LANG)),--language $(LANG))

bench-client: $(STAMPS)/dev $(STAMPS)/client ## measure the client as a slow phone has it; fails where a budget is broken
	$(BIN)/python -m bench.client

test: $(STAMPS)/dev $(STAMPS)/client ## all tests: rules, servers, client, browser
	cd frontend && npm run --silent test
	$(BIN)/pytest $(PYTEST_ARGS) --ignore tests/browser
	$(BIN)/pytest $(BROWSER_ARGS) tests/browser

sessions: $(STAMPS)/dev $(STAMPS)/client ## whole sessions through the page: every game, every way to play, every language
	$(BIN)/pytest $(BROWSER_ARGS) -m long tests/browser

check: $(STAMPS)/dev $(STAMPS)/node ## linters, types, layers, formatting, stale copies; changes nothing
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/client_types.py --check
	cd frontend && npm run --silent check && npm run --silent lint && npm run --silent format:check

bench: $(STAMPS)/dev ## measure the rules beside OpenSpiel's, the records, the bots and a server
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.records
	$(BIN)/python -m bench.bots
	$(BIN)/python -m bench.gateway

fuzz: $(STAMPS)/dev ## random deals with random legal actions, every property checked: `make fuzz DEALS=10000`
	$(BIN)/python -m tests.rules.fuzz --deals $(DEALS)
	$(BIN)/python -m tests.differential.fuzz --deals $(DEALS)

points: $(STAMPS)/dev ## print for each rule point the deals, worked values and tests that show it
	$(BIN)/python -m tests.rules.coverage

mutants: $(STAMPS)/mutants ## change the rules in thousands of small ways: do the tests see it? (MODULES='backend.rules.french.*')
	set -f; PYTEST_DISABLE_PLUGIN_AUTOLOAD=1 $(BIN)/mutmut run --max-children 2 $(MODULES) > mutants.log
	$(BIN)/python tools/mutation_table.py

fmt: $(STAMPS)/dev $(STAMPS)/node ## format and mend what can be mended
	$(BIN)/ruff format
	$(BIN)/ruff check --fix --quiet || true
	cd frontend && npm run --silent format

types: $(STAMPS)/dev $(STAMPS)/node ## write the client's types anew from the server's schema
	$(BIN)/python tools/client_types.py

lock: $(UV) ## choose versions anew, within pyproject.toml
	$(COMPILE) pyproject.toml -o requirements.lock
	$(COMPILE) pyproject.toml --extra embedded --group build -c requirements.lock -o requirements-run.lock
	$(COMPILE) pyproject.toml --extra embedded --group build --group dev -c requirements-run.lock -o requirements-dev.lock
	$(COMPILE) pyproject.toml --extra embedded --group build --group dev --group mutants -c requirements-dev.lock -o requirements-mutants.lock

clean: ## remove what was built; keeps the data in var/
	rm -rf $(VENV) .tools mutants mutants.log backend/static frontend/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

image-deps: requirements.lock | $(UV) ## for the Dockerfile: in IMAGE=… what the server needs, no more
	$(UV) venv --quiet --allow-existing --python $(PYTHON) $(IMAGE)
	VIRTUAL_ENV=$(abspath $(IMAGE)) $(UV) pip sync --quiet --compile-bytecode $<

image: image-deps $(STAMPS)/client ## for the Dockerfile: in IMAGE=… the server with its client
	$(UV) build --quiet --wheel --no-build-isolation --out-dir $(VENV)/wheel
	VIRTUAL_ENV=$(abspath $(IMAGE)) $(UV) pip install --quiet --no-deps --reinstall $(VENV)/wheel/*.whl

# --- how it comes about ------------------------------------------------------------------------------------------

.tools/bin/uv:
	@echo "Fetching uv (once)"
	@$(PYTHON) tools/get_uv.py $(UV_VERSION)

$(VENV)/bin/python: | $(UV)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Trula needs Python 3.11 or newer; say which with PYTHON=...")'
	@$(UV) venv --quiet --allow-existing --python $(PYTHON) $(VENV)

# The dev set holds the run set: where it is up to date there is nothing to do for `make run`, and syncing would undo it.
$(STAMPS)/run: requirements-run.lock pyproject.toml | $(VENV)/bin/python
	@if [ -e $(STAMPS)/dev ]; then $(MAKE) --no-print-directory $(STAMPS)/dev; else $(call sync,requirements-run.lock); fi
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/dev: requirements-dev.lock pyproject.toml | $(VENV)/bin/python
	@$(call sync,requirements-dev.lock)
	@mkdir -p $(STAMPS) && touch $@

# On top of the dev set, which takes it out again whenever it is synced itself.
$(STAMPS)/mutants: requirements-mutants.lock $(STAMPS)/dev
	@echo "Installing $<" && $(UV) pip install --quiet --requirement $<
	@touch $@

# `uv pip sync` takes the project itself out, so it is put back after each.
sync = echo "Installing $(1)" && $(UV) pip sync --quiet --compile-bytecode $(1) && $(UV) pip install --quiet --no-deps --no-build-isolation -e .

$(STAMPS)/node: frontend/package-lock.json frontend/.npmrc | $(STAMPS)/run
	@echo "Installing the client's packages"
	@cd frontend && npm ci --loglevel=error --no-audit --no-fund
	@touch $@

$(STAMPS)/client: $(CLIENT_SOURCES) | $(STAMPS)/node
	@echo "Building the client"
	@cd frontend && npm run --silent build
	@touch $@
