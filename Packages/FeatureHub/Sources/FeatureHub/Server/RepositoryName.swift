/// The full name of a repository, such as `swiftlang/swift`.
public struct RepositoryName: Hashable, Sendable, LosslessStringConvertible {
  /// The username of the repository's owner.
  public let owner: String
  /// The name of the repository, without the owner.
  public let name: String

  /// Creates a name from its text. Returns `nil` unless the text has the form `OWNER/NAME` and contains only characters
  /// that GitHub allows.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy(Self.isAllowed) else { return nil }
    (owner, name) = (parts[0], parts[1])
  }

  /// The full name: `OWNER/NAME`.
  public var description: String { "\(owner)/\(name)" }

  /// Returns whether text can be the name of an owner or of a repository.
  static func isAllowed(_ part: String) -> Bool {
    (1...100).contains(part.count) && part != "." && part != ".."
      && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
  }
}
