# make run    the kiosk on a demo table           make bench  what it takes, in milliseconds
# make test   every gate; stops at the first      make lock   remake locks/
# make fmt    format and fix what can be          make clean  remove what was made here

PYTHON ?= python3
VENV ?= .venv
ARGS ?=
WORKERS ?= auto

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --custom-compile-command "make lock"

.DELETE_ON_ERROR:
.PHONY: run test bench lock fmt clean system

run: $(VENV)/run.stamp
	$(BIN)/python -m kiosk demo $(ARGS)

test: $(VENV)/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python tools/qmllint.py
	$(BIN)/python -m pytest --numprocesses $(WORKERS) --maxprocesses 8 $(ARGS)

bench: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks $(ARGS)

fmt: $(VENV)/dev.stamp
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: $(VENV)/dev.stamp
	$(LOCK) --upgrade --output-file locks/run.txt
	$(LOCK) --upgrade --extra build --constraint locks/run.txt --output-file locks/build.txt
	$(LOCK) --upgrade --extra build --extra dev --constraint locks/build.txt --output-file locks/dev.txt

clean:
	rm -rf $(VENV) build dist out .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A virtual environment is made anew only when it does not run, and filled anew only when its lock has changed.
# The project itself is linked in, so that `.venv/bin/kiosk` is this checkout.
$(VENV)/run.stamp: locks/build.txt pyproject.toml | system
	$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	$(PIP) install --require-hashes --requirement locks/build.txt
	$(PIP) install --no-deps --no-index --no-build-isolation --editable .
	touch $@

$(VENV)/dev.stamp: locks/dev.txt $(VENV)/run.stamp
	$(PIP) install --require-hashes --requirement locks/dev.txt
	touch $@

system:
	@$(PYTHON) tools/system.py
