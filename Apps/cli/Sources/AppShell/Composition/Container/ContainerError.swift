/// Why something could not be made. Types are named as they are written, with their argument if they have one.
enum ContainerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nobody registered it.
  case missing(String, requiredBy: String?)
  /// It needs itself, by way of those between.
  case cycle([String])
  /// Its factory failed.
  case failed(String, String)

  var description: String {
    switch self {
    case .missing(let name, let requirer?): "\(requirer) needs \(name), which is not registered."
    case .missing(let name, nil): "\(name) is not registered."
    case .cycle(let names): "A cycle: \(names.joined(separator: " → "))."
    case .failed(let name, let reason): "\(name) could not be made: \(reason)"
    }
  }

  /// A cycle through all of these. It is told from the least of the names on, so that it is the same one wherever it was entered.
  static func cycle(through names: [String]) -> ContainerError {
    guard let least = names.min(), let start = names.firstIndex(of: least) else { return .cycle(names) }
    return .cycle(names[start...] + names[..<start] + [least])
  }
}
