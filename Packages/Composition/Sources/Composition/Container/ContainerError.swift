/// An error that occurs while a ``Container`` resolves a dependency.
///
/// Types are named as in source code, followed by their argument if they take one.
public enum ContainerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No factory is registered for the type.
  case notRegistered(String, requiredBy: String?)
  /// The type depends on itself, by way of the types in between.
  case cycle([String])
  /// The factory of the type threw the error that the second value describes.
  case factoryFailed(String, String)

  public var description: String {
    switch self {
    case .notRegistered(let name, let dependent?): "\(dependent) needs \(name), which is not registered."
    case .notRegistered(let name, nil): "\(name) is not registered."
    case .cycle(let names): "The dependencies form a cycle: \(names.joined(separator: " → "))."
    case .factoryFailed(let name, let reason): "\(name) could not be created: \(reason)"
    }
  }

  /// Creates the error for a cycle. It starts with the least of the names, so that the error is the same wherever the cycle was entered.
  static func cycle(through names: [String]) -> ContainerError {
    guard let least = names.min(), let start = names.firstIndex(of: least) else { return .cycle(names) }
    return .cycle(names[start...] + names[..<start] + [least])
  }
}
