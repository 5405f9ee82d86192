# Everything that contributors and CI jobs run. `make` alone lists it.

SHELL := /bin/bash

# Debian and Ubuntu packages that building and testing need.
PACKAGES := pkg-config libpng-dev libharfbuzz-dev libicu-dev libxxhash-dev libisal-dev libssl-dev libmicrohttpd-dev \
  fonts-inter fonts-vollkorn fonts-jetbrains-mono fonts-noto-core fonts-noto-color-emoji fonts-noto-cjk \
  bootstrap-icons fonts-material-design-icons-iconfont

# What tests need beside: the browser that looks at pages, and what checks XML and draws graphs.
TEST_PACKAGES := unicode-data curl graphviz libxml2-utils python3-jsonschema git git-lfs openssh-client

# Ubuntu has no such packages; tests that need the browser are skipped there, and say so.
BROWSER_PACKAGES := chromium chromium-driver

# Where `make install` puts the command line.
PREFIX ?= /usr/local
DESTDIR ?=

# What the formatter formats.
FORMATTED := Package.swift Sources Tests Pages Benchmarks/Sources Corpora/Package.swift Corpora/Apps Corpora/Tests

.PHONY: help toolchain deps test-deps build test format lint docs galley install bench soak scenes demo demo-regression

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

toolchain:
	@Scripts/require-toolchain

deps: toolchain ## install the system packages that are missing
	@Scripts/install-packages $(PACKAGES)

test-deps: toolchain
	@Scripts/install-packages $(TEST_PACKAGES)
	@Scripts/install-packages --if-there $(BROWSER_PACKAGES)

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

# Without -no-pie, 87 000 addresses of Foundation alone are relocated at every start, which takes 2 of 6 ms. zlib is what the static
# libpng calls.
INSTALLED := --configuration release --static-swift-stdlib -Xlinker -no-pie -Xlinker -lz \
  -Xlinker --version-script=$(CURDIR)/.build/static/exports

# `galley`, and the programs that it starts.
PROGRAMS := galley galley-review galley-tools

galley: toolchain ## build galley as it is installed
	export PKG_CONFIG_PATH="$$(Scripts/static-libraries "$(CURDIR)/.build/static"):$$PKG_CONFIG_PATH" && \
	  for program in $(PROGRAMS); do swift build $(INSTALLED) --product $$program || exit; done

install: deps galley ## put galley, the programs that it starts, manual page and completions into PREFIX
	install -d "$(DESTDIR)$(PREFIX)/bin"
	built=$$(swift build --configuration release --static-swift-stdlib --show-bin-path) && \
	  install -s -m 755 $(PROGRAMS:%="$$built/%") "$(DESTDIR)$(PREFIX)/bin"
	cd "$(DESTDIR)$(PREFIX)" && install -d share/man/man1 share/bash-completion/completions \
	  share/zsh/site-functions share/fish/vendor_completions.d && \
	  bin/galley manual > share/man/man1/galley.1 && \
	  bin/galley completions bash > share/bash-completion/completions/galley && \
	  bin/galley completions zsh > share/zsh/site-functions/_galley && \
	  bin/galley completions fish > share/fish/vendor_completions.d/galley.fish

# --- Measuring and searching

# Parts of the benchmarks to run; all of them without.
ONLY ?=

# The benchmarks are linked statically, as what is installed is; Combine has publishers of Foundation's networking, which is curl's.
bench: deps ## measure speed and quality side by side with others; ONLY=raster for a part
	@Scripts/install-packages python3 python3-venv libcurl4-openssl-dev nasm
	@Scripts/bench $(ONLY)

# How many times the cases of seeded tests are multiplied.
SOAK ?= 20

soak: deps ## search longer for faults: many seeds, release builds, sanitizers
	@Scripts/soak $(SOAK)

scenes: deps ## write the digests of all test scenes anew, after an intended change of pixels
	@Scripts/scenes

# --- The demonstration

demo: deps ## run the sample suite, gate it, and write its report
	@Scripts/demo

demo-regression: deps ## make a visual change in a copy, see the gate stop it, decide by cause, undo, approve
	@Scripts/demo-regression
