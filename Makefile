# The short names of what is done here. Each is one line; without `make`, run the line itself.

# Every target that the list names: none is a file.
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*\#\#.*/\1/p' Makefile)
.DEFAULT_GOAL := help

help:  ## This list
	@sed -n 's/^\([a-zA-Z%-]*\):.*##  *\(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  make %-15s %s\n", $$1, $$2 }'

setup:  ## Install what the build needs from the system, if anything is missing
	Scripts/setup

build:  ## Build the app and everything that it uses
	Scripts/swift build

run:  ## Build and run the app; arguments in ARGS="rank --json"
	Scripts/run $(ARGS)

test:  ## Every test of the app and of all packages
	Scripts/test

test-changed:  ## The packages that changes since main can affect, and why not the others; ARGS=--dry-run
	Scripts/test-changed $(ARGS)

test-times:  ## How long each package's tests take, cold, warm and after an edit, and what is built for them
	Scripts/test-times $(ARGS)

test-%:  ## One package alone: make test-Networking
	Scripts/swift test --disable-xctest --package-path Packages/$*

new-feature:  ## A feature with package, screen, demo, tests and a tab in the app: make new-feature NAME=Weather
	Scripts/new-feature $(NAME)

remove-feature:  ## Take a feature out again: make remove-feature NAME=Weather
	Scripts/remove-feature $(NAME)

check-documents:  ## What README, CONTRIBUTING and the packages' READMEs tell you to do, done in reading order
	Scripts/check-documents $(ARGS)

nightly:  ## What takes too long for every change: feature subsets, stress, sanitizers, fuzzing, soak, coverage, allocations
	Scripts/nightly

check-features:  ## In a copy: a feature is created and taken out; twenty more; all tests without any of them (an hour)
	Scripts/check-features

stress:  ## Reactive's operators under 100,000 rounds of racing threads each
	STRESS=1 Scripts/swift test --package-path Packages/Reactive --disable-xctest --filter StressTests

tsan:  ## Reactive's tests and a shorter stress under ThreadSanitizer; a report is an error
	Scripts/tsan $(ARGS)

leaks:  ## Reactive's tests under LeakSanitizer; a leak is an error
	Scripts/leaks $(ARGS)

asan:  ## Networking's transport tests under AddressSanitizer; a report is an error
	Scripts/asan $(ARGS)

api:  ## What changed in the products' public interfaces since the last release, and which version follows
	Scripts/api $(ARGS)

manifest:  ## The root's manifest, after an edit of a package's own
	Scripts/manifest

consumers:  ## Packages in other repositories that depend on ours by URL and version, in Swift 5 and 6 mode
	Scripts/check-consumers $(ARGS)

migration:  ## Programs written for RxSwift, moved by `tessera-tools migrate`, must compile and run
	Scripts/check-migration

clients:  ## Programs as users of Reactive write them, in Swift 5 and 6 mode, and what must not compile
	Scripts/clients

coverage:  ## Which part of each target's lines the tests run; 90 % at least
	Scripts/coverage

soak:  ## All tests 50 times on a busy machine; another number in ARGS=200
	Scripts/soak $(ARGS)

fuzz:  ## Fuzz what reads bytes from outside, 60 s per target; ARGS="html 600"
	Scripts/fuzz $(ARGS)

fuzz-terminal:  ## Ten million hostile texts on screens, in lines and in plain output: no control byte comes through
	FUZZ_INPUTS=10000000 Scripts/swift test -c release -Xswiftc -enable-testing --disable-xctest \
		--package-path Packages/TerminalUI --filter HostileTextTests

bench:  ## Benchmarks in release mode, each beside its peers; arguments for Reactive's in ARGS="--filter map"
	Scripts/swift run -c release --package-path Benchmarks benchmarks $(ARGS)
	$(MAKE) bench-AppShell bench-Networking bench-Persistence bench-TerminalUI

bench-AppShell:  ## What the app's container costs beside a dictionary and a factory
	Scripts/swift run -c release --package-path Benchmarks ContainerBenchmarks

measure:  ## The release program: start, first frame, idle, memory; minutes of polling in ARGS=10
	Scripts/measure $(ARGS)

allocations:  ## Hold Reactive to allocating nothing per event where it promises that; counted, on Linux
	Scripts/swift run -c release --package-path Benchmarks benchmarks --check-allocations

bench-%:  ## Those of one package alone: make bench-Networking, make bench-Persistence, …
	Scripts/swift run -c release --package-path Packages/$* $*Benchmarks

format:  ## Format every Swift file
	Scripts/lint --fix

lint:  ## Check the format of every Swift file
	Scripts/lint

docs:  ## The documentation of all packages as one site: .build/documentation; warnings are errors
	Scripts/docs

graph:  ## The graphs of packages, targets, the app's container and its places, as text and as pictures
	Scripts/graph

release:  ## One program that needs no Swift where it runs: .build-release/release/tessera
	Scripts/release

package:  ## An archive and a package for Debian of the released program, in .build-release/package
	Scripts/package .build-release/package

pictures:  ## The pictures of the documentation, taken of the real program
	Scripts/pictures

clean:  ## Remove everything that was built
	rm -rf .build .build-coverage .build-fuzz .build-release Benchmarks/.build Packages/*/.build \
		Packages/*/.build-* Packages/Reactive/Clients/.build
