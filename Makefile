# make run    the kiosk on a demo table           make bench  what it takes, in milliseconds
# make test   every gate; stops at the first      make lock   remake locks/
# make fmt    format and fix what can be          make clean  remove what was made here
# make floor  a floor to try: a PostgreSQL of its own, four simulated tables, a console; pictures without a display
# make faults     every try of tests/faults and whole nights, of which `make test` makes a part; hours
# make bare       both commands of the README on Debian's smallest system; as root, with mmdebstrap [ARGS="trixie user"]
# make bare-floor docs/floor-setup.md typed on six bare computers: server, standby, office, two tables, console; root
# make bare-unit  docs/installing.md typed on a bare Debian with systemd, until a hand is dealt [ARGS=trixie]; root
# make pictures   the pictures of the README, from the demo
# make newcomer   the pictures of a newcomer's way to the certificate, in every game
# make camera-model   the camera's networks again, from seeds and drawn cards; hours of one core, npm and apt
# make approve   the approved words and pictures of every state again
# make sheets   contact sheets of the screens at three sizes, in docs/pictures/sheets [ARGS=FOLDER of earlier pictures]
# make walk   every page and state at every size and look   make translations [LANGUAGE=xx]
# make finger   a clumsy and a clean finger with the same intentions, for so many random minutes [ARGS="MINUTES SEED WAY …"]
# make typefaces   the Chinese letters again, from Debian's fonts-noto-cjk
# make clicks     a whole shift at each game by real clicks under Xvfb, without a window manager and with one; minutes each

PYTHON ?= python3
VENV ?= .venv
ARGS ?=
LANGUAGE ?=
WORKERS ?= auto

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
PYTEST := $(BIN)/python -m pytest --numprocesses $(WORKERS) --maxprocesses 8 --dist worksteal
LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --custom-compile-command "make lock"

# The program is compiled once, and not by each process that a test starts, whatever the machine would rather have.
unexport PYTHONDONTWRITEBYTECODE
# Packages are installed into the environment, whatever a person's own settings say.
unexport PYTHONHOME PYTHONPATH PIP_USER PIP_TARGET PIP_PREFIX PIP_ROOT

.DELETE_ON_ERROR:
.PHONY: run floor test types style imports names qml compiled faults bare bare-floor bare-unit bench pictures sheets newcomer finger approve walk clicks translations typefaces camera-model lock fmt clean always

run: $(VENV)/run.stamp
	$(BIN)/python -m kiosk demo $(ARGS)

# With Debian's postgresql, in folders of its own; as root the server is the user postgres's.
floor: $(VENV)/run.stamp
	$(BIN)/python -m kiosk floor demo $(ARGS)

# What looks at the sources without running them goes two at a time: the types take as long as all the others.
test: $(VENV)/dev.stamp
	$(MAKE) --no-print-directory --jobs 2 --output-sync types style imports names qml compiled
	$(PYTEST) $(ARGS)

types style imports names qml compiled: $(VENV)/dev.stamp

types:
	$(BIN)/mypy

style:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/codespell -D - -D tools/words.txt README.md CHANGELOG.md docs kiosk drivers ui tools benchmarks

imports:
	$(BIN)/lint-imports --no-cache --no-logo

names:
	$(BIN)/python -m tools.unused

qml:
	$(BIN)/python tools/qmllint.py

# The tests, once and for all workers, which would each do so at the same time. What is wrong with one is said by its run.
compiled:
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null || true

# `make test` makes a part of these tries. Seeds are in the tests; a failure names the place. What has ended well is kept
# in out/, and not run again.
faults: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks.faults $(ARGS)

# README's two commands in the smallest Debian, as root, as an ordinary user, and with another Chinese font; and a shift
# whose program is updated and moved between the hands. Part of `make faults`. [ARGS="bookworm root"]
bare: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks.bare $(ARGS)

# Debian's mmdebstrap and systemd-container; 10 minutes. Pictures are in out/bare-unit.
bare-unit: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks.bare_unit $(ARGS)

# As bare-unit, with iproute2.
bare-floor: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks.bare_floor $(ARGS)

bench: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks $(ARGS)

# The pictures of the README, by the demo: one of each that is named, from the hand that it is named for.
pictures: $(VENV)/run.stamp
	mkdir -p docs/pictures
	for table in NH-07 TP-03 TH-11 PP-01; do \
		env -u DISPLAY -u WAYLAND_DISPLAY $(BIN)/python -m kiosk demo --table $$table --seed 8 --out out/pictures/$$table; \
	done
	env -u DISPLAY -u WAYLAND_DISPLAY $(BIN)/python -m kiosk demo --train --seed 4 --out out/pictures/training
	cp $$(ls out/pictures/training/*-way.png | tail -n 1) docs/pictures/training-way.png
	cp $$(ls out/pictures/training/*-question-cut.png | tail -n 1) docs/pictures/training-drill.png
	cp $$(ls out/pictures/training/*-wrong-move.png | tail -n 1) docs/pictures/training-hand.png
	cp $$(ls out/pictures/training/*-report.png | tail -n 1) docs/pictures/training-report.png
	cp $$(ls out/pictures/NH-07/1-*-flop_bets.png | tail -n 1) docs/pictures/flop-bets.png
	cp $$(ls out/pictures/NH-07/2-*-main_floor.png | tail -n 1) docs/pictures/floor.png
	cp $$(ls out/pictures/NH-07/1-*-main.png | tail -n 1) docs/pictures/settle.png
	cp $$(ls out/pictures/NH-07/3-*-shoe_dead.png | tail -n 1) docs/pictures/shoe-dead.png
	cp $$(ls out/pictures/NH-07/3-*-payout_second.png | tail -n 1) docs/pictures/big-payout.png
	cp $$(ls out/pictures/TP-03/2-*-showdown.png | tail -n 1) docs/pictures/texas-peek.png
	cp $$(ls out/pictures/TH-11/2-*-turn.png | tail -n 1) docs/pictures/poker-room.png
	cp $$(ls out/pictures/PP-01/*-pots.png | tail -n 1) docs/pictures/dice.png

sheets: $(VENV)/dev.stamp
	$(BIN)/python -m tests.ui.sheets $(ARGS)
	$(BIN)/python -m tests.ui.case_sheets

# Of each run that differs, the first difference. A random minute takes about a second of processor time.
finger: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks.robot_finger $(ARGS)

# A newcomer's way through training, from the first tile to the certificate in every game, in out/newcomer; minutes each.
newcomer: $(VENV)/dev.stamp
	$(BIN)/python -m tests.ui.training.newcomer $(ARGS)

# What trains is fetched without hashes: none of it is shipped, and the drawings are checked by their own.
camera-model: $(VENV)/dev.stamp
	$(PIP) install --no-user --editable '.[train]'
	nice -n 19 $(BIN)/python -W ignore -m drivers.camera.train

# What every page and state says, and sixty pictures; and what is said of the hands of old journals.
approve: $(VENV)/dev.stamp
	$(BIN)/python -m tests.ui.pictures $(ARGS)
	$(BIN)/python -m tests.golden.kept

# The whole product: the tests look at each state as one of the kiosks would show it, this as all of them.
walk: $(VENV)/dev.stamp
	FAULTS=1 $(PYTEST) tests/ui/test_walk.py tests/ui/training/test_walk.py tests/ui/floor/test_walk.py $(ARGS)

# `kiosk run` as it is started at a table, and the pointer of an X server; Debian's xvfb, openbox and libxtst6.
clicks: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks.clicks $(ARGS)

# The sentences of the screen for a translator, and what has been translated, compiled: docs/translating.md.
translations: $(VENV)/run.stamp
	$(BIN)/python tools/translations.py $(LANGUAGE)

# ui/fonts/KioskHan-*.otf, from Debian's fonts-noto-cjk: where a translation has a character that they lack.
typefaces: $(VENV)/run.stamp
	$(PIP) install --no-user --editable '.[typefaces]'
	$(BIN)/python -m tools.typefaces $(ARGS)

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

# A virtual environment is made again only when it does not run, or was made for another Python or folder: then the
# record `made-for` is newer than the stamp. It is filled again only when its lock has changed. The project itself is
# linked in, so that `.venv/bin/kiosk` is this checkout. Modules that are never imported are never compiled.
$(VENV)/run.stamp: locks/build.txt pyproject.toml $(VENV)/made-for
	$(BIN)/python -m pip --version >/dev/null 2>&1 || \
		{ rm -rf $(VENV)/bin $(VENV)/lib $(VENV)/lib64 $(VENV)/include; $(PYTHON) -m venv $(VENV); }
	$(PIP) install --no-user --no-compile --require-hashes --requirement locks/build.txt
	$(PIP) install --no-user --no-deps --no-index --no-build-isolation --editable .
	@$(PYTHON) -m tools.link $(VENV)
	touch $@

$(VENV)/dev.stamp: locks/dev.txt $(VENV)/run.stamp
	$(PIP) install --no-user --no-compile --require-hashes --requirement locks/dev.txt
	touch $@

# It always runs, and writes the file only where the record has changed.
$(VENV)/made-for: always
	@$(PYTHON) -m tools.system $(VENV)

always:
