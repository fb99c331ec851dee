/// An error that occurs while a ``Container`` resolves a dependency.
///
/// The error names types as in source code, followed by the argument if the factory of the type takes one.
public enum ContainerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No factory is registered for the type. The second value is the type that requires it, or `nil` if the container
  /// was called directly.
  case notRegistered(String, requiredBy: String?)
  /// The type depends on itself. The associated value lists the types of the cycle, which begins and ends with the same
  /// type.
  case cycle([String])
  /// The factory of the type threw an error, which the second value describes.
  case factoryFailed(String, String)
  /// The factory of the type, or that of a dependency, needs a server that has no URL.
  case unknownServer(UnknownServer)

  /// A description of what happened.
  public var description: String {
    switch self {
    case .notRegistered(let name, let dependent?): "\(dependent) needs \(name), which is not registered."
    case .notRegistered(let name, nil): "\(name) is not registered."
    case .cycle(let names): "The dependencies form a cycle: \(names.joined(separator: " → "))."
    case .factoryFailed(let name, let reason): "\(name) could not be created: \(reason)"
    case .unknownServer(let error): error.description
    }
  }

  /// Returns the error for a cycle. The cycle starts with the name that sorts first, so that the error does not depend
  /// on the type that was resolved first.
  static func cycle(through names: [String]) -> ContainerError {
    guard let least = names.min(), let start = names.firstIndex(of: least) else { return .cycle(names) }
    return .cycle(names[start...] + names[..<start] + [least])
  }
}
