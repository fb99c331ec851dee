/// The differences of several modules in words, with the version that follows from them.
public struct InterfaceReport: Sendable {
  private let changes: [(module: String, changes: [InterfaceChange])]

  /// - Parameter changes: The differences of each module.
  public init(_ changes: [(module: String, changes: [InterfaceChange])]) {
    self.changes = changes.filter { !$0.changes.isEmpty }
  }

  /// Whether code that uses the modules may have to change.
  public var isBreaking: Bool { changes.contains { $0.changes.contains { $0.effect != .compatible } } }

  /// The lowest version that may follow a version.
  ///
  /// While the first number is 0, the second one counts what breaks.
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

  /// A paragraph for each module.
  public var text: String {
    guard !changes.isEmpty else { return "The public interfaces are as they were.\n" }
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
