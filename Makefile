# Everything that contributors and CI jobs run. `make` alone lists it.

SHELL := /bin/bash

# Debian and Ubuntu packages that building and testing need.
PACKAGES := pkg-config libpng-dev libturbojpeg0-dev libwebp-dev libharfbuzz-dev libicu-dev libxxhash-dev libisal-dev libssl-dev \
  libmicrohttpd-dev libcurl4-openssl-dev libxml2-dev fonts-inter fonts-vollkorn fonts-jetbrains-mono fonts-noto-core fonts-noto-color-emoji fonts-noto-cjk \
  bootstrap-icons fonts-material-design-icons-iconfont

# What tests need beside: the browser that looks at pages, and what checks XML and draws graphs.
TEST_PACKAGES := unicode-data curl graphviz libxml2-utils python3-jsonschema git git-lfs openssh-client python3-pytest python3-venv

# Ubuntu has not all of them; tests that need a browser are skipped there, and say so.
BROWSER_PACKAGES := chromium chromium-driver firefox-esr libsoup-3.0-0 webkit2gtk-driver xvfb

# Libraries that draw assets in SVG and PDF, which are loaded for the first of them; their names differ between systems.
DRAWING_PACKAGES := librsvg2-2 libpoppler-glib8

# Where `make install` puts Galley.
PREFIX ?= /usr/local
DESTDIR ?=

# What the formatter formats.
FORMATTED := Package.swift Plugins Sources Tests Pages Benchmarks/Sources Corpora/Package.swift Corpora/Apps Corpora/Tests

.PHONY: help toolchain deps test-deps build test format lint docs galley install uninstall deb bench soak scenes demo demo-regression

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

toolchain:
	@Scripts/require-toolchain

deps: toolchain ## install the system packages that are missing
	@Scripts/install-packages $(PACKAGES)

test-deps: toolchain
	@Scripts/install-packages $(TEST_PACKAGES)
	@Scripts/install-packages --if-there $(BROWSER_PACKAGES) $(DRAWING_PACKAGES)

build: deps ## build everything, for debugging
	swift build

test: deps test-deps ## check the format, build, and run all tests
	@Scripts/test $(FORMATTED)

format: toolchain ## rewrite the sources in the package's format
	swift format format --in-place --parallel --recursive $(FORMATTED)

lint: toolchain ## check the sources' format without changing them
	swift format lint --strict --parallel --recursive $(FORMATTED)

docs: deps ## build the documentation of every library; a warning fails it
	@Scripts/document .build/docs

galley: toolchain ## build the programs and libraries as they are installed
	@Scripts/build-installation

install: deps ## build and install programs, libraries, manual page and completions below PREFIX
	@Scripts/install "$(PREFIX)" "$(DESTDIR)"

uninstall: ## remove what was installed below PREFIX
	@Scripts/uninstall "$(PREFIX)" "$(DESTDIR)"

deb: deps ## build a Debian package of the installation
	@Scripts/debian-package $(PACKAGES)

# --- Measuring and searching

# Parts of the benchmarks to run; all of them without.
ONLY ?=

# The benchmarks are linked statically, as what is installed is; Combine has publishers of Foundation's networking, which is curl's.
bench: deps ## measure speed and quality side by side with others; ONLY=raster for a part
	@Scripts/install-packages python3 python3-venv libcurl4-openssl-dev nasm
	@Scripts/bench $(ONLY)

# How many times the cases of seeded tests are multiplied.
SOAK ?= 20
# Steps of the search to take, such as plain; all of them without.
STEPS ?=

soak: deps ## search longer for faults: many seeds, release builds, sanitizers; STEPS=late for a part
	@Scripts/soak $(SOAK) $(STEPS)

scenes: deps ## write the digests of all test scenes anew, after an intended change of pixels
	@Scripts/scenes

# --- The demonstration

demo: deps ## run the sample suite, gate it, and write its report
	@Scripts/demo

demo-regression: deps ## make a visual change in a copy, see the gate stop it, decide by cause, undo, approve
	@Scripts/demo-regression
