/// The name of a user: `mira`, or `mira@other.example` for a user of another server.
public struct Username: Hashable, Sendable, LosslessStringConvertible {
  /// The name without the @ before it.
  public let description: String

  /// Creates a name from its text, with or without an @ before it. Returns `nil` if the text is not a username.
  public init?(_ text: String) {
    let name = text.hasPrefix("@") ? String(text.dropFirst()) : text
    let parts = name.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count <= 2, !parts.contains(where: \.isEmpty), !name.contains(where: { $0.isWhitespace || $0 == "," })
    else { return nil }
    description = name
  }
}
