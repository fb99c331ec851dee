import Foundation
import SourceFiles
import Testing
import Workspace

/// Four edits of each package and twenty others of this repository, each uncommitted, in a copy under Git.
///
/// The expected packages come from the imports in the sources and not from the manifests, which the plan reads.
@Suite
struct SeededEditTests: ~Copyable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "tessera-edits-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `An edit of any file runs the tests of the packages that it can affect, and no others`() throws {
    let tree = try SourceTree.repository.get()
    let edits = Self.edits(of: tree)
    let checkout = try copy(tree, edits)
    try #require(edits.count == 4 * Self.edited(tree.packages).count + 20)
    let importers = Self.importers(in: tree)
    for edit in edits {
      let file = checkout.root.appending(path: edit.path)
      let before = try? String(contentsOf: file, encoding: .utf8)
      try edit.apply(to: file)
      let plan = TestPlan(
        graph: PackageGraph(try SourceTree(root: checkout.root)), files: try checkout.files(),
        changes: try checkout.changes(since: "HEAD"), since: "HEAD",
        records: TestRecords(folder: folder.appending(path: "records")))
      #expect(Set(plan.steps.filter(\.runs).map(\.package)) == edit.expected(importers), "\(edit.path)")
      if let before {
        try before.write(to: file, atomically: true, encoding: .utf8)
      } else {
        try FileManager.default.removeItem(at: file)
      }
    }
  }

  /// Returns a copy under Git of the manifests, and of a source, a test and the README of each package, which Git and
  /// the plan need.
  private func copy(_ tree: SourceTree, _ edits: [Edit]) throws -> Checkout {
    let edited = Set(edits.map(\.path))
    for file in tree.files where file.isManifest || edited.contains(file.path) {
      try write(file.text, to: file.path)
    }
    try write("#!/bin/sh", to: "Scripts/swift")
    let git = ["git", "-c", "user.name=a", "-c", "user.email=a@b.c"]
    for command in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "all"]] {
      _ = try Tool.output(of: git + command, in: folder)
    }
    return Checkout(root: folder)
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

extension SeededEditTests {
  private struct Edit {
    enum Reach {
      case importers(of: String)
      case itself(String)
      case app
      case checks
      case all
    }

    let path: String
    let reach: Reach
    var removes = false

    func apply(to file: URL) throws {
      if removes { return try FileManager.default.removeItem(at: file) }
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (text + "\n// An edit.\n").write(to: file, atomically: true, encoding: .utf8)
    }

    func expected(_ importers: [String: Set<String>]) -> Set<String> {
      switch reach {
      case .importers(let package): importers[package, default: []].union([package, "app", "checks"])
      case .itself(let package): [package, "checks"]
      case .app: ["app", "checks"]
      case .checks: ["checks"]
      case .all: Set(importers.keys).union(["app", "checks"])
      }
    }
  }

  /// Every fifth package. `LONG` is set in the nightly run: every package.
  private static func edited(_ packages: [String]) -> [String] {
    let step = ProcessInfo.processInfo.environment["LONG"] == nil ? 5 : 1
    return stride(from: 0, to: packages.count, by: step).map { packages[$0] }
  }

  private static func edits(of tree: SourceTree) -> [Edit] {
    let perPackage = edited(tree.packages).flatMap { package in
      let own = tree.files.filter { $0.package == package }
      let source = own.first { $0.path.hasPrefix("Packages/\(package)/Sources/") && $0.isSwift }?.path ?? ""
      let test = own.first { $0.isTest && $0.isSwift && !$0.isJourney }?.path ?? ""
      return [
        Edit(path: source, reach: .importers(of: package)),
        Edit(path: test, reach: .itself(package)),
        Edit(path: "Packages/\(package)/Package.swift", reach: .importers(of: package)),
        Edit(path: "Packages/\(package)/README.md", reach: .checks),
      ]
    }
    let others = [
      Edit(path: "Package.swift", reach: .app),
      Edit(path: "README.md", reach: .checks),
      Edit(path: "Documentation/JSON.md", reach: .checks),
      Edit(path: "Documentation/Decisions/0001-one-repository-many-packages.md", reach: .checks),
      Edit(path: "Packages/Reactive/CONTRACT.md", reach: .itself("Reactive")),
      Edit(path: "Packages/TerminalUI/Sources/TerminalUI/TerminalUI.docc/TerminalUI.md", reach: .checks),
      Edit(path: "Tests/EndToEndTests/Golden/new.json", reach: .app),
      Edit(path: "Tests/ArchitectureTests/NewTests.swift", reach: .checks),
      Edit(path: "Tests/ScriptsTests/NewTests.swift", reach: .checks),
      Edit(path: "Scripts/lint", reach: .checks),
      Edit(path: "Makefile", reach: .checks),
      Edit(path: "Packages/Composition/Tests/CompositionTests/NewTests.swift", reach: .itself("Composition")),
      Edit(path: "Apps/cli/Sources/AppShell/New.swift", reach: .app),
      Edit(path: "Tests/AppShellTests/NewTests.swift", reach: .app),
      Edit(path: "Tools/Sources/Workspace/New.swift", reach: .checks),
      Edit(path: "Benchmarks/Package.swift", reach: .app),
      Edit(path: "Scripts/swift", reach: .all),
      Edit(path: "Packages/Reactive/Sources/Reactive/New.swift", reach: .importers(of: "Reactive")),
      Edit(path: "Packages/Persistence/Tests/PersistenceTests/NewTests.swift", reach: .itself("Persistence")),
      Edit(path: "Packages/DemoServer/README.md", reach: .checks, removes: true),
    ]
    return perPackage + others
  }

  /// Returns, for each package, the packages whose sources or tests import one of its modules, directly or indirectly.
  private static func importers(in tree: SourceTree) -> [String: Set<String>] {
    let owners = tree.packageOfModule
    var importers = Dictionary(uniqueKeysWithValues: tree.packages.map { ($0, Set<String>()) })
    for file in tree.files where file.package != nil {
      for found in file.imports {
        if let owner = owners[found.module], let owner, let package = file.package, owner != package {
          importers[owner]?.insert(package)
        }
      }
    }
    // As many repetitions as there are packages reach the end of the longest chain.
    for _ in tree.packages {
      for (owner, direct) in importers {
        importers[owner] = direct.union(direct.flatMap { importers[$0, default: []] })
      }
    }
    return importers
  }
}
