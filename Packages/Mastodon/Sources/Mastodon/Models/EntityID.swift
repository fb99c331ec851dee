import Networking

/// The ID of an account, a status or another entity of a server.
///
/// IDs are opaque text. Servers assign ascending IDs, as digits (Mastodon) or ULIDs (GoToSocial), so a newer entity has
/// a greater ID. IDs are compared by length first, and then byte by byte.
public struct EntityID: Sendable, Hashable, Comparable, Codable, LosslessStringConvertible,
  ExpressibleByStringLiteral
{
  /// The ID as the server sends it.
  public let description: String

  /// Creates an ID from a server's text.
  public init(_ description: String) { self.description = description }

  /// Creates an ID from a literal.
  public init(stringLiteral value: String) { description = value }

  /// Decodes an ID from a string or a number.
  public init(from decoder: any Decoder) throws { description = try StringOrNumber(from: decoder).text }

  /// Encodes the ID as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Returns a Boolean value that indicates whether the first ID belongs to an older entity. Compares the IDs by
  /// length, and then byte by byte.
  public static func < (a: EntityID, b: EntityID) -> Bool {
    let (first, second) = (a.description.utf8, b.description.utf8)
    return first.count == second.count ? first.lexicographicallyPrecedes(second) : first.count < second.count
  }
}
