import SourceFiles

/// A plan that contains, for each package, whether its tests have to run after a change, and the reason.
public struct TestPlan: Sendable {
  /// The decision for one package.
  public struct Step: Sendable, Equatable {
    /// A package's name, ``PackageGraph/app`` or ``PackageGraph/checks``.
    public let package: String
    /// A Boolean value that indicates whether the tests of the package have to run.
    public let runs: Bool
    /// The reason for the decision, in a few words.
    public let reason: String
  }

  /// The decisions for each package, the app and the checks. Dependencies come first.
  public let steps: [Step]
  private let files: Set<String>
  private let inputs: [String: [String: String]]

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - files: The files on disk, with their identities.
  ///   - circumstances: The other inputs of the tests; see ``Checkout/circumstances()``.
  ///   - changes: The paths that differ from `base`.
  ///   - base: The name of the compared commit, for messages.
  public init(
    graph: PackageGraph, files: [String: String], circumstances: [String: String] = [:], changes: Set<String>,
    since base: String, records: TestRecords
  ) {
    var inputs: [String: [String: String]] = [:]
    for (path, identity) in files.merging(circumstances, uniquingKeysWith: { $1 }) {
      for package in graph.affected(by: path) { inputs[package, default: [:]][path] = identity }
    }
    self.inputs = inputs
    self.files = Set(files.keys)
    let order = graph.packages.sorted { (graph.closure(of: $0).count, $0) < (graph.closure(of: $1).count, $1) }
    steps = order.map { package in
      let step = { (runs: Bool, reason: String) in Step(package: package, runs: runs, reason: reason) }
      if records.isUnfinished(package) { return step(true, "its last run did not pass") }
      let now = inputs[package, default: [:]]
      let pass = records.pass(of: package)
      if pass == now { return step(false, "passed already with exactly these files") }
      // A key that is not a file has no version in the base, so it is compared with the last pass.
      let different = pass.map { pass in circumstances.keys.filter { now[$0] != nil && now[$0] != pass[$0] } } ?? []
      let affecting = (changes.filter { graph.affected(by: $0).contains(package) } + different).sorted()
      guard let first = affecting.first else {
        return step(false, "nothing that its tests read has changed since \(base)")
      }
      let others = affecting.count - 1
      return step(true, others == 0 ? "\(first) has changed" : "\(first) and \(others) more have changed")
    }
  }

  /// Returns the files that a package's tests depend on and whose identity is different in a later plan.
  public func edits(of package: String, until later: TestPlan) -> [String] {
    let before = inputs(of: package)
    let after = later.inputs(of: package)
    return files.union(later.files).filter { before[$0] != after[$0] }.sorted()
  }

  /// Returns the files and circumstances that a package's tests depend on, with their identities.
  public func inputs(of package: String) -> [String: String] { inputs[package, default: [:]] }
}
