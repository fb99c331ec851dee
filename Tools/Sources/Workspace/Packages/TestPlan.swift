/// Which packages' tests have to run after a change, and why the others need not.
public struct TestPlan: Sendable {
  /// One package, and what to do about it.
  public struct Step: Sendable, Equatable {
    /// A package's name, or ``PackageGraph/app``.
    public let package: String
    /// Whether its tests have to run.
    public let runs: Bool
    /// Why, in a few words.
    public let reason: String
  }

  /// One for each package and the app, what others stand on first.
  public let steps: [Step]
  private let inputs: [String: [String: String]]

  /// - Parameters:
  ///   - files: What stands on disk, with identities of the contents.
  ///   - changes: The paths that differ from `base`.
  ///   - base: What the changes are counted from, as it is told to people.
  public init(
    graph: PackageGraph, files: [String: String], changes: Set<String>, since base: String, records: TestRecords
  ) {
    var inputs: [String: [String: String]] = [:]
    for (path, identity) in files {
      for package in graph.affected(by: path) { inputs[package, default: [:]][path] = identity }
    }
    self.inputs = inputs
    let order = graph.packages.sorted { (graph.closure(of: $0).count, $0) < (graph.closure(of: $1).count, $1) }
    steps = order.map { package in
      let step = { (runs: Bool, reason: String) in Step(package: package, runs: runs, reason: reason) }
      if records.isUnfinished(package) { return step(true, "its last run did not pass") }
      if let pass = records.pass(of: package), pass == inputs[package, default: [:]] {
        return step(false, "passed already with exactly these files")
      }
      let affecting = changes.filter { graph.affected(by: $0).contains(package) }.sorted()
      guard let first = affecting.first else {
        return step(false, "nothing that its tests read has changed since \(base)")
      }
      let others = affecting.count - 1
      return step(true, others == 0 ? "\(first) has changed" : "\(first) and \(others) more have changed")
    }
  }

  /// The files that a package's tests depend on, with identities of their contents.
  public func files(of package: String) -> [String: String] { inputs[package, default: [:]] }
}
