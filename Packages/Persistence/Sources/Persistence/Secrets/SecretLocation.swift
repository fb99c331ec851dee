/// The location of a secret. Its encoded form is for other programs: an object whose only key is the name of the case.
public enum SecretLocation: Hashable, Sendable, Encodable {
  /// An environment variable of this process. Read-only.
  case environment(variable: String)
  /// The desktop's keyring, accessed through the Secret Service.
  case keyring
  /// A file that only the user can read.
  case file(path: String)
  /// The memory of this process, for tests.
  case memory
}

extension SecretLocation: CustomStringConvertible {
  /// A description of the location in English.
  public var description: String {
    switch self {
    case .environment(let variable): "the environment variable \(variable)"
    case .keyring: "the system's keyring"
    case .file(let path): "the file \(path)"
    case .memory: "memory"
    }
  }
}
