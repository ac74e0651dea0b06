# Everything runs in .venv, which is made on first use and renewed when the build files change.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
BUILD_FILES := pyproject.toml setup.py MANIFEST.in \
	$(wildcard runtime/*.pyx runtime/*.pxd generated/*.pyx generated/*.pxd generated/*/*.pyx generated/*/*.pxd)
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check install

.PHONY: sim test slow bench generated setup clean

sim: $(VENV)/installed
	$(BIN)/shedu sim tigris --players 4 --games 10000 --seed 1

test: $(VENV)/installed-test
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -q -m "not slow" -n $(JOBS) --dist worksteal

slow: $(VENV)/installed-test
	$(BIN)/python -m pytest -q -m slow

bench: $(VENV)/installed
	$(BIN)/shedu bench tigris

# Writes the committed engines anew from the rule files.
generated: $(VENV)/installed
	$(BIN)/python -m shedu.compiler.pipeline.generate

setup: $(VENV)/installed

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Shedu needs Python 3.11 or newer; name one: make PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)

# What pip would fetch anew for each build; with these at hand a build needs no network.
$(VENV)/tools: | $(VENV)/bin/python
	$(PIP) --upgrade 'setuptools>=80' 'cython>=3.1' wheel
	@touch $@

$(VENV)/installed: $(BUILD_FILES) | $(VENV)/tools
	$(PIP) --no-build-isolation --editable .
	@touch $@

$(VENV)/installed-test: $(BUILD_FILES) | $(VENV)/tools
	$(PIP) --no-build-isolation --editable '.[test]'
	@touch $(VENV)/installed $@
