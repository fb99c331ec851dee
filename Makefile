# Short names for the repository's commands. Each is one line; without `make`, run the line itself.

# Every listed target: none is a file.
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*\#\#.*/\1/p' Makefile)
.DEFAULT_GOAL := help

# A variable that the command does not read is a mistake, such as NAM=Weather. The tests read further ones.
variables := DIR FEATURE NAME PACKAGE TESSERA WITH
unknown := $(filter-out -% $(variables),$(foreach name,$(.VARIABLES),$(if $(filter command,$(origin $(name))),$(name))))
ifneq ($(and $(unknown),$(filter new-% remove-%,$(MAKECMDGOALS))),)
$(error No variable is called $(unknown). The variables are $(variables))
endif

help:  ## Print this list
	@sed -n 's/^\([a-zA-Z%-]*\):.*##  *\(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  make %-15s %s\n", $$1, $$2 }'

setup:  ## Install missing system libraries
	Scripts/setup

build:  ## Build the app and its dependencies
	Scripts/swift build

run:  ## Build and run the app; arguments in ARGS="rank --json"
	Scripts/run $(ARGS)

test:  ## Run every test of the app and of all packages
	Scripts/test

test-changed:  ## Test the packages that changes since main can affect, and explain why others are skipped; ARGS=--dry-run
	Scripts/tools test-changed $(ARGS)

test-times:  ## Measure the processor time of each test target, and compare it with its budget
	Scripts/test-times $(ARGS)

test-%:  ## Test one package alone: make test-Networking ARGS="--filter CookieTests"
	PACKAGE=$* Scripts/test $(ARGS)

journey-%:  ## Build the app, and run a feature's tests in it: make journey-FeatureHub; TESSERA_WRITE_GOLDEN=1 before it writes golden files
	@test -d Packages/$* || { echo "make: there is no package Packages/$*" >&2; exit 2; }
	Scripts/swift build --product tessera && TESSERA_PROGRAM=$(CURDIR)/.build/debug/tessera PACKAGE=$* Scripts/test --filter JourneyTests $(ARGS)

demo-%:  ## Run one feature alone: make demo-FeatureCoinRank ARGS=--once
	@test -d Packages/$*/Sources/*-demo || { echo "make: no feature $* with a demo: see the folders Packages/Feature…" >&2; exit 2; }
	Scripts/program $(shell echo $(patsubst Feature%,%,$*) | tr A-Z a-z)-demo $(ARGS)

rules:  ## Check the architecture rules, also on a tree that does not compile
	Scripts/rules

new-feature:  ## Create a feature with a package, a screen, a demo, tests and a tab: make new-feature NAME=Weather WITH="server web"; PACKAGE=../weather TESSERA=URL@VERSION for a repository of its own
	Scripts/tools new-feature $(or $(NAME),$(error Name the feature: make new-feature NAME=Weather)) $(if $(WITH),--with $(WITH)) $(if $(PACKAGE),--package "$(PACKAGE)") $(if $(TESSERA),--tessera $(TESSERA))

new-app:  ## Create a repository of an app: make new-app DIR=../notebook WITH="Hub Notes=URL@VERSION" TESSERA=URL@VERSION
	Scripts/tools new-app "$(or $(DIR),$(error Name the folder: make new-app DIR=../notebook))" $(if $(WITH),--with $(WITH)) $(if $(TESSERA),--tessera $(TESSERA))

new-screen:  ## Create a screen of a feature: make new-screen FEATURE=Weather NAME=Forecast; PACKAGE=../weather for a feature in its own repository
	Scripts/tools new-screen $(or $(FEATURE),$(error Name the feature: make new-screen FEATURE=Weather NAME=Forecast)) $(or $(NAME),$(error Name the screen: make new-screen FEATURE=Weather NAME=Forecast)) $(if $(PACKAGE),--package "$(PACKAGE)")

remove-feature:  ## Remove a feature: make remove-feature NAME=Weather
	Scripts/tools remove-feature $(or $(NAME),$(error Name the feature: make remove-feature NAME=Weather))

check-documents:  ## Follow the instructions of the READMEs, CONTRIBUTING and the tutorials
	Scripts/check-documents $(ARGS)

mutants:  ## Change one line of a package at a time, and list the changes that its tests do not notice: make mutants PACKAGE=Networking
	PACKAGE= Scripts/mutants $(PACKAGE) $(ARGS)

nightly:  ## Run the slow checks: feature subsets, stress, sanitizers, fuzzing, soak, coverage, allocations
	Scripts/nightly

resolve:  ## Repair the lists of features and screens that a merge left in conflict, also while Package.swift has conflict marks
	Scripts/resolve

check-merges:  ## Merge branches that each add a feature or a screen, in a copy
	Scripts/check-merges

check-features:  ## Create and remove a feature, add twenty, and test without each, in a copy (an hour)
	Scripts/check-features

stress:  ## Run 100,000 rounds of racing threads through each of Reactive's operators, in release mode
	STRESS=1 PACKAGE=Reactive Scripts/swift test -c release -Xswiftc -enable-testing --scratch-path .build-optimized --filter StressTests

marbles:  ## Draw the marble diagrams of Reactive's documentation from runs of the operators
	WRITE_MARBLES=1 PACKAGE=Reactive Scripts/test --filter MarbleTests

tsan:  ## Run Reactive's tests and a shorter stress test under ThreadSanitizer; a report is an error
	Scripts/tsan $(ARGS)

leaks:  ## Run Reactive's tests under LeakSanitizer; a leak is an error
	Scripts/leaks $(ARGS)

asan:  ## Run Networking's transport tests under AddressSanitizer; a report is an error
	Scripts/asan $(ARGS)

api:  ## Report the changes in the public interfaces since the last release, and the version they need
	Scripts/api $(ARGS)

manifest:  ## Write the root manifest after an edit of a package's manifest
	Scripts/manifest

consumers:  ## Build packages that depend on this repository by URL and version, in Swift 5 and 6 mode
	Scripts/check-consumers $(ARGS)

migration:  ## Migrate programs written for RxSwift with `tessera-tools migrate`, then compile and run them
	Scripts/check-migration

clients:  ## Build programs in the style of Reactive's users, in Swift 5 and 6 mode, and code that must not compile
	Scripts/clients

coverage:  ## Measure the line coverage of each target; fails below 90 %
	Scripts/coverage

soak:  ## Run all tests 50 times on a busy machine; another number with ARGS=200
	Scripts/soak $(ARGS)

fuzz:  ## Fuzz the code that parses untrusted bytes, 60 s per target; ARGS="html 600"
	Scripts/fuzz $(ARGS)

fuzz-terminal:  ## Send ten million hostile texts to screens, lines and plain output, and check for control characters
	FUZZ_INPUTS=10000000 PACKAGE=TerminalUI Scripts/swift test -c release -Xswiftc -enable-testing \
		--scratch-path .build-optimized --filter HostileTextTests

fuzz-websocket:  ## Decode ten million random streams of WebSocket frames
	FUZZ_INPUTS=10000000 PACKAGE=Networking Scripts/swift test -c release -Xswiftc -enable-testing \
		--scratch-path .build-optimized --filter WebSocketDecoderTests

bench:  ## Run the benchmarks in release mode; arguments for Reactive's in ARGS="--filter map" or ARGS="--chart chart.svg"
	Scripts/swift run -c release --package-path Benchmarks benchmarks $(ARGS)
	$(MAKE) bench-AppShell $(patsubst %Benchmarks,bench-%,$(notdir $(wildcard Packages/*/Sources/*Benchmarks)))

bench-AppShell:  ## Compare the app's container with a dictionary and a factory
	Scripts/swift run -c release --package-path Benchmarks ContainerBenchmarks

measure:  ## Measure the release program: launch, first frame, idle, memory; minutes of polling in ARGS=10
	Scripts/measure $(ARGS)

compile-cost:  ## Measure what 200 chains of Reactive cost the compiler: processor time and machine code
	Scripts/compile-cost $(ARGS)

allocations:  ## Verify that Reactive allocates nothing per event where it guarantees that (Linux)
	Scripts/swift run -c release --package-path Benchmarks benchmarks --check-allocations

bench-%:  ## Run the benchmarks of one package: make bench-Networking, make bench-Persistence, …
	Scripts/program --release $*Benchmarks

format:  ## Format every Swift file
	Scripts/lint --fix

lint:  ## Check the format of every Swift file
	Scripts/lint

docs:  ## Build the documentation of all packages as one site: .build/documentation; warnings are errors
	Scripts/docs $(ARGS)

graph:  ## Draw the graphs of packages, targets, the container and the destinations in .build/graphs, as text and as images
	Scripts/graph

release:  ## Build the program with statically linked Swift: .build-release/release/tessera
	Scripts/release

package:  ## Create an archive and a Debian package of the release program, in .build-release/package
	Scripts/package .build-release/package

pictures:  ## Take the screenshots of the documentation from the real program
	Scripts/pictures

clean:  ## Remove all build products
	rm -rf .build .build-* Benchmarks/.build Packages/*/.build Packages/Reactive/Clients/.build
