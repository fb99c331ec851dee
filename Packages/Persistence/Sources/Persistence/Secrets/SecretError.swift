/// Why a secret could not be kept or read. No text quotes a secret.
public enum SecretError: Error, Hashable, Sendable {
  /// There is no keyring, and the user did not want a file.
  case consentRefused
  /// Others than the user may read the file.
  case exposed(path: String)
  /// The file or its directory could not be read or written.
  case file(path: String, reason: String)
  /// The secret is longer than 32 KiB, or holds a line break, which no keyring tool takes on its input.
  case unsuitable
}

extension SecretError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .consentRefused:
      "The secret was not stored: there is no keyring here, and storing it in a file was declined. "
        + "Set it in the environment instead."
    case .exposed(let path):
      "\(path) can be read by others. Make it private with \"chmod 600\" on the file and \"chmod 700\" on its directory, "
        + "and consider the secret known: replace it."
    case .file(let path, let reason):
      "\(path) cannot be used (\(reason)). Check its permissions and the disk."
    case .unsuitable:
      "The secret is too long (more than 32 KiB) or has more than one line."
    }
  }
}
