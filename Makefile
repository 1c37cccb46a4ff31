# make run           Start the kiosk at a demo table.
# make test          Run all checks and tests. Stop at the first failing check.
# make fmt           Format the code, and apply automatic fixes.
# make bench         Run the benchmarks.
# make lock          Update the locked packages in locks/.
# make clean         Delete all generated files.
# make floor         Start a demo floor: a PostgreSQL server, four simulated tables, and a console.
# make faults        Run the fault tests completely; `make test` runs a part. A night on 4 cores.
# make bare          Try README's commands on a minimal Debian. Root, mmdebstrap. [ARGS="trixie user"]
# make bare-unit     Type docs/installing.md on a bare Debian until a hand is dealt. Root. [ARGS=trixie]
# make bare-floor    Type docs/floor-setup.md on six bare computers. Root.
# make pictures      Draw README's pictures from the demo.
# make newcomer      Draw a newcomer's training in every game, up to the certificate.
# make approve       Approve the present words and pictures of every state.
# make sheets        Draw contact sheets of the screens in docs/pictures/sheets. [ARGS=FOLDER of earlier pictures]
# make walk          Check every page and state at every size.
# make finger        Compare the records of clumsy simulated touches and of clean ones. [ARGS="MINUTES SEED WAY …"]
# make clicks        Deal a shift of each game by real clicks under Xvfb. Minutes each.
# make translations  Update the language files. [LANGUAGE=xx]
# make typefaces     Make the Chinese typeface from Debian's fonts-noto-cjk.
# make camera-model  Train the camera's networks. Hours; npm and apt.

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

# Let the first process write compiled files, so that the processes of tests do not compile again.
unexport PYTHONDONTWRITEBYTECODE
# Ignore settings of the user that would install packages outside the environment.
unexport PYTHONHOME PYTHONPATH PIP_USER PIP_TARGET PIP_PREFIX PIP_ROOT

.DELETE_ON_ERROR:
.PHONY: run floor test types style imports names qml compiled faults bare bare-floor bare-unit bench pictures sheets newcomer finger approve walk clicks translations typefaces camera-model lock fmt clean always

run: $(VENV)/run.stamp
	$(BIN)/python -m kiosk demo $(ARGS)

# This needs Debian's postgresql. If it runs as root, the server runs as the user postgres.
floor: $(VENV)/run.stamp
	$(BIN)/python -m kiosk floor demo $(ARGS)

# Run two source checks at a time: the types take as long as all others together.
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

# Compile the tests once, or each worker would do so. Errors are ignored here, because the test run reports them.
compiled:
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null || true

# `make test` runs a part of these tests. The tests contain their seeds. Passed tests are listed in out/, and are not run
# again.
faults: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks.faults $(ARGS)

# Try README's two commands on the smallest Debian as root, as an ordinary user, and with another Chinese font. Then
# update and move the program between two hands of a shift. `make faults` includes this. [ARGS="bookworm root"]
bare: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks.bare $(ARGS)

# This needs Debian's mmdebstrap and systemd-container, and takes 10 minutes. Pictures are in out/bare-unit.
bare-unit: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks.bare_unit $(ARGS)

# This needs the packages of bare-unit, and iproute2.
bare-floor: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks.bare_floor $(ARGS)

bench: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks $(ARGS)

# Draw README's pictures with the demo. The file names select the hand and the step.
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

# It prints the first difference of each run.
finger: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks.robot_finger $(ARGS)

# Pictures are in out/newcomer. Each game takes some minutes.
newcomer: $(VENV)/dev.stamp
	$(BIN)/python -m tests.ui.training.newcomer $(ARGS)

# The training packages are not locked, because they are not shipped. The drawings are checked by their hashes.
camera-model: $(VENV)/dev.stamp
	$(PIP) install --no-user --editable '.[train]'
	nice -n 19 $(BIN)/python -W ignore -m drivers.camera.train

# Approve the words of every page and state, the pictures, and the words of hands in old journals.
approve: $(VENV)/dev.stamp
	$(BIN)/python -m tests.ui.pictures $(ARGS)
	$(BIN)/python -m tests.golden.kept

# `make test` checks each state on one kind of kiosk, `make faults` on a third of them, and this target on all of them.
walk: $(VENV)/dev.stamp
	FAULTS=1 EVERY_KIOSK=1 $(PYTEST) -o faulthandler_timeout=3600 tests/ui/test_walk.py tests/ui/training/test_walk.py \
		tests/ui/floor/test_walk.py $(ARGS)

# Start `kiosk run` as at a table, and move the pointer of an X server. This needs xvfb, openbox, and libxtst6.
clicks: $(VENV)/dev.stamp
	$(BIN)/python -m benchmarks.clicks $(ARGS)

# Collect the sentences of the screen, and compile their translations: docs/translating.md.
translations: $(VENV)/run.stamp
	$(BIN)/python tools/translations.py $(LANGUAGE)

# Make ui/fonts/KioskHan-*.otf again when a translation has a character that they lack.
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

# The virtual environment is made again only if it does not run, or was made for another Python or folder; then the
# record `made-for` is newer than the stamp. Packages are installed again only if their lock has changed. The project is
# linked in, so that `.venv/bin/kiosk` runs this checkout.
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

# This always runs, and writes the file only if the record has changed.
$(VENV)/made-for: always
	@$(PYTHON) -m tools.system $(VENV)

always:
