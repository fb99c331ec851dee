import ArgumentParser
import Foundation
import Workspace

struct TestChanged: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Test the packages that a change can affect, and say why the others are left out.")

  @Option(help: "The commit to compare with. Default: where this branch left its upstream or main.")
  var base: String?

  @Flag(help: "Say what would be tested, and test nothing.")
  var dryRun = false

  func run() throws {
    let checkout = try Tools.checkout()
    let records = TestRecords(folder: checkout.root.appending(path: ".build/test-records"))
    let base = base ?? checkout.base()
    let tree = try SourceTree(root: checkout.root)
    let plan = TestPlan(
      graph: PackageGraph(tree), files: try checkout.files(),
      changes: try checkout.changes(since: base), since: String(base.prefix(10)), records: records)
    for step in plan.steps { print(step.runs ? "test" : "skip", "\(step.package): \(step.reason)") }
    guard !dryRun else { return }

    var failed: [String] = []
    for package in plan.steps.filter(\.runs).map(\.package) {
      print("\n== \(package)")
      fflush(nil)
      try records.begin(package)
      if try Tool.run(Self.command(package, in: tree), in: checkout.root) == 0 {
        try records.pass(package, with: plan.files(of: package))
      } else {
        failed.append(package)
      }
    }
    guard failed.isEmpty else {
      print("\nFailed: \(failed.joined(separator: ", ")). What passed is remembered; this is not.")
      throw ExitCode.failure
    }
  }

  /// The app's tests are those of the root that belong to no package.
  private static func command(_ package: String, in tree: SourceTree) -> [String] {
    let test = ["Scripts/swift", "test", "--disable-xctest"]
    guard package == PackageGraph.app else { return test + ["--package-path", "Packages/\(package)"] }
    let targets = Set(tree.swiftTests.filter { $0.package == nil }.compactMap(\.target)).sorted()
    return test + ["--filter", "^(\(targets.joined(separator: "|")))\\."]
  }
}
