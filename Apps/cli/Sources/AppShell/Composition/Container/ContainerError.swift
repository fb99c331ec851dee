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

  /// Whether it is the same, seen from another start: a cycle has as many starts as members.
  func isSameFault(as other: ContainerError) -> Bool {
    switch (self, other) {
    case (.cycle(let left), .cycle(let right)): Set(left) == Set(right)
    default: self == other
    }
  }
}
