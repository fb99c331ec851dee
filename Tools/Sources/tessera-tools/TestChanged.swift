import ArgumentParser
import Foundation
import SourceFiles
import Workspace

struct TestChanged: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Test the packages that a change can affect, and print the reasons for skipping the others.")

  @Option(
    help: "The commit to compare with. Default: the commit at which this branch diverged from origin/main or main.")
  var base: String?

  @Flag(help: "Print the packages that would be tested, and test nothing.")
  var dryRun = false

  func run() throws {
    let checkout = try Tools.checkout()
    let records = TestRecords(folder: checkout.root.appending(path: ".build/test-records"))
    let base = base ?? checkout.base()
    let tree = try SourceTree(root: checkout.root)
    let plan = try plan(checkout, tree, since: base, records)
    for step in plan.steps { print(step.runs ? "test" : "skip", "\(step.package): \(step.reason)") }
    guard !dryRun else { return }

    var failed: [String] = []
    for package in plan.steps.filter(\.runs).map(\.package) {
      print("\n== \(package)")
      fflush(nil)
      try records.begin(package)
      guard try Self.commands(package, in: tree).allSatisfy({ try Tool.run($0, in: checkout.root) == 0 }) else {
        failed.append(package)
        continue
      }
      // The run itself can resolve versions, but a file that was edited during the run may not have been tested.
      let after = try self.plan(checkout, SourceTree(root: checkout.root), since: base, records)
      let edited = plan.edits(of: package, until: after)
      if edited.isEmpty {
        try records.pass(package, with: after.inputs(of: package))
      } else {
        print(
          "\(package) passed, but the result is not stored, because these files were edited during the run: \(edited.joined(separator: ", "))"
        )
      }
    }
    guard failed.isEmpty else {
      print("\nFailed: \(failed.joined(separator: ", ")). Passing results are stored; failures are not.")
      throw ExitCode.failure
    }
  }

  private func plan(
    _ checkout: Checkout, _ tree: SourceTree, since base: String, _ records: TestRecords
  ) throws -> TestPlan {
    TestPlan(
      graph: PackageGraph(tree), files: try checkout.files(), circumstances: try checkout.circumstances(),
      changes: try checkout.changes(since: base), since: String(base.prefix(10)), records: records)
  }

  /// Returns the commands that test a package. The tests in the root, which belong to no package, are those of the app
  /// and the checks. The journeys of the features need the app.
  private static func commands(_ package: String, in tree: SourceTree) -> [[String]] {
    let test = "Scripts/test"
    let checks = ["ArchitectureTests", "ScriptsTests", "WorkspaceTests"]
    func filtered(_ targets: some Sequence<String>) -> [String] {
      [test, "--filter", "^(\(targets.joined(separator: "|")))\\."]
    }
    return switch package {
    case PackageGraph.app:
      [
        filtered(
          Set(tree.swiftTests.filter { $0.package == nil || $0.isJourney }.compactMap(\.target))
            .subtracting(checks).sorted())
      ]
    case PackageGraph.checks: [filtered(checks), ["Scripts/docs", "--no-build"]]
    default: [["env", "PACKAGE=\(package)", test]]
    }
  }
}
