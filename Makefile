# Third Chair: `make play` starts it, `make test` tests it. Needs Python 3.11+ with venv.

PYTHON ?= python3
CHROMIUM ?= /usr/bin/chromium
ARGS ?=
# Tests with a browser wait more than they work: a worker more than a small machine has cores.
WORKERS ?= 3

export CHROMIUM

BIN := .venv/bin
TESTS := $(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
COMPILE = "$$uv/bin/uv" pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-annotate --no-header $(if $(UPGRADE),--upgrade)

.PHONY: help play setup lab cluster dev test journeys browser check rules mutants bench golden pins wheel site pocket clean

help:
	@echo 'make play     set up and start Third Chair'
	@echo 'make test     run the tests (ARGS="-k duel" passes arguments to pytest)'
	@echo 'make journeys the long walks through the pages, in the browser'
	@echo 'make check    style, types, import contracts, locales'
	@echo 'make rules    which rules have a test and a place'
	@echo 'make mutants  do the tests notice a changed rule? (ARGS="--only kit")'
	@echo 'make bench    measure'
	@echo 'make golden   write the golden games anew'
	@echo 'make setup    only install (make dev: with the tools, make browser: Chromium for tests)'
	@echo 'make lab      add what plays and studies games by the million (make cluster: on several machines)'
	@echo 'make pins     pin what pyproject.toml asks for (UPGRADE=1: the newest releases)'
	@echo 'make wheel    build what pip installs into dist/'
	@echo 'make site     build the whole app as static files into site/ (needs Node with npm)'
	@echo 'make pocket   build it, and serve it on this machine for trying'
	@echo 'make clean    remove what make has made'

play: setup
	$(BIN)/thirdchair

setup: .venv/setup.stamp

lab: .venv/lab.stamp

cluster: .venv/cluster.stamp

dev: .venv/dev.stamp

.venv/setup.stamp: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Third Chair needs Python 3.11 or newer: make PYTHON=/path/to/python3" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(PIP) --require-hashes -r constraints.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@$(BIN)/python -m compileall -q src  # pip does so for all others: the first start is quick, too
	@touch $@

.venv/lab.stamp: .venv/setup.stamp constraints-lab.txt
	$(PIP) --require-hashes -r constraints-lab.txt
	@touch $@

.venv/cluster.stamp: .venv/setup.stamp constraints-cluster.txt
	$(PIP) --require-hashes -r constraints-cluster.txt
	@touch $@

.venv/dev.stamp: .venv/setup.stamp constraints-dev.txt
	$(PIP) --require-hashes -r constraints-dev.txt
	@touch $@

test: dev
	@sh tools/browser.sh try
	$(TESTS) -m 'not journey' $(ARGS)

journeys: dev
	@sh tools/browser.sh try
	$(TESTS) -m journey $(ARGS)

browser:
	@sh tools/browser.sh install

check: dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/check_locales.py

rules: dev
	$(BIN)/thirdchair rules --uncovered

mutants: dev
	$(BIN)/python -m tools.mutants $(ARGS)

bench: dev
	$(BIN)/python -m benchmarks $(ARGS)

golden: dev
	$(BIN)/python -m tests.golden

pins:
	@set -e; uv=$$(mktemp -d); trap 'rm -rf "$$uv"' EXIT; \
	$(PYTHON) -m venv "$$uv"; \
	"$$uv/bin/python" -m pip install --quiet --disable-pip-version-check uv; \
	$(COMPILE) pyproject.toml --group build --extra https -o constraints.txt; \
	$(COMPILE) pyproject.toml --group build --extra https --extra lab -c constraints.txt -o constraints-lab.txt; \
	$(COMPILE) pyproject.toml --group build --extra https --extra cluster -c constraints-lab.txt -o constraints-cluster.txt; \
	$(COMPILE) pyproject.toml --group build --extra https --extra cluster --group dev -c constraints-cluster.txt -o constraints-dev.txt; \
	if grep -nE '://|^ *-(-index|-extra|-find|-trusted|i |f )|^#' constraints*.txt; \
	then echo 'the pins must hold only names, versions and hashes' >&2; exit 1; fi

wheel: dev
	$(BIN)/python -m hatchling build -t wheel -t sdist

site: setup
	$(BIN)/python -m tools.site

pocket: site
	$(BIN)/python -m tools.site.hosting

clean:
	rm -rf .venv build dist site tests/artifacts .hypothesis .import_linter_cache .mypy_cache \
		.mutants.json .pytest_cache .ruff_cache
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
