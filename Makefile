# What a person who works on Tidemark runs. `make` alone lists it.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:

SWIFT ?= swift
PREFIX ?= /usr/local
CASES ?= 100000
VAULTS ?= 2000
TORTURE ?= 5000
DIR ?= .soak/vault
FILES ?= 10000
RUNS ?= 7
SECONDS ?= 60
LAW ?=
# What only a debugger reads takes a tenth of the time of a build and half of a program: DEBUG_INFO=dwarf makes it.
DEBUG_INFO ?= none

# The day that the examples are written for.
TODAY := 2026-11-20

# Those without the files that are wrong on purpose.
EXAMPLES := $(addprefix Examples/,tidemark.md pages days projects rituals stacks.md life.md activities.md)

# One set of flags for each configuration, so that nothing is built twice. While one works on it, a warning is an error.
# An index takes a quarter of the time of a build, and only the search for XCTest's tests needs it: `Tests/XCTMain.swift`.
DEBUG_FLAGS := --disable-index-store --disable-xctest --enable-swift-testing -Xswiftc -warnings-as-errors -debug-info-format $(DEBUG_INFO)
# The rooms in which tests spend their time are optimized in both; Package.swift says which.
export TIDEMARK_QUICK_TESTS := 1
# On Linux the program holds all libraries: it needs none of the machine's, and starts in half the time.
STATIC_FLAGS := $(if $(filter Linux,$(shell uname -s)),-Xswiftc -static-executable)
# A type is made by a call. To make it by its name, as the compiler would, the runtime looks through all conformances for each:
# `lint` of one page takes a third less without.
TYPE_FLAGS := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
RELEASE_FLAGS := -c release --static-swift-stdlib $(STATIC_FLAGS) $(TYPE_FLAGS) -debug-info-format $(DEBUG_INFO)
SOAK_FLAGS := -c release --scratch-path .soak/build -Xswiftc -enable-testing
# SwiftPM names each sanitizer in a flag of its own, of which the compiler heeds the last.
FUZZ_FLAGS := -Xswiftc -enable-testing --sanitize fuzzer --sanitize address -Xswiftc -sanitize=fuzzer,address --disable-index-store --product fuzz
DEBUG_TIDEMARK := .build/debug/tidemark
TIDEMARK := .build/release/tidemark

# The suites with a twin of each sum of *Sums* in the format, which counts random cases by hand.
SUMS := StreakTwin|RitualStatusTwin|RitualHistoryTwin|PeriodSummaryTwin|InsightSummary|Life(Span|Week|Weeks|GridTwin|Marks|Phases|Milestone)Tests|Activity(History|Period|Year)Tests

SWIFT_FILES = Package.swift $(wildcard Sources Tests)
SWIFT_FORMAT := $(SWIFT) format

.PHONY: help
help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## install what is missing, and say so
	@scripts/setup

# Besides, what looks at completions, manuals and packages: of these make run and make test need nothing.
.PHONY: setup-check
setup-check:
	@scripts/setup --check

.PHONY: build
build: setup ## build the program and its tests for work on them
	$(SWIFT) build --build-tests $(DEBUG_FLAGS)

.PHONY: release
release: setup ## build the program for use, with the Swift libraries in it
	$(SWIFT) build $(RELEASE_FLAGS) --product tidemark

# Runs tidemark on the day of the examples, its command above what it prints.
show = printf '\n$$ tidemark %s\n' '$(1) --today $(TODAY)'; $(TIDEMARK) $(1) --today $(TODAY)

.PHONY: run
run: release ## set up, build, then show the examples: lint, a page, a day
	@$(call show,lint Examples/pages Examples/days Examples/projects)
	@echo '(nothing to report)'
	@$(call show,lint Examples/careless --rule unknown-key --rule half-range) || test $$? -eq 1
	@$(call show,export Examples/pages/compass.md)
	@$(call show,day 2026-11-20 --vault Examples --now 10:15)
	@mkdir -p .soak
	@$(call show,export $(EXAMPLES) --to html -o .soak/site/)
	@echo 'Open $(CURDIR)/.soak/site/index.html in a browser to see the examples as a site.'

.PHONY: test
test: setup ## set up, build, run the tests, with few random cases, or those of FILTER=Name
	TIDEMARK_SHARE=20 $(SWIFT) test $(DEBUG_FLAGS) $(if $(FILTER),--filter '$(FILTER)')

.PHONY: format
format: ## bring the Swift sources into their format
	$(SWIFT_FORMAT) format --in-place --recursive --parallel $(SWIFT_FILES)

.PHONY: format-check
format-check: setup ## fail when a Swift source is not in its format
	$(SWIFT_FORMAT) lint --strict --recursive --parallel $(SWIFT_FILES)

# The tests write the cases of the oracle while they run, so that they need not run twice.
# What is compared is in English, whatever the locale.
.PHONY: check
check: export TIDEMARK_LANG := en
check: setup-check format-check build release ## everything that must hold before a change goes in
	@mkdir -p .soak
	@rm -f .soak/rules.jsonl .soak/periods.jsonl .soak/languages.jsonl
	set -o pipefail; TIDEMARK_ORACLE='$(CURDIR)/.soak/rules.jsonl' $(SWIFT) test $(DEBUG_FLAGS) 2>&1 | tee .soak/test.log \
		|| { echo 'What failed, once more:'; grep -a -A 6 -e '^✘ Test .* recorded an issue' -e 'Fatal error' .soak/test.log | cut -c 1-400 | head -n 40; exit 1; }
	scripts/conformance $(DEBUG_FLAGS)
	scripts/check-embedding $(RELEASE_FLAGS)
	@scripts/together \
	  'scripts/growth --short --program $(TIDEMARK)' \
	  'scripts/check-packages --tidemark $(TIDEMARK)' \
	  'scripts/fuzz --short --program .build/debug/fuzz' \
	  'scripts/check-recognition --tidemark $(TIDEMARK)' \
	  'scripts/instructions --tidemark $(TIDEMARK)' \
	  'scripts/calendars --short --tidemark $(DEBUG_TIDEMARK)' \
	  'scripts/pages --tidemark $(DEBUG_TIDEMARK)' \
	  'scripts/ritual-oracle --cases 20 --tidemark $(DEBUG_TIDEMARK)' \
	  'scripts/check-lsp --tidemark $(DEBUG_TIDEMARK)' \
	  'scripts/fuzz-server --sessions 100 --tidemark $(TIDEMARK)' \
	  'scripts/check-completions --tidemark $(TIDEMARK)' \
	  'scripts/rrule-oracle .soak/rules.jsonl .soak/periods.jsonl' \
	  'scripts/language-oracle .soak/languages.jsonl' \
	  'scripts/bench --short --files 300 --tidemark $(TIDEMARK)' \
	  'scripts/check-editors --light --tidemark $(DEBUG_TIDEMARK)' \
	  'scripts/validate-schema --tidemark $(DEBUG_TIDEMARK)' \
	  'scripts/check-manual --tidemark $(TIDEMARK)' \
	  'scripts/check-locales --short --tidemark $(TIDEMARK)' \
	  'scripts/generate --check' \
	  'scripts/generate-width-table --check'
	@grep -a 'Test run with' .soak/test.log | tail -n 1

.PHONY: embedding
embedding: release ## build and run the program of Examples/embedding, which uses the library
	scripts/check-embedding $(RELEASE_FLAGS)

.PHONY: conformance
conformance: setup ## compare the blocks that are read with those of cmark
	scripts/conformance $(DEBUG_FLAGS)

.PHONY: calendars
calendars: release ## hold the calendars that are written against the standard, other readers and the days
	scripts/calendars --tidemark $(TIDEMARK)

.PHONY: pages
pages: release ## hold the pages that are written against what pages must be
	scripts/pages --tidemark $(TIDEMARK)

.PHONY: browser
browser: release ## hold the pages that are written against a real browser, axe and the Nu checker
	scripts/pages-in-browser --tidemark $(TIDEMARK)

.PHONY: lsp
lsp: release ## speak to the language server as an editor does, and check what it answers
	scripts/check-lsp --tidemark $(TIDEMARK)

.PHONY: fuzz-server
fuzz-server: release ## try to end or to block the language server with made-up sessions for SECONDS=60
	scripts/fuzz-server --tidemark $(TIDEMARK) --seconds $(SECONDS)

.PHONY: editors
editors: release ## try what is in editors/ in Vim, Neovim, Emacs and under node, without a screen
	@scripts/setup --editors
	scripts/check-editors --tidemark $(TIDEMARK)

.PHONY: pictures
pictures: release ## keep the screens of the editors that a terminal shows in docs/pictures
	@scripts/setup --editors
	scripts/check-editors --tidemark $(TIDEMARK) --pictures

.PHONY: vsix
vsix: ## make the extension for VS Code and Codium in .build/packages
	scripts/package-vsix

.PHONY: locales
locales: release ## compare what the program for use prints in many time zones and locales
	scripts/check-locales --tidemark $(TIDEMARK)

.PHONY: corpus
corpus: release ## run the program over Markdown that the project did not write
	scripts/corpus --tidemark $(TIDEMARK)

.PHONY: vault
vault: setup ## write a made-up vault of ten years into DIR=.soak/vault
	scripts/generate-vault '$(DIR)'

.PHONY: bench
bench: release ## measure on a vault of FILES=10000 files, and write docs/performance.md
	scripts/bench --tidemark $(TIDEMARK) --files $(FILES) --runs $(RUNS) --date "$$(date +%F)"
	scripts/bench --tidemark $(TIDEMARK) --files $(FILES) --runs $(RUNS) --date "$$(date +%F)" --exports
	scripts/bench --tidemark $(TIDEMARK) --files $(FILES) --date "$$(date +%F)" --server

.PHONY: bench-import
bench-import: release ## measure the import of ten years of habits, and write docs/performance.md
	scripts/bench-import --tidemark $(TIDEMARK) --date "$$(date +%F)"

# So many cases ask for an optimized build. It has a folder of its own, as its flags are those of no other.
.PHONY: soak
soak: setup ## run the tests with CASES=100000 random cases each, or those of FILTER=Name
	@mkdir -p .soak
	@rm -f .soak/rules.jsonl .soak/periods.jsonl .soak/languages.jsonl
	TIDEMARK_CASES=$(CASES) TIDEMARK_ORACLE='$(CURDIR)/.soak/rules.jsonl' \
	  $(SWIFT) test $(SOAK_FLAGS) $(if $(FILTER),--filter '$(FILTER)')
	@test ! -e .soak/languages.jsonl || scripts/language-oracle .soak/languages.jsonl
	@test ! -e .soak/rules.jsonl || scripts/rrule-oracle .soak/rules.jsonl $$(ls .soak/periods.jsonl 2> /dev/null)
	$(if $(FILTER),,$(SWIFT) build $(SOAK_FLAGS) --product tidemark && scripts/ritual-oracle --cases $(VAULTS) --tidemark .soak/build/release/tidemark)

.PHONY: soak-sums
soak-sums: FILTER := $(SUMS)
soak-sums: soak ## run those that hold the sums of the format against counts by hand

.PHONY: rituals
rituals: release ## work out anew what the rituals of VAULTS=2000 made-up vaults come to, and compare
	scripts/ritual-oracle --cases $(VAULTS) --tidemark $(TIDEMARK)

.PHONY: oracles
oracles: release ## hold what imports read of made-up files against what other readers read of them
	scripts/import-oracles --tidemark $(TIDEMARK)

.PHONY: torture
torture: build ## kill writing processes TORTURE=5000 times, and print what became of the files
	@mkdir -p .soak
	TIDEMARK_TORTURE=$(TORTURE) $(SWIFT) test --skip-build --filter CommitTorture 2>&1 | tee .soak/torture.log | grep -v started
	@grep -a '^torture: ' .soak/torture.log | sort > .soak/torture.txt
	@cat .soak/torture.txt

.PHONY: fuzz
fuzz: setup ## try to break each law, or LAW=name, with made-up inputs for SECONDS=60
	TIDEMARK_FUZZ=1 $(SWIFT) build -c release --scratch-path .soak/fuzz/build $(FUZZ_FLAGS)
	scripts/fuzz --seconds $(SECONDS) $(addprefix --law ,$(LAW))

.PHONY: fuzz-short
fuzz-short: build ## the same with a few inputs, which are the same each time, and without libFuzzer
	scripts/fuzz --short --program .build/debug/fuzz $(addprefix --law ,$(LAW))

.PHONY: growth
growth: release ## check by counting instructions that reading grows with what is read and no faster
	scripts/growth --program $(TIDEMARK)

.PHONY: growth-short
growth-short: release ## the same for small texts
	scripts/growth --program $(TIDEMARK) --short

# Values that the sanitizer keeps off the stack would say nothing of the room on it; what the program leaves at its end is no leak.
ASAN := detect_leaks=0:detect_stack_use_after_return=0:suppressions=$(CURDIR)/scripts/asan-suppressions.txt

.PHONY: sanitize
sanitize: setup ## run all tests under the thread sanitizer, then under the address sanitizer
	$(SWIFT) test --sanitize thread --scratch-path .soak/thread
	ASAN_OPTIONS='$(ASAN)' $(SWIFT) test --sanitize address --scratch-path .soak/address

.PHONY: generate
generate: setup ## write the documents that are computed from the sources
	scripts/generate --sources
	$(SWIFT) build --product tidemark $(DEBUG_FLAGS)
	scripts/generate

.PHONY: snapshots
snapshots: build ## record the golden files of the tests anew
	TIDEMARK_RECORD=1 $(SWIFT) test $(DEBUG_FLAGS) || true
	git status --short -- Tests

.PHONY: install
install: release ## install the program, its manual and completions below PREFIX=/usr/local
	scripts/install --tidemark $(TIDEMARK) --destination '$(DESTDIR)' --prefix '$(PREFIX)'

.PHONY: uninstall
uninstall: ## remove what make install made below PREFIX=/usr/local
	scripts/install --remove --destination '$(DESTDIR)' --prefix '$(PREFIX)'

.PHONY: deb
deb: release ## make a Debian package in .build/packages
	scripts/package deb --tidemark $(TIDEMARK)

.PHONY: tarball
tarball: release ## make an archive in .build/packages that works wherever it is unpacked
	scripts/package tarball --tidemark $(TIDEMARK)

.PHONY: packages
packages: setup-check release ## make all packages, and install, use and remove each
	scripts/check-packages --tidemark $(TIDEMARK)

.PHONY: completions
completions: setup-check release ## ask bash, zsh and fish to complete command lines
	scripts/check-completions --tidemark $(TIDEMARK)

.PHONY: clean
clean: ## remove what was built
	rm -rf .build .conformance .soak
