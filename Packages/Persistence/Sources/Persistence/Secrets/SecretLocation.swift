/// Where a secret lies, so that the user can be told.
public enum SecretLocation: Hashable, Sendable {
  /// An environment variable of this process. It can only be read.
  case environment(variable: String)
  /// The desktop's keyring, reached through the Secret Service.
  case keyring
  /// A file that only the user may read.
  case file(path: String)
  /// This process's memory, for tests.
  case memory
}

extension SecretLocation: CustomStringConvertible {
  public var description: String {
    switch self {
    case .environment(let variable): "the environment variable \(variable)"
    case .keyring: "the system's keyring"
    case .file(let path): "the file \(path)"
    case .memory: "memory"
    }
  }
}
