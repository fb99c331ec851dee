/// The reason why a secret could not be stored or read. No message contains a secret.
public enum SecretError: Error, Hashable, Sendable {
  /// No keyring is available, and the user did not agree to store the secret in a file.
  case consentRefused
  /// The keyring did not remove or replace the secret, which it therefore still contains.
  case keyring
  /// The file is readable by other users.
  case exposed(path: String)
  /// The file or its directory could not be read or written.
  case file(path: String, reason: String)
  /// The file could not be opened, because this process or the system has no free file descriptor.
  case tooManyOpenFiles(path: String)
  /// The secret is longer than 32 KiB, or contains a line break or a null character, which keyring tools do not
  /// support.
  case unsuitable
}

extension SecretError: CustomStringConvertible {
  /// A message that describes what happened and what the user can do.
  public var description: String {
    switch self {
    case .consentRefused:
      "The secret was not stored: no keyring is available, and you declined to store it in a file. "
        + "Set it in the environment instead."
    case .keyring:
      "The keyring did not remove or replace the secret. Unlock the keyring, or remove the entry in the desktop's password manager."
    case .exposed(let path):
      "\(path) can be read by other users. Make it private with \"chmod 600\" on the file and \"chmod 700\" on its directory, "
        + "and replace the secret, because others may know it."
    case .file(let path, let reason):
      "\(path) cannot be used (\(reason)). Check its permissions and the disk."
    case .tooManyOpenFiles(let path):
      "\(path) cannot be opened: too many files are open. Close some programs, or raise the limit with `ulimit -n`."
    case .unsuitable:
      "The secret is too long (more than 32 KiB) or has more than one line. Store a shorter secret in one line."
    }
  }
}
