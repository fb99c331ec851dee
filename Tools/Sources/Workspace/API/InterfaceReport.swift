/// A report of the interface changes in several modules, with the version that the changes require.
public struct InterfaceReport: Sendable {
  private let changes: [(module: String, changes: [InterfaceChange])]

  /// Creates a report.
  ///
  /// - Parameter changes: The differences of each module.
  public init(_ changes: [(module: String, changes: [InterfaceChange])]) {
    self.changes = changes.filter { !$0.changes.isEmpty }
  }

  /// A Boolean value that indicates whether code that uses the modules may have to change.
  public var isBreaking: Bool { changes.contains { $0.changes.contains { $0.effect != .compatible } } }

  /// Returns the lowest version that may follow `version`, or `nil` if `version` does not consist of three numbers.
  ///
  /// While the major version is 0, a breaking change raises the minor version.
  public func next(after version: String) -> String? {
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    let (major, minor, patch) = (numbers[0], numbers[1], numbers[2])
    return switch (isBreaking, changes.isEmpty) {
    case (true, _): major == 0 ? "0.\(minor + 1).0" : "\(major + 1).0.0"
    case (false, false): major == 0 ? "0.\(minor).\(patch + 1)" : "\(major).\(minor + 1).0"
    case (false, true): "\(major).\(minor).\(patch + 1)"
    }
  }

  /// The report as text, with a paragraph for each module.
  public var text: String {
    guard !changes.isEmpty else { return "The public interfaces have not changed.\n" }
    return changes.map { module, changes in
      let lines = changes.map { change in
        switch change.effect {
        case .breaking(let reason): "  breaks code: \(change.path): \(reason)\n" + Self.lines(change)
        case .compatible: "  compatible: \(change.path)\n" + Self.lines(change)
        }
      }
      return "\(module)\n" + lines.joined()
    }.joined(separator: "\n")
  }

  private static func lines(_ change: InterfaceChange) -> String {
    let lines: [String?] = [change.before.map { "    - \($0)\n" }, change.after.map { "    + \($0)\n" }]
    return lines.compactMap(\.self).joined()
  }
}
